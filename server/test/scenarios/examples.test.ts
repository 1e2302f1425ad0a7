import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.ts';

const examples = resolve(import.meta.dirname, '../../../examples');
const run = promisify(execFile);

describe('the examples', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it('agent-over-http finds, pays for and calls a tool', async () => {
    const { stdout } = await run(process.execPath, [`${examples}/agent-over-http.ts`, service.url]);
    expect(stdout.split('\n').slice(1)).toEqual([
      'payment required: $0.05',
      'the payment is paid',
      '{"characters":18,"lines":1,"words":6}',
      '',
    ]);
  });

  it('agent-over-http searches in Chinese too', async () => {
    const { stdout } = await run(process.execPath, [
      `${examples}/agent-over-http.ts`,
      service.url,
      '生成网址别名',
      '{"title":"Hello World"}',
    ]);
    expect(stdout).toContain('{"slug":"hello-world"}');
  });

  it('agent-over-mcp does the same without leaving MCP', async () => {
    const { stdout } = await run(process.execPath, [`${examples}/agent-over-mcp.ts`, `${service.url}/mcp`]);
    expect(stdout.split('\n')).toEqual([
      'word_count costs $0.05 per call',
      'payment_required: $0.05',
      'the payment is paid',
      '{"characters":18,"lines":1,"words":6}',
      '',
    ]);
  });

  it('owner-and-buyer sells a file, buys it and shows the earnings', async () => {
    const { stdout } = await run(process.execPath, [`${examples}/owner-and-buyer.ts`, service.url]);
    expect(stdout.split('\n')).toEqual([
      'for sale: Daily rainfall in Hong Kong, 83 bytes, $0.10',
      'found: Daily rainfall in Hong Kong with station, date, millimetres',
      '402: payment required, $0.10',
      'the payment is paid',
      'delivered as signed_url',
      'rainfall.csv: 3 rows, the hash is right',
      'earned: $0.10 of test money, in 1 sale',
      '',
    ]);
  });

  it('pay-with-x402 pays from a wallet without an account', async () => {
    const { stdout } = await run(process.execPath, [`${examples}/pay-with-x402.ts`, service.url]);
    expect(stdout.split('\n')).toEqual([
      '/api/tools/word-count asks for $0.05 on eip155:84532',
      '{"characters":18,"lines":1,"words":6}',
      expect.stringMatching(/^this wallet paid \$0\.05 in transaction 0x[0-9a-f]{64}$/),
      '',
    ]);
  });
});

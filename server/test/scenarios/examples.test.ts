import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connectClient } from '../mcp-client.ts';
import { startService, type Service } from '../service.ts';

const examples = resolve(import.meta.dirname, '../../../examples');
const run = promisify(execFile);

/** As each host documents it: by address, or by a command. */
const Server = z.union([
  z.strictObject({ type: z.literal('http').optional(), url: z.string(), headers: z.strictObject({ Authorization: z.string() }) }),
  z.strictObject({ command: z.string(), args: z.array(z.string()), env: z.strictObject({ FAREBOX_AUTHORIZATION: z.string() }) }),
]);
const Servers = z.strictObject({ farebox: Server });
const Configuration = z.union([
  z.strictObject({ mcpServers: Servers }).transform(({ mcpServers }) => mcpServers),
  z.strictObject({ inputs: z.array(z.looseObject({ id: z.string() })), servers: Servers }).transform(({ servers }) => servers),
]);

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

  it.each([
    ['ten-lines.ts', process.execPath],
    ['ten-lines.py', 'python3'],
  ])('%s searches, pays and calls in at most ten lines, as printed in the documentation', async (name, interpreter) => {
    const code = await readFile(`${examples}/${name}`, 'utf8');
    expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
    expect(await readFile(`${examples}/../docs/clients.md`, 'utf8')).toContain(code);
    const folder = await mkdtemp(`${examples}/.run-`);
    try {
      await writeFile(`${folder}/${name}`, code.replace('http://127.0.0.1:4020', service.url));
      const { stdout } = await run(interpreter, [`${folder}/${name}`]);
      expect(JSON.parse(stdout)).toEqual({ characters: 18, lines: 1, words: 6 });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each(['claude-code', 'claude-desktop', 'cursor', 'vs-code'])(
    'the configuration of %s connects to the endpoint, and buys from the credit of its key',
    async (name) => {
      const text = await readFile(`${examples}/configuration/${name}.json`, 'utf8');
      const { farebox } = Configuration.parse(JSON.parse(text));
      const [url, authorization] =
        'url' in farebox
          ? [farebox.url, farebox.headers.Authorization]
          : [farebox.args[2], farebox.args[4]?.replace('Authorization:${FAREBOX_AUTHORIZATION}', farebox.env.FAREBOX_AUTHORIZATION)];
      expect(url).toBe('http://127.0.0.1:4020/mcp');
      expect(authorization).toMatch(/^Bearer \S+$/);
      // What a host sends once it has filled in the key.
      const { apiKey } = await service.customer({ credit: '1.00' });
      const headers = { authorization: authorization?.replace(/ \S+$/, ` ${apiKey['x-api-key']}`) ?? '' };
      const client = await connectClient(url?.replace('http://127.0.0.1:4020', service.url).replace(/\/mcp$/, '') ?? '', 'auto', headers);
      const bought = await client.call('word_count', { text: 'to be or not to be', pay: 'credit' });
      expect(bought).toMatchObject({ status: 'ok', data: { words: 6 } });
      expect((await service.get('/api/v1/me/credit', apiKey)).body).toMatchObject({ balance: '0.95' });
      await client[Symbol.asyncDispose]();
    },
  );

  // Their packages are not installed here: `server/test/outside-clients/run.ts` runs those in JavaScript.
  it.each(['langchain.py', 'openai-agents.py'])('%s is valid Python', async (name) => {
    const parse = 'import ast, sys; ast.parse(open(sys.argv[1]).read())';
    await run('python3', ['-c', parse, `${examples}/${name}`]);
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

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ServiceDescriptor } from '@farebox/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFree, toolSnippets } from '../../../console/src/catalog/snippets.ts';
import { startService, type Service } from '../service.ts';

const run = promisify(execFile);

describe('the snippets of a tool page', () => {
  let service: Service;
  let folder: string;
  beforeAll(async () => {
    service = await startService();
    // Inside the workspace, where the client is installed.
    folder = await mkdtemp(join(import.meta.dirname, '.snippets-'));
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  async function snippet(id: string, toolId = 'word-count', input: Readonly<Record<string, unknown>> = { text: "it's one two" }) {
    const tool = ServiceDescriptor.parse((await service.get(`/api/catalog/${toolId}`)).body);
    return { code: toolSnippets(tool, input, service.url).find((each) => each.id === id)?.code ?? '', tool };
  }

  it('pay and call by curl', async () => {
    const { stdout } = await run('bash', ['-c', (await snippet('curl')).code]);
    expect(stdout).toContain('"words":3');
  });

  it('pay and call by the TypeScript client', async () => {
    const file = join(folder, 'call.ts');
    await writeFile(file, (await snippet('typescript')).code);
    const { stdout } = await run(process.execPath, [file]);
    expect(stdout).toContain('words: 3');
  });

  it('pay and call by Python', async () => {
    const { stdout } = await run('python3', ['-c', (await snippet('python')).code]);
    expect(stdout).toContain("'words': 3");
  });

  it('call a free tool without a payment', async () => {
    const free = { price_amount: '0' };
    expect(await service.patch('/api/v1/admin/tools/word-count', free, await service.asAdmin())).toMatchObject({ status: 200 });
    const { code, tool } = await snippet('curl');
    expect(isFree(tool)).toBe(true);
    expect(code).not.toContain('payment');
    expect((await run('bash', ['-c', code])).stdout).toContain('"words":3');
    expect((await run('python3', ['-c', (await snippet('python')).code])).stdout).toContain("'words': 3");
  });

  it('configure an MCP client with a key', async () => {
    const { code } = await snippet('mcp');
    const config: unknown = JSON.parse(code.replaceAll(/^\/\/.*$/gm, ''));
    expect(config).toEqual({ mcpServers: { farebox: { type: 'http', url: `${service.url}/mcp`, headers: { 'X-API-Key': 'YOUR_KEY' } } } });
  });
});

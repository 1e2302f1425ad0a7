import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { z } from 'zod';
import { CreatedApiKey, Session } from '@farebox/contract';
import { freePort, spawnService } from '../crash/child-service.ts';
import { installApart } from '../install-apart.ts';
import { modelStandIn } from './model-stand-in.ts';

/**
 * Clients, agents and linters of others, unmodified, against the real service: the MCP client of the AI SDK, the agents of
 * `examples/` with a stand-in of their model, the program that Claude Desktop starts, openapi-typescript with openapi-fetch,
 * @hey-api/openapi-ts, and Redocly's linter. They are not in the main lock file: openapi-typescript needs an older TypeScript.
 *
 *     npx node server/test/outside-clients/run.ts [folder in which they are installed already]
 */
const run = promisify(execFile);
const here = import.meta.dirname;
const examples = resolve(here, '../../../examples');
const runMsMax = 120_000;
/** For `call_tool`. */
const counting = { name: 'word_count', arguments: { text: 'to be or not to be' }, pay: 'credit' };
const admin = { email: 'admin@example.com', password: 'correct horse battery staple' };

const folder = await mkdtemp(join(tmpdir(), 'farebox-clients-'));
const into = process.argv[2] ?? join(folder, 'clients');
const service = spawnService(
  {
    FAREBOX_DATA_DIR: await mkdtemp(join(folder, 'data-')),
    FAREBOX_WEATHER_URL: 'http://127.0.0.1:9',
    FAREBOX_ALLOW_PRIVATE_ADDRESSES: '1',
    FAREBOX_ADMIN_EMAIL: admin.email,
    FAREBOX_ADMIN_PASSWORD: admin.password,
  },
  await freePort(),
);
try {
  await cp(here, into, { recursive: true });
  if (process.argv[2] === undefined) await installApart(into);
  await service.ready();
  await writeFile(join(into, 'openapi.json'), await (await fetch(`${service.url}/openapi.json`)).text());
  const key = await keyWithCredit();
  const results = [
    await tried('@ai-sdk/mcp searches, and sees a price', aiSdk),
    await tried('examples/vercel-ai-sdk.mjs, with a stand-in of the model', () => agent('vercel-ai-sdk.mjs', 'any', key)),
    await tried('examples/langchain.mjs, the same', () => agent('langchain.mjs', 'openai:any', key)),
    await tried('examples/openai-agents.mjs, the same', () => agent('openai-agents.mjs', 'any', key)),
    await tried('examples/configuration/claude-desktop.json: its command buys from the credit of the key', () => claudeDesktop(key)),
    await tried('openapi-typescript and openapi-fetch', openApiFetch),
    await tried('@hey-api/openapi-ts', () => tool('openapi-ts', '-i', 'openapi.json', '-o', 'hey-api')),
    await tried('redocly lint finds no error', () => tool('redocly', 'lint', 'openapi.json', '--extends=minimal', '--format=summary')),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
}

/** The API key of a new account with credit, made as a person would. */
async function keyWithCredit(): Promise<string> {
  const ask = async (path: string, body: unknown, authorization = ''): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', ...(authorization === '' ? {} : { authorization }) };
    return (await fetch(service.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const login = Session.parse(await ask('/api/v1/auth/login', admin));
  const { token, user } = Session.parse(await ask('/api/v1/auth/register', { email: 'buyer@example.com', password: admin.password }));
  await ask(`/api/v1/admin/users/${user.id}/credit`, { amount: '5.00' }, `Bearer ${login.token}`);
  return CreatedApiKey.parse(await ask('/api/v1/me/api-keys', { name: 'agent' }, `Bearer ${token}`)).key;
}

/** An example as it stands, but for the address of the service: its model calls the tool through MCP and says what it answered. */
async function agent(name: string, model: string, key: string): Promise<void> {
  await using standIn = await modelStandIn({ name: 'call_tool', arguments: counting });
  const code = await readFile(join(examples, name), 'utf8');
  await writeFile(join(into, name), code.replace('http://127.0.0.1:4020', service.url));
  const own = { OPENAI_BASE_URL: standIn.url, OPENAI_API_KEY: 'none', OPENAI_AGENTS_DISABLE_TRACING: '1', LANGSMITH_TRACING: 'false' };
  const { stdout } = await run(process.execPath, ['--import', './model-provider.mjs', name], {
    cwd: into,
    timeout: runMsMax,
    env: { ...process.env, ...own, FAREBOX_KEY: key, MODEL: model },
  });
  if (!standIn.offered().includes('search_tools')) throw new Error(`the model was offered ${standIn.offered().join(', ')}`);
  if (!/words\\*":\s*6/.test(stdout)) throw new Error(`it said ${stdout.slice(0, 1000)}`);
}

/** What Claude Desktop does with its configuration: starts the command, and speaks MCP with it over its standard input and output. */
async function claudeDesktop(key: string): Promise<void> {
  const text = (await readFile(join(examples, 'configuration/claude-desktop.json'), 'utf8'))
    .replace('http://127.0.0.1:4020', service.url)
    .replace('fbk_your-api-key', key);
  const Configuration = z.object({
    mcpServers: z.object({
      farebox: z.object({ command: z.string(), args: z.array(z.string()), env: z.record(z.string(), z.string()) }),
    }),
  });
  const { command, args, env } = Configuration.parse(JSON.parse(text)).mcpServers.farebox;
  const inherited = { PATH: process.env['PATH'] ?? '', HOME: folder };
  const transport = new StdioClientTransport({ command, args, env: { ...inherited, ...env }, cwd: into, stderr: 'ignore' });
  const client = new Client({ name: 'desktop', version: '1.0.0' });
  await client.connect(transport, { timeout: runMsMax });
  try {
    const { structuredContent } = await client.callTool({ name: 'call_tool', arguments: counting });
    z.object({ status: z.literal('ok'), data: z.object({ words: z.literal(6) }) }).parse(structuredContent);
  } finally {
    await client.close();
  }
}

async function aiSdk(): Promise<void> {
  const { stdout } = await run(process.execPath, ['ai-sdk.mjs', service.url], { cwd: into, timeout: runMsMax });
  z.object({
    found: z.object({ data: z.object({ tools: z.array(z.looseObject({ id: z.string() })).min(1) }) }),
    unpaid: z.object({ status: z.literal('payment_required'), payment: z.looseObject({ token: z.string() }) }),
  }).parse(JSON.parse(stdout));
}

async function openApiFetch(): Promise<void> {
  await tool('openapi-typescript', 'openapi.json', '-o', 'openapi.d.ts');
  const strict = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'nodenext', '--moduleResolution', 'nodenext'];
  await writeFile(join(into, 'process.d.ts'), 'declare const process: { argv: string[]; stdout: { write(text: string): void } };');
  await tool('tsc', ...strict, '--allowImportingTsExtensions', '--allowJs', '--checkJs', 'openapi-fetch.mjs', 'process.d.ts');
  const { stdout } = await run(process.execPath, ['openapi-fetch.mjs', service.url], { cwd: into, timeout: runMsMax });
  z.object({ found: z.literal('word-count'), unpaid: z.literal(402) }).parse(JSON.parse(stdout));
}

/** A command of the installed packages. @throws with what it said, where it fails */
async function tool(name: string, ...args: string[]): Promise<void> {
  const path = `${join(into, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
  await run(join(into, 'node_modules/.bin', name), args, {
    cwd: into,
    timeout: runMsMax,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PATH: path, REDOCLY_TELEMETRY: 'off' },
  });
}

async function tried(title: string, attempt: () => Promise<void>): Promise<boolean> {
  try {
    await attempt();
    process.stdout.write(`ok     ${title}\n`);
    return true;
  } catch (thrown) {
    const said = thrown instanceof Error && 'stdout' in thrown ? String(thrown.stdout).slice(-2000) : '';
    process.stdout.write(`FAILED ${title}: ${thrown instanceof Error ? thrown.message : String(thrown)}\n${said}\n`);
    return false;
  }
}

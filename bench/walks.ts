/**
 * Counts the files and functions of `server/src` and `vision/src` that one request visits, with V8's coverage.
 * `node bench/walks.ts` prints a row for each kind of request. Nothing is timed.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { x402Client } from '@x402/core/client';
import { ExactEvmScheme } from '@x402/evm/exact/client';
import { wrapFetchWithPayment } from '@x402/fetch';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { z } from 'zod';
import { readConfig } from '../server/src/config.ts';
import { createLog } from '../server/src/log.ts';
import { startServer } from '../server/src/serve.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'farebox-walks-'));
const admin = { email: 'admin@example.com', password: 'correct horse battery staple' };
const settings = {
  PORT: '0',
  FAREBOX_DATA_DIR: dataDir,
  FAREBOX_LOG_LEVEL: 'silent',
  FAREBOX_WEATHER_URL: 'http://127.0.0.1:9',
  FAREBOX_ADMIN_EMAIL: admin.email,
  FAREBOX_ADMIN_PASSWORD: admin.password,
};
const server = await startServer(readConfig(settings), { log: createLog({ level: 'silent' }) });
const json = { 'Content-Type': 'application/json' };
const words = { method: 'POST', headers: json, body: JSON.stringify({ text: 'one two' }) };
const wordCount = `${server.url}/api/tools/word-count`;

const Quote = z.object({ payment: z.object({ paymentId: z.string(), token: z.string() }) });

/** A token of the test network. */
async function paidToken(): Promise<string> {
  const { payment } = Quote.parse(await (await fetch(wordCount, words)).json());
  await fetch(`${server.url}/api/payments/${payment.paymentId}`);
  return payment.token;
}

/** @throws unless the request succeeded */
async function ask(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** @throws unless the request succeeded */
async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(`${server.url}${path}`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const { token: login, user } = z
  .object({ token: z.string(), user: z.object({ id: z.string() }) })
  .parse(await post('/api/v1/auth/login', admin));
const asAdmin = { Authorization: `Bearer ${login}` };
await post(`/api/v1/admin/users/${user.id}/credit`, { amount: '1.00' }, asAdmin);
const { key } = z.object({ key: z.string() }).parse(await post('/api/v1/me/api-keys', { name: 'walker' }, asAdmin));
const wallet = new x402Client().register('eip155:*', new ExactEvmScheme(privateKeyToAccount(generatePrivateKey())));
const paying = wrapFetchWithPayment(fetch, wallet);
const mcp = new Client({ name: 'walker', version: '1' });
await mcp.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));

/** Each prepares its state and returns the request to count. */
const walks: Record<string, () => Promise<() => Promise<unknown>>> = {
  'a paid call over HTTP': async () => {
    const token = await paidToken();
    return () => ask(wordCount, { ...words, headers: { ...json, 'X-Payment-Token': token } });
  },
  'the same over MCP': async () => {
    const paymentToken = await paidToken();
    return () => mcp.callTool({ name: 'word_count', arguments: { text: 'one two', paymentToken } });
  },
  'the same by API key, with credit': async () => () =>
    ask(wordCount, { ...words, headers: { ...json, 'X-API-Key': key, 'X-Payment-Provider': 'credit' } }),
  'a call by x402, with its 402': async () => () => paying(wordCount, words),
  'an upload': async () => () => {
    const body = new FormData();
    body.set('file', new Blob([`month,mm\n2025-01,${randomUUID()}\n`]), 'rain.csv');
    body.set('asset_type', 'dataset');
    body.set('title', 'Rain');
    body.set('price_amount', '0.05');
    return ask(`${server.url}/api/v1/admin/assets/upload`, { method: 'POST', headers: asAdmin, body });
  },
  'a search': async () => () => ask(`${server.url}/api/v1/assets/search?q=rain+in+Hong+Kong`, {}),
  'a signal': async () => () =>
    ask(`${server.url}/api/v1/agent-demand`, { method: 'POST', headers: json, body: JSON.stringify({ need: 'Tide tables of Macau' }) }),
};

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const rows: string[] = ['| walk | files | functions |', '|---|---|---|'];
for (const [name, prepare] of Object.entries(walks)) {
  // The second request loads and initialises nothing any more.
  await (
    await prepare()
  )();
  const walk = await prepare();
  await pause(300);
  await session.post('Profiler.takePreciseCoverage');
  await walk();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const own = result.filter(({ url }) => /\/(?:server|vision)\/src\//.test(url));
  const visited = own.map(
    ({ functions }) => functions.filter(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0).length,
  );
  const files = visited.filter((count) => count > 0);
  rows.push(`| ${name} | ${files.length} | ${files.reduce((sum, count) => sum + count, 0)} |`);
}
process.stdout.write(`${rows.join('\n')}\n`);
await mcp.close();
await server.stop();
await rm(dataDir, { recursive: true, force: true });

import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DiscoveredResources } from '@farebox/contract';
import { z } from 'zod';
import { freePort, spawnService } from '../crash/child-service.ts';
import { installApart } from '../install-apart.ts';

/**
 * Wallets that are not in the main lock file, because they bring hundreds of packages, pay the real service over the loopback,
 * unmodified. They are installed into a folder of their own, which is removed in the end.
 *
 *     npx node server/test/wallets/run.ts [folder in which they are installed already]
 */
const run = promisify(execFile);
const here = import.meta.dirname;
const payMsMax = 60_000;

const Paid = z.object({
  status: z.literal(200),
  protocol: z.enum(['x402', 'mpp']),
  body: z.record(z.string(), z.unknown()),
  settlement: z.union([z.object({ success: z.literal(true), payer: z.string() }), z.object({ status: z.literal('success') })]),
  payer: z.string(),
});
const Found = z.object({ issues: z.array(z.unknown()).length(0), paid: z.int().min(3) });

const installed = process.argv[2] ?? null;
const folder = await mkdtemp(join(tmpdir(), 'farebox-wallets-'));
try {
  const wallets = installed ?? (await install(join(folder, 'wallets')));
  if (wallets !== null) process.exitCode = await payWithAll(wallets);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** @returns null where nothing can be installed for lack of network: that says nothing about the service. */
async function install(into: string): Promise<string | null> {
  await cp(here, into, { recursive: true });
  try {
    await installApart(into);
    return into;
  } catch (thrown) {
    const said = z.object({ stderr: z.string(), killed: z.boolean().optional() }).parse(thrown);
    if (said.killed !== true && !isLackOfNetwork(said.stderr)) throw thrown;
    say('skipped: the wallets could not be installed, the package registry was not reached');
    return null;
  }
}

function isLackOfNetwork(stderr: string): boolean {
  return /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/.test(
    stderr,
  );
}

/** @returns the exit code: 1 where a wallet could not pay. */
async function payWithAll(wallets: string): Promise<number> {
  const results = [
    await tried('x402-fetch 1.x, as x402 version 1', {}, (url) => payWith(wallets, 'x402-fetch.mjs', url)),
    await tried('mppx, by what it likes best', {}, (url) => payWith(wallets, 'mppx.mjs', url)),
    await tried('mppx, as x402 version 2', { FAREBOX_WITHOUT: 'mpp' }, (url) => payWith(wallets, 'mppx.mjs', url)),
    await tried('the MCP client of agents', {}, (url) => payOverMcp(wallets, url)),
    await tried('the OpenAPI document, as mppx reads it', {}, async (url) => {
      const { paid } = Found.parse(JSON.parse(await outputOf(wallets, 'mppx-discovery.mjs', [{ url: `${url}/openapi.json` }])));
      return `${paid} paid operations`;
    }),
  ];
  return results.every(Boolean) ? 0 : 1;
}

/** A GET tool, a POST tool and an asset, each with what shows that it was delivered. */
async function payWith(wallets: string, script: string, url: string): Promise<string> {
  const asset = await assetForSale(url);
  const body = JSON.stringify({ text: 'to be or not to be' });
  const requests = [
    { url: `${url}/api/tools/timestamp`, delivers: 'unix' },
    {
      url: `${url}/api/tools/word-count`,
      init: { method: 'POST', headers: { 'content-type': 'application/json' }, body },
      delivers: 'words',
    },
    { url: asset, delivers: 'delivery' },
  ];
  const lines = (await outputOf(wallets, script, requests)).trim().split('\n');
  const paid = lines.map((line) => Paid.parse(JSON.parse(line)));
  for (const [index, { delivers }] of requests.entries()) {
    if (paid[index]?.body[delivers] === undefined) throw new Error(`${requests[index]?.url} delivered nothing`);
  }
  const unpaid = await fetch(`${url}/api/tools/timestamp`);
  const offersMpp = unpaid.headers.get('www-authenticate')?.startsWith('Payment ') === true;
  const expected = script === 'mppx.mjs' && offersMpp ? 'mpp' : 'x402';
  if (paid.some(({ protocol }) => protocol !== expected)) throw new Error(`not paid by ${expected}`);
  return `${paid.length} payments by ${expected}`;
}

/** The same over MCP. */
async function payOverMcp(wallets: string, url: string): Promise<string> {
  const asset = await assetForSale(url);
  const calls = [
    { name: 'timestamp', arguments: {}, delivers: 'unix' },
    { name: 'word_count', arguments: { text: 'to be or not to be' }, delivers: 'words' },
    { name: 'fetch_asset', arguments: { asset_id: new URL(asset).searchParams.get('asset_id') }, delivers: 'delivery' },
  ];
  const asked = calls.map(({ name, arguments: given }) => ({ name, arguments: given }));
  const lines = (await outputOf(wallets, 'agents.mjs', [{ url, calls: asked }])).trim().split('\n');
  const paid = lines.map((line) => Paid.extend({ isPriced: z.boolean() }).parse(JSON.parse(line)));
  for (const [index, { name, delivers }] of calls.entries()) {
    if (paid[index]?.body[delivers] === undefined) throw new Error(`${name} delivered nothing`);
  }
  if (paid.slice(0, 2).some(({ isPriced }) => !isPriced)) throw new Error('a tool did not say what it costs');
  return `${paid.length} payments by x402`;
}

async function assetForSale(url: string): Promise<string> {
  const { items } = DiscoveredResources.parse(await (await fetch(`${url}/discovery/resources?limit=100`)).json());
  const asset = items.find(({ resource }) => resource.includes('/assets/fetch?'));
  if (asset === undefined) throw new Error('no asset is for sale');
  return asset.resource;
}

async function outputOf(wallets: string, script: string, requests: readonly object[]): Promise<string> {
  await cp(join(here, script), join(wallets, script));
  const { stdout } = await run(process.execPath, [script, JSON.stringify(requests)], { cwd: wallets, timeout: payMsMax });
  return stdout;
}

/** Against a service of its own. */
async function tried(title: string, settings: Record<string, string>, attempt: (url: string) => Promise<string>): Promise<boolean> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  // Nobody listens there: no test asks the real world.
  const service = spawnService({ FAREBOX_DATA_DIR: dataDir, FAREBOX_WEATHER_URL: 'http://127.0.0.1:9', ...settings }, await freePort());
  try {
    await service.ready();
    say(`ok     ${title}: ${await attempt(service.url)}`);
    return true;
  } catch (thrown) {
    say(`FAILED ${title}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    return false;
  } finally {
    await service.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

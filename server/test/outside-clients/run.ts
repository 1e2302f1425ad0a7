import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { freePort, spawnService } from '../crash/child-service.ts';
import { installApart } from '../install-apart.ts';

/**
 * Clients and linters of others, unmodified, against the real service: the MCP client of the AI SDK, openapi-typescript with openapi-fetch,
 * @hey-api/openapi-ts, and Redocly's linter. They are not in the main lock file: openapi-typescript needs an older TypeScript.
 *
 *     npx node server/test/outside-clients/run.ts [folder in which they are installed already]
 */
const run = promisify(execFile);
const here = import.meta.dirname;
const runMsMax = 120_000;

const folder = await mkdtemp(join(tmpdir(), 'farebox-clients-'));
const into = process.argv[2] ?? join(folder, 'clients');
const service = spawnService(
  { FAREBOX_DATA_DIR: await mkdtemp(join(folder, 'data-')), FAREBOX_WEATHER_URL: 'http://127.0.0.1:9' },
  await freePort(),
);
try {
  await cp(here, into, { recursive: true });
  if (process.argv[2] === undefined) await installApart(into);
  await service.ready();
  await writeFile(join(into, 'openapi.json'), await (await fetch(`${service.url}/openapi.json`)).text());
  const results = [
    await tried('@ai-sdk/mcp searches, and sees a price', aiSdk),
    await tried('openapi-typescript and openapi-fetch', openApiFetch),
    await tried('@hey-api/openapi-ts', () => tool('openapi-ts', '-i', 'openapi.json', '-o', 'hey-api')),
    await tried('redocly lint finds no error', () => tool('redocly', 'lint', 'openapi.json', '--extends=minimal', '--format=summary')),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
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

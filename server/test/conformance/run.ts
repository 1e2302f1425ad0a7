import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { Parts } from '../../src/parts.ts';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { mcpRoutes } from '../../src/mcp/mcp-routes.ts';
import { startServer } from '../../src/serve.ts';
import { installApart } from '../install-apart.ts';
import { fixtureServer } from './fixtures.ts';

/**
 * The official conformance suite against a running service, in legs. The real endpoint is judged as it is, and a baseline
 * names the checks that ask for a tool, prompt or resource that only a test would have: a check that fails besides, or one of
 * them that passes, fails the leg. Then the same code with those fixtures: for 2026-07-28 there is no baseline, so all that
 * the revision requires has to pass.
 */
interface Leg {
  title: string;
  url: string;
  revision: '2026-07-28' | '2025-11-25';
  baseline: string | null;
}

const folder = await mkdtemp(join(tmpdir(), 'farebox-conformance-'));
const suite = await installSuite(join(folder, 'suite'));
const log = createLog({ level: 'silent' });
const service = await startServer(readConfig({ PORT: '0', FAREBOX_DATA_DIR: folder, FAREBOX_RATE_UNPAID_PER_MINUTE: '0' }), { log });
const fixtures = await serveFixtures(service.parts);

const real = `${service.url}/mcp`;
const legs: Leg[] = [
  { title: 'the endpoint', url: real, revision: '2026-07-28', baseline: 'endpoint-2026-07-28.yml' },
  { title: 'the endpoint', url: real, revision: '2025-11-25', baseline: 'endpoint-2025-11-25.yml' },
  { title: 'with fixtures', url: fixtures.url, revision: '2026-07-28', baseline: null },
  { title: 'with fixtures', url: fixtures.url, revision: '2025-11-25', baseline: 'fixtures-2025-11-25.yml' },
];

let failures = 0;
for (const leg of legs) {
  const { code, output } = await run(leg);
  if (code !== 0) failures += 1;
  const [, passed = '0', failed = '0'] = /^Total: (\d+) passed, (\d+) failed/m.exec(output) ?? [];
  const expected =
    leg.baseline === null
      ? `all that is required passed; of optional and pending scenarios ${failed} checks did not`
      : `nothing required failed but what ${leg.baseline} names`;
  process.stdout.write(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${leg.revision}, ${leg.title}: ${passed} checks passed, ${code === 0 ? expected : 'not as expected'}\n`,
  );
  if (code !== 0) process.stdout.write(`${output.slice(Math.max(0, output.indexOf('=== SUMMARY ===')))}\n`);
}

fixtures.close();
await service.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = failures === 0 ? 0 : 1;

/** It brings a hundred packages that nothing else needs. @returns its program */
async function installSuite(into: string): Promise<string> {
  await mkdir(into);
  for (const file of ['package.json', 'package-lock.json']) await copyFile(join(import.meta.dirname, file), join(into, file));
  await installApart(into);
  return join(into, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
}

/** The suite is a command: its exit code says whether all that is required passed, or failed as the baseline says. */
async function run({ url, revision, baseline }: Leg): Promise<{ code: number; output: string }> {
  const expected = baseline === null ? [] : ['--expected-failures', join(import.meta.dirname, baseline)];
  const child = spawn(
    process.execPath,
    [suite, 'server', '--url', url, '--requirements', revision, '-o', join(folder, 'results'), ...expected],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : 1, output };
}

/** The same routes on a port of their own, with the fixtures beside the catalog. */
async function serveFixtures(parts: Parts): Promise<{ url: string; close(): void }> {
  const app = mcpRoutes(parts, { newServer: fixtureServer(parts) });
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, createServer }, resolve);
  const { port } = await promise;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}

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
import { authorizationLeg } from './authorization.ts';
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
  revision: (typeof revisions)[number];
  args: readonly string[];
  /** Null: everything has to pass. */
  baseline: string | null;
  /** Called with what the suite has written so far. */
  heard?: (output: string) => Promise<void>;
}

const revisions = ['2026-07-28', '2025-11-25'] as const;
const folder = await mkdtemp(join(tmpdir(), 'farebox-conformance-'));
const suite = await installSuite(join(folder, 'suite'));
const log = createLog({ level: 'silent' });
const service = await startServer(readConfig({ PORT: '0', FAREBOX_DATA_DIR: folder, FAREBOX_RATE_UNPAID_PER_MINUTE: '0' }), { log });
const fixtures = await serveFixtures(service.parts);

const server = (url: string, revision: string) => ['server', '--url', url, '--requirements', revision];
const real = `${service.url}/mcp`;
const authorization = await authorizationLeg(service.url);
const legs: Leg[] = [
  ...revisions.map((revision) => {
    return { title: 'the endpoint', revision, args: server(real, revision), baseline: `endpoint-${revision}.yml` };
  }),
  { title: 'with fixtures', revision: '2026-07-28', args: server(fixtures.url, '2026-07-28'), baseline: null },
  { title: 'with fixtures', revision: '2025-11-25', args: server(fixtures.url, '2025-11-25'), baseline: 'fixtures-2025-11-25.yml' },
  // The suite's other scenarios of authorization judge clients.
  ...revisions.map((revision) => {
    const args = ['authorization', ...authorization.args, '--spec-version', revision];
    return { title: 'the authorization server', revision, args, baseline: null, heard: authorization.answer };
  }),
];

let failures = 0;
for (const leg of legs) {
  const { title, revision, baseline } = leg;
  const { code, output } = await run(leg);
  const [, passed = '0', failed = '0'] = /^Total: (\d+) passed, (\d+) failed/m.exec(output) ?? [];
  const isGood = code === 0 && passed !== '0';
  if (!isGood) failures += 1;
  const expected =
    baseline === null
      ? `all that is required passed; of optional and pending scenarios ${failed} checks did not`
      : `nothing required failed but what ${baseline} names`;
  process.stdout.write(
    `${isGood ? 'ok    ' : 'FAILED'} ${revision}, ${title}: ${passed} checks passed, ${isGood ? expected : 'not as expected'}\n`,
  );
  if (!isGood) process.stdout.write(`${output.slice(Math.max(0, output.indexOf('=== SUMMARY ===')))}\n`);
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
async function run({ args, baseline, heard = async () => {} }: Leg): Promise<{ code: number; output: string }> {
  const expected = baseline === null ? [] : ['--expected-failures', join(import.meta.dirname, baseline)];
  const child = spawn(process.execPath, [suite, ...args, '-o', join(folder, 'results'), ...expected], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      void heard(output).catch(() => child.kill());
    });
  }
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

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.ts';

const root = join(import.meta.dirname, '../../..');
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Commands that are not run here, by how their line begins, and why. */
const leftOut: ReadonlyArray<readonly [line: string, why: string]> = [
  ['npm ci && npm ', 'installs the repository that runs this test'],
  ['claude mcp add ', 'a program of others'],
  ['npx farebox tools call vendor-docai', 'reads a document of another host'],
  ['npm run chaos', 'takes an hour'],
  ['npm run bench ', 'takes minutes'],
  ['node bench/scale/write.ts', 'writes a page of the documentation'],
  ['npm install --no-save @opentelemetry', 'installs from the registry'],
  ['apt install ', 'installs from the registry'],
  ['npx farebox copy ', 'needs an empty PostgreSQL; server/test/scenarios/backup.test.ts copies'],
  ['npx farebox import ', 'needs an API, an MCP server or an x402 server; their scenarios import'],
  ['npx farebox import openapi api.yaml', 'needs a description of an API'],
  ['npx farebox import mcp ', 'needs an MCP server'],
  ['mkdir models ', 'needs the models of an optional package'],
];
/** Settings of a service, as they stand in a file; `deploy.test.ts` and `config.test.ts` check their names. */
const isSetting = (line: string) => /^[A-Z][A-Z_]+=\S+(?:\s+#.*)?$/.test(line);

/** The blocks of commands of a page, but those of tours, which `readme.test.ts` runs. */
function blocksOf(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/<!-- (\w+): written by npm run docs -->[^]*?<!-- end of \1 -->/g, '');
  return [...text.matchAll(/```sh\n([^]*?)\n```/g)].map(([, commands = '']) => commands.replaceAll(/\\\n\s*/g, ''));
}

/** Its commands that can be run, a line each. */
function commandsOf(block: string): string[] {
  const lines = block.split('\n').filter((line) => line !== '' && !isSetting(line));
  if (lines[0]?.startsWith('mkdir models ') === true) return [];
  return lines.filter((line) => !leftOut.some(([start]) => line.startsWith(start)));
}

describe('the commands of the documentation', () => {
  let service: Service;
  let folder: string;
  const run = promisify(execFile);

  beforeAll(async () => {
    service = await startService();
    folder = await mkdtemp(join(tmpdir(), 'farebox-docs-'));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  const tokenOf = (headers: Readonly<Record<string, string>>) => (headers['authorization'] ?? '').replace('Bearer ', '');

  it.each(pages.filter((page) => blocksOf(page).some((block) => commandsOf(block).length > 0)))('of %s run as printed', async (page) => {
    const admin = tokenOf(await service.asAdmin());
    const env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      FAREBOX_URL: service.url,
      FAREBOX_KEY: admin,
      FAREBOX_DATA_DIR: service.parts.config.dataDir,
      FAREBOX_SECRET: 'a secret of a test that is longer than thirty-two characters',
      owner: tokenOf((await service.customer()).login),
      admin,
    };
    for (const line of blocksOf(page).flatMap(commandsOf)) {
      const command = line.replaceAll('http://127.0.0.1:4020', service.url).replaceAll('/mnt/backups', join(folder, 'backups'));
      // Into an empty database.
      const place = line.startsWith('npx farebox restore') ? { FAREBOX_DATA_DIR: join(folder, 'restored') } : {};
      const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', command], { cwd: folder, env: { ...env, ...place } });
      expect(stdout, line).not.toMatch(/^\{\s*"error"/);
    }
  });

  it('are all known: each line that is left out is still there', () => {
    const lines = pages.flatMap(blocksOf).flatMap((block) => block.split('\n'));
    for (const [start] of leftOut)
      expect(
        lines.some((line) => line.startsWith(start)),
        start,
      ).toBe(true);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../src');

/** Who may know whom: a room knows rooms of its own rank or lower. docs/architecture.md says why. */
const ranks: Record<string, number> = {
  values: 0,
  storage: 1,
  net: 1,
  sandbox: 1,
  search: 2,
  payments: 2,
  accounts: 2,
  jobs: 2,
  tools: 3,
  assets: 3,
  demand: 3,
  documents: 4,
  http: 4,
  mcp: 4,
  process: 5,
  cli: 6,
};
const values = new Set([
  'clock.ts',
  'config.ts',
  'settings.ts',
  'errors.ts',
  'ids.ts',
  'log.ts',
  'mac.ts',
  'metrics.ts',
  'money.ts',
  'provider-ids.ts',
]);
const processFiles = new Set(['app.ts', 'main.ts', 'serve.ts']);

interface Source {
  path: string;
  room: string;
  text: string;
  imports: Array<{ path: string; isTypeOnly: boolean }>;
}

const sources: Source[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, room: roomOf(path), text, imports: importsOf(path, text) };
  });

describe('the map of the code', () => {
  it('knows every room', () => {
    expect(new Set(sources.map(({ room }) => room)).difference(new Set(Object.keys(ranks)))).toEqual(new Set());
  });

  it('has imports only towards the same or a lower rank; surfaces may name the type of all parts', () => {
    const upward = sources.flatMap(({ path, room, imports }) =>
      imports
        .filter((imported) => rankOf(roomOf(imported.path)) > rankOf(room) && !(imported.path === 'app.ts' && imported.isTypeOnly))
        .map((imported) => `${path} -> ${imported.path}`),
    );
    expect(upward).toEqual([]);
  });

  it.each([
    ['the environment', /process\.env/, ['config.ts']],
    ['the time', /Date\.now\(|new Date\(\)/, ['clock.ts']],
    ['which database it is', /dialect === |dialect !== /, ['storage/', 'jobs/jobs.ts', 'jobs/processes.ts']],
    ['a provider by name', /providers\/(?:test|credit)\.ts/, ['app.ts']],
    ['a database by name', /storage\/(?:sqlite|postgres)\.ts/, ['storage/']],
  ])('reads %s in one place', (_what, pattern, allowed) => {
    const readers = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
    expect(readers.filter((path) => !allowed.some((place) => path.startsWith(place)))).toEqual([]);
  });

  it('has files of one idea', () => {
    expect(sources.filter(({ text }) => text.split('\n').length > 500).map(({ path }) => path)).toEqual([]);
  });
});

function rankOf(room: string): number {
  const rank = ranks[room];
  if (rank === undefined) throw new Error(`${room} is not on the map`);
  return rank;
}

function roomOf(path: string): string {
  if (values.has(path)) return 'values';
  if (processFiles.has(path)) return 'process';
  return path.split('/')[0] ?? path;
}

function importsOf(path: string, text: string): Source['imports'] {
  return [...text.matchAll(/^(?:import|export)( type)? [^;]*?from '(\.[^']+)'/gm)].map(([, type, target]) => ({
    path: relative(root, resolve(root, dirname(path), target ?? '')),
    isTypeOnly: type !== undefined,
  }));
}

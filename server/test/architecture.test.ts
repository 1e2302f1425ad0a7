import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roomIds } from '../src/optional-rooms.ts';

const root = resolve(import.meta.dirname, '../src');

/** The order of the rooms: a room imports from those before it and no other, not even types. docs/architecture.md says why. */
const rooms = [
  'values',
  'limits',
  'net',
  'storage',
  'jobs',
  'webhooks',
  'tracing',
  'foundation',
  'search',
  'settlement',
  'mail',
  'accounts',
  'payments',
  'earnings',
  'credit',
  'requests',
  'tools',
  'provider-tools',
  'imports',
  'assets',
  'owner-tools',
  'demand',
  'backup',
  'operations',
  'parts',
  'surface',
  'discovery',
  'http',
  'mcp',
  'optional',
  'process',
  'cli',
] as const;
const values = new Set(
  [
    'bound',
    'bounded-json',
    'clock',
    'code-folders',
    'config',
    'documents',
    'errors',
    'etag',
    'hook',
    'ids',
    'invalid-input',
    'language',
    'schema-faults',
    'log',
    'mac',
    'metrics',
    'metrics-of-threads',
    'money',
    'offered',
    'oidc-issuers',
    'optional-rooms',
    'paper',
    'pdf-pages',
    'provider-ids',
    'setting-kinds',
    'text-flags',
    'tool-settings',
    'settings',
    'settings-chinese',
    'settings-in-use',
  ].map((name) => `${name}.ts`),
);
const surfaces: ReadonlySet<string> = new Set(['http', 'mcp']);
const processFiles = new Set(['app.ts', 'main.ts', 'process-end.ts', 'serve.ts', 'serving-thread.ts', 'threads.ts']);

interface SourceFile {
  path: string;
  text: string;
  /** Paths below the folder. */
  imports: string[];
}

const sources = sourcesBelow(root).map((file) => ({ ...file, room: roomOf(file.path) }));

describe('the map of the code', () => {
  it('knows every room', () => {
    expect(new Set(sources.map(({ room }) => room)).difference(new Set<string>(rooms))).toEqual(new Set());
  });

  it('has imports only towards a room that comes before, of types as well as of values', () => {
    const upward = sources.flatMap(({ path, room, imports }) =>
      imports.filter((imported) => rankOf(roomOf(imported)) > rankOf(room)).map((imported) => `${path} -> ${imported}`),
    );
    expect(upward).toEqual([]);
  });

  it('has surfaces that are sisters: none imports from another', () => {
    const between = sources
      .filter(({ room }) => surfaces.has(room))
      .flatMap(({ path, room, imports }) =>
        imports
          .filter((imported) => roomOf(imported) !== room && surfaces.has(roomOf(imported)))
          .map((imported) => `${path} -> ${imported}`),
      );
    expect(between).toEqual([]);
  });

  it('has optional rooms that a reader may skip: only app.ts imports them, each by one line', () => {
    const optionalOf = (path: string) => /^optional\/([^/]+)\//.exec(path)?.[1];
    const rooms = new Set(sources.flatMap(({ path }) => optionalOf(path) ?? []));
    expect([...rooms].toSorted()).toEqual([...roomIds].toSorted());
    const imports = sources.flatMap(({ path, imports }) =>
      imports.flatMap((imported) => {
        const room = optionalOf(imported);
        return room === undefined || room === optionalOf(path) ? [] : [`${path} -> ${room}`];
      }),
    );
    expect(imports.toSorted()).toEqual(roomIds.map((room) => `app.ts -> ${room}`).toSorted());
  });

  it.each(['server/src', 'vision/src', 'client/src', 'contract/src'])('has no circle of imports in %s, types included', (folder) => {
    const files = sourcesBelow(resolve(import.meta.dirname, '../..', folder));
    expect(circleAmong(new Map(files.map(({ path, imports }) => [path, imports])))).toEqual([]);
  });

  it.each([
    ['the environment', /process\.env/, ['config.ts']],
    ['the time', /Date\.now\(|new Date\(\)/, ['clock.ts']],
    ['which database it is', /dialect === |dialect !== /, ['storage/', 'jobs/jobs.ts', 'jobs/processes.ts']],
    ['a provider by name', /providers\/(?:test|credit)\.ts/, ['payments/payments-room.ts']],
    [
      'documents, which may be missing',
      /'@farebox\/documents(?:\/previews)?'\)?/,
      ['documents.ts', 'code-folders.ts', 'provider-tools/engines/local/', 'assets/previews/'],
    ],
    ['a database by name', /storage\/(?:sqlite|postgres)\.ts/, ['storage/']],
  ])('reads %s in one place', (_what, pattern, allowed) => {
    const readers = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
    expect(readers.filter((path) => !allowed.some((place) => path.startsWith(place)))).toEqual([]);
  });

  it('has files of one idea', () => {
    expect(sources.filter(({ text }) => text.split('\n').length > 500).map(({ path }) => path)).toEqual([]);
  });
});

it('has no function above 80 lines, in any workspace', () => {
  const long = ['server', 'vision', 'client', 'contract', 'console'].flatMap((workspace) => {
    const folder = resolve(root, '../..', workspace, 'src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.tsx?$/.test(path));
    return files.flatMap((path) =>
      longFunctions(readFileSync(join(folder, path), 'utf8')).map((name) => `${workspace}/src/${path}: ${name}`),
    );
  });
  expect(long).toEqual([]);
});

/** The names of the functions of a file that have more than 80 lines. */
function longFunctions(text: string): string[] {
  const functions = text.matchAll(/^(?:export )?(?:default )?(?:async )?function\*? ?(\w*)[^]*?^\}$/gm);
  return [...functions].flatMap(([whole, name = '']) => (whole.split('\n').length > 80 ? [name] : []));
}

function rankOf(room: string): number {
  const rank = rooms.findIndex((known) => known === room);
  if (rank === -1) throw new Error(`${room} is not on the map`);
  return rank;
}

function roomOf(path: string): string {
  if (values.has(path)) return 'values';
  if (processFiles.has(path)) return 'process';
  return (path.split('/')[0] ?? path).replace(/\.ts$/, '');
}

function sourcesBelow(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      return { path, text, imports: importsOf(folder, path, text) };
    });
}

function importsOf(folder: string, path: string, text: string): string[] {
  return [...text.matchAll(/(?:^(?:import|export)[^;]*?from |\bimport\()'(\.[^']+)'/gm)].map(([, target]) =>
    relative(folder, resolve(folder, dirname(path), target ?? '')),
  );
}

/** The files that import themselves through others, and those between two such circles. */
function circleAmong(imports: ReadonlyMap<string, readonly string[]>): string[] {
  let left = [...imports.keys()];
  for (let before = 0; before !== left.length;) {
    before = left.length;
    const there = new Set(left);
    const imported = new Set(left.flatMap((path) => imports.get(path) ?? []));
    left = left.filter((path) => imported.has(path) && imports.get(path)?.some((each) => there.has(each)));
  }
  return left.toSorted();
}

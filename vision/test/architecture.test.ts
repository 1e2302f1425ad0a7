import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const vision = resolve(import.meta.dirname, '..');
const root = dirname(vision);
const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') });
const isTest = (path: string) => path.endsWith('.test.ts');
const ours = globSync('vision/**/*.ts', { cwd: root, exclude: ['**/node_modules'] }).map(read);
const others = globSync('{contract,client,server}/src/**/*.ts', { cwd: root }).map(read);

describe('vision', () => {
  it('knows nothing outside of its folder but packages', () => {
    const outward = ours.flatMap(({ path, text }) =>
      specifiers(text)
        .filter((name) => (name.startsWith('.') ? isOutside(path, name) : name.startsWith('@farebox/')))
        .map((name) => `${path} -> ${name}`),
    );
    expect(ours.length).toBeGreaterThan(100);
    expect(outward).toEqual([]);
  });

  it('has entries for every service, which need only jschardet and zod', () => {
    const entries = [
      'previews/file-bytes',
      'documents/formats',
      'page-ranges',
      'sandbox/sandbox-pool',
      'sandbox/sandboxed',
      'texts/decode-text',
    ];
    expect(packagesOf(entries.map((entry) => `vision/src/${entry}.ts`))).toEqual(['jschardet', 'zod']);
  });

  it('is used by its entries only', () => {
    const inward = others.filter(({ path, text }) => !isTest(path) && specifiers(text).some((name) => name.includes('vision/src')));
    expect(inward.map(({ path }) => path)).toEqual([]);
  });

  it('reads no environment', () => {
    expect(
      ours
        .filter(({ path, text }) => path.startsWith('vision/src') && !isTest(path) && text.includes('process.env'))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('has files of one idea', () => {
    expect(ours.filter(({ text }) => text.split('\n').length > 500).map(({ path }) => path)).toEqual([]);
  });
});

/** The packages that modules and everything that they import need, without those of Node. */
function packagesOf(modules: readonly string[]): string[] {
  const open = [...modules];
  const seen = new Set(open);
  const packages = new Set<string>();
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const name of specifiers(read(path).text)) {
      const imported = relative(root, resolve(root, dirname(path), name));
      if (!name.startsWith('.')) packages.add(name);
      else if (!seen.has(imported)) open.push(imported);
      seen.add(imported);
    }
  }
  return [...packages].filter((name) => !name.startsWith('node:')).toSorted();
}

/** What a module imports, now or later. */
function specifiers(text: string): string[] {
  return [...text.matchAll(/(?:from|^import|import\() ?'([^']+)'/gm)].map(([, name = '']) => name);
}

function isOutside(path: string, name: string): boolean {
  return relative(vision, resolve(root, dirname(path), name)).startsWith('..');
}

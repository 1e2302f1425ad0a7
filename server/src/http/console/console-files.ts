import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { weakTag } from '../../etag.ts';

/** A file of the built console. Brotli is compressed in advance and harder than an answer can be; what asks for less is compressed as any answer is. */
export interface ConsoleFile {
  type: string;
  etag: string;
  plain: Buffer<ArrayBuffer>;
  brotli: Buffer<ArrayBuffer> | null;
}

/** The built console: all of it in memory, less than a megabyte. */
export interface ConsoleFiles {
  /** The one page. It shows what its address says. */
  page: ConsoleFile;
  /** Scripts, styles and pictures by path, e.g. `static/index-Cx1.js`. Their names contain a digest of their content. */
  statics: ReadonlyMap<string, ConsoleFile>;
}

/** Where a build is: beside the compiled service in its package, or in the workspace. */
const places = ['../../../console/', '../../../../console/dist/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Reads the built console. @returns null where it was not built */
export async function openConsole(folders: readonly string[] = places): Promise<ConsoleFiles | null> {
  const folder = folders.find((each) => existsSync(join(each, 'built-from.txt')));
  if (folder === undefined) return null;
  const names = await readdir(join(folder, 'static'));
  const statics = await Promise.all(
    names
      .filter((name) => typeOf(name) !== null)
      .map(async (name): Promise<[string, ConsoleFile]> => [`static/${name}`, await read(join(folder, 'static', name))]),
  );
  return { page: await read(join(folder, 'index.html')), statics: new Map(statics) };
}

async function read(path: string): Promise<ConsoleFile> {
  const [plain, brotli] = await Promise.all([readFile(path), readIfThere(`${path}.br`)]);
  return { type: typeOf(path) ?? 'application/octet-stream', etag: weakTag(plain), plain, brotli };
}

async function readIfThere(path: string): Promise<Buffer<ArrayBuffer> | null> {
  return existsSync(path) ? readFile(path) : null;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

function typeOf(path: string): string | null {
  return types[extname(path)] ?? null;
}

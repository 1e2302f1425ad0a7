import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders that a process loads its code from, and nothing else: data and settings may be in folders next to them. */
export function codeFolders(): string[] {
  const server = fileURLToPath(new URL('./', import.meta.url));
  // In the repository these are other workspaces; in the published package they are inside, or installed, or missing.
  const others = ['@farebox/client/json', '@farebox/contract', '@farebox/documents'].flatMap(folderOf);
  const sources = [server, ...others].map((folder) => resolve(folder));
  const installed = createRequire(import.meta.url).resolve.paths('zod') ?? [];
  return [
    ...sources,
    ...sources.map((source) => join(dirname(source), 'package.json')),
    ...installed.filter((folder) => basename(folder) === 'node_modules' && existsSync(folder)),
  ];
}

function folderOf(name: string): string[] {
  try {
    return [dirname(fileURLToPath(import.meta.resolve(name)))];
  } catch {
    return [];
  }
}

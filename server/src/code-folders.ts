import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders that a process loads its code from, and nothing else: data and settings may be in folders next to them. */
export function codeFolders(): string[] {
  const ofPackage = (name: string) => dirname(fileURLToPath(import.meta.resolve(name)));
  const [server, client, contract, vision] = [
    new URL('./', import.meta.url),
    ofPackage('@farebox/client/json'),
    ofPackage('@farebox/contract'),
    ofPackage('@farebox/documents/formats'),
  ];
  const workspaces = [fileURLToPath(server), client, contract, dirname(vision)].map((folder) => resolve(folder));
  const installed = dirname(dirname(fileURLToPath(import.meta.resolve('zod/package.json'))));
  return [
    ...workspaces,
    ...workspaces.map((source) => join(dirname(source), 'package.json')),
    join(dirname(workspaces[0] ?? ''), 'node_modules'),
    installed,
  ];
}

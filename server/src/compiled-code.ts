import { enableCompileCache, flushCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Lets Node keep what it compiles in `.cache/farebox` of the user's home folder: the next start takes half the time. Entries are keyed
 * by Node's version and checked against the source, so an upgrade only replaces them. Where that folder cannot be written nothing is
 * kept. Not the temporary folder: there another user could put code into our process.
 */
export function keepCompiledCode(): void {
  try {
    enableCompileCache(join(homedir(), '.cache', 'farebox'));
  } catch {
    // A user without a home folder.
  }
}

/** Writes what was compiled so far: a process that is killed later writes nothing. */
export function storeCompiledCode(): void {
  flushCompileCache();
}

import { enableCompileCache, flushCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Lets Node keep its compiled code in `.cache/farebox` of the user's home folder: the next start takes half the time. Entries are keyed by
 * Node's version and checked against the source, so an upgrade only replaces them. If that folder is not writable, nothing is kept. The
 * temporary folder is not used: another user could put code there.
 */
export function keepCompiledCode(): void {
  try {
    enableCompileCache(join(homedir(), '.cache', 'farebox'));
  } catch {
    // A user without a home folder.
  }
}

/** Writes the code compiled so far: a process that is killed later writes nothing. */
export function storeCompiledCode(): void {
  flushCompileCache();
}

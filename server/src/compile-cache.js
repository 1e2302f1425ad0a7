// Lets Node keep its compiled code, and TypeScript without its types, in `.cache/farebox` of the user's home folder: the next start takes
// half the time. Entries are keyed by Node's version and checked against the source, so an upgrade only replaces them. If that folder is not
// writable, nothing is kept. The temporary folder is not used: another user could put code there.
//
// It is JavaScript, so that it can be imported before everything else: to strip the types of a module that the cache does not have, Node
// loads a compiler, which takes 50 ms and 10 MB that are never freed.
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

try {
  enableCompileCache(join(homedir(), '.cache', 'farebox'));
} catch {
  // A user without a home folder.
}

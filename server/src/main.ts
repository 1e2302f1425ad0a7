import './return-memory.js';
import './compile-cache.js';
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  // Only what is imported after the cache was opened is kept in it.
  const [{ serveConfigured }, { openConsole }] = await Promise.all([import('./serve.ts'), import('./http/console/console-files.ts')]);
  await serveConfigured({ pages: await openConsole() });
  // Now, since a process that is killed writes nothing.
  flushCompileCache();
} catch (thrown) {
  process.stderr.write(`farebox could not start: ${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 1;
}

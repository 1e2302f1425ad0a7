import { existsSync } from 'node:fs';
import { keepCompiledCode, storeCompiledCode } from './compiled-code.ts';

// Modules that are imported before this are compiled again at each start, so the service is imported after it.
keepCompiledCode();
if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const [{ serveFarebox }, { readConfig }, { openConsole }] = await Promise.all([
    import('./serve.ts'),
    import('./config.ts'),
    import('./http/console/console-files.ts'),
  ]);
  await serveFarebox(readConfig(), { pages: await openConsole() });
  storeCompiledCode();
} catch (thrown) {
  process.stderr.write(`farebox could not start: ${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 1;
}

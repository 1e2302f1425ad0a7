import { existsSync } from 'node:fs';
import { serveFarebox } from './serve.ts';
import { ConfigError, readConfig } from './config.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  await serveFarebox(readConfig());
} catch (thrown) {
  process.stderr.write(
    `farebox could not start: ${thrown instanceof ConfigError || thrown instanceof Error ? thrown.message : String(thrown)}\n`,
  );
  process.exitCode = 1;
}

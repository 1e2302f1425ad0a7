#!/usr/bin/env node
import '../return-memory.js';
import '../compile-cache.js';
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { CommanderError } from '@commander-js/extra-typings';
import { addAdminCommands } from './admin.ts';
import { addAssetCommands } from './assets.ts';
import { ExitCode, exitCodes, newProgram, plain, terminalOf, UsageError } from './command.ts';
import { addBackupCommands } from './backup.ts';
import { addBlobCommands } from './blobs.ts';
import { addDemandCommands } from './demand.ts';
import { addPayCommands } from './pay.ts';
import { addPayoutCommands } from './payouts.ts';
import { explain, usageHint } from './explain.ts';
import { endProgress } from './progress.ts';
import { addSearchCommand } from './search.ts';
import { addImportCommands } from './imports.ts';
import { addToolCommands } from './tools.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
for (const stream of [process.stdout, process.stderr]) stream.on('error', endQuietlyWithoutReader);
process.exitCode = await run(process.argv.slice(2));

async function run(words: string[]): Promise<number> {
  const program = fareboxProgram();
  try {
    if (words.length === 0) program.outputHelp();
    else await program.parseAsync(words, { from: 'user' });
    return exitCodes.done;
  } catch (thrown) {
    return await report(thrown);
  }
}

/** All commands. Only those that run the service load it: that takes five times as long as the rest. */
function fareboxProgram() {
  const program = newProgram();
  explain(program);
  const terminal = terminalOf(program);
  program.command('serve').alias('start').description('run the service; the same as farebox start').action(serve);
  program
    .command('migrate')
    .description('bring the database up to date')
    .option('--check', 'only show what would run, and what it would lock; exit code 6 if anything would')
    .action(async ({ check = false }) => (await import('./migrate.ts')).migrateDatabase(terminal, { isCheck: check }));
  addBackupCommands(program, terminal);
  addBlobCommands(program, terminal);
  addSearchCommand(program, terminal);
  addToolCommands(program, terminal);
  addImportCommands(program, terminal);
  addAssetCommands(program, terminal);
  addDemandCommands(program, terminal);
  addPayCommands(program, terminal);
  addPayoutCommands(program, terminal);
  addAdminCommands(program, terminal);
  return program;
}

async function serve(): Promise<void> {
  const [{ serveConfigured }, { openConsole }] = await Promise.all([import('../serve.ts'), import('../http/console/console-files.ts')]);
  await serveConfigured({ pages: await openConsole() });
  flushCompileCache();
}

/** In `farebox tools list | head -1` the reader closes the pipe: that is no failure. */
function endQuietlyWithoutReader(failure: Error): void {
  if (!('code' in failure) || failure.code !== 'EPIPE') throw failure;
}

async function report(thrown: unknown): Promise<number> {
  // The library has printed the error or the requested help.
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  if (thrown instanceof ExitCode) return thrown.code;
  endProgress();
  process.stderr.write(`farebox: ${plain(messageOf(thrown))}\n`);
  if (thrown instanceof UsageError) process.stderr.write(`${usageHint}\n`);
  if (thrown instanceof UsageError) return exitCodes.usage;
  const { FareboxError, UndeliveredError } = await import('@farebox/client');
  // A paid asset that did not arrive is not a refusal to pay.
  if (!(thrown instanceof FareboxError) || thrown instanceof UndeliveredError) return exitCodes.failed;
  if (thrown.status === 402) return exitCodes.payment;
  if (thrown.status === 404) return exitCodes.notFound;
  return thrown.status === 401 || thrown.status === 403 ? exitCodes.forbidden : exitCodes.failed;
}

/** The cause of a failed connection says why. */
function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { cause } = thrown;
  if (!(thrown instanceof TypeError) || !(cause instanceof Error)) return thrown.message;
  const why = cause.message === '' && 'code' in cause ? String(cause.code) : cause.message;
  return `${thrown.message}: ${why}. Is the service running, and is --url right?`;
}

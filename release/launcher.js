#!/usr/bin/env node
// `farebox` of the installed package and of the repository. Any Node from 20 on runs this file; the service runs on the Node that both depend on.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first version with everything that the service uses. */
const majorMin = 24;
const compiled = new URL('../dist/', import.meta.url);
const isCompiled = existsSync(compiled);
const code = isCompiled ? compiled : new URL('../server/src/', import.meta.url);
const commandLine = new URL(isCompiled ? 'cli/main.js' : 'cli/main.ts', code);
/** Before the rest: what a module imports is compiled before its first line runs. */
const compileCache = new URL('compile-cache.js', code);

if (Number(process.versions.node.split('.')[0]) >= majorMin) {
  await import(compileCache.href);
  await import(commandLine.href);
} else {
  const node = installedNode();
  if (node === null) {
    process.stderr.write(
      `farebox needs Node ${majorMin}, and this is ${process.versions.node}. The package \`node\`, which brings it, was not installed: ` +
        'allow its install script, or do not omit optional dependencies.\n',
    );
    process.exitCode = 1;
  } else {
    runOn(node);
  }
}

/** The executable of the package `node`; null without it. */
function installedNode() {
  const require = createRequire(import.meta.url);
  try {
    const executable = join(dirname(require.resolve('node/package.json')), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(executable) ? executable : null;
  } catch {
    return null;
  }
}

/** Runs the same command there, as if it were this process. */
function runOn(node) {
  const child = spawn(node, ['--import', compileCache.href, fileURLToPath(commandLine), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (failure) => {
    process.stderr.write(`farebox could not start ${node}: ${failure.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exitCode = code ?? 1;
    else {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    }
  });
}

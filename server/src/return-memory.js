// The hash of a password takes 19 MiB, in whichever thread is free. glibc learns from the first one to keep such blocks, in each thread and for
// ever: 115 MB after a few log-ins. With a fixed threshold they are mapped, and returned as soon as they are free. glibc reads it before Node
// runs, so a process that serves replaces itself once: the same process id, files and arguments, 40 ms.
//
// It is JavaScript for the same reason as compile-cache.js.
const setting = 'MALLOC_MMAP_THRESHOLD_';
const thresholdBytes = 8 * 1024 * 1024;
const { platform, env, execPath, execArgv, argv } = process;
// The command line loads it too, and lives too briefly for other commands.
const isServing = [undefined, 'serve', 'start'].includes(argv[2]);

if (platform === 'linux' && isServing && env[setting] === undefined && process.execve !== undefined) {
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, [setting]: String(thresholdBytes) });
}

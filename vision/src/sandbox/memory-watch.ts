import { workerData } from 'node:worker_threads';

/** Ends its process if it uses too much memory, or if its parent process is gone. */

// The parent may be gone before this thread starts: its id is passed, not read.
const { memoryMaxMb, parent }: { memoryMaxMb: number; parent: number } = workerData;
const everyMs = 50;

setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > memoryMaxMb * 1024 * 1024;
  if (isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, everyMs);

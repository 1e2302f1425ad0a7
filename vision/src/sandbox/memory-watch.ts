import { workerData } from 'node:worker_threads';

/** Ends its process if it uses too much memory, or if its parent process is gone. */

const { memoryMaxMb }: { memoryMaxMb: number } = workerData;
const parent = process.ppid;
const everyMs = 50;

setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > memoryMaxMb * 1024 * 1024;
  if (isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, everyMs);

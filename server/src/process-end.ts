import { isatty } from 'node:tty';
import { secondMs } from './clock.ts';

export interface ProcessEnd {
  /** E.g. `SIGTERM`. */
  reason: string;
  /** There is no load balancer to warn. */
  isByPerson: boolean;
}

/**
 * Calls `end` once: on SIGTERM, on Ctrl+C, when the terminal closes, and when the npm that started this process is gone, which may have been
 * killed without a signal to it. What was started to outlive its terminal (nohup and others give it none of the terminal's files) outlives
 * npm too, which dies of the same signal: Node undoes what nohup does.
 * @param isOfNpm whether the parent is npm
 */
export function onProcessEnd(isOfNpm: boolean, end: (end: ProcessEnd) => void): void {
  // Asked now: when the signal of a closed terminal comes, its files are no terminal any more.
  const hasTerminal = [0, 1, 2].some((file) => isatty(file));
  let watch: NodeJS.Timeout | undefined;
  let isEnding = false;
  const endOnce = (reason: string, isByPerson: boolean) => {
    clearInterval(watch);
    if (isEnding) return;
    isEnding = true;
    end({ reason, isByPerson });
  };
  process.once('SIGTERM', () => endOnce('SIGTERM', false));
  process.once('SIGINT', () => endOnce('SIGINT', true));
  process.on('SIGHUP', () => {
    if (hasTerminal) endOnce('SIGHUP', true);
    else clearInterval(watch);
  });
  if (!isOfNpm) return;
  const parent = process.ppid;
  watch = setInterval(() => {
    if (process.ppid !== parent) endOnce('npm is gone', false);
  }, secondMs);
  watch.unref();
}

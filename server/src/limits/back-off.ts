import { hourMs, secondMs, type Clock } from '../clock.ts';
import { BoundedMap } from './cache.ts';

/** How long to wait after so many failures: doubled by each, with up to a quarter more, so that those that failed together come back apart. */
export function backOffMs(failures: number, firstMs: number, longestMs = Infinity): number {
  return Math.round(Math.min(longestMs, firstMs * 2 ** (failures - 1)) * (1 + Math.random() / 4));
}

/** Past that, the host that failed first is forgotten, and tried again. */
const hostsMax = 10_000;
/** No longer than the wait before the second attempt, by which a receiver that was only being restarted gets its webhook. */
const firstMs = 5 * secondMs;

/** Receivers that do not answer, by host: nothing more is sent there for a while, so that they hold up nobody else. */
export function hostBackOff(clock: Clock) {
  const silent = new BoundedMap<string, { failures: number; until: number }>(hostsMax);
  return {
    /** Until when nothing is sent to the host of a URL; null where it may be. */
    heldUntil(url: string): number | null {
      const until = silent.get(hostOf(url))?.until ?? 0;
      return until > clock.now() ? until : null;
    },
    /** There was no answer. @returns until when nothing is sent there */
    failed(url: string): number {
      const host = hostOf(url);
      const failures = (silent.get(host)?.failures ?? 0) + 1;
      const until = clock.now() + Math.min(hourMs, firstMs * 2 ** (failures - 1));
      silent.set(host, { failures, until });
      return until;
    },
    /** There was an answer. @returns whether there was none before */
    answered: (url: string): boolean => silent.delete(hostOf(url)),
  };
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}

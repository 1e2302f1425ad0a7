import { minuteMs } from '../clock.ts';
import type { AccessEvent } from './access-log.ts';

/** Requests that had no line of their own, as one. */
interface CountedRequests {
  /** The last of them. */
  event: AccessEvent;
  at: number;
  repeats: number;
}

export interface SampledLines {
  /** Whether this one has a line of its own; otherwise it is counted. */
  isLine(event: AccessEvent, at: number): boolean;
  /** What was counted, once its minute is over. */
  counted(now: number): CountedRequests[];
}

/** Lines of each asset in a minute. */
const ofAssetMax = 3;
/** Of all assets. What comes on top is counted together, without an asset: so nobody fills the disk by asking for many. */
const assetsMax = 60;

/** The first requests of each minute for an asset have lines, all others are counted: demand sees every one, and the disk few. */
export function sampledLines(): SampledLines {
  let minute = 0;
  let lines = new Map<string, number>();
  let counts = new Map<string, CountedRequests>();

  return {
    isLine(event, at) {
      const asset = event.assetId ?? '';
      const had = lines.get(asset) ?? 0;
      const isFull = had === 0 && lines.size >= assetsMax;
      if (!isFull && had < ofAssetMax) {
        lines.set(asset, had + 1);
        return true;
      }
      const key = isFull ? '' : asset;
      const repeats = (counts.get(key)?.repeats ?? 0) + 1;
      counts.set(key, { event: isFull ? { ...event, assetId: null } : event, at, repeats });
      return false;
    },
    counted(now) {
      const current = Math.floor(now / minuteMs);
      if (current === minute) return [];
      const over = [...counts.values()];
      [minute, lines, counts] = [current, new Map(), new Map()];
      return over;
    },
  };
}

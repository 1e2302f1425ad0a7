import { minuteMs, type Clock } from '../../clock.ts';
import type { RevenueBooks, RevenueFilter, RevenueTotals } from '../../earnings/revenue-books.ts';
import { BoundedMap, countTtlMs } from '../../limits/cache.ts';

/** The totals of a list for one of its pages. */
export type PagedTotals = (filter: RevenueFilter, cursor: string | null) => Promise<RevenueTotals>;

const pagesKeptMs = 10 * minuteMs;
const keptMax = 500;

/**
 * The totals of a list are the same on all its pages: they are added up for the first, over all sales of its time, and kept for those who
 * turn its pages. Of many sales they are also kept for the first page, so that reading it often costs no more.
 */
export function pagedTotals({ totals }: Pick<RevenueBooks, 'totals'>, clock: Clock): PagedTotals {
  const kept = new BoundedMap<string, { totals: RevenueTotals; at: number }>(keptMax);
  return async (filter, cursor) => {
    const key = JSON.stringify(filter);
    const now = clock.now();
    const known = kept.get(key);
    const ttlMs = cursor === null ? countTtlMs(known?.totals.events ?? 0) : pagesKeptMs;
    if (known !== undefined && Math.abs(now - known.at) < ttlMs) return known.totals;
    const found = await totals(filter);
    kept.set(key, { totals: found, at: now });
    return found;
  };
}

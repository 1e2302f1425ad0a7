import { minuteMs, type Clock } from '../../clock.ts';
import { keptMs } from '../../costly-counts.ts';
import type { RevenueBooks, RevenueFilter, RevenueTotals } from '../../earnings/revenue-books.ts';

/** The totals of a list for one of its pages. */
export type PagedTotals = (filter: RevenueFilter, cursor: string | null) => Promise<RevenueTotals>;

const pagesKeptMs = 10 * minuteMs;
const keptMax = 500;

/**
 * The totals of a list are the same on all its pages: they are added up for the first, over all sales of its time, and kept for those who
 * turn its pages. Of many sales they are also kept for the first page, so that reading it often costs no more.
 */
export function pagedTotals({ totals }: Pick<RevenueBooks, 'totals'>, clock: Clock): PagedTotals {
  const kept = new Map<string, { totals: RevenueTotals; at: number }>();
  return async (filter, cursor) => {
    const key = JSON.stringify(filter);
    const now = clock.now();
    const known = kept.get(key);
    if (known !== undefined && Math.abs(now - known.at) < (cursor === null ? keptMs(known.totals.events) : pagesKeptMs)) return known.totals;
    const found = await totals(filter);
    kept.delete(key);
    kept.set(key, { totals: found, at: now });
    const [oldest] = kept.keys();
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}

import { sql } from 'kysely';
import { dayMs } from '../clock.ts';
import type { Queries } from '../storage/database.ts';

/** What is counted of a listing for its owner: searches that showed it, and requests for its description. */
export type ListingCount = 'shown' | 'views';

interface ListingDay extends Record<ListingCount, number> {
  listing_id: string;
  /** Days since 1970. */
  day: number;
}

/** Rows of one statement: four values each, within the parameters that every database takes. */
const rowsMax = 500;

/** Counts in memory, until they are stored. There is one row for each listing and day, however often it is asked for. */
export function listingDays() {
  let days = new Map<string, ListingDay>();

  function add({ listing_id, day, shown, views }: ListingDay): void {
    const key = `${listing_id} ${day}`;
    const known = days.get(key) ?? { listing_id, day, shown: 0, views: 0 };
    days.set(key, { ...known, shown: known.shown + shown, views: known.views + views });
  }

  return {
    count(ids: readonly string[], what: ListingCount, at: number): void {
      const day = Math.floor(at / dayMs);
      for (const id of ids) add({ listing_id: id, day, shown: 0, views: 0, [what]: 1 });
    },
    /** What was counted since the last call. */
    take(): ListingDay[] {
      const taken = [...days];
      days = new Map();
      // Sorted: two replicas that store at once take the row locks in the same order.
      return taken.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counts]) => counts);
    },
    /** Counts again what could not be stored. */
    giveBack(missed: readonly ListingDay[]): void {
      missed.forEach(add);
    },
  };
}

/** Adds the counts to those of all processes. */
export async function storeListingDays(queries: Queries, days: readonly ListingDay[]): Promise<void> {
  for (let at = 0; at < days.length; at += rowsMax) {
    await queries
      .insertInto('listing_days')
      .values(days.slice(at, at + rowsMax))
      .onConflict((conflict) =>
        conflict.columns(['listing_id', 'day']).doUpdateSet({
          shown: sql<number>`listing_days.shown + excluded.shown`,
          views: sql<number>`listing_days.views + excluded.views`,
        }),
      )
      .execute();
  }
}

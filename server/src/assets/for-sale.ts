import { sql } from 'kysely';
import { minuteMs, type Clock } from '../clock.ts';
import { cachedValue } from '../limits/cache.ts';
import type { Database } from '../storage/database.ts';
import type { Asset } from './asset.ts';
import type { Assets } from './assets.ts';

/** Assets that are published, have a price, and can be delivered. */
export function assetsForSale({ database, assets, clock }: { database: Database; assets: Assets; clock: Clock }) {
  async function countNow(): Promise<number> {
    const { count } = await database.read
      .selectFrom('assets')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(isForSale)
      .executeTakeFirstOrThrow();
    return count;
  }

  return {
    /** At most a minute old: a client that lists everything asks for the count with every page. */
    count: cachedValue(countNow, { clock, ttlMs: minuteMs }),
    /** Newest first. */
    async page(limit: number, offset: number): Promise<Asset[]> {
      if (limit === 0) return [];
      // Select ids first: an index on ids alone finds the page, however far in it is.
      const rows = await database.read
        .selectFrom('assets')
        .select('id')
        .where(isForSale)
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return assets.findAll(rows.map(({ id }) => id));
    },
  };
}

/** Literals instead of bound parameters: SQLite uses a partial index only if the query text contains the same condition. */
const isForSale = sql<boolean>`status = 'published' and price_micros > 0 and paused_at is null
  and owner_id not in (select id from users where suspended_at is not null)`;

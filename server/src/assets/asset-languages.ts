import type { Clock } from '../clock.ts';
import { cachedValue, countTtlMs } from '../limits/cache.ts';
import type { Database } from '../storage/database.ts';

export interface LanguageCount {
  /** ISO 639-1. */
  language: string;
  assets: number;
}

/** The languages of the assets that can be bought now, the most frequent first. Counts of many assets are used again for a while. */
export function assetLanguages({ database, clock }: { database: Database; clock: Clock }): () => Promise<LanguageCount[]> {
  const count = () =>
    database.read
      .selectFrom('assets')
      .innerJoin('users', 'users.id', 'assets.owner_id')
      .select((eb) => [eb.ref('assets.language').$notNull().as('language'), eb.fn.countAll<number>().as('assets')])
      .where('assets.language', 'is not', null)
      .where('assets.status', '=', 'published')
      .where('assets.paused_at', 'is', null)
      .where('users.suspended_at', 'is', null)
      .groupBy('assets.language')
      .orderBy('assets', 'desc')
      .orderBy('language')
      .execute();
  return cachedValue(count, { clock, ttlMs: (counted) => countTtlMs(counted.reduce((sum, { assets }) => sum + assets, 0)) });
}

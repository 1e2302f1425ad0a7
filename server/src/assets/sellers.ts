import type { Seller } from '@farebox/contract';
import { dayMs, type Clock } from '../clock.ts';
import { idFloor } from '../ids.ts';
import type { Database } from '../storage/database.ts';

export interface Sellers {
  /** Null for an account that has nothing for sale, as for one that does not exist: nobody learns who has an account. */
  find(id: string): Promise<(Omit<Seller, 'since'> & { since: number }) | null>;
}

const salesPeriodMs = 90 * dayMs;

/** What buyers see of the accounts that sell. */
export function sellers({ read }: Database, clock: Clock): Sellers {
  return {
    async find(id) {
      const row = await read
        .selectFrom('users')
        .select((eb) => [
          'users.id',
          'display_name as name',
          'about',
          'website',
          'users.created_at as since',
          eb
            .selectFrom('assets')
            .select((of) => of.fn.countAll<number>().as('count'))
            .where('owner_id', '=', id)
            .where('status', '=', 'published')
            .where('paused_at', 'is', null)
            .as('listings'),
        ])
        .where('users.id', '=', id)
        .where('suspended_at', 'is', null)
        .executeTakeFirst();
      const listings = row?.listings ?? 0;
      if (row === undefined || listings === 0) return null;
      const { all, returned } = await read
        .selectFrom('revenue_events')
        .leftJoin('returned_deliveries', 'revenue_event_id', 'revenue_events.id')
        .select((eb) => [eb.fn.countAll<number>().as('all'), eb.fn.count<number>('revenue_event_id').as('returned')])
        .where('owner_id', '=', id)
        .where('revenue_events.id', '>=', idFloor('rev', clock.now() - salesPeriodMs))
        .executeTakeFirstOrThrow();
      return { ...row, listings, sales: all - returned, delivered_share: all === 0 ? null : (all - returned) / all };
    },
  };
}

import { sql } from 'kysely';
import type { Page, PageRequest } from '../storage/page.ts';
import { idFloor } from '../ids.ts';
import type { RevenueBooks, RevenueEvent, RevenueFilter, RevenueTotals } from '../earnings/revenue-books.ts';
import type { Database } from '../storage/database.ts';

/** A sale, with the time at which it was given back; null for most. */
export type KeptOrReturned = RevenueEvent & { givenBackAt: number | null };

/** Revenue books that include deliveries which were given back: they are listed as such, and are part of no total. */
export interface NetRevenueBooks extends Omit<RevenueBooks, 'list'> {
  list(filter: RevenueFilter, page: PageRequest): Promise<Page<KeptOrReturned>>;
}

export function netRevenueBooks(books: RevenueBooks, database: Database): NetRevenueBooks {
  return {
    ...books,
    async list(filter, page) {
      const { items, ...rest } = await books.list(filter, page);
      const returnedAt = await returnsOf(database, items);
      return { ...rest, items: items.map((event) => ({ ...event, givenBackAt: returnedAt.get(event.id) ?? null })) };
    },
    async totals(filter) {
      const [all, returned] = await Promise.all([books.totals(filter), totalsOfReturns(database, filter)]);
      return {
        events: all.events - returned.events,
        amountMicros: all.amountMicros - returned.amountMicros,
        feeMicros: all.feeMicros - returned.feeMicros,
        testAmountMicros: all.testAmountMicros - returned.testAmountMicros,
      };
    },
  };
}

async function returnsOf({ read }: Database, events: readonly RevenueEvent[]): Promise<Map<string, number>> {
  const ids = events.filter(({ ownerId }) => ownerId !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('returned_deliveries')
    .select(['revenue_event_id', 'created_at'])
    .where('revenue_event_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.revenue_event_id, row.created_at]));
}

async function totalsOfReturns({ read }: Database, { kind, ownerId, assetId, since, until }: RevenueFilter): Promise<RevenueTotals> {
  let query = read.selectFrom('returned_deliveries').innerJoin('revenue_events', 'revenue_events.id', 'revenue_event_id');
  if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId);
  if (kind !== undefined) query = query.where('tool_id', kind === 'tool_call' ? 'is not' : 'is', null);
  if (assetId !== undefined) query = query.where('asset_id', '=', assetId);
  if (since !== undefined) query = query.where('revenue_events.id', '>=', idFloor('rev', since));
  if (until !== undefined) query = query.where('revenue_events.id', '<', idFloor('rev', until));
  const row = await query
    .select([
      sql<number>`count(*)`.as('events'),
      sql<number>`cast(coalesce(sum(case when is_test = 0 then amount_micros end), 0) as bigint)`.as('amount'),
      sql<number>`cast(coalesce(sum(case when is_test = 0 then fee_micros end), 0) as bigint)`.as('fee'),
      sql<number>`cast(coalesce(sum(case when is_test = 1 then amount_micros end), 0) as bigint)`.as('test'),
    ])
    .executeTakeFirstOrThrow();
  return { events: row.events, amountMicros: row.amount, feeMicros: row.fee, testAmountMicros: row.test };
}

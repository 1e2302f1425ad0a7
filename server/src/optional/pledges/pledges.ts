import { sql } from 'kysely';
import { z } from 'zod';
import type { BackedNeeds } from '../../demand/open-demand.ts';
import type { Parts } from '../../parts.ts';
import { pageOf, type Page, type PageRequest } from '../../storage/page.ts';
import { messageOf } from './pledge-ends.ts';
import { tellSellersKind } from './pledge-purchases.ts';
import { pledgeOf, type Pledge } from './pledge.ts';

/** Reads pledges. */
export interface Pledges extends BackedNeeds {
  find(id: string): Promise<Pledge | null>;
  /** Newest first. @param holderId null: the open ones of everybody */
  list(page: PageRequest, holderId: string | null): Promise<Page<Pledge>>;
  /** Names the signal that watches for supply. */
  watchedBy(pledgeId: string, signalId: string): Promise<void>;
}

type PledgesOptions = Pick<Parts, 'database' | 'clock'>;

type TellingParts = Pick<Parts, 'assets' | 'clock' | 'credit' | 'database' | 'jobs' | 'search'>;

const TellJob = z.object({ pledgeId: z.string() });
/** Owners of the nearest assets may have more of that kind. */
const assetsMax = 20;
const sellersMax = 10;
const searchMs = 5000;

export function pledges({ database, clock }: PledgesOptions): Pledges {
  return {
    async find(id) {
      const row = await database.read.selectFrom('pledges').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : pledgeOf(row);
    },
    async list({ limit, cursor }, holderId) {
      let found = database.read.selectFrom('pledges').selectAll().orderBy('id', 'desc');
      if (cursor !== null) found = found.where('id', '<', cursor);
      found =
        holderId === null
          ? found.where(sql<boolean>`state = 'open'`).where('expires_at', '>', clock.now())
          : found.where('holder_id', '=', holderId);
      return pageOf(await found.limit(limit + 1).execute(), limit, pledgeOf);
    },
    async latestOpen(limit) {
      const rows = await database.read
        .selectFrom('pledges')
        .selectAll()
        .where(sql<boolean>`state = 'open'`)
        .where('expires_at', '>', clock.now())
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(pledgeOf).map((pledge) => ({ ...pledge, path: `/api/v1/demand/pledges/${pledge.id}` }));
    },
    async stillOpen(pledgeIds) {
      if (pledgeIds.length === 0) return new Set();
      const rows = await database.read
        .selectFrom('pledges')
        .select('id')
        .where('id', 'in', pledgeIds)
        .where('state', '=', 'open')
        .where('expires_at', '>', clock.now())
        .execute();
      return new Set(rows.map(({ id }) => id));
    },
    async watchedBy(pledgeId, signalId) {
      await database.write((queries) => queries.updateTable('pledges').set({ signal_id: signalId }).where('id', '=', pledgeId).execute());
    },
  };
}

/** Owners of assets that resemble the need get a webhook, once for each pledge: the amount, and not who holds it. */
export function tellSellers({ assets, clock, credit, database, jobs, search }: TellingParts): void {
  jobs.handle(tellSellersKind, async (payload, { signal }) => {
    const { pledgeId } = TellJob.parse(payload);
    const row = await database.read.selectFrom('pledges').selectAll().where('id', '=', pledgeId).executeTakeFirst();
    if (row === undefined || row.state !== 'open' || row.sellers_told_at !== null) return;
    const pledge = pledgeOf(row);
    const { answered, hits } = await search.search({
      query: pledge.need,
      topK: assetsMax,
      filter: {},
      signal: AbortSignal.any([signal, AbortSignal.timeout(searchMs)]),
    });
    const near = answered ? await assets.assets.findAll(hits.map(({ assetId }) => assetId)) : [];
    const sellers = new Map(near.filter(({ ownerId }) => ownerId !== pledge.holderId).map(({ ownerId, id }) => [ownerId, id]));
    await database.write(async (queries) => {
      const { numUpdatedRows } = await queries
        .updateTable('pledges')
        .set({ sellers_told_at: clock.now() })
        .where('id', '=', pledgeId)
        .where('state', '=', 'open')
        .where('sellers_told_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      for (const [ownerId, assetId] of [...sellers].slice(0, sellersMax)) {
        await credit.accountMessages.add(queries, ownerId, {
          type: 'account.pledge_opened',
          data: { ...messageOf(pledge), similar_asset_id: assetId },
        });
      }
    });
  });
}

import type { AssetStatus, AssetType } from '@farebox/contract';
import type { PauseReason } from '@farebox/contract';
import { bound } from '../bound.ts';
import { sql, type Expression, type SqlBool } from 'kysely';
import { beginsWith, lowered } from '../storage/begins-with.ts';
import { amountOrder, lostCursor, mergedRows, pageOf, type AmountOrder, type Page, type PageRequest } from '../storage/page.ts';
import type { Micros } from '../money.ts';
import { secondMs, processClock } from '../clock.ts';
import { keepPrice } from '../payments/quotes/earlier-prices.ts';
import { compiledQuery, type CompiledStatement } from '../storage/compiled-query.ts';
import { cached, type Cached } from '../limits/cache.ts';
import type { Database, Queries } from '../storage/database.ts';
import { assetOf, isAssetId, rowOf, type Asset, type AssetRowOfOwner } from './asset.ts';

interface AssetListFilter {
  ownerId?: string | undefined;
  status?: AssetStatus | undefined;
  assetType?: AssetType | undefined;
  /** ISO 639-1. */
  language?: string | undefined;
  /** Only assets whose texts address language models. */
  isFlagged?: boolean | undefined;
  /** Only assets that can be bought now: not paused, and of an owner who is not suspended. */
  isDeliverable?: boolean | undefined;
  /** Owners, assets and the beginning of titles, one of which it has. */
  meant?: { ids: readonly string[]; title: string } | undefined;
}

/** The rows of the assets. `publish.ts` and `fetch.ts` decide who may do what with them. */
export type Assets = ReturnType<typeof assets>;

const glancesMax = 1000;

interface AssetsParts {
  database: Database;
  select: CompiledStatement<{ id: string }, AssetRowOfOwner>;
  glances: Cached<string, Asset | null>;
}

export function assets(database: Database) {
  const select = compiledQuery<{ id: string }, AssetRowOfOwner>(database.dialect, (db, value) =>
    withOwner(db).where('assets.id', '=', value.id),
  );
  const glances = cached<string, Asset | null>({ clock: processClock, ttlMs: secondMs, entriesMax: glancesMax });
  const parts: AssetsParts = { database, select, glances };

  return {
    ...bound(parts, { find, findAll, published, list, replace, pause, unusedBlobs }),

    /** The asset as it was at most a second ago. This is enough for an offer, which is not binding, but not for a sale. */
    glance: (id: string): Promise<Asset | null> => glances.get(id, () => find(parts, id)),

    async insert(queries: Queries, asset: Asset): Promise<void> {
      await queries.insertInto('assets').values(rowOf(asset)).execute();
    },

    /** Locks an asset in the caller's transaction. @returns whether the asset and the standing of its owner are unchanged */
    isStill,
  };
}

async function find(parts: AssetsParts, id: string): Promise<Asset | null> {
  if (!isAssetId(id)) return null;
  const row = await parts.select.first(parts.database.read, { id });
  return row === null ? null : assetOf(row);
}

/** The assets that exist, in the order of the ids. */
async function findAll(parts: AssetsParts, ids: readonly string[]): Promise<Asset[]> {
  if (ids.length === 0) return [];
  const rows = await withOwner(parts.database.read).where('assets.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, assetOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Findable assets with these bytes, oldest first. */
async function published(
  parts: AssetsParts,
  { sha256, except, limit }: { sha256: string; except: string; limit: number },
): Promise<Asset[]> {
  const rows = await withOwner(parts.database.read)
    .where('assets.sha256', '=', sha256)
    .where('assets.status', '=', 'published')
    .where('assets.paused_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .where('assets.id', '!=', except)
    .orderBy('assets.id')
    .limit(limit)
    .execute();
  return rows.map(assetOf);
}

const titlesMax = 1000;
/** As its index has it: a free asset has no price. */
const price = sql`coalesce(assets.price_micros, 0)`;

async function list(parts: AssetsParts, filter: AssetListFilter, page: PageRequest<AmountOrder>): Promise<Page<Asset>> {
  const { order = 'newest', cursor, limit } = page;
  const last = cursor === null ? null : { id: cursor, amountMicros: await priceAt(parts, order, cursor) };
  const { after, by, compare } = amountOrder(order, last, price, 'assets.id');
  const found = meantConditions(parts, filter).map(async (condition) => {
    const rows = await listed(parts, filter)
      .where(after)
      .where(condition)
      .orderBy(by)
      .limit(limit + 1)
      .execute();
    return rows.map(assetOf);
  });
  const placeOf = ({ id, priceMicros }: Asset) => ({ id, amountMicros: priceMicros ?? 0 });
  return pageOf(await mergedRows(found, limit, (a, b) => compare(placeOf(a), placeOf(b))), limit, (asset) => asset);
}

/** Of the asset that a cursor names, in an order by prices. */
async function priceAt({ database }: AssetsParts, order: AmountOrder, cursor: string): Promise<Micros> {
  if (order === 'newest' || order === 'oldest') return 0;
  const row = await database.read.selectFrom('assets').select('price_micros').where('id', '=', cursor).executeTakeFirst();
  if (row === undefined) throw lostCursor();
  return row.price_micros ?? 0;
}

/** Each has an index. */
function meantConditions({ database: { dialect, read } }: AssetsParts, { meant }: AssetListFilter): Array<Expression<SqlBool>> {
  if (meant === undefined) return [sql<SqlBool>`1 = 1`];
  const titled = read
    .selectFrom('assets as titled')
    .select('titled.id')
    .where(beginsWith(dialect, sql`lower(titled.title)`, lowered(dialect, meant.title)))
    .limit(titlesMax);
  const owners = meant.ids.filter((id) => id.startsWith('usr_')).map((id) => sql<SqlBool>`assets.owner_id = ${id}`);
  return [sql<SqlBool>`assets.id in (${titled})`, sql<SqlBool>`assets.id = ${meant.title}`, ...owners];
}

function listed(parts: AssetsParts, { ownerId, status, assetType, language, isFlagged = false, isDeliverable = false }: AssetListFilter) {
  let query = withOwner(parts.database.read);
  if (ownerId !== undefined) query = query.where('assets.owner_id', '=', ownerId);
  if (status !== undefined) query = query.where('assets.status', '=', status);
  // A literal: SQLite uses a partial index only where the text of the query repeats its condition.
  if (status !== undefined && status !== 'published') query = query.where(sql<SqlBool>`assets.status <> 'published'`);
  if (assetType !== undefined) query = query.where('assets.asset_type', '=', assetType);
  if (language !== undefined) query = query.where('assets.language', '=', language);
  if (isFlagged) query = query.where('assets.text_flags', 'is not', null);
  if (isDeliverable) query = query.where('assets.paused_at', 'is', null).where('users.suspended_at', 'is', null);
  return query;
}

/** @returns false if the asset no longer equals `before`; nothing has changed then. */
async function replace(parts: AssetsParts, queries: Queries, before: Asset, after: Asset): Promise<boolean> {
  parts.glances.forget(after.id);
  const { numUpdatedRows } = await queries
    .updateTable('assets')
    .set(rowOf(after))
    .where('id', '=', before.id)
    .where('updated_at', '=', before.updatedAt)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const priceOf = ({ priceMicros }: Asset) => ({ amountMicros: priceMicros ?? 0, metered: null });
  await keepPrice(queries, after.id, priceOf(before), priceOf(after), after.updatedAt);
  return true;
}

async function isStill(queries: Queries, { id, updatedAt, ownerId, ownerSuspendedAt }: Asset): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('assets')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .where('updated_at', '=', updatedAt)
    .executeTakeFirst();
  const owner = await queries.selectFrom('users').select('suspended_at').where('id', '=', ownerId).executeTakeFirst();
  return numUpdatedRows === 1n && owner?.suspended_at === ownerSuspendedAt;
}

/** @returns false if the asset was already paused, or is now delivered from another place. */
async function pause(
  parts: AssetsParts,
  queries: Queries,
  { id, blobKey, sourceUrl, createdAt }: Asset,
  reason: PauseReason,
  now: number,
): Promise<boolean> {
  parts.glances.forget(id);
  const { numUpdatedRows } = await queries
    .updateTable('assets')
    .set((eb) => ({
      paused_reason: reason,
      // A pause that begins at the creation time means that the source was dead at publication.
      paused_at: Math.max(now, createdAt + 1),
      updated_at: eb
        .case()
        .when('updated_at', '<', now)
        .then(now)
        .else(eb('updated_at', '+', 1))
        .end(),
    }))
    .where('id', '=', id)
    .where('paused_at', 'is', null)
    .where('blob_key', blobKey === null ? 'is' : '=', blobKey)
    .where('source_url', sourceUrl === null ? 'is' : '=', sourceUrl)
    .executeTakeFirst();
  return numUpdatedRows !== 0n;
}

/** The keys among these that no asset uses. */
async function unusedBlobs(parts: AssetsParts, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await parts.database.read.selectFrom('assets').select('blob_key').where('blob_key', 'in', keys).execute();
  const used = new Set(rows.map((row) => row.blob_key));
  return keys.filter((key) => !used.has(key));
}

function withOwner(queries: Queries) {
  return queries
    .selectFrom('assets')
    .innerJoin('users', 'users.id', 'assets.owner_id')
    .selectAll('assets')
    .select(['users.suspended_at as owner_suspended_at', 'users.display_name as owner_name']);
}

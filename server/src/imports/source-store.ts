import { randomBytes } from 'node:crypto';
import type { TextFlag } from '@farebox/contract';
import { problem } from '../errors.ts';
import { newId } from '../ids.ts';
import { keepPrice } from '../payments/quotes/earlier-prices.ts';
import type { Database, Queries } from '../storage/database.ts';
import { storedPrice, type Price } from '../tools/prices.ts';
import { digestOf, type Operation } from './operation.ts';
import { visible } from './differences.ts';
import { importedOf, sourceOf, type Imported, type Source } from './source.ts';

export type NewSource = Pick<Source, 'id' | 'kind' | 'name' | 'location' | 'settings' | 'importedBy'> & {
  credentials: { credentials_sealed: string | null; credential_names: string; credentials_at: number | null };
  nextReadAt: number | null;
  /** The API asset of an owner; null: the operator sells its tools. */
  assetId: string | null;
};

export interface NewTool {
  id: string;
  operation: Operation;
  price: Price;
  flags: readonly TextFlag[];
}

/** What changes of a tool. */
export interface ToolChange {
  state?: Imported['state'];
  reason?: string | null;
  isForced?: boolean;
  probedAt?: number | null;
  operation?: Operation;
  flags?: readonly TextFlag[];
  price?: Price;
  offered?: Operation | 'gone' | null;
  /** Approves the definition with this digest. */
  approvedDigest?: string | null;
  refusedReason?: string | null;
}

/** An id for a source that is not stored yet. */
export function newSourceId(now: number): string {
  return newId('src', now);
}

export async function insertSource(queries: Queries, source: NewSource, now: number): Promise<void> {
  await queries
    .insertInto('tool_sources')
    .values({
      id: source.id,
      kind: source.kind,
      name: source.name,
      location: JSON.stringify(source.location),
      settings: JSON.stringify(source.settings),
      ...source.credentials,
      imported_by: source.importedBy,
      proof_token: `farebox-verification=${randomBytes(20).toString('hex')}`,
      proven_at: null,
      digest: null,
      read_at: now,
      read_error: null,
      next_read_at: source.nextReadAt,
      revision: now,
      created_at: now,
      asset_id: source.assetId,
      withdrawn_at: null,
    })
    .execute();
}

export async function insertTools(queries: Queries, sourceId: string, tools: readonly NewTool[], now: number): Promise<void> {
  for (const { id, operation, price, flags } of tools) {
    await queries
      .insertInto('imported_tools')
      .values({
        id,
        source_id: sourceId,
        operation: operation.key,
        definition: JSON.stringify(operation),
        digest: digestOf(visible(operation)),
        ...priceColumns(price),
        state: 'draft',
        reason: null,
        is_forced: 0,
        probed_at: null,
        text_flags: flagsText(flags),
        offered: null,
        offered_digest: null,
        revision: now,
        created_at: now,
        approved_digest: null,
        refused_reason: null,
      })
      .execute();
  }
}

/** @param where the revision that the change was decided for: another one in between wins. @returns whether it was changed */
export async function changeTool(
  queries: Queries,
  where: Pick<Imported, 'id' | 'revision' | 'price'>,
  change: ToolChange,
  now: number,
): Promise<boolean> {
  const { operation, offered } = change;
  const { numUpdatedRows } = await queries
    .updateTable('imported_tools')
    .set((column) => ({
      revision: column('revision', '+', 1),
      ...(change.state === undefined ? {} : { state: change.state }),
      ...(change.reason === undefined ? {} : { reason: change.reason }),
      ...(change.isForced === undefined ? {} : { is_forced: change.isForced ? 1 : 0 }),
      ...(change.probedAt === undefined ? {} : { probed_at: change.probedAt }),
      ...(change.flags === undefined ? {} : { text_flags: flagsText(change.flags) }),
      ...(change.price === undefined ? {} : priceColumns(change.price)),
      ...(change.approvedDigest === undefined ? {} : { approved_digest: change.approvedDigest }),
      ...(change.refusedReason === undefined ? {} : { refused_reason: change.refusedReason }),
      ...(operation === undefined
        ? {}
        : { definition: JSON.stringify(operation), digest: digestOf(visible(operation)), refused_reason: null }),
      ...(offered === undefined ? {} : { offered: offeredText(offered), offered_digest: offeredDigest(offered) }),
    }))
    .where('id', '=', where.id)
    .where('revision', '=', where.revision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (change.price !== undefined) {
    const set = await queries
      .selectFrom('tool_settings')
      .select(['price_micros', 'metered_price'])
      .where('tool_id', '=', where.id)
      .executeTakeFirst();
    // The operator's own price for this tool stays.
    if ((set?.price_micros ?? set?.metered_price ?? null) === null)
      await keepPrice(queries, where.id, storedPrice(where.price), storedPrice(change.price), now);
  }
  return true;
}

export async function loadSources({ read }: Pick<Database, 'read'>): Promise<Source[]> {
  return (await withStanding(read).selectAll('tool_sources').orderBy('tool_sources.id').execute()).map(sourceOf);
}

/** What decides whether the tools of each source are for sale: it changes without a new revision. */
export async function loadStandings({ read }: Pick<Database, 'read'>) {
  return withStanding(read).select(['tool_sources.id', 'tool_sources.revision', 'tool_sources.asset_id', 'withdrawn_at']).execute();
}

/** The same of one source, as it is now. */
export async function standingOf(queries: Queries, sourceId: string) {
  return withStanding(queries).select(['tool_sources.asset_id', 'withdrawn_at']).where('tool_sources.id', '=', sourceId).executeTakeFirst();
}

function withStanding(queries: Queries) {
  return queries
    .selectFrom('tool_sources')
    .leftJoin('assets', 'assets.id', 'tool_sources.asset_id')
    .leftJoin('users', 'users.id', 'assets.owner_id')
    .select([
      'assets.owner_id',
      'assets.status as asset_status',
      'assets.paused_at as asset_paused_at',
      'assets.created_at as asset_created_at',
      'users.suspended_at as owner_suspended_at',
    ]);
}

export async function loadTools({ read }: Pick<Database, 'read'>, ids?: readonly string[]): Promise<Imported[]> {
  const query = read.selectFrom('imported_tools').selectAll().orderBy('id');
  const rows = await (ids === undefined ? query : query.where('id', 'in', ids)).execute();
  return rows.map(importedOf);
}

export async function loadToolsOf({ read }: Pick<Database, 'read'>, sourceId: string): Promise<Imported[]> {
  const rows = await read.selectFrom('imported_tools').selectAll().where('source_id', '=', sourceId).orderBy('operation').execute();
  return rows.map(importedOf);
}

function priceColumns(price: Price) {
  const { amountMicros: price_micros, metered: metered_price } = storedPrice(price);
  return { price_micros, metered_price };
}

function flagsText(flags: readonly TextFlag[]): string | null {
  return flags.length === 0 ? null : JSON.stringify(flags);
}

function offeredText(offered: Operation | 'gone' | null): string | null {
  if (offered === null) return null;
  return offered === 'gone' ? 'null' : JSON.stringify(offered);
}

function offeredDigest(offered: Operation | 'gone' | null): string | null {
  return offered === null || offered === 'gone' ? null : digestOf(visible(offered));
}

interface ToolOwner {
  ownerId: string;
  toolsMax: number;
}

/** @throws account_suspended, conflict */
export async function requireRoomForTools(queries: Queries, owner: ToolOwner, more: number): Promise<void> {
  const { has, isSuspended } = await lockedTools(queries, owner.ownerId);
  if (isSuspended) throw problem('account_suspended');
  if (has + more <= owner.toolsMax) return;
  throw problem('conflict', {
    message: `an owner may have ${owner.toolsMax} tools; you have ${has}, and this would add ${more}`,
    hint: 'Name the operations that you want to sell, or delete tools.',
  });
}

/** How many more tools an owner may have. */
export async function roomForTools(queries: Queries, { ownerId, toolsMax }: ToolOwner): Promise<number> {
  const { has } = await lockedTools(queries, ownerId);
  return Math.max(0, toolsMax - has);
}

/** Locks the owner until the transaction ends, so that two requests do not both use the remaining room. */
async function lockedTools(queries: Queries, ownerId: string): Promise<{ has: number; isSuspended: boolean }> {
  const owner = await queries
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', ownerId)
    .returning('suspended_at')
    .executeTakeFirstOrThrow();
  const { count } = await queries
    .selectFrom('imported_tools')
    .innerJoin('tool_sources', 'tool_sources.id', 'source_id')
    .innerJoin('assets', 'assets.id', 'tool_sources.asset_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('assets.owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return { has: count, isSuspended: owner.suspended_at !== null };
}

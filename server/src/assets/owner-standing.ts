import type { Foundation } from '../foundation.ts';
import { z } from 'zod';
import { problem } from '../errors.ts';
import type { AssetSearch } from '../search/asset-search.ts';
import type { Queries } from '../storage/database.ts';
import { isFindable } from './asset.ts';
import type { Assets } from './assets.ts';

export interface OwnerStandingOptions extends Pick<Foundation, 'database' | 'jobs' | 'log'> {
  assets: Pick<Assets, 'findAll' | 'isStill'>;
  search: Pick<AssetSearch, 'remove'>;
  publisher: { relist(assetId: string, signal: AbortSignal): Promise<void> };
}

const kind = 'list_assets_of_owner';
const Payload = z.object({ ownerId: z.string(), after: z.string() });
const assetsOfJob = 50;

/**
 * Removes the assets of a suspended owner from search, and adds them again when the owner is resumed. It works page by page, because an
 * owner may have a hundred thousand assets. Sales do not wait for it: every sale checks the owner itself.
 * @returns a function that adds the first job, in the transaction that suspends or resumes
 */
export function listingsOfOwner({ database, jobs, log, assets, search, publisher }: OwnerStandingOptions) {
  jobs.handle(kind, async (payload, { signal }) => {
    const { ownerId, after } = Payload.parse(payload);
    const rows = await database.read
      .selectFrom('assets')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(assetsOfJob)
      .execute();
    for (const asset of await assets.findAll(rows.map(({ id }) => id))) {
      signal.throwIfAborted();
      if (isFindable(asset)) await publisher.relist(asset.id, signal);
      else await database.write(async (queries) => ((await assets.isStill(queries, asset)) ? search.remove(queries, asset.id) : undefined));
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < assetsOfJob)
      log.info({ owner: ownerId }, 'the search listings of an owner were updated to its standing');
    else await database.write((queries) => add(queries, ownerId, last.id));
  });

  async function add(queries: Queries, ownerId: string, after = ''): Promise<void> {
    await jobs.add(queries, { kind, payload: { ownerId, after } });
  }
  return (queries: Queries, ownerId: string) => add(queries, ownerId);
}

/**
 * Runs in the transaction that stores something for an owner. A suspended owner cannot publish, and no owner can exceed its quota. Locks
 * the owner, so that two concurrent uploads do not both use the remaining space.
 * @throws account_suspended, storage_quota_exceeded
 */
export async function requireRoom(
  queries: Queries,
  { ownerId, sizeBytes }: { ownerId: string; sizeBytes: number },
  quotaBytes: number,
): Promise<void> {
  if (sizeBytes === 0) return requireActive(queries, ownerId);
  const owner = await queries
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', ownerId)
    .returning(['suspended_at', 'storage_quota_bytes'])
    .executeTakeFirstOrThrow();
  if (owner.suspended_at !== null) throw problem('account_suspended');
  const quota = owner.storage_quota_bytes ?? (quotaBytes === 0 ? null : quotaBytes);
  if (quota === null) return;
  if ((await storedBytes(queries, ownerId)) + sizeBytes <= quota) return;
  throw problem('storage_quota_exceeded', { message: `the account may store at most ${quota} bytes` });
}

/** @throws account_suspended */
export async function requireActive(queries: Queries, ownerId: string): Promise<void> {
  const owner = await queries.selectFrom('users').select('suspended_at').where('id', '=', ownerId).executeTakeFirst();
  if (owner !== undefined && owner.suspended_at !== null) throw problem('account_suspended');
}

/** The bytes of an owner's files. Archived assets count, because their bytes are kept for buyers. */
export async function storedBytes(queries: Queries, ownerId: string): Promise<number> {
  const { total } = await queries
    .selectFrom('assets')
    .select((eb) => eb.fn.sum<number | string | null>('size_bytes').as('total'))
    .where('owner_id', '=', ownerId)
    .where('blob_key', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

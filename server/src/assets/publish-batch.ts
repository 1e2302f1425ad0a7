import type { Foundation } from '../foundation.ts';
import { createHash } from 'node:crypto';
import type { CreateAsset } from '@farebox/contract';
import { sql } from 'kysely';
import { asProblem, type Problem } from '../errors.ts';
import { idEndOf, idWithEnd } from '../ids.ts';
import type { AssetSearch, PreparedDocument } from '../search/asset-search.ts';
import { pauseIfLong } from '../storage/batches.ts';
import type { Queries } from '../storage/database.ts';
import { lockUntilCommit } from '../storage/lock.ts';
import type { Asset } from './asset.ts';
import { documentOf } from './search-document.ts';

/** One line of a batch, with the key that the client gave it, or the reason why it is invalid. */
export type BatchItem = { kind: 'draft'; key: string; draft: CreateAsset } | { kind: 'refused'; problem: Problem };

export type BatchOutcome = { kind: 'created' | 'exists'; id: string } | { kind: 'refused'; problem: Problem };

export interface BatchOptions extends Pick<Foundation, 'clock' | 'database'> {
  search: Pick<AssetSearch, 'prepare'>;
  /** Runs the checks of a single registration and builds the preview. @throws invalid_input, address_refused, forbidden */
  described(draft: CreateAsset, id: string): Promise<Asset>;
  /** Runs first in each transaction. @throws account_suspended */
  begin(queries: Queries, accountId: string): Promise<void>;
  insert(queries: Queries, asset: Asset, prepared: PreparedDocument): Promise<void>;
}

/** Lines per transaction. A commit waits for the disk and holds the event loop, and other writes wait for the transaction. */
const chunkLines = 25;
/** Descriptions that may wait for a preview at the same time. */
const describedAtOnce = 8;

type Ready = { at: number; end: string; asset: Asset; prepared: PreparedDocument };

/**
 * Registers many assets, chunk by chunk, and yields the outcomes of each chunk in the order of the lines. The id of an asset contains its
 * key, so a batch that was cut off can be sent again: assets that exist are only reported. The key belongs to the sending account and is
 * valid as long as the asset keeps its owner.
 */
export async function* registerBatch(
  options: BatchOptions,
  { accountId, items, signal }: { accountId: string; items: Iterable<BatchItem>; signal: AbortSignal },
): AsyncGenerator<BatchOutcome[]> {
  let chunk: BatchItem[] = [];
  for (const item of items) {
    await pauseIfLong();
    chunk.push(item);
    if (chunk.length < chunkLines) continue;
    yield await registerChunk(options, accountId, chunk, signal);
    chunk = [];
  }
  if (chunk.length > 0) yield await registerChunk(options, accountId, chunk, signal);
}

async function registerChunk(
  { database, clock, search, described, begin, insert }: BatchOptions,
  accountId: string,
  items: readonly BatchItem[],
  signal: AbortSignal,
): Promise<BatchOutcome[]> {
  signal.throwIfAborted();
  const outcomes: Array<BatchOutcome | null> = items.map((item) => (item.kind === 'refused' ? item : null));
  const ready: Ready[] = [];

  async function makeReady(at: number, item: BatchItem): Promise<void> {
    if (item.kind === 'refused') return;
    const end = endOf(accountId, item.key);
    try {
      const asset = await described(item.draft, idWithEnd('ast', clock.now(), end));
      await pauseIfLong();
      ready.push({ at, end, asset, prepared: await search.prepare(documentOf(asset), { signal }) });
    } catch (thrown) {
      signal.throwIfAborted();
      const refused = asProblem(thrown);
      if (refused.status >= 500) throw thrown;
      outcomes[at] = { kind: 'refused', problem: refused };
    }
  }

  for (let at = 0; at < items.length; at += describedAtOnce) {
    await Promise.all(items.slice(at, at + describedAtOnce).map((item, index) => makeReady(at + index, item)));
  }
  ready.sort((a, b) => a.at - b.at);
  const made = await database.write(async (queries) => {
    // If two requests send the same keys at the same time, the second one sees the assets of the first.
    await lockUntilCommit(queries, database.dialect, `asset batch ${accountId}`);
    await begin(queries, accountId);
    const known = await knownIds(queries, ready);
    const made: Array<[at: number, outcome: BatchOutcome]> = [];
    for (const { at, end, asset, prepared } of ready) {
      await pauseIfLong();
      const id = known.get(end);
      if (id === undefined) await insert(queries, asset, prepared);
      known.set(end, id ?? asset.id);
      made.push([at, id === undefined ? { kind: 'created', id: asset.id } : { kind: 'exists', id }]);
    }
    return made;
  });
  for (const [at, outcome] of made) outcomes[at] = outcome;
  return outcomes.filter((outcome) => outcome !== null);
}

/** The last part of the id, derived from the key. The first part of an id is its creation time. */
function endOf(accountId: string, key: string): string {
  return idEndOf(createHash('sha256').update(`asset batch\0${accountId}\0${key}`).digest());
}

/** Found by an index on the same expression. */
async function knownIds(queries: Queries, ready: readonly Ready[]): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for (const [ownerId, ofOwner] of Map.groupBy(ready, ({ asset }) => asset.ownerId)) {
    const rows = await queries
      .selectFrom('assets')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where(
        sql<string>`substr(id, 15)`,
        'in',
        ofOwner.map(({ end }) => end),
      )
      .execute();
    for (const { id } of rows) known.set(id.slice(14), id);
  }
  return known;
}

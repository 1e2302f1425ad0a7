import type { Foundation } from '../foundation.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { secondMs } from '../clock.ts';
import type { AssetSearch } from '../search/asset-search.ts';

export interface ReindexingOptions extends Pick<Foundation, 'clock' | 'database' | 'jobs' | 'log'> {
  search: Pick<AssetSearch, 'outdated' | 'isOutdated'>;
  publisher: { reindex(assetId: string, signal: AbortSignal): Promise<void> };
}

const kind = 'reindex_assets';
const Payload = z.object({ after: z.string() });
const pageAssets = 20;
/** Other jobs get their turn between two of these. */
const turnMs = 2 * secondMs;

/**
 * Indexes the assets again that an older version indexed, page by page.
 * @returns a function that adds the first job, if there is anything to do
 */
export function reindexing({ database, clock, jobs, log, search, publisher }: ReindexingOptions): () => Promise<void> {
  jobs.handle(kind, async (payload, { signal }) => {
    const end = clock.now() + turnMs;
    let { after } = Payload.parse(payload);
    for (;;) {
      const ids = await search.outdated({ after, limit: pageAssets });
      if (ids.length === 0) return log.info('assets are indexed as this version does');
      for (const id of ids) {
        signal.throwIfAborted();
        // One that fails stays as it was indexed, and is tried again at the next start.
        await publisher.reindex(id, signal).catch((cause: unknown) => {
          signal.throwIfAborted();
          log.warn({ asset: id, err: cause }, 'an asset could not be indexed again');
        });
        after = id;
        // After each: the document of an API whose host does not answer takes many seconds.
        if (clock.now() >= end) return add(after);
      }
    }
  });

  async function add(after: string): Promise<void> {
    await database.write((queries) => jobs.add(queries, { kind, payload: { after } }));
  }

  return async () => {
    const waiting = await database.read
      .selectFrom('jobs')
      .select('id')
      // Each in the words of its index.
      .where((eb) =>
        eb.or([
          eb.and([eb('kind', '=', kind), sql<boolean>`state = 'waiting'`]),
          eb.and([eb('kind', '=', kind), sql<boolean>`state = 'running'`]),
        ]),
      )
      .limit(1)
      .execute();
    if (waiting.length === 0 && (await search.isOutdated())) await add('');
  };
}

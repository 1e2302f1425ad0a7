import { z } from 'zod';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Database, Queries } from '../storage/database.ts';
import { textFlags } from './text-flags.ts';

/** A migration adds the first job of this kind to a database that had assets before texts were flagged. */
const kind = 'flag_texts';
const Payload = z.object({ after: z.string().nullable() });
const batchMax = 200;

/** Flags the texts of assets that were published before texts were flagged, batch by batch, once. */
export function flagStoredTexts({ database, jobs, log }: { database: Database; jobs: Jobs; log: Log }): void {
  jobs.handle(kind, async (payload) => {
    const { after } = Payload.parse(payload);
    await database.write(async (queries) => {
      const assets = await nextAssets(queries, after);
      for (const { id, owner_id: owner, updated_at: updatedAt, ...asset } of assets) {
        const flags = textFlags({ title: asset.title, description: asset.description, searchText: asset.search_text });
        if (flags.length === 0) continue;
        const { numUpdatedRows } = await queries
          .updateTable('assets')
          .set({ text_flags: JSON.stringify(flags) })
          .where('id', '=', id)
          // One that has changed since was flagged with that.
          .where('updated_at', '=', updatedAt)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) log.warn({ asset: id, owner, flags }, 'the texts of an asset speak to models');
      }
      const last = assets.length === batchMax ? assets.at(-1) : undefined;
      if (last !== undefined) await jobs.add(queries, { id: `${kind}:${last.id}`, kind, payload: { after: last.id } });
    });
  });
}

function nextAssets(queries: Queries, after: string | null) {
  const assets = queries
    .selectFrom('assets')
    .select(['id', 'owner_id', 'title', 'description', 'search_text', 'updated_at'])
    .where('text_flags', 'is', null)
    .orderBy('id')
    .limit(batchMax);
  return (after === null ? assets : assets.where('id', '>', after)).execute();
}

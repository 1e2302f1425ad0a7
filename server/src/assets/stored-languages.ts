import { z } from 'zod';
import type { Jobs } from '../jobs/jobs.ts';
import { noteLanguage } from '../search/documents.ts';
import type { Database, Queries } from '../storage/database.ts';
import { storedPreviewOf } from './asset.ts';
import { languageOfAsset } from './asset-language.ts';

/** A migration adds the first job of this kind to a database that had assets before their languages were stored. */
const kind = 'find_languages';
const Payload = z.object({ after: z.string().nullable() });
const batchMax = 200;

/** Stores the languages of assets that were published before languages were stored, batch by batch, once. */
export function findStoredLanguages({ database, jobs }: { database: Database; jobs: Jobs }): void {
  jobs.handle(kind, async (payload) => {
    const { after } = Payload.parse(payload);
    await database.write(async (queries) => {
      const assets = await nextAssets(queries, after);
      for (const asset of assets) {
        const language = languageOfAsset({ ...asset, preview: storedPreviewOf(asset) });
        if (language === null) continue;
        const { numUpdatedRows } = await queries
          .updateTable('assets')
          .set({ language })
          .where('id', '=', asset.id)
          // One that has changed since got its language with that.
          .where('updated_at', '=', asset.updated_at)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await noteLanguage(queries, { assetId: asset.id, language });
      }
      const last = assets.length === batchMax ? assets.at(-1) : undefined;
      if (last !== undefined) await jobs.add(queries, { id: `${kind}:${last.id}`, kind, payload: { after: last.id } });
    });
  });
}

function nextAssets(queries: Queries, after: string | null) {
  const assets = queries
    .selectFrom('assets')
    .select(['id', 'title', 'description', 'preview', 'mime_type', 'size_bytes', 'updated_at'])
    .where('language', 'is', null)
    .orderBy('id')
    .limit(batchMax);
  return (after === null ? assets : assets.where('id', '>', after)).execute();
}

import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { openStoredIndex } from './hybrid-search.ts';
import { unpackedImpacts } from './lexical.ts';

const documentsAtOnce = 500;

/**
 * Fills the full-text index of a database from documents that were copied from another database.
 * @param progress called with the number of documents done
 */
export async function rebuildFullText(database: Database, progress: (documents: number) => void = () => {}): Promise<void> {
  const index = openStoredIndex(database, '');
  // Each gets its own version: a copy in memory reads what is newer than the last version it has seen.
  await database.write((queries) => sql`update search_documents set version = doc`.execute(queries));
  let done = 0;
  let after = 0;
  for (;;) {
    const documents = await database.read
      .selectFrom('search_documents')
      .select(['doc', 'words'])
      .where('doc', '>', after)
      .where('removed', '=', 0)
      .orderBy('doc')
      .limit(documentsAtOnce)
      .execute();
    if (documents.length === 0) return;
    await database.write(async (queries) => {
      for (const { doc, words } of documents) await index.putWords(queries, doc, { impacts: unpackedImpacts(words) });
    });
    after = documents.at(-1)?.doc ?? after;
    done += documents.length;
    progress(done);
  }
}

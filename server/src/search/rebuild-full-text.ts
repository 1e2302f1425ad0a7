import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { openStoredIndex } from './hybrid-search.ts';
import { unpackedImpacts } from './lexical.ts';

const documentsAtOnce = 500;

/**
 * Fills the full-text index of a database from its documents, which came from another database.
 * @param progress called with how many are done
 */
export async function rebuildFullText(database: Database, progress: (documents: number) => void = () => {}): Promise<void> {
  const index = openStoredIndex(database, '');
  // A version of its own for each: a copy in memory asks for what is above the last that it has seen.
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

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../../server/src/clock.ts';
import { newId } from '../../server/src/ids.ts';
import { jobs } from '../../server/src/jobs/jobs.ts';
import { createLog } from '../../server/src/log.ts';
import type { Embedder } from '../../server/src/search/embedder.ts';
import { evidenceOf, valued, type Valued } from '../../server/src/search/fusion.ts';
import { indexSearch } from '../../server/src/search/index-search.ts';
import type { Evidence } from '../../server/src/search/relevance.ts';
import { createAssetSearch, openStoredIndex } from '../../server/src/search/hybrid-search.ts';
import { migrate } from '../../server/src/storage/migrate.ts';
import { openSqlite } from '../../server/src/storage/sqlite.ts';
import type { RetrievalSet } from './sets.ts';

/** `words`: without vectors; `vector`: only by the embedding of the query; `both`: like the service. */
export const modes = ['words', 'vector', 'both'] as const;
export type Mode = (typeof modes)[number];

/** The documents of a set, indexed as in the service. */
export interface SearchedSet {
  /** The ids of the ten best. */
  rank(question: string, mode: Mode): Promise<string[]>;
  /** The ten best by words and embedding, with their scores. */
  hits(question: string): Promise<Array<{ id: string; score: number }>>;
  /** The evidence for each candidate, best first, whether it would be shown or not. */
  evidence(question: string, mode: Mode): Promise<Array<{ id: string; evidence: Evidence }>>;
  didYouMean(question: string): Promise<string | null>;
  close(): Promise<void>;
}

const batch = 500;

/** @param folder where its index is made; one that is complete, by the same embedder, is used again */
export async function searchedSet(folder: string, { name, documents }: RetrievalSet, embedder: Embedder): Promise<SearchedSet> {
  await mkdir(folder, { recursive: true });
  const database = openSqlite({ file: join(folder, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.${embedder.id}.sqlite`) });
  await migrate(database);
  const parts = {
    database,
    clock: systemClock,
    log: createLog({ level: 'silent' }),
    jobs: jobs({ database, clock: systemClock, log: createLog({ level: 'silent' }), processId: newId('proc', systemClock.now()) }),
  };
  const search = createAssetSearch({ ...parts, embedder });
  const wordSearch = createAssetSearch({ ...parts, embedder: speechless(embedder) });
  const { signal } = new AbortController();
  const { documents: there } = await search.status();
  for (let first = there === documents.length ? documents.length : 0; first < documents.length; first += batch) {
    const prepared = await Promise.all(
      documents.slice(first, first + batch).map(({ id, title, description, extra }) =>
        search.prepare(
          {
            assetId: id,
            title,
            description: description === '' ? null : description,
            body: extra,
            assetType: 'api',
            mimeType: null,
            licenseTerms: null,
            priceMicros: 0,
            ownerId: 'usr_1',
            language: null,
          },
          { signal },
        ),
      ),
    );
    await database.write(async (queries) => {
      for (const each of prepared) await search.put(queries, each);
    });
  }

  return {
    async rank(question, mode) {
      const asked = { topK: 10, filter: {}, signal };
      if (mode !== 'vector') return ids(await (mode === 'both' ? search : wordSearch).search({ ...asked, query: question }));
      const [vector] = await embedder.embedTexts([question], { purpose: 'query', signal });
      return vector === undefined ? [] : ids(await search.search({ ...asked, vector }));
    },
    hits: async (question) =>
      (await search.search({ query: question, topK: 10, filter: {}, signal })).hits.map(({ assetId, score }) => ({ id: assetId, score })),
    async evidence(question, mode) {
      let found: Valued[] = [];
      const judging = indexSearch({
        index: openStoredIndex(database, embedder.id),
        embedding: mode === 'words' ? null : search.embedding,
        rank: (candidates, whole, parts) => {
          found = valued(candidates, whole, parts);
          return [];
        },
      });
      const [vector] = mode === 'vector' ? await embedder.embedTexts([question], { purpose: 'query', signal }) : [];
      await judging({ ...(vector === undefined ? { query: question } : { vector }), topK: 10, filter: {}, signal });
      return evidenceOf(found)
        .map((evidence, at) => ({ id: found[at]?.candidate.id ?? '', evidence }))
        .toSorted((a, b) => b.evidence.worth - a.evidence.worth);
    },
    didYouMean: async (question) => (await search.search({ query: question, topK: 1, filter: {}, signal })).didYouMean,
    close: () => database.close(),
  };
}

const ids = ({ hits }: { hits: ReadonlyArray<{ assetId: string }> }) => hits.map(({ assetId }) => assetId);

/** An embedder that never answers, so the search uses only words. */
function speechless({ id }: Embedder): Embedder {
  return { id, embedTexts: () => Promise.reject(new Error('not asked')) };
}

import { join } from 'node:path';
import { systemClock } from '../../server/src/clock.ts';
import { createLog } from '../../server/src/log.ts';
import type { Embedder } from '../../server/src/search/embedder.ts';
import { embedding } from '../../server/src/search/embedding.ts';
import { evidenceOf, valued, type Valued } from '../../server/src/search/fusion.ts';
import { openStoredIndex } from '../../server/src/search/hybrid-search.ts';
import { indexSearch } from '../../server/src/search/index-search.ts';
import type { Evidence } from '../../server/src/search/relevance.ts';
import type { Database } from '../../server/src/storage/database.ts';
import { openSqlite } from '../../server/src/storage/sqlite.ts';
import type { Bench } from '../comparison.ts';
import { folderOf, namesIn, publishedSet } from './published-set.ts';
import type { RetrievalSet } from './sets.ts';

/** `words`: without vectors; `vector`: only by the embedding of the query; `both`: like the service. */
export type Mode = 'words' | 'vector' | 'both';

/** The index of a set as its publication made it. */
export interface SearchedSet {
  /** The evidence for each candidate, best first, whether it would be shown or not. */
  evidence(question: string, mode: Mode): Promise<Array<{ id: string; evidence: Evidence }>>;
  close(): Promise<void>;
}

export async function searchedSet(bench: Bench, set: RetrievalSet, embedder: Embedder): Promise<SearchedSet> {
  const folder = folderOf(bench, set);
  if ((await namesIn(folder)).size === 0) await (await publishedSet(bench, set)).close();
  const names = await namesIn(folder);
  return setIn(openSqlite({ file: join(folder, 'farebox.sqlite') }), names, embedder);
}

/** @param names the id in the set of each asset */
export function setIn(database: Database, names: ReadonlyMap<string, string>, embedder: Embedder): SearchedSet {
  const index = openStoredIndex(database, embedder.id);
  const ofService = embedding({ embedder, clock: systemClock, log: createLog({ level: 'silent' }) });
  const { signal } = new AbortController();
  return {
    async evidence(question, mode) {
      let found: Valued[] = [];
      const judging = indexSearch({
        index,
        embedding: mode === 'words' ? null : ofService,
        rank: (candidates, whole, parts) => {
          found = valued(candidates, whole, parts);
          return { hits: [], isAnswered: false };
        },
      });
      const [vector] = mode === 'vector' ? await embedder.embedTexts([question], { purpose: 'query', signal }) : [];
      await judging({ ...(vector === undefined ? { query: question } : { vector }), topK: 10, filter: {}, signal });
      return evidenceOf(found)
        .map((evidence, at) => ({ id: names.get(found[at]?.candidate.id ?? '') ?? '', evidence }))
        .toSorted((a, b) => b.evidence.worth - a.evidence.worth);
    },
    close: () => database.close(),
  };
}

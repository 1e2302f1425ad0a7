import { secondMs, type Clock } from '../clock.ts';
import { cachedValue, countTtlMs } from '../limits/cache.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Database } from '../storage/database.ts';
import type { Dialect } from '../storage/dialect.ts';
import type { ReadReplica } from '../storage/read-replica.ts';
import type { AssetSearch, ImageFile, PreparedDocument, SearchDocument, StoredPictures } from './asset-search.ts';
import { contentOf, documents, indexFilter } from './documents.ts';
import type { Embedder } from './embedder.ts';
import { copiedIndex } from './copied-index.ts';
import { embeddingJobs } from './embedding-jobs.ts';
import { embedding as embeddingOf, type Embedding } from './embedding.ts';
import { neighbours, ofAsset } from './neighbours.ts';
import { indexSearch } from './index-search.ts';
import type { StoredIndex } from './search-index.ts';
import { postgresIndex } from './search-index.postgres.ts';
import { sqliteIndex } from './search-index.sqlite.ts';
import { between, storedVector } from './vectors.ts';

export interface HybridSearch extends AssetSearch {
  /** The embedder of this search, for others that search in the same space. */
  readonly embedding: Embedding;
  /** Updates the copy in memory, and starts the job for missing vectors. Searches work before it too. */
  start(): Promise<void>;
}

export interface HybridSearchParts {
  database: Database;
  embedder: Embedder;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  /** Access to stored pictures. Without it, jobs embed texts only. */
  pictures?: StoredPictures;
  /** A read replica, for searches that may miss the latest commits. */
  replica?: ReadReplica | null;
  /** Tests pass their own index and shorter timeouts. */
  index?: StoredIndex;
  embedTextMs?: number;
}

const embedImageMs = 30 * secondMs;
const forgottenMax = 1000;

const indexes: Record<Dialect, (database: Database, model: string) => StoredIndex> = { sqlite: sqliteIndex, postgres: postgresIndex };

/** The index of a database, for the vectors of one model. */
export function openStoredIndex(database: Database, model: string): StoredIndex {
  return indexes[database.dialect](database, model);
}

/**
 * Search by full text and by embedding at once: both find candidates, and a candidate's worth is the sum of both (`fusion.ts`). The
 * database only finds candidates, so every database gives the same answer.
 */
export function createAssetSearch({ database, embedder, clock, log, jobs, ...options }: HybridSearchParts): HybridSearch {
  const model = embedder.id;
  const index = options.index ?? openStoredIndex(database, model);
  const rows = documents({ database, index, model, clock });
  const { embedTextMs, pictures } = options;
  const embedding = embeddingOf({ embedder, clock, log, ...(embedTextMs === undefined ? {} : { embedTextMs }) });
  const making = embeddingJobs({ database, documents: rows, embedder, jobs, clock, log, ...(pictures === undefined ? {} : { pictures }) });

  async function prepare(
    document: SearchDocument,
    { imageFile, signal }: { imageFile?: ImageFile; signal: AbortSignal },
  ): Promise<PreparedDocument> {
    const words = await embedding.vectorOf(contentOf(document), 'document', signal);
    if (words === null || imageFile === undefined || embedder.embedImage === undefined) return { document, vector: words };
    let isGone = false;
    const picture = await embedding.tried('picture', embedImageMs, signal, async (signal) => {
      const file = typeof imageFile === 'string' ? imageFile : await imageFile(signal);
      isGone = file === null;
      return file === null ? null : (embedder.embedImage?.(file, { signal }) ?? null);
    });
    if (picture !== null) return { document, vector: between(words, picture) };
    // One that was only not had in time keeps its part of the vector: a job makes it, and tries again.
    return { document, vector: isGone || pictures === undefined ? words : null };
  }

  const search = indexSearch({ index, embedding });
  const { replica = null } = options;
  const searchCopy =
    replica === null ? search : indexSearch({ index: copiedIndex(index, openStoredIndex(replica.database, model), replica), embedding });

  return {
    model,
    embedding,
    prepare,
    async put(queries, { document, vector }) {
      const doc = await rows.put(queries, document);
      const stored = vector === null ? null : storedVector(vector);
      if (stored === null) await making.add(queries, document.assetId);
      else await index.putVector(queries, { doc, model, vector: stored });
    },
    outdated: rows.outdated,
    isOutdated: rows.isOutdated,
    remove: rows.remove,
    async search({ filter, mayBeLate = false, ...request }) {
      const { hits, ...result } = await (mayBeLate ? searchCopy : search)({ ...request, filter: indexFilter(filter) });
      return { ...result, hits: hits.map(ofAsset) };
    },
    ...neighbours({ index, embedding }),
    status: cachedValue(rows.counts, { clock, ttlMs: ({ documents: counted }) => countTtlMs(counted) }),
    async start() {
      await index.refresh();
      while ((await rows.forgetRemoved(forgottenMax)) > 0);
      await making.begin();
      await embedding.calibrated();
    },
  };
}

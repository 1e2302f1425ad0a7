import { secondMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Database, Dialect } from '../storage/database.ts';
import type { AssetHit, AssetSearch, ImageFile, PreparedDocument, SearchDocument } from './asset-search.ts';
import { usualCalibration } from './calibration.ts';
import { contentOf, documents, indexFilter } from './documents.ts';
import { dimensions, type Embedder } from './embedder.ts';
import { embeddingJobs } from './embedding-jobs.ts';
import { ranked } from './fusion.ts';
import { queryText, rarest, termsOf, weighed } from './lexical.ts';
import { meaning as meaningOf, type Meaning } from './meaning.ts';
import { neighbours } from './neighbours.ts';
import { respelled } from './respelling.ts';
import { postgresIndex } from './search-index.postgres.ts';
import { sqliteIndex } from './search-index.sqlite.ts';
import type { SearchIndex } from './search-index.ts';
import { normalised, quantised, quantisedQuery, type AskedVector } from './vectors.ts';

export interface HybridSearch extends AssetSearch {
  /** What this search goes by beside words; for whoever else searches in the same space. */
  readonly meaning: Meaning;
  /** Brings what is kept in memory up to date, and has missing vectors made in the background. Searches may come before. */
  start(): Promise<void>;
}

export interface HybridSearchParts {
  database: Database;
  embedder: Embedder;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  /** Tests bring their own, and wait less. */
  index?: SearchIndex;
  embedTextMs?: number;
}

/** A picture is only there while it is uploaded. */
const embedImageMs = 30 * secondMs;
/** Candidates by words, and as many by vector. So `total` counts at most twice this. */
const candidatesEach = 100;
const forgottenMax = 1000;

const indexes: Record<Dialect, (database: Database, model: string) => SearchIndex> = { sqlite: sqliteIndex, postgres: postgresIndex };

/**
 * Search by words and by meaning at once: candidates from both sides, and what each is worth is the sum of the two (`fusion.ts`). The
 * database only finds candidates, so that every database gives the same answer.
 */
export function createAssetSearch({ database, embedder, clock, log, jobs, ...options }: HybridSearchParts): HybridSearch {
  const model = embedder.id;
  const index = options.index ?? indexes[database.dialect](database, model);
  const rows = documents({ database, index, model });
  const { embedTextMs } = options;
  const meaning = meaningOf({ embedder, clock, log, ...(embedTextMs === undefined ? {} : { embedTextMs }) });
  const making = embeddingJobs({ database, documents: rows, embedder, jobs, clock, log });
  async function prepare(
    document: SearchDocument,
    { imageFile, signal }: { imageFile?: ImageFile; signal: AbortSignal },
  ): Promise<PreparedDocument> {
    const words = await meaning.vectorOf(contentOf(document), 'document', signal);
    if (words === null || imageFile === undefined || embedder.embedImage === undefined) return { document, vector: words };
    const picture = await meaning.tried('picture', embedImageMs, signal, async (signal) => {
      const file = typeof imageFile === 'string' ? imageFile : await imageFile(signal);
      return embedder.embedImage?.(file, { signal }) ?? null;
    });
    return { document, vector: picture === null ? words : between(words, picture) };
  }

  async function queryVector(query: string, given: Float32Array | undefined, signal: AbortSignal): Promise<AskedVector | null> {
    if (given !== undefined) {
      if (given.length !== dimensions) throw problem('invalid_input', { message: `a vector has ${dimensions} numbers` });
      return quantisedQuery(given);
    }
    const vector = query.trim() === '' ? null : await meaning.vectorOf(query, 'query', signal);
    return vector === null ? null : quantisedQuery(vector);
  }

  async function search(request: Parameters<AssetSearch['search']>[0]): Promise<{ total: number; hits: AssetHit[] }> {
    const query = queryText(request.query ?? '');
    const terms = termsOf(query);
    // A text without a word that carries a wish means nothing, whatever its vector.
    if (request.vector === undefined && terms.length === 0) return { total: 0, hits: [] };
    const vector = await queryVector(query, request.vector, request.signal);
    if (vector === null && terms.length === 0) return { total: 0, hits: [] };
    const known = terms.length === 0 ? [] : weighed(terms, await index.frequencies(['', ...terms.map(({ key }) => key)]));
    const filter = indexFilter(request.filter);
    const found = await index.candidates({ terms: rarest(known), vector, filter, limit: candidatesEach });
    request.signal.throwIfAborted();
    const hits = ranked(found, { query, terms: known, calibration: vector === null ? usualCalibration : await meaning.calibrated() });
    return { total: hits.length, hits: hits.slice(0, Math.max(0, request.topK)) };
  }

  return {
    model,
    meaning,
    prepare,
    async put(queries, { document, vector }) {
      const doc = await rows.put(queries, document);
      const stored = vector === null ? null : quantised(vector);
      if (stored === null) await making.add(queries, document.assetId);
      else await index.putVector(queries, { doc, model, vector: stored });
    },
    remove: rows.remove,
    search,
    respelled: (query) => respelled({ database, index }, query),
    ...neighbours({ index, meaning }),
    status: rows.counts,
    async start() {
      await index.refresh();
      while ((await rows.forgetRemoved(forgottenMax)) > 0);
      await making.begin();
      await meaning.calibrated();
    },
  };
}

/** The middle of two directions. */
function between(a: Float32Array, b: Float32Array): Float32Array {
  return normalised(a.map((value, at) => value + (b[at] ?? 0))) ?? a;
}

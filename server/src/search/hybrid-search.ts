import { minuteMs, secondMs, type Clock } from '../clock.ts';
import { asProblem, problem } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Database, Dialect } from '../storage/database.ts';
import type { AssetHit, AssetSearch, PreparedDocument, SearchDocument } from './asset-search.ts';
import { calibrate, usualCalibration, type Calibration } from './calibration.ts';
import { contentOf, documents, indexFilter } from './documents.ts';
import { dimensions, type Embedder } from './embedder.ts';
import { embeddingJobs } from './embedding-jobs.ts';
import { ranked } from './fusion.ts';
import { queryText, rarest, termsOf, weighed } from './lexical.ts';
import { postgresIndex } from './search-index.postgres.ts';
import { sqliteIndex } from './search-index.sqlite.ts';
import type { SearchIndex } from './search-index.ts';
import { normalised, quantised } from './vectors.ts';

export interface HybridSearch extends AssetSearch {
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

/** A search waits so long for the query's vector, then goes by words alone; so does a new document, whose vector a job makes later. */
const embedTextMsUsual = 3 * secondMs;
/** A picture is only there while it is uploaded. */
const embedImageMs = 30 * secondMs;
/** After a failure the embedder is left alone for so long: searches must not all wait for one that is down. */
const restMs = 10 * secondMs;
const calibrateMs = minuteMs;
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
  const { embedTextMs = embedTextMsUsual } = options;
  const making = embeddingJobs({ database, documents: rows, embedder, jobs, clock, log });
  let calibration: Calibration | null = null;
  let calibrating: Promise<void> | null = null;
  let restsUntil = 0;

  /** Null where the embedder fails or takes too long. @throws when the caller has gone */
  async function tried<T>(
    what: string,
    limitMs: number,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    signal.throwIfAborted();
    if (clock.now() < restsUntil) return null;
    const limited = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
    try {
      return await orAborted(work(limited), limited);
    } catch (cause) {
      signal.throwIfAborted();
      if (limited.aborted || asProblem(cause).code === 'unavailable') restsUntil = clock.now() + restMs;
      log.warn({ err: cause, model }, `${what}: the embedder did not answer; going by words alone`);
      return null;
    }
  }

  async function embedded(text: string, purpose: 'query' | 'document', signal: AbortSignal): Promise<Float32Array | null> {
    const vectors = await tried(purpose, embedTextMs, signal, (signal) => embedder.embedTexts([text], { purpose, signal }));
    return vectors?.[0] ?? null;
  }

  async function prepare(
    document: SearchDocument,
    { imageFile, signal }: { imageFile?: string; signal: AbortSignal },
  ): Promise<PreparedDocument> {
    const words = await embedded(contentOf(document), 'document', signal);
    if (words === null || imageFile === undefined || embedder.embedImage === undefined) return { document, vector: words };
    const picture = await tried('picture', embedImageMs, signal, async (signal) => embedder.embedImage?.(imageFile, { signal }) ?? null);
    return { document, vector: picture === null ? words : between(words, picture) };
  }

  /** Measured once, and until then the usual one: it only moves the line between what is shown and what is not. */
  async function calibrated(): Promise<Calibration> {
    if (calibration !== null || clock.now() < restsUntil) return calibration ?? usualCalibration;
    calibrating ??= measure().finally(() => {
      calibrating = null;
    });
    await orAborted(calibrating, AbortSignal.timeout(embedTextMs)).catch(() => {});
    return calibration ?? usualCalibration;
  }

  async function measure(): Promise<void> {
    try {
      calibration = await calibrate(embedder, AbortSignal.timeout(calibrateMs));
    } catch (cause) {
      restsUntil = clock.now() + restMs;
      log.warn({ err: cause, model }, 'the embedding space could not be measured; taking the usual one');
    }
  }

  async function queryVector(query: string, given: Float32Array | undefined, signal: AbortSignal): Promise<Int8Array | null> {
    if (given !== undefined) {
      if (given.length !== dimensions) throw problem('invalid_input', { message: `a vector has ${dimensions} numbers` });
      return quantised(given);
    }
    const vector = query.trim() === '' ? null : await embedded(query, 'query', signal);
    return vector === null ? null : quantised(vector);
  }

  async function search(request: Parameters<AssetSearch['search']>[0]): Promise<{ total: number; hits: AssetHit[] }> {
    const query = queryText(request.query ?? '');
    const vector = await queryVector(query, request.vector, request.signal);
    const terms = termsOf(query);
    if (vector === null && terms.length === 0) return { total: 0, hits: [] };
    const known = terms.length === 0 ? [] : weighed(terms, await index.frequencies(['', ...terms.map(({ key }) => key)]));
    const filter = indexFilter(request.filter);
    const found = await index.candidates({ terms: rarest(known), vector, filter, limit: candidatesEach });
    request.signal.throwIfAborted();
    const hits = ranked(found, { query, terms: known, calibration: vector === null ? usualCalibration : await calibrated() });
    return { total: hits.length, hits: hits.slice(0, Math.max(0, request.topK)) };
  }

  return {
    model,
    prepare,
    async put(queries, { document, vector }) {
      const doc = await rows.put(queries, document);
      const stored = vector === null ? null : quantised(vector);
      if (stored === null) await making.add(queries, document.assetId);
      else await index.putVector(queries, { doc, model, vector: stored });
    },
    remove: rows.remove,
    search,
    status: rows.counts,
    async start() {
      await index.refresh();
      while ((await rows.forgetRemoved(forgottenMax)) > 0);
      await making.begin();
      await calibrated();
    },
  };
}

/** The middle of two directions. */
function between(a: Float32Array, b: Float32Array): Float32Array {
  return normalised(a.map((value, at) => value + (b[at] ?? 0))) ?? a;
}

/** Not every model can be stopped: whoever waits for it goes on. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

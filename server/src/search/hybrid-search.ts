import { secondMs, type Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Database, Dialect } from '../storage/database.ts';
import type { AssetSearch, ImageFile, PreparedDocument, SearchDocument, StoredPictures } from './asset-search.ts';
import { usualCalibration, type Calibration } from './calibration.ts';
import { contentOf, documents, indexFilter } from './documents.ts';
import { dimensions, type Embedder } from './embedder.ts';
import { embeddingJobs } from './embedding-jobs.ts';
import { askedWords } from './expansion.ts';
import { ranked, type Asked } from './fusion.ts';
import { queryText, termsOf } from './lexical.ts';
import { meaning as meaningOf, type Meaning } from './meaning.ts';
import { neighbours } from './neighbours.ts';
import { respelled } from './respelling.ts';
import { postgresIndex } from './search-index.postgres.ts';
import { sqliteIndex } from './search-index.sqlite.ts';
import { requestParts } from './request-parts.ts';
import type { Reading, SearchIndex } from './search-index.ts';
import { between, quantised, quantisedQuery, type AskedVector } from './vectors.ts';

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
  /** Where pictures are once they are uploaded; without it the vectors that are made later are of texts alone. */
  pictures?: StoredPictures;
  /** Tests bring their own, and wait less. */
  index?: SearchIndex;
  embedTextMs?: number;
}

const embedImageMs = 30 * secondMs;
/** Candidates by words, and as many by vector. So `total` counts at most twice this. */
const candidatesEach = 100;
const forgottenMax = 1000;

const nothing = { expandedTerms: [], total: 0, hits: [] };

const indexes: Record<Dialect, (database: Database, model: string) => SearchIndex> = { sqlite: sqliteIndex, postgres: postgresIndex };

/**
 * Search by words and by meaning at once: candidates from both sides, and what each is worth is the sum of the two (`fusion.ts`). The
 * database only finds candidates, so that every database gives the same answer.
 */
export function createAssetSearch({ database, embedder, clock, log, jobs, ...options }: HybridSearchParts): HybridSearch {
  const model = embedder.id;
  const index = options.index ?? indexes[database.dialect](database, model);
  const rows = documents({ database, index, model });
  const { embedTextMs, pictures } = options;
  const meaning = meaningOf({ embedder, clock, log, ...(embedTextMs === undefined ? {} : { embedTextMs }) });
  const making = embeddingJobs({ database, documents: rows, embedder, jobs, clock, log, ...(pictures === undefined ? {} : { pictures }) });

  async function prepare(
    document: SearchDocument,
    { imageFile, signal }: { imageFile?: ImageFile; signal: AbortSignal },
  ): Promise<PreparedDocument> {
    const words = await meaning.vectorOf(contentOf(document), 'document', signal);
    if (words === null || imageFile === undefined || embedder.embedImage === undefined) return { document, vector: words };
    const picture = await meaning.tried('picture', embedImageMs, signal, async (signal) => {
      const file = typeof imageFile === 'string' ? imageFile : await imageFile(signal);
      return file === null ? null : (embedder.embedImage?.(file, { signal }) ?? null);
    });
    return { document, vector: picture === null ? words : between(words, picture) };
  }

  /** The vectors of the texts, or the given one instead of the first's; null where the embedder does not answer. */
  async function queryVectors(
    texts: readonly string[],
    given: Float32Array | undefined,
    signal: AbortSignal,
  ): Promise<Array<AskedVector | null>> {
    if (given !== undefined) {
      if (given.length !== dimensions) throw problem('invalid_input', { message: `a vector has ${dimensions} numbers` });
      return [quantisedQuery(given)];
    }
    const vectors = texts[0]?.trim() === '' ? null : await meaning.vectorsOf(texts, 'query', signal);
    return texts.map((_, at) => {
      const vector = vectors?.[at];
      return vector === undefined ? null : quantisedQuery(vector);
    });
  }

  async function search(request: Parameters<AssetSearch['search']>[0]): ReturnType<AssetSearch['search']> {
    const query = queryText(request.query ?? '');
    // A text without a word that carries a wish means nothing, whatever its vector.
    if (request.vector === undefined && termsOf(query).length === 0) return nothing;
    // What a vector was made of is not known, so it is one wish.
    const texts = [query, ...(request.vector === undefined ? requestParts(query) : [])];
    const vectors = await queryVectors(texts, request.vector, request.signal);
    const calibration = vectors[0] === null ? usualCalibration : await meaning.calibrated();
    const readings: Array<{ asked: Asked; reading: Reading; expandedTerms: string[] }> = [];
    for (const [at, text] of texts.entries()) readings.push(await readingOf(text, vectors[at] ?? null, calibration));
    const [whole, ...parts] = readings;
    if (whole === undefined || (whole.reading.vector === null && whole.asked.terms.length === 0)) return nothing;
    const found = await index.candidates({
      ...whole.reading,
      parts: parts.map(({ reading }) => reading),
      filter: indexFilter(request.filter),
      limit: candidatesEach,
    });
    request.signal.throwIfAborted();
    const hits = ranked(
      found,
      whole.asked,
      parts.map(({ asked }) => asked),
    );
    return { expandedTerms: whole.expandedTerms, total: hits.length, hits: hits.slice(0, Math.max(0, request.topK)) };
  }

  async function readingOf(query: string, vector: AskedVector | null, calibration: Calibration) {
    const { keys, expandedTerms, ...words } = await askedWords(index, { query, terms: termsOf(query), isMeant: vector !== null });
    return { asked: { query, ...words, calibration }, reading: { terms: keys, vector }, expandedTerms };
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

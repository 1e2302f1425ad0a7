import { problem } from '../errors.ts';
import { usualCalibration, type Calibration } from './calibration.ts';
import { dimensions } from './embedder.ts';
import { inEnglish, lookUpWords, type LookedUpWords } from './expansion.ts';
import { ranked, type Hit, type RankedQuery } from './fusion.ts';
import { parseQuery, queryWords, termsOf, type LookedFor, type ParsedQuery } from './lexical.ts';
import type { Embedding } from './embedding.ts';
import { requestParts } from './request-parts.ts';
import type { IndexQuery, SearchIndex } from './search-index.ts';
import { quantisedQuery, type AskedVector } from './vectors.ts';

/** Needs `query`, `vector` or both. */
export interface SearchRequest<Filter> {
  query?: string;
  vector?: Float32Array;
  topK: number;
  filter: Filter;
  signal: AbortSignal;
}

export interface SearchResult {
  /** Synonyms and corrections that occur in documents and were searched as well. */
  expandedTerms: string[];
  /**
   * The query with its unknown words replaced by the closest words of the index, which were searched as well; null without a correction.
   */
  didYouMean: string | null;
  /** Whether anything answers the query; if nothing does, the hits are only the nearest. */
  answered: boolean;
  /** The number of hits before `topK` is applied, up to a limit. */
  total: number;
  hits: Hit[];
}

interface LookedUpQuery {
  words: LookedUpWords;
  /** The words of the excluded part. */
  unwanted: (LookedFor & { query: string }) | null;
}

interface IndexSearchParts<Filter> {
  index: SearchIndex<Filter>;
  embedding: Embedding | null;
  rank?: typeof ranked;
}

/** Candidates by words, and as many by vector. The parts of a request share as many again, so `total` counts at most four times this. */
const candidatesEach = 100;

/** Numbers alone have no subject: whatever has numbers of that length is near to them. They are looked for by words. */
const letter = /\p{L}/u;

const nothing: SearchResult = { expandedTerms: [], didYouMean: null, answered: false, total: 0, hits: [] };

/**
 * The search of the service, for every kind of document and every index: full text and embeddings both find candidates, and a candidate's
 * worth is the sum of both (`fusion.ts`).
 * @param parts.embedding null to search by words only
 * @param parts.rank for benchmarks: another ranking of the candidates
 */
export function indexSearch<Filter>({ index, embedding, rank = ranked }: IndexSearchParts<Filter>) {
  async function lookUp(asked: ParsedQuery): Promise<LookedUpQuery> {
    const words = await lookUpWords(index, asked, isKnown);
    if (asked.unwanted === null) return { words, unwanted: null };
    const ruledOut = { query: asked.unwanted, words: queryWords(asked.unwanted), terms: termsOf(asked.unwanted) };
    return { words, unwanted: { query: asked.unwanted, ...(await lookUpWords(index, ruledOut, isKnown)).asked(false) } };
  }

  function isKnown(word: string): boolean {
    return embedding?.embedder.knowsWord?.(word) ?? false;
  }

  return async (request: SearchRequest<Filter>): Promise<SearchResult> => {
    const text = parseQuery(request.query ?? '');
    // A text of stop words only finds nothing, although it has a vector.
    if (request.vector === undefined && text.terms.length === 0) return nothing;
    // The text behind a given vector is unknown, so it is one request.
    const parts = request.vector === undefined ? requestParts(text.query).map(parseQuery) : [];
    const texts = [text, ...parts];
    const words = await Promise.all(texts.map(lookUp));
    // An embedding cannot cope with a misspelled word, so the corrected text is embedded.
    const vectors = await queryVectors(
      embedding,
      texts.map(({ wanted, unwanted, words: split }, at) => {
        const corrected = words[at]?.words.didYouMean ?? null;
        return corrected === null ? inEnglish(wanted, split, isKnown) : unwanted === null ? corrected : parseQuery(corrected).wanted;
      }),
      request.vector,
      request.signal,
    );
    const calibration = embedding === null || vectors[0] === null ? usualCalibration : await embedding.calibrated();
    const readings = texts.flatMap((each, at) => {
      const found = words[at];
      return found === undefined ? [] : [readingOf(each, found, vectors[at] ?? null, calibration)];
    });
    const [whole, ...others] = readings;
    if (whole === undefined || (whole.reading.vector === null && whole.asked.terms.length === 0)) return nothing;
    const question = {
      ...whole.reading,
      parts: others.map(({ reading }) => reading),
      partLimit: Math.ceil(candidatesEach / Math.max(1, others.length)),
      limit: candidatesEach,
    };
    const partsAsked = others.map(({ asked }) => asked);
    const found = await index.candidates({ ...question, filter: request.filter });
    request.signal.throwIfAborted();
    let ranking = rank(found, whole.asked, partsAsked);
    // A filter only leaves documents out. All documents decide whether the query is answered at all.
    const opened = ranking.isAnswered || found.length === 0 ? null : index.opened(request.filter);
    if (opened !== null && rank(await index.candidates({ ...question, ...opened }), whole.asked, partsAsked).isAnswered) {
      request.signal.throwIfAborted();
      const known = rank(found, whole.asked, partsAsked, { isAnswered: true });
      if (known.isAnswered) ranking = known;
    }
    const { hits, isAnswered: answered } = ranking;
    return {
      expandedTerms: whole.expandedTerms,
      didYouMean: words[0]?.words.didYouMean ?? null,
      answered,
      total: hits.length,
      hits: hits.slice(0, Math.max(0, request.topK)),
    };
  };
}

/** The vectors of the texts; a given vector replaces the first. Null if the embedder does not answer. */
async function queryVectors(
  embedding: Embedding | null,
  texts: readonly string[],
  given: Float32Array | undefined,
  signal: AbortSignal,
): Promise<Array<AskedVector | null>> {
  if (given !== undefined) {
    if (given.length !== dimensions) throw problem('invalid_input', { message: `a vector has ${dimensions} numbers` });
    return [quantisedQuery(given)];
  }
  const vectors = embedding === null || texts[0]?.trim() === '' ? null : await embedding.vectorsOf(texts, 'query', signal);
  return texts.map((text, at) => {
    const vector = vectors?.[at];
    return vector === undefined || !letter.test(text) ? null : quantisedQuery(vector);
  });
}

function readingOf({ query }: ParsedQuery, { words, unwanted }: LookedUpQuery, vector: AskedVector | null, calibration: Calibration) {
  const { keys, expandedTerms, ...asked } = words.asked(vector !== null);
  const reading: IndexQuery = { terms: keys, vector };
  return {
    asked: { query, ...asked, ...(unwanted === null ? {} : { unwanted }), calibration } satisfies RankedQuery,
    reading,
    expandedTerms,
  };
}

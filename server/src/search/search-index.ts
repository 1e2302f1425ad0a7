import type { Queries } from '../storage/database.ts';
import type { AssetType } from '@farebox/contract';
import type { DocumentWords, IndexedWords } from './lexical.ts';
import type { AskedVector } from './vectors.ts';

/**
 * The part that differs by index: finding candidates by words and by vector. `fusion.ts` computes their worth, identically for every index.
 */
export interface SearchIndex<Filter = IndexFilter> {
  /** The filter that all documents pass; null if the given one is such. */
  opened(filter: Filter): { filter: Filter } | null;
  /** In how many documents each of the terms is, and perhaps others; one that is in none is left out. */
  frequencies(terms: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The closest word in the index for an unknown word; null if none is close. */
  closestWord(typed: string): Promise<WrittenWord | null>;
  /**
   * At most `limit` by words and `limit` by vector, and `partLimit` for each part, unordered. Sees everything that was committed before the
   * call.
   */
  candidates(question: Question<Filter>): Promise<Candidate[]>;
}

/** An index in a database. */
export interface StoredIndex extends SearchIndex {
  /** Writes or replaces the words of a document, in the caller's transaction. */
  putWords(queries: Queries, doc: number, words: IndexedWords): Promise<void>;
  removeWords(queries: Queries, doc: number): Promise<void>;
  /** Adds to the numbers of documents by term, in the caller's transaction and in this order. Terms that no document has are removed. */
  countTerms(queries: Queries, changes: ReadonlyArray<readonly [term: string, by: number]>): Promise<void>;
  /** Writes or replaces the vector of one model, in the caller's transaction. */
  putVector(queries: Queries, vector: { doc: number; model: string; vector: Int8Array }): Promise<void>;
  /** Updates the copy in memory, if there is one. */
  refresh(): Promise<void>;
  /** The stored vector of a searchable document; null if it has no vector of this model yet. */
  vectorOf(id: string): Promise<Int8Array | null>;
}

/** A word: its key in the index, and its written form in a document. */
export interface WrittenWord {
  key: string;
  text: string;
}

/** A query to an index. */
export interface IndexQuery {
  /** The terms to search for, with the worth of each; may be empty. */
  terms: ReadonlyArray<{ key: string; worth: number }>;
  /** In the form of `quantisedQuery` or `quantised`; null for none. */
  vector: AskedVector | null;
}

export interface Question<Filter = IndexFilter> extends IndexQuery {
  filter: Filter;
  limit: number;
  /** The parts of a request for several things, searched next to the whole: for each at most `partLimit` by words and as many by vector. */
  parts?: readonly IndexQuery[];
  partLimit?: number;
}

/** Of the indexes in a database. */
export function openedFilter(filter: IndexFilter): { filter: IndexFilter } | null {
  return Object.keys(filter).length === 0 ? null : { filter: {} };
}

/** As `AssetFilter`, each text in the form of its column. */
export interface IndexFilter {
  assetType?: AssetType;
  license?: string;
  mimeType?: string;
  ownerId?: string;
  language?: string;
  maxPriceMicros?: number;
  assetIds?: readonly string[];
}

export interface Candidate {
  id: string;
  words: DocumentWords;
  /** The cosine of query and document; null if one has no vector. */
  cosine: number | null;
  /** The same for each part of the query. */
  partCosines: ReadonlyArray<number | null>;
}

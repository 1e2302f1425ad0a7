import type { Queries } from '../storage/database.ts';
import type { AssetType } from '@farebox/contract';
import type { DocumentWords, IndexedWords } from './lexical.ts';
import type { AskedVector } from './vectors.ts';

/**
 * What each index does its own way: find the documents that come into question, by words and by vector. What they are worth is
 * reckoned from the candidates by `fusion.ts`, alike for every index.
 */
export interface SearchIndex<Filter = IndexFilter> {
  /** The filter that all documents pass; null if the given one is such. */
  opened(filter: Filter): { filter: Filter } | null;
  /** In how many documents each of the terms is, and perhaps others; one that is in none is left out. */
  frequencies(terms: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The word of its documents that is closest to a word that none of them has; null where none is close. */
  closestWord(typed: string): Promise<WrittenWord | null>;
  /** At most `limit` by words and `limit` by vector, and `partLimit` for each part, in no order. Sees everything that was committed before the call. */
  candidates(question: Question<Filter>): Promise<Candidate[]>;
}

/** An index in a database. */
export interface StoredIndex extends SearchIndex {
  /** Writes or replaces what a document is found by, in the caller's transaction. */
  putWords(queries: Queries, doc: number, words: IndexedWords): Promise<void>;
  removeWords(queries: Queries, doc: number): Promise<void>;
  /** Writes or replaces the vector of one model, in the caller's transaction. */
  putVector(queries: Queries, vector: { doc: number; model: string; vector: Int8Array }): Promise<void>;
  /** Brings a copy in memory up to date, where there is one. */
  refresh(): Promise<void>;
  /** The stored vector of a document that can be found; null where it has none of this model yet. */
  vectorOf(id: string): Promise<Int8Array | null>;
}

/** A word as an index has it, and as a document writes it. */
export interface WrittenWord {
  key: string;
  text: string;
}

/** What is looked for. */
export interface Reading {
  /** The terms to look for with what each is worth; empty for none. */
  terms: ReadonlyArray<{ key: string; worth: number }>;
  /** The form of `quantisedQuery`, or of `quantised`; null for none. */
  vector: AskedVector | null;
}

export interface Question<Filter = IndexFilter> extends Reading {
  filter: Filter;
  limit: number;
  /** The parts of a request for several things, each looked for beside the whole: at most `partLimit` by words and as many by vector. */
  parts?: readonly Reading[];
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
  maxPriceMicros?: number;
  assetIds?: readonly string[];
}

export interface Candidate {
  id: string;
  words: DocumentWords;
  /** Of the question's vector and the document's; null where one of them is missing. */
  cosine: number | null;
  /** The same for each part of the question. */
  partCosines: ReadonlyArray<number | null>;
}

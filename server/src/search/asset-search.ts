import type { AssetType } from '@farebox/contract';
import type { Queries } from '../storage/database.ts';
import type { Hit } from './fusion.ts';

/** The searchable facts of one asset. */
export interface SearchDocument {
  assetId: string;
  title: string;
  description: string | null;
  /** More searchable words: snippet, column names, operations. Weighs less than title and description. */
  body: string;
  assetType: AssetType;
  mimeType: string | null;
  licenseTerms: string | null;
  /** 0 for a free asset. */
  priceMicros: number;
  ownerId: string;
  /** ISO 639-1; null if it is unclear. */
  language: string | null;
}

/** A document with its vector: everything that takes time or a network is done before the transaction. */
export interface PreparedDocument {
  document: SearchDocument;
  /** Null if the embedder did not answer in time: then a job, added in the same transaction, makes the vector. */
  vector: Float32Array | null;
}

export interface AssetFilter {
  assetType?: AssetType;
  license?: string;
  maxPriceMicros?: number;
  ownerId?: string;
  mimeType?: string;
  /** ISO 639-1. */
  language?: string;
  /** Searches only these assets. */
  assetIds?: readonly string[];
}

export interface AssetHit extends Omit<Hit, 'id'> {
  assetId: string;
}

/** A near-duplicate of another document. */
export interface Twin {
  assetId: string;
  /** 0..1: the smaller of the similarity of the embeddings and that of the words. */
  similarity: number;
}

/** The file of a picture, or a function that gets it, called only if the model embeds pictures. Null if the picture no longer exists. */
export type ImageFile = string | ((signal: AbortSignal) => Promise<string | null>);

/** Runs work that may need an asset's picture. The file exists only while the work runs; it is absent if the asset has no picture. */
export type StoredPictures = <T>(assetId: string, work: (picture: { imageFile?: ImageFile }) => Promise<T>) => Promise<T>;

/** Finds assets by full text and by embedding. */
export interface AssetSearch {
  /** The id of the embedding space: only vectors of the same space are compared. */
  readonly model: string;
  prepare(document: SearchDocument, options: { imageFile?: ImageFile; signal: AbortSignal }): Promise<PreparedDocument>;
  /** Writes or replaces the document in the caller's transaction. Every search after the commit finds it. */
  put(queries: Queries, prepared: PreparedDocument): Promise<void>;
  /** Assets whose documents were written by an older version of what is indexed, by id. */
  outdated(page: { after: string; limit: number }): Promise<string[]>;
  /** Whether there are any, at the cost of a few rows. */
  isOutdated(): Promise<boolean>;
  /** Runs in the caller's transaction. Removing an unknown asset has no effect. */
  remove(queries: Queries, assetId: string): Promise<void>;
  /**
   * Needs `query`, `vector` or both. `total` counts the hits before `topK` is applied, up to a limit.
   * @param request.mayBeLate a read replica may answer, which may lack the latest commits
   */
  search(request: {
    query?: string;
    vector?: Float32Array;
    topK: number;
    filter: AssetFilter;
    mayBeLate?: boolean;
    signal: AbortSignal;
  }): Promise<{
    /** Synonyms that occur in documents and were searched as well. */
    expandedTerms: string[];
    /**
     * The query with its unknown words replaced by the closest words of the index, which were searched as well; null without a correction.
     */
    didYouMean: string | null;
    /** Whether anything answers the query; if nothing does, the hits are only the nearest. */
    answered: boolean;
    total: number;
    hits: AssetHit[];
  }>;
  /** The documents most similar to a searchable document, by its stored vector and the words of its title. It is not among them. */
  related(document: SearchDocument, options: { topK: number; signal: AbortSignal }): Promise<AssetHit[]>;
  /** The near-duplicates of a searchable document, the most similar first. */
  twins(document: SearchDocument, options: { topK: number; signal: AbortSignal }): Promise<Twin[]>;
  /** `pending`: documents without a vector of the current model. */
  status(): Promise<{ documents: number; pending: number }>;
}

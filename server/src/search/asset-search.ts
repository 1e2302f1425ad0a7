import type { AssetType } from '@farebox/contract';
import type { Queries } from '../storage/database.ts';
import type { Hit } from './fusion.ts';

/** What search knows of one asset that is to be found. */
export interface SearchDocument {
  assetId: string;
  title: string;
  description: string | null;
  /** Further words by which it may be found: snippet, column names, operations. Weighs less. */
  body: string;
  assetType: AssetType;
  mimeType: string | null;
  licenseTerms: string | null;
  /** 0 for a free one. */
  priceMicros: number;
  ownerId: string;
}

/** Everything that takes time or a network, done before the transaction. */
export interface PreparedDocument {
  document: SearchDocument;
  /** Null: the embedder did not answer in time; a job in the same transaction makes the vector. */
  vector: Float32Array | null;
}

export interface AssetFilter {
  assetType?: AssetType;
  license?: string;
  maxPriceMicros?: number;
  ownerId?: string;
  mimeType?: string;
  /** Only among these. */
  assetIds?: readonly string[];
}

export interface AssetHit extends Omit<Hit, 'id'> {
  assetId: string;
}

/** A document that says nearly the same as another. */
export interface Twin {
  assetId: string;
  /** 0..1: the lesser of the similarity of the embeddings and that of the words. */
  similarity: number;
}

/** A picture's file, or how to get it, which is asked for only where pictures are understood; null where there is none any more. */
export type ImageFile = string | ((signal: AbortSignal) => Promise<string | null>);

/** Does work that may need the picture of an asset, whose file is there only as long; without one where the asset has none. */
export type StoredPictures = <T>(assetId: string, work: (picture: { imageFile?: ImageFile }) => Promise<T>) => Promise<T>;

/** Finds assets by full text and by embedding. */
export interface AssetSearch {
  /** The space that vectors are compared in. */
  readonly model: string;
  prepare(document: SearchDocument, options: { imageFile?: ImageFile; signal: AbortSignal }): Promise<PreparedDocument>;
  /** Writes or replaces the document in the caller's transaction; found by every search after its commit. */
  put(queries: Queries, prepared: PreparedDocument): Promise<void>;
  /** In the caller's transaction. Removing what is not there is fine. */
  remove(queries: Queries, assetId: string): Promise<void>;
  /**
   * At least one of `query` and `vector`. `total` counts the hits before `topK`, up to a limit.
   * @param request.mayBeLate a copy of the database may answer, which does not have what was committed just now
   */
  search(request: {
    query?: string;
    vector?: Float32Array;
    topK: number;
    filter: AssetFilter;
    mayBeLate?: boolean;
    signal: AbortSignal;
  }): Promise<{
    /** Synonyms of words of the query that documents have, and that were looked for too. */
    expandedTerms: string[];
    /** The query with words that no document has as the closest ones that documents have, which were looked for too; null where it has none. */
    didYouMean: string | null;
    total: number;
    hits: AssetHit[];
  }>;
  /** What is most like a document that can be found, without itself: by its stored vector and the words of its title. */
  related(document: SearchDocument, options: { topK: number; signal: AbortSignal }): Promise<AssetHit[]>;
  /** The documents that say nearly the same as one that can be found, the most alike first. */
  twins(document: SearchDocument, options: { topK: number; signal: AbortSignal }): Promise<Twin[]>;
  /** Documents whose vector of the current model is still to be made. */
  status(): Promise<{ documents: number; pending: number }>;
}

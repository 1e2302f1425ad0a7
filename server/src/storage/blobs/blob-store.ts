/**
 * Where the bytes of uploaded assets are. Keys are made by the service (`assets/<id>`), never by a client. Every implementation
 * passes `test/suites/blob-store.ts`.
 */
export interface BlobStore {
  /** For logs and readiness, e.g. `filesystem`, `s3`. */
  readonly kind: string;
  /**
   * Stores a local file under a new key. A reader sees all of it or nothing, also after a crash in the middle; when this resolves,
   * it is on the disk. The file is the store's from then on, which moves or removes it; after a failure it is still the caller's.
   * @throws storage_full; the signal's reason when it aborts; and failures of the store
   */
  put(key: string, file: string, about: { sizeBytes: number; mimeType: string | null; signal: AbortSignal }): Promise<void>;
  /**
   * The bytes, streamed; null where there are none. `end` is inclusive, as in HTTP; the caller keeps ranges within the size.
   * Cancelling the stream, or aborting the signal, frees what it holds.
   */
  read(key: string, options: { range?: { start: number; end: number }; signal: AbortSignal }): Promise<BlobBody | null>;
  /** Whether there is a blob, and how large: cheap enough to be asked before each sale. Null where there is none. */
  stat(key: string, options: { signal: AbortSignal }): Promise<{ sizeBytes: number } | null>;
  /** Removing what is not there is fine. What a crash in the middle of a `put` left under this key goes too. */
  remove(key: string): Promise<void>;
  /**
   * What is stored under a folder such as `assets/a1b2`, or in all, in no particular order. What a crash left half-way may be among
   * it, under a key of nobody.
   */
  list(folder?: string): AsyncIterable<{ key: string; modifiedAt: number }>;
  /** @throws when the store does not answer or cannot be written. */
  check(signal: AbortSignal): Promise<void>;
}

export interface BlobBody {
  /** Of the whole blob. */
  sizeBytes: number;
  body: ReadableStream<Uint8Array>;
}

/** Names the database that the store belongs to; see `store-pair.ts`. */
export const storeIdKey = 'store-id';

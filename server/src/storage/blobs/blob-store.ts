/**
 * Stores the bytes of uploaded assets. The service makes the keys (`assets/<id>`), never a client. Every implementation passes
 * `test/suites/blob-store.ts`.
 */
export interface BlobStore {
  /** For logs and readiness, e.g. `filesystem`, `s3`. */
  readonly kind: string;
  /**
   * Stores a local file under a new key. A reader sees the whole blob or nothing, also after a crash. When the promise resolves, the blob
   * is on the disk. The store then owns the file and moves or removes it; after a failure the caller still owns it.
   * @throws storage_full; the signal's reason when it aborts; and failures of the store
   */
  put(key: string, file: string, about: { sizeBytes: number; mimeType: string | null; signal: AbortSignal }): Promise<void>;
  /**
   * The bytes as a stream; null if there is no blob. `end` is inclusive, as in HTTP; the caller keeps ranges within the size. Cancelling
   * the stream, or aborting the signal, frees its resources.
   */
  read(key: string, options: { range?: { start: number; end: number }; signal: AbortSignal }): Promise<BlobBody | null>;
  /** Whether a blob exists, and its size: cheap enough to run before each sale. Null if there is none. */
  stat(key: string, options: { signal: AbortSignal }): Promise<{ sizeBytes: number } | null>;
  /** Removing a missing blob is fine. Also removes what a crash during `put` left under this key. */
  remove(key: string): Promise<void>;
  /**
   * Lists the blobs in a folder such as `assets/a1b2`, or in the whole store, in no particular order. The list may include leftovers of a
   * crash, under keys that belong to nobody.
   */
  list(folder?: string): AsyncIterable<{ key: string; modifiedAt: number }>;
  /** @throws if the store does not answer or cannot be written. */
  check(signal: AbortSignal): Promise<void>;
}

export interface BlobBody {
  /** The size of the whole blob. */
  sizeBytes: number;
  body: ReadableStream<Uint8Array>;
}

/** Identifies the database that the store belongs to; see `store-pair.ts`. */
export const storeIdKey = 'store-id';

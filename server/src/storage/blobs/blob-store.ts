/**
 * Where the bytes of uploaded assets are. Keys are made by the service (`assets/<id>`), never by a client. Every implementation
 * passes `test/suites/blob-store.ts`.
 */
export interface BlobStore {
  /** For logs and readiness, e.g. `filesystem`, `s3`. */
  readonly kind: string;
  /**
   * Stores a local file under a new key. A reader sees all of it or nothing, also after a crash in the middle. The file may be
   * moved, so it is the store's from then on.
   */
  put(key: string, file: string, about: { sizeBytes: number; mimeType: string | null; signal: AbortSignal }): Promise<void>;
  /**
   * The bytes, streamed; null where there are none. `end` is inclusive, as in HTTP; the caller keeps ranges within the size.
   * Cancelling the stream, or aborting the signal, frees what it holds.
   */
  read(key: string, options: { range?: { start: number; end: number }; signal: AbortSignal }): Promise<BlobBody | null>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** What is stored, in no particular order: for the janitor. */
  list(): AsyncIterable<{ key: string; modifiedAt: number }>;
  /** @throws when the store does not answer or cannot be written. */
  check(signal: AbortSignal): Promise<void>;
}

export interface BlobBody {
  /** Of the whole blob. */
  sizeBytes: number;
  body: ReadableStream<Uint8Array>;
}

import type { Integrity } from './damage.ts';
import type { Dialect } from './dialect.ts';
import type { Kysely } from 'kysely';
import type { Snapshot } from './snapshots/snapshot.ts';
import type { Tables } from './tables.ts';

/** A connection for queries. `read` sees committed data; work in `write` also sees its own writes. */
export type Queries = Kysely<Tables>;

export interface WriteOptions {
  /**
   * `durable` (default): the promise resolves when the commit is on the disk. `applied`: it resolves as soon as every later write sees
   * the change. A crash may still lose it, but then it also loses every later write. So an effect that becomes visible only after a later
   * durable write may rely on it. PostgreSQL always waits for the commit.
   */
  until?: 'durable' | 'applied';
  /**
   * The work may share a PostgreSQL transaction with others: what it locks is named by this key, and it decides by single statements, so it
   * may see what the others have written. On SQLite all works do, one after another.
   */
  sharedBy?: string;
  /** What it is for, in traces. */
  span?: string;
}

/**
 * Together with the marked branches of the migrations and the job claim, the only place that knows which database this is.
 *
 * A `work` passed to `write` runs as one transaction: all of it or nothing. It may run again after a serialisation failure, so it must
 * have no effects outside the database, and it must await nothing but its own queries.
 */
export interface Database {
  readonly dialect: Dialect;
  readonly read: Queries;
  write<T>(work: (queries: Queries) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** A consistent view of the committed data, while others continue to write. */
  snapshot(): Promise<Snapshot>;
  /** Of the file; none for PostgreSQL, which watches over its own. */
  readonly integrity?: Integrity;
  /** Waits for running writes and closes. */
  close(): Promise<void>;
}

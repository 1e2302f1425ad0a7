import type { Kysely } from 'kysely';
import type { Snapshot } from './snapshots/snapshot.ts';
import type { Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';

/** A connection that queries run on: `read` sees what is committed, a work of `write` also what it wrote itself. */
export type Queries = Kysely<Tables>;

export interface WriteOptions {
  /**
   * `durable` (default): the promise resolves when the commit is on the disk. `applied`: it resolves as soon as every later
   * write sees the change. A crash may still lose it, but then it loses every later write too, so an effect that shows itself
   * only after a later durable write may build on it. PostgreSQL always waits for the commit.
   */
  until?: 'durable' | 'applied';
  /** What it is for, in traces. */
  span?: string;
}

/**
 * The only place, with the marked branches of the migrations and the job claim, that knows which database this is.
 *
 * A `work` given to `write` runs as one transaction: all of it or nothing. It may be run again after a serialisation
 * failure, so it touches nothing but the database, and it awaits nothing but its own queries.
 */
export interface Database {
  readonly dialect: Dialect;
  readonly read: Queries;
  write<T>(work: (queries: Queries) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** What is committed at this moment, to be read while others go on writing. */
  snapshot(): Promise<Snapshot>;
  /** Waits for the running writes and closes. */
  close(): Promise<void>;
}

import { createHash } from 'node:crypto';
import type { Dialect } from '../dialect.ts';

/** A value in a snapshot. Bytes are base64, and vectors are the base64 of their signed bytes, the same on every database. */
export type StoredValue = string | number | null;

/** The values of a row, in the order of the table's columns. */
export type StoredRow = readonly StoredValue[];

export interface SnapshotTable {
  name: string;
  /** By name, so that a column which a later migration added has the same place on every database. */
  columns: readonly string[];
}

/** The database at one moment, while others continue to write. */
export interface Snapshot {
  readonly dialect: Dialect;
  /** The names of applied migrations, in order. */
  migrations: readonly string[];
  /** Tables with a primary key (all of farebox's have one), in the order of their creation. */
  tables: readonly SnapshotTable[];
  /** All rows of a table in batches, ordered by the bytes of the primary key, which is the same on every database. */
  rows(table: SnapshotTable): AsyncIterable<readonly StoredRow[]>;
  close(): Promise<void>;
}

/**
 * Tables that are specific to this database and never copied: its migrations, its running processes, and the full-text index, which is
 * built from other tables.
 */
export const uncopiedTables: ReadonlySet<string> = new Set(['schema_migrations', 'processes', 'search_text', 'unfinished_copies']);

export interface TableSum {
  rows: number;
  /** Hex, over all rows in order. */
  sha256: string;
}

/** Counts and hashes rows as they pass. */
export function tableSum(): { add(line: string): void; sum(): TableSum } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(line) {
      hash.update(line);
      hash.update('\n');
      rows += 1;
    },
    sum: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** The checksum of a table in a snapshot. */
export async function sumOf(snapshot: Snapshot, table: SnapshotTable): Promise<TableSum> {
  const sum = tableSum();
  for await (const rows of snapshot.rows(table)) for (const row of rows) sum.add(JSON.stringify(row));
  return sum.sum();
}

import { createHash } from 'node:crypto';
import type { Dialect } from '../database.ts';

/** A value as a snapshot has it: bytes are base64, vectors are the base64 of their signed bytes, the same on every database. */
export type StoredValue = string | number | null;

/** The values of a row, in the order of the table's columns. */
export type StoredRow = readonly StoredValue[];

export interface SnapshotTable {
  name: string;
  /** By name, so that a column that a migration added later stands in the same place on every database. */
  columns: readonly string[];
}

/** The database of one moment, while others go on writing. */
export interface Snapshot {
  readonly dialect: Dialect;
  /** The names of those that ran, in order. */
  migrations: readonly string[];
  /** Those with a primary key, as all of farebox's have, in the order in which they were made. */
  tables: readonly SnapshotTable[];
  /** All rows of a table in the order of its primary key, byte by byte, which is the same on every database; in batches. */
  rows(table: SnapshotTable): AsyncIterable<readonly StoredRow[]>;
  close(): Promise<void>;
}

/** Tables that are of this database and of no copy: what ran on it, who serves it, and the full-text index, which is made of other tables. */
export const uncopiedTables: ReadonlySet<string> = new Set(['schema_migrations', 'processes', 'search_text', 'unfinished_copies']);

export interface TableSum {
  rows: number;
  /** Hex, of all rows in order. */
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

/** What a table of a snapshot holds, in one value. */
export async function sumOf(snapshot: Snapshot, table: SnapshotTable): Promise<TableSum> {
  const sum = tableSum();
  for await (const rows of snapshot.rows(table)) for (const row of rows) sum.add(JSON.stringify(row));
  return sum.sum();
}

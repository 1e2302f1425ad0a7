import { createHash } from 'node:crypto';
import { tokensOf } from '../sql-tokens.ts';
import type { Queries } from '../database.ts';
import type { Dialect } from '../dialect.ts';

/** One step of the schema. What has run somewhere is never edited, only followed by another. */
export interface Migration {
  name: string;
  /** What it does, in order. */
  statements(dialect: Dialect): readonly string[];
  /** Makes sure of what the server has to have. It depends on the server, so it is no part of the checksum. */
  prepare?(queries: Queries, dialect: Dialect): Promise<void>;
}

/** SHA-256 of what a migration does on a database, hex; comments, white space and the case of words do not count. */
export function checksumOf({ statements }: Migration, dialect: Dialect): string {
  return createHash('sha256')
    .update(JSON.stringify(statements(dialect).map(tokensOf)))
    .digest('hex');
}

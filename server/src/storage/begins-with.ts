import { sql, type RawBuilder } from 'kysely';
import { collation, type Dialect } from './dialect.ts';

/** A text as indexes of beginnings order it. */
export function inByteOrder(dialect: Dialect, text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`${text} collate ${sql.raw(collation(dialect))}`;
}

/** Whether a text begins with another: a range of an index. Nothing has a special effect in it, unlike in `like`. */
export function beginsWith(dialect: Dialect, text: RawBuilder<unknown>, start: string): RawBuilder<boolean> {
  const compared = inByteOrder(dialect, text);
  // The last code point of all, which no text has after its beginning.
  return sql<boolean>`(${compared} >= ${start} and ${compared} < ${`${start}\u{10FFFF}`})`;
}

/** A text as `lower` of the database writes it: that of SQLite knows only A to Z. */
export function lowered(dialect: Dialect, text: string): string {
  return dialect === 'sqlite' ? text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) : text.toLowerCase();
}

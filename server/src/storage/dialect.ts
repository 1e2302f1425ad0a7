export type Dialect = 'sqlite' | 'postgres';

/** Orders texts by their bytes, whatever the language of the database. */
export function collation(dialect: Dialect): string {
  return dialect === 'sqlite' ? 'binary' : '"C"';
}

/**
 * Whether PostgreSQL refused a text for its character U+0000, which is good JSON and which no column there can hold.
 * Source: SQLSTATE 22021, character_not_in_repertoire.
 */
export function isUnstorableText(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === '22021';
}

/**
 * Whether PostgreSQL refused a text because it contains U+0000, which is valid in JSON but cannot be stored in any column there. Source:
 * SQLSTATE 22021, character_not_in_repertoire.
 */
export function isUnstorableText(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === '22021';
}

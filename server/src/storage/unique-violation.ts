/** Whether a write failed because a unique index already holds that value: PostgreSQL 23505, SQLite's extended codes 2067 and 1555. */
export function isUniqueViolation(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return ('code' in thrown && thrown.code === '23505') || ('errcode' in thrown && (thrown.errcode === 2067 || thrown.errcode === 1555));
}

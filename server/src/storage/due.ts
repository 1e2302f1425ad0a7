import { sql, type RawBuilder } from 'kysely';
import { hourMs } from '../clock.ts';

/** How far a clock may be set back without delaying anything. Bounds the search for what is due. */
const stepBackMaxMs = 2 * hourMs;

/**
 * Whether a row is due. A row that was due when it was written, and was not tried yet, is due even if the clock was set back since, or was ahead
 * in the process that wrote it.
 * @param columns the names of the due time, the time of writing, and the number of attempts
 */
export function isDue(now: number, columns: { dueAt: string; createdAt: string; attempts: string }): RawBuilder<boolean> {
  const [dueAt, createdAt, attempts] = [sql.ref(columns.dueAt), sql.ref(columns.createdAt), sql.ref(columns.attempts)];
  return sql<boolean>`(${dueAt} <= ${now + stepBackMaxMs} and (${dueAt} <= ${now} or (${attempts} = 0 and ${dueAt} <= ${createdAt})))`;
}

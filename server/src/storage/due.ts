import { sql, type RawBuilder } from 'kysely';
import { hourMs } from '../clock.ts';

/** How far a clock may be set back without delaying anything. Bounds the search for what is due. */
const stepBackMaxMs = 2 * hourMs;

/**
 * Whether a row is due. A row that was due when it was written, and was not tried yet, is due even if the clock was set back since, or was ahead
 * in the process that wrote it.
 * @param columns the names of the due time, the time of writing, and the number of attempts
 * @param backOffMaxMs the longest time between an attempt and the next one, from the number of attempts: a retry that is due later than that
 * was written by a clock that was ahead, and is due
 */
export function isDue(
  now: number,
  columns: { dueAt: string; createdAt: string; attempts: string },
  backOffMaxMs?: (attempts: RawBuilder<unknown>) => RawBuilder<number>,
): RawBuilder<boolean> {
  const [dueAt, createdAt, attempts] = [sql.ref(columns.dueAt), sql.ref(columns.createdAt), sql.ref(columns.attempts)];
  const isAhead = backOffMaxMs === undefined ? sql`` : sql`or (${attempts} > 0 and ${dueAt} - ${backOffMaxMs(attempts)} > ${now})`;
  return sql<boolean>`(${dueAt} <= ${now + stepBackMaxMs} and (${dueAt} <= ${now} or (${attempts} = 0 and ${dueAt} <= ${createdAt}) ${isAhead}))`;
}

import { sql, type RawBuilder } from 'kysely';
import { hourMs, secondMs } from '../clock.ts';

/** How far a clock may be set back without delaying anything. Bounds the search for what it delays. */
const stepBackMaxMs = 2 * hourMs;
/** Less than this is no step, and delays nothing by more. */
const stepMinMs = secondMs;

/**
 * Tells when to look for rows that a clock that was ahead has written: at first, and after the clock was set back. So finding what is due
 * compares one column, which an index serves.
 */
export function clockSteps(): (now: number) => boolean {
  let latest = Infinity;
  return (now) => {
    const isStep = now < latest - stepMinMs;
    latest = isStep ? now : Math.max(latest, now);
    return isStep;
  };
}

/**
 * Whether a row that is not due yet has its time from a clock that was ahead of this one: it was due when it was written and was not tried
 * yet, or its retry is later than any retry may be.
 * @param columns the names of the due time, the time of writing, and the number of attempts
 * @param backOffMaxMs the longest time between an attempt and the next one, from the number of attempts
 */
export function wasSetByClockAhead(
  now: number,
  columns: { dueAt: string; createdAt: string; attempts: string },
  backOffMaxMs?: (attempts: RawBuilder<unknown>) => RawBuilder<number>,
): RawBuilder<boolean> {
  const [dueAt, createdAt, attempts] = [sql.ref(columns.dueAt), sql.ref(columns.createdAt), sql.ref(columns.attempts)];
  const isLate = backOffMaxMs === undefined ? sql`` : sql`or (${attempts} > 0 and ${dueAt} - ${backOffMaxMs(attempts)} > ${now})`;
  return sql<boolean>`(${dueAt} > ${now} and ${dueAt} <= ${now + stepBackMaxMs} and ((${attempts} = 0 and ${dueAt} <= ${createdAt}) ${isLate}))`;
}

import { sql } from 'kysely';
import type { AccessLogRow } from '../storage/tables/demand.ts';
import { dayMs, type Clock } from '../clock.ts';
import { idFloor } from '../ids.ts';
import type { Database } from '../storage/database.ts';

/** The calls of a tool on one day (UTC). */
interface CallDay {
  at: number;
  /** Answered with a 402. */
  challenged: number;
  delivered: number;
  /** Failed, and refunded where they were paid. */
  failed: number;
  /** The tool was disabled or not configured. */
  unavailable: number;
}

export interface ToolHistory {
  days: CallDay[];
  /** False if there were more log lines than are counted. The latest are always counted. */
  isComplete: boolean;
}

/** How many of the latest log lines are counted; many of the same calls share a line. */
const linesMax = 100_000;

/** How the calls of a tool ended, day by day, from the access log: every day of the window, also those without calls. */
export async function toolHistory(
  { database, clock }: { database: Database; clock: Clock },
  { toolId, days }: { toolId: string; days: number },
): Promise<ToolHistory> {
  const today = Math.floor(clock.now() / dayMs);
  const first = today - days + 1;
  const day = sql<number>`at / ${sql.lit(dayMs)}`;
  const rows = await database.read
    .selectFrom((from) =>
      from
        .selectFrom('access_logs')
        .select(['at', 'kind', 'outcome', 'repeats'])
        .where('asset_id', '=', toolId)
        .where('id', '>=', idFloor('log', first * dayMs))
        .orderBy('id', 'desc')
        .limit(linesMax)
        .as('latest'),
    )
    .select((eb) => ['outcome', day.as('day'), eb.fn.sum<number>('repeats').as('count'), eb.fn.countAll<number>().as('lines')])
    .where('kind', '=', 'call')
    .groupBy(['outcome', day])
    .execute();
  const found = Array.from({ length: days }, (_, index): CallDay => {
    return { at: (first + index) * dayMs, challenged: 0, delivered: 0, failed: 0, unavailable: 0 };
  });
  for (const { outcome, day: number, count } of rows) {
    const [into, name] = [found[number - first], nameOf(outcome)];
    if (into !== undefined && name !== null) into[name] += count;
  }
  return { days: found, isComplete: rows.reduce((sum, { lines }) => sum + lines, 0) < linesMax };
}

function nameOf(outcome: AccessLogRow['outcome']): Exclude<keyof CallDay, 'at'> | null {
  if (outcome === 'challenged' || outcome === 'delivered') return outcome;
  return outcome === 'refused' ? 'failed' : outcome === 'unmet' ? 'unavailable' : null;
}

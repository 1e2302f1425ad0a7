import type { Clock } from '../clock.ts';
import { secondMs } from '../clock.ts';
import { idFloor } from '../ids.ts';
import type { Database } from '../storage/database.ts';
import type { AccessLogRow } from '../storage/tables/demand.ts';
import type { RevenueEventRow } from '../storage/tables/assets.ts';

/** Rows that are new since the last time. */
export interface Tail<Row> {
  /** The oldest first. `skipped`: there were more than are read at once. */
  next(): Promise<{ rows: Row[]; isSkipped: boolean }>;
}

/**
 * Replicas store their lines about a second late, and clocks differ: rows this much older than the newest may still come. Within this time
 * the ids that were seen are remembered.
 */
const overlapMs = 10 * secondMs;
const readMax = 500;

/** The access log of all replicas as it grows: they write to one database, so any of them can show it. */
export function accessLogTail({ database, clock }: { database: Database; clock: Clock }): Tail<AccessLogRow> {
  return tail(clock, (since) =>
    database.read
      .selectFrom('access_logs')
      .selectAll()
      .where('id', '>=', idFloor('log', since))
      .orderBy('id', 'desc')
      .limit(readMax)
      .execute(),
  );
}

/** The sales of an owner as they happen. */
export function salesTail({ database, clock, ownerId }: { database: Database; clock: Clock; ownerId: string }): Tail<RevenueEventRow> {
  return tail(clock, (since) =>
    database.read
      .selectFrom('revenue_events')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('id', '>=', idFloor('rev', since))
      .orderBy('id', 'desc')
      .limit(readMax)
      .execute(),
  );
}

function tail<Row extends { id: string }>(clock: Clock, read: (since: number) => Promise<Row[]>): Tail<Row> {
  const begunAt = clock.now();
  /** Ids that were seen, and when. */
  const seen = new Map<string, number>();
  return {
    async next() {
      const now = clock.now();
      const found = await read(Math.max(begunAt, now - overlapMs));
      const fresh = found.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.set(id, now);
      for (const [id, at] of seen) if (now - at > 2 * overlapMs) seen.delete(id);
      return { rows: fresh.toReversed(), isSkipped: fresh.length === readMax };
    },
  };
}

import { z } from '@hono/zod-openapi';
import type { AccessLog as AccessLogBody } from '@farebox/contract';
import { requireAdminSession, requireSession } from '../../accounts/sessions.ts';
import { minuteMs, rfc3339, type Clock } from '../../clock.ts';
import { formatAmount } from '../../money.ts';
import { accessLogTail, salesTail } from '../../operations/live-lines.ts';
import type { Parts } from '../../parts.ts';
import { shortId } from '../../payments/quotes/payment.ts';
import type { AccessLogRow } from '../../storage/tables/demand.ts';
import { callerOf } from '../../surface/caller.ts';
import { forAdmins, forOwners } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { eventText, liveStreams, type LiveEvent } from './live-stream.ts';

export type LiveRouteParts = RouteParts & Pick<Parts, 'accounts' | 'clock' | 'database' | 'draining' | 'jobs' | 'log'>;

const stream = (description: string, example: LiveEvent) => ({
  description,
  content: { 'text/event-stream': { schema: z.string(), example: eventText(example) } },
});
const streamEnd = 'Ends when the session ends or the service stops (`end` says why); `left_out` counts what a slow reader missed.';

const watchService = forAdmins.get('/admin/live', {
  operationId: 'watchService',
  summary: 'The access log and its counts as they happen, as server-sent events',
  admission: 'unpaid',
  problems: ['rate_limited'],
  responses: {
    200: stream(`\`line\`: an entry of the access log, of all replicas. \`counts\`: of the last minute, by outcome. ${streamEnd}`, {
      event: 'counts',
      data: { at: '2026-11-20T08:00:00.000Z', searches: 4, challenged: 2, paid: 1, delivered: 1, refused: 0, overdue_seconds: 0 },
    }),
  },
});

const watchSales = forOwners.get('/me/live', {
  operationId: 'watchSales',
  summary: 'Your sales as they happen, as server-sent events',
  problems: ['rate_limited'],
  responses: {
    200: stream(`\`sale\`: a delivery that was paid. ${streamEnd}`, { event: 'end', data: { why: 'logged_out' } }),
  },
});

/** Live views. To be mounted at `/api/v1`. */
export function liveRoutes(parts: LiveRouteParts): Routes {
  const { clock, database, draining, log } = parts;
  const { sessions } = parts.accounts;
  const streams = liveStreams({ draining, log });
  const app = new Routes(parts);

  app.plain(watchService, async (c) => {
    const { accountId, sessionHash } = requireAdminSession(await callerOf(parts, c));
    return streams.open({ accountId, isAllowed: () => sessions.isLive(sessionHash), read: serviceEvents(parts) });
  });

  app.plain(watchSales, async (c) => {
    const { accountId, sessionHash } = requireSession(await callerOf(parts, c));
    const tail = salesTail({ database, clock, ownerId: accountId });
    const read = async (): Promise<LiveEvent[]> =>
      (await tail.next()).rows.map((row) => ({
        event: 'sale',
        data: {
          id: row.id,
          asset_id: row.asset_id,
          payment_id: shortId(row.payment_id),
          amount: formatAmount(row.amount_micros),
          net: formatAmount(row.amount_micros - row.fee_micros),
          is_test: row.is_test === 1,
          created_at: rfc3339(row.created_at),
        },
      }));
    return streams.open({ accountId, isAllowed: () => sessions.isLive(sessionHash), read });
  });

  return app;
}

/** Lines, and their counts of the last minute as this stream saw them. */
function serviceEvents({ database, clock, jobs }: Pick<LiveRouteParts, 'database' | 'clock' | 'jobs'>): () => Promise<LiveEvent[]> {
  const tail = accessLogTail({ database, clock });
  const counts = minuteCounts(clock);
  return async () => {
    const { rows, isSkipped } = await tail.next();
    counts.add(rows);
    const lines = rows.map((row): LiveEvent => ({ event: 'line', data: { ...row, at: rfc3339(row.at) } satisfies AccessLogBody }));
    const oldestDueAt = await jobs.oldestWaitingAt();
    const overdueMs = oldestDueAt === null ? 0 : Math.max(0, clock.now() - oldestDueAt);
    return [
      ...(isSkipped ? [{ event: 'left_out', data: { events: null } }] : []),
      ...lines,
      { event: 'counts', data: { at: rfc3339(clock.now()), ...counts.current(), overdue_seconds: Math.round(overdueMs / 1000) } },
    ];
  };
}

function minuteCounts(clock: Clock) {
  let seen: Array<{ at: number; name: 'searches' | 'challenged' | 'paid' | 'delivered' | 'refused'; count: number }> = [];
  return {
    add(rows: readonly AccessLogRow[]): void {
      for (const { at, kind, outcome, repeats } of rows) {
        if (kind === 'search') seen.push({ at, name: 'searches', count: repeats });
        else if (outcome === 'challenged' || outcome === 'paid' || outcome === 'refused') seen.push({ at, name: outcome, count: repeats });
        // A download is the second half of a delivery that is already counted.
        else if (outcome === 'delivered' && kind !== 'download') seen.push({ at, name: outcome, count: repeats });
      }
    },
    current() {
      const since = clock.now() - minuteMs;
      seen = seen.filter(({ at }) => at >= since);
      const sums = { searches: 0, challenged: 0, paid: 0, delivered: 0, refused: 0 };
      for (const { name, count } of seen) sums[name] += count;
      return sums;
    },
  };
}

import { actorOf } from '../../accounts/caller.ts';
import type { Foundation } from '../../foundation.ts';
import { z } from '@hono/zod-openapi';
import { minuteMs, rfc3339, type Clock, hourMs, secondMs } from '../../clock.ts';
import { Semaphore, type Release } from '../../limits/semaphore.ts';
import { formatAmount } from '../../money.ts';
import { accessLogTail, salesTail } from '../../operations/live-lines.ts';
import type { Only, Parts } from '../../parts.ts';
import { shortId } from '../../payments/quotes/payment.ts';
import type { AccessLogRow } from '../../storage/tables/demand.ts';
import { forAdmins } from '../../surface/route-parts.ts';
import { routesOf } from '../../surface/route.ts';
import { accessBody, accessIds } from '../demand/admin-demand-routes.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { problem } from '../../errors.ts';

export type LiveRouteParts = RouteParts &
  Pick<Parts, 'accounts' | 'clock' | 'database' | 'draining' | 'jobs' | 'log'> &
  Only<'operations', 'names'>;

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

/** For people: the stream ends with the session. */
const watchSales = routesOf({ tags: ['Owners'], caller: 'session' }).get('/me/live', {
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
  const { authenticator, sessions } = parts.accounts;
  const streams = liveStreams({ draining, log });
  const app = new Routes(parts);

  app.plainForCaller(watchService, async (c, { accountId, sessionHash }) => {
    return streams.open({ accountId, isAllowed: () => sessions.isLive(sessionHash), read: serviceEvents(parts) });
  });

  app.plainForCaller(watchSales, async (c, caller) => {
    const { accountId, sessionHash } = caller;
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
    const isAllowed = async () => (await sessions.isLive(sessionHash)) && authenticator.isStillActing(caller);
    return streams.open({ accountId: actorOf(caller), isAllowed, read });
  });

  return app;
}

/** Lines, and their counts of the last minute as this stream saw them. */
function serviceEvents({ database, clock, jobs, operations }: LiveRouteParts): () => Promise<LiveEvent[]> {
  const tail = accessLogTail({ database, clock });
  const counts = minuteCounts(clock);
  return async () => {
    const { rows, isSkipped } = await tail.next();
    counts.add(rows);
    const nameOf = await operations.names.of(rows.flatMap(accessIds));
    const lines = rows.map((row): LiveEvent => ({ event: 'line', data: accessBody(row, nameOf) }));
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

/** One server-sent event; `data` is sent as JSON. */
interface LiveEvent {
  event: string;
  data: unknown;
}

interface LiveStream {
  /** Asked before each reading, so that a stream does not outlive its session. */
  isAllowed(): Promise<boolean>;
  /** The events since the last reading. */
  read(): Promise<LiveEvent[]>;
}

export interface LiveStreams {
  /**
   * Answers with events until the client leaves, the session ends, or the service drains.
   * @param stream `accountId`: so many are open for one account at most
   * @throws rate_limited if too many are open; unavailable while the service drains
   */
  open(stream: LiveStream & { accountId: string }): Response;
}

export interface LiveStreamsOptions extends Pick<Foundation, 'draining' | 'log'> {
  /** Tests use shorter times. */
  everyMs?: number;
  heartbeatMs?: number;
  lifetimeMs?: number;
  ofAccountMax?: number;
  max?: number;
}

/** What a client may leave unread before events are left out. */
const unreadBytesMax = 256 * 1024;
const retryMs = 3000;

/**
 * Live views: each stream reads the database every other second. Replicas share it, so a stream shows what happens on all of them, whichever
 * answers. Source: WHATWG HTML, Server-sent events.
 */
export function liveStreams(options: LiveStreamsOptions): LiveStreams {
  const { draining, ofAccountMax = 6, max = 100 } = options;
  const places = new Semaphore<string>({ limits: [{ max: ofAccountMax, keyOf: (accountId) => accountId }, { max }] });

  return {
    open({ accountId, ...stream }) {
      if (draining.aborted) throw problem('unavailable', { retryAfterSeconds: 5 });
      const leave = places.tryAcquire(accountId);
      if (leave === null)
        throw problem('rate_limited', { message: 'too many live views at once', hint: 'Close another one.', retryAfterSeconds: 30 });
      return new Response(eventStream(options, stream, leave), {
        headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
      });
    },
  };
}

/** @param leave called once, when it is over */
function eventStream(options: LiveStreamsOptions, { isAllowed, read }: LiveStream, leave: Release): ReadableStream<Uint8Array> {
  const { draining, log, everyMs = 2 * secondMs, heartbeatMs = 15 * secondMs, lifetimeMs = hourMs } = options;
  const encoder = new TextEncoder();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let leftOut = 0;
  let end: (why: string) => void = () => undefined;
  const drained = () => end('draining');

  function over(): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    draining.removeEventListener('abort', drained);
    leave();
  }

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const began = performance.now();
        let spokeAt = began;
        const isFull = () => (controller.desiredSize ?? 0) <= 0;
        const write = (text: string) => {
          spokeAt = performance.now();
          controller.enqueue(encoder.encode(text));
        };
        end = (why) => {
          if (isOver) return;
          write(eventText({ event: 'end', data: { why } }));
          over();
          controller.close();
        };
        const send = (event: LiveEvent) => {
          if (isFull()) {
            leftOut += 1;
            return;
          }
          if (leftOut > 0) write(eventText({ event: 'left_out', data: { events: leftOut } }));
          leftOut = 0;
          write(eventText(event));
        };
        const again = async (): Promise<void> => {
          if (!(await isAllowed())) return end('logged_out');
          if (performance.now() - began > lifetimeMs) return end('renew');
          const events = await read();
          if (isOver) return;
          for (const event of events) send(event);
          if (performance.now() - spokeAt >= heartbeatMs && !isFull()) write(': still here\n\n');
          timer = setTimeout(tick, everyMs);
        };
        const tick = () =>
          void again().catch((cause: unknown) => {
            log.warn({ err: cause }, 'a live view could not be read; its client opens it again');
            end('failed');
          });
        draining.addEventListener('abort', drained, { once: true });
        write(`retry: ${retryMs}\n\n`);
        tick();
      },
      cancel: over,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: unreadBytesMax }),
  );
}

/** JSON has no line breaks, so one `data` line is enough. */
function eventText({ event, data }: LiveEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

import { hourMs, secondMs } from '../../clock.ts';
import { problem } from '../../errors.ts';
import type { Log } from '../../log.ts';

/** One server-sent event; `data` is sent as JSON. */
export interface LiveEvent {
  event: string;
  data: unknown;
}

export interface LiveStreams {
  /**
   * Answers with events until the client leaves, the session ends, or the service drains.
   * @param stream `accountId`: so many are open for one account at most; `isAllowed`: asked before each reading, so that a stream does not
   *   outlive its session; `read`: the events since the last reading
   * @throws rate_limited if too many are open; unavailable while the service drains
   */
  open(stream: { accountId: string; isAllowed(): Promise<boolean>; read(): Promise<LiveEvent[]> }): Response;
}

export interface LiveStreamsOptions {
  draining: AbortSignal;
  log: Log;
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
  const { draining, log, everyMs = 2 * secondMs, heartbeatMs = 15 * secondMs, lifetimeMs = hourMs, ofAccountMax = 6, max = 100 } = options;
  const take = openStreams({ ofAccountMax, max });

  return {
    open({ accountId, isAllowed, read }) {
      if (draining.aborted) throw problem('unavailable', { retryAfterSeconds: 5 });
      const leave = take(accountId);
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

      const body = new ReadableStream<Uint8Array>(
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
      return new Response(body, {
        headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
      });
    },
  };
}

/** Counts what is open, for each account and together. @returns takes a place, and returns how to leave it @throws rate_limited */
function openStreams({ ofAccountMax, max }: { ofAccountMax: number; max: number }): (accountId: string) => () => void {
  const open = new Map<string, number>();
  let total = 0;

  return (accountId) => {
    const ofAccount = open.get(accountId) ?? 0;
    if (ofAccount >= ofAccountMax || total >= max) {
      throw problem('rate_limited', { message: 'too many live views at once', hint: 'Close another one.', retryAfterSeconds: 30 });
    }
    open.set(accountId, ofAccount + 1);
    total += 1;
    return () => {
      const left = (open.get(accountId) ?? 1) - 1;
      if (left === 0) open.delete(accountId);
      else open.set(accountId, left);
      total -= 1;
    };
  };
}

/** JSON has no line breaks, so one `data` line is enough. */
export function eventText({ event, data }: LiveEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

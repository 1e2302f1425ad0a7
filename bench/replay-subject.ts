import { z } from 'zod';
import { capture, requestText, type Captured, type HttpRequest } from './capture.ts';
import type { Baseline, Bench } from './comparison.ts';
import { Port, type ServerSubject } from './rounds.ts';

/** `body`: with `c.body`, the usual way. `response`: a `Response` with plain headers, Hono's fastest way. */
export const ReplayStyle = z.enum(['body', 'response']);
type ReplayStyle = z.output<typeof ReplayStyle>;

/** Bare Hono handlers, each in its own process, that answer `request` with exactly the bytes of `answer`. */
export async function replayBaselines(bench: Bench, request: HttpRequest, answer: Captured, aim: number | null): Promise<Baseline[]> {
  return [
    { subject: await replaySubject('bare Hono', 'body', bench, request, answer), aim },
    { subject: await replaySubject('bare Hono, new Response', 'response', bench, request, answer), aim: null },
  ];
}

async function replaySubject(
  name: string,
  style: ReplayStyle,
  bench: Bench,
  request: HttpRequest,
  answer: Captured,
): Promise<ServerSubject> {
  const process = bench.start('replay.ts');
  const { method } = request;
  const path = request.path.replace(/\?.*/, '');
  const port = await process.ask('replay', { method, path, answer, style }, Port);
  const replayed = await capture(port, request);
  if (comparable(replayed) !== comparable(answer)) {
    throw new Error(`the baseline answers otherwise:\n${comparable(replayed)}\n${comparable(answer)}`);
  }
  const requests = [requestText(request)];
  const expected = { status: answer.status, texts: [] };
  return { kind: 'server', name, process, port, requests: async () => ({ requests, isRepeated: true, expected }) };
}

/** Hono writes header names in lower case, in order. */
function comparable({ status, headers, body }: Captured): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name.toLowerCase()}: ${value}`);
  return [status, ...lines.toSorted(), body].join('\n');
}

import { capture, requestText, type Captured, type HttpRequest } from './capture.ts';
import type { Bench } from './comparison.ts';
import { Port, type ServerSubject } from './rounds.ts';

/** A bare Hono handler in a process of its own that answers `request` with the very bytes of `answer`. */
export async function replaySubject(bench: Bench, request: HttpRequest, answer: Captured): Promise<ServerSubject> {
  const process = bench.start('replay.ts');
  const { method, path } = request;
  const port = await process.ask('replay', { method, path, answer }, Port);
  const replayed = await capture(port, request);
  if (JSON.stringify(replayed) !== JSON.stringify(answer)) {
    throw new Error(`the baseline answers otherwise:\n${JSON.stringify(replayed)}\n${JSON.stringify(answer)}`);
  }
  const requests = [requestText(request)];
  const expected = { status: answer.status, texts: [] };
  return { kind: 'server', name: 'bare Hono', process, port, requests: async () => ({ requests, isRepeated: true, expected }) };
}

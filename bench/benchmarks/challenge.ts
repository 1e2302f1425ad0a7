import { capture, headLength, requestText, type Captured, type HttpRequest } from '../capture.ts';
import type { Bench, Comparison, Farebox, Figures } from '../comparison.ts';
import { replayBaselines } from '../replay-subject.ts';
import type { ServerSubject } from '../rounds.ts';

/** As a client sends it: with a body, and the headers of an ordinary HTTP library. */
const request: HttpRequest = {
  method: 'POST',
  path: '/api/tools/word-count',
  headers: { Accept: '*/*', 'Accept-Encoding': 'gzip, deflate', 'User-Agent': 'agent/1.0', 'Content-Type': 'application/json' },
  body: JSON.stringify({ text: 'Hello world\nBye' }),
};

/** The 402 of an unpaid call, which anybody can request up to the rate limit. */
export async function* challenge(bench: Bench): AsyncIterable<Comparison | Figures> {
  const farebox = await bench.startFarebox();
  const answer = await capture(farebox.port, request);
  yield {
    kind: 'figures',
    title: 'challenge: what an unpaid call answers',
    figures: [{ name: 'with its headers', value: headLength(answer) + answer.body.length, unit: 'bytes', aim: { atMost: 3000 } }],
  };
  yield {
    kind: 'comparison',
    title: `challenge: unpaid ${request.method} ${request.path} -> 402, ${answer.body.length} bytes`,
    ours: ours(farebox, request, answer),
    baselines: await replayBaselines(bench, request, answer, 0.65),
  };
}

function ours({ process, port }: Farebox, request: HttpRequest, answer: Captured): ServerSubject {
  const requests = [requestText(request)];
  const expected = { status: answer.status, texts: ['"token":"tok_'] };
  return { kind: 'server', name: 'farebox', process, port, requests: async () => ({ requests, isRepeated: true, expected }) };
}

import { bareCommits } from '../bare-commits.ts';
import { capture, requestText, type HttpRequest } from '../capture.ts';
import type { Bench, Comparison, Farebox } from '../comparison.ts';
import { replayBaselines } from '../replay-subject.ts';
import type { RateSubject } from '../rounds.ts';
import { soldTokens } from '../sold-tokens.ts';

interface PaidTool {
  toolId: string;
  /** The call with this token. */
  call(token: string): HttpRequest;
  /** Texts of every right answer. */
  text: string;
}

const timestamp: PaidTool = {
  toolId: 'timestamp',
  call: (token) => ({ method: 'GET', path: '/api/tools/timestamp', headers: { 'X-Payment-Token': token } }),
  text: '"isoTime":',
};

const wordCount: PaidTool = {
  toolId: 'word-count',
  call: (token) => ({
    method: 'POST',
    path: '/api/tools/word-count',
    headers: { 'X-Payment-Token': token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: 'Hello world\nBye' }),
  }),
  text: '"words":3',
};

/** A paid call, answered when the used token, the answer and the revenue are on the disk. Each call has its own token. */
export async function* paidCall(bench: Bench): AsyncIterable<Comparison> {
  const farebox = await bench.startFarebox();
  const disk = bareCommits(bench);
  yield await compared(bench, farebox, timestamp, disk);
  yield await compared(bench, farebox, wordCount, disk);
}

async function compared(bench: Bench, farebox: Farebox, { toolId, call, text }: PaidTool, disk: RateSubject): Promise<Comparison> {
  const [token = ''] = await soldTokens(farebox, toolId, 1);
  const sample = call(token);
  const answer = await capture(farebox.port, sample);
  const expected = { status: 200, texts: [text] };
  return {
    kind: 'comparison',
    title: `paid-call: ${sample.method} ${sample.path}, a token for each call -> 200, ${answer.body.length} bytes`,
    ours: {
      kind: 'server',
      name: 'farebox',
      ...farebox,
      requests: async (count) => ({
        requests: (await soldTokens(farebox, toolId, count)).map((sold) => requestText(call(sold))),
        isRepeated: false,
        expected,
      }),
    },
    baselines: [...(await replayBaselines(bench, sample, answer, 0.35)), { subject: disk, aim: 1.5 }],
  };
}

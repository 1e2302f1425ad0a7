import { join } from 'node:path';
import { z } from 'zod';
import { capture, requestText, type HttpRequest } from '../capture.ts';
import type { Bench, Comparison } from '../comparison.ts';
import { replayBaselines } from '../replay-subject.ts';
import type { RateSubject } from '../rounds.ts';
import { soldTokens } from '../sold-tokens.ts';

interface PaidTool {
  toolId: string;
  /** The call with this token. */
  call(token: string): HttpRequest;
  /** What is in every right answer. */
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

/** A paid call, answered when its use of the token, its answer and its revenue are on the disk. Each has a token of its own. */
export async function paidCall(bench: Bench): Promise<Comparison[]> {
  const disk = bareCommits(bench);
  return [await compared(bench, timestamp, disk), await compared(bench, wordCount, disk)];
}

async function compared(bench: Bench, { toolId, call, text }: PaidTool, disk: RateSubject): Promise<Comparison> {
  const [token = ''] = await soldTokens(bench, toolId, 1);
  const sample = call(token);
  const answer = await capture(bench.fareboxPort, sample);
  const expected = { status: 200, texts: [text] };
  return {
    title: `paid-call: ${sample.method} ${sample.path}, a token for each call -> 200, ${answer.body.length} bytes`,
    ours: {
      kind: 'server',
      name: 'farebox',
      process: bench.farebox,
      port: bench.fareboxPort,
      requests: async (count) => ({
        requests: (await soldTokens(bench, toolId, count)).map((sold) => requestText(call(sold))),
        isRepeated: false,
        expected,
      }),
    },
    baselines: [...(await replayBaselines(bench, sample, answer, 0.4)), { subject: disk, aim: 1 }],
  };
}

/** What the disk gives to a program that commits one small row at a time. */
function bareCommits(bench: Bench): RateSubject {
  const process = bench.start('commits.ts');
  const file = join(bench.folder, 'commits.sqlite');
  return { kind: 'rate', name: 'bare SQLite commits', run: (durationMs) => process.ask('run', { file, durationMs }, z.number()) };
}

import { join } from 'node:path';
import { z } from 'zod';
import { capture, requestText, type HttpRequest } from '../capture.ts';
import type { Child } from '../child.ts';
import type { Bench, Comparison, Farebox, Figure, Figures, Finding } from '../comparison.ts';
import { writtenQuestion } from '../corpus.ts';
import { memoryOf } from '../memory.ts';
import { replayBaselines } from '../replay-subject.ts';

/** Assets that one message has the child add. */
const step = 2000;
const questionsMax = 1000;

/** Search by words and by meaning over growing catalogs: in the process beside what one would do by hand, then over HTTP. */
export async function* search(bench: Bench): AsyncIterable<Finding> {
  const sizes = bench.isThorough ? [10_000, 30_000, 100_000] : [10_000];
  const size = sizes.at(-1) ?? 0;
  const folder = join(bench.folder, 'catalog');
  const filler = bench.start('search.ts');
  await filler.ask('open', { folder, countMax: size }, z.unknown());
  let count = 0;
  for (const next of sizes) {
    yield await grown(filler, count, next);
    count = next;
  }
  // Two processes do not share a data folder.
  await filler.end();

  const empty = await coldStart(bench, join(bench.folder, 'empty'));
  await empty.farebox.process.end();
  const full = await coldStart(bench, folder);
  yield restarted(size, full, empty);
  for (const connections of [1, 10]) yield await overHttp(bench, full.farebox, { size, connections });
}

/** Milliseconds. */
const Latency = z.object({ p50: z.number(), p99: z.number() });
const Measured = z.object({
  hybrid: Latency.extend({ cpu: z.number() }),
  filtered: Latency,
  words: z.number(),
  scan: z.number(),
  recall: z.number(),
});

async function grown(filler: Child, from: number, to: number): Promise<Figures> {
  const started = performance.now();
  for (let at = from; at < to; at += step) await filler.ask('add', { from: at, to: Math.min(to, at + step) }, z.unknown());
  const added = (to - from) / ((performance.now() - started) / 1000);
  const { hybrid, filtered, words, scan, recall } = await filler.ask('measure', null, Measured);
  return {
    kind: 'figures',
    title: `search: ${countText(to)} assets, words and vector, in the process`,
    figures: [
      ms('p50', hybrid.p50, 5),
      ms('p99', hybrid.p99, 20),
      ms('processor time', hybrid.cpu),
      ms('p50 with a filter', filtered.p50, 10),
      ms('p99 with a filter', filtered.p99, 30),
      { name: 'recall@10 of the nearest vectors', value: recall, unit: '', aim: { atLeast: 0.99 } },
      { ...ms('p50 of a plain scan of float32 vectors', scan), ratio: scan / hybrid.p50 },
      { ...ms('p50 of FTS5 alone, all words', words), ratio: words / hybrid.p50 },
      { name: 'assets indexed', value: added, unit: 'a second', aim: null },
    ],
  };
}

interface ColdStart {
  farebox: Farebox;
  readyMs: number;
  firstMs: number;
  rssBytes: number;
}

async function coldStart(bench: Bench, folder: string): Promise<ColdStart> {
  const started = performance.now();
  const farebox = await bench.startFarebox({ FAREBOX_DATA_DIR: folder, FAREBOX_SEED: '0' });
  const ready = performance.now();
  await capture(farebox.port, searchOf(0));
  const firstMs = performance.now() - ready;
  return { farebox, readyMs: ready - started, firstMs, rssBytes: (await memoryOf(farebox.process)).rssBytes };
}

function restarted(size: number, full: ColdStart, empty: ColdStart): Figures {
  return {
    kind: 'figures',
    title: `search: a restart with ${countText(size)} assets`,
    figures: [
      ms('until the service is ready', full.readyMs),
      ms('the same without any asset', empty.readyMs),
      ms('first search', full.firstMs),
      ms('the same without any asset', empty.firstMs),
      { name: 'memory of the process', value: full.rssBytes / 1e6, unit: 'MB', aim: null },
      { name: 'the same without any asset', value: empty.rssBytes / 1e6, unit: 'MB', aim: null },
    ],
  };
}

async function overHttp(bench: Bench, farebox: Farebox, { size, connections }: { size: number; connections: number }): Promise<Comparison> {
  const requests = Array.from({ length: questionsMax }, (_, number) => requestText(searchOf(number)));
  const sample = searchOf(0);
  const answer = await capture(farebox.port, sample);
  const expected = { status: 200, texts: ['"results":['] };
  return {
    kind: 'comparison',
    title: `search: GET /api/v1/assets/search over ${countText(size)} assets, ${questionsMax} questions in turn`,
    ours: { kind: 'server', name: 'farebox', ...farebox, requests: async () => ({ requests, isRepeated: true, expected }) },
    baselines: await replayBaselines(bench, sample, answer, null),
    connections,
  };
}

function searchOf(number: number): HttpRequest {
  return { method: 'GET', path: `/api/v1/assets/search?q=${encodeURIComponent(writtenQuestion(number))}`, headers: {} };
}

function ms(name: string, value: number, atMost?: number): Figure {
  return { name, value, unit: 'ms', aim: atMost === undefined ? null : { atMost } };
}

const countText = (count: number) => count.toLocaleString('en');

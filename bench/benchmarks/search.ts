import { join } from 'node:path';
import { z } from 'zod';
import { capture, requestText, type HttpRequest } from '../capture.ts';
import type { Child } from '../child.ts';
import type { Bench, Comparison, Farebox, Figure, Figures, Finding, Table } from '../comparison.ts';
import { writtenQuestion } from '../corpus.ts';
import { memoryOf } from '../memory.ts';
import { replayBaselines } from '../replay-subject.ts';

export const growthTitle = 'search: milliseconds by size';
/** Assets that the child adds per message. */
const step = 2000;
const questionsMax = 1000;

/** Full-text and vector search over growing catalogs: in the process next to simple alternatives, then, on SQLite, over HTTP. */
export async function* search(bench: Bench): AsyncIterable<Finding> {
  const sizes = bench.isSmallest
    ? [1000]
    : [10_000, ...(bench.isThorough ? [30_000, 100_000] : []), ...(bench.isFull ? [300_000, 1_000_000] : [])];
  const size = sizes.at(-1) ?? 0;
  const folder = join(bench.folder, 'catalog');
  const filler = bench.start('search.ts');
  await filler.ask('open', { folder, countMax: size, databaseUrl: bench.databaseUrl }, z.unknown());
  const measured: Grown[] = [];
  for (const next of sizes) {
    const found = await grown(filler, measured.at(-1)?.count ?? 0, next);
    measured.push(found);
    yield figuresOf(found);
  }
  yield growthOf(measured);
  // Two processes cannot share a data folder.
  await filler.end();
  if (bench.databaseUrl !== null) return;

  const empty = await coldStart(bench, join(bench.folder, 'empty'));
  await empty.farebox.process.end();
  const full = await coldStart(bench, folder);
  yield restarted(size, full, empty);
  for (const connections of [1, 10]) yield await overHttp(bench, full.farebox, { size, connections });
}

/** Milliseconds. */
const Latency = z.object({ p50: z.number(), p99: z.number(), cpu: z.number() });
type Latency = z.output<typeof Latency>;

interface Grown {
  count: number;
  hybrid: Latency;
  filtered: Latency;
  scan: Latency;
  /** Null without sqlite-vec. */
  table: Latency | null;
  recall: number;
  bytes: number;
  addedPerSecond: number;
  /** For an index that is built after all assets are there. */
  indexedMs: number | null;
}

async function grown(filler: Child, from: number, to: number): Promise<Grown> {
  let addedMs = 0;
  for (let at = from; at < to; at += step) addedMs += await filler.ask('add', { from: at, to: Math.min(to, at + step) }, z.number());
  const indexedMs = await filler.ask('indexed', null, z.number().nullable());
  return {
    count: to,
    hybrid: await filler.ask('measure', 'hybrid', Latency),
    filtered: await filler.ask('measure', 'filtered', Latency),
    scan: await filler.ask('measure', 'scan', Latency),
    table: await filler.ask('measure', 'table', Latency.nullable()),
    recall: await filler.ask('measure', 'recall', z.number()),
    bytes: await filler.ask('measure', 'bytes', z.number()),
    addedPerSecond: (to - from) / (addedMs / 1000),
    indexedMs,
  };
}

function figuresOf({ count, hybrid, filtered, scan, table, recall, bytes, addedPerSecond, indexedMs }: Grown): Figures {
  const aims = count > 100_000 ? millionAims : usualAims;
  return {
    kind: 'figures',
    title: `search: ${countText(count)} assets, words and vector, in the process`,
    figures: [
      ms('p50', hybrid.p50, aims.p50),
      ms('p99', hybrid.p99, aims.p99),
      ms('processor time', hybrid.cpu),
      ms('p50 with a filter', filtered.p50, aims.filtered),
      ms('p99 with a filter', filtered.p99, aims.filteredP99),
      ms('processor time with a filter', filtered.cpu),
      { name: 'recall@10 of the nearest vectors', value: recall, unit: '', aim: { atLeast: 0.99 } },
      { ...ms('p50 of a plain scan of float32 vectors', scan.p50), ratio: scan.p50 / hybrid.p50 },
      ...(table === null ? [] : [{ ...ms('p50 of sqlite-vec, float32 vectors', table.p50), ratio: table.p50 / hybrid.p50 }]),
      { name: 'database on the disk', value: bytes / 1e6, unit: 'MB', aim: null },
      { name: 'assets indexed', value: addedPerSecond, unit: 'a second', aim: null },
      ...(indexedMs === null ? [] : [ms('to build the index of vectors afterwards', indexedMs)]),
    ],
  };
}

const usualAims = { p50: 5, p99: 20, filtered: 10, filteredP99: 30 };
const millionAims = { p50: 20, p99: 40, filtered: 20, filteredP99: 40 };

/** For all sizes, as search-growth.ts reads it. */
function growthOf(sizes: readonly Grown[]): Table {
  const shown: ReadonlyArray<readonly [string, (grown: Grown) => Latency | null]> = [
    ['hybrid', ({ hybrid }) => hybrid],
    ['with a filter', ({ filtered }) => filtered],
    ['plain scan', ({ scan }) => scan],
    ['sqlite-vec', ({ table }) => table],
  ];
  return {
    kind: 'table',
    title: growthTitle,
    columns: ['assets', ...shown.flatMap(([name]) => [`${name} p50`, `${name} p99`])],
    rows: sizes.map((grown) => [
      String(grown.count),
      ...shown.flatMap(([, latencyOf]) => {
        const latency = latencyOf(grown);
        return latency === null ? ['', ''] : [latency.p50.toFixed(2), latency.p99.toFixed(2)];
      }),
    ]),
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
  // A database that was filled without the service has no secret.
  const farebox = await bench.startFarebox({ FAREBOX_DATA_DIR: folder, FAREBOX_SEED: '0', FAREBOX_NEW_SECRET: '1' });
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

import { join } from 'node:path';
import { z } from 'zod';
import { answerParent } from '../child.ts';
import { writtenQuestion } from '../corpus.ts';
import { plainScan, vectorTable, type PlainScan, type VectorTable } from '../plain-search.ts';
import { quantile } from '../quantile.ts';
import { openSearchCatalog, type SearchCatalog } from '../search-catalog.ts';
import type { AssetFilter } from '../../server/src/search/asset-search.ts';
import { quantisedQuery } from '../../server/src/search/vectors.ts';

/** Fills a catalog and measures its search without HTTP, beside simple alternatives. */
const Order = z.object({ folder: z.string(), countMax: z.int(), databaseUrl: z.string().nullable() });
const Range = z.object({ from: z.int(), to: z.int() });

interface Opened {
  catalog: SearchCatalog;
  scan: PlainScan;
  table: VectorTable | null;
}

let open: Opened | null = null;

answerParent(
  {
    async open(value) {
      const { folder, countMax, databaseUrl } = Order.parse(value);
      const catalog = await openSearchCatalog(folder, databaseUrl);
      open = { catalog, scan: plainScan(countMax), table: databaseUrl === null ? vectorTable(join(folder, 'vectors.sqlite')) : null };
    },
    async add(value) {
      const { from, to } = Range.parse(value);
      const { catalog, scan, table } = opened();
      const started = performance.now();
      const added = await catalog.add(from, to);
      const addedMs = performance.now() - started;
      for (const { assetId, vector } of added) scan.add(assetId, vector);
      table?.add(added.map(({ vector }) => vector));
      return addedMs;
    },
    indexed: () => opened().catalog.indexed(),
    measure: async (value) => questions[Measure.parse(value)](opened()),
  },
  async () => {
    open?.table?.close();
    await open?.catalog.close();
  },
);

function opened(): Opened {
  if (open === null) throw new Error('nothing is open');
  return open;
}

const counts = { warmUp: 100, hybrid: 500, plain: 20, recall: 100 };
/** The number of candidates from the index of the service; only the ten best count here. */
const candidatesMax = 200;
const { signal } = new AbortController();

const Measure = z.enum(['hybrid', 'filtered', 'scan', 'table', 'recall', 'bytes']);
const questions: Record<z.output<typeof Measure>, (opened: Opened) => Promise<unknown>> = {
  hybrid: ({ catalog }) => searched(catalog, {}),
  filtered: ({ catalog }) => searched(catalog, { assetType: 'dataset', maxPriceMicros: 100_000 }),
  async scan({ catalog, scan }) {
    const vectors = await embedded(catalog, counts.plain);
    return timed(counts.plain, async (number) => void scan.nearest(vectors[number] ?? new Float32Array(), 10));
  },
  async table({ catalog, table }) {
    if (table === null) return null;
    const vectors = await embedded(catalog, counts.plain);
    return timed(counts.plain, async (number) => void table.nearest(vectors[number] ?? new Float32Array(), 10));
  },
  recall,
  bytes: ({ catalog }) => catalog.bytes(),
};

async function searched({ search }: SearchCatalog, filter: AssetFilter) {
  const ask = async (number: number) => {
    await search.search({ query: writtenQuestion(number), topK: 10, filter, signal });
  };
  await timed(counts.warmUp, ask);
  return timed(counts.hybrid, ask);
}

const turns = 3;

/** In milliseconds. Each query counts with its minimum, so that other load hardly matters. */
async function timed(count: number, ask: (number: number) => Promise<void>) {
  const times = Array.from({ length: count }, () => Infinity);
  const before = process.cpuUsage();
  for (let turn = 0; turn < turns; turn += 1) {
    for (let number = 0; number < count; number += 1) {
      const started = performance.now();
      await ask(number);
      times[number] = Math.min(times[number] ?? Infinity, performance.now() - started);
    }
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), cpu: (user + system) / 1000 / (turns * count) };
}

function embedded({ embedder }: SearchCatalog, count: number): Promise<Float32Array[]> {
  const questions = Array.from({ length: count }, (_, number) => writtenQuestion(number));
  return embedder.embedTexts(questions, { purpose: 'query', signal });
}

/** Many assets are equally near: a hit as near as the true tenth counts as correct. */
async function recall({ catalog, scan }: Opened): Promise<number> {
  let right = 0;
  for (const vector of await embedded(catalog, counts.recall)) {
    const tenth = scan.nearest(vector, 10).at(-1)?.cosine ?? 1;
    const candidates = await catalog.index.candidates({ terms: [], vector: quantisedQuery(vector), filter: {}, limit: candidatesMax });
    const best = candidates.sort((a, b) => (b.cosine ?? 0) - (a.cosine ?? 0)).slice(0, 10);
    right += best.filter(({ id }) => scan.cosine(vector, id) >= tenth - 1e-6).length;
  }
  return right / (10 * counts.recall);
}

import { z } from 'zod';
import { answerParent } from '../child.ts';
import { writtenQuestion } from '../corpus.ts';
import { plainScan, plainWords, type PlainScan } from '../plain-search.ts';
import { quantile } from '../quantile.ts';
import { openSearchCatalog, type SearchCatalog } from '../search-catalog.ts';
import { quantisedQuery } from '../../server/src/search/vectors.ts';

/** Fills a catalog and measures its search without HTTP, beside what one would do by hand. */
const Order = z.object({ folder: z.string(), countMax: z.int() });
const Range = z.object({ from: z.int(), to: z.int() });

let open: { catalog: SearchCatalog; scan: PlainScan } | null = null;

answerParent(
  {
    async open(value) {
      const { folder, countMax } = Order.parse(value);
      open = { catalog: await openSearchCatalog(folder), scan: plainScan(countMax) };
    },
    async add(value) {
      const { from, to } = Range.parse(value);
      const { catalog, scan } = opened();
      for (const { assetId, vector } of await catalog.add(from, to)) scan.add(assetId, vector);
    },
    measure: async () => measured(opened()),
  },
  async () => open?.catalog.close(),
);

function opened() {
  if (open === null) throw new Error('nothing is open');
  return open;
}

const counts = { warmUp: 100, hybrid: 500, words: 200, scan: 50, recall: 100 };
/** The index of the service answers with so many candidates, of which the ten best are looked at here. */
const candidatesMax = 200;
const { signal } = new AbortController();

async function measured({ catalog, scan }: { catalog: SearchCatalog; scan: PlainScan }) {
  const { search, file } = catalog;
  const ask = (filter: { assetType?: 'dataset'; maxPriceMicros?: number }) => async (question: string) => {
    await search.search({ query: question, topK: 10, filter, signal });
  };
  const words = plainWords(file);
  const vectors = await embedded(catalog, counts.recall);
  let found = 0;
  await latencies(counts.warmUp, ask({}));
  const before = process.cpuUsage();
  const hybrid = await latencies(counts.hybrid, ask({}));
  const used = process.cpuUsage(before);
  const filtered = await latencies(counts.hybrid, ask({ assetType: 'dataset', maxPriceMicros: 100_000 }));
  const byWords = await latencies(counts.words, async (question) => void (found += words(question)));
  const byScan = await latencies(counts.scan, async (_, number) => void scan.nearest(vectors[number] ?? new Float32Array(), 10));
  if (found === 0) throw new Error('no word of any question was found');
  return {
    hybrid: { p50: quantile(hybrid, 0.5), p99: quantile(hybrid, 0.99), cpu: (used.user + used.system) / 1000 / hybrid.length },
    filtered: { p50: quantile(filtered, 0.5), p99: quantile(filtered, 0.99) },
    words: quantile(byWords, 0.5),
    scan: quantile(byScan, 0.5),
    recall: await recall(catalog, scan, vectors),
  };
}

/** Milliseconds of each question, in ascending order. */
async function latencies(count: number, ask: (question: string, number: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const question = writtenQuestion(number);
    const started = performance.now();
    await ask(question, number);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

function embedded({ embedder }: SearchCatalog, count: number): Promise<Float32Array[]> {
  const questions = Array.from({ length: count }, (_, number) => writtenQuestion(number));
  return embedder.embedTexts(questions, { purpose: 'query', signal });
}

/** Many assets are equally near: one that is as near as the tenth of the truth is right. */
async function recall({ index }: SearchCatalog, scan: PlainScan, vectors: readonly Float32Array[]): Promise<number> {
  let right = 0;
  for (const vector of vectors) {
    const tenth = scan.nearest(vector, 10).at(-1)?.cosine ?? 1;
    const candidates = await index.candidates({ terms: [], vector: quantisedQuery(vector), filter: {}, limit: candidatesMax });
    const best = candidates.sort((a, b) => (b.cosine ?? 0) - (a.cosine ?? 0)).slice(0, 10);
    right += best.filter(({ assetId }) => scan.cosine(vector, assetId) >= tenth - 1e-6).length;
  }
  return right / (10 * vectors.length);
}

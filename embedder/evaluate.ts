import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { vectorOfDocument, vectorOfText } from '../server/src/search/embedders/builtin.ts';
import { openModel, type Model } from '../server/src/search/embedders/builtin/model.ts';
import { contentOf } from '../server/src/search/documents.ts';
import { readLines } from './pairs.ts';

const usage = `node embedder/evaluate.ts --model model.bin --sets folder [--only name,name]
  The folder holds NAME.corpus.jsonl {id, title, description, extra} and NAME.queries.jsonl {id, text, relevant: [ids]}, plain or .xz`;

const { values: options } = parseArgs({
  options: { model: { type: 'string' }, sets: { type: 'string' }, only: { type: 'string', default: '' } },
});
if (options.model === undefined || options.sets === undefined) throw new Error(usage);

interface Scores {
  ndcg10: number;
  recall1: number;
  recall10: number;
  reciprocalRank: number;
}

const ranksMax = 100;
await evaluate(options.model, options.sets);

/** Prints how well the embedder alone retrieves relevant documents: nDCG@10, recall@1, recall@10 and mean reciprocal rank, x 100. */
async function evaluate(modelPath: string, folder: string): Promise<void> {
  const model = openModel(new Uint8Array(await readFile(modelPath)));
  const only = new Set(options.only.split(',').filter((name) => name !== ''));
  const files = await readdir(folder);
  const all: Scores[] = [];
  process.stdout.write(`${model.id}\n${'set'.padEnd(16)}    nDCG@10  recall@1 recall@10       MRR\n`);
  for (const name of files.flatMap((file) => /^(.+)\.corpus\.jsonl(\.xz)?$/.exec(file)?.[1] ?? [])) {
    if (only.size > 0 && !only.has(name)) continue;
    const pathOf = (kind: string): string => join(folder, files.find((file) => file.startsWith(`${name}.${kind}.jsonl`)) ?? '');
    const scores = await scoresOf(model, pathOf('corpus'), pathOf('queries'));
    process.stdout.write(`${rowOf(name, scores)}\n`);
    all.push(scores);
  }
  process.stdout.write(`${rowOf('mean', meanOf(all))}\n`);
}

async function scoresOf(model: Model, corpusPath: string, queriesPath: string): Promise<Scores> {
  const numbers = new Map<string, number>();
  const documents: Float32Array[] = [];
  for await (const line of readLines(corpusPath)) {
    const { id, title, description, extra }: { id: string; title: string; description: string; extra: string } = JSON.parse(line);
    numbers.set(id, documents.length);
    documents.push(vectorOfDocument(model, contentOf({ title, description, body: extra })));
  }
  const scores: Scores[] = [];
  for await (const line of readLines(queriesPath)) {
    const { text, relevant }: { text: string; relevant: string[] } = JSON.parse(line);
    const cosines = cosinesOf(vectorOfText(model, text), documents);
    const ranks = relevant.map((id) => rankOf(cosines, numbers.get(id) ?? -1)).sort((a, b) => a - b);
    scores.push(scoreOf(ranks));
  }
  return meanOf(scores);
}

function cosinesOf(query: Float32Array, documents: readonly Float32Array[]): Float64Array {
  const cosines = new Float64Array(documents.length);
  documents.forEach((document, place) => {
    let [first, second, third, fourth] = [0, 0, 0, 0];
    for (let k = 0; k < query.length; k += 4) {
      first += (query[k] ?? 0) * (document[k] ?? 0);
      second += (query[k + 1] ?? 0) * (document[k + 1] ?? 0);
      third += (query[k + 2] ?? 0) * (document[k + 2] ?? 0);
      fourth += (query[k + 3] ?? 0) * (document[k + 3] ?? 0);
    }
    cosines[place] = first + second + third + fourth;
  });
  return cosines;
}

/** Starts at 0. Ties rank before the right answer, so that the order cannot improve the result. */
function rankOf(cosines: Float64Array, place: number): number {
  const own = cosines[place];
  if (own === undefined) return Infinity;
  let rank = 0;
  for (let other = 0; other < cosines.length; other += 1) {
    const cosine = cosines[other] ?? 0;
    if (cosine > own || (cosine === own && other < place)) rank += 1;
  }
  return rank;
}

function scoreOf(ranks: readonly number[]): Scores {
  const gain = (rank: number): number => (rank < 10 ? 1 / Math.log2(2 + rank) : 0);
  const ideal = ranks.reduce((sum, _, at) => sum + gain(at), 0);
  const within = (limit: number): number => ranks.filter((rank) => rank < limit).length;
  const first = ranks[0] ?? Infinity;
  return {
    ndcg10: ranks.reduce((sum, rank) => sum + gain(rank), 0) / ideal,
    recall1: within(1) / Math.min(1, ranks.length),
    recall10: within(10) / ranks.length,
    reciprocalRank: first < ranksMax ? 1 / (1 + first) : 0,
  };
}

function meanOf(scores: readonly Scores[]): Scores {
  const mean = (of: (scores: Scores) => number): number => scores.reduce((sum, each) => sum + of(each), 0) / scores.length;
  return {
    ndcg10: mean(({ ndcg10 }) => ndcg10),
    recall1: mean(({ recall1 }) => recall1),
    recall10: mean(({ recall10 }) => recall10),
    reciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
  };
}

function rowOf(name: string, { ndcg10, recall1, recall10, reciprocalRank }: Scores): string {
  return name.padEnd(16) + [ndcg10, recall1, recall10, reciprocalRank].map((score) => (100 * score).toFixed(2).padStart(10)).join('');
}

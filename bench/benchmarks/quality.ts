import { join } from 'node:path';
import type { Bench, Finding } from '../comparison.ts';
import { bm25 } from '../retrieval/bm25.ts';
import { halfOf, halves, type Half } from '../retrieval/halves.ts';
import { publishedSet } from '../retrieval/published-set.ts';
import { meanOf, scoresOf, type Scores } from '../retrieval/scores.ts';
import { readSets, type RetrievalSet } from '../retrieval/sets.ts';

/** Queries in one language about prose in the other: nothing of search or its embedder was chosen by these. */
const heldOutSets = join(import.meta.dirname, '../../embedder/held-out');

const rankers = ['the service', 'BM25 of SQLite FTS5'] as const;
type Ranker = (typeof rankers)[number];
type Judged = { ranker: Ranker; half: Half; scores: Scores };

/**
 * What buyers get: each set is published over HTTP, and its questions are asked of `GET /api/v1/assets/search`, next to BM25 of SQLite over all
 * of its text. Questions without a right answer among the first ten go to stderr.
 */
export async function* quality(bench: Bench): AsyncIterable<Finding> {
  const { setsFolder, embedder, questionsMax } = bench.retrieval;
  for (const [folder, which] of [
    [setsFolder, 'sets'],
    [heldOutSets, 'held-out sets of prose'],
  ] as const) {
    const means: Judged[] = [];
    const sets = await readSets(folder);
    for (const set of sets) {
      const judged = await judgedOf(bench, { ...set, questions: spread(set.questions, questionsMax) });
      yield tableOf(`${set.name}: ${set.documents.length} documents`, judged);
      means.push(...parts(judged).map(({ ranker, half, of }) => ({ ranker, half, scores: meanOf(of.map(({ scores }) => scores)) })));
    }
    yield tableOf(`mean of ${sets.length} ${which}, embedder ${embedder}`, means);
  }
}

async function judgedOf(bench: Bench, set: RetrievalSet): Promise<Judged[]> {
  const published = await publishedSet(bench, set);
  const database = bm25(set);
  const judged: Judged[] = [];
  try {
    for (const question of set.questions) {
      const { text, relevant } = question;
      const half = halfOf(text);
      const ranking = (await published.search(text)).hits.map(({ id }) => id);
      const scores = scoresOf({ ranking, relevant });
      judged.push({ ranker: 'the service', half, scores });
      judged.push({ ranker: 'BM25 of SQLite FTS5', half, scores: scoresOf({ ranking: database.rank(text), relevant }) });
      if (scores.mrr10 === 0) process.stderr.write(missed(set.name, question, ranking));
    }
  } finally {
    database.close();
    await published.close();
  }
  return judged;
}

/** One line: the query, what would have been right, and what came first. */
function missed(set: string, { id, text, relevant }: RetrievalSet['questions'][number], ranking: readonly string[]): string {
  const query = text.replaceAll(/\s+/g, ' ').slice(0, 120);
  return `${set} ${id}: "${query}" wants ${relevant.slice(0, 3).join(', ')}; got ${ranking.slice(0, 3).join(', ') || 'nothing'}\n`;
}

function parts(judged: readonly Judged[]) {
  return rankers.flatMap((ranker) =>
    halves.map((half) => ({ ranker, half, of: judged.filter((each) => each.ranker === ranker && each.half === half) })),
  );
}

/** Evenly spread, so that a sample covers the whole set. */
function spread<Value>(values: readonly Value[], count: number): Value[] {
  const step = Math.max(1, values.length / count);
  return values.filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step));
}

function tableOf(title: string, judged: readonly Judged[]): Finding {
  const rows = parts(judged).map(({ ranker, half, of }) => {
    const { ndcg10, recall1, recall10, mrr10 } = meanOf(of.map(({ scores }) => scores));
    return [ranker, half, String(of.length), ...[ndcg10, recall1, recall10, mrr10].map((value) => value.toFixed(1))];
  });
  return { kind: 'table', title, columns: ['by', 'half', 'of', 'nDCG@10', 'recall@1', 'recall@10', 'MRR'], rows };
}

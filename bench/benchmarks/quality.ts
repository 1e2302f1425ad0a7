import { join } from 'node:path';
import { openEmbedder } from '../../server/src/search/embedders/open-embedder.ts';
import type { Bench, Finding } from '../comparison.ts';
import { bm25 } from '../retrieval/bm25.ts';
import { searchedSet, modes, type Mode } from '../retrieval/searched-set.ts';
import { meanOf, scoresOf, type Scores } from '../retrieval/scores.ts';
import { readSets, type RetrievalSet } from '../retrieval/sets.ts';

const columns = ['nDCG@10', 'recall@1', 'recall@10', 'MRR'] as const;

/** Queries in one language about prose in the other: nothing of search or its embedder was chosen by these. */
const heldOutSets = join(import.meta.dirname, '../../embedder/held-out');

/** Our rankings, and that of a database's full text. */
type Ranker = Mode | 'bm25';
const rankers: readonly Ranker[] = [...modes, 'bm25'];
const names: Readonly<Record<Ranker, string>> = { words: 'words', vector: 'vector', both: 'both', bm25: 'BM25 of SQLite FTS5' };

/**
 * The quality of the search: right answers among the first hits, for sets of queries with known answers, next to BM25 of SQLite. Queries
 * without a right answer among the first ten go to stderr.
 */
export async function* quality(bench: Bench): AsyncIterable<Finding> {
  const { setsFolder, embedder: name, questionsMax } = bench.retrieval;
  const embedder = openEmbedder({ embedder: name, key: null, fetch });
  for (const [folder, which] of [
    [setsFolder, 'sets'],
    [heldOutSets, 'held-out sets of prose'],
  ] as const) {
    const bySet: Array<Record<Ranker, Scores>> = [];
    for (const set of await readSets(folder)) {
      const scores = await scored(bench.retrieval.indexFolder, sampled(set, questionsMax), embedder);
      bySet.push(scores);
      yield tableOf(`${set.name}: ${set.documents.length} documents, ${Math.min(set.questions.length, questionsMax)} queries`, scores);
    }
    yield tableOf(
      `mean of ${bySet.length} ${which}, embedder ${embedder.id}`,
      byRanker((ranker) => meanOf(bySet.map((scores) => scores[ranker]))),
    );
  }
}

async function scored(folder: string, set: RetrievalSet, embedder: Parameters<typeof searchedSet>[2]): Promise<Record<Ranker, Scores>> {
  const searched = await searchedSet(folder, set, embedder);
  const database = bm25(set);
  const each: Record<Ranker, Scores[]> = { words: [], vector: [], both: [], bm25: [] };
  try {
    for (const ranker of rankers)
      for (const { id, text, relevant } of set.questions) {
        const ranking = ranker === 'bm25' ? database.rank(text) : await searched.rank(text, ranker);
        const scores = scoresOf({ ranking, relevant });
        each[ranker].push(scores);
        if (ranker === 'both' && scores.mrr10 === 0) process.stderr.write(missed(set.name, { id, text, relevant }, ranking));
      }
  } finally {
    database.close();
    await searched.close();
  }
  return byRanker((ranker) => meanOf(each[ranker]));
}

/** One line: the query, what would have been right, and what came first. */
function missed(set: string, { id, text, relevant }: RetrievalSet['questions'][number], ranking: readonly string[]): string {
  const query = text.replaceAll(/\s+/g, ' ').slice(0, 120);
  return `${set} ${id}: "${query}" wants ${relevant.slice(0, 3).join(', ')}; got ${ranking.slice(0, 3).join(', ') || 'nothing'}\n`;
}

function byRanker(scoresOf: (ranker: Ranker) => Scores): Record<Ranker, Scores> {
  return { words: scoresOf('words'), vector: scoresOf('vector'), both: scoresOf('both'), bm25: scoresOf('bm25') };
}

/** Evenly spread, so that a sample covers the whole set. */
function sampled(set: RetrievalSet, questionsMax: number): RetrievalSet {
  const step = Math.max(1, set.questions.length / questionsMax);
  const count = Math.min(set.questions.length, questionsMax);
  return {
    ...set,
    questions: Array.from({ length: count }, (_, at) => set.questions[Math.floor(at * step)]).filter((each) => each !== undefined),
  };
}

function tableOf(title: string, scores: Readonly<Record<Ranker, Scores>>): Finding {
  const rows = rankers.map((ranker) => {
    const { ndcg10, recall1, recall10, mrr10 } = scores[ranker];
    return [names[ranker], ...[ndcg10, recall1, recall10, mrr10].map((value) => value.toFixed(1))];
  });
  return { kind: 'table', title, columns: ['by', ...columns], rows };
}

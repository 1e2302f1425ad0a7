import { openEmbedder } from '../../server/src/search/embedders/open-embedder.ts';
import type { Bench, Finding } from '../comparison.ts';
import { searchedSet, modes } from '../retrieval/searched-set.ts';
import { meanOf, scoresOf, type Scores } from '../retrieval/scores.ts';
import { readSets, type RetrievalSet } from '../retrieval/sets.ts';

const columns = ['nDCG@10', 'recall@1', 'recall@10', 'MRR'] as const;

/** The quality of the search: right answers among the first hits, for sets of questions with known answers. */
export async function* quality(bench: Bench): AsyncIterable<Finding> {
  const { setsFolder, embedder: name, questionsMax } = bench.retrieval;
  const embedder = openEmbedder({ embedder: name, key: null, fetch });
  const bySet: Array<Record<string, Scores>> = [];
  for (const set of await readSets(setsFolder)) {
    const scores = await scored(bench.folder, sampled(set, questionsMax), embedder);
    bySet.push(scores);
    yield tableOf(`${set.name}: ${set.documents.length} documents, ${Math.min(set.questions.length, questionsMax)} questions`, scores);
  }
  yield tableOf(
    `mean of ${bySet.length} sets, embedder ${embedder.id}`,
    Object.fromEntries(modes.map((mode) => [mode, meanOf(bySet.flatMap((scores) => scores[mode] ?? []))])),
  );
}

async function scored(folder: string, set: RetrievalSet, embedder: Parameters<typeof searchedSet>[2]): Promise<Record<string, Scores>> {
  const searched = await searchedSet(folder, set, embedder);
  try {
    const scores: Record<string, Scores> = {};
    for (const mode of modes) {
      const each: Scores[] = [];
      for (const { text, relevant } of set.questions) each.push(scoresOf({ ranking: await searched.rank(text, mode), relevant }));
      scores[mode] = meanOf(each);
    }
    return scores;
  } finally {
    await searched.close();
  }
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

function tableOf(title: string, scores: Readonly<Record<string, Scores>>): Finding {
  const rows = Object.entries(scores).map(([mode, { ndcg10, recall1, recall10, mrr10 }]) => [
    mode,
    ...[ndcg10, recall1, recall10, mrr10].map((value) => value.toFixed(1)),
  ]);
  return { kind: 'table', title, columns: ['by', ...columns], rows };
}

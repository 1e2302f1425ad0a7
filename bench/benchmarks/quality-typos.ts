import type { Bench, Finding } from '../comparison.ts';
import { publishedSet } from '../retrieval/published-set.ts';
import { meanOf, scoresOf, type Scores } from '../retrieval/scores.ts';
import { readSets } from '../retrieval/sets.ts';
import { misspelled } from '../retrieval/typos.ts';

const seed = 7;
/** The spelling correction was tuned only on these sets. */
const tunedOn: ReadonlySet<string> = new Set(['metatool', 'apibench', 'catalog', 'own']);

/**
 * What one misspelled word costs: English questions as they are and with a typo (by a seed), and how many correct questions are changed.
 */
export async function* qualityTypos(bench: Bench): AsyncIterable<Finding> {
  const { setsFolder, questionsMax } = bench.retrieval;
  for (const set of await readSets(setsFolder)) {
    const pairs = misspelled({ questions: set.questions.slice(0, questionsMax) }, seed);
    if (pairs.length === 0) continue;
    const searched = await publishedSet(bench, set);
    try {
      const [right, wrong]: [Scores[], Scores[]] = [[], []];
      let corrected = 0;
      for (const { text, original, relevant } of pairs) {
        const { hits, didYouMean } = await searched.search(original);
        right.push(scoresOf({ ranking: hits.map(({ id }) => id), relevant }));
        wrong.push(scoresOf({ ranking: (await searched.search(text)).hits.map(({ id }) => id), relevant }));
        if (didYouMean !== null) corrected += 1;
      }
      const [before, after] = [meanOf(right).ndcg10, meanOf(wrong).ndcg10];
      yield {
        kind: 'table',
        title: `${set.name}, ${pairs.length} questions, ${tunedOn.has(set.name) ? 'tuned on' : 'held back'}`,
        columns: ['nDCG@10', 'with a typo', 'lost', 'corrected without a typo'],
        rows: [[before.toFixed(1), after.toFixed(1), (before - after).toFixed(1), `${((100 * corrected) / pairs.length).toFixed(1)} %`]],
      };
    } finally {
      await searched.close();
    }
  }
}

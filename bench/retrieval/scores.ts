/** The quality of rankings, each from 0 to 100. */
export interface Scores {
  /** Normalised discounted cumulative gain of the first ten, with binary relevance (Järvelin, Kekäläinen 2002). */
  ndcg10: number;
  recall1: number;
  recall10: number;
  /** Mean reciprocal rank of the first right answer, within the first ten. */
  mrr10: number;
}

const depth = 10;

/** @param ranking the first ids, the best first */
export function scoresOf({ ranking, relevant }: { ranking: readonly string[]; relevant: readonly string[] }): Scores {
  const right = new Set(relevant);
  const hits = ranking.slice(0, depth).map((id) => right.has(id));
  const gain = hits.reduce((sum, isHit, at) => sum + (isHit ? 1 / Math.log2(at + 2) : 0), 0);
  let ideal = 0;
  for (let at = 0; at < Math.min(right.size, depth); at += 1) ideal += 1 / Math.log2(at + 2);
  const first = hits.indexOf(true);
  return {
    ndcg10: (100 * gain) / ideal,
    recall1: (hits[0] === true ? 100 : 0) / right.size,
    recall10: (100 * hits.filter(Boolean).length) / right.size,
    mrr10: first < 0 ? 0 : 100 / (first + 1),
  };
}

export function meanOf(scores: readonly Scores[]): Scores {
  const mean = (member: keyof Scores) => scores.reduce((sum, score) => sum + score[member], 0) / Math.max(1, scores.length);
  return { ndcg10: mean('ndcg10'), recall1: mean('recall1'), recall10: mean('recall10'), mrr10: mean('mrr10') };
}

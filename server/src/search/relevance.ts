/** The evidence that a document answers a query. */
export interface Evidence {
  /** The worth that sorts the hits: embedding and words together. */
  worth: number;
  /** Relatedness of the embeddings; null if none were compared. */
  related: number | null;
  /** The share of the query's words that the document has. */
  share: number;
  /** Words and pairs of characters in the query; 0 if only a vector was given. */
  terms: number;
  /** The number of documents in the index: the more there are, the nearer is the nearest unrelated one. */
  documents: number;
  /** The tenth best of the index by words, or the last of fewer: several documents are about a subject that the catalog has, an accident stands alone. */
  aroundByWords: number;
  /** The document has every word of the query. */
  hasAll: boolean;
  /** The query asks for a fact: what is sold here answers needs, and knows few facts. */
  asksForFact: boolean;
  /** It is written in another script than the query: they share no word, and an embedding is all there is. Known of the best hit only. */
  isOtherScript: boolean;
}

/** The number of best hits that decide whether a query is answered. */
export const bestMax = 10;

/** One kind of search: with words and embedding, with words only, or with a vector only. */
export type SearchKind = 'both' | 'words' | 'vector';

function kindOf({ related, terms }: Pick<Evidence, 'related' | 'terms'>): SearchKind {
  return related === null ? 'words' : terms === 0 ? 'vector' : 'both';
}

/** The inputs of the fit of a hit, by kind. */
export const hitFeatures: Record<SearchKind, (evidence: Evidence) => number[]> = {
  both: ({ worth, related, share, documents }) => [worth, Math.max(0, related ?? 0), Math.sqrt(share), sizeOf(documents)],
  words: ({ worth, share, documents }) => [worth, Math.sqrt(share), sizeOf(documents)],
  vector: ({ related }) => [Math.max(0, related ?? 0)],
};

/** What the fit of a query weighs. */
export const queryFeatures: Record<SearchKind, (evidence: Evidence) => number[]> = {
  both: ({ worth, related, documents, aroundByWords, asksForFact, isOtherScript }) => [
    worth,
    Math.max(0, related ?? 0),
    Math.log(Math.min(fittedMax, Math.max(fittedMin, documents))),
    aroundByWords,
    asksForFact ? 1 : 0,
    isOtherScript ? 1 : 0,
  ],
  words: ({ worth, documents, terms, aroundByWords }) => [worth, sizeOf(documents), lengthOf(terms), aroundByWords],
  vector: ({ related }) => [Math.max(0, related ?? 0)],
};

/** `Who ...`, `In which year ...`: a question of knowledge, with which requests for something to buy seldom begin. */
export function asksForFact(query: string): boolean {
  return factQuestion.test(query);
}

const factQuestion =
  /^\s*(?:who|whose|whom|when|which|where|what (?:was|were|did)|what (?:is|are) the (?:name|title|capital|nickname|meaning|[a-z]+est|most)|what [a-z]+ (?:is|was|did|does|were|has|had)|how many|how old|(?:in|on|at|by|for|from|to|of) (?:what|which|whom))\b/i;

/** The fits are of catalogs of about as many documents and more, and would find an answer to everything in one of a few. */
const documentsMin = 100;
/** Whether a query is answered is fitted between these: among a million documents, nothing would be answered. */
const [fittedMin, fittedMax] = [64, 10_000];

function sizeOf(documents: number): number {
  return Math.log(Math.max(documentsMin, documents));
}

/** The sets contain sentences, so a shorter query is treated as one of this many words. */
const termsMin = 4;

function lengthOf(terms: number): number {
  return Math.log(Math.max(termsMin, terms));
}

/** A weighted sum of features. */
export interface Fit {
  weights: readonly number[];
  base: number;
  /** A lower sum means no. */
  sumMin: number;
}

/** Whether a document answers the query. What is below `sumMin` is left out. */
export interface HitFit extends Fit {
  /** Points of the curve, rising; between two it is straight. */
  curve: ReadonlyArray<readonly [sum: number, probability: number]>;
}

/** What is fitted to searches of one kind. */
export interface Fits {
  hit: HitFit;
  /** Whether anything answers it: the best of its hits says more about that than each hit about itself. */
  query: Fit;
}

/** Whether anything answers the query, and the probability of each hit; null for a hit that is left out. */
export interface Judgement {
  isAnswered: boolean;
  probabilities: Array<number | null>;
}

/**
 * Judges the hits of one query. Even a meaningless query is near to something: if none of the best has enough evidence, the query is not
 * answered, and only the best are kept, as the nearest there are.
 * @param options.isAnswered whether that is known already, by hits that a filter left out
 * @param options.fits for benchmarks: what to go by instead
 */
export function judgementOf(
  hits: readonly Evidence[],
  options: { isAnswered?: boolean; fits?: Partial<Record<SearchKind, Fits>> } = {},
): Judgement {
  const given = { ...fits, ...options.fits };
  const best = hits.toSorted((a, b) => b.worth - a.worth).slice(0, bestMax);
  const isAnswered = options.isAnswered ?? (best[0] !== undefined && (answersBy(best[0]) || best.some(saysAll)));
  function answersBy(evidence: Evidence): boolean {
    const { query } = given[kindOf(evidence)];
    return sumOf(query, queryFeatures[kindOf(evidence)](evidence)) >= query.sumMin;
  }
  const nearest = new Set(isAnswered ? [] : best);
  const probabilities = hits.map((evidence) => {
    const kind = kindOf(evidence);
    const { hit } = given[kind];
    const sum = sumOf(hit, hitFeatures[kind](evidence));
    if (sum < hit.sumMin && !saysEnough(evidence)) return null;
    if (isAnswered) return onCurve(hit.curve, sum);
    return nearest.has(evidence) ? Math.min(nearestMax, onCurve(hit.curve, sum)) : null;
  });
  return { isAnswered, probabilities };
}

/** The probability of a hit that is only the nearest: below that of a match on every scale. */
const nearestMax = 0.2;

/** Whether a hit alone shows that the query is answered. */
function saysAll({ related, hasAll, share }: Evidence): boolean {
  return hasAll || (related ?? 0) >= relatedAlwaysMin || share >= shareOfAllMin;
}

function saysEnough({ related, share }: Evidence): boolean {
  return (related ?? 0) >= relatedAlwaysMin || share >= shareAlwaysMin;
}

export function sumOf({ weights, base }: Pick<Fit, 'weights' | 'base'>, values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), base);
}

export function onCurve(curve: HitFit['curve'], sum: number): number {
  const above = curve.findIndex(([at]) => at >= sum);
  const [high, before] = [curve[above === -1 ? curve.length - 1 : above], curve[above - 1]];
  if (high === undefined) return 0;
  if (before === undefined || above === -1) return high[1];
  return before[1] + ((high[1] - before[1]) * (sum - before[0])) / Math.max(1e-9, high[0] - before[0]);
}

/**
 * Printed by `npm run bench -- quality-calibration --sets FOLDER`. `query` of `both` follows from `bench/retrieval/answered.csv` alone, the
 * tuned half of what was seen in eleven sets; a test compares. Weights have the order of `hitFeatures` and `queryFeatures`. The others are of
 * earlier fits; that of `vector` judged each hit by itself: what a query takes is what its best hit took.
 */
export const fits: Record<SearchKind, Fits> = {
  both: {
    hit: {
      weights: [2.457, 3.497, 2.87, -0.448],
      base: -4.315,
      sumMin: -4.828,
      curve: [
        [-5.343, 0],
        [-4.314, 0.06],
        [-3.722, 0.098],
        [-2.858, 0.167],
        [-1.641, 0.336],
        [-0.403, 0.638],
        [0.651, 0.772],
        [1.704, 0.832],
        [2.495, 0.905],
        [3.157, 0.912],
        [4.076, 0.931],
        [5.561, 0.961],
        [8.797, 1],
      ],
    },
    query: { weights: [4.442, 2.018, -1.652, 9.496, -2.493, 1.594], base: 1.879, sumMin: -1.606 },
  },
  words: {
    hit: {
      weights: [4.998, 6.157, -0.625],
      base: -3.28,
      sumMin: -4.66,
      curve: [
        [-5.903, 0],
        [-4.491, 0.006],
        [-3.676, 0.088],
        [-2.982, 0.104],
        [-2.258, 0.156],
        [-1.479, 0.302],
        [-0.39, 0.502],
        [0.796, 0.825],
        [3.675, 0.911],
        [11.699, 0.978],
      ],
    },
    query: { weights: [9.04, -1.281, -1.056, 2.644], base: 4.185, sumMin: -3.991 },
  },
  vector: {
    hit: {
      weights: [10.072],
      base: -8.122,
      sumMin: -4.5,
      curve: [
        [-8.12, 0],
        [-5.29, 0.089],
        [-3.86, 0.139],
        [-2.94, 0.235],
        [-2.12, 0.485],
        [-1.43, 0.612],
        [-0.78, 0.713],
        [-0.35, 0.722],
        [0.48, 0.805],
        [2.08, 0.863],
        [3.24, 0.875],
        [4.8, 0.91],
        [6.43, 1],
      ],
    },
    query: { weights: [10.072], base: -8.122, sumMin: -4.5 },
  },
};

/** An embedding this near is enough without a common word: a question in another language may share none. */
const relatedAlwaysMin = 1;
/** A document with this share of the words, by their weight, is shown where the query is answered. */
const shareAlwaysMin = 0.5;
/** And one with nearly all of them answers it: with half of the words, a tenth of the sentences for other assistants had an answer. */
const shareOfAllMin = 0.95;

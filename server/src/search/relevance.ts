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
  /**
   * The tenth best of the index by embedding and by words, or the last of fewer. Several documents are about a subject that the catalog has; an
   * accidental hit stands alone. Measured: a third less nonsense is answered at the same loss.
   */
  around: { related: number; byWords: number };
}

/** The number of best hits that decide whether a query is answered. The last of them gives `around`. */
export const bestMax = 10;

/** One kind of search: with words and embedding, with words only, or with a vector only. */
export type SearchKind = 'both' | 'words' | 'vector';

function kindOf({ related, terms }: Pick<Evidence, 'related' | 'terms'>): SearchKind {
  return related === null ? 'words' : terms === 0 ? 'vector' : 'both';
}

/** The inputs of the fit of a hit, by kind. */
export const hitFeatures: Record<SearchKind, (evidence: Evidence) => number[]> = {
  both: ({ worth, related, ...said }) => [worth, Math.max(0, related ?? 0), ...ofWords(said)],
  words: ({ worth, ...said }) => [worth, ...ofWords(said)],
  vector: ({ related }) => [Math.max(0, related ?? 0)],
};

/** What the fit of a query weighs. */
export const queryFeatures: Record<SearchKind, (evidence: Evidence) => number[]> = {
  both: (evidence) => [...hitFeatures.both(asOfMany(evidence)), evidence.around.related, evidence.around.byWords],
  words: (evidence) => [...hitFeatures.words(asOfMany(evidence)), evidence.around.byWords],
  vector: (evidence) => [...hitFeatures.vector(evidence), Math.log(asOfMany(evidence).documents), evidence.around.related],
};

/** The fit is of catalogs of about as many and more, and would find an answer to everything in one of a few documents. */
const documentsMin = 100;

function asOfMany(evidence: Evidence): Evidence {
  return { ...evidence, documents: Math.max(documentsMin, evidence.documents) };
}

function ofWords({ share, terms, documents }: Pick<Evidence, 'share' | 'terms' | 'documents'>): number[] {
  return [Math.sqrt(share), Math.log(Math.max(termsMin, terms)), Math.log(Math.max(1, documents))];
}

/** The sets contain sentences, so a shorter query is treated as one of this many words. */
const termsMin = 4;

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

/**
 * The probability that each hit answers the query; null for a hit that is left out. All are left out if none of the best has enough evidence,
 * because even a meaningless query finds something.
 * @param hits of one query
 * @param options.isAnswered whether that is known already, by hits that a filter left out
 * @param options.fits for benchmarks: what to go by instead
 */
export function probabilitiesOf(
  hits: readonly Evidence[],
  options: { isAnswered?: boolean; fits?: Partial<Record<SearchKind, Fits>> } = {},
): Array<number | null> {
  const given = { ...fits, ...options.fits };
  const best = hits.toSorted((a, b) => b.worth - a.worth).slice(0, bestMax);
  const isAnswered =
    options.isAnswered ??
    best.some((evidence) => {
      const kind = kindOf(evidence);
      return saysEnough(evidence) || sumOf(given[kind].query, queryFeatures[kind](evidence)) >= given[kind].query.sumMin;
    });
  return hits.map((evidence) => {
    const kind = kindOf(evidence);
    const { hit } = given[kind];
    const sum = sumOf(hit, hitFeatures[kind](evidence));
    return isAnswered && (sum >= hit.sumMin || saysEnough(evidence)) ? onCurve(hit.curve, sum) : null;
  });
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
 * Printed by `npm run bench -- quality-calibration --sets FOLDER`, which says what they were fitted to and how well they do on what was held
 * back. Weights have the order of `hitFeatures` and `queryFeatures`. Those of `words` and `vector` are of an earlier fit, which judged each hit by
 * itself: what a query takes is what its best hit took. The floor of a query by `both` is 0.95 below the printed one: the fitted sets have no prose in
 * the other language, of which that would lose eight points of nDCG (bench/README.md).
 */
const fits: Record<SearchKind, Fits> = {
  both: {
    hit: {
      weights: [2.135, 6.907, 4.794, 1.397, -0.703],
      base: -7.257,
      sumMin: -5.273,
      curve: [
        [-6.09, 0],
        [-1.811, 0.355],
        [0.316, 0.652],
        [1.456, 0.763],
        [1.928, 0.8],
        [2.881, 0.817],
        [4.418, 0.848],
        [5.739, 0.917],
        [8.05, 0.961],
        [11.857, 1],
      ],
    },
    query: { weights: [4.131, 6.62, 3.343, 1.104, -1.391, 3.32, 6.081], base: -4.878, sumMin: -4.4 },
  },
  words: {
    hit: {
      weights: [7.497, 2.428, -0.162, -1.189],
      base: 1.859,
      sumMin: -5.2,
      curve: [
        [-4.51, 0],
        [-2.8, 0.07],
        [-1.5, 0.276],
        [-0.65, 0.452],
        [0.1, 0.588],
        [1.09, 0.718],
        [1.94, 0.792],
        [3.13, 0.884],
        [7.49, 0.892],
        [15.32, 0.955],
        [22.93, 1],
      ],
    },
    query: { weights: [7.497, 2.428, -0.162, -1.189, 0], base: 1.859, sumMin: -5.2 },
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
    query: { weights: [10.072, 0, 0], base: -8.122, sumMin: -4.5 },
  },
};

/** An embedding this near is enough without a common word: a question in another language may share none. */
const relatedAlwaysMin = 1;
/** A document with all words is enough too, however common they are. */
const shareAlwaysMin = 0.9;

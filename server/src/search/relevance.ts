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
}

/** One kind of search: with words and embedding, with words only, or with a vector only. */
export type SearchKind = 'both' | 'words' | 'vector';

function kindOf({ related, terms }: Pick<Evidence, 'related' | 'terms'>): SearchKind {
  return related === null ? 'words' : terms === 0 ? 'vector' : 'both';
}

/** The inputs of the fit, by kind. */
export const features: Record<SearchKind, (evidence: Evidence) => number[]> = {
  both: ({ worth, related, ...said }) => [worth, Math.max(0, related ?? 0), ...ofWords(said)],
  words: ({ worth, ...said }) => [worth, ...ofWords(said)],
  vector: ({ related }) => [Math.max(0, related ?? 0)],
};

function ofWords({ share, terms, documents }: Pick<Evidence, 'share' | 'terms' | 'documents'>): number[] {
  return [Math.sqrt(share), Math.log(Math.max(termsMin, terms)), Math.log(Math.max(1, documents))];
}

/** The sets contain sentences, so a shorter query is treated as one of this many words. */
const termsMin = 4;

/** The sum of the weighted features, which `curve` maps to probabilities. */
export interface Fit {
  weights: readonly number[];
  base: number;
  /** Points of the increasing curve, with straight lines between them. */
  curve: ReadonlyArray<readonly [sum: number, probability: number]>;
  /** Hits below this sum are left out: of 500 questions with a right hit, one loses it. */
  sumMin: number;
}

/** The probability that a document answers the query; null below the floor, because even a meaningless query finds something. */
export function probabilityOf(evidence: Evidence): number | null {
  const kind = kindOf(evidence);
  const fit = fits[kind];
  const sum = sumOf(fit, features[kind](evidence));
  const saysEnough = (evidence.related ?? 0) >= relatedAlwaysMin || evidence.share >= shareAlwaysMin;
  const isFar = kind === 'both' && evidence.related !== null && evidence.share === 0 && evidence.related < relatedMin;
  return (sum < fit.sumMin && !saysEnough) || isFar ? null : onCurve(fit.curve, sum);
}

export function sumOf({ weights, base }: Pick<Fit, 'weights' | 'base'>, values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), base);
}

export function onCurve(curve: Fit['curve'], sum: number): number {
  const above = curve.findIndex(([at]) => at >= sum);
  const [high, before] = [curve[above === -1 ? curve.length - 1 : above], curve[above - 1]];
  if (high === undefined) return 0;
  if (before === undefined || above === -1) return high[1];
  return before[1] + ((high[1] - before[1]) * (sum - before[0])) / Math.max(1e-9, high[0] - before[0]);
}

/**
 * Printed by `npm run bench -- quality-calibration --sets FOLDER`, which says what they were fitted to and how well they do on what was held
 * back. Sums have the order of `features`.
 */
const fits: Record<SearchKind, Fit> = {
  both: {
    weights: [1.789, 6.397, 5.299, 1.27, -0.748],
    base: -6.274,
    sumMin: -4.9,
    curve: [
      [-6.23, 0],
      [-3.18, 0.138],
      [-1.56, 0.357],
      [-0.31, 0.455],
      [1.04, 0.651],
      [1.98, 0.724],
      [2.41, 0.732],
      [3.3, 0.81],
      [4.53, 0.956],
      [6.77, 0.96],
      [10.78, 1],
    ],
  },
  words: {
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
  vector: {
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
};

/** Without a common word, an embedding must be at least this near. */
const relatedMin = 0.385;
/** An embedding this near is enough without a common word: a question in another language may share none. */
const relatedAlwaysMin = 0.8;
/** A document with all words is enough too, however common they are. */
const shareAlwaysMin = 0.9;

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sumOf, type Fit } from '../../server/src/search/relevance.ts';
import { logistic } from './logistic.ts';

/** The best hit of one query: what `queryFeatures` says of it. */
export interface AnsweredRow {
  set: string;
  /** `question`: has a right hit among the best ten; anything else: nothing in the set answers it. */
  kind: string;
  isFitted: boolean;
  values: readonly number[];
}

/** What the last full run of `quality-calibration` saw, numbers only: the fit in `relevance.ts` follows from it alone. */
const answeredFile = join(import.meta.dirname, 'answered.csv');

/** Of the questions with a right hit, so many may be called unanswered: in one language, and across. */
const lostMax = { same: 0.03, across: 0.08 };
/** How much more the questions of a set count than the queries of each kind that nothing answers. */
const questionWeight = 3;
/** The place of `isOtherScript` among the features. */
const otherScriptAt = 5;

/** Sets whose questions are in another language than their documents. */
export function isAcrossLanguages(set: string): boolean {
  return set === 'aliyun_zh2en' || /^(prose|passages)_/.test(set);
}

/**
 * A plain logistic regression, in which each set and kind of query counts alike, and a floor that loses no more questions than it may.
 * @param rows of one kind of search
 */
export function answeredFit(rows: readonly AnsweredRow[]): Fit {
  const counts = Map.groupBy(rows, ({ set, kind }) => `${set} ${kind}`);
  const shareOf = ({ set, kind }: AnsweredRow) => 1 / (counts.get(`${set} ${kind}`)?.length ?? 1);
  const samples = rows.map((row) => {
    const isTrue = row.kind === 'question';
    return { values: row.values.map(rounded), isTrue, weight: 100 * shareOf(row) * (isTrue ? questionWeight : 1) };
  });
  const { weights, base } = logistic(samples);
  const fit = { weights: weights.map(rounded), base: rounded(base) };
  const floorOf = (isAcross: boolean, lost: number): number => {
    const questions = rows.filter(({ set, kind }) => kind === 'question' && isAcrossLanguages(set) === isAcross);
    return quantileOf(
      questions.map((row) => ({ value: sumOf(fit, row.values), weight: shareOf(row) })),
      lost,
    );
  };
  const sumMin = floorOf(false, lostMax.same);
  // Hits in another script than the query have a floor of their own, as a part of their weight.
  const other = fit.weights[otherScriptAt];
  if (other !== undefined) fit.weights[otherScriptAt] = rounded(other + sumMin - floorOf(true, lostMax.across));
  return { ...fit, sumMin: Math.floor(1000 * sumMin) / 1000 };
}

export async function readAnswered(): Promise<AnsweredRow[]> {
  const lines = (await readFile(answeredFile, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [set = '', kind = '', half, ...values] = line.split(',');
    return { set, kind, isFitted: half === 'tuned', values: values.map(Number) };
  });
}

export async function writeAnswered(rows: readonly AnsweredRow[]): Promise<void> {
  const lines = rows.map(({ set, kind, isFitted, values }) =>
    [set, kind, isFitted ? 'tuned' : 'held back', ...values.map(rounded)].join(','),
  );
  await writeFile(answeredFile, `${lines.join('\n')}\n`);
}

/** The least value above which all but a share of the weight is. */
function quantileOf(values: ReadonlyArray<{ value: number; weight: number }>, share: number): number {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  let left = share * sorted.reduce((sum, { weight }) => sum + weight, 0);
  return sorted.find(({ weight }) => (left -= weight) < 0)?.value ?? 0;
}

/** As in the file, so that a fit is the same before and after it is written. */
function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}

import { expect, it } from 'vitest';
import { judgementOf, onCurve, type Evidence } from './relevance.ts';

const seen = (evidence: Partial<Evidence>): Evidence => ({
  worth: 1.5,
  related: 0.8,
  share: 0.5,
  terms: 4,
  documents: 1000,
  aroundByWords: 0.3,
  hasAll: false,
  asksForFact: false,
  isOtherScript: false,
  ...evidence,
});
const probabilityOf = (evidence: Evidence) => {
  const { isAnswered, probabilities } = judgementOf([evidence]);
  return isAnswered ? (probabilities[0] ?? null) : null;
};

it('grows with each kind of evidence, and is lower in a larger index', () => {
  const usual = probabilityOf(seen({})) ?? 0;
  for (const more of [{ worth: 2 }, { related: 1.4 }, { documents: 200 }]) expect(probabilityOf(seen(more))).toBeGreaterThan(usual);
  expect(probabilityOf(seen({ documents: 2000 }))).toBeLessThan(usual);
  const byWords = { worth: 0.3, related: null };
  expect(probabilityOf(seen({ ...byWords, share: 1 }))).toBeGreaterThan(probabilityOf(seen({ ...byWords, share: 0.6 })) ?? 1);
});

it('is not higher because a catalog has a few documents only', () => {
  expect(probabilityOf(seen({ documents: 1 }))).toBe(probabilityOf(seen({ documents: 100 })));
});

const alone = { aroundByWords: 0 };

it.each([
  ['an embedding that is hardly near, and no word', { worth: 0.4, related: 0.4, share: 0, ...alone }],
  ['one common word of many, by words alone', { worth: 0.02, related: null, share: 0.02, terms: 20, ...alone }],
  ['a far vector alone', { worth: 0.2, related: 0.2, share: 0, terms: 0, ...alone }],
])('is none for %s', (_what, evidence) => {
  expect(probabilityOf(seen(evidence))).toBeNull();
});

it.each([
  ['an embedding that is as near as a good answer without a word', { worth: 1, related: 1, share: 0, terms: 1, documents: 1_000_000 }],
  ['all words, however common', { worth: 0.01, related: 0, share: 1, documents: 1_000_000 }],
  ['a near vector alone', { worth: 0.9, related: 0.9, share: 0, terms: 0 }],
])('is a number for %s', (_what, evidence) => {
  expect(probabilityOf(seen(evidence))).not.toBeNull();
});

it('is low for the nearest hits of a query that nothing answers, and none for those behind them', () => {
  const weak = seen({ worth: 0.6, related: 0.5, share: 0.05, ...alone });
  const { isAnswered, probabilities } = judgementOf(Array.from({ length: 12 }, (_, at) => ({ ...weak, worth: 0.6 - at / 100 })));
  expect(isAnswered).toBe(false);
  expect(probabilities.slice(10)).toEqual([null, null]);
  for (const probability of probabilities.slice(0, 10)) expect(probability).toBeLessThanOrEqual(0.2);
  const good = seen({ worth: 2, related: 1.2, share: 0.9, ...alone });
  expect(judgementOf([weak, good])).toEqual({ isAnswered: true, probabilities: [expect.any(Number), expect.any(Number)] });
});

it('takes a hit for an accident where nothing else is near', () => {
  const hit = { worth: 0.95, related: 0.8, share: 0.1, terms: 6, documents: 1000 };
  expect(probabilityOf(seen({ ...hit, ...alone }))).toBeNull();
  expect(probabilityOf(seen({ ...hit, aroundByWords: 0.4 }))).not.toBeNull();
});

it('is between the points of the curve, and at its ends that of the last point', () => {
  const curve = [
    [0, 0.1],
    [2, 0.5],
  ] as const;
  expect([-1, 0, 1, 2, 9].map((sum) => onCurve(curve, sum))).toEqual([0.1, 0.1, expect.closeTo(0.3), 0.5, 0.5]);
});

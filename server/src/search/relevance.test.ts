import { expect, it } from 'vitest';
import { onCurve, probabilityOf, type Evidence } from './relevance.ts';

const seen = (evidence: Partial<Evidence>): Evidence => ({ worth: 1, related: 0.8, share: 0.5, terms: 4, documents: 1000, ...evidence });

it('grows with each kind of evidence, and is lower in a larger index', () => {
  const usual = probabilityOf(seen({})) ?? 0;
  for (const more of [{ worth: 2 }, { related: 1.4 }, { share: 1 }, { documents: 50 }])
    expect(probabilityOf(seen(more))).toBeGreaterThan(usual);
  expect(probabilityOf(seen({ documents: 1_000_000 }))).toBeLessThan(usual);
});

it.each([
  ['an embedding that is hardly near, without a word', { worth: 0.4, related: 0.4, share: 0 }],
  ['one common word of many, by words only', { worth: 0.02, related: null, share: 0.02, terms: 20 }],
  ['a far vector alone', { worth: 0.2, related: 0.2, share: 0, terms: 0 }],
])('is null for %s', (_what, evidence) => {
  expect(probabilityOf(seen(evidence))).toBeNull();
});

it.each([
  ['a near embedding without a word', { worth: 0.9, related: 0.9, share: 0, terms: 1, documents: 1_000_000 }],
  ['all words, however common', { worth: 0.01, related: 0, share: 1, documents: 1_000_000 }],
  ['a near vector alone', { worth: 0.9, related: 0.9, share: 0, terms: 0 }],
])('is a number for %s', (_what, evidence) => {
  expect(probabilityOf(seen(evidence))).not.toBeNull();
});

it('interpolates between the points of the curve, and is constant beyond its ends', () => {
  const curve = [
    [0, 0.1],
    [2, 0.5],
  ] as const;
  expect([-1, 0, 1, 2, 9].map((sum) => onCurve(curve, sum))).toEqual([0.1, 0.1, expect.closeTo(0.3), 0.5, 0.5]);
});

import { expect, it } from 'vitest';
import { fits } from '../../server/src/search/relevance.ts';
import { answeredFit, isAcrossLanguages, readAnswered } from './answered-fit.ts';
import { sumOf } from '../../server/src/search/relevance.ts';

const rows = await readAnswered();

it('gives the constants of the source', () => {
  expect(answeredFit(rows.filter(({ isFitted }) => isFitted))).toEqual(fits.both.query);
});

it('calls 95 % of the held-back questions answered in one language, and 90 % across, as a mean of the sets', () => {
  const answered = (isAcross: boolean) => {
    const held = rows.filter(({ set, kind, isFitted }) => kind === 'question' && !isFitted && isAcrossLanguages(set) === isAcross);
    const shares = [...Map.groupBy(held, ({ set }) => set).values()].map(
      (questions) => questions.filter(({ values }) => sumOf(fits.both.query, values) >= fits.both.query.sumMin).length / questions.length,
    );
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  };
  expect(answered(false)).toBeGreaterThan(0.95);
  expect(answered(true)).toBeGreaterThan(0.9);
});

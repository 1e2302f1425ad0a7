import { describe, expect, it } from 'vitest';
import { commonBudget, parseBudget } from './budget.ts';

it.each([
  ['0.50', 500_000, 'USD'],
  ['5', 5_000_000, 'USD'],
  ['$5', 5_000_000, 'USD'],
  ['€ 12.5', 12_500_000, 'EUR'],
  ['12.5 eur', 12_500_000, 'EUR'],
  ['1,000', 1_000_000_000, 'USD'],
  ['007', 7_000_000, 'USD'],
  [' 0.000001 USD ', 1, 'USD'],
])('reads %j', (text, amountMicros, currency) => {
  expect(parseBudget(text)).toEqual({ amountMicros, currency });
});

it.each(['', 'cheap', '-1', '1e9', '0.0000001', '1,5', '99999999', 'NaN', 'Infinity', '5 dollars', '0x10', '5-10', '٥', '9'.repeat(400)])(
  'returns null for %j, which is not an amount',
  (text) => {
    expect(parseBudget(text)).toBeNull();
  },
);

describe('a common budget', () => {
  const named = (currency: string, ...amounts: number[]) => amounts.map((amountMicros) => ({ amountMicros, currency }));

  it('is the median to two digits, in the currency that most named', () => {
    const budgets = [...named('USD', 1, 12_345_678, 40_000_000), ...named('EUR', 5, 6)];
    expect(commonBudget(budgets, 3)).toEqual({ agents: 3, medianMicros: 12_000_000, currency: 'USD' });
    expect(commonBudget(named('USD', 0, 0, 0), 3)).toMatchObject({ medianMicros: 0 });
    expect(commonBudget(named('USD', 1, 1, 2, 2), 3)).toMatchObject({ medianMicros: 2 });
  });

  it('is unknown while fewer named one in that currency', () => {
    expect(commonBudget([...named('USD', 1, 2), ...named('EUR', 5, 6)], 3)).toBeNull();
    expect(commonBudget([], 1)).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { parseBudget } from './budget.ts';

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

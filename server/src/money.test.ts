import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountMaxMicros, centsFromMicros, formatAmount, microsFromCents, parseAmount } from './money.ts';

describe('amounts', () => {
  it.each([
    ['0', 0],
    ['0.05', 50_000],
    ['1', 1_000_000],
    ['0.000001', 1],
    ['1000000', amountMaxMicros],
  ])('reads %s exactly', (text, micros) => {
    expect(parseAmount(text)).toBe(micros);
  });

  it.each(['', ' ', '-1', '+1', '1.', '.5', '01', '1e3', '0x10', '1,5', '0.0000001', '1000000.000001', '9999999', 'NaN', 'Infinity', '１'])(
    'refuses %j',
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );

  it('reads back every amount it writes', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: amountMaxMicros }), (micros) => parseAmount(formatAmount(micros)) === micros));
  });

  it('returns null or a whole number of micros for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const micros = parseAmount(text);
        return micros === null || (Number.isSafeInteger(micros) && micros >= 0 && micros <= amountMaxMicros);
      }),
    );
  });

  it('shows at least two decimals and never understates cents', () => {
    expect([formatAmount(50_000), formatAmount(1), formatAmount(1_500_000), formatAmount(-30_000)]).toEqual([
      '0.05',
      '0.000001',
      '1.50',
      '-0.03',
    ]);
    expect(centsFromMicros(1)).toBe(1);
    expect(centsFromMicros(microsFromCents(3))).toBe(3);
  });
});

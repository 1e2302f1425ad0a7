import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../test/accounts.ts';
import { maxPriceOf, requirePriceWithin } from './price-guard.ts';

describe('X-Max-Price-Cents', () => {
  it.each([
    ['0', 0],
    ['1', 10_000],
    ['2.5', 25_000],
    ['0.0001', 1],
    ['3.0000', 30_000],
    ['999999999.9999', 9_999_999_999_999],
  ])('reads %s exactly', (text, micros) => {
    expect(maxPriceOf(text)).toBe(micros);
  });

  it('is unlimited if absent', () => {
    expect(maxPriceOf(null)).toBeNull();
    expect(() => requirePriceWithin(1_000_000, null)).not.toThrow();
    expect(() => requirePriceWithin(1_000_000, undefined)).not.toThrow();
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '-1',
    '+1',
    '1.',
    '.5',
    '01',
    '1e2',
    '1,5',
    '0x10',
    '1.00001',
    '1234567890',
    'NaN',
    'Infinity',
    '$1',
    '١',
    '1\n',
  ])('refuses %j', (text) => {
    expect(() => maxPriceOf(text)).toThrow(refusal('malformed_header', { status: 400 }));
  });

  it('never lets a higher price pass, for any maximum', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (price, limit) => {
        const text = `${Math.floor(limit / 10_000)}.${String(limit % 10_000).padStart(4, '0')}`;
        const isPassed = (() => {
          try {
            requirePriceWithin(price, maxPriceOf(text));
            return true;
          } catch {
            return false;
          }
        })();
        expect(isPassed).toBe(price <= limit);
      }),
    );
  });

  it('reports the refused price', () => {
    expect(() => requirePriceWithin(30_001, 30_000)).toThrow(
      refusal('price_above_maximum', { status: 409, details: { members: { price: '0.030001', maxPrice: '0.03', currency: 'USD' } } }),
    );
    expect(() => requirePriceWithin(30_000, 30_000)).not.toThrow();
  });
});

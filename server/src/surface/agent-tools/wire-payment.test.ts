import { expect, it } from 'vitest';
import { refusal } from '../../../test/accounts.ts';
import { maxPriceKey, maxPriceOfMeta } from './wire-payment.ts';

it.each([
  ['2.5', 25_000],
  [2.5, 25_000],
  [0, 0],
] as const)('reads the maximum %j of _meta', (said, micros) => {
  expect(maxPriceOfMeta({ [maxPriceKey]: said })).toBe(micros);
});

it('has no maximum if none is given', () => {
  expect([maxPriceOfMeta(undefined), maxPriceOfMeta({}), maxPriceOfMeta({ [maxPriceKey]: null })]).toEqual([null, null, null]);
});

it.each(['', ' ', '1e3', '0x10', '+1', '5.', -1, 1e21, 1e-7, Number.NaN, true, {}, ['1']])(
  'refuses the maximum %j instead of having none',
  (said) => {
    expect(() => maxPriceOfMeta({ [maxPriceKey]: said })).toThrow(refusal('malformed_header', { status: 400 }));
  },
);

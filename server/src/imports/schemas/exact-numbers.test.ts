import { decimalOf, parseJson } from '@farebox/client/json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedObject, misfit } from './checked-schema.ts';
import { compared, isMultiple } from './exact-numbers.ts';

const number = fc.tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 0, max: 30 }));
/** A decimal as text, and as so many units of 10^-60. */
const textOf = ([digits, scale]: readonly [bigint, number]) => `${digits}e-${scale}`;
const unitsOf = ([digits, scale]: readonly [bigint, number]) => digits * 10n ** BigInt(60 - scale);
const fits = (schema: string, value: string) =>
  misfit(Object(parseJson(`{"properties":{"a":${schema}}}`)), parseJson(`{"a":${value}}`)) === null;

describe('numbers that no double holds', () => {
  it('are compared as decimals', () => {
    fc.assert(
      fc.property(number, number, (one, other) => {
        const [a, b] = [unitsOf(one), unitsOf(other)];
        expect(Math.sign(compared(decimalOf(textOf(one)), decimalOf(textOf(other))))).toBe(a === b ? 0 : a < b ? -1 : 1);
        expect(isMultiple(decimalOf(textOf(one)), decimalOf(textOf(other)))).toBe(b === 0n ? a === 0n : a % b === 0n);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['{"type":"integer"}', '653247040368672769', true],
    ['{"type":"integer"}', '653247040368672769.5', false],
    ['{"type":"integer"}', '9007199254740993.0', true],
    ['{"type":"integer"}', '1e400', true],
    ['{"type":"integer"}', '1e-400', false],
    ['{"type":"number"}', '0.1234567890123456789', true],
    ['{"type":"string"}', '653247040368672769', false],
    ['{"type":"object"}', '653247040368672769', false],
    ['{"maximum":9223372036854775807}', '9223372036854775807', true],
    ['{"maximum":9223372036854775807}', '9223372036854775808', false],
    ['{"maximum":9223372036854775807}', '5', true],
    ['{"exclusiveMaximum":9223372036854775807}', '9223372036854775807', false],
    ['{"minimum":-9223372036854775808}', '-9223372036854775809', false],
    ['{"exclusiveMinimum":9007199254740992}', '9007199254740993', true],
    ['{"maximum":10}', '1e400', false],
    ['{"multipleOf":0.1}', '0.3', true],
    ['{"multipleOf":0.01}', '1.005', false],
    ['{"multipleOf":7}', '653247040368672769', false],
    ['{"multipleOf":7}', '653247040368672764', true],
    ['{"multipleOf":3}', '1e400000', false],
    ['{"multipleOf":5}', '1e400000', true],
    ['{"enum":[653247040368672769]}', '653247040368672769', true],
    ['{"enum":[653247040368672769]}', '653247040368672800', false],
    ['{"enum":[653247040368672800]}', '653247040368672769', false],
    ['{"const":{"id":653247040368672769}}', '{"id":653247040368672769.0}', true],
    ['{"const":653247040368672769}', '653247040368672770', false],
    ['{"uniqueItems":true,"items":{"type":"integer"}}', '[653247040368672769,653247040368672770]', true],
    ['{"uniqueItems":true,"items":{"type":"integer"}}', '[653247040368672769,653247040368672769]', false],
    ['{"uniqueItems":true,"items":{"type":"integer"}}', '[653247040368672769,"653247040368672769"]', false],
    ['{"items":{"anyOf":[{"maximum":5},{"minimum":653247040368672769}]}}', '[4,653247040368672769,653247040368672770]', true],
    ['{"items":{"anyOf":[{"maximum":5},{"minimum":653247040368672769}]}}', '[653247040368672768]', false],
    ['{"maxLength":9223372036854775807}', '"text"', true],
    ['{"propertyNames":{"enum":["id"]}}', '{"id":653247040368672769}', true],
    ['{"propertyNames":{"enum":["id"]}}', '{"no":653247040368672769}', false],
  ])('fit %s: %s is %s', (schema, value, expected) => {
    expect(fits(schema, value)).toBe(expected);
  });

  it('pass a schema unchanged', () => {
    const schema = checkedObject({ properties: { id: { type: 'integer' } }, required: ['id'] });
    const text = '{"id":653247040368672769,"list":[1e400,{"x":0.1234567890123456789}]}';
    expect(JSON.stringify(schema.parse(parseJson(text)))).toBe(text);
  });
});

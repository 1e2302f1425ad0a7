import { describe, expect, it } from 'vitest';
import type { MeteredPrice } from '@farebox/contract';
import { amountOf, meteredAt, meteredText, meteringIn, meteringOf, priceOf, unitsOf, unitsUsed } from './prices.ts';

const metered = (rule: Partial<MeteredPrice>) =>
  meteringOf({ unit: 'characters', of: 'text', per_unit_amount: '0.02', per: 1000, ...rule });
const units = (rule: Partial<MeteredPrice>, input: Record<string, unknown>) => unitsOf(metered(rule), input);

describe('the units of an input', () => {
  it('are characters of all texts in it, whatever its type', () => {
    expect(units({}, { text: 'four' })).toBe(4);
    expect(units({}, { text: '🙂é' })).toBe(2);
    expect(units({}, { text: ['ab', 'c', { d: 'ef' }] })).toBe(6);
    expect(units({}, { text: 12_345 })).toBe(5);
    expect(units({}, { other: 'four' })).toBe(0);
    expect(units({ of: 'documents[].text' }, { documents: [{ text: 'ab' }, { text: 'cde' }, { name: 'x' }] })).toBe(5);
    expect(units({ of: '__proto__' }, { text: 'four' })).toBe(0);
  });

  it('are bytes, items or pages', () => {
    expect(units({ unit: 'bytes' }, { text: '🙂é' })).toBe(6);
    expect(units({ unit: 'items' }, { text: ['a', 'b'] })).toBe(2);
    expect(units({ unit: 'items' }, { text: 'a' })).toBe(1);
    expect(units({ unit: 'pages' }, { text: 3 })).toBe(3);
    expect(units({ unit: 'pages' }, { text: 2.1 })).toBe(3);
    expect(units({ unit: 'pages' }, { text: [1, 4, '7-9'] })).toBe(5);
    expect(units({ unit: 'pages' }, { text: '1-3, 7' })).toBe(4);
  });

  it.each(['all', '3-1', '1,,2', '-1', ' ', '1'.repeat(20)])('refuse the pages %j', (text) => {
    expect(() => units({ unit: 'pages' }, { text })).toThrow('must be a number of pages');
  });

  it('refuse negative and nested pages', () => {
    expect(() => units({ unit: 'pages' }, { text: -1 })).toThrow('must be a number of pages');
    expect(() => units({ unit: 'pages' }, { text: { first: 1 } })).toThrow('must be a number of pages');
  });

  it('of an input that is nested deeply are counted', () => {
    let text: unknown = 'ab';
    for (let depth = 0; depth < 100_000; depth += 1) text = [text];
    expect(units({}, { text })).toBe(2);
  });
});

describe('the price of units', () => {
  it('is a share of what a number of units costs, rounded up to a micro-unit', () => {
    const price = metered({});
    expect([1, 3, 1000, 1500].map((count) => amountOf(price, count))).toEqual([20, 60, 20_000, 30_000]);
    expect(amountOf(metered({ per_unit_amount: '0.000001' }), 1)).toBe(1);
    expect(amountOf(metered({ per_unit_amount: '0.000001' }), 1001)).toBe(2);
    expect(amountOf(price, 0)).toBe(20);
  });

  it('has steps: each unit costs the amount of its step, so more never cost less', () => {
    const price = metered({
      per: 1,
      steps: [
        { above: 10, per_unit_amount: '0.01' },
        { above: 100, per_unit_amount: '0' },
      ],
    });
    expect([1, 10, 11, 100, 101, 1_000_000].map((count) => amountOf(price, count))).toEqual([
      20_000, 200_000, 210_000, 1_100_000, 1_100_000, 1_100_000,
    ]);
  });

  it('has a base, a least and a highest amount', () => {
    const price = metered({ per: 1, base_amount: '0.10', min_amount: '0.15', max_amount: '0.50' });
    expect([1, 3, 10, 20, 1_000_000_000].map((count) => amountOf(price, count))).toEqual([150_000, 160_000, 300_000, 500_000, 500_000]);
  });

  it('is exact for amounts beyond the whole numbers of JavaScript, and refused above a million dollars', () => {
    const price = metered({ per: 1_000_000, per_unit_amount: '1000000' });
    expect(amountOf(price, 999_999)).toBe(999_999_000_000);
    expect(() => amountOf(price, 1_000_001)).toThrow('costs more than a payment can be');
    expect(() => amountOf(price, Number.MAX_SAFE_INTEGER)).toThrow('costs more than a payment can be');
  });

  it('survives being stored', () => {
    const price = metered({ steps: [{ above: 5, per_unit_amount: '0.01' }] });
    const text = meteredText(price) ?? '';
    expect(meteredText(meteringIn(text))).toBe(text);
    expect(priceOf(meteredAt(meteringIn(text)), { text: 'x'.repeat(2000) })).toBe(priceOf(meteredAt(price), { text: 'x'.repeat(2000) }));
  });

  const refused: ReadonlyArray<readonly [Partial<MeteredPrice>, string]> = [
    [{ per_unit_amount: '0' }, 'above zero'],
    [{ per_unit_amount: '-1' }, 'decimal'],
    [{ max_amount: '0' }, 'above zero'],
    [{ min_amount: '2', max_amount: '1' }, 'below min_amount'],
    [
      {
        steps: [
          { above: 2, per_unit_amount: '1' },
          { above: 1, per_unit_amount: '1' },
        ],
      },
      'ascending',
    ],
  ];
  it.each(refused)('is refused with %j', (rule, message) => {
    expect(() => metered(rule)).toThrow(message);
  });
});

describe('what an answer used', () => {
  it('is a number at a path, rounded up', () => {
    const price = metered({ used_path: 'usage.items[0]' });
    expect(unitsUsed(price, { usage: { items: [2.5] } })).toBe(3);
    expect(
      [{}, { usage: null }, { usage: { items: ['3'] } }, { usage: { items: [-1] } }].map((answer) => unitsUsed(price, answer)),
    ).toEqual([null, null, null, null]);
    expect(unitsUsed(metered({}), { usage: 1 })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { ago, bytes, count, duration, formatsIn, money, percent } from './format.ts';

describe('formats', () => {
  it.each([
    ['0.4', '$0.40'],
    ['1234.5', '$1,234.50'],
    ['0.000001', '$0.000001'],
    ['0.100000', '$0.10'],
    ['-3', '-$3.00'],
    ['0', '$0.00'],
  ])('writes the price %s with all its digits, and two at least: %s', (amount, shown) => {
    expect(money(amount, 'en')).toBe(shown);
  });

  it('writes a price in its currency', () => {
    expect(money('2.5', 'en', 'EUR')).toBe('€2.50');
  });

  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [5_240_000, '5.2 MB'],
    [3e15, '3,000 TB'],
  ])('writes %d bytes as %s', (size, shown) => {
    expect(bytes(size, 'en')).toBe(shown);
  });

  it.each([
    [0.42, '0.4 ms'],
    [180.4, '180 ms'],
    [2440, '2.4s'],
  ])('writes %d ms as %s', (ms, shown) => {
    expect(duration(ms, 'en')).toBe(shown);
  });

  it('writes counts and shares', () => {
    expect(count(1_234_567, 'en')).toBe('1,234,567');
    expect(percent(0.1234, 'en')).toBe('12.3%');
    expect(percent(1, 'zh')).toBe('100%');
  });

  it('says how long ago in the largest whole unit, and what is to come', () => {
    const now = Date.parse('2026-11-28T12:00:00Z');
    expect(ago('2026-11-28T11:57:00Z', 'en', now)).toBe('3 minutes ago');
    expect(ago('2026-11-28T11:59:59Z', 'en', now)).toBe('1 second ago');
    expect(ago('2026-11-27T12:00:00Z', 'en', now)).toBe('yesterday');
    expect(ago('2026-11-28T14:00:00Z', 'en', now)).toBe('in 2 hours');
    expect(ago('2026-11-28T11:57:00Z', 'zh', now)).toBe('3分钟前');
  });

  it('names months by UTC', () => {
    expect(formatsIn('en').month('2026-11-01T00:00:00.000Z')).toBe('November 2026');
    expect(formatsIn('zh').month('2026-11-01T00:00:00.000Z')).toBe('2026年11月');
  });
});

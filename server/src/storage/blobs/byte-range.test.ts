import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

describe('a Range header', () => {
  it.each([
    ['bytes=0-0', 10, { start: 0, end: 0 }],
    ['bytes=2-5', 10, { start: 2, end: 5 }],
    ['bytes=2-', 10, { start: 2, end: 9 }],
    ['bytes=2-99999', 10, { start: 2, end: 9 }],
    ['bytes=-3', 10, { start: 7, end: 9 }],
    ['bytes=-300', 10, { start: 0, end: 9 }],
    ['BYTES=1-1', 10, { start: 1, end: 1 }],
  ])('%s of %i bytes is a valid range', (header, size, range) => {
    expect(byteRange(header, size)).toEqual(range);
  });

  it.each([
    ['bytes=10-', 10],
    ['bytes=10-20', 10],
    ['bytes=0-', 0],
    ['bytes=-0', 10],
    ['bytes=-5', 0],
  ])('%s of %i bytes cannot be satisfied', (header, size) => {
    expect(byteRange(header, size)).toBe('unsatisfiable');
  });

  it.each([
    null,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'bytes=1-2,4-5',
    'items=0-1',
    'bytes=1e3-',
    'bytes=0x1-2',
    'bytes=99999999999999999999-',
  ])('%s requests the whole body', (header) => {
    expect(byteRange(header, 10)).toBeNull();
  });
});

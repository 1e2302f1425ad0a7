import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { malformedPages, pageRanges, pagesFault, pagesNamed } from './page-ranges.ts';

describe('pageIndex', () => {
  it.each([
    ['1-5', [{ first: 1, last: 5 }]],
    [
      ' 2 , 7 - 9 ',
      [
        { first: 2, last: 2 },
        { first: 7, last: 9 },
      ],
    ],
    ['3-', [{ first: 3, last: null }]],
  ])('%j is read', (text, ranges) => {
    expect(pageRanges(text)).toEqual(ranges);
  });

  it.each(['all', '-5', '5-1', '1,,2', '1-2-3', '1.5', '1e3', '９', '1234567', ','])('%j is malformed', (text) => {
    expect(pageRanges(text)).toBeNull();
    expect(pagesFault(text, 10)).toBe(malformedPages);
  });

  it('counts each page once', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 }))
      .map(([first, more]) => ({ first, last: first + more }));
    fc.assert(
      fc.property(fc.array(range, { maxLength: 8 }), (ranges) => {
        const pages = new Set(ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)));
        expect(pagesNamed(ranges)).toBe(pages.size);
      }),
    );
  });

  it('may name as many pages as the limit, and an end that is not known', () => {
    for (const text of ['', '  ', '1-10', '1-10,3', '5000-', '991-1000']) expect(pagesFault(text, 10)).toBeNull();
    expect(pagesFault('1-10,12', 10)).toBe('pageIndex names more than 10 pages, which is the limit');
  });
});

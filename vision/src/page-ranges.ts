/** A range of pages of a document, starting at 1. `last` is null for an open range. */
export interface PageRange {
  first: number;
  last: number | null;
}

/**
 * Parses `pageIndex`: `1-5`, `2`, `3-`, joined by commas.
 * @returns null for invalid input, including a range that runs backwards
 */
export function pageRanges(pageIndex: string): PageRange[] | null {
  const ranges: PageRange[] = [];
  for (const text of pageIndex.split(',')) {
    const match = /^\s*(\d{1,6})\s*(?:(-)\s*(\d{1,6})?)?\s*$/.exec(text);
    if (match === null) return null;
    const first = Number(match[1]);
    const last = match[2] === undefined ? first : match[3] === undefined ? null : Number(match[3]);
    if (last !== null && last < first) return null;
    ranges.push({ first, last });
  }
  return ranges;
}

/** The least number of pages the ranges select. Each page counts once, and an open range counts as one page. */
export function pagesNamed(ranges: readonly PageRange[]): number {
  let count = 0;
  let counted = -1;
  for (const { first, last } of ranges.toSorted((a, b) => a.first - b.first)) {
    const from = Math.max(first, counted + 1);
    const to = last ?? first;
    if (to < from) continue;
    count += to - from + 1;
    counted = to;
  }
  return count;
}

export const malformedPages = 'pageIndex must be page numbers and ranges, such as 1-5,8';

/** Why these pages cannot be requested at once; null when they can. An empty string stands for all pages. */
export function pagesFault(pageIndex: string, pagesMax: number): string | null {
  if (pageIndex.trim() === '') return null;
  const ranges = pageRanges(pageIndex);
  if (ranges === null) return malformedPages;
  return pagesNamed(ranges) > pagesMax ? `pageIndex names more than ${pagesMax} pages, which is the limit` : null;
}

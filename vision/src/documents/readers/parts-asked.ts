import { malformedPages, pageRanges } from '../../page-ranges.ts';
import { refused } from './refusal.ts';

/** Which of a document's pages, slides, sheets or chapters are read. */
export interface PartsAsked {
  /** Such as `1-5,8`; null or empty for all. */
  pageIndex?: string | null;
  /** More are refused; default 1000. */
  pagesMax?: number;
}

/**
 * Numbers from 1, in order.
 * @param what `slides`, `sheets` ...
 * @throws Refused when there are too many, none, or `pageIndex` is something else
 */
export function partsAsked({ pageIndex, pagesMax = 1000 }: PartsAsked, count: number, what: string): number[] {
  const wanted = (pageIndex ?? '').trim().slice(0, 1000);
  const ranges = wanted === '' ? [{ first: 1, last: null }] : pageRanges(wanted);
  if (ranges === null) throw refused(malformedPages);
  const asked = new Set<number>();
  for (const { first, last } of ranges) {
    for (let part = Math.max(1, first); part <= Math.min(last ?? count, count) && asked.size <= pagesMax; part += 1) asked.add(part);
  }
  if (asked.size > pagesMax) throw refused(`the document has ${count} ${what}; ${pagesMax} can be read at once`);
  if (asked.size === 0 && count > 0) throw refused(`the document has ${count} ${what}, and none of those asked for`);
  return [...asked].toSorted((one, other) => one - other);
}

/** For formats without pages. @throws Refused */
export function refuseParts({ pageIndex }: Pick<PartsAsked, 'pageIndex'>, name: string): void {
  if ((pageIndex ?? '').trim() !== '')
    throw refused(`a document of this format (${name}) has no pages to choose from: leave pageIndex out`);
}

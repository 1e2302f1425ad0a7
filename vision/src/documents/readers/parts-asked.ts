import { malformedPages, pageRanges } from '../../page-ranges.ts';
import { refused } from './refusal.ts';

/** The pages, slides, sheets or chapters to read. */
export interface PartsAsked {
  /** For example `1-5,8`; null or empty for all. */
  pageIndex?: string | null;
  /** A document with more is refused; default 1000. */
  pagesMax?: number;
}

export interface Opening extends PartsAsked {
  /** Pictures of the document are stored as files in this folder. */
  scratch: string;
}

/**
 * The selected numbers, starting at 1, in ascending order.
 * @param what `slides`, `sheets` ...
 * @throws Refused when none or too many are selected, or `pageIndex` is invalid
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

/** Refuses a page range for a format without pages. @throws Refused */
export function refuseParts({ pageIndex }: Pick<PartsAsked, 'pageIndex'>, name: string): void {
  if ((pageIndex ?? '').trim() !== '')
    throw refused(`a document of this format (${name}) has no pages to choose from: leave pageIndex out`);
}

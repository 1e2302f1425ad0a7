import { linesOf, textOfWords, type Line } from './lines.ts';
import { least, type PageContent, type Word } from './page-content.ts';

export interface Furniture {
  role: 'header' | 'footer';
  line: Line;
}

/** Above and below that much of the page no running header or footer is looked for. */
const edge = 0.14;
/** Lines from the edge inwards that are looked at. */
const linesMax = 3;

const pageNumber =
  /^(?:[-–—|·\s]*)(?:(?:page|seite|p\.|pg\.?|第)\s*)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:\/|of|von|de|页|頁|페이지|쪽|ページ)\s*(?:\d{1,4})?)?(?:[-–—|·\s]*)$/iu;

/**
 * Takes headers, footers and page numbers out of the pages: lines near an edge that other pages have too at the same height, numbers
 * apart; and numbers alone.
 *
 * @returns what was taken out, by page; the pages' own words are changed
 */
export function takeFurniture(pages: readonly PageContent[]): Map<number, Furniture[]> {
  const shown = shownTogether(pages);
  const candidates = pages.flatMap((page) => edgeLines(page, shown.get(page) ?? page.number));
  const alike = Map.groupBy(candidates, ({ key }) => key);
  // `Chapter 2 | 17` changes with the chapter, but counts with the pages.
  const counted = new Map<string, number>();
  for (const { text, page, role, isOutermost } of candidates) {
    if (!isOutermost) continue;
    const keys = new Set(offsets.map((offset) => `${role} ${offset(text, page.number)}`));
    for (const key of keys) if (!key.endsWith('null')) counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  const size = sizeOf(pages);
  const heads = placesOfHeads(candidates, pages.length, size);
  const enough = Math.max(2, Math.min(3, Math.ceil(pages.length * 0.3)));
  const taken = new Map<number, Furniture[]>();
  const gone = new Set<Word>();
  for (const candidate of candidates) {
    const { page, role, line, isOutermost, text } = candidate;
    // Slides that go on have the same title again; what is large and nearly everywhere is no title.
    const isLarge = line.size > 1.15 * size;
    const isRepeated = isOnPages(candidate, alike.get(candidate.key) ?? [], isLarge ? Math.max(4, 0.8 * pages.length) : enough);
    const isNumbered = isOutermost && !isLarge && offsets.some((offset) => (counted.get(`${role} ${offset(text, page.number)}`) ?? 0) >= 3);
    if (!isRepeated && !isNumbered && !heads.has(placeOf(candidate)) && !(isOutermost && pageNumber.test(text))) continue;
    taken.set(page.number, [...(taken.get(page.number) ?? []), { role, line }]);
    for (const word of line.words) gone.add(word);
  }
  for (const page of pages) if (taken.has(page.number)) page.words = page.words.filter((word) => !gone.has(word));
  return taken;
}

/** Where running heads and feet are: in the same place and look on many pages, apart from the text, and not larger: titles of slides are. */
function placesOfHeads(candidates: readonly Candidate[], pages: number, bodySize: number): ReadonlySet<string> {
  const outermost = candidates.filter(({ isOutermost, line }) => isOutermost && line.size <= 1.05 * bodySize);
  const byPlace = Map.groupBy(outermost, placeOf);
  const places = [...byPlace].filter(([, alike]) => {
    const apart = alike.filter(({ gap, line }) => gap > 1.7 * line.size).length;
    return new Set(alike.map(({ sheet }) => sheet)).size >= Math.max(4, 0.2 * pages) && apart >= 0.9 * alike.length;
  });
  return new Set(places.map(([place]) => place));
}

function placeOf({ role, line, isOutermost }: Candidate): string {
  return isOutermost ? `${role} ${Math.round(line.baseline)} ${line.size}` : 'elsewhere';
}

/** In which most of the letters are. */
function sizeOf(pages: readonly PageContent[]): number {
  const letters = new Map<number, number>();
  for (const { words } of pages) for (const { text, style } of words) letters.set(style.size, (letters.get(style.size) ?? 0) + text.length);
  return [...letters].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 10;
}

/** Whether so many pages have the line: rows of a table that differ in their numbers are none, unless these count with the pages. */
function isOnPages(candidate: Candidate, others: readonly Candidate[], enough: number): boolean {
  const sheets = new Set<number>();
  for (const other of others) {
    if (isSame(candidate, other)) sheets.add(other.sheet);
    if (sheets.size >= enough) return true;
  }
  return false;
}

/**
 * Slides that are shown step by step are many pages: each has what the one before had, and more. What such pages share is no furniture.
 *
 * @returns for each page the number of the first that shows the same
 */
function shownTogether(pages: readonly PageContent[]): Map<PageContent, number> {
  const first = new Map<PageContent, number>();
  let before: { page: PageContent; places: ReadonlySet<string> } | null = null;
  for (const page of pages) {
    const places = new Set(page.words.map(({ text, box, baseline }) => `${text} ${Math.round(box[0])} ${Math.round(baseline)}`));
    const isSlide = page.width > 1.2 * page.height;
    const isStep = isSlide && before !== null && before.places.size > 0 && shareOf(before.places, places) > 0.8;
    first.set(page, isStep && before !== null ? (first.get(before.page) ?? page.number) : page.number);
    before = { page, places };
  }
  return first;
}

/** Which part of the ones is among the others. */
function shareOf(ones: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...ones].filter((one) => others.has(one)).length / ones.size;
}

function isSame(one: Candidate, other: Candidate): boolean {
  const [numbers, others] = [one.text.match(/\d+/g) ?? [], other.text.match(/\d+/g) ?? []];
  const distance = one.page.number - other.page.number;
  return numbers.every((number, index) => number === others[index] || Number(number) - Number(others[index]) === distance);
}

/** By how much the number at the end or the beginning of a line differs from the page's. */
const offsets: ReadonlyArray<(text: string, page: number) => string> = [/(\d{1,4})\s*$/, /^\s*(\d{1,4})(?=\s|$)/].map(
  (pattern, side) => (text, page) => {
    const number = pattern.exec(text)?.[1];
    return number === undefined ? 'null' : `${side} ${Number(number) - page}`;
  },
);

interface Candidate extends Furniture {
  key: string;
  page: PageContent;
  /** The same for pages that show one slide step by step. */
  sheet: number;
  text: string;
  isOutermost: boolean;
  /** To the next line inwards. */
  gap: number;
}

function edgeLines(page: PageContent, sheet: number): Candidate[] {
  const top = linesOf(page.words.filter(({ box }) => box[3] < page.height * edge));
  const bottom = linesOf(page.words.filter(({ box }) => box[1] > page.height * (1 - edge))).toReversed();
  return [
    ...top.slice(0, linesMax).map((line, index) => candidateOf(page, line, 'header', index, sheet)),
    ...bottom.slice(0, linesMax).map((line, index) => candidateOf(page, line, 'footer', index, sheet)),
  ];
}

function candidateOf(page: PageContent, line: Line, role: Furniture['role'], index: number, sheet: number): Candidate {
  const text = textOfWords(line.words);
  const key = `${role} ${Math.round(line.baseline / 6)} ${text.replace(/\d+/g, '#')}`;
  return { page, sheet, line, role, text, key, isOutermost: index === 0, gap: index === 0 ? gapInwards(page, line, role) : 0 };
}

/** From an outermost line to what is nearest to it, infinite on an empty page. */
function gapInwards(page: PageContent, line: Line, role: Furniture['role']): number {
  const distances = page.words.flatMap(({ baseline }) => {
    const distance = role === 'header' ? baseline - line.baseline : line.baseline - baseline;
    return distance > 0.6 * line.size ? [distance] : [];
  });
  return least(distances);
}

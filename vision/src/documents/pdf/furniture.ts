import type { Box, Run } from '../document-model.ts';
import { linesOf, runsOfWords, textOfWords, type Line } from './lines.ts';
import { least, type PageContent } from './page-content.ts';

export interface Furniture {
  role: 'header' | 'footer';
  baseline: number;
  runs: readonly Run[];
  box: Box;
}

/** Page headers and footers are searched in this share of the page height, at the top and at the bottom. */
const edge = 0.14;
/** The number of lines checked, from the edge inwards. */
const linesMax = 3;
/** Of the font size: lines of a text are closer to each other. */
const apartMin = 1.7;

const pageNumber =
  /^(?:[-–—|·\s]*)(?:(?:page|seite|p\.|pg\.?|第)\s*)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:\/|of|von|de|页|頁|페이지|쪽|ページ)\s*(?:\d{1,4})?)?(?:[-–—|·\s]*)$/iu;

/** The header and footer lines near the edges of each page. */
export type FoundEdges = ReadonlyMap<number, readonly EdgePlace[]>;

interface EdgePlace {
  role: Furniture['role'];
  /** Counted from the edge inwards. */
  index: number;
}

/**
 * Finds page headers, footers and page numbers. These are lines near an edge that other pages repeat at the same height, apart from their
 * numbers, and lines with only a number. Only these lines of each page are kept in memory.
 */
export function furnitureSurvey(): { add(page: PageContent): void; found(): FoundEdges } {
  const candidates: Candidate[] = [];
  const sheetOf = sheets();
  const letters = new Map<number, number>();
  let [pages, slides] = [0, 0];
  return {
    add(page) {
      const sheet = sheetOf(page);
      candidates.push(...candidatesOf(page, sheet));
      for (const { text, style } of page.words) letters.set(style.size, (letters.get(style.size) ?? 0) + text.length);
      pages += 1;
      if (isSlide(page)) slides += 1;
    },
    found: () => foundAmong(candidates, { pages, size: mostOf(letters), areSlides: slides > 0.5 * pages }),
  };
}

interface Survey {
  pages: number;
  /** The font size of most letters. */
  size: number;
  areSlides: boolean;
}

function isSlide({ width, height }: PageContent): boolean {
  return width > 1.2 * height;
}

function foundAmong(candidates: readonly Candidate[], { pages, size, areSlides }: Survey): FoundEdges {
  const alike = Map.groupBy(candidates, ({ key }) => key);
  // In `Chapter 2 | 17`, the text changes with the chapter, but the number increases with the pages.
  const counted = new Map<string, number>();
  for (const { text, page, role, isOutermost } of candidates) {
    if (!isOutermost) continue;
    const keys = new Set(offsets.map((offset) => `${role} ${offset(text, page)}`));
    for (const key of keys) if (!key.endsWith('null')) counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  // All slide titles have the same position, and related slides have similar titles. On slides, a line must therefore repeat on most pages.
  const heads = areSlides ? new Set<string>() : placesOfHeads(candidates, pages, size);
  const enough = Math.max(2, areSlides ? 0.4 * pages : Math.min(3, Math.ceil(pages * 0.3)));
  const found = new Map<number, EdgePlace[]>();
  for (const candidate of candidates) {
    const { page, role, index, isOutermost, text } = candidate;
    // Slides on one topic repeat their title. A large line that is on nearly all pages is not a title.
    const isLarge = candidate.size > 1.15 * size;
    const pagesMin = isLarge ? Math.max(4, 0.8 * pages) : candidate.isApart ? enough : Math.max(enough, 4, 0.5 * pages);
    const isRepeated = isOnPages(candidate, alike.get(candidate.key) ?? [], pagesMin);
    const isNumbered = isOutermost && !isLarge && offsets.some((offset) => (counted.get(`${role} ${offset(text, page)}`) ?? 0) >= 3);
    if (!isRepeated && !isNumbered && !heads.has(placeOf(candidate)) && !(isOutermost && pageNumber.test(text))) continue;
    found.set(page, [...(found.get(page) ?? []), { role, index }]);
  }
  return found;
}

/**
 * Removes headers and footers from a page. The page's words are changed.
 *
 * @returns the removed lines
 */
export function takeFurniture(page: PageContent, found: FoundEdges): Furniture[] {
  const places = found.get(page.number) ?? [];
  if (places.length === 0) return [];
  const taken = edgeLines(page).filter((edge) => places.some(({ role, index }) => edge.role === role && edge.index === index));
  const gone = new Set(taken.flatMap(({ line }) => line.words));
  page.words = page.words.filter((word) => !gone.has(word));
  return taken.map(({ role, line }) => ({ role, baseline: line.baseline, runs: runsOfWords(line.words), box: line.box }));
}

/**
 * The places of running headers and footers: same position and size on many pages, separate from the text, and not larger than it. Slide
 * titles are larger.
 */
function placesOfHeads(candidates: readonly Candidate[], pages: number, bodySize: number): ReadonlySet<string> {
  const outermost = candidates.filter(({ isOutermost, size }) => isOutermost && size <= 1.05 * bodySize);
  const byPlace = Map.groupBy(outermost, placeOf);
  const places = [...byPlace].filter(([, alike]) => {
    // The only line of a page is its text.
    const apart = alike.filter(({ gap, size }) => gap > apartMin * size && gap < Infinity).length;
    return new Set(alike.map(({ sheet }) => sheet)).size >= Math.max(4, 0.2 * pages) && apart >= 0.9 * alike.length;
  });
  return new Set(places.map(([place]) => place));
}

function placeOf({ role, baseline, size, isOutermost }: Candidate): string {
  return isOutermost ? `${role} ${Math.round(baseline)} ${size}` : 'elsewhere';
}

function mostOf(letters: ReadonlyMap<number, number>): number {
  return [...letters].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 10;
}

/** Whether enough pages have the line. Table rows with different numbers do not count, unless the numbers increase with the pages. */
function isOnPages(candidate: Candidate, others: readonly Candidate[], enough: number): boolean {
  const sheets = new Set<number>();
  for (const other of others) {
    if (isSame(candidate, other)) sheets.add(other.sheet);
    if (sheets.size >= enough) return true;
  }
  return false;
}

/**
 * Groups the steps of one slide, and copies of one page. A slide shown step by step takes several pages; each repeats the page before and
 * adds to it. Lines that these pages share are not headers or footers.
 *
 * @returns a function that takes the pages in order and gives the number of the first page of the same slide
 */
function sheets(): (page: PageContent) => number {
  let before: { sheet: number; places: ReadonlySet<string> } | null = null;
  return (page) => {
    const places = new Set(page.words.map(({ text, box, baseline }) => `${text} ${Math.round(box[0])} ${Math.round(baseline)}`));
    const isStep =
      before !== null && before.places.size > 0 && (isSlide(page) ? shareOf(before.places, places) > 0.8 : areSame(before.places, places));
    const sheet = isStep && before !== null ? before.sheet : page.number;
    before = { sheet, places };
    return sheet;
  };
}

function areSame(ones: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return ones.size === others.size && ones.isSubsetOf(others);
}

/** The share of `ones` that is also in `others`. */
function shareOf(ones: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...ones].filter((one) => others.has(one)).length / ones.size;
}

function isSame(one: Candidate, other: Candidate): boolean {
  const [numbers, others] = [one.text.match(/\d+/g) ?? [], other.text.match(/\d+/g) ?? []];
  const distance = one.page - other.page;
  return numbers.every((number, index) => number === others[index] || Number(number) - Number(others[index]) === distance);
}

/** The difference between the page number and the number at the end or the beginning of a line. */
const offsets: ReadonlyArray<(text: string, page: number) => string> = [/(\d{1,4})\s*$/, /^\s*(\d{1,4})(?=\s|$)/].map(
  (pattern, side) => (text, page) => {
    const number = pattern.exec(text)?.[1];
    return number === undefined ? 'null' : `${side} ${Number(number) - page}`;
  },
);

interface EdgeLine extends EdgePlace {
  line: Line;
}

/** The data kept of a line near an edge until all pages are known. */
interface Candidate extends EdgePlace {
  key: string;
  page: number;
  /** The same number for all pages that show one slide step by step. */
  sheet: number;
  text: string;
  size: number;
  baseline: number;
  isOutermost: boolean;
  /** The distance to the next line inwards. */
  gap: number;
  /** It is wider than between lines of a text, for this line or one of those at the edge that are further inwards. */
  isApart: boolean;
}

function edgeLines(page: PageContent): EdgeLine[] {
  const top = linesOf(page.words.filter(({ box }) => box[3] < page.height * edge));
  const bottom = linesOf(page.words.filter(({ box }) => box[1] > page.height * (1 - edge))).toReversed();
  return [
    ...top.slice(0, linesMax).map((line, index): EdgeLine => ({ role: 'header', index, line })),
    ...bottom.slice(0, linesMax).map((line, index): EdgeLine => ({ role: 'footer', index, line })),
  ];
}

function candidatesOf(page: PageContent, sheet: number): Candidate[] {
  const edges = edgeLines(page).map((edge) => ({ ...edge, gap: gapInwards(page, edge.line, edge.role) }));
  return edges.map(({ role, index, line, gap }) => {
    const { size, baseline } = line;
    const text = textOfWords(line.words);
    const inwards = edges.filter((other) => other.role === role && other.index >= index);
    return {
      role,
      index,
      page: page.number,
      sheet,
      text,
      size,
      baseline,
      key: `${role} ${Math.round(baseline / 6)} ${text.replace(/\d+/g, '#')}`,
      isOutermost: index === 0,
      gap,
      isApart: inwards.some((other) => other.gap > apartMin * other.line.size),
    };
  });
}

/** The distance from a line to the nearest text further inwards; infinite without any. */
function gapInwards(page: PageContent, line: Line, role: Furniture['role']): number {
  const distances = page.words.flatMap(({ baseline }) => {
    const distance = role === 'header' ? baseline - line.baseline : line.baseline - baseline;
    return distance > 0.6 * line.size ? [distance] : [];
  });
  return least(distances);
}

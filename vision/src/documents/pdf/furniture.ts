import type { Box, Run } from '../document-model.ts';
import { linesOf, runsOfWords, textOfWords, type Line } from './lines.ts';
import { least, type PageContent } from './page-content.ts';

export interface Furniture {
  role: 'header' | 'footer';
  baseline: number;
  runs: readonly Run[];
  box: Box;
}

/** Above and below that much of the page no running header or footer is looked for. */
const edge = 0.14;
/** Lines from the edge inwards that are looked at. */
const linesMax = 3;

const pageNumber =
  /^(?:[-–—|·\s]*)(?:(?:page|seite|p\.|pg\.?|第)\s*)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:\/|of|von|de|页|頁|페이지|쪽|ページ)\s*(?:\d{1,4})?)?(?:[-–—|·\s]*)$/iu;

/** Which lines near the edges of each page are furniture. */
export type FoundEdges = ReadonlyMap<number, readonly EdgePlace[]>;

interface EdgePlace {
  role: Furniture['role'];
  /** From the edge inwards. */
  index: number;
}

/**
 * Finds headers, footers and page numbers: lines near an edge that other pages have too at the same height, numbers apart; and numbers
 * alone. Of each page only those lines are kept.
 */
export function furnitureSurvey(): { add(page: PageContent): void; found(): FoundEdges } {
  const candidates: Candidate[] = [];
  const sheetOf = sheets();
  const letters = new Map<number, number>();
  let [pages, slides] = [0, 0];
  return {
    add(page) {
      const sheet = sheetOf(page);
      candidates.push(...edgeLines(page).map((edge) => candidateOf(page, edge, sheet)));
      for (const { text, style } of page.words) letters.set(style.size, (letters.get(style.size) ?? 0) + text.length);
      pages += 1;
      if (isSlide(page)) slides += 1;
    },
    found: () => foundAmong(candidates, { pages, size: mostOf(letters), areSlides: slides > 0.5 * pages }),
  };
}

interface Survey {
  pages: number;
  /** In which most of the letters are. */
  size: number;
  areSlides: boolean;
}

function isSlide({ width, height }: PageContent): boolean {
  return width > 1.2 * height;
}

function foundAmong(candidates: readonly Candidate[], { pages, size, areSlides }: Survey): FoundEdges {
  const alike = Map.groupBy(candidates, ({ key }) => key);
  // `Chapter 2 | 17` changes with the chapter, but counts with the pages.
  const counted = new Map<string, number>();
  for (const { text, page, role, isOutermost } of candidates) {
    if (!isOutermost) continue;
    const keys = new Set(offsets.map((offset) => `${role} ${offset(text, page)}`));
    for (const key of keys) if (!key.endsWith('null')) counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  // Titles of slides are all in one place, and those of slides that belong together are alike: only what most slides have is furniture.
  const heads = areSlides ? new Set<string>() : placesOfHeads(candidates, pages, size);
  const enough = Math.max(2, areSlides ? 0.4 * pages : Math.min(3, Math.ceil(pages * 0.3)));
  const found = new Map<number, EdgePlace[]>();
  for (const candidate of candidates) {
    const { page, role, index, isOutermost, text } = candidate;
    // Slides that go on have the same title again; what is large and nearly everywhere is no title.
    const isLarge = candidate.size > 1.15 * size;
    const isRepeated = isOnPages(candidate, alike.get(candidate.key) ?? [], isLarge ? Math.max(4, 0.8 * pages) : enough);
    const isNumbered = isOutermost && !isLarge && offsets.some((offset) => (counted.get(`${role} ${offset(text, page)}`) ?? 0) >= 3);
    if (!isRepeated && !isNumbered && !heads.has(placeOf(candidate)) && !(isOutermost && pageNumber.test(text))) continue;
    found.set(page, [...(found.get(page) ?? []), { role, index }]);
  }
  return found;
}

/** Takes furniture out of a page. @returns what was taken; the page's words are changed */
export function takeFurniture(page: PageContent, found: FoundEdges): Furniture[] {
  const places = found.get(page.number) ?? [];
  if (places.length === 0) return [];
  const taken = edgeLines(page).filter((edge) => places.some(({ role, index }) => edge.role === role && edge.index === index));
  const gone = new Set(taken.flatMap(({ line }) => line.words));
  page.words = page.words.filter((word) => !gone.has(word));
  return taken.map(({ role, line }) => ({ role, baseline: line.baseline, runs: runsOfWords(line.words), box: line.box }));
}

/** Where running heads and feet are: in the same place and look on many pages, apart from the text, and not larger: titles of slides are. */
function placesOfHeads(candidates: readonly Candidate[], pages: number, bodySize: number): ReadonlySet<string> {
  const outermost = candidates.filter(({ isOutermost, size }) => isOutermost && size <= 1.05 * bodySize);
  const byPlace = Map.groupBy(outermost, placeOf);
  const places = [...byPlace].filter(([, alike]) => {
    const apart = alike.filter(({ gap, size }) => gap > 1.7 * size).length;
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
 * @returns for page after page the number of the first that shows the same
 */
function sheets(): (page: PageContent) => number {
  let before: { sheet: number; places: ReadonlySet<string> } | null = null;
  return (page) => {
    const isSlide = page.width > 1.2 * page.height;
    const places = new Set(
      isSlide ? page.words.map(({ text, box, baseline }) => `${text} ${Math.round(box[0])} ${Math.round(baseline)}`) : [],
    );
    const isStep = before !== null && before.places.size > 0 && shareOf(before.places, places) > 0.8;
    const sheet = isStep && before !== null ? before.sheet : page.number;
    before = { sheet, places };
    return sheet;
  };
}

/** Which part of the ones is among the others. */
function shareOf(ones: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...ones].filter((one) => others.has(one)).length / ones.size;
}

function isSame(one: Candidate, other: Candidate): boolean {
  const [numbers, others] = [one.text.match(/\d+/g) ?? [], other.text.match(/\d+/g) ?? []];
  const distance = one.page - other.page;
  return numbers.every((number, index) => number === others[index] || Number(number) - Number(others[index]) === distance);
}

/** By how much the number at the end or the beginning of a line differs from the page's. */
const offsets: ReadonlyArray<(text: string, page: number) => string> = [/(\d{1,4})\s*$/, /^\s*(\d{1,4})(?=\s|$)/].map(
  (pattern, side) => (text, page) => {
    const number = pattern.exec(text)?.[1];
    return number === undefined ? 'null' : `${side} ${Number(number) - page}`;
  },
);

interface EdgeLine extends EdgePlace {
  line: Line;
}

/** What is kept of a line near an edge until all pages are known. */
interface Candidate extends EdgePlace {
  key: string;
  page: number;
  /** The same for pages that show one slide step by step. */
  sheet: number;
  text: string;
  size: number;
  baseline: number;
  isOutermost: boolean;
  /** To the next line inwards. */
  gap: number;
}

function edgeLines(page: PageContent): EdgeLine[] {
  const top = linesOf(page.words.filter(({ box }) => box[3] < page.height * edge));
  const bottom = linesOf(page.words.filter(({ box }) => box[1] > page.height * (1 - edge))).toReversed();
  return [
    ...top.slice(0, linesMax).map((line, index): EdgeLine => ({ role: 'header', index, line })),
    ...bottom.slice(0, linesMax).map((line, index): EdgeLine => ({ role: 'footer', index, line })),
  ];
}

function candidateOf(page: PageContent, { role, index, line }: EdgeLine, sheet: number): Candidate {
  const { size, baseline } = line;
  const text = textOfWords(line.words);
  const key = `${role} ${Math.round(baseline / 6)} ${text.replace(/\d+/g, '#')}`;
  const isOutermost = index === 0;
  return {
    role,
    index,
    page: page.number,
    sheet,
    text,
    size,
    baseline,
    key,
    isOutermost,
    gap: isOutermost ? gapInwards(page, line, role) : 0,
  };
}

/** From an outermost line to what is nearest to it, infinite on an empty page. */
function gapInwards(page: PageContent, line: Line, role: Furniture['role']): number {
  const distances = page.words.flatMap(({ baseline }) => {
    const distance = role === 'header' ? baseline - line.baseline : line.baseline - baseline;
    return distance > 0.6 * line.size ? [distance] : [];
  });
  return least(distances);
}

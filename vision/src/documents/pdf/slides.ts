import { bodySize, largerBy } from './heading-levels.ts';
import type { PagePart } from './page-blocks.ts';
import { passageText, type Passage } from './paragraphs.ts';

/** The size of a page and its parts. */
export interface Sheet {
  width: number;
  height: number;
  parts: readonly PagePart[];
}

const sheetsMin = 2;
/** A slide has few letters, and they are large: at least `sizeMin` of its height. */
const lettersMax = 1500;
const sizeMin = 1 / 45;
/** Titles are in this share of the height, at the top. */
const titleZone = 0.3;

/** The titles of slides: on each slide, the first passage that is larger than the text, or bold. Empty if the pages are not slides. */
export function slideTitles(sheets: readonly Sheet[]): ReadonlySet<Passage> {
  const passages = sheets.map(({ parts }) => parts.flatMap((part) => (part.kind === 'passage' ? [part.passage] : [])));
  const body = bodySize(passages.flat());
  if (!areSlides(sheets, passages, body)) return new Set();
  return new Set(sheets.flatMap(({ height }, index) => passages[index]?.find((passage) => isTitle(passage, height, body)) ?? []));
}

function areSlides(sheets: readonly Sheet[], passages: ReadonlyArray<readonly Passage[]>, body: number): boolean {
  const alike = sheets.filter(
    ({ width, height }, index) => width > 1.2 * height && body > sizeMin * height && lettersOf(passages[index] ?? []) < lettersMax,
  );
  return sheets.length >= sheetsMin && alike.length >= 0.8 * sheets.length;
}

function lettersOf(passages: readonly Passage[]): number {
  return passages.reduce((sum, passage) => sum + passageText(passage).length, 0);
}

function isTitle({ box, marker, size, isBold, lines }: Passage, height: number, body: number): boolean {
  if (marker !== null || box[1] > titleZone * height || lines.length > 3) return false;
  return size >= largerBy * body || (isBold && size >= 0.95 * body);
}

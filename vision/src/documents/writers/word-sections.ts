import type { Block, Box, DocumentModel, DocumentPage } from '../document-model.ts';

/** Blocks on pages of the same size. Lengths are in twips (1/20 point). */
export interface WordSection {
  width: number;
  height: number;
  margin: { left: number; right: number; top: number; bottom: number };
  blocks: Block[];
}

const twips = 20;
const standard = { width: 595.3, height: 841.9 };
const marginMin = 28;
const marginMax = 90;
const sidesMax = 1584;
const sectionsMax = 500;

/** Starts a new section whenever the page size changes. Formats without pages use A4. */
export function wordSections({ pages, blocks }: DocumentModel): WordSection[] {
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  const sections: WordSection[] = [];
  let page = pages[0];
  for (const block of blocks) {
    const next = byNumber.get(block.pages[0] ?? 0) ?? page;
    const section = sections.at(-1);
    if (section === undefined || (!isSameSize(page, next) && sections.length < sectionsMax)) sections.push(sectionOf(next, [block]));
    else section.blocks.push(block);
    page = next;
  }
  if (sections.length === 0) return [sectionOf(page, [])];
  for (const section of sections) section.margin = marginOf(section);
  return sections;
}

function isSameSize(left: DocumentPage | undefined, right: DocumentPage | undefined): boolean {
  return Math.abs((left?.width ?? 0) - (right?.width ?? 0)) < 3 && Math.abs((left?.height ?? 0) - (right?.height ?? 0)) < 3;
}

function sectionOf(page: DocumentPage | undefined, blocks: Block[]): WordSection {
  const { width, height } = fitting(page ?? standard);
  return { width: Math.round(width * twips), height: Math.round(height * twips), margin: marginFrom(standardMargin), blocks };
}

/** Word allows no pages above 22 inches, and nobody prints a page of a few points. */
function fitting({ width, height }: { width: number; height: number }): { width: number; height: number } {
  if (!(width >= 72 && height >= 72)) return standard;
  const part = Math.min(1, sidesMax / Math.max(width, height));
  return { width: width * part, height: height * part };
}

const standardMargin = { left: 72, right: 72, top: 64, bottom: 64 };

/** The margins of the original text, limited to what printers support. */
function marginOf({ width, height, blocks }: WordSection): WordSection['margin'] {
  const boxes = blocks.filter(({ kind }) => kind !== 'furniture').map(({ box }) => box);
  const known = boxes.filter((box): box is Box => box !== null);
  if (known.length === 0) return marginFrom(standardMargin);
  const least = (side: (box: Box) => number) => known.reduce((margin, box) => Math.min(margin, side(box)), marginMax);
  const clamped = (margin: number) => Math.min(marginMax, Math.max(marginMin, margin));
  return marginFrom({
    left: clamped(least(([left]) => left)),
    right: clamped(least(([, , right]) => width / twips - right)),
    top: clamped(least(([, top]) => top)),
    bottom: clamped(least(([, , , bottom]) => height / twips - bottom)),
  });
}

function marginFrom(margin: typeof standardMargin): WordSection['margin'] {
  const { left, right, top, bottom } = margin;
  return {
    left: Math.round(left * twips),
    right: Math.round(right * twips),
    top: Math.round(top * twips),
    bottom: Math.round(bottom * twips),
  };
}

/** The page width without its margins, in twips. */
export function contentWidth({ width, margin }: WordSection): number {
  return Math.max(1440, width - margin.left - margin.right);
}

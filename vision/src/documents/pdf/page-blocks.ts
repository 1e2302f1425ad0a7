import type { Block, Box, DocumentImage } from '../document-model.ts';
import type { AlignedPart } from './aligned-part.ts';
import { alignedTables } from './aligned-tables.ts';
import { cardsOf, isInside } from './cards.ts';
import { codeOf, codeStretches, type Stretch } from './code.ts';
import { lineOf, linesOf, textLineOf, type Line } from './lines.ts';
import { areNumbers, union, type PageContent, type Word } from './page-content.ts';
import { paragraphsOf, type Passage } from './paragraphs.ts';
import { commonGutters, regionsOf, type Atom, type Interval } from './regions.ts';
import { segmentsOf, type Lane } from './spanning-heads.ts';
import { leavesOf } from './spreads.ts';
import { laidOutTable, tablesWithRules, type PlacedTable } from './table-blocks.ts';

/** A part of a page in reading order. Passages become headings, paragraphs and list items once the whole document is known. */
export type PagePart =
  | { kind: 'passage'; passage: Passage; page: number; box: Box }
  | { kind: 'block'; block: Block; page: number; box: Box; columnEdges: readonly number[]; lanes?: readonly Lane[] };

export interface PlacedImage {
  image: DocumentImage;
  box: Box;
}

type PageAtom = Atom & ({ kind: 'word'; word: Word } | { kind: 'parts'; parts: readonly PagePart[] });

/** The most pages sampled to find the columns of a document. */
const sampleMax = 24;

/** The indexes of the pages that are sampled to find the columns of a document. */
export function samplesOf(pages: number): ReadonlySet<number> {
  const step = Math.ceil(pages / sampleMax);
  return new Set(Array.from({ length: pages }, (_, index) => index).filter((index) => index % step === 0));
}

/**
 * The gutters between the columns of a document.
 *
 * @param sample some of its pages
 */
export function guttersOf(sample: readonly PageContent[]): Interval[] {
  return sample.length < 2 ? [] : commonGutters(sample.map(({ words }) => words.map((word) => wordAtom(word))));
}

/**
 * Finds the parts of one page, in reading order.
 *
 * @param gutters the gutters between the columns of the document's pages
 */
export function pageParts(page: PageContent, images: readonly PlacedImage[], gutters: readonly Interval[] = []): PagePart[] {
  const tables = tablesWithRules(page);
  const inTables = new Set(tables.flatMap(({ words }) => words));
  const atoms: PageAtom[] = [
    ...tables.map(({ table }) => partAtom(tablePart(table, page.number))),
    ...images.map((placed) => partAtom(imagePart(placed, page.number))),
    ...page.words.filter((word) => !inTables.has(word)).map((word) => wordAtom(word)),
  ];
  const parts = leavesOf(withCards(atoms, page), page).flatMap((leaf) => partsOf(leaf, page.number, gutters));
  return [...parts, ...slantedParts(page)];
}

function partsOf(atoms: readonly PageAtom[], page: number, gutters: readonly Interval[]): PagePart[] {
  return regionsOf(atoms, gutters).flatMap(({ atoms: inside, continues }) => regionParts(inside, page, continues));
}

/** Replaces the atoms of cards that stand side by side with their parts. */
function withCards(atoms: readonly PageAtom[], page: PageContent): PageAtom[] {
  let rest = [...atoms];
  for (const cards of cardsOf(page)) {
    const parts = cards.flatMap((card) => {
      const inside = rest.filter((atom) => isInside(atom, card));
      rest = rest.filter((atom) => !isInside(atom, card));
      return partsOf(inside, page.number, []);
    });
    if (parts.length > 0) rest.push(partAtom(...parts));
  }
  return rest;
}

function partAtom(...parts: readonly PagePart[]): PageAtom {
  const box = union(parts.map((part) => part.box));
  return { kind: 'parts', parts, box, letters: null, isNumber: false, size: 10, baseline: box[3] };
}

function wordAtom(word: Word): PageAtom {
  const isNumber = /^\d[\d,–-]*$/.test(word.text);
  const letters = areNumbers([word]) || /^[–—-]$/.test(word.text) ? 0 : word.text.length;
  return { kind: 'word', word, box: word.box, letters, isNumber, size: word.style.size, baseline: word.baseline };
}

function imagePart({ image, box }: PlacedImage, page: number): PagePart {
  return { kind: 'block', page, box, columnEdges: [], block: { kind: 'image', name: image.name, description: null, pages: [page], box } };
}

/** Splits the words of a region at its tables and pictures, and lays out each stretch separately. */
function regionParts(atoms: readonly PageAtom[], page: number, continues: boolean): PagePart[] {
  const words = atoms.flatMap((atom) => (atom.kind === 'word' ? [atom.word] : []));
  const fixed = atoms.flatMap((atom) => (atom.kind === 'parts' ? [atom] : [])).toSorted((one, other) => one.box[1] - other.box[1]);
  const parts: PagePart[] = [];
  let rest = linesOf(words);
  const region = words.length === 0 ? null : union(words.map(({ box }) => box));
  for (const { box, parts: inside } of fixed) {
    const middle = (box[1] + box[3]) / 2;
    const before = rest.filter((line) => (line.box[1] + line.box[3]) / 2 < middle);
    rest = rest.filter((line) => !before.includes(line));
    parts.push(...lineParts(before, page, region, continues && parts.length === 0), ...inside);
  }
  return [...parts, ...lineParts(rest, page, region, continues && parts.length === 0)];
}

function lineParts(lines: readonly Line[], page: number, region: Box | null, continues: boolean): PagePart[] {
  const parts: PagePart[] = [];
  let from = 0;
  function addPassages(to: number): void {
    const found = paragraphsOf(lines.slice(from, to), region ?? [0, 0, 0, 0]);
    for (const [index, passage] of found.entries()) {
      const isFirst = index === 0 && parts.length === 0;
      parts.push({ kind: 'passage', page, box: passage.box, passage: isFirst && continues ? { ...passage, mayContinue: true } : passage });
    }
  }
  for (const found of fixedParts(lines)) {
    addPassages(found.start);
    parts.push(
      'table' in found ? tablePart(laidOutTable(found.table, page, false), page) : codePart(lines.slice(found.start, found.end), page),
    );
    from = found.end;
  }
  addPassages(lines.length);
  return parts;
}

/** Code, and tables without ruled lines in the remaining text. */
function fixedParts(lines: readonly Line[]): Array<AlignedPart | Stretch> {
  const code = codeStretches(lines).filter((stretch) => !isCellOfCode(lines, stretch));
  const parts: Array<AlignedPart | Stretch> = [];
  let from = 0;
  for (const stretch of [...code, { start: lines.length, end: lines.length }]) {
    const offset = from;
    for (const part of alignedTables(lines.slice(offset, stretch.start)))
      parts.push({ ...part, start: part.start + offset, end: part.end + offset });
    if (stretch.start < lines.length) parts.push(stretch);
    from = stretch.end;
  }
  return parts;
}

const cellLinesMax = 3;

/**
 * Whether the code is the end of a table cell. The last lines of a cell may be only code: they stand below a cell of the rows above, and
 * rows continue below.
 */
function isCellOfCode(lines: readonly Line[], { start, end }: Stretch): boolean {
  const [first, next] = [lines[start], lines[end]];
  if (first === undefined || next === undefined || end - start > cellLinesMax || partsOfLine(next).length < 2) return false;
  const above = lines.slice(Math.max(0, start - 4), start).flatMap((line) => partsOfLine(line).slice(1));
  return above.some(({ box }) => Math.abs(box[0] - first.box[0]) < 1);
}

function partsOfLine(line: Line): ReturnType<typeof segmentsOf> {
  return segmentsOf(line.words, Math.max(1.1 * line.size, 7));
}

function tablePart(table: PlacedTable, page: number): PagePart {
  return { kind: 'block', page, ...table };
}

function codePart(lines: readonly Line[], page: number): PagePart {
  const box = union(lines.map((line) => line.box));
  return { kind: 'block', page, box, columnEdges: [], block: { kind: 'code', text: codeOf(lines), pages: [page], box } };
}

function slantedParts(page: PageContent): PagePart[] {
  return page.slanted.slice(0, 50).map((word) => {
    const line = lineOf([word]);
    return { kind: 'passage', page: page.number, box: word.box, passage: besideText(line) };
  });
}

function besideText(line: Line): Passage {
  return {
    isBesideText: true,
    lines: [textLineOf(line)],
    box: line.box,
    marker: null,
    size: line.size,
    isBold: false,
    gapBefore: 0,
    isFull: false,
    room: 0,
    mayContinue: false,
    alignment: 'left',
    markerLeft: 0,
  };
}

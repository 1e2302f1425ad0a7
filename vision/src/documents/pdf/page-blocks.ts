import type { Block, Box, Cell, DocumentImage, Run } from '../document-model.ts';
import { alignedTables, type AlignedPart, type AlignedTable } from './aligned-tables.ts';
import { codeOf, codeStretches, type Stretch } from './code.ts';
import { lineOf, linesOf, runsOfWords, addText, joinsWithSpace, textOfWords, type Line } from './lines.ts';
import { isWithin, union, type PageContent, type Word } from './page-content.ts';
import { paragraphsOf, type Passage } from './paragraphs.ts';
import { commonGutters, regionsOf, type Atom, type Interval } from './regions.ts';
import { bookTables } from './book-tables.ts';
import { rowRuledTables, type RowRuledTable } from './row-ruled-tables.ts';
import { gridsOf, type Grid } from './ruled-tables.ts';
import type { HeadCell, Lane } from './spanning-heads.ts';

/** A part of a page in reading order; passages become headings, paragraphs and items once the whole document is known. */
export type PagePart =
  | { kind: 'passage'; passage: Passage; page: number; box: Box }
  | { kind: 'block'; block: Block; page: number; box: Box; columnEdges: readonly number[]; lanes?: readonly Lane[] };

type BlockPart = Extract<PagePart, { kind: 'block' }>;

export interface PlacedImage {
  image: DocumentImage;
  box: Box;
}

type PageAtom = Atom & ({ kind: 'word'; word: Word } | { kind: 'part'; part: PagePart });

/** So many pages tell where a document has its columns. */
const sampleMax = 24;

/** Where the pages have their columns. */
export function guttersOf(pages: readonly PageContent[]): Interval[] {
  const step = Math.ceil(pages.length / sampleMax);
  const sample = pages.filter((_, index) => index % step === 0);
  return sample.length < 2 ? [] : commonGutters(sample.map(({ words }) => words.map((word) => wordAtom(word))));
}

/** Finds what is on one page, in reading order. @param gutters between the columns of the document's pages */
export function pageParts(page: PageContent, images: readonly PlacedImage[], gutters: readonly Interval[] = []): PagePart[] {
  const tables = gridsOf(page.rules).flatMap((grid) => ruledTable(grid, page));
  const ruled = new Set(tables.flatMap(({ words }) => words));
  const free = page.words.filter((word) => !ruled.has(word));
  const addTables = (found: readonly RowRuledTable[], isFirstRowHeader: boolean) => {
    for (const table of found) {
      const words = [...table.rows.flat(2), ...table.head.flat().flatMap((cell) => cell.words)];
      const isKnown = tables.some((other) => other.words.some((word) => words.includes(word)));
      const part = laidOutTable({ ...table, isFirstRowHeader: isFirstRowHeader || table.head.length > 0 }, page.number, true);
      if (!isKnown) tables.push({ words, part });
    }
  };
  addTables(rowRuledTables(page.rules, free), false);
  addTables(bookTables(page.rules, free), true);
  const inTables = new Set(tables.flatMap(({ words }) => words));
  const atoms: PageAtom[] = [
    ...tables.map(({ part }) => partAtom(part)),
    ...images.map((placed) => partAtom(imagePart(placed, page.number))),
    ...page.words.filter((word) => !inTables.has(word)).map((word) => wordAtom(word)),
  ];
  const parts = regionsOf(atoms, gutters).flatMap(({ atoms: inside, continues }) => regionParts(inside, page.number, continues));
  return [...parts, ...slantedParts(page)];
}

function partAtom(part: PagePart): PageAtom {
  return { kind: 'part', part, box: part.box, letters: null, isNumber: false, size: 10, baseline: part.box[3] };
}

function wordAtom(word: Word): PageAtom {
  const isNumber = /^\d[\d,–-]*$/.test(word.text);
  return { kind: 'word', word, box: word.box, letters: word.text.length, isNumber, size: word.style.size, baseline: word.baseline };
}

function imagePart({ image, box }: PlacedImage, page: number): PagePart {
  return { kind: 'block', page, box, columnEdges: [], block: { kind: 'image', name: image.name, description: null, pages: [page], box } };
}

/** Words of a region between the tables and pictures in it, each stretch laid out for itself. */
function regionParts(atoms: readonly PageAtom[], page: number, continues: boolean): PagePart[] {
  const words = atoms.flatMap((atom) => (atom.kind === 'word' ? [atom.word] : []));
  const fixed = atoms.flatMap((atom) => (atom.kind === 'part' ? [atom.part] : [])).toSorted((one, other) => one.box[1] - other.box[1]);
  const parts: PagePart[] = [];
  let rest = linesOf(words);
  const region = words.length === 0 ? null : union(words.map(({ box }) => box));
  for (const part of fixed) {
    const middle = (part.box[1] + part.box[3]) / 2;
    const before = rest.filter((line) => (line.box[1] + line.box[3]) / 2 < middle);
    rest = rest.filter((line) => !before.includes(line));
    parts.push(...lineParts(before, page, region, continues && parts.length === 0), part);
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
    parts.push('table' in found ? laidOutTable(found.table, page, false) : codePart(lines.slice(found.start, found.end), page));
    from = found.end;
  }
  addPassages(lines.length);
  return parts;
}

/** Code, and tables without lines among the rest. */
function fixedParts(lines: readonly Line[]): Array<AlignedPart | Stretch> {
  const code = codeStretches(lines);
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

function codePart(lines: readonly Line[], page: number): PagePart {
  const box = union(lines.map((line) => line.box));
  return { kind: 'block', page, box, columnEdges: [], block: { kind: 'code', text: codeOf(lines), pages: [page], box } };
}

function laidOutTable({ head, rows, box, lanes, isFirstRowHeader }: AlignedTable, page: number, isRuled: boolean): BlockPart {
  const cells = rows.map((row) => row.map((words, column) => laidOutCell({ words, column, columnSpan: 1 })));
  const above = head.map((row) => withEmptyCells(row, lanes.length).map(laidOutCell));
  const headerRows = above.length + (isFirstRowHeader || hasHeader(cells) ? 1 : 0);
  const block: Block = { kind: 'table', rows: [...above, ...cells], headerRows, isRuled, pages: [page], box };
  return { kind: 'block', page, box, block, columnEdges: [], lanes };
}

function laidOutCell({ words, column, columnSpan }: HeadCell): Cell {
  const box = words.length === 0 ? null : union(words.map((word) => word.box));
  return { column, columnSpan, rowSpan: 1, runs: cellRuns(words, box), box };
}

function withEmptyCells(cells: readonly HeadCell[], columns: number): HeadCell[] {
  const taken = new Set(cells.flatMap(({ column, columnSpan }) => Array.from({ length: columnSpan }, (_, index) => column + index)));
  const free = Array.from({ length: columns }, (_, column) => column).filter((column) => !taken.has(column));
  return [...cells, ...free.map((column): HeadCell => ({ words: [], column, columnSpan: 1 }))].toSorted(
    (one, other) => one.column - other.column,
  );
}

/** Null for grids that hold no table: frames, charts, empty forms. */
function ruledTable(grid: Grid, page: PageContent): Array<{ part: BlockPart; words: Word[] }> {
  const inside = page.words.filter(({ box }) => isWithin(middleOf(box), grid.box));
  const cells = grid.cells.map((cell) => ({ cell, words: inside.filter(({ box }) => isWithin(middleOf(box), cell.box)) }));
  const filled = cells.filter(({ words }) => words.length > 0).length;
  if (filled < 2 || filled < 0.12 * cells.length) return [];
  const rows = Array.from({ length: grid.rows }, (_, row) =>
    cells
      .filter(({ cell }) => cell.row === row)
      .map(({ cell, words }): Cell => {
        const { column, columnSpan, rowSpan, box } = cell;
        return { column, columnSpan, rowSpan, box, runs: cellRuns(words, box) };
      }),
  );
  const block: Block = { kind: 'table', rows, headerRows: headerRowsOf(rows), isRuled: true, pages: [page.number], box: grid.box };
  const edges = [...new Set(grid.cells.map(({ box }) => Math.round(box[0])))].toSorted((one, other) => one - other);
  return [
    { words: cells.flatMap(({ words }) => words), part: { kind: 'block', page: page.number, box: grid.box, block, columnEdges: edges } },
  ];
}

function middleOf([left, top, right, bottom]: Box): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [x, y, x, y];
}

/** Lines of a cell that were broken to fit are joined, others stay lines. */
function cellRuns(words: readonly Word[], cell: Box | null): Run[] {
  const lines = linesOf(words);
  const runs: Run[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const next = runsOfWords(line.words);
    const space = before === undefined ? '' : lineJoint(before, line, cell);
    for (const [position, run] of next.entries()) addText(runs, run, position === 0 ? space : '');
  }
  return runs;
}

function lineJoint(before: Line, line: Line, cell: Box | null): string {
  const first = line.words[0];
  const room = (cell?.[2] ?? 0) - before.box[2];
  const needed = first === undefined ? 0 : first.box[2] - first.box[0] + 0.6 * line.size;
  if (cell !== null && room > needed + 0.5 * line.size && cell[2] - cell[0] > 1.5 * needed) return '\n';
  return joinsWithSpace(textOfWords(before.words), textOfWords(line.words)) ? ' ' : '';
}

function headerRowsOf(rows: ReadonlyArray<readonly Cell[]>): number {
  const isBold = (row: readonly Cell[]) =>
    row.some(({ runs }) => runs.length > 0) && row.every(({ runs }) => runs.every((run) => run.bold === true));
  const leading = rows.findIndex((row) => !isBold(row));
  if (leading > 0 && leading < rows.length) return leading;
  const spanned = Math.max(1, ...(rows[0] ?? []).map(({ rowSpan }) => rowSpan));
  if (spanned > 1 && spanned < rows.length) return spanned;
  return hasHeader(rows) ? 1 : 0;
}

/** A first row of words over columns of which some hold numbers, or just a full row over others. */
function hasHeader(rows: ReadonlyArray<readonly Cell[]>): boolean {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return false;
  const text = ({ runs }: Cell) =>
    runs
      .map((run) => run.text)
      .join('')
      .trim();
  return first.every((cell) => text(cell) !== '' && !/^[\d.,%()+\-\s€$£¥]+$/.test(text(cell)));
}

function slantedParts(page: PageContent): PagePart[] {
  return page.slanted.slice(0, 50).map((word) => {
    const line = lineOf([word]);
    return { kind: 'passage', page: page.number, box: word.box, passage: passageOfLine(line) };
  });
}

function passageOfLine(line: Line): Passage {
  return {
    lines: [line],
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

import type { Block, Box, Cell, Run } from '../document-model.ts';
import type { AlignedTable } from './aligned-part.ts';
import { bookTables } from './book-tables.ts';
import { framedTable, stackedRows } from './framed-tables.ts';
import { addText, joinsWithSpace, linesOf, runsOfWords, textOfWords, type Line } from './lines.ts';
import { withColumnsOfNumbers } from './grid-columns.ts';
import { unbrokenLanes } from './lanes.ts';
import { most, union, type PageContent, type Word } from './page-content.ts';
import { rowsUnderHead } from './rows-under-head.ts';
import { withWholeLabels } from './row-labels.ts';
import { finderOf, rowRuledTables, type RowRuledTable, type WordFinder } from './row-ruled-tables.ts';
import { gridsOf, type Grid, type GridCell } from './ruled-tables.ts';
import { segmentsOf, type HeadCell, type Lane } from './spanning-heads.ts';

/** A table and its position on the page. */
export interface PlacedTable {
  block: Block;
  box: Box;
  /** The column edges, if rules show them. */
  columnEdges: readonly number[];
  /** The columns, if only the text shows them. */
  lanes?: readonly Lane[];
}

interface TableWords {
  table: PlacedTable;
  words: Word[];
}

/** Finds tables with rules: around all cells, between the rows, or around the head only. Each word belongs to at most one table. */
export function tablesWithRules(page: PageContent): TableWords[] {
  const wordsIn = finderOf(page.words);
  const tables = gridsOf(page.rules).flatMap((grid) => ruledTable(grid, page.number, wordsIn));
  const taken = new Set(tables.flatMap(({ words }) => words));
  const add = (found: readonly RowRuledTable[], isFirstRowHeader: boolean) => {
    for (const each of found) {
      const words = [...each.rows.flat(2), ...each.head.flat().flatMap((cell) => cell.words)];
      if (words.some((word) => taken.has(word))) continue;
      for (const word of words) taken.add(word);
      const table = laidOutTable({ ...each, isFirstRowHeader: isFirstRowHeader || each.head.length > 0 }, page.number, true);
      tables.push({ words, table });
    }
  };
  const free = page.words.filter((word) => !taken.has(word));
  add(rowRuledTables(page.rules, free), false);
  add(bookTables(page.rules, free), true);
  return tables;
}

/** Builds a table whose columns come from the text, not from rules. */
export function laidOutTable({ head, rows, box, lanes, isFirstRowHeader }: AlignedTable, page: number, isRuled: boolean): PlacedTable {
  const cells = withWholeLabels(rows).map((row) => row.map((words, column) => laidOutCell({ words, column, columnSpan: 1 })));
  const above = head.map((row) => withEmptyCells(row, lanes.length).map(laidOutCell));
  const headerRows = above.length + (isFirstRowHeader || hasHeader(cells) ? 1 : 0);
  const block: Block = { kind: 'table', rows: [...above, ...cells], headerRows, isRuled, pages: [page], box };
  return { box, block, columnEdges: [], lanes };
}

function laidOutCell({ words, column, columnSpan }: Readonly<Omit<HeadCell, 'words'>> & { words: readonly Word[] }): Cell {
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

/** Builds a table from a grid. Null for grids that are not tables: frames, charts, empty forms. */
function ruledTable(drawn: Grid, page: number, wordsIn: WordFinder): TableWords[] {
  const grid = drawn.columns < 2 ? drawn : withColumnsOfNumbers(drawn, wordsIn);
  const cells = grid.cells.map((cell) => ({ cell, words: wordsIn(cell.box) }));
  const filled = cells.filter(({ words }) => words.length > 0).length;
  if (filled < 2 || filled < 0.12 * cells.length) return [];
  const words = cells.flatMap((each) => each.words);
  const framed = framedTable(grid, words);
  if (framed !== null) return [{ words, table: laidOutTable({ ...framed, isFirstRowHeader: true }, page, true) }];
  const edges = edgesOf(grid);
  const rows = bandsOf(grid).flatMap((band) => stackedCells(band, wordsIn, edges) ?? gridRows(band, wordsIn, edges));
  const block: Block = { kind: 'table', rows, headerRows: headerRowsOf(rows), isRuled: true, pages: [page], box: grid.box };
  const columnEdges = [...new Set(grid.cells.map(({ box }) => Math.round(box[0])))].toSorted((one, other) => one - other);
  return [{ words, table: { box: grid.box, block, columnEdges } }];
}

/** Rows of a grid that no cell connects with the rows above or below. */
interface GridBand {
  from: number;
  /** Exclusive. */
  to: number;
  cells: readonly GridCell[];
}

function bandsOf({ cells, rows }: Grid): GridBand[] {
  const byRow = Map.groupBy(cells, ({ row }) => row);
  const bands: GridBand[] = [];
  for (let from = 0; from < rows;) {
    const inside: GridCell[] = [];
    let to = from + 1;
    for (let row = from; row < to; row += 1) {
      for (const cell of byRow.get(row) ?? []) {
        inside.push(cell);
        to = Math.max(to, row + cell.rowSpan);
      }
    }
    bands.push({ from, to, cells: inside });
    from = to;
  }
  return bands;
}

interface FilledCell {
  cell: GridCell;
  words: readonly Word[];
}

/** The left edge of each column, and the right edge of the last. */
function edgesOf({ cells, columns, box }: Grid): number[] {
  const lefts = Array.from({ length: columns }, (_, column) => cells.find((cell) => cell.column === column)?.box[0] ?? box[0]);
  return [...lefts, box[2]];
}

/** Splits a line without rules between its cells at the columns of the rows above and below, if each text is in one column. */
function splitAtColumns({ cell, words }: FilledCell, edges: readonly number[]): FilledCell[] {
  if (cell.columnSpan < 2 || cell.rowSpan > 1) return [{ cell, words }];
  const [line, second] = linesOf(words);
  if (line === undefined) return [{ cell, words }];
  if (second !== undefined) return namesOfColumns({ cell, words }, edges) ?? [{ cell, words }];
  const segments = segmentsOf(line.words, splitGapMin * line.size);
  const columns = segments.map(({ box }) => edges.findLastIndex((edge) => edge <= box[0]));
  const isInOne = segments.every(({ box }, index) => box[2] <= (edges[(columns[index] ?? 0) + 1] ?? 0));
  if (segments.length < 2 || !isInOne || new Set(columns).size < segments.length) return [{ cell, words }];
  return Array.from({ length: cell.columnSpan }, (_, index): FilledCell => {
    const column = cell.column + index;
    const box: Box = [edges[column] ?? 0, cell.box[1], edges[column + 1] ?? 0, cell.box[3]];
    return { cell: { ...cell, column, columnSpan: 1, box }, words: segments[columns.indexOf(column)]?.words ?? [] };
  });
}

/**
 * Splits the names of columns without rules between them, in several lines: there is a gap through all lines between two names, and one name above
 * each column.
 */
function namesOfColumns({ cell, words }: FilledCell, edges: readonly number[]): FilledCell[] | null {
  const names = unbrokenLanes(words, nameGapMin * most(words.map(({ style }) => style.size)));
  const areAbove = names.every(([left, right], index) => {
    const middle = (left + right) / 2;
    return middle > (edges[cell.column + index] ?? Infinity) && middle < (edges[cell.column + index + 1] ?? 0);
  });
  if (names.length !== cell.columnSpan || !areAbove) return null;
  return names.map(([left, right], index): FilledCell => {
    const column = cell.column + index;
    const box: Box = [edges[column] ?? 0, cell.box[1], edges[column + 1] ?? 0, cell.box[3]];
    return { cell: { ...cell, column, columnSpan: 1, box }, words: words.filter((word) => word.box[0] >= left && word.box[2] <= right) };
  });
}

/** The smallest gap between the names of two columns, relative to the font size: wider than a space. */
const nameGapMin = 0.35;

/** The smallest gap between two cells without a rule between them, relative to the font size. */
const splitGapMin = 1.1;

function gridRows({ from, to, cells }: GridBand, wordsIn: WordFinder, edges: readonly number[]): Cell[][] {
  const split = cells.flatMap((cell) => splitAtColumns({ cell, words: wordsIn(cell.box) }, edges));
  const byRow = Map.groupBy(split, ({ cell }) => cell.row);
  return Array.from({ length: to - from }, (_, index) =>
    (byRow.get(from + index) ?? []).map(({ cell, words }): Cell => {
      const { column, columnSpan, rowSpan, box } = cell;
      return { column, columnSpan, rowSpan, box, runs: cellRuns(words, box) };
    }),
  );
}

/** The rows of a band whose lines are rows; null if its cells are those of the grid. */
function stackedCells({ cells, from, to }: GridBand, wordsIn: WordFinder, edges: readonly number[]): Cell[][] | null {
  const columns = [...Map.groupBy(cells, ({ column, columnSpan }) => `${column} ${columnSpan}`).values()].flatMap(([first]) => first ?? []);
  const areApart = columns.every((one) => columns.every((other) => one === other || !overlap(one, other)));
  if (!areApart) return null;
  const inside = [...new Set(cells.flatMap(({ box }) => wordsIn(box)))];
  const lines = linesOf(inside);
  const under = rowsUnderHead(cells, inside, edges);
  if (under !== null) return under.map((row) => row.map((text, column) => laidOutCell({ words: text, column, columnSpan: 1 })));
  // Rules show the rows beside a cell that spans them.
  if (to - from > 1 && lines.length < 2 * (to - from)) return null;
  const stacked = stackedRows(
    lines,
    columns.map(({ box }) => [box[0], box[2]]),
  );
  return (
    stacked &&
    withWholeLabels(stacked).map((row) =>
      // The head may have rules between columns that the rows below it do without.
      columns.flatMap((cell, index) =>
        splitAtColumns({ cell: { ...cell, rowSpan: 1 }, words: row[index] ?? [] }, edges).map((part) =>
          laidOutCell({ words: part.words, column: part.cell.column, columnSpan: part.cell.columnSpan }),
        ),
      ),
    )
  );
}

function overlap(one: GridCell, other: GridCell): boolean {
  return one.column < other.column + other.columnSpan && other.column < one.column + one.columnSpan;
}

/** Joins the lines of a cell that were broken to fit its width; other lines stay separate. */
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

/** Whether the first row is a head: all of its cells have text, and none has only a number. */
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

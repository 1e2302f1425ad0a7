import type { Block, Box, Cell, Run } from '../document-model.ts';
import type { AlignedTable } from './aligned-tables.ts';
import { bookTables } from './book-tables.ts';
import { addText, joinsWithSpace, linesOf, runsOfWords, textOfWords, type Line } from './lines.ts';
import { isWithin, union, type PageContent, type Word } from './page-content.ts';
import { rowRuledTables, type RowRuledTable } from './row-ruled-tables.ts';
import { gridsOf, type Grid } from './ruled-tables.ts';
import type { HeadCell, Lane } from './spanning-heads.ts';

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
  const tables = gridsOf(page.rules).flatMap((grid) => ruledTable(grid, page));
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
  const cells = rows.map((row) => row.map((words, column) => laidOutCell({ words, column, columnSpan: 1 })));
  const above = head.map((row) => withEmptyCells(row, lanes.length).map(laidOutCell));
  const headerRows = above.length + (isFirstRowHeader || hasHeader(cells) ? 1 : 0);
  const block: Block = { kind: 'table', rows: [...above, ...cells], headerRows, isRuled, pages: [page], box };
  return { box, block, columnEdges: [], lanes };
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

/** Builds a table from a grid. Null for grids that are not tables: frames, charts, empty forms. */
function ruledTable(grid: Grid, page: PageContent): TableWords[] {
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
  return [{ words: cells.flatMap(({ words }) => words), table: { box: grid.box, block, columnEdges: edges } }];
}

function middleOf([left, top, right, bottom]: Box): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [x, y, x, y];
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

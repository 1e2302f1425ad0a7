import { linesOf } from './lines.ts';
import { areNumbers, median, type Word } from './page-content.ts';
import { cellsOf, lanesOf } from './lanes.ts';
import type { WordFinder } from './row-ruled-tables.ts';
import type { Grid, GridCell } from './ruled-tables.ts';
import { segmentsOf } from './spanning-heads.ts';

/** The smallest gap between columns, relative to the font size. */
const gapMin = 1.1;
const linesMin = 3;
const fullShare = 0.6;

/** Splits columns between rules that hold columns of numbers, which no rules separate. */
export function withColumnsOfNumbers(grid: Grid, wordsIn: WordFinder): Grid {
  let result = grid;
  for (let column = grid.columns - 1; column >= 0; column -= 1) {
    const edges = edgesInside(grid, column, wordsIn);
    if (edges.length > 0) result = splitColumn(result, { column, edges, wordsIn });
  }
  return result;
}

/** Where a column is split: between lanes of which all but the first, which may have labels, are numbers. */
function edgesInside({ cells }: Grid, column: number, wordsIn: WordFinder): number[] {
  const own = cells.filter((cell) => cell.column === column && cell.columnSpan === 1);
  const lines = linesOf(own.flatMap((cell) => wordsIn(cell.box))).filter((line) => areNumbers(line.words.slice(-1)));
  if (lines.length < linesMin) return [];
  const inside = lines.flatMap((line) => line.words);
  const lanes = lanesOf(inside, gapMin * median(inside.map(({ style }) => style.size)));
  const rows = lines.map((line) => cellsOf(line.words, lanes));
  const isFull = (filled: number) => filled >= fullShare * rows.length;
  const areColumns = lanes.every((_, lane) => {
    const filled = rows.flatMap((row) => (row[lane]?.length ? [row[lane]] : []));
    return isFull(filled.length) && (lane === 0 || filled.filter((cell) => areNumbers(cell)).length >= 0.8 * filled.length);
  });
  if (lanes.length < 2 || !areColumns) return [];
  return lanes.slice(1).map(([left], index) => (left + (lanes[index]?.[1] ?? left)) / 2);
}

interface Split {
  column: number;
  edges: readonly number[];
  wordsIn: WordFinder;
}

/** Numbers the columns anew. Cells with running text, as in the head, span the parts of the column. */
function splitColumn(grid: Grid, { column, edges, wordsIn }: Split): Grid {
  const cells = grid.cells.flatMap((cell): GridCell[] => {
    if (cell.column > column) return [{ ...cell, column: cell.column + edges.length }];
    if (cell.column + cell.columnSpan <= column) return [cell];
    const isWhole = cell.columnSpan > 1 || crosses(wordsIn(cell.box), edges);
    if (isWhole) return [{ ...cell, columnSpan: cell.columnSpan + edges.length }];
    const [left, top, right, bottom] = cell.box;
    const bounds = [left, ...edges, right];
    return bounds.slice(1).map((to, index) => ({ ...cell, column: column + index, box: [bounds[index] ?? left, top, to, bottom] }));
  });
  return { ...grid, columns: grid.columns + edges.length, cells };
}

/** Whether a text goes on across one of the edges. */
function crosses(words: readonly Word[], edges: readonly number[]): boolean {
  return linesOf(words).some((line) =>
    segmentsOf(line.words, textGapMax * line.size).some(({ box }) => edges.some((edge) => box[0] < edge && box[2] > edge)),
  );
}

/** The widest space in a text, relative to the font size. */
const textGapMax = 0.5;

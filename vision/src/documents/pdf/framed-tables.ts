import { areRows, rowsOfLines } from './book-tables.ts';
import { hadRoom } from './cell-room.ts';
import { linesOf, type Line } from './lines.ts';
import { areNumbers, least, median, type Word } from './page-content.ts';
import { lanesOf } from './lanes.ts';
import { wordsInside, type RowRuledTable } from './row-ruled-tables.ts';
import type { Grid } from './ruled-tables.ts';
import { segmentsOf, type Lane } from './spanning-heads.ts';

const columnsMax = 30;
const bodyLinesMin = 3;
/** The smallest gap between columns, relative to the font size: wider than any space in running text. */
const gapMin = 0.8;

/**
 * A table in a frame that has rules between some of its rows, but none between its columns. Lanes without text separate the columns. Null
 * if there are none: a frame around running text is not a table.
 */
export function framedTable({ box, columns, cells }: Grid, words: readonly Word[]): RowRuledTable | null {
  if (columns > 1) return null;
  const bands = cells.map((cell) => linesOf(wordsInside(words, cell.box)));
  const body = bands.filter((lines) => lines.length >= bodyLinesMin).flat();
  if (body.length === 0) return null;
  const apart = gapMin * median(body.map(({ size }) => size));
  const known = lanesOfLines(body, apart);
  if (known.length < 2) return null;
  const [first = [], ...others] = bands;
  const titles = leadingTitles(first, known, apart);
  const below = [first.slice(titles.length), ...others];
  const lanes = lanesOfLines(below.flat(), apart);
  const rows = below.flatMap((lines) => rowsOfLines(lines, lanes));
  if (lanes.length !== known.length || lanes.length > columnsMax || !areRows(rows)) return null;
  return { box, head: titles.map((line) => [{ words: line.words, column: 0, columnSpan: lanes.length }]), rows, lanes };
}

function lanesOfLines(lines: readonly Line[], apart: number): Lane[] {
  return lanesOf(
    lines.flatMap((line) => line.words),
    apart,
  );
}

function leadingTitles(lines: readonly Line[], lanes: readonly Lane[], apart: number): Line[] {
  const end = lines.findIndex((line) => !isTitle(line, lanes, apart));
  return lines.slice(0, end < 0 ? lines.length : end);
}

/** A single text across several columns. */
function isTitle(line: Line, lanes: readonly Lane[], apart: number): boolean {
  if (segmentsOf(line.words, apart).length > 1) return false;
  return !lanes.some(([left, right]) => line.box[0] >= left - apart && line.box[2] <= right + apart);
}

/**
 * The rows of a band between two horizontal rules, whose columns have rules too. Null if the band is one row. It has several if its lines
 * were not broken to fit their columns, and fill most of them: tables often have rules around groups of rows only.
 */
export function stackedRows(lines: readonly Line[], columns: readonly Lane[]): Word[][][] | null {
  if (columns.length < 2 || lines.length < 2) return null;
  const byLine = lines.map(({ words }) => columns.map((column) => words.filter((word) => isInColumn(word, column))));
  const areFull = byLine.every((cells) => cells.every((cell, index) => (index === 0 ? cell.length > 0 : areNumbers(cell))));
  if (lines.length < bodyLinesMin && !(areFull && columns.length > 2)) return null;
  const full = byLine.filter((cells) => cells.filter((cell) => cell.length > 0).length >= 2);
  const widths = columns.map((column, index) =>
    textWidth(
      byLine.flatMap((cells) => cells[index] ?? []),
      column,
    ),
  );
  const areNumbered = full.length >= 2 && full.every((cells) => cells.slice(1).some((cell) => areNumbers(cell)));
  if (full.length < (areNumbered ? 0.5 : 0.7) * lines.length || !wereBrokenOnPurpose(byLine, widths)) return null;
  const rows: Word[][][] = [];
  for (const [index, cells] of byLine.entries()) {
    const last = rows.at(-1);
    const continues = (cells[0]?.length ?? 0) === 0 && (cells.filter((cell) => cell.length > 0).length === 1 || !hadRoomAbove(index));
    if (continues && last !== undefined) for (const [column, words] of cells.entries()) last[column]?.push(...words);
    else rows.push(cells);
  }
  return rows;

  /** Whether one of the line's texts had fitted on the line above. */
  function hadRoomAbove(index: number): boolean {
    const above = byLine[index - 1] ?? [];
    return (byLine[index] ?? []).some((words, column) => hadRoom(above[column] ?? [], words, widths[column] ?? 0));
  }
}

function isInColumn({ box }: Word, [left, right]: Lane): boolean {
  const middle = (box[0] + box[2]) / 2;
  return middle >= left && middle < right;
}

/** Whether most lines had room for the first word of the line below, in one of the columns. Numbers are not broken. */
function wereBrokenOnPurpose(byLine: ReadonlyArray<ReadonlyArray<readonly Word[]>>, widths: readonly number[]): boolean {
  const named = byLine.slice(1).flatMap((cells, index) => {
    const above = byLine[index] ?? [];
    if ((above[0]?.length ?? 0) === 0 || (cells[0]?.length ?? 0) === 0) return [];
    const isApart = (words: readonly Word[], column: number) =>
      hadRoom(above[column] ?? [], words, widths[column] ?? 0) || (areNumbers(words) && areNumbers(above[column] ?? []));
    return [cells.some((words, column) => isApart(words, column))];
  });
  return named.length > 0 && named.filter(Boolean).length >= 0.6 * named.length;
}

/** The width of a column without the margins beside its text, which are equal on both sides. */
function textWidth(words: readonly Word[], [left, right]: Lane): number {
  const margins = words.map(({ box }) => Math.min(box[0] - left, right - box[2]));
  return right - left - 2 * Math.max(0, least(margins));
}

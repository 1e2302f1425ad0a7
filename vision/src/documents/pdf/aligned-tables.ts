import type { AlignedPart, AlignedTable } from './aligned-part.ts';
import { areContinued } from './cell-room.ts';
import { withNames } from './column-names.ts';
import { isMarker } from './markers.ts';
import { isLeader, textOfWords, type Line } from './lines.ts';
import { areNumbers, endInAmount, median, union, type Word } from './page-content.ts';
import { headCells, segmentsBy, segmentsOf, type Segment } from './spanning-heads.ts';

const columnsMax = 30;

/**
 * Finds tables that have alignment but no ruled lines: neighbouring lines whose parts are separated by gaps and aligned below each other.
 * Running text must not become a table, so the conditions are strict: at least three rows (two if there are three columns), short cells,
 * and well-filled columns with a common edge.
 */
export function alignedTables(lines: readonly Line[]): AlignedPart[] {
  const segmented = splitNumbers(lines.map((line) => cellsOfLine(line)));
  const parts: AlignedPart[] = [];
  let start = 0;
  const found = (part: AlignedPart) => {
    const floor = parts.at(-1)?.end ?? 0;
    const above = [lines, segmented, floor] as const;
    return withHead(withNames(withRowsAbove(part, ...above), ...above), ...above);
  };
  while (start < lines.length) {
    const isHead = headCells(segmented[start] ?? [], columnsOf(segmented.slice(start + 1, start + 2))) !== null;
    const part = isHead ? (partFrom(start + 1) ?? partFrom(start)) : partFrom(start);
    if (part !== null) parts.push(found(part));
    start = part?.end ?? start + 1;
  }
  return parts;

  function partFrom(first: number): AlignedPart | null {
    return (segmented[first]?.length ?? 0) >= 2 ? partAt(lines, segmented, first) : null;
  }
}

/** Whether the line is a rule made of text. */
function isDashes({ words }: Line): boolean {
  return words.length > 0 && words.every(({ text }) => /^[-–—=_]{3,}$/.test(text));
}

/** Splits a line at its wide gaps; a list marker stays with its text. The dots that lead to a number are left out. */
function cellsOfLine(line: Line): Segment[] {
  if (isDashes(line)) return [];
  const segments = segmentsOf(
    line.words.filter(({ text }) => !/^\.{4,}$/.test(text)),
    Math.max(1.1 * line.size, 7),
  );
  const [first, second, ...others] = segments;
  if (first === undefined || second === undefined || first.words.length > 1 || !isMarker(first.words[0]?.text ?? '')) return segments;
  if (second.box[0] - first.box[2] >= 4 * line.size) return segments;
  return [{ words: [...first.words, ...second.words], box: union([first.box, second.box]) }, ...others];
}

/** How many lines above and below show where numbers are apart. */
const neighboursMax = 6;
const neighboursMin = 3;

/** Splits texts between two numbers where the rows nearby have a wide gap, and none has text: the widest numbers of two columns nearly touch. */
function splitNumbers(segmented: readonly Segment[][]): Segment[][] {
  return segmented.map((segments, index) => {
    const near = segmented.slice(Math.max(0, index - neighboursMax), index + neighboursMax + 1);
    const rows = near.filter((row) => row !== segments && row.length > 1);
    const isLong = rows.some((row) => row.length > columnsMax) || segments.length > columnsMax;
    return rows.length < neighboursMin || isLong
      ? segments
      : segments.flatMap(({ words }) => segmentsBy(words, (before, word) => isApartElsewhere(before, word, rows)));
  });
}

function isApartElsewhere(before: Word, word: Word, rows: readonly Segment[][]): boolean {
  const [from, to] = [before.box[2], word.box[0]];
  if (to - from < 0.2 * word.style.size || !areNumbers([before, word])) return false;
  const apart = rows.filter((row) => row.slice(1).some(({ box }, index) => (row[index]?.box[2] ?? 0) < to - 1 && box[0] > from + 1));
  const crossing = rows.filter((row) => row.some(({ words }) => words.some(({ box }) => box[0] < from && box[2] > to)));
  return apart.length >= neighboursMin && apart.length >= 0.6 * rows.length && crossing.length === 0;
}

/** Adds the lines above whose texts name several columns each. */
function withHead(part: AlignedPart, lines: readonly Line[], segmented: readonly Segment[][], floor: number): AlignedPart {
  let { start, table } = part;
  while (start > floor) {
    const [line, next] = [lines[start - 1], lines[start]];
    if (line === undefined || next === undefined || next.baseline - line.baseline > 2.2 * line.size) break;
    if (isDashes(line)) {
      start -= 1;
      continue;
    }
    const cells = headCells(segmented[start - 1] ?? [], table.lanes);
    if (cells === null) break;
    table = { ...table, head: [cells, ...table.head], box: union([line.box, table.box]), isFirstRowHeader: true };
    start -= 1;
  }
  return { ...part, start, table };
}

function partAt(lines: readonly Line[], segmented: readonly Segment[][], start: number): AlignedPart | null {
  let end = start + 1;
  let columns = columnsOf(segmented.slice(start, end));
  let pitch: number | null = null;
  while (end < lines.length) {
    const [line, before] = [lines[end], lines[end - 1]];
    if (line === undefined || before === undefined) break;
    const distance = line.baseline - before.baseline;
    if (distance > Math.max(3.2 * line.size, 2 * (pitch ?? 0)) || Math.abs(line.size - before.size) > 0.25 * before.size) break;
    const extended = columnsOf(segmented.slice(start, end + 1));
    if (extended.length < Math.max(2, columns.length - 1)) break;
    const segments = segmented[end] ?? [];
    // A line with a single part continues a cell, or it ends the table. Text after a table also starts at the left, so only a label may
    // continue there.
    const isLabelRest =
      extended.length === 2 && goesOnAfter(line, { before, next: lines[end + 1], segments, rows: segmented.slice(start, end + 2) });
    const isTitle = isTitleOfRows(segmented.slice(start, end + 2), lines.slice(end - 1, end + 2), columns.length);
    if (segments.length === 1 && !isLabelRest && !isTitle && !continuesCell(segments, extended, distance, pitch, line)) break;
    columns = extended;
    if (!isTitle) pitch ??= distance;
    end += 1;
  }
  while (end > start && (segmented[end - 1]?.length ?? 0) < 2 && !isCellRest(segmented[end - 1] ?? [], columns)) end -= 1;
  const part = { lines: lines.slice(start, end), segments: segmented.slice(start, end) };
  const table = tableOf(part.lines, part.segments);
  return table === null ? null : { start, end, table };
}

/** Adds rows above whose cells nearly touch. Their words fit into the columns of the rows below; the words of running text do not. */
function withRowsAbove(part: AlignedPart, lines: readonly Line[], segmented: readonly Segment[][], floor: number): AlignedPart {
  let { start, table } = part;
  const rows = segmented.slice(start, part.end);
  while (start > floor) {
    const [line, next] = [lines[start - 1], lines[start]];
    if (line === undefined || next === undefined || next.baseline - line.baseline > 2.2 * line.size || line.size !== next.size) break;
    if (isDashes(line)) {
      start -= 1;
      continue;
    }
    const words = line.words.map((word): Segment => ({ words: [word], box: word.box }));
    const columns = columnsOf([words, ...rows]);
    const cells = columns.map((_, index) => words.filter((word) => columnIndex(columns, word) === index).flatMap((each) => each.words));
    const row = cells.filter((cell) => cell.length > 0).map((cell): Segment => ({ words: cell, box: union(cell.map(({ box }) => box)) }));
    const extended =
      columns.length === table.lanes.length && row.length > 1 ? tableOf(lines.slice(start - 1, part.end), [row, ...rows]) : null;
    if (extended === null) break;
    rows.unshift(row);
    table = extended;
    start -= 1;
  }
  return { ...part, start, table };
}

/** Columns are separated by the lanes that all lines leave free. */
function columnsOf(rows: readonly Segment[][]): Array<readonly [left: number, right: number]> {
  const intervals = rows.flat().map(({ box }) => [box[0], box[2]] as const);
  const columns: Array<readonly [number, number]> = [];
  for (const [left, right] of intervals.toSorted((one, other) => one[0] - other[0])) {
    const last = columns.at(-1);
    if (last !== undefined && left < last[1] + 3) columns[columns.length - 1] = [last[0], Math.max(last[1], right)];
    else columns.push([left, right]);
  }
  return columns;
}

function columnIndex(columns: ReadonlyArray<readonly [number, number]>, { box }: Segment): number {
  return columns.findIndex(([left, right]) => box[0] >= left - 0.1 && box[2] <= right + 0.1);
}

function isCellRest(segments: readonly Segment[], columns: ReadonlyArray<readonly [number, number]>): boolean {
  const [only] = segments;
  return only !== undefined && columnIndex(columns, only) > 0;
}

function continuesCell(
  segments: readonly Segment[],
  columns: ReadonlyArray<readonly [number, number]>,
  distance: number,
  pitch: number | null,
  line: Line,
): boolean {
  if (isCellRest(segments, columns)) return distance < 1.6 * line.size;
  // This row has only a first cell. It must keep the row distance of the others and be no wider than they are.
  return pitch !== null && Math.abs(distance - pitch) < 0.3 * line.size && columns.length > 2;
}

/**
 * Whether a line with a single text in the first column is the title of the rows below it: it does not widen the column, and the row below
 * has the same columns.
 *
 * @param rows the rows before, the line and the row below
 * @param neighbours the line and those next to it
 */
function isTitleOfRows(rows: readonly Segment[][], neighbours: readonly Line[], columns: number): boolean {
  const [title = [], below = []] = rows.slice(-2);
  const [before, line, next] = neighbours;
  const [only, second] = title;
  if (before === undefined || line === undefined || next === undefined || only === undefined || second !== undefined) return false;
  if (columns < 3 || below.length < columns - 1) return false;
  const together = columnsOf(rows);
  const farthest = titleGapMax * line.size;
  const isNear = line.baseline - before.baseline < farthest && next.baseline - line.baseline < farthest;
  return isNear && together.length === columns && columnIndex(together, only) === 0;
}

/** Relative to the font size. */
const titleGapMax = 2.6;

/** Whether the line continues a label between rows of a two-column table: same line distance, lower case, and no row crosses the gap. */
function goesOnAfter(
  line: Line,
  { before, next, segments, rows }: { before: Line; next: Line | undefined; segments: readonly Segment[]; rows: readonly Segment[][] },
): boolean {
  if (next === undefined || segments.length !== 1 || (rows.at(-1)?.length ?? 0) < 2 || (rows.at(-3)?.length ?? 0) < 2) return false;
  const [distance, following] = [line.baseline - before.baseline, next.baseline - line.baseline];
  if (distance > 1.6 * line.size || Math.abs(distance - following) > 0.3 * line.size) return false;
  return /^\p{Ll}/u.test(textOfWords(line.words)) && Math.abs(line.box[0] - next.box[0]) < 2 && columnsOf(rows).length === 2;
}

function tableOf(lines: readonly Line[], segmented: readonly Segment[][]): AlignedTable | null {
  const columns = columnsOf(segmented);
  if (columns.length < 2 || columns.length > columnsMax) return null;
  if (lines.filter((line) => isLeader(line)).length >= 0.5 * lines.length) return null;
  const widths = columns.map(([left, right]) => right - left);
  const rows: Word[][][] = [];
  for (const segments of segmented) {
    const cells: Word[][] = columns.map(() => []);
    for (const segment of segments) cells[columnIndex(columns, segment)]?.push(...segment.words);
    const last = rows.at(-1);
    // A sum has a line of its own below the amounts.
    const isSum = cells.some((cell, index) => endInAmount(cell) && endInAmount(last?.[index] ?? []));
    const isRest = !isSum && (cells[0]?.length ?? 0) === 0 && segments.length < columns.length && segments.length <= columns.length / 2;
    const isLabelRest = columns.length === 2 && segments.length === 1 && (cells[1]?.length ?? 0) === 0;
    if (last !== undefined && (isRest || isLabelRest || areContinued(cells, last, widths)))
      for (const [index, words] of cells.entries()) last[index]?.push(...words);
    else rows.push(cells);
  }
  if (!looksLikeTable(rows, columns.length) || !hasCommonEdges(segmented, columns)) return null;
  const isFirstRowHeader = (lines[0]?.isBold ?? false) && !(lines.at(-1)?.isBold ?? true);
  return { box: union(lines.map(({ box }) => box)), head: [], rows, lanes: columns, isFirstRowHeader };
}

function looksLikeTable(rows: ReadonlyArray<ReadonlyArray<readonly Word[]>>, columns: number): boolean {
  const full = rows.filter((cells) => cells.filter((cell) => cell.length > 0).length >= 2);
  if (full.length < (columns > 2 ? 2 : 3) || full.length < 0.6 * rows.length) return false;
  const texts = rows
    .flat()
    .filter((cell) => cell.length > 0)
    .map((cell) => textOfWords(cell));
  if (median(texts.map((text) => text.length)) > 45 || texts.some((text) => /\.{5}|(?:\. ){4}|_{6}|…{2}/.test(text))) return false;
  const first = rows.map((cells) => textOfWords(cells[0] ?? []));
  if (first.every((text) => text === '' || isMarker(text))) return false;
  return Array.from({ length: columns }, (_, index) => rows.filter((cells) => (cells[index]?.length ?? 0) > 0).length).every(
    (filled) => filled >= Math.max(2, 0.4 * rows.length),
  );
}

/** From this number of columns on, the others show that these are rows. */
const labelledMin = 4;

/** Whether most cells of each column share a left edge, a right edge or a middle. */
function hasCommonEdges(rows: readonly Segment[][], columns: ReadonlyArray<readonly [number, number]>): boolean {
  return columns.every((_, index) => {
    // Labels of groups are indented.
    if (index === 0 && columns.length >= labelledMin) return true;
    const boxes = rows.flatMap((segments) => segments.filter((segment) => columnIndex(columns, segment) === index).map(({ box }) => box));
    const edges = [boxes.map((box) => box[0]), boxes.map((box) => box[2]), boxes.map((box) => (box[0] + box[2]) / 2)];
    return edges.some((values) => {
      const middle = median(values);
      return values.filter((value) => Math.abs(value - middle) <= 2.5).length >= 0.65 * values.length;
    });
  });
}

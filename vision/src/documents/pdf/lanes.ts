import { linesOf, type Line } from './lines.ts';
import { median, type Word } from './page-content.ts';
import { segmentsOf, type Lane } from './spanning-heads.ts';

/** Rows that titles are compared with. */
const rowsMin = 4;
/** Of the texts of a usual row, and of all rows. */
const titleShare = 0.4;
const titlesMax = 0.5;

/** The columns of rows, where titles of groups of rows may cross them. */
export function lanesOf(words: readonly Word[], apart: number): Lane[] {
  const plain = plainLanes(words, apart);
  const rows = linesOf(words);
  if (rows.length < rowsMin) return plain;
  const lanes = titledLanes(rows, plain, apart);
  return labelledLanes(rows, lanes, apart) ?? lanes;
}

/** Of the rows with as many texts as usual, among those that are no titles. */
const fullShare = 0.7;

/**
 * The columns of the rows with the most texts, if the labels of a few others, such as sums, begin in a column and cross the next; null if there
 * are no more than `lanes`.
 */
function labelledLanes(rows: readonly Line[], lanes: readonly Lane[], apart: number): Lane[] | null {
  const counted = rows.map((row) => ({ row, texts: segmentsOf(row.words, apart) }));
  const usual = median(counted.map(({ texts }) => texts.length));
  if (usual < labelledMin) return null;
  const full = counted.filter(({ texts }) => texts.length >= usual).map(({ row }) => row);
  const others = counted.filter(({ texts }) => texts.length < usual && texts.length > titleShare * usual);
  if (full.length < rowsMin || full.length < fullShare * (full.length + others.length)) return null;
  const found = plainLanes(
    full.flatMap((row) => row.words),
    apart,
  );
  const begins = (left: number) => found.some((lane) => Math.abs(lane[0] - left) < 2);
  const areLabels = others.every(({ texts }) =>
    texts.every(({ box }) => begins(box[0]) || found.some((lane) => box[0] >= lane[0] && box[2] <= lane[1])),
  );
  return areLabels && found.length > lanes.length && haveRows(full, found) ? found : null;
}

/** Rows of fewer texts may have none that crosses columns. */
const labelledMin = 5;

function titledLanes(rows: readonly Line[], lanes: Lane[], apart: number): Lane[] {
  const counts = rows.map((row) => segmentsOf(row.words, apart).length);
  const usual = median(counts);
  const untitled = rows.filter((_, index) => (counts[index] ?? 0) > titleShare * usual);
  if (usual < 3 || untitled.length === rows.length || untitled.length < (1 - titlesMax) * rows.length) return lanes;
  const uncrossed = plainLanes(
    untitled.flatMap((row) => row.words),
    apart,
  );
  return uncrossed.length > lanes.length && haveRows(untitled, uncrossed) ? uncrossed : lanes;
}

/** Whether the columns are filled in most rows: else they are gaps of a few lines. */
function haveRows(rows: readonly Line[], lanes: readonly Lane[]): boolean {
  const filled = rows.map((row) => cellsOf(row.words, lanes));
  return lanes.every((_, lane) => filled.filter((cells) => (cells[lane] ?? []).length > 0).length >= 0.5 * rows.length);
}

/**
 * A column ends where no row has a word. A narrow lane ends one, too, if most rows leave a wide gap there: the widest numbers of two columns
 * nearly touch. A space within a cell is narrow in every row.
 */
function plainLanes(words: readonly Word[], apart: number): Lane[] {
  const narrow = unbrokenLanes(words, Math.min(apart, narrowMin * median(words.map(({ style }) => style.size))));
  const gaps = gapsBetween(words, narrow);
  const lanes: Lane[] = [];
  for (const [index, lane] of narrow.entries()) {
    const last = lanes.at(-1);
    if (last !== undefined && lane[0] < last[1] + apart && !areWide(gaps[index] ?? [], apart)) lanes[lanes.length - 1] = [last[0], lane[1]];
    else lanes.push(lane);
  }
  return lanes;
}

/** The narrowest lane between columns, relative to the font size. */
const narrowMin = 0.15;
const wideRowsMin = 4;

function areWide(gaps: readonly number[], apart: number): boolean {
  return gaps.length >= wideRowsMin && median(gaps) >= apart;
}

/** The columns that a gap of this width separates in all rows. */
export function unbrokenLanes(words: readonly Word[], gapLeast: number): Lane[] {
  const lanes: Lane[] = [];
  for (const { box } of words.toSorted((one, other) => one.box[0] - other.box[0])) {
    const last = lanes.at(-1);
    if (last !== undefined && box[0] < last[1] + gapLeast) lanes[lanes.length - 1] = [last[0], Math.max(last[1], box[2])];
    else lanes.push([box[0], box[2]]);
  }
  return lanes;
}

/** For each lane, the gaps of the rows that have a word both in it and in the lane before. */
function gapsBetween(words: readonly Word[], lanes: readonly Lane[]): number[][] {
  const gaps = lanes.map((): number[] => []);
  for (const line of linesOf(words)) {
    const cells = cellsOf(line.words, lanes);
    for (const [index, cell] of cells.entries()) {
      const [before, word] = [cells[index - 1]?.at(-1), cell[0]];
      if (before !== undefined && word !== undefined) gaps[index]?.push(word.box[0] - before.box[2]);
    }
  }
  return gaps;
}

/** The words of each column. A text that crosses columns belongs to the one in which it begins. */
export function cellsOf(words: readonly Word[], lanes: readonly Lane[]): Word[][] {
  const isInside = ({ box }: Word, [left, right]: Lane) => box[0] >= left - 0.1 && box[2] <= right + 0.1;
  if (words.every((word) => lanes.some((lane) => isInside(word, lane))))
    return lanes.map((lane) => words.filter((word) => isInside(word, lane)));
  const cells = lanes.map((): Word[] => []);
  for (const line of linesOf(words)) {
    const isCrossing = line.words.some((word) => !lanes.some((lane) => isInside(word, lane)));
    for (const { words: text, box } of segmentsOf(line.words, isCrossing ? textGapMin * line.size : 0)) {
      const column = lanes.findLastIndex(([left]) => left <= box[0] + 0.1);
      cells[Math.max(0, column)]?.push(...text);
    }
  }
  return cells;
}

/** The smallest gap between two texts, relative to the font size. */
const textGapMin = 1;

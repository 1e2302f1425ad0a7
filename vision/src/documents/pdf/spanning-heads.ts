import type { Box } from '../document-model.ts';
import { union, type Word } from './page-content.ts';

/** The horizontal extent of a column, from its leftmost letter to its rightmost. */
export type Lane = readonly [left: number, right: number];

/** Words that belong together. */
export interface Segment {
  words: Word[];
  box: Box;
}

/** A heading cell above one or several columns. */
export interface HeadCell {
  words: Word[];
  column: number;
  columnSpan: number;
}

/** Splits the words of a line at gaps of at least `gapMin`. */
export function segmentsOf(words: readonly Word[], gapMin: number): Segment[] {
  return segmentsBy(words, (before, word) => word.box[0] - before.box[2] >= gapMin);
}

/** Splits the words of a line where two neighbours are apart. */
export function segmentsBy(words: readonly Word[], areApart: (before: Word, word: Word) => boolean): Segment[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && !areApart(before, word)) last.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => ({ words: group, box: union(group.map(({ box }) => box)) }));
}

/** In points: a text this far from the middle or the edge of its columns still belongs to them. */
const slack = 4;

/**
 * The cells of a heading line, some above several columns. Null if the line is not such a head, or is a title.
 *
 * @param overhang how far a heading may be wider than its columns on each side, relative to their width
 */
export function headCells(segments: readonly Segment[], lanes: readonly Lane[], overhang = 0): HeadCell[] | null {
  const cells: HeadCell[] = [];
  let free = 0;
  for (const { words, box } of segments) {
    const columns = columnsUnder(box, lanes, { free, overhang });
    if (columns === null) return null;
    const [first, last] = columns;
    cells.push({ words, column: first, columnSpan: last - first + 1 });
    free = last + 1;
  }
  // A cell that spans columns has another cell beside it, or is to the right of the first column.
  const isTitle = cells.length === 1 && cells[0]?.column === 0;
  const spanning = cells.filter(({ columnSpan }) => columnSpan > 1);
  // If neighbouring cells nearly touch, each of their words is still inside one column.
  const isBetween = spanning.some(({ words }) => words.some((word) => !isInLane(word, lanes)));
  return isTitle || !isBetween ? null : cells;
}

function isInLane({ box }: Word, lanes: readonly Lane[]): boolean {
  return lanes.some(([left, right]) => box[0] >= left - 0.5 && box[2] <= right + 0.5);
}

interface Room {
  /** The first column that has no heading yet. */
  free: number;
  /** How far the heading may be wider than its columns, relative to their width. */
  overhang: number;
}

/**
 * The columns that a text is aligned with, by its middle or its left edge. They include all columns that it touches, and neighbouring
 * columns if that improves the alignment.
 */
function columnsUnder(box: Box, lanes: readonly Lane[], { free, overhang }: Room): readonly [first: number, last: number] | null {
  const [left, , right] = box;
  let best: readonly [first: number, last: number] | null = null;
  let least = Infinity;
  for (let first = free; first < lanes.length; first += 1) {
    for (let last = first; last < lanes.length; last += 1) {
      const [from, to] = [lanes[first]?.[0] ?? 0, lanes[last]?.[1] ?? 0];
      const touchesOthers = lanes.some(([start, end], lane) => (lane < first || lane > last) && start < right && end > left);
      if (touchesOthers) continue;
      const miss = Math.min(
        Math.abs((left + right) / 2 - (from + to) / 2),
        Math.abs(left - from),
        first === last ? Math.abs(right - to) : Infinity,
      );
      const beyond = Math.max(slack, overhang * (to - from));
      const isInside = first === last || (left > from - beyond && right < to + beyond);
      if (isInside && miss < Math.max(slack, 0.2 * (to - from)) && miss + 0.1 * (last - first) < least) {
        best = [first, last];
        least = miss + 0.1 * (last - first);
      }
    }
  }
  return best;
}

import type { AlignedPart } from './aligned-part.ts';
import type { Line } from './lines.ts';
import { union, type Word } from './page-content.ts';
import type { Lane, Segment } from './spanning-heads.ts';

const titlesMax = 3;
const namesMax = 4;
/** Relative to the font size. */
const gapMax = 2.6;
const columnsMin = 3;
const slack = 3;

/**
 * Adds the lines above that name the columns, and the titles between these and the first row. The rows were found without them: the names
 * nearly touch, or the last columns have names of several lines.
 */
export function withNames(part: AlignedPart, lines: readonly Line[], segmented: readonly Segment[][], floor: number): AlignedPart {
  const { table } = part;
  const { lanes } = table;
  if (lanes.length < columnsMin || table.isFirstRowHeader) return part;
  let at = part.start;
  const isNear = (index: number) =>
    index >= floor && (lines[index + 1]?.baseline ?? 0) - (lines[index]?.baseline ?? 0) < gapMax * (lines[index]?.size ?? 0);
  const titles: Word[][][] = [];
  while (titles.length < titlesMax && isNear(at - 1) && isTitle(segmented[at - 1] ?? [], lanes)) {
    at -= 1;
    titles.unshift(lanes.map((_, column) => (column === 0 ? (lines[at]?.words ?? []) : [])));
  }
  const names: Word[][] = lanes.map(() => []);
  let start = at;
  while (at - start < namesMax && isNear(start - 1)) {
    const line = lines[start - 1];
    const columns = line?.words.map(({ box }) => laneOf(box, lanes)) ?? [];
    if (columns.length === 0 || columns.some((column) => column < 1)) break;
    for (const [index, column] of columns.entries()) names[column]?.push(...(line?.words.slice(index, index + 1) ?? []));
    start -= 1;
  }
  if (names.slice(1).filter((words) => words.length > 0).length < 0.75 * (lanes.length - 1)) return part;
  const box = union([table.box, ...lines.slice(start, part.start).map((line) => line.box)]);
  return { ...part, start, table: { ...table, box, rows: [names, ...titles, ...table.rows], isFirstRowHeader: true } };
}

function isTitle(segments: readonly Segment[], lanes: readonly Lane[]): boolean {
  const [only, second] = segments;
  return only !== undefined && second === undefined && laneOf(only.box, lanes) === 0;
}

/** The column above which a word stands; -1 if it is above two, or beside all of them. */
function laneOf([left, , right]: Segment['box'], lanes: readonly Lane[]): number {
  const touched = lanes.flatMap(([from, to], index) => (left < to + slack && right > from - slack ? [index] : []));
  const [column = -1, second] = touched;
  return second === undefined ? column : -1;
}

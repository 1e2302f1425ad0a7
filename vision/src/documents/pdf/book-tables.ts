import type { Box } from '../document-model.ts';
import { areContinued, hadRoom, isLower } from './cell-room.ts';
import { linesOf, type Line } from './lines.ts';
import { isMarker } from './markers.ts';
import { least, median, most, type Rule, type Word } from './page-content.ts';
import { cellsOf, lanesOf } from './lanes.ts';
import { alikeRules, haveLabelsOutside, wordsInside, type RowRuledTable } from './row-ruled-tables.ts';
import { loneRules } from './ruled-tables.ts';
import { headCells, segmentsOf, type HeadCell, type Lane, type Segment } from './spanning-heads.ts';

const columnsMax = 30;
const headLinesMax = 9;
const bodyLinesMax = 200;
/** Between the rules of a head, headings may be this much wider than their columns on each side, relative to the width of these. */
const overhangMax = 0.2;
/** The smallest gap between columns, relative to the font size: wider than any space in running text. */
const gapMin = 0.8;

/**
 * Finds tables in the style of books: one rule at the top, one below the head and one at the end, all of the same length, and no other
 * rules. Lanes without text separate the columns; text between three rules without such lanes is not a table.
 */
export function bookTables(rules: readonly Rule[], words: readonly Word[]): RowRuledTable[] {
  return alikeRules(withWholeRules(loneRules(rules)), 3).flatMap((group) => {
    const tables: RowRuledTable[] = [];
    for (let index = 0; index + 2 < group.length; index += 1) {
      const [top, middle, bottom] = group.slice(index, index + 3);
      if (top === undefined || middle === undefined || bottom === undefined) break;
      const table = tableBetween(top, middle, bottom, words);
      if (table === null) continue;
      tables.push(table);
      index += 2;
    }
    return tables;
  });
}

/** Adds a rule for pieces side by side: the rule below a head may be interrupted between the columns. */
function withWholeRules(rules: readonly Rule[]): Rule[] {
  const pieces = [...Map.groupBy(rules, ({ at }) => Math.round(at)).values()].filter(({ length }) => length > 1);
  const whole = pieces.flatMap((group): Rule[] => {
    const [first] = group;
    return first === undefined ? [] : [{ ...first, from: least(group.map(({ from }) => from)), to: most(group.map(({ to }) => to)) }];
  });
  return [...rules, ...whole];
}

function tableBetween(top: Rule, middle: Rule, bottom: Rule, words: readonly Word[]): RowRuledTable | null {
  if (haveLabelsOutside([top.from, top.at, top.to, bottom.at], words)) return null;
  const inside = (above: Rule, below: Rule) => wordsInside(words, [above.from, above.at, above.to, below.at]);
  const [above, body] = [inside(top, middle), inside(middle, bottom)];
  const [headLines, bodyLines] = [linesOf(above), linesOf(body)];
  if (headLines.length === 0 || headLines.length > headLinesMax || bodyLines.length < 2 || bodyLines.length > bodyLinesMax) return null;
  const apart = gapMin * median(body.map(({ style }) => style.size));
  const { head, names } = headOf(headLines, lanesOf(body, apart), apart);
  const lanes = lanesOf([...names, ...body], apart);
  const rows = rowsOfLines(bodyLines, lanes);
  if (lanes.length < 2 || lanes.length > columnsMax || !areRows(rows)) return null;
  const box: Box = [top.from, top.at, top.to, bottom.at];
  return { box, head, rows: names.length === 0 ? rows : [cellsOf(names, lanes), ...rows], lanes };
}

/**
 * Splits a head into its first lines, whose cells span several columns, and the names of the columns. The name of the first column may have
 * lines beside both.
 */
function headOf(lines: readonly Line[], lanes: readonly Lane[], apart: number): { head: HeadCell[][]; names: Word[] } {
  const [, second] = lanes;
  if (second === undefined) return { head: [], names: lines.flatMap((line) => line.words) };
  const isLeft = ({ box }: Segment) => box[2] <= second[0];
  const segmented = lines.map((line) => segmentsOf(line.words, apart));
  const isBeside = segmented.filter((segments) => segments.some((segment) => isLeft(segment))).length > 1;
  const isOfFirst = (segment: Segment) => isBeside && isLeft(segment);
  const head: HeadCell[][] = [];
  const names: Word[] = [];
  let isAbove = true;
  for (const segments of segmented) {
    const others = segments.filter((segment) => !isOfFirst(segment));
    const cells: HeadCell[] | null = isAbove && others.length > 0 ? headCells(others, lanes, overhangMax) : null;
    isAbove &&= cells !== null || others.length === 0;
    if (cells !== null) head.push(cells);
    names.push(...(cells === null ? segments : segments.filter((segment) => isOfFirst(segment))).flatMap((segment) => segment.words));
  }
  return { head, names };
}

/**
 * Each line is a row, unless cells have several lines. Then the gaps between rows are wider than those between lines. If all gaps are
 * equal, a row begins where the first column has text, where no sentence continues, or where several cells were not broken to fit.
 */
export function rowsOfLines(lines: readonly Line[], lanes: readonly Lane[]): Word[][][] {
  const gaps = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0));
  const closest = least(gaps);
  const filled = lines.map((line) => cellsOf(line.words, lanes));
  const areNamed = filled.filter(([cell = []]) => cell.length > 0).length >= 0.9 * lines.length;
  const isSpaced = !areNamed && gaps.some((gap) => gap > 1.2 * closest && gap < 3 * closest) && gaps.some((gap) => gap < 1.1 * closest);
  const rows: Word[][][] = [];
  for (const [index, cells] of filled.entries()) {
    const isApart = (gaps[index - 1] ?? Infinity) > 1.15 * closest;
    const isNamed = (cells[0]?.length ?? 0) > 0 && (isApart || !areContinued(cells, rows.at(-1), lanes.map(widthOfLane)));
    const isNew = continuesLabel(cells, rows.at(-1))
      ? false
      : isSpaced
        ? isApart
        : isNamed || !cells.some(([word]) => isLower(word)) || isOwnRow(cells, filled[index - 1]);
    const last = rows.at(-1);
    if (isNew || last === undefined) rows.push(cells);
    else for (const [column, words] of cells.entries()) last[column]?.push(...words);
  }
  return rows;

  function isOwnRow(cells: ReadonlyArray<readonly Word[]>, above: ReadonlyArray<readonly Word[]> = []): boolean {
    const had = cells.filter((words, column) => hadRoom(above[column] ?? [], words, widthOfLane(lanes[column])));
    return had.length > 0 && cells.filter((cell) => cell.length > 0).length >= 2;
  }
}

/** Whether the first text is a note below the label of the row above: smaller and indented. The other texts of that row may be beside the note. */
function continuesLabel(cells: ReadonlyArray<readonly Word[]>, above: ReadonlyArray<readonly Word[]> = []): boolean {
  const [[note] = [], ...others] = cells;
  const [[label] = []] = above;
  if (note === undefined || label === undefined) return false;
  const isNote = note.style.size < 0.88 * label.style.size && note.box[0] > label.box[0] + 0.5 * label.style.size;
  return isNote && others.every((words, index) => words.length === 0 || (above[index + 1] ?? []).length === 0);
}

function widthOfLane([left, right]: Lane = [0, 0]): number {
  return right - left;
}

/** Whether most rows have several cells. Line numbers beside a program are not a column. */
export function areRows(rows: ReadonlyArray<ReadonlyArray<readonly Word[]>>): boolean {
  const full = rows.filter((cells) => cells.filter((cell) => cell.length > 0).length >= 2);
  const first = rows.map(([cell = []]) => cell.map(({ text }) => text).join(' '));
  const areNumbers = first.every((text) => text === '' || isMarker(text) || /^\d+:$/.test(text));
  return rows.length > 0 && full.length >= 0.6 * rows.length && !areNumbers;
}

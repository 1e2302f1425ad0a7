import type { Box } from '../document-model.ts';
import { linesOf, type Line } from './lines.ts';
import { median, union, type Rule, type Word } from './page-content.ts';
import { loneRules } from './ruled-tables.ts';
import { headCells, segmentsOf, type HeadCell, type Lane } from './spanning-heads.ts';

/** A table with rules between its rows but not between its columns. */
export interface RowRuledTable {
  box: Box;
  /** Heading rows above the others, with cells that span columns. */
  head: HeadCell[][];
  /** Each row has a cell for every column. */
  rows: Word[][][];
  lanes: readonly Lane[];
}

const bandsMin = 3;
const linesMax = 12;
const columnsMax = 30;
const slack = 2.5;

interface Band {
  box: Box;
  words: Word[];
  lines: Line[];
}

/** Finds tables by rules of equal length below each other, with text in columns between them. Running text between rules is not a table. */
export function rowRuledTables(rules: readonly Rule[], words: readonly Word[]): RowRuledTable[] {
  return alikeRules(loneRules(rules), bandsMin + 1).flatMap((group) =>
    runsOfRows(bandsOf(group, words)).flatMap((bands) => tableOf(bands) ?? []),
  );
}

/** Groups rules that begin and end at the same positions; smaller groups than `least` are left out. */
export function alikeRules(rules: readonly Rule[], least: number): Rule[][] {
  const groups: Rule[][] = [];
  for (const rule of rules.toSorted((one, other) => one.at - other.at)) {
    const group = groups.find(
      ([first]) => first !== undefined && Math.abs(first.from - rule.from) < slack && Math.abs(first.to - rule.to) < slack,
    );
    if (group === undefined) groups.push([rule]);
    else group.push(rule);
  }
  return groups.filter(({ length }) => length >= least);
}

function bandsOf(rules: readonly Rule[], words: readonly Word[]): Band[] {
  return rules.slice(1).flatMap((below, index) => {
    const above = rules[index];
    if (above === undefined || below.at - above.at < 4) return [];
    const box: Box = [above.from, above.at, above.to, below.at];
    const inside = wordsInside(words, box);
    return [{ box, words: inside, lines: linesOf(inside) }];
  });
}

export function wordsInside(words: readonly Word[], box: Box): Word[] {
  return words.filter((word) => isInside(word.box, box));
}

function isInside([left, top, right, bottom]: Box, box: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
}

function runsOfRows(bands: readonly Band[]): Band[][] {
  const runs: Band[][] = [];
  let before: Band | null = null;
  for (const band of bands) {
    const touches = before !== null && Math.abs(before.box[3] - band.box[1]) < slack;
    const run = runs.at(-1);
    if (!looksLikeRow(band, touches ? before : null)) before = null;
    else {
      if (touches && run !== undefined) run.push(band);
      else runs.push([band]);
      before = band;
    }
  }
  return runs.filter(({ length }) => length >= bandsMin);
}

/**
 * Whether a line of the band has wide gaps, or the band is a single line of the same height as the row before. A heading between two tables
 * is neither.
 */
function looksLikeRow({ lines, box }: Band, before: Band | null): boolean {
  const [first] = lines;
  if (first === undefined || lines.length > linesMax) return false;
  if (lines.some(({ words, size }) => words.some((word, index) => index > 0 && isApart(words[index - 1], word, size)))) return true;
  const [height, other] = [box[3] - box[1], before === null ? 0 : before.box[3] - before.box[1]];
  const isInStep = Math.abs(height - other) < 0.15 * height && first.size === before?.lines[0]?.size;
  return lines.length === 1 && isInStep && first.box[2] - first.box[0] < 0.5 * (box[2] - box[0]);
}

/** The smallest gap between columns, relative to the font size. Spaces are narrower, except in justified lines. */
const gapMin = 0.42;

function isApart(before: Word | undefined, word: Word, size: number): boolean {
  return before !== undefined && word.box[0] - before.box[2] > gapMin * size;
}

function tableOf(bands: readonly Band[]): RowRuledTable | null {
  const words = bands.flatMap((band) => band.words);
  const apart = gapMin * median(words.map(({ style }) => style.size));
  const [first, ...others] = bands;
  const below = lanesOf(
    others.flatMap((band) => band.words),
    apart,
  );
  const head = first === undefined ? null : spanningHead(first, below, apart);
  const lanes = head === null ? lanesOf(words, apart) : below;
  if (lanes.length < 2 || lanes.length > columnsMax) return null;
  const rows = (head === null ? bands : others).flatMap((band) => rowsOfBand(band, lanes));
  const full = rows.filter((row) => row.filter((cell) => cell.length > 0).length >= 2);
  if (full.length < 0.6 * rows.length) return null;
  return { box: union(bands.map(({ box }) => box)), head: head === null ? [] : [head], rows, lanes };
}

/** The first row as a head, if its texts span several columns of the rows below. */
function spanningHead({ lines }: Band, lanes: readonly Lane[], apart: number): HeadCell[] | null {
  const [line, second] = lines;
  if (line === undefined || second !== undefined || lanes.length < 3) return null;
  return headCells(segmentsOf(line.words, 2 * apart), lanes);
}

/**
 * A column ends where no row has a word. A narrow lane ends one, too, if most rows leave a wide gap there: the widest numbers of two columns
 * nearly touch. A space within a cell is narrow in every row.
 */
export function lanesOf(words: readonly Word[], apart: number): Lane[] {
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

function unbrokenLanes(words: readonly Word[], gapLeast: number): Lane[] {
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

/** The band is one row, unless every line in it fills the columns. Then each line is a row, and the rules separate groups of rows. */
function rowsOfBand({ words, lines }: Band, lanes: readonly Lane[]): Word[][][] {
  const byLine = lines.map((line) => cellsOf(line.words, lanes));
  const areRows = lanes.length > 2 && byLine.every((cells) => cells.filter((cell) => cell.length > 0).length >= 0.75 * lanes.length);
  return areRows ? byLine : [cellsOf(words, lanes)];
}

export function cellsOf(words: readonly Word[], lanes: readonly Lane[]): Word[][] {
  return lanes.map(([left, right]) => words.filter(({ box }) => box[0] >= left - 0.1 && box[2] <= right + 0.1));
}

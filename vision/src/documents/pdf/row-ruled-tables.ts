import type { Box } from '../document-model.ts';
import { linesOf, type Line } from './lines.ts';
import { median, most, union, type Rule, type Word } from './page-content.ts';
import { loneRules } from './ruled-tables.ts';
import { headCells, segmentsOf, type HeadCell, type Lane } from './spanning-heads.ts';
import { cellsOf, lanesOf } from './lanes.ts';

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
    runsOfRows(bandsOf(group, words)).flatMap((bands) =>
      haveLabelsOutside(union(bands.map((band) => band.box)), words) ? [] : (tableOf(bands) ?? []),
    ),
  );
}

const labelledShare = 0.6;
/** Relative to the widest label. Lines of a column of running text usually reach this width. */
const fullShare = 0.85;

/** Whether the rules are only below the numbers, as at subtotals: most lines have a label to the left of them. */
export function haveLabelsOutside(box: Box, words: readonly Word[]): boolean {
  const rows = linesOf(wordsInside(words, box));
  const beside = words.filter((word) => word.box[2] < box[0] && word.baseline > box[1] && word.baseline < box[3] && !isDots(word));
  const labels = linesOf(beside);
  const isLabelled = (row: Line) => labels.some(({ baseline }) => Math.abs(baseline - row.baseline) < 0.2 * row.size);
  const widths = labels.map((label) => label.box[2] - label.box[0]);
  const full = widths.filter((width) => width > fullShare * most(widths));
  return rows.filter(isLabelled).length >= labelledShare * rows.length && full.length < 0.5 * labels.length;
}

function isDots({ text }: Word): boolean {
  return /^[.…]+$/.test(text);
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
  return finderOf(words)(box);
}

export type WordFinder = (box: Box) => Word[];

/** Finds the words whose middle is in a box, in their order: for pages with many cells. */
export function finderOf(words: readonly Word[]): WordFinder {
  const placed = words
    .map((word, index) => ({ word, index, x: (word.box[0] + word.box[2]) / 2, y: (word.box[1] + word.box[3]) / 2 }))
    .sort((one, other) => one.y - other.y);
  return ([left, top, right, bottom]) => {
    let [from, end] = [0, placed.length];
    while (from < end) {
      const middle = (from + end) >> 1;
      if ((placed[middle]?.y ?? 0) < top) from = middle + 1;
      else end = middle;
    }
    const found: typeof placed = [];
    for (let at = placed[from]; at !== undefined && at.y <= bottom; at = placed[++from]) if (at.x >= left && at.x <= right) found.push(at);
    return found.sort((one, other) => one.index - other.index).map(({ word }) => word);
  };
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
 * The band is one row, unless several lines in it fill the columns. Then each of these is a row, and the rules separate groups of rows, whose
 * titles have fewer texts. Other lines continue the row above.
 */
function rowsOfBand({ words, lines }: Band, lanes: readonly Lane[]): Word[][][] {
  const byLine = lines.map((line) => cellsOf(line.words, lanes));
  const isFull = (cells: ReadonlyArray<readonly Word[]>) => cells.filter((cell) => cell.length > 0).length >= 0.75 * lanes.length;
  const full = byLine.filter(isFull);
  if (lanes.length < 3 || full.length < Math.min(2, lines.length)) return [cellsOf(words, lanes)];
  const rows: Word[][][] = [];
  for (const cells of byLine) {
    const last = rows.at(-1);
    const isRest = !isFull(cells) && (cells[0] ?? []).length === 0;
    if (isRest && last !== undefined) for (const [column, rest] of cells.entries()) last[column]?.push(...rest);
    else rows.push(cells);
  }
  return rows;
}

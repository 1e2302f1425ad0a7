import type { Box } from '../document-model.ts';
import { median, most, least, union } from './page-content.ts';

/** A part with a position: a word, a table or a picture. */
export interface Atom {
  box: Box;
  /** The length of the word, 0 for a number or a dash; null if the part is not text. */
  letters: number | null;
  /** One or several numbers. */
  isNumber: boolean;
  size: number;
  baseline: number;
}

/** A part of a page that is read from top to bottom. Regions are in reading order. */
export interface Region<Kind extends Atom> {
  atoms: Kind[];
  /** The region continues the one before: text may continue here from the column before. */
  continues: boolean;
}

interface Strip<Kind extends Atom> {
  atoms: Kind[];
  top: number;
  bottom: number;
  /** The gaps between the parts of the strip, and the unlimited gaps beyond its two ends. */
  gaps: readonly Interval[];
  /** Includes narrower gaps: a line of the left column may be too long and nearly touch the right column. */
  narrowGaps: readonly Interval[];
  laneWidthMin: number;
}

/** A horizontal interval of empty space. */
export type Interval = readonly [from: number, to: number];

const depthMax = 6;
/** In points. Lanes may be this narrow if enough lines have shown that they are wider elsewhere. */
const narrowLane = 2;
const establishedMin = 6;

/**
 * Cuts a page into columns. Columns are separated by vertical lanes that several lines leave free, with running text on both sides. A part
 * that crosses a lane, such as a title, ends it. Source: the recursive XY cut of Nagy and Seth (1984), except that lanes are searched
 * before horizontal cuts.
 *
 * @param gutters the gutters between the columns of other pages: short lines beside them are columns too
 */
export function regionsOf<Kind extends Atom>(atoms: readonly Kind[], gutters: readonly Interval[] = [], depth = 0): Array<Region<Kind>> {
  if (atoms.length === 0) return [];
  if (depth >= depthMax) return [{ atoms: [...atoms], continues: false }];
  const regions: Array<Region<Kind>> = [];
  let plain: Kind[] = [];
  function flush(): void {
    if (plain.length > 0) regions.push({ atoms: plain, continues: false });
    plain = [];
  }
  for (const { strips, lane } of laneGroups(stripsOf(atoms), gutters)) {
    const inside = strips.flatMap((strip) => strip.atoms);
    if (lane === null) {
      plain.push(...inside);
      continue;
    }
    flush();
    const middle = (lane[0] + lane[1]) / 2;
    const isLeft = ({ box }: Kind) => (box[0] + box[2]) / 2 < middle;
    const left = regionsOf(inside.filter(isLeft), gutters, depth + 1);
    const right = regionsOf(
      inside.filter((atom) => !isLeft(atom)),
      gutters,
      depth + 1,
    );
    regions.push(...left, ...right.map((region, index) => (index === 0 ? { ...region, continues: true } : region)));
  }
  flush();
  return regions;
}

/**
 * The lanes between columns that the pages have in the same position.
 *
 * @param pages the parts of each page
 */
export function commonGutters(pages: ReadonlyArray<readonly Atom[]>): Interval[] {
  const lanes = pages.flatMap((atoms) => {
    const found = laneGroups(stripsOf(atoms), []).flatMap(({ lane, strips }) =>
      lane === null || strips.length < guttersMin ? [] : [lane],
    );
    return found.toSorted((one, other) => width(other) - width(one)).slice(0, 1);
  });
  return lanes.filter((lane) => {
    const alike = lanes.filter((other) => Math.abs(middleOf(other) - middleOf(lane)) < 4);
    return alike.length >= Math.max(2, 0.2 * pages.length);
  });
}

/** A page shows where the columns are only if at least this many lines have columns. */
const guttersMin = 10;

function middleOf([from, to]: Interval): number {
  return (from + to) / 2;
}

/** Groups the parts of a page into horizontal strips. No part is beside a part of another strip. */
function stripsOf<Kind extends Atom>(atoms: readonly Kind[]): Array<Strip<Kind>> {
  const strips: Array<{ atoms: Kind[]; top: number; bottom: number }> = [];
  const extent = ({ box, letters, size, baseline }: Kind): Interval =>
    letters === null ? [box[1], box[3]] : [baseline - 0.65 * size, baseline + 0.05 * size];
  const placed = atoms.map((atom) => ({ atom, extent: extent(atom) })).toSorted((one, other) => one.extent[0] - other.extent[0]);
  for (const {
    atom,
    extent: [top, bottom],
  } of placed) {
    const last = strips.at(-1);
    if (last !== undefined && top < last.bottom) {
      last.atoms.push(atom);
      last.bottom = Math.max(last.bottom, bottom);
    } else strips.push({ atoms: [atom], top, bottom });
  }
  return strips.map((strip) => {
    const laneWidthMin = Math.max(6, 0.7 * median(strip.atoms.map(({ size }) => size)));
    return { ...strip, laneWidthMin, gaps: gapsOf(strip.atoms, laneWidthMin), narrowGaps: gapsOf(strip.atoms, narrowLane) };
  });
}

interface LaneGroup<Kind extends Atom> {
  strips: Array<Strip<Kind>>;
  lane: Interval | null;
}

function laneGroups<Kind extends Atom>(strips: ReadonlyArray<Strip<Kind>>, gutters: readonly Interval[]): Array<LaneGroup<Kind>> {
  const groups: Array<LaneGroup<Kind>> = [];
  let index = 0;
  while (index < strips.length) {
    const group = laneGroupAt(strips, index, gutters);
    groups.push(group);
    index += group.strips.length;
  }
  return groups;
}

/** The strips from `start` on that share a lane with text on both sides; otherwise only the first strip. */
function laneGroupAt<Kind extends Atom>(strips: ReadonlyArray<Strip<Kind>>, start: number, gutters: readonly Interval[]): LaneGroup<Kind> {
  const first = strips[start];
  if (first === undefined) return { strips: [], lane: null };
  const alone = { strips: [first], lane: null };
  // Two of the gaps are those beyond the strip's ends.
  if (first.gaps.length < 3 || isRowOfTable(strips, start)) return alone;
  let lanes = first.gaps;
  let end = start;
  while (end < strips.length) {
    const strip = strips[end];
    if (strip === undefined || isRowOfTable(strips, end)) break;
    const wide = intersect(lanes, strip.gaps, strip.laneWidthMin);
    const isEstablished = end - start >= establishedMin;
    const common = wide.some((lane) => Number.isFinite(lane[0] + lane[1])) || !isEstablished ? wide : narrowed(lanes, strip.narrowGaps);
    if (!common.some((lane) => separates(lane, strips.slice(start, end + 1)))) break;
    lanes = common;
    end += 1;
  }
  const group = withoutLooseEnd(strips.slice(start, end), lanes);
  const inner = lanes.filter((candidate) => separates(candidate, group));
  // With several parallel lanes, one may be there by chance, for example in a table across both columns.
  const isKnown = inner.length === 1 && inner.some((candidate) => isGutter(candidate, gutters, group));
  // A table is rejected as a whole, because its last rows alone may look like columns.
  if (!isKnown && inner.length === 1 && inner.some((candidate) => isTableLane(candidate, group))) return { strips: group, lane: null };
  const isColumns = (candidate: Interval) => (isKnown && inner.includes(candidate)) || isColumnLane(candidate, group);
  const lane = lanes.filter(isColumns).toSorted((one, other) => width(other) - width(one))[0];
  return lane === undefined ? alone : { strips: group, lane };
}

const numbersMin = 3;

/** Whether the strip and one next to it are rows of a table of numbers. */
function isRowOfTable(strips: ReadonlyArray<Strip<Atom>>, index: number): boolean {
  const [before, strip, next] = [strips[index - 1], strips[index], strips[index + 1]].map(
    (each) => each !== undefined && isRowOfNumbers(each),
  );
  return strip === true && (before === true || next === true);
}

/** Whether the strip has a label, or none, and numbers with wide gaps. */
function isRowOfNumbers({ atoms, gaps }: Strip<Atom>): boolean {
  const [first, ...others] = gaps.slice(1, -1);
  if (first === undefined || others.length + 1 < numbersMin) return false;
  return atoms.every(({ box, letters }) => letters === 0 || box[2] <= first[0] + 0.1);
}

/**
 * Removes strips at the end that have text on one side only and are separated from the others. They are not part of the columns, for
 * example a heading of the next section.
 */
function withoutLooseEnd<Kind extends Atom>(group: ReadonlyArray<Strip<Kind>>, lanes: readonly Interval[]): Array<Strip<Kind>> {
  const isTwoSided = (strip: Strip<Kind>) => lanes.some((lane) => separates(lane, [strip]));
  const lastTwoSided = group.findLastIndex(isTwoSided);
  const leading = median(group.slice(1).map((strip, index) => strip.top - (group[index]?.top ?? 0)));
  let end = lastTwoSided + 1;
  while (end < group.length && (group[end]?.top ?? 0) - (group[end - 1]?.top ?? 0) < 1.6 * leading) end += 1;
  return group.slice(0, end);
}

function gapsOf(atoms: readonly Atom[], widthMin: number): Interval[] {
  const gaps: Interval[] = [];
  let right = -Infinity;
  for (const { box } of atoms.toSorted((one, other) => one.box[0] - other.box[0])) {
    if (box[0] - right >= widthMin) gaps.push([right, box[0]]);
    right = Math.max(right, box[2]);
  }
  gaps.push([right, Infinity]);
  return gaps;
}

function intersect(lanes: readonly Interval[], gaps: readonly Interval[], widthMin: number): Interval[] {
  return lanes
    .flatMap((lane) => gaps.map((gap): Interval => [Math.max(lane[0], gap[0]), Math.min(lane[1], gap[1])]))
    .filter((both) => width(both) >= widthMin);
}

/**
 * The lanes that a long line on the left narrows but does not close. The text after the line still begins at the left edge of the right
 * column.
 */
function narrowed(lanes: readonly Interval[], gaps: readonly Interval[]): Interval[] {
  return lanes.filter(([from, to]) => gaps.some((gap) => gap[0] >= from && gap[0] <= to - narrowLane && Math.abs(gap[1] - to) < 1));
}

function separates<Kind extends Atom>([from, to]: Interval, strips: ReadonlyArray<Strip<Kind>>): boolean {
  if (!Number.isFinite(from) || !Number.isFinite(to)) return false;
  return (
    strips.some(({ atoms }) => atoms.some(({ box }) => box[2] <= from + 0.1)) &&
    strips.some(({ atoms }) => atoms.some(({ box }) => box[0] >= to - 0.1))
  );
}

/** Whether other pages have a gutter here and this page has lines on both sides of it. */
function isGutter<Kind extends Atom>(lane: Interval, gutters: readonly Interval[], strips: ReadonlyArray<Strip<Kind>>): boolean {
  return strips.length >= 4 && separates(lane, strips) && gutters.some(([from, to]) => from < lane[1] && to > lane[0]);
}

/**
 * Whether a lane separates columns: running text on both sides, or an index on both sides. A lane between short entries belongs to a table.
 */
function isColumnLane<Kind extends Atom>([from, to]: Interval, strips: ReadonlyArray<Strip<Kind>>): boolean {
  if (!Number.isFinite(from) || !Number.isFinite(to)) return false;
  const atoms = strips.flatMap((strip) => strip.atoms);
  const sides = [atoms.filter(({ box }) => box[2] <= from + 0.1), atoms.filter(({ box }) => box[0] >= to - 0.1)];
  return sides.every((side) => isRunningText(side)) || sides.every((side) => isIndex(side));
}

/** Tables are rarely longer than this; columns usually are. */
const tableStripsMax = 24;
/** Relative to the widest row. Lines of running text usually reach this width; labels do not. */
const fullShare = 0.85;
const labelsMin = 4;
/** Not all label lines have a pair, since some labels have a second line. */
const pairedShare = 0.8;

/** Whether the left side has labels, each on the first line of its entry. Running text on the left would fill its lines. */
function isTableLane<Kind extends Atom>([from, to]: Interval, strips: ReadonlyArray<Strip<Kind>>): boolean {
  if (strips.length > tableStripsMax) return false;
  const atoms = strips.flatMap((strip) => strip.atoms);
  const labels = rowsOf(atoms.filter(({ box }) => box[2] <= from + 0.1));
  const others = rowsOf(atoms.filter(({ box }) => box[0] >= to - 0.1));
  const baselines = others.map((row) => row[0]?.baseline ?? 0);
  const isPaired = ([first]: readonly Atom[]) =>
    first !== undefined && baselines.some((baseline) => Math.abs(baseline - first.baseline) < 0.2 * first.size);
  const widths = labels.map((row) => most(row.map(({ box }) => box[2])) - least(row.map(({ box }) => box[0])));
  const full = widths.filter((width) => width >= fullShare * most(widths)).length;
  return labels.length >= labelsMin && labels.filter(isPaired).length >= pairedShare * labels.length && full < 0.5 * labels.length;
}

const indexRowsMin = 12;

/** Whether the side is an index: words followed by page numbers. */
function isIndex(side: readonly Atom[]): boolean {
  const rows = rowsOf(side).map((row) => row.toSorted((one, other) => one.box[0] - other.box[0]));
  const entries = rows.filter((row) => row.length > 1 && row[0]?.isNumber === false && row.at(-1)?.isNumber === true);
  return rows.length >= indexRowsMin && entries.length >= 0.6 * rows.length;
}

function isRunningText(side: readonly Atom[]): boolean {
  const rows = rowsOf(side.filter(({ letters }) => letters !== null));
  if (rows.length === 0) return side.length > 0;
  const box = union(side.map((atom) => atom.box));
  const letters = rows.map((row) => row.reduce((sum, atom) => sum + (atom.letters ?? 0), 0));
  const widths = rows.map((row) => most(row.map((atom) => atom.box[2])) - least(row.map((atom) => atom.box[0])));
  const isLong = rows.length >= 4 ? median(letters) >= 16 : rows.length === 3 && median(letters) >= 28;
  return isLong && median(widths) >= 0.5 * (box[2] - box[0]);
}

export function rowsOf(atoms: readonly Atom[]): Atom[][] {
  const rows: Atom[][] = [];
  for (const atom of atoms.toSorted((one, other) => one.baseline - other.baseline)) {
    const last = rows.at(-1);
    if (last !== undefined && atom.baseline - (last[0]?.baseline ?? 0) < 0.5 * atom.size) last.push(atom);
    else rows.push([atom]);
  }
  return rows;
}

function width([from, to]: Interval): number {
  return to - from;
}

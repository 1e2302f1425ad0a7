import type { Box } from '../document-model.ts';
import { median, most, least, union } from './page-content.ts';

/** Something with a place: a word, a table, a picture. */
export interface Atom {
  box: Box;
  /** Letters; null for what is not text. */
  letters: number | null;
  /** A number, or several. */
  isNumber: boolean;
  size: number;
  baseline: number;
}

/** Part of a page that is read from top to bottom; regions come in reading order. */
export interface Region<Kind extends Atom> {
  atoms: Kind[];
  /** The region continues the one before: text of the column before may run on in it. */
  continues: boolean;
}

interface Strip<Kind extends Atom> {
  atoms: Kind[];
  top: number;
  bottom: number;
  /** White from edge to edge, beyond its ends too. */
  gaps: readonly Interval[];
  /** Narrower white, too: a line of the left column may be too long and nearly touch the right one. */
  narrowGaps: readonly Interval[];
  laneWidthMin: number;
}

/** White from one place across to another. */
export type Interval = readonly [from: number, to: number];

const depthMax = 6;
/** Points: lanes may be as narrow as that where enough lines have shown them to be wider. */
const narrowLane = 2;
const establishedMin = 6;

/**
 * Cuts a page into columns: white lanes that several lines leave free, with running text on both sides. What crosses a lane, such as
 * a title, ends it. Source: the recursive XY cut of Nagy and Seth (1984), with lanes looked for before cuts across.
 *
 * @param gutters between the columns of other pages: short lines beside them are columns too
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

/** The lanes between columns that the pages have in the same place. @param pages what is on each */
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

/** So many lines have columns on a page that says where they are. */
const guttersMin = 10;

function middleOf([from, to]: Interval): number {
  return (from + to) / 2;
}

/** Parts of the page that no other part is beside. */
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

/** The strips from `start` on that share a lane, when text runs on both sides of it; else the one strip. */
function laneGroupAt<Kind extends Atom>(strips: ReadonlyArray<Strip<Kind>>, start: number, gutters: readonly Interval[]): LaneGroup<Kind> {
  const first = strips[start];
  if (first === undefined) return { strips: [], lane: null };
  const alone = { strips: [first], lane: null };
  // Two gaps are those beyond its ends.
  if (first.gaps.length < 3) return alone;
  let lanes = first.gaps;
  let end = start;
  while (end < strips.length) {
    const strip = strips[end];
    if (strip === undefined) break;
    const wide = intersect(lanes, strip.gaps, strip.laneWidthMin);
    const isEstablished = end - start >= establishedMin;
    const common = wide.some((lane) => Number.isFinite(lane[0] + lane[1])) || !isEstablished ? wide : narrowed(lanes, strip.narrowGaps);
    if (!common.some((lane) => separates(lane, strips.slice(start, end + 1)))) break;
    lanes = common;
    end += 1;
  }
  const group = withoutLooseEnd(strips.slice(start, end), lanes);
  const inner = lanes.filter((candidate) => separates(candidate, group));
  // Of several lanes beside each other one may be there by chance: a table over both columns.
  const isKnown = inner.length === 1 && inner.some((candidate) => isGutter(candidate, gutters, group));
  // As a whole: its last rows alone may look like columns.
  if (!isKnown && inner.length === 1 && inner.some((candidate) => isTableLane(candidate, group))) return { strips: group, lane: null };
  const isColumns = (candidate: Interval) => (isKnown && inner.includes(candidate)) || isColumnLane(candidate, group);
  const lane = lanes.filter(isColumns).toSorted((one, other) => width(other) - width(one))[0];
  return lane === undefined ? alone : { strips: group, lane };
}

/** Strips on one side only that stand apart at the end are not of the columns: a heading of what follows. */
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

/** Lanes that a long line leaves a little of: what follows it begins where the right column does. */
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

/** Where other pages have their columns, with lines on both sides. */
function isGutter<Kind extends Atom>(lane: Interval, gutters: readonly Interval[], strips: ReadonlyArray<Strip<Kind>>): boolean {
  return strips.length >= 4 && separates(lane, strips) && gutters.some(([from, to]) => from < lane[1] && to > lane[0]);
}

/** Running text on both sides: a lane between short entries is a table's. */
function isColumnLane<Kind extends Atom>([from, to]: Interval, strips: ReadonlyArray<Strip<Kind>>): boolean {
  if (!Number.isFinite(from) || !Number.isFinite(to)) return false;
  const atoms = strips.flatMap((strip) => strip.atoms);
  const sides = [atoms.filter(({ box }) => box[2] <= from + 0.1), atoms.filter(({ box }) => box[0] >= to - 0.1)];
  return sides.every((side) => isRunningText(side)) || sides.every((side) => isIndex(side));
}

/** A table is seldom longer; columns mostly are. */
const tableStripsMax = 24;
/** Of the widest row: lines of running text are mostly that wide, labels are not. */
const fullShare = 0.85;
const labelsMin = 4;
/** Some labels have a second line. */
const pairedShare = 0.8;

/** Labels, each beside the first line of what it names: running text on the left would fill its lines. */
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

/** Words with the numbers of pages after them. */
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

function rowsOf(atoms: readonly Atom[]): Atom[][] {
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

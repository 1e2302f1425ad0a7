import { at, extentOf, heightOf, runsOf, widthOf, type Area } from './bitmap.ts';

/** An item of a page in reading order: a line of text, or something placed as a whole, such as a table. */
export type LayoutItem =
  | {
      kind: 'line';
      area: Area;
      /** Lines in the same column of text share a number. */
      column: number;
      /** The height of its tallest piece. */
      tallest: number;
    }
  | { kind: 'placed'; index: number; area: Area; column: number };

interface Piece extends Area {
  /** The index of an area that is placed as a whole. */
  placed?: number;
}

const depthMax = 12;

/**
 * Groups pieces of ink into lines, and sorts the lines in reading order: downwards, and column by column where lines are separated by a
 * common gutter (after Nagy and Seth, Hierarchical representation of optically scanned documents, 1984).
 *
 * @param placed areas that stay together and contain no pieces, such as tables
 */
export function layoutOf(pieces: readonly Area[], placed: readonly Area[], letterHeight: number): LayoutItem[] {
  const items: LayoutItem[] = [];
  let column = 0;
  flow([...pieces, ...placed.map((area, index) => ({ ...area, placed: index }))], 0);
  return items;

  function flow(all: readonly Piece[], depth: number): void {
    for (const group of groupsOf(bandsOf(all, letterHeight), letterHeight)) {
      const gutter = depth < depthMax ? gutterOf(group, letterHeight) : null;
      if (gutter === null) {
        for (const band of group.bands) addBand(band, depth);
      } else {
        const inside = group.bands.flat();
        column += 1;
        flow(
          inside.filter((piece) => middleOf(piece) < gutter),
          depth + 1,
        );
        column += 1;
        flow(
          inside.filter((piece) => middleOf(piece) >= gutter),
          depth + 1,
        );
        column += 1;
      }
    }
  }

  function addBand(band: readonly Piece[], depth: number): void {
    const text = band.filter((piece) => piece.placed === undefined);
    const whole = band.filter((piece) => piece.placed !== undefined).sort((a, b) => a.left - b.left);
    if (whole.length === 0) {
      if (text.length > 0) items.push({ kind: 'line', area: extentOf(text), column, tallest: Math.max(...text.map(heightOf)) });
      return;
    }
    for (const piece of whole) items.push({ kind: 'placed', index: piece.placed ?? 0, area: areaOf(piece), column });
    if (depth < depthMax) flow(text, depth + 1);
  }
}

/** Groups pieces that share rows, from top to bottom. */
function bandsOf(pieces: readonly Piece[], letterHeight: number): Piece[][] {
  if (pieces.length === 0) return [];
  const { top, bottom } = extentOf(pieces);
  const profile = profileOf(
    pieces.map((piece) => [piece.top - top, piece.bottom - top]),
    bottom - top,
  );
  const runs = joinedDots(runsOf(profile, 0, bottom - top), letterHeight);
  const bands: Piece[][] = runs.map(() => []);
  for (const piece of pieces) {
    const middle = (piece.top + piece.bottom) / 2 - top;
    bands[runs.findIndex(([start, end]) => middle >= start && middle <= end)]?.push(piece);
  }
  return bands.filter((band) => band.length > 0);
}

/** Joins dots and strokes above or below a line to it, and the halves of letters that consist of two. */
function joinedDots(runs: ReadonlyArray<[number, number]>, letterHeight: number): Array<[number, number]> {
  const joined: Array<[number, number]> = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isSmall = (part: readonly [number, number]) => part[1] - part[0] < letterHeight * 0.45;
    const gap = last === undefined ? Infinity : run[0] - last[1];
    const areHalves = last !== undefined && gap < letterHeight * 0.15 && run[1] - last[0] < letterHeight * 1.75;
    if (last !== undefined && (areHalves || (gap < letterHeight * 0.4 && (isSmall(run) || isSmall(last))))) last[1] = run[1];
    else joined.push([...run]);
  }
  return joined;
}

/** A horizontal range in which a band is empty. */
interface Gap {
  from: number;
  to: number;
  /** Whether it has content on both sides and is not just a margin; for common gaps, in at least one band. */
  isInner: boolean;
}

interface Group {
  bands: Piece[][];
  /** The gaps that all bands share. */
  gaps: Gap[];
}

/** Groups consecutive bands that share a gap. */
function groupsOf(bands: readonly Piece[][], letterHeight: number): Group[] {
  const groups: Group[] = [];
  if (bands.length === 0) return [];
  const { left, right } = extentOf(bands.flat());
  const gapMin = letterHeight * 1.3;
  for (const band of bands) {
    const gaps = gapsOf(band, left, right, gapMin);
    const last = groups.at(-1);
    const common = last === undefined ? [] : intersect(last.gaps, gaps, gapMin);
    // A common margin does not justify losing a gutter.
    const losesGutter = [...(last?.gaps ?? []), ...gaps].some(isInner) && !common.some(isInner);
    if (last !== undefined && common.length > 0 && !losesGutter) {
      last.bands.push(band);
      last.gaps = common;
    } else {
      groups.push({ bands: [band], gaps });
    }
  }
  return groups;
}

const isInner = (gap: Gap): boolean => gap.isInner;

function gapsOf(band: readonly Piece[], left: number, right: number, gapMin: number): Gap[] {
  const profile = profileOf(
    band.map((piece) => [piece.left - left, piece.right - left]),
    right - left,
  );
  const runs = runsOf(profile, 0, right - left, { gapMin });
  const gaps: Gap[] = [];
  let from = left;
  for (const [start, end] of [...runs, [right - left, right - left] as const]) {
    const to = start + left;
    if (to - from >= gapMin) gaps.push({ from, to, isInner: from > left && to < right });
    from = end + left;
  }
  return gaps;
}

function intersect(first: readonly Gap[], second: readonly Gap[], gapMin: number): Gap[] {
  return first
    .flatMap((one) =>
      second.map((other) => ({
        from: Math.max(one.from, other.from),
        to: Math.min(one.to, other.to),
        isInner: one.isInner || other.isInner,
      })),
    )
    .filter(({ from, to }) => to - from >= gapMin);
}

/** The middle of the gutter between two columns of running text; null if the group has none. */
function gutterOf({ bands, gaps }: Group, letterHeight: number): number | null {
  const pieces = bands.flat();
  for (const { from, to } of gaps.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    const middle = (from + to) / 2;
    const left = pieces.filter((piece) => middleOf(piece) < middle);
    const right = pieces.filter((piece) => middleOf(piece) >= middle);
    if (areColumns(left, right, letterHeight)) return middle;
  }
  return null;
}

/** Cells of a table without lines form columns too, but are read across: they fill little of their column, and are side by side. */
function areColumns(left: readonly Piece[], right: readonly Piece[], letterHeight: number): boolean {
  const [first, second] = [columnShape(left, letterHeight), columnShape(right, letterHeight)];
  if (first === null || second === null) return false;
  if (first.fill >= 0.6 && second.fill >= 0.6) return true;
  const aligned = first.tops.filter((top) => second.tops.some((other) => Math.abs(other - top) < letterHeight * 0.4)).length;
  return aligned < Math.min(first.tops.length, second.tops.length) * 0.5;
}

function columnShape(pieces: readonly Piece[], letterHeight: number): { fill: number; tops: number[] } | null {
  const bands = bandsOf(pieces, letterHeight);
  if (bands.length < 3) return null;
  const areas = bands.map(extentOf);
  const width = widthOf(extentOf(areas));
  if (width < letterHeight * 8) return null;
  return { fill: areas.reduce((sum, area) => sum + widthOf(area), 0) / areas.length / width, tops: areas.map(({ top }) => top) };
}

/** How many ranges cover each position. */
function profileOf(stretches: ReadonlyArray<readonly [number, number]>, length: number): Int32Array {
  const changes = new Int32Array(length + 2);
  for (const [start, end] of stretches) {
    changes[start] = at(changes, start) + 1;
    changes[end] = at(changes, end) - 1;
  }
  for (let place = 1; place < changes.length; place += 1) changes[place] = at(changes, place) + at(changes, place - 1);
  return changes;
}

const middleOf = (piece: Area): number => (piece.left + piece.right) / 2;

function areaOf({ left, top, right, bottom }: Area): Area {
  return { left, top, right, bottom };
}

import { at, heightOf, median, union, widthOf, type Area, type Bitmap } from './bitmap.ts';

/** A table with drawn cells. */
export interface RuledTable extends Area {
  rows: number;
  columns: number;
  cells: RuledCell[];
}

interface RuledCell extends Area {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
}

/** Drawn lines. */
export interface Rules {
  horizontal: Area[];
  vertical: Area[];
}

const rulesMax = 2000;
const gridMax = 200;
const cellsMax = 4000;

/**
 * Finds the straight lines of a page.
 * @param letterHeight in pixels: a line must be much longer, because it may be a stroke of a letter
 */
export function rulesOf(bitmap: Bitmap, letterHeight: number): Rules {
  const thicknessMax = Math.max(4, letterHeight * 0.6);
  const horizontal = longRuns(bitmap, Math.max(24, 4 * letterHeight), thicknessMax);
  const vertical = longRuns(transposed(bitmap), Math.max(24, 3 * letterHeight), thicknessMax).map(transposedArea);
  return { horizontal, vertical };
}

/** Erases the rules, slightly wider than they are. */
export function eraseRules({ width, height }: { width: number; height: number }, rules: Rules, pixels: Uint8Array, paper: number): void {
  const margin = 2;
  for (const { left, top, right, bottom } of [...rules.horizontal, ...rules.vertical]) {
    for (let y = Math.max(0, top - margin); y < Math.min(height, bottom + margin); y += 1) {
      pixels.fill(paper, y * width + Math.max(0, left - margin), y * width + Math.min(width, right + margin));
    }
  }
}

/** The grids that the rules form. A frame around a single area is not a table. */
export function tablesOf(rules: Rules, letterHeight: number): RuledTable[] {
  const tolerance = Math.max(4, letterHeight * 0.35);
  return clustersOf(rules, tolerance)
    .flatMap((cluster) => {
      const table = tableOf(cluster, tolerance);
      return table === null ? [] : [table];
    })
    .sort((a, b) => a.top - b.top);
}

/** Horizontal pieces of ink of at least this length; touching rows are joined. */
function longRuns({ width, height, ink }: Bitmap, lengthMin: number, thicknessMax: number): Area[] {
  const gapMax = 2;
  const open: Area[] = [];
  const done: Area[] = [];
  for (let y = 0; y < height; y += 1) {
    for (const [left, right] of runsOfRow(ink, y * width, width, lengthMin, gapMax)) {
      const run = { left, top: y, right, bottom: y + 1 };
      const before = open.findIndex((area) => area.bottom >= y && area.left < right && left < area.right);
      const known = open[before];
      if (known === undefined) open.push(run);
      else open[before] = union(known, run);
    }
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const area = open[index];
      if (area !== undefined && area.bottom < y) done.push(...open.splice(index, 1));
    }
    if (open.length + done.length > rulesMax) return [];
  }
  return [...done, ...open].filter((area) => heightOf(area) <= thicknessMax);
}

function runsOfRow(ink: Uint8Array, offset: number, width: number, lengthMin: number, gapMax: number): Array<[number, number]> {
  const runs: Array<[number, number]> = [];
  let start = -1;
  let last = -1;
  for (let x = 0; x <= width; x += 1) {
    if (x < width && ink[offset + x] === 1) {
      if (start < 0) start = x;
      last = x;
    } else if (start >= 0 && (x === width || x - last > gapMax)) {
      if (last + 1 - start >= lengthMin) runs.push([start, last + 1]);
      start = -1;
    }
  }
  return runs;
}

function transposed({ width, height, ink }: Bitmap): Bitmap {
  const turned = new Uint8Array(ink.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + y] = ink[y * width + x] ?? 0;
  }
  return { width: height, height: width, ink: turned };
}

function transposedArea({ left, top, right, bottom }: Area): Area {
  return { left: top, top: left, right: bottom, bottom: right };
}

/** Groups of rules that touch each other. */
function clustersOf({ horizontal, vertical }: Rules, tolerance: number): Rules[] {
  const clusters: Array<Rules & { area: Area }> = [];
  const all = [...horizontal.map((area) => ({ area, isHorizontal: true })), ...vertical.map((area) => ({ area, isHorizontal: false }))];
  for (const { area, isHorizontal } of all) {
    const own = { horizontal: isHorizontal ? [area] : [], vertical: isHorizontal ? [] : [area], area };
    const touching = clusters.filter((cluster) =>
      [...cluster.horizontal, ...cluster.vertical].some((rule) => touch(rule, area, tolerance)),
    );
    for (const cluster of touching) {
      clusters.splice(clusters.indexOf(cluster), 1);
      own.horizontal.push(...cluster.horizontal);
      own.vertical.push(...cluster.vertical);
    }
    clusters.push(own);
  }
  return clusters;
}

function touch(first: Area, second: Area, tolerance: number): boolean {
  return (
    first.left - tolerance <= second.right &&
    second.left - tolerance <= first.right &&
    first.top - tolerance <= second.bottom &&
    second.top - tolerance <= first.bottom
  );
}

function tableOf({ horizontal, vertical }: Rules, tolerance: number): RuledTable | null {
  if (horizontal.length < 2 || vertical.length === 0) return null;
  const ys = positions(
    horizontal.map(({ top, bottom }) => (top + bottom) / 2),
    tolerance,
  );
  const edges = [Math.min(...horizontal.map(({ left }) => left)), Math.max(...horizontal.map(({ right }) => right))];
  // Many tables have no lines at their sides.
  const xs = positions([...vertical.map(({ left, right }) => (left + right) / 2), ...edges], tolerance);
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  if (rows < 1 || columns < 1 || rows * columns < 2 || rows > gridMax || columns > gridMax || rows * columns > cellsMax) return null;

  const [outerLeft, outerRight] = [at(xs, 0), at(xs, columns)];
  const hasWall = (row: number, column: number) => {
    const x = at(xs, column);
    return (
      covered(
        vertical.filter((rule) => Math.abs((rule.left + rule.right) / 2 - x) <= tolerance),
        'top',
        at(ys, row),
        at(ys, row + 1),
      ) > 0.6
    );
  };
  const hasFloor = (row: number, column: number) => {
    const y = at(ys, row);
    return (
      covered(
        horizontal.filter((rule) => Math.abs((rule.top + rule.bottom) / 2 - y) <= tolerance),
        'left',
        at(xs, column),
        at(xs, column + 1),
      ) > 0.6
    );
  };
  const cells = mergedCells(rows, columns, hasWall, hasFloor).map((cell) => ({
    ...cell,
    left: Math.round(at(xs, cell.column)),
    right: Math.round(at(xs, cell.column + cell.columnSpan)),
    top: Math.round(at(ys, cell.row)),
    bottom: Math.round(at(ys, cell.row + cell.rowSpan)),
  }));
  if (cells.length < 2) return null;
  return {
    left: Math.round(outerLeft),
    right: Math.round(outerRight),
    top: Math.round(at(ys, 0)),
    bottom: Math.round(at(ys, rows)),
    rows,
    columns,
    cells,
  };
}

/** Each cell grows to the right, then downwards, until it meets a line. */
function mergedCells(
  rows: number,
  columns: number,
  hasWall: (row: number, column: number) => boolean,
  hasFloor: (row: number, column: number) => boolean,
): Array<{ row: number; column: number; rowSpan: number; columnSpan: number }> {
  const taken = new Set<number>();
  const cells = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (taken.has(row * columns + column)) continue;
      let columnSpan = 1;
      while (column + columnSpan < columns && !taken.has(row * columns + column + columnSpan) && !hasWall(row, column + columnSpan))
        columnSpan += 1;
      let rowSpan = 1;
      const isOpenBelow = (below: number) =>
        Array.from({ length: columnSpan }, (_, index) => column + index).every(
          (place) => !hasFloor(below, place) && !taken.has(below * columns + place),
        );
      while (row + rowSpan < rows && isOpenBelow(row + rowSpan)) rowSpan += 1;
      for (let y = row; y < row + rowSpan; y += 1) for (let x = column; x < column + columnSpan; x += 1) taken.add(y * columns + x);
      cells.push({ row, column, rowSpan, columnSpan });
    }
  }
  return cells;
}

/** The share of `from`..`to` that a rule covers. */
function covered(rules: readonly Area[], along: 'left' | 'top', from: number, to: number): number {
  const length = rules
    .map((rule) => (along === 'left' ? [rule.left, rule.right] : [rule.top, rule.bottom]))
    .reduce((sum, [start = 0, end = 0]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0);
  return length / Math.max(1, to - from);
}

/** The mean of each cluster of close values. */
function positions(values: readonly number[], tolerance: number): number[] {
  const groups: number[][] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const last = groups.at(-1);
    if (last !== undefined && value - at(last, last.length - 1) <= tolerance) last.push(value);
    else groups.push([value]);
  }
  return groups.map((group) => median(group) ?? 0);
}

/** Whether the middle of an area lies inside another one. */
export function isInside(inner: Area, outer: Area): boolean {
  const x = inner.left + widthOf(inner) / 2;
  const y = inner.top + heightOf(inner) / 2;
  return x >= outer.left && x < outer.right && y >= outer.top && y < outer.bottom;
}

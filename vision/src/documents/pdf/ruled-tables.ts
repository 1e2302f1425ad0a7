import type { Box } from '../document-model.ts';
import { isWithin, least, most, type Rule } from './page-content.ts';

/** A table as drawn by its rules. */
export interface Grid {
  box: Box;
  rows: number;
  columns: number;
  cells: GridCell[];
}

export interface GridCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  box: Box;
}

/** Rules meet if their distance is at most this, in points. */
const slack = 2.5;
const rulesMax = 6000;
const columnsMax = 100;
const rowsMax = 1000;

/**
 * Finds tables with ruled cells. Rules that meet belong to one table, and their positions form a grid. If a rule is missing inside the
 * grid, the cells on both sides are merged.
 */
export function gridsOf(rules: readonly Rule[]): Grid[] {
  if (rules.length > rulesMax) return [];
  const merged = mergedRules(rules);
  const grids = joined(connected(merged).flatMap((group) => gridOf(group) ?? []));
  // A grid inside a cell of another grid is decoration.
  return grids.filter((grid) => !grids.some((other) => other !== grid && isWithin(grid.box, other.box, 1)));
}

/** The widest gap of a double rule, in points. */
const doubleRuleMax = 5;

/** Joins grids with the same columns that stand below each other: a double rule interrupts the vertical rules. */
function joined(grids: readonly Grid[]): Grid[] {
  const result: Grid[] = [];
  for (const grid of grids.toSorted((one, other) => one.box[1] - other.box[1])) {
    const index = result.findIndex((above) => continues(above, grid));
    const above = result[index];
    if (above === undefined) result.push(grid);
    else result[index] = stacked(above, grid);
  }
  return result;
}

function continues(above: Grid, below: Grid): boolean {
  const gap = below.box[1] - above.box[3];
  const [edges, others] = [leftEdges(above), leftEdges(below)];
  const isAligned = edges.length === others.length && edges.every((edge, index) => Math.abs(edge - (others[index] ?? 0)) < slack);
  return gap >= 0 && gap < doubleRuleMax && Math.abs(above.box[2] - below.box[2]) < slack && isAligned;
}

function leftEdges({ cells, columns }: Grid): number[] {
  return Array.from({ length: columns }, (_, column) => least(cells.filter((cell) => cell.column === column).map(({ box }) => box[0])));
}

function stacked(above: Grid, below: Grid): Grid {
  const box: Box = [above.box[0], above.box[1], above.box[2], below.box[3]];
  const cells = [...above.cells, ...below.cells.map((cell) => ({ ...cell, row: cell.row + above.rows }))];
  return { ...above, box, rows: above.rows + below.rows, cells };
}

/** Horizontal rules that meet no vertical rule. */
export function loneRules(rules: readonly Rule[]): Rule[] {
  if (rules.length > rulesMax) return [];
  const merged = mergedRules(rules);
  const upright = merged.filter(({ direction }) => direction === 'y');
  return merged.filter((rule) => rule.direction === 'x' && !upright.some((other) => meet(rule, other)));
}

/** Rectangles of rules without any rule across them. */
export function framesOf(rules: readonly Rule[]): Box[] {
  if (rules.length > rulesMax) return [];
  return connected(mergedRules(rules)).flatMap((group): Box[] => {
    const [xs, ys] = (['y', 'x'] as const).map((wanted) =>
      places(group.filter(({ direction }) => direction === wanted).map(({ at }) => at)),
    );
    const [left, right, more] = xs ?? [];
    const [top, bottom, others] = ys ?? [];
    if (left === undefined || right === undefined || top === undefined || bottom === undefined) return [];
    return more === undefined && others === undefined ? [[left, top, right, bottom]] : [];
  });
}

function mergedRules(rules: readonly Rule[]): Rule[] {
  return (['x', 'y'] as const).flatMap((wanted) => mergeAligned(rules.filter(({ direction }) => direction === wanted)));
}

/** Joins the pieces of one rule. */
function mergeAligned(rules: readonly Rule[]): Rule[] {
  const merged: Rule[] = [];
  let open: Rule[] = [];
  for (const rule of rules.toSorted((one, other) => one.at - other.at)) {
    const stillOpen = open.filter(({ at }) => rule.at - at <= 1.5);
    merged.push(...open.filter((other) => !stillOpen.includes(other)));
    const joins = stillOpen.filter((other) => rule.from <= other.to + slack && rule.to >= other.from - slack);
    const from = least([rule.from, ...joins.map((other) => other.from)]);
    const to = most([rule.to, ...joins.map((other) => other.to)]);
    open = [...stillOpen.filter((other) => !joins.includes(other)), { ...rule, at: joins[0]?.at ?? rule.at, from, to }];
  }
  return [...merged, ...open];
}

function connected(rules: readonly Rule[]): Rule[][] {
  const groupOf = rules.map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (groupOf[root] !== root) root = groupOf[root] ?? root;
    groupOf[index] = root;
    return root;
  };
  const across = rules.flatMap((rule, index) => (rule.direction === 'x' ? [{ rule, index }] : []));
  const upright = rules.flatMap((rule, index) => (rule.direction === 'y' ? [{ rule, index }] : []));
  for (const x of across) for (const y of upright) if (meet(x.rule, y.rule)) groupOf[find(x.index)] = find(y.index);
  const groups = Map.groupBy(rules.keys(), (index) => find(index));
  return [...groups.values()].map((indexes) => indexes.flatMap((index) => rules[index] ?? []));
}

function meet(x: Rule, y: Rule): boolean {
  return y.at >= x.from - slack && y.at <= x.to + slack && x.at >= y.from - slack && x.at <= y.to + slack;
}

function gridOf(group: readonly Rule[]): Grid | null {
  const across = group.filter(({ direction }) => direction === 'x');
  const upright = group.filter(({ direction }) => direction === 'y');
  if (across.length < 2 || upright.length < 1) return null;
  const ys = places(across.map(({ at }) => at));
  // If the outer vertical rules are missing, the horizontal rules give the left and right edges of the table.
  const left = least(across.map(({ from }) => from));
  const right = most(across.map(({ to }) => to));
  const inner = upright.map(({ at }) => at);
  const xs = places([...(least(inner) - left > 6 ? [left] : []), ...inner, ...(right - most(inner) > 6 ? [right] : [])]);
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  if (rows < 1 || columns < 1 || rows * columns < 2 || columns > columnsMax || rows > rowsMax) return null;
  const box: Box = [xs[0] ?? 0, ys[0] ?? 0, xs[columns] ?? 0, ys[rows] ?? 0];
  return { box, rows, columns, cells: cellsOf(xs, ys, across, upright) };
}

/** Removes positions that are too close to the one before. */
function places(values: readonly number[]): number[] {
  const kept: number[] = [];
  for (const value of values.toSorted((one, other) => one - other)) if (value - (kept.at(-1) ?? -Infinity) > slack + 0.5) kept.push(value);
  return kept;
}

function cellsOf(xs: readonly number[], ys: readonly number[], across: readonly Rule[], upright: readonly Rule[]): GridCell[] {
  const at = (values: readonly number[], index: number) => values[index] ?? 0;
  const middle = (values: readonly number[], index: number) => (at(values, index) + at(values, index + 1)) / 2;
  const isRuled = (rules: readonly Rule[], place: number, point: number) =>
    rules.some((rule) => Math.abs(rule.at - place) <= slack + 0.5 && rule.from <= point && rule.to >= point);
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  const taken = new Set<number>();
  const cells: GridCell[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (taken.has(row * columns + column)) continue;
      let [columnSpan, rowSpan] = [1, 1];
      while (
        column + columnSpan < columns &&
        !taken.has(row * columns + column + columnSpan) &&
        !isRuled(upright, at(xs, column + columnSpan), middle(ys, row))
      )
        columnSpan += 1;
      while (row + rowSpan < rows && !isRuled(across, at(ys, row + rowSpan), middle(xs, column))) rowSpan += 1;
      for (let down = 0; down < rowSpan; down += 1)
        for (let right = 0; right < columnSpan; right += 1) taken.add((row + down) * columns + column + right);
      const box: Box = [at(xs, column), at(ys, row), at(xs, column + columnSpan), at(ys, row + rowSpan)];
      cells.push({ row, column, rowSpan, columnSpan, box });
    }
  }
  return cells;
}

import type { Block, Cell } from '../document-model.ts';
import type { Merged, SheetCell, SheetCells } from './sheet-cells.ts';

const nowhere = { pages: [], box: null };

/** A sheet as a heading and its tables. Cells that stand alone in their rows become text. */
export function sheetBlocks(name: string, { rows, merged }: SheetCells): Block[] {
  if (rows.size === 0) return [];
  const merges = new Map(merged.map((area) => [placeKey(area.row, area.column), area]));
  const heading: Block = { kind: 'heading', level: 2, runs: [{ text: name === '' ? 'Sheet' : name.slice(0, 200) }], ...nowhere };
  return [heading, ...groupsOf(rows, merged).flatMap((group) => groupBlocks(group, merges))];
}

type Group = Array<readonly [row: number, cells: readonly SheetCell[]]>;

/** Groups rows that are adjacent or connected by a merged cell. */
function groupsOf(rows: SheetCells['rows'], merged: readonly Merged[]): Group[] {
  const lastRows = new Map<number, number>();
  for (const { row, rowSpan } of merged) lastRows.set(row, Math.max(lastRows.get(row) ?? row, row + rowSpan - 1));
  const groups: Group[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const [row, cells] of rows) {
    const group = groups.at(-1);
    if (group === undefined || row > last + 1) groups.push([[row, cells]]);
    else group.push([row, cells]);
    last = Math.max(row, last, lastRows.get(row) ?? row);
  }
  return groups;
}

function groupBlocks(group: Group, merges: ReadonlyMap<number, Merged>): Block[] {
  if (group.every(([, cells]) => cells.length === 1)) {
    return group.flatMap(([, cells]) => cells.map((cell): Block => ({ kind: 'paragraph', runs: runsOf(cell), ...nowhere })));
  }
  const firstRow = group[0]?.[0] ?? 0;
  const lastRow = group.at(-1)?.[0] ?? 0;
  const firstColumn = group.reduce((least, [, cells]) => Math.min(least, cells[0]?.column ?? least), Infinity);
  const lastColumn = group.reduce((most, [, cells]) => Math.max(most, cells.at(-1)?.column ?? most), 0);
  const covered = new Set<number>();
  const byRow = new Map(group);
  const rows: Cell[][] = [];
  for (let row = firstRow; row <= lastRow; row += 1) {
    const cells: Cell[] = [];
    for (const cell of byRow.get(row) ?? []) {
      if (covered.has(placeKey(row, cell.column))) continue;
      const area = merges.get(placeKey(row, cell.column));
      const rowSpan = Math.min(area?.rowSpan ?? 1, lastRow - row + 1);
      const columnSpan = Math.min(area?.columnSpan ?? 1, lastColumn - cell.column + 1);
      if (area !== undefined) cover(covered, { row, column: cell.column, rowSpan, columnSpan });
      cells.push({ column: cell.column - firstColumn, columnSpan, rowSpan, runs: runsOf(cell), box: null });
    }
    rows.push(cells);
  }
  return [{ kind: 'table', rows, headerRows: hasHeader(group) ? 1 : 0, isRuled: true, ...nowhere }];
}

const coveredMax = 1_000_000;

function cover(covered: Set<number>, { row, column, rowSpan, columnSpan }: Merged): void {
  for (let down = 0; down < rowSpan; down += 1) {
    for (let right = 0; right < columnSpan && covered.size < coveredMax; right += 1) covered.add(placeKey(row + down, column + right));
  }
}

/** The first row is a header when its names are bold or stand above values. */
function hasHeader(group: Group): boolean {
  const [first, ...rest] = group.map(([, cells]) => cells);
  if (first === undefined || rest.length === 0 || first.some(({ isValue }) => isValue)) return false;
  const isBold = first.every((cell) => cell.isBold) && rest.some((cells) => cells.some((cell) => !cell.isBold));
  return isBold || (rest[0]?.some(({ isValue }) => isValue) ?? false);
}

function runsOf({ text, isBold }: SheetCell): Cell['runs'] {
  return [isBold ? { text, bold: true } : { text }];
}

function placeKey(row: number, column: number): number {
  return row * 16_384 + column;
}

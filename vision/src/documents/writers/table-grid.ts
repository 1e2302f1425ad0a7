import type { Block, Cell } from '../document-model.ts';

export type TableBlock = Extract<Block, { kind: 'table' }>;

/** A cell at the position where it begins, with spans that fit the grid. */
export interface GridCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  /** Null for a position without a cell in the table. */
  cell: Cell | null;
}

export interface TableGrid {
  columns: number;
  /** The cells that begin in each row, by column. Together with cells that span down from above, they fill the row. */
  rows: ReadonlyArray<readonly GridCell[]>;
}

/**
 * A table without gaps and overlaps, which office formats do not allow. When two cells claim one position, the first keeps it.
 * @param columnsMax Cells beyond this column are left out.
 */
export function tableGrid({ rows }: Pick<TableBlock, 'rows'>, columnsMax: number): TableGrid {
  const columns = Math.min(columnsMax, widthOf(rows));
  const taken = rows.map(() => new Uint8Array(columns));
  const placed = rows.map((cells, row) => {
    const begun: GridCell[] = [];
    for (const cell of [...cells].sort((left, right) => left.column - right.column)) {
      const placedCell = place(cell, row, columns, taken);
      if (placedCell !== null) begun.push(placedCell);
    }
    return begun;
  });
  for (const [row, begun] of placed.entries()) fillGaps(begun, row, taken);
  return { columns, rows: placed };
}

function widthOf(rows: TableBlock['rows']): number {
  let width = 1;
  for (const cells of rows) for (const cell of cells) width = Math.max(width, cell.column + Math.max(1, cell.columnSpan));
  return width;
}

function place(cell: Cell, row: number, columns: number, taken: readonly Uint8Array[]): GridCell | null {
  const { column } = cell;
  if (column < 0 || column >= columns || taken[row]?.[column] === 1) return null;
  let columnSpan = 1;
  while (columnSpan < cell.columnSpan && column + columnSpan < columns && taken[row]?.[column + columnSpan] === 0) columnSpan += 1;
  let rowSpan = 1;
  while (rowSpan < cell.rowSpan && row + rowSpan < taken.length && isFree(taken[row + rowSpan], column, columnSpan)) rowSpan += 1;
  for (let down = 0; down < rowSpan; down += 1) taken[row + down]?.fill(1, column, column + columnSpan);
  return { row, column, rowSpan, columnSpan, cell };
}

function isFree(row: Uint8Array | undefined, column: number, span: number): boolean {
  return row !== undefined && !row.subarray(column, column + span).includes(1);
}

function fillGaps(begun: GridCell[], row: number, taken: readonly Uint8Array[]): void {
  const places = taken[row] ?? new Uint8Array();
  for (let column = places.indexOf(0); column !== -1; column = places.indexOf(0, column)) {
    places[column] = 1;
    begun.push({ row, column, rowSpan: 1, columnSpan: 1, cell: null });
  }
  begun.sort((left, right) => left.column - right.column);
}

import type * as Docx from 'docx';
import { tableGrid, type GridCell, type TableBlock, type TableGrid } from './table-grid.ts';
import { wordRuns, type RunOptions } from './word-runs.ts';

/** The most columns Word can show. */
const columnsMax = 63;

export interface TableOptions {
  fonts: RunOptions['fonts'];
  /** In twips. */
  widthMax: number;
}

export function wordTable(docx: typeof Docx, table: TableBlock, { fonts, widthMax }: TableOptions): Docx.Table {
  const grid = tableGrid(table, columnsMax);
  const widths = columnWidths(grid, widthMax);
  const headerRows = Math.min(table.headerRows, Math.max(0, grid.rows.length - 1));
  const rows = grid.rows.map((cells, index) => {
    const isHeader = index < headerRows;
    const children = cells.map((cell) => tableCell(docx, cell, widths, { fonts, isBold: isHeader }));
    return new docx.TableRow({ children, cantSplit: true, ...(isHeader ? { tableHeader: true } : {}) });
  });
  const line = table.isRuled ? ({ style: 'single', size: 4, color: '808080' } as const) : ({ style: 'none', size: 0 } as const);
  return new docx.Table({
    rows,
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: 'dxa' },
    layout: 'fixed',
    margins: { left: 80, right: 80, top: 30, bottom: 30 },
    borders: { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line },
  });
}

function tableCell(
  docx: typeof Docx,
  { cell, column, columnSpan, rowSpan }: GridCell,
  widths: readonly number[],
  options: RunOptions,
): Docx.TableCell {
  const width = widths.slice(column, column + columnSpan).reduce((sum, part) => sum + part, 0);
  return new docx.TableCell({
    children: [new docx.Paragraph({ children: wordRuns(docx, cell?.runs ?? [], options), spacing: { after: 0 } })],
    columnSpan,
    rowSpan,
    width: { size: width, type: 'dxa' },
    verticalAlign: 'center',
  });
}

/** The printed widths when the table was on a page, otherwise widths by content. The sum never exceeds the page. */
function columnWidths(grid: TableGrid, widthMax: number): number[] {
  const printed = printedWidths(grid);
  const wanted = printed ?? textWidths(grid);
  const sum = wanted.reduce((total, width) => total + width, 0);
  const scale = printed !== null && sum * twips <= widthMax ? twips : widthMax / sum;
  return wanted.map((width) => Math.max(120, Math.floor(width * scale)));
}

const twips = 20;

/** Null unless every column has an unspanned cell with a box. */
function printedWidths({ columns, rows }: TableGrid): number[] | null {
  const widths = Array.from({ length: columns }, () => 0);
  for (const cells of rows) {
    for (const { cell, column, columnSpan } of cells) {
      const box = cell?.box;
      if (box !== null && box !== undefined && columnSpan === 1) widths[column] = Math.max(widths[column] ?? 0, box[2] - box[0]);
    }
  }
  return widths.every((width) => width > 1) ? widths : null;
}

function textWidths({ columns, rows }: TableGrid): number[] {
  const widths = Array.from({ length: columns }, () => 4);
  for (const cells of rows) {
    for (const { cell, column, columnSpan } of cells) {
      const length = (cell?.runs ?? []).reduce((longest, { text }) => longest + Math.min(60, text.length), 0) / columnSpan;
      for (let next = column; next < column + columnSpan; next += 1) widths[next] = Math.max(widths[next] ?? 0, Math.min(40, length));
    }
  }
  return widths;
}

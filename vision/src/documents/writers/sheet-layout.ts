import { plainText, type Block, type DocumentModel, type Run } from '../document-model.ts';
import { cellValue, isCodeColumn, type CellValue } from './cell-values.ts';
import { tableGrid, type TableBlock, type TableGrid } from './table-grid.ts';

export interface LaidOutCell {
  column: number;
  columnSpan: number;
  rowSpan: number;
  value: CellValue;
  isHeader: boolean;
  isBold: boolean;
  /** The cell belongs to a table with borders. */
  hasBorder: boolean;
}

export interface LaidOutSheet {
  name: string;
  rows: LaidOutCell[][];
  /** Frozen rows at the top. */
  headerRows: number;
}

/** Excel allows more, but no printed table needs them. */
const columnsMax = 1000;
const sheetsMax = 200;
const lineMax = 32_000;

/**
 * Lays out the sheets: one for each table, and one for all other text, so that nothing is lost. When merged, everything is on one sheet
 * in document order. This also applies when there are too many tables to page through.
 */
export function layOutSheets(
  { blocks, pages }: Pick<DocumentModel, 'blocks' | 'pages'>,
  { isMerged }: { isMerged: boolean },
): LaidOutSheet[] {
  const tables = blocks.filter((block) => block.kind === 'table').filter(({ rows }) => rows.length > 0);
  if (isMerged || tables.length > sheetsMax) return [mergedSheet(blocks)];
  const sheets = tables.map((table, index): LaidOutSheet => ({
    name: `Table ${index + 1}`,
    rows: tableRows(table),
    headerRows: Math.min(table.headerRows, table.rows.length - 1),
  }));
  const text = textRows(blocks, pages.length > 0);
  if (text.length > 0 || sheets.length === 0) sheets.push({ name: 'Text', rows: text, headerRows: 0 });
  return sheets;
}

function mergedSheet(blocks: readonly Block[]): LaidOutSheet {
  const rows: LaidOutCell[][] = [];
  let before: Block['kind'] | null = null;
  for (const block of blocks) {
    const lines = block.kind === 'table' ? tableRows(block) : linesOf(block).map((line) => [line]);
    if (lines.length === 0) continue;
    // A line that touches a table would look like part of it.
    if (before !== null && (before === 'table' || block.kind === 'table')) rows.push([]);
    for (const line of lines) rows.push(line);
    before = block.kind;
  }
  return { name: 'Document', rows, headerRows: 0 };
}

/** Puts the page number before each line when the document has pages. */
function textRows(blocks: readonly Block[], hasPages: boolean): LaidOutCell[][] {
  const rows: LaidOutCell[][] = [];
  for (const block of blocks) {
    if (block.kind === 'table') continue;
    const page = block.pages[0];
    for (const line of linesOf(block)) {
      const number = hasPages && page !== undefined ? [cellOf({ kind: 'number', value: page, format: '0' }, 0, false)] : [];
      rows.push(hasPages ? [...number, { ...line, column: 1 }] : [line]);
    }
  }
  return rows;
}

function linesOf(block: Block): LaidOutCell[] {
  if (block.kind === 'image' || block.kind === 'furniture' || block.kind === 'table') return [];
  const marker = block.kind === 'item' ? `${'    '.repeat(Math.min(8, Math.max(0, block.level)))}${block.marker} ` : '';
  const text = block.kind === 'code' ? block.text : marker + plainText(block.runs);
  const parts = text.match(new RegExp(`[^]{1,${lineMax}}`, 'gu')) ?? [];
  return parts.map((part) => cellOf({ kind: 'text', text: part }, 0, block.kind === 'heading'));
}

function cellOf(value: CellValue, column: number, isBold: boolean): LaidOutCell {
  return { column, columnSpan: 1, rowSpan: 1, value, isHeader: false, isBold, hasBorder: false };
}

function tableRows(table: TableBlock): LaidOutCell[][] {
  const grid = tableGrid(table, columnsMax);
  const codes = codeColumns(grid, table.headerRows);
  return grid.rows.map((cells, row) =>
    cells.map(({ cell, column, columnSpan, rowSpan }) => {
      const isHeader = row < table.headerRows;
      const runs = cell?.runs ?? [];
      const text = plainText(runs);
      const value: CellValue = isHeader ? { kind: 'text', text } : cellValue(text, codes.has(column));
      return { column, columnSpan, rowSpan, value, isHeader, isBold: isHeader || isBold(runs), hasBorder: table.isRuled };
    }),
  );
}

function codeColumns({ rows, columns }: TableGrid, headerRows: number): Set<number> {
  const texts = Array.from({ length: columns }, (): string[] => []);
  for (const cells of rows.slice(headerRows))
    for (const { cell, column } of cells) if (cell !== null) texts[column]?.push(plainText(cell.runs));
  return new Set(texts.flatMap((inColumn, column) => (isCodeColumn(inColumn) ? [column] : [])));
}

function isBold(runs: readonly Run[]): boolean {
  const written = runs.filter(({ text }) => text.trim() !== '');
  return written.length > 0 && written.every(({ bold }) => bold === true);
}

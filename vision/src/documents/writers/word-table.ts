import type * as Docx from 'docx';
import { areMostlyRightToLeft } from '../text-direction.ts';
import { tableGrid, type GridCell, type TableBlock, type TableGrid } from './table-grid.ts';
import { textWidth } from './text-width.ts';
import { directionOf, wordRuns, type RunOptions } from './word-runs.ts';

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
  const isBackward = areMostlyRightToLeft(grid.rows.flatMap((cells) => cells.flatMap(({ cell }) => cell?.runs ?? [])));
  return new docx.Table({
    rows,
    ...(isBackward ? { visuallyRightToLeft: true } : {}),
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
  const runs = cell?.runs ?? [];
  const width = widths.slice(column, column + columnSpan).reduce((sum, part) => sum + part, 0);
  return new docx.TableCell({
    children: [new docx.Paragraph({ children: wordRuns(docx, runs, options), spacing: { after: 0 }, ...directionOf(runs) })],
    columnSpan,
    rowSpan,
    width: { size: width, type: 'dxa' },
    verticalAlign: 'center',
  });
}

/** In points: the margins beside a text, and the width of a letter. */
const marginWidth = 8;
const letterWidth = 5.5;
/** A longer word may be broken. */
const wordLettersMax = 14;

/**
 * In twips: the printed widths when the table was on a page, otherwise widths by content. The sum never exceeds the page; what is too wide gives
 * way first, and words stay whole if they can.
 */
function columnWidths(grid: TableGrid, widthMax: number): number[] {
  const { words, lines } = textWidths(grid);
  const printed = printedWidths(grid);
  const wanted = words.map((least, column) => Math.max(least, (printed ?? lines)[column] ?? 0));
  const [sum, least] = [wanted, words].map((widths) => widths.reduce((total, width) => total + width, 0));
  const page = widthMax / twips;
  const fit = (width: number, column: number): number => {
    if (sum === undefined || least === undefined) return width;
    if (sum <= page) return printed === null ? (width * page) / sum : width;
    const own = words[column] ?? 0;
    return least >= page ? (own * page) / least : own + ((width - own) * (page - least)) / (sum - least);
  };
  return wanted.map((width, column) => Math.max(120, Math.floor(fit(width, column) * twips)));
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
  return widths.every((width) => width > 1) ? widths.map((width) => width + marginWidth) : null;
}

/** In points: of the longest words, and of the longest lines. */
function textWidths({ columns, rows }: TableGrid): { words: number[]; lines: number[] } {
  const least = 2 * letterWidth + marginWidth;
  const [words, lines] = [Array.from({ length: columns }, () => least), Array.from({ length: columns }, () => least)];
  for (const cells of rows) {
    for (const { cell, column, columnSpan } of cells) {
      const text = (cell?.runs ?? []).map((run) => run.text).join('');
      const widest = (parts: readonly string[], most: number) =>
        parts.reduce((widest, part) => Math.max(widest, Math.min(most, textWidth(part))), 0) * letterWidth + marginWidth;
      const longest = widest(text.slice(0, 2000).split('\n'), 40) / columnSpan;
      for (let next = column; next < column + columnSpan; next += 1) lines[next] = Math.max(lines[next] ?? 0, longest);
      if (columnSpan === 1) words[column] = Math.max(words[column] ?? 0, widest(text.slice(0, 2000).split(/\s+/), wordLettersMax));
    }
  }
  return { words, lines };
}

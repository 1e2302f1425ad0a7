import { xmlHead } from './office-text.ts';
import type { LaidOutCell, LaidOutSheet } from './sheet-layout.ts';
import { sheetNamespaces, type CellStyles, type SharedStrings } from './workbook-parts.ts';
import { textWidth } from './text-width.ts';

interface Shared {
  strings: SharedStrings;
  styles: CellStyles;
}

/** Writes the part of one sheet. */
export function worksheet(sheet: LaidOutSheet, shared: Shared): string {
  const { cells, merged } = placed(sheet, shared);
  const rows = cells.map((row, index) => {
    return row.length === 0 ? '' : `<row r="${index + 1}"${heightOf(sheet.rows[index] ?? [])}>${row.join('')}</row>`;
  });
  const { headerRows } = sheet;
  const pane = `<pane ySplit="${headerRows}" topLeftCell="A${headerRows + 1}" activePane="bottomLeft" state="frozen"/>`;
  return [
    `${xmlHead}<worksheet ${sheetNamespaces}>`,
    `<sheetViews><sheetView workbookViewId="0">${headerRows > 0 ? pane : ''}</sheetView></sheetViews>`,
    columnsXml(sheet),
    `<sheetData>${rows.join('')}</sheetData>`,
    merged.length === 0 ? '' : `<mergeCells count="${merged.length}">${merged.join('')}</mergeCells>`,
    '</worksheet>',
  ].join('');
}

/** Every position of a merged cell needs its style; otherwise the border would end after the first. */
function placed(sheet: LaidOutSheet, { strings, styles }: Shared): { cells: string[][]; merged: string[] } {
  const places = sheet.rows.map((): Map<number, string> => new Map());
  const merged: string[] = [];
  for (const [row, cells] of sheet.rows.entries()) {
    for (const cell of cells) {
      const { value, column, columnSpan, rowSpan } = cell;
      const format = value.kind === 'number' ? value.format : null;
      const isQuoted = value.kind === 'text' && /^[=+\-@]/.test(value.text);
      const style = styles.of({ format, isBold: cell.isBold, isHeader: cell.isHeader, hasBorder: cell.hasBorder, isQuoted });
      for (let down = 0; down < rowSpan; down += 1) {
        for (let right = 0; right < columnSpan; right += 1) {
          const address = addressOf(row + down, column + right);
          const isFirst = down === 0 && right === 0;
          places[row + down]?.set(column + right, isFirst ? cellXml(address, style, cell, strings) : `<c r="${address}" s="${style}"/>`);
        }
      }
      if (rowSpan > 1 || columnSpan > 1) {
        merged.push(`<mergeCell ref="${addressOf(row, column)}:${addressOf(row + rowSpan - 1, column + columnSpan - 1)}"/>`);
      }
    }
  }
  const cells = places.map((row) => [...row].sort(([left], [right]) => left - right).map(([, xml]) => xml));
  return { cells, merged };
}

function cellXml(address: string, style: number, { value }: LaidOutCell, strings: SharedStrings): string {
  if (value.kind === 'number') return `<c r="${address}" s="${style}"><v>${value.value}</v></c>`;
  if (value.text === '') return `<c r="${address}" s="${style}"/>`;
  return `<c r="${address}" s="${style}" t="s"><v>${strings.of(value.text)}</v></c>`;
}

function addressOf(row: number, column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) name = String.fromCodePoint(65 + ((rest - 1) % 26)) + name;
  return `${name}${row + 1}`;
}

const lineHeight = 15;
const heightMax = 405;

/** The height of a row with several lines. Not all programs calculate it themselves. */
function heightOf(row: readonly LaidOutCell[]): string {
  const lines = row.map(({ value, rowSpan }) => (value.kind === 'text' ? Math.ceil(linesOf(value.text) / rowSpan) : 1));
  const most = lines.reduce((left, right) => Math.max(left, right), 1);
  return most === 1 ? '' : ` ht="${Math.min(heightMax, most * lineHeight)}" customHeight="1"`;
}

function linesOf(text: string): number {
  return text
    .slice(0, 5000)
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / widthMax)), 0);
}

const widthMin = 9;
const widthMax = 60;

function columnsXml({ rows }: LaidOutSheet): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const { column, columnSpan, value } of row) {
      // A spanning cell uses the columns together, so it does not widen any of them.
      const width = columnSpan > 1 ? 0 : widthOf(value.kind === 'text' ? value.text : value.format) + 2;
      widths[column] = Math.min(widthMax, Math.max(widths[column] ?? widthMin, width));
    }
  }
  const columns = Array.from(
    widths,
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width ?? widthMin}" customWidth="1"/>`,
  );
  return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
}

function widthOf(text: string): number {
  const lines = text.slice(0, 2000).split('\n');
  return lines.reduce((longest, line) => Math.max(longest, textWidth(line)), 0);
}

import { refused } from './refusal.ts';
import type { Merged, SheetBudget, SheetCell, SheetCells } from './sheet-cells.ts';
import { rowsOf } from './open-document-text.ts';
import { attributeOf, elements, textOf, type XmlElement } from './xml.ts';

const cellsMax = 1_000_000;
const charactersMax = 64_000_000;
const rowMax = 1_048_576;
const columnMax = 16_384;
const mergedMax = 100_000;

/** Reads the cells of an OpenDocument sheet. Repeated empty cells and rows are skipped, because a sheet can declare a million of them. */
export function openDocumentSheet(table: XmlElement, budget: SheetBudget): SheetCells {
  const rows = new Map<number, SheetCell[]>();
  const merged: Merged[] = [];
  let row = 0;
  for (const { row: element } of rowsOf(table, false)) {
    const repeated = repetition(element, 'number-rows-repeated');
    const cells = cellsOf(element, row, merged);
    const copies = cells.length === 0 ? 0 : repeated;
    const characters = cells.reduce((sum, { text }) => sum + text.length, 0);
    budget.cells += cells.length * copies;
    budget.characters += characters * copies;
    if (budget.cells > cellsMax) throw refused(`the workbook has more than ${cellsMax} cells`);
    if (budget.characters > charactersMax) throw refused(`the workbook has more than ${charactersMax} characters`);
    for (let copy = 0; copy < copies; copy += 1) rows.set(row + copy, cells);
    row += repeated;
    if (row >= rowMax) break;
  }
  return { rows, merged };
}

function cellsOf(row: XmlElement, rowNumber: number, merged: Merged[]): SheetCell[] {
  const cells: SheetCell[] = [];
  let column = 0;
  for (const element of elements(row)) {
    if (element.name !== 'table-cell' && element.name !== 'covered-table-cell') continue;
    const repeated = repetition(element, 'number-columns-repeated');
    const text = element.name === 'table-cell' ? shownText(element) : '';
    const [rowSpan, columnSpan] = [repetition(element, 'number-rows-spanned'), repetition(element, 'number-columns-spanned')];
    if ((rowSpan > 1 || columnSpan > 1) && merged.length < mergedMax) merged.push({ row: rowNumber, column, rowSpan, columnSpan });
    for (let copy = 0; text !== '' && copy < repeated && column + copy < columnMax; copy += 1) {
      const type = attributeOf(element, 'value-type');
      cells.push({ column: column + copy, text, isBold: false, isValue: type !== undefined && type !== 'string' });
    }
    column += repeated;
    if (column >= columnMax) break;
  }
  return cells;
}

/** The displayed text of a cell. A formula without a result is shown as it was written. */
function shownText(cell: XmlElement): string {
  const lines = elements(cell, 'p').map((paragraph) => textOf(paragraph));
  const shown = lines.join('\n').trim();
  return shown === ''
    ? (attributeOf(cell, 'formula')
        ?.replace(/^(?:of|oooc|msoxl):/, '')
        .slice(0, 8192) ?? '')
    : shown;
}

function repetition(element: XmlElement, name: string): number {
  const count = Number(attributeOf(element, name) ?? 1);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, rowMax) : 1;
}

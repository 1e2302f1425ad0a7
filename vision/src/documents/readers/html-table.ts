import type { Block, Cell } from '../document-model.ts';
import type { HtmlElement } from './html-tree.ts';
import { joinLines } from './runs.ts';
import { linesOf } from './word-table.ts';

const columnsMax = 1000;
const rowsMax = 100_000;
/** The limit for all spans together: otherwise two numbers in a page could create a billion positions. */
const placesMax = 2_000_000;

/** A table, followed by the pictures in its cells (HTML standard, 4.9.12: forming a table). */
export async function htmlTable(table: HtmlElement, blocksIn: (cell: HtmlElement) => Promise<Block[]>): Promise<Block[]> {
  const pictures: Block[] = [];
  const rows: Cell[][] = [];
  const taken = new TakenPlaces();
  let headerRows = 0;
  const found = rowsOf(table, false).slice(0, rowsMax);
  for (const [index, { element, isHead }] of found.entries()) {
    const cells: Cell[] = [];
    let column = 0;
    const inner = cellsOf(element);
    for (const cell of inner) {
      column = taken.nextFree(index, column);
      if (column >= columnsMax) break;
      const blocks = await blocksIn(cell);
      pictures.push(...blocks.filter(({ kind }) => kind === 'image'));
      const columnSpan = Math.min(columnsMax - column, spanOf(cell, 'colspan'));
      const rowSpan = Math.min(found.length - index, spanOf(cell, 'rowspan', found.length - index));
      taken.take(index, column, rowSpan, columnSpan);
      cells.push({ column, columnSpan, rowSpan, runs: joinLines(blocks.map(linesOf)), box: null });
      column += columnSpan;
    }
    const isHeader = isHead || (inner.length > 0 && inner.every(({ name }) => name === 'th'));
    if (isHeader && headerRows === rows.length) headerRows += 1;
    rows.push(cells);
  }
  if (rows.every((cells) => cells.length === 0)) return pictures;
  return [{ kind: 'table', rows, headerRows: Math.min(headerRows, rows.length), isRuled: true, pages: [], box: null }, ...pictures];
}

class TakenPlaces {
  readonly #places = new Set<number>();

  nextFree(row: number, from: number): number {
    let column = from;
    while (column < columnsMax && this.#places.has(row * columnsMax + column)) column += 1;
    return column;
  }

  /** Only the rows below need to be remembered: in its own row, the next cell always begins after this one. */
  take(row: number, column: number, rowSpan: number, columnSpan: number): void {
    for (let down = 1; down < rowSpan; down += 1) {
      for (let right = 0; right < columnSpan && this.#places.size < placesMax; right += 1) {
        this.#places.add((row + down) * columnsMax + column + right);
      }
    }
  }
}

function rowsOf(parent: HtmlElement, isHead: boolean): Array<{ element: HtmlElement; isHead: boolean }> {
  return parent.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    if (child.name === 'tr') return [{ element: child, isHead }];
    return ['thead', 'tbody', 'tfoot'].includes(child.name) ? rowsOf(child, child.name === 'thead') : [];
  });
}

function cellsOf(row: HtmlElement): HtmlElement[] {
  return row.children.filter((child) => typeof child !== 'string').filter(({ name }) => name === 'td' || name === 'th');
}

/** A row span of zero extends to the last row. */
function spanOf({ attributes }: HtmlElement, name: string, ofZero = 1): number {
  const span = Number(attributes.get(name) ?? 1);
  if (!Number.isInteger(span) || span < 0) return 1;
  return span === 0 ? ofZero : span;
}

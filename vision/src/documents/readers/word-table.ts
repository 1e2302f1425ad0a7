import { plainText, type Block, type Cell, type Run } from '../document-model.ts';
import { joinLines } from './runs.ts';
import { attributeOf, child, elements, type XmlElement } from './xml.ts';

const columnsMax = 1000;

/** A table, followed by the pictures in its cells. Nested tables become lines of text. */
export function wordTable(table: XmlElement, blocksIn: (cell: XmlElement) => Block[]): Block[] {
  const pictures: Block[] = [];
  const rows: Cell[][] = [];
  /** The last cell that begins at each column. A vertically merged cell below extends it. */
  const above = new Map<number, Cell>();
  let headerRows = 0;
  for (const row of rowsOf(table)) {
    const cells: Cell[] = [];
    let column = spanOf(child(row, 'trPr', 'gridBefore'), 0);
    for (const element of cellsOf(row)) {
      if (column >= columnsMax) break;
      const columnSpan = Math.min(columnsMax - column, spanOf(child(element, 'tcPr', 'gridSpan'), 1));
      const merged = above.get(column);
      if (isMergedUp(element) && merged !== undefined) merged.rowSpan += 1;
      else {
        const blocks = blocksIn(element);
        pictures.push(...blocks.filter(({ kind }) => kind === 'image'));
        const cell = { column, columnSpan, rowSpan: 1, runs: joinLines(blocks.map(linesOf)), box: null };
        cells.push(cell);
        above.set(column, cell);
      }
      column += columnSpan;
    }
    if (headerRows === rows.length && child(row, 'trPr', 'tblHeader') !== undefined) headerRows += 1;
    rows.push(cells);
  }
  if (rows.every((cells) => cells.length === 0)) return pictures;
  return [{ kind: 'table', rows, headerRows, isRuled: true, pages: [], box: null }, ...pictures];
}

function rowsOf(table: XmlElement): XmlElement[] {
  return within(table, 'tr');
}

function cellsOf(row: XmlElement): XmlElement[] {
  return within(row, 'tc');
}

function within(parent: XmlElement, name: string): XmlElement[] {
  return elements(parent).flatMap((element) => {
    if (element.name === name) return [element];
    return ['sdt', 'sdtContent', 'customXml', 'ins'].includes(element.name) ? within(element, name) : [];
  });
}

function spanOf(element: XmlElement | undefined, otherwise: number): number {
  const span = Number(attributeOf(element, 'val') ?? otherwise);
  return Number.isInteger(span) ? Math.min(columnsMax, Math.max(otherwise, span)) : otherwise;
}

function isMergedUp(cell: XmlElement): boolean {
  const merge = child(cell, 'tcPr', 'vMerge');
  return merge !== undefined && attributeOf(merge, 'val') !== 'restart';
}

/** Converts a block to the lines of a cell. */
export function linesOf(block: Block): Run[] {
  if (block.kind === 'item') return [{ text: `${block.marker} ` }, ...block.runs];
  if (block.kind === 'code') return [{ text: block.text, code: true }];
  if (block.kind === 'table') return [{ text: block.rows.map((row) => row.map(({ runs }) => plainText(runs)).join('\t')).join('\n') }];
  return block.kind === 'image' ? [] : [...block.runs];
}

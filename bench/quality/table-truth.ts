import { plainText, type Block } from '../../vision/src/documents/document-model.ts';
import { parseXml, type XmlElement } from '../../vision/src/documents/readers/xml.ts';

/** A cell and the positions that it covers, ends included. */
export interface GridCell {
  row: number;
  column: number;
  rowEnd: number;
  columnEnd: number;
  text: string;
}

export type Grid = readonly GridCell[];

/**
 * Reads the structure of a document's tables as the table competition of ICDAR 2013 publishes it (`*-str.xml`). A table on two pages has a
 * region on each, and each region is a grid of its own here.
 */
export function gridsOfTruth(xml: string): Grid[] {
  return allOf(parseXml(xml), 'region').map((region) =>
    allOf(region, 'cell').map((cell) => {
      const at = (name: string) => Number(cell.attributes.get(name) ?? Number.NaN);
      const [row, column] = [at('start-row'), at('start-col')];
      const text = allOf(cell, 'content').flatMap(({ children }) => children.filter((child) => typeof child === 'string'));
      return { row, column, rowEnd: at('end-row') || row, columnEnd: at('end-col') || column, text: text.join(' ') };
    }),
  );
}

function allOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : child.name === name ? [child] : allOf(child, name)));
}

/** The tables of a document as it was read. */
export function gridsOfBlocks(blocks: readonly Block[]): Grid[] {
  return blocks.flatMap((block) =>
    block.kind === 'table'
      ? [
          block.rows.flatMap((cells, row) =>
            cells.map(({ column, columnSpan, rowSpan, runs }) => ({
              row,
              column,
              rowEnd: row + rowSpan - 1,
              columnEnd: column + columnSpan - 1,
              text: plainText(runs),
            })),
          ),
        ]
      : [],
  );
}

/** Lines of `pdftotext -layout` as a table: wide spaces separate cells, lines without wide spaces separate tables. */
export function gridsOfLayout(pages: readonly string[]): Grid[] {
  const grids: GridCell[][] = [];
  let rows: string[][] = [];
  for (const line of [...pages.flatMap((page) => [...page.split('\n'), 'end']), 'end']) {
    const cells = line.trim() === '' ? [] : line.trim().split(/ {2,}/);
    if (cells.length > 1) rows.push(cells);
    if (cells.length !== 1) continue;
    if (rows.length > 1) grids.push(rows.flatMap((texts, row) => texts.map((text, column) => simpleCell(row, column, text))));
    rows = [];
  }
  return grids;
}

function simpleCell(row: number, column: number, text: string): GridCell {
  return { row, column, rowEnd: row, columnEnd: column, text };
}

/**
 * The neighbours in a table: each cell with text and the next one with text to its right and below it, empty cells skipped. Tables are
 * compared by these pairs: M. Göbel, T. Hassan, E. Oro, G. Orsi, A methodology for evaluating algorithms for table understanding in PDF
 * documents (2012).
 * @returns how often each pair occurs
 */
export function neighboursOf(grids: readonly Grid[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const grid of grids) {
    const filled = grid.map((cell) => ({ ...cell, key: keyOf(cell.text) })).filter(({ key }) => key !== '');
    const places = new Map(filled.flatMap((cell) => placesOf(cell).map((place) => [place, cell] as const)));
    const [rows, columns] = [Math.max(...filled.map(({ rowEnd }) => rowEnd)), Math.max(...filled.map(({ columnEnd }) => columnEnd))];
    for (const cell of filled) {
      const right = new Set(
        range(cell.row, cell.rowEnd).map((row) => firstOf(places, range(cell.columnEnd + 1, columns), (at) => [row, at])),
      );
      const below = new Set(
        range(cell.column, cell.columnEnd).map((at) => firstOf(places, range(cell.rowEnd + 1, rows), (row) => [row, at])),
      );
      for (const [direction, found] of [['right', right] as const, ['below', below] as const]) {
        for (const other of found) {
          if (other === null) continue;
          const pair = `${cell.key} ${direction} ${other.key}`;
          counts.set(pair, (counts.get(pair) ?? 0) + 1);
        }
      }
    }
  }
  return counts;
}

/** How many pairs are right, of those that are known and of those that were found. */
export interface Compared {
  right: number;
  known: number;
  found: number;
  missed: string[];
}

/** Compares pairs that were found with those that are known. */
export function comparedNeighbours(known: ReadonlyMap<string, number>, found: ReadonlyMap<string, number>): Compared {
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
  const right = sum([...known].map(([pair, count]) => Math.min(count, found.get(pair) ?? 0)));
  const missed = [...known].flatMap(([pair, count]) => ((found.get(pair) ?? 0) < count ? [pair] : []));
  return { right, known: sum(known.values()), found: sum(found.values()), missed };
}

function placesOf({ row, column, rowEnd, columnEnd }: GridCell): string[] {
  return range(row, rowEnd).flatMap((each) => range(column, columnEnd).map((at) => `${each} ${at}`));
}

function firstOf<Found>(places: ReadonlyMap<string, Found>, along: readonly number[], place: (at: number) => number[]): Found | null {
  for (const at of along) {
    const found = places.get(place(at).join(' '));
    if (found !== undefined) return found;
  }
  return null;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** Without spaces, and with one sign for all that are neither letters nor numbers, which fonts name in many ways. */
function keyOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '_');
}

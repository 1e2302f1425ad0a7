import { refused } from './refusal.ts';
import type { SheetStyles } from './sheet-formats.ts';
import { attributeNamed, readXml } from './xml.ts';

export interface SheetCell {
  /** Starts at 0. */
  column: number;
  text: string;
  isBold: boolean;
  /** The cell contains a number, a date or a boolean. */
  isValue: boolean;
}

export interface SheetCells {
  /** By row number, starting at 0, in order. Empty rows and cells are not listed. */
  rows: ReadonlyMap<number, readonly SheetCell[]>;
  merged: readonly Merged[];
}

export interface Merged {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
}

/** Totals over all sheets of a workbook. */
export interface SheetBudget {
  cells: number;
  characters: number;
}

const stringsMax = 2_000_000;
const cellsMax = 1_000_000;
const charactersMax = 64_000_000;
const mergedMax = 100_000;
const rowMax = 1_048_576;
const columnMax = 16_384;

export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  readXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 't') isText = true;
      // Phonetic guides for Japanese text are not part of the text.
      else if (name === 'rPh') phonetic += 1;
    },
    text(part) {
      if (isText && phonetic === 0) text += part;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') phonetic -= 1;
      else if (name === 'si') strings.push(unescaped(text));
      if (strings.length > stringsMax) throw refused(`the workbook has more than ${stringsMax} texts`);
    },
  });
  return strings;
}

interface OpenCell {
  row: number;
  column: number;
  type: string;
  style: number;
  value: string;
  inline: string;
  formula: string;
}

export function readSheetCells(
  xml: string,
  { strings, styles, budget }: { strings: readonly string[]; styles: SheetStyles; budget: SheetBudget },
): SheetCells {
  const rows = new Map<number, SheetCell[]>();
  const merged: Merged[] = [];
  let cell: OpenCell | null = null;
  let row = -1;
  let column = -1;
  let inside = '';

  function openCell(attributes: ReadonlyMap<string, string>): OpenCell {
    const place = placeOf(attributeNamed(attributes, 'r') ?? '');
    row = place?.row ?? Math.max(0, row);
    column = place?.column ?? column + 1;
    const style = Number(attributeNamed(attributes, 's') ?? 0);
    return { row, column, type: attributeNamed(attributes, 't') ?? 'n', style, value: '', inline: '', formula: '' };
  }

  function keep(open: OpenCell): void {
    const text = shownText(open, strings, styles);
    if (text === '' || open.row >= rowMax || open.column >= columnMax) return;
    budget.cells += 1;
    budget.characters += text.length;
    if (budget.cells > cellsMax) throw refused(`the workbook has more than ${cellsMax} cells`);
    // A long text that a million cells refer to is a decompression bomb as well.
    if (budget.characters > charactersMax) throw refused(`the workbook has more than ${charactersMax} characters`);
    const kept = { column: open.column, text, isBold: styles.isBold(open.style), isValue: ['n', 'b', 'd'].includes(open.type) };
    const inRow = rows.get(open.row);
    if (inRow === undefined) rows.set(open.row, [kept]);
    else inRow.push(kept);
  }

  readXml(xml, {
    open(name, attributes) {
      inside = name;
      if (name === 'row') {
        row = Number(attributeNamed(attributes, 'r') ?? row + 2) - 1;
        column = -1;
      } else if (name === 'c') cell = openCell(attributes);
      else if (name === 'mergeCell' && merged.length < mergedMax) {
        const area = areaOf(attributeNamed(attributes, 'ref') ?? '');
        if (area !== null) merged.push(area);
      }
    },
    text(part) {
      if (cell === null) return;
      if (inside === 'v') cell.value += part;
      else if (inside === 'f') cell.formula += part;
      else if (inside === 't') cell.inline += part;
    },
    close(name) {
      inside = '';
      if (name !== 'c' || cell === null) return;
      keep(cell);
      cell = null;
    },
  });
  return { rows: inOrder(rows), merged };
}

/** Sorts rows and cells: files may list them in any order, and may repeat a position. */
function inOrder(rows: ReadonlyMap<number, SheetCell[]>): Map<number, SheetCell[]> {
  const sorted = [...rows].sort(([left], [right]) => left - right);
  return new Map(
    sorted.map(([row, cells]) => {
      const byColumn = new Map(cells.map((cell) => [cell.column, cell]));
      return [row, [...byColumn.values()].sort((left, right) => left.column - right.column)];
    }),
  );
}

function shownText({ type, style, value, inline, formula }: OpenCell, strings: readonly string[], styles: SheetStyles): string {
  // Programs that do not calculate write formulas without a result.
  if (value === '' && formula !== '') return `=${formula.slice(0, 8192)}`;
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'inlineStr') return unescaped(inline);
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n' || value.trim() === '') return value;
  const number = Number(value);
  return Number.isFinite(number) ? styles.show(number, style) : value;
}

/** Decodes the escapes that Excel writes for characters XML does not allow: `_x000D_`. Control characters are removed. */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code < 32 && code !== 9 && code !== 10 ? '' : String.fromCodePoint(code);
  });
}

/** Parses `B3` as row 2, column 1. */
function placeOf(reference: string): { row: number; column: number } | null {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference);
  if (match?.[1] === undefined) return null;
  let column = 0;
  for (const letter of match[1].toUpperCase()) column = column * 26 + (letter.codePointAt(0) ?? 64) - 64;
  return { row: Number(match[2]) - 1, column: column - 1 };
}

function areaOf(reference: string): Merged | null {
  const [from, to] = reference.split(':').map(placeOf);
  if (from === null || to === null || from === undefined || to === undefined) return null;
  const rowSpan = to.row - from.row + 1;
  const columnSpan = to.column - from.column + 1;
  return rowSpan >= 1 && columnSpan >= 1 ? { ...from, rowSpan, columnSpan } : null;
}

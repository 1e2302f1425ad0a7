import { plainText, type Block } from '../../vision/src/documents/document-model.ts';
import type { KnownBlock, KnownItem, KnownTable } from './documents-set.ts';

/** A count out of a total. */
export interface Share {
  right: number;
  of: number;
}

export interface Scores {
  /** With the right level; each surplus heading counts as a wrong one. */
  headings: Share;
  /** Whole blocks in the right order: the longest common subsequence. */
  order: Share;
  /** List items with the right depth and kind. */
  items: Share;
  ruledCells: Share;
  borderlessCells: Share;
  /** The words that were not found. */
  missed: string[];
}

/** How much of a document is in the Markdown made from it. */
export function scoresOf(known: readonly KnownBlock[], found: readonly Block[]): Scores {
  const wanted = known.flatMap(flat);
  const got = found.flatMap(foundEntry);
  const common = commonOf(
    wanted.map(({ text }) => text),
    got.map(({ text }) => text),
  );
  const headings = sharedOf(wanted, got, 'heading');
  const items = sharedOf(wanted, got, 'item');
  const tables = tableScores(known, found, false);
  return {
    headings: headings.share,
    order: { right: common.length, of: Math.max(wanted.length, got.length) },
    items: items.share,
    ruledCells: tables.ruledCells,
    borderlessCells: tables.borderlessCells,
    missed: [...headings.missed, ...items.missed, ...missing(wanted, common), ...tables.missed],
  };
}

/**
 * Tables only, as in a workbook.
 * @param countsSpans whether cells must have the same spans as in the source
 */
export function tableScores(
  known: readonly KnownBlock[],
  found: readonly Block[],
  countsSpans: boolean,
): Pick<Scores, 'ruledCells' | 'borderlessCells' | 'missed'> {
  const grids = found.flatMap((block) => (block.kind === 'table' ? [foundGrid(block, countsSpans)] : []));
  const ruledCells = { right: 0, of: 0 };
  const borderlessCells = { right: 0, of: 0 };
  const missed: string[] = [];
  for (const table of tablesOf(known)) {
    const wanted = knownGrid(table, countsSpans);
    const best = grids.toSorted((one, other) => sameCells(wanted, other) - sameCells(wanted, one))[0] ?? [];
    const share = table.rules === 'none' ? borderlessCells : ruledCells;
    const right = sameCells(wanted, best);
    const of = Math.max(countOf(wanted), right === 0 ? 0 : countOf(best));
    share.right += right;
    share.of += of;
    if (right < of) missed.push(`table ${JSON.stringify(wanted)}\n   read ${JSON.stringify(best)}`);
  }
  return { ruledCells, borderlessCells, missed };
}

interface Entry {
  kind: 'heading' | 'item' | 'text' | 'table';
  text: string;
  /** Its level, and for an item its kind. */
  detail: string;
}

function flat(block: KnownBlock): Entry[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', text: bare(block.text), detail: `${block.level}` }];
    case 'paragraph':
      return [{ kind: 'text', text: bare(block.text), detail: '' }];
    case 'list':
      return block.items.flatMap((item) => flatItem(item, block.isOrdered, 0));
    case 'table':
      return [{ kind: 'table', text: 'a table', detail: '' }];
    case 'columns':
      return block.blocks.flatMap(flat);
  }
}

function flatItem(item: KnownItem, isOrdered: boolean, level: number): Entry[] {
  const [text, ...below] = typeof item === 'string' ? [item] : item;
  return [
    { kind: 'item', text: bare(text), detail: `${level} ${isOrdered}` },
    ...below.flatMap((each) => flatItem(each, isOrdered, level + 1)),
  ];
}

function foundEntry(block: Block): Entry[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', text: bare(plainText(block.runs)), detail: `${block.level}` }];
    case 'item':
      return [{ kind: 'item', text: bare(plainText(block.runs)), detail: `${block.level} ${block.isOrdered}` }];
    case 'table':
      return [{ kind: 'table', text: 'a table', detail: '' }];
    case 'paragraph':
      return [{ kind: 'text', text: bare(plainText(block.runs)), detail: '' }];
    case 'code':
      return [{ kind: 'text', text: bare(block.text), detail: '' }];
    case 'image':
    case 'furniture':
      return [];
  }
}

function bare(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

function sharedOf(wanted: readonly Entry[], got: readonly Entry[], kind: Entry['kind']): { share: Share; missed: string[] } {
  const left = got.filter((entry) => entry.kind === kind);
  const all = wanted.filter((entry) => entry.kind === kind);
  const extra = Math.max(0, left.length - all.length);
  const missed: string[] = [];
  for (const entry of all) {
    const place = left.findIndex(({ text, detail }) => text === entry.text && detail === entry.detail);
    if (place >= 0) left.splice(place, 1);
    else missed.push(`${kind} ${entry.detail}: ${entry.text}`);
  }
  return {
    share: { right: all.length - missed.length, of: all.length + extra },
    missed: [...missed, ...left.map(({ text, detail }) => `no such ${kind} ${detail}: ${text}`)],
  };
}

/** A longest common subsequence. */
function commonOf(wanted: readonly string[], got: readonly string[]): string[] {
  let rows: string[][] = Array.from({ length: got.length + 1 }, () => []);
  for (const text of wanted) {
    const next: string[][] = [[]];
    for (const [index, other] of got.entries()) {
      const [above = [], before = [], diagonal = []] = [rows[index + 1], next[index], rows[index]];
      if (text === other) next.push([...diagonal, text]);
      else next.push(above.length >= before.length ? above : before);
    }
    rows = next;
  }
  return rows.at(-1) ?? [];
}

function missing(wanted: readonly Entry[], common: readonly string[]): string[] {
  const left = [...common];
  return wanted.flatMap(({ text, kind }) => {
    const place = left.indexOf(text);
    if (place < 0) return [`not in order: ${kind} ${text}`];
    left.splice(place, 1);
    return [];
  });
}

function tablesOf(blocks: readonly KnownBlock[]): KnownTable[] {
  return blocks.flatMap((block) => (block.kind === 'columns' ? tablesOf(block.blocks) : block.kind === 'table' ? [block] : []));
}

const spannedMark = '(spanned)';

/** A text for every position; positions that a span covers are empty, or marked. */
function gridOf(
  rows: ReadonlyArray<ReadonlyArray<{ text: string; column?: number; columns: number; rows: number }>>,
  countsSpans: boolean,
): string[][] {
  const grid: string[][] = rows.map(() => []);
  for (const [index, row] of rows.entries()) {
    for (const cell of row) {
      let column = cell.column ?? 0;
      while (cell.column === undefined && grid[index]?.[column] !== undefined) column += 1;
      for (let down = 0; down < cell.rows; down += 1)
        for (let across = 0; across < cell.columns; across += 1) {
          const line = grid[index + down];
          const isFirst = down === 0 && across === 0;
          if (line !== undefined) line[column + across] = isFirst ? cell.text : countsSpans ? spannedMark : '';
        }
    }
  }
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0);
  return grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}

function knownGrid({ rows }: KnownTable, countsSpans: boolean): string[][] {
  const full = rows.map((row) =>
    row.map((cell) => {
      const { text, columns = 1, rows: down = 1 } = typeof cell === 'string' ? { text: cell } : cell;
      return { text: bare(text), columns, rows: down };
    }),
  );
  return gridOf(full, countsSpans);
}

function foundGrid({ rows }: Extract<Block, { kind: 'table' }>, countsSpans: boolean): string[][] {
  const full = rows.map((row) =>
    row.map(({ runs, column, columnSpan, rowSpan }) => ({ text: bare(plainText(runs)), column, columns: columnSpan, rows: rowSpan })),
  );
  return gridOf(full, countsSpans);
}

function sameCells(wanted: ReadonlyArray<readonly string[]>, got: ReadonlyArray<readonly string[]>): number {
  return wanted.reduce((sum, row, index) => sum + row.filter((text, column) => got[index]?.[column] === text).length, 0);
}

function countOf(grid: ReadonlyArray<readonly string[]>): number {
  return grid.reduce((sum, row) => sum + row.length, 0);
}

import type { Block, Cell } from '../document-model.ts';
import { inlineRuns } from './markdown-inline.ts';
import { refused } from './refusal.ts';

const columnsMax = 500;
const cellsMax = 500_000;
const divider = /^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*:?-+:?[ \t]*\|?[ \t]*$/;

/** A GitHub Markdown table: a header row, a row of dashes, rows of values. Null when no table begins at this line. */
export function tableAt(lines: readonly string[], at: number): { blocks: Block[]; next: number } | null {
  const second = lines[at + 1] ?? '';
  if (!(lines[at] ?? '').includes('|') || second.length > 10_000 || !second.includes('-') || !divider.test(second)) return null;
  const names = cellsOf(lines[at] ?? '');
  if (names.length !== cellsOf(second).length) return null;
  const rows = [rowOf(names, names.length)];
  let next = at + 2;
  for (; next < lines.length && (lines[next] ?? '').includes('|'); next += 1) {
    rows.push(rowOf(cellsOf(lines[next] ?? ''), names.length));
    if (rows.length * names.length > cellsMax) throw refused(`the document has a table of more than ${cellsMax} cells`);
  }
  return { blocks: [{ kind: 'table', rows, headerRows: 1, isRuled: true, pages: [], box: null }], next };
}

function rowOf(cells: readonly string[], columns: number): Cell[] {
  return Array.from({ length: columns }, (_, column) => ({
    column,
    columnSpan: 1,
    rowSpan: 1,
    runs: inlineRuns((cells[column] ?? '').replaceAll(/<br ?\/?>/gi, '  \n')),
    box: null,
  }));
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/, columnsMax).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
}

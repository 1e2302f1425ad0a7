import { linesOf } from './lines.ts';
import type { Word } from './page-content.ts';
import type { GridCell } from './ruled-tables.ts';
import { segmentsOf } from './spanning-heads.ts';

const columnsMin = 3;
const linesMin = 3;
/** Relative to the font size: wider than any space in running text. */
const gapMin = 0.8;
/** In points: a text may reach this far over the rule of its column. */
const slack = 2.5;
const crossingMax = 0.1;
const fullShare = 0.45;

/**
 * The rows of a band without rules between its columns, where only the head of the table has them. Null if its text does not keep to these
 * columns. A line with a text in one column only continues the row above, if that has one there.
 *
 * @param edges of the columns, the right one of the last too
 */
export function rowsUnderHead(cells: readonly GridCell[], words: readonly Word[], edges: readonly number[]): Word[][][] | null {
  const [cell, second] = cells;
  const columns = edges.length - 1;
  if (cell === undefined || second !== undefined || cell.columnSpan < Math.max(columnsMin, columns)) return null;
  const lines = linesOf(words).map((line) =>
    segmentsOf(line.words, gapMin * line.size).map((segment) => {
      const column = Math.max(
        0,
        edges.findLastIndex((edge) => edge <= segment.box[0] + slack),
      );
      return { ...segment, column, isCrossing: segment.box[2] > (edges[column + 1] ?? Infinity) + slack };
    }),
  );
  const segments = lines.flat();
  const full = lines.filter((line) => new Set(line.map(({ column }) => column)).size > 1);
  const crossing = segments.filter(({ isCrossing }) => isCrossing);
  if (lines.length < linesMin || full.length < fullShare * lines.length || crossing.length > crossingMax * segments.length) return null;
  const rows: Word[][][] = [];
  for (const line of lines) {
    const row = Array.from({ length: columns }, (_, column) => line.flatMap((segment) => (segment.column === column ? segment.words : [])));
    const filled = row.flatMap((cellWords, column) => (cellWords.length > 0 ? [column] : []));
    const [only = 0, other] = filled;
    const last = rows.at(-1);
    if (other === undefined && only > 0 && (last?.[only] ?? []).length > 0) last?.[only]?.push(...(row[only] ?? []));
    else rows.push(row);
  }
  return rows;
}

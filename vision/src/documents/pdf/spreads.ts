import { least, median, most, type PageContent } from './page-content.ts';
import { rowsOf, type Atom } from './regions.ts';

/** Of the width of the page: pages of a book are this far apart, columns are not. */
const gutterMin = 0.05;
const rowsMin = 10;
/** Rows of tables are shorter. */
const lettersMin = 16;
/** The share of rows that a table has on both sides, on one baseline. */
const pairedMax = 0.6;

/** The two pages of a book on one landscape page, the left one first; else all parts of the page. */
export function leavesOf<Kind extends Atom>(atoms: readonly Kind[], { width, height }: Pick<PageContent, 'width' | 'height'>): Kind[][] {
  const middle = width / 2;
  const [left, right] = [atoms.filter(({ box }) => box[2] <= middle), atoms.filter(({ box }) => box[0] >= middle)];
  const isSpread = width > 1.2 * height && left.length + right.length === atoms.length && haveGutter(left, right, width);
  return isSpread && areText(left, right) ? [left, right] : [[...atoms]];
}

function haveGutter(left: readonly Atom[], right: readonly Atom[], width: number): boolean {
  return least(right.map(({ box }) => box[0])) - most(left.map(({ box }) => box[2])) >= gutterMin * width;
}

function areText(left: readonly Atom[], right: readonly Atom[]): boolean {
  const [rows, others] = [left, right].map((side) => rowsOf(side.filter(({ letters }) => letters !== null)));
  if (rows === undefined || others === undefined) return false;
  const areLong = [rows, others].every(
    (side) => side.length >= rowsMin && median(side.map((row) => row.reduce((sum, { letters }) => sum + (letters ?? 0), 0))) >= lettersMin,
  );
  const baselines = others.map(([first]) => first?.baseline ?? 0);
  const paired = rows.filter(
    ([first]) => first !== undefined && baselines.some((other) => Math.abs(other - first.baseline) < 0.1 * first.size),
  );
  return areLong && paired.length <= pairedMax * rows.length;
}

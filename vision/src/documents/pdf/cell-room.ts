import { least, most, type Word } from './page-content.ts';

/** Whether a line of a cell had room for the first word of the line below it: then the text was not broken to fit the cell's width. */
export function hadRoom(above: readonly Word[], below: readonly Word[], width: number): boolean {
  const [first] = below;
  if (first === undefined || above.length === 0) return false;
  return width - widthOf(above) > first.box[2] - first.box[0] + 0.35 * first.style.size;
}

function widthOf(words: readonly Word[]): number {
  return words.length === 0 ? 0 : most(words.map(({ box }) => box[2])) - least(words.map(({ box }) => box[0]));
}

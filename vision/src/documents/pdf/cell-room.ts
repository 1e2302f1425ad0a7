import { least, most, type Word } from './page-content.ts';

/** Whether a line of a cell had room for the first word of the line below it: then the text was not broken to fit the cell's width. */
export function hadRoom(above: readonly Word[], below: readonly Word[], width: number): boolean {
  const [first] = below;
  if (first === undefined || above.length === 0) return false;
  return width - widthOf(above) > first.box[2] - first.box[0] + 0.35 * first.style.size;
}

/**
 * Whether all texts of a line continue those of the row above. Each begins in lower case, the name of the row too, and a sentence was
 * broken to fit its column.
 *
 * @param widths of the columns
 */
export function areContinued(
  cells: ReadonlyArray<readonly Word[]>,
  above: ReadonlyArray<readonly Word[]> | undefined,
  widths: readonly number[],
): boolean {
  const name = above?.[0]?.[0];
  if (above === undefined || name === undefined || isLower(name) || !cells.every(([word]) => word === undefined || isLower(word)))
    return false;
  return cells.some((words, column) => {
    const [width = 0, before = []] = [widths[column], above[column]];
    const [word] = words;
    return word !== undefined && before.length > 0 && width > proseMin * word.style.size && !hadRoom(before, words, width);
  });
}

/** The least width of a column of sentences, relative to the font size: a narrow column is full with a word. */
const proseMin = 10;

export function isLower(word: Word | undefined): boolean {
  return /^\p{Ll}/u.test(word?.text ?? '');
}

function widthOf(words: readonly Word[]): number {
  return words.length === 0 ? 0 : most(words.map(({ box }) => box[2])) - least(words.map(({ box }) => box[0]));
}

import { isMonoLine, type Line } from './lines.ts';
import { least } from './page-content.ts';

/** A range of lines: `start` is inclusive, `end` is exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** Finds neighbouring lines in a monospaced font. */
export function codeStretches(lines: readonly Line[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (!isMonoLine(line) || isWithinSentence(line, before, lines[index + 1])) continue;
    const last = stretches.at(-1);
    if (last !== undefined && last.end === index && before !== undefined && line.baseline - before.baseline < 4 * line.size)
      last.end = index + 1;
    else stretches.push({ start: index, end: index + 1 });
  }
  return stretches;
}

/**
 * Whether a paragraph's line happens to contain only code: it follows the sentence before it at the normal line distance, and no more code
 * follows.
 */
function isWithinSentence(line: Line, before: Line | undefined, next: Line | undefined): boolean {
  if (before === undefined || isMonoLine(before) || line.baseline - before.baseline > 1.35 * Math.max(line.size, before.size)) return false;
  const isFollowed = next !== undefined && isMonoLine(next) && next.baseline - line.baseline < 1.35 * line.size;
  const isInStep = Math.abs(line.box[0] - before.box[0]) < 0.5 * line.size && before.box[2] - before.box[0] > 20 * before.size;
  return !isFollowed && isInStep && !/[.:!?;]["'”’)]?$/u.test(before.words.at(-1)?.text ?? '');
}

/** The text of the code. Indents and empty lines are derived from the positions of the words. */
export function codeOf(lines: readonly Line[]): string {
  const left = least(lines.map(({ box }) => box[0]));
  const width = letterWidth(lines);
  let text = '';
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before !== undefined) text += line.baseline - before.baseline > 1.9 * line.size ? '\n\n' : '\n';
    let column = 0;
    for (const word of line.words) {
      const place = Math.max(column === 0 ? 0 : column + 1, Math.round((word.box[0] - left) / width));
      text += ' '.repeat(Math.min(place - column, 200)) + word.text;
      column = place + word.text.length;
    }
  }
  return text;
}

function letterWidth(lines: readonly Line[]): number {
  const longest = lines.flatMap(({ words }) => words).toSorted((one, other) => other.text.length - one.text.length)[0];
  return longest === undefined ? 6 : Math.max(1, (longest.box[2] - longest.box[0]) / longest.text.length);
}

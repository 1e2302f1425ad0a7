import { isMonoLine, type Line } from './lines.ts';
import { least } from './page-content.ts';

/** Lines from `start`, before `end`. */
export interface Stretch {
  start: number;
  end: number;
}

/** Neighbouring lines that are set in letters of one width. */
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

/** A line of a paragraph that happens to hold code only: the sentence before it goes on in step, and it is no line of more code. */
function isWithinSentence(line: Line, before: Line | undefined, next: Line | undefined): boolean {
  if (before === undefined || isMonoLine(before) || line.baseline - before.baseline > 1.35 * Math.max(line.size, before.size)) return false;
  const isFollowed = next !== undefined && isMonoLine(next) && next.baseline - line.baseline < 1.35 * line.size;
  const isInStep = Math.abs(line.box[0] - before.box[0]) < 0.5 * line.size && before.box[2] - before.box[0] > 20 * before.size;
  return !isFollowed && isInStep && !/[.:!?;]["'”’)]?$/u.test(before.words.at(-1)?.text ?? '');
}

/** The text of code with its indents and empty lines, as far as places tell them. */
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

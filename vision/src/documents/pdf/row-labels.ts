import { isLower } from './cell-room.ts';
import type { Word } from './page-content.ts';

/** The dots that lead from a label to its numbers. */
const leaderMin = 4;

/** Rows without the dots that lead to numbers, and with labels of two lines in one row. */
export function withWholeLabels(rows: ReadonlyArray<ReadonlyArray<Word[]>>): Word[][][] {
  const plain = rows.map((row) => row.map(withoutLeader));
  return plain.flatMap((row, index) => {
    const [before, below] = [plain[index - 1], plain[index + 1]];
    if (isBegun(row, below, plain[index + 2])) return [];
    const [label = [], ...values] = row;
    return [before !== undefined && isBegun(before, row, below) ? [[...(before[0] ?? []), ...label], ...values] : [...row]];
  });
}

function withoutLeader(words: Word[]): Word[] {
  const last = words.findLastIndex(({ text }) => !/^[.\u2026]+$/.test(text));
  const dots = words.slice(last + 1).reduce((sum, { text }) => sum + text.length * (text.startsWith('.') ? 1 : 3), 0);
  if (last < 0 || dots < leaderMin) return words;
  // The first dot touches the label, unless that is an abbreviation.
  return words
    .slice(0, last + 1)
    .map((word, index) => (index === last && /\p{L}{4}\.$/u.test(word.text) ? { ...word, text: word.text.slice(0, -1) } : word));
}

/** Whether a label goes on in the row below, which has the values. Below a title, several rows begin with a small letter. */
function isBegun(row: readonly Word[][], below: readonly Word[][] = [], next: readonly Word[][] = []): boolean {
  const [[first, ...others] = [], ...values] = row;
  const [[rest] = [], ...belowValues] = below;
  if (first === undefined || rest === undefined || values.length < 2 || values.some((cell) => cell.length > 0)) return false;
  const last = others.at(-1) ?? first;
  return (
    isLower(rest) &&
    !isLower(next[0]?.[0]) &&
    belowValues.some((cell) => cell.length > 0) &&
    first.style === rest.style &&
    !/[:.]$/.test(last.text)
  );
}

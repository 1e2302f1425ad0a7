import type { Box, Run } from '../document-model.ts';
import { least, most, union, type Word } from './page-content.ts';
import { inReadingOrder, needsReordering, type Piece } from './right-to-left.ts';

/** Words on one baseline, from left to right. */
export interface Line {
  words: Word[];
  box: Box;
  baseline: number;
  /** The size of most letters. */
  size: number;
  isBold: boolean;
}

/**
 * A line without the positions of its words. A document keeps all of its lines in memory; with their words they would take ten times as
 * much.
 */
export interface TextLine {
  runs: readonly Run[];
  size: number;
  isBold: boolean;
  /** Usually code. */
  isMono: boolean;
  /** A line of a table of contents that leads to a page number. */
  isLeader: boolean;
  /** The width of the first word. */
  firstWidth: number;
}

/** Chinese and Japanese are written without spaces, Korean is not. */
const unspaced = /[\u2e80-\u2fdf\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]/;

function isUnspaced(letter = ''): boolean {
  return letter > '\u2e7f' && unspaced.test(letter);
}

/** An initial is at least this many times as large as the text. */
export const initialMin = 2.2;

/** Groups words into lines by their baseline. Raised or lowered words belong to the line that they touch or overlap. */
export function linesOf(words: readonly Word[]): Line[] {
  const groups: Array<{ words: Word[]; baseline: number; size: number }> = [];
  // Each cluster has the baseline of its largest letters.
  const sorted = clustersOf(words).toSorted((one, other) => one.baseline - other.baseline || one.left - other.left);
  for (const { words: cluster, baseline, size } of sorted) {
    const group = groups
      .slice(-4)
      .findLast((candidate) => isOnLine({ baseline, size }, candidate) && !isBelow({ words: cluster, baseline, size }, candidate));
    if (group === undefined) groups.push({ words: [...cluster], baseline, size });
    else {
      group.words.push(...cluster);
      if (size > group.size * 1.2 && size < group.size * initialMin) Object.assign(group, { baseline, size });
    }
  }
  return withInitials(groups.map((group) => lineOf(group.words)).toSorted((one, other) => one.baseline - other.baseline));
}

/** Moves an initial, which stands beside several lines and on the baseline of the last, to the first of them. */
function withInitials(lines: readonly Line[]): Line[] {
  let result = [...lines];
  for (const line of lines) {
    const [initial, ...others] = line.words;
    if (initial === undefined || !initialLetter.test(initial.text)) continue;
    const next = result[result.indexOf(line) - 1];
    if (next === undefined || !isInitial(initial, others.length === 0 ? next : lineOf(others))) continue;
    const first = result.find(
      ({ words, box, baseline }) =>
        words[0] !== initial &&
        baseline > initial.baseline - 0.85 * initial.style.size &&
        baseline < initial.baseline &&
        box[0] >= initial.box[2] - 1 &&
        box[0] < initial.box[2] + initial.style.size,
    );
    if (first === undefined) continue;
    const rest = others.length === 0 ? [] : [lineOf(others)];
    result = result.flatMap((each) => (each === first ? [lineOf([initial, ...first.words])] : each === line ? rest : [each]));
  }
  return result;
}

const initialLetter = /^[\p{Ps}\p{Pi}"']?\p{L}$/u;

function isInitial({ style }: Word, line: Line): boolean {
  return style.size > initialMin * line.size;
}

/** Whether words are below others of their size: two lines may share the height of a larger note in the margin. */
function isBelow({ words, baseline, size }: Omit<Cluster, 'left'>, line: Omit<Cluster, 'left'>): boolean {
  if (Math.abs(baseline - line.baseline) < 0.2 * size) return false;
  return words.some(({ box, style }) =>
    line.words.some(
      (other) =>
        Math.abs(baseline - other.baseline) > 0.6 * style.size &&
        Math.abs(style.size - other.style.size) < 0.1 * style.size &&
        box[0] < other.box[2] &&
        box[2] > other.box[0],
    ),
  );
}

interface Cluster {
  words: Word[];
  left: number;
  baseline: number;
  size: number;
}

/** Groups words into their chains. The position of a chain is that of most of its largest letters. */
function clustersOf(words: readonly Word[]): Cluster[] {
  const chains = new Map<number, Word[]>();
  const clusters: Word[][] = [];
  for (const word of words) {
    const known = word.chain === undefined ? undefined : chains.get(word.chain);
    if (known !== undefined) known.push(word);
    else {
      const cluster = [word];
      clusters.push(cluster);
      if (word.chain !== undefined) chains.set(word.chain, cluster);
    }
  }
  return clusters.map((cluster) => {
    const [only, second] = cluster;
    if (only !== undefined && second === undefined)
      return { words: cluster, left: only.box[0], baseline: only.baseline, size: only.style.size };
    const size = most(cluster.map(({ style }) => style.size));
    const letters = new Map<number, number>();
    for (const { baseline, style, text } of cluster)
      if (style.size > 0.9 * size) letters.set(baseline, (letters.get(baseline) ?? 0) + text.length);
    const [baseline = 0] = [...letters].toSorted((one, other) => other[1] - one[1])[0] ?? [];
    return { words: cluster, left: least(cluster.map(({ box }) => box[0])), baseline, size };
  });
}

function isOnLine(word: { baseline: number; size: number }, line: { baseline: number; size: number }): boolean {
  const distance = Math.abs(word.baseline - line.baseline);
  const size = Math.max(word.size, line.size);
  const small = Math.min(word.size, line.size);
  // A large initial spans several lines; it belongs to the line whose baseline it shares.
  if (size > initialMin * small) return distance <= 0.2 * small;
  if (distance <= 0.2 * size) return true;
  // Raised or lowered text is smaller, and within the height of the line.
  const isSmaller = small < 0.8 * size;
  return isSmaller && distance < 0.55 * size;
}

export function lineOf(words: readonly Word[]): Line {
  const sorted = words.toSorted((one, other) => one.box[0] - other.box[0]);
  const letters = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const { text, style } of sorted) {
    letters.set(style.size, (letters.get(style.size) ?? 0) + text.length);
    all += text.length;
    if (style.isBold) bold += text.length;
  }
  const size = [...letters].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 10;
  const main = sorted.filter((word) => word.style.size === size);
  return {
    words: sorted,
    box: union(sorted.map(({ box }) => box)),
    baseline: most(main.map(({ baseline }) => baseline)),
    size,
    isBold: all > 0 && bold >= 0.95 * all,
  };
}

const hangul = /\p{Script=Hangul}/u;

/** Most letters have code points below all Korean letters and need no regular expression. */
function isHangul(letter = ''): boolean {
  return letter > '\u10ff' && hangul.test(letter);
}

/** Whether a space belongs between a word and the one before it on its line. */
function needsSpace(before: Word, word: Word): boolean {
  const gap = word.box[0] - before.box[2];
  const size = Math.max(before.style.size, word.style.size);
  if (isUnspaced(before.text.at(-1)) || isUnspaced(word.text[0])) return gap > 0.45 * size;
  // Raised or lowered text is smaller, so the larger text next to it gives the width of a space.
  const { spaceMin: learned = 0.19 * size } = word.style.size > before.style.size ? word : before;
  // Word processors add a small gap between Korean and Latin letters.
  const isMixed = isHangul(before.text.at(-1)) !== isHangul(word.text[0]);
  const spaceMin = isMixed ? Math.max(learned, 0.22 * size) : learned;
  const isWritten = word.hasSpaceBefore || (word.isMirrored === true && before.hasSpaceBefore);
  return gap > spaceMin || (isWritten && gap > 0.05 * size);
}

/** Usually code. */
export function isMonoLine(line: Line): boolean {
  return line.words.every(({ style }) => style.isMono === true);
}

/** Whether the line belongs to a table of contents and leads to a page number. */
export function isLeader(line: Line): boolean {
  const text = textOfWords(line.words);
  return /(?:\.{4,}|(?:\s\.){4,}|…{2,})\s*[\divxlc]{0,6}$/i.test(text);
}

export function textLineOf(line: Line): TextLine {
  const { words, size, isBold } = line;
  const [first] = words;
  return {
    runs: runsOfWords(words),
    size,
    isBold,
    isMono: isMonoLine(line),
    isLeader: isLeader(line),
    firstWidth: first === undefined ? 0 : first.box[2] - first.box[0],
  };
}

/** The words of a line and the spaces between them, in reading order. */
function piecesOf(words: readonly Word[]): Piece[] {
  if (needsReordering(words)) return inReadingOrder(words, needsSpace);
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    const piece = { text: word.text, word };
    return before !== undefined && needsSpace(before, word) ? [{ text: ' ', word: null }, piece] : [piece];
  });
}

export function textOfWords(words: readonly Word[]): string {
  return piecesOf(words)
    .map(({ text }) => text)
    .join('');
}

/** Whether two lines of a paragraph are joined by a space. */
export function joinsWithSpace(end: string, start: string): boolean {
  return !(isUnspaced(end.at(-1)) && isUnspaced(start[0]));
}

export function runsOfWords(words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  // Runs are joined once at the end: building a text word by word would keep all of its parts in memory.
  let texts: string[] = [];
  const finish = () => {
    const last = runs.at(-1);
    if (last !== undefined) runs[runs.length - 1] = { ...last, text: texts.join('') };
    texts = [];
  };
  for (const { text, word } of piecesOf(words)) {
    if (word === null) {
      texts.push(text);
      continue;
    }
    const last = runs.at(-1);
    const run = runOf(word, text);
    if (last === undefined || !isAlike(last, run)) {
      finish();
      runs.push(run);
    }
    texts.push(run.text);
  }
  finish();
  return runs;
}

/** Adds a run. The space before it goes into the joined run if both runs have the same style, else into the run before. */
export function addText(runs: Run[], run: Run, space: string): void {
  const last = runs.at(-1);
  if (last === undefined) runs.push(run);
  else if (isAlike(last, run)) runs[runs.length - 1] = { ...last, text: last.text + space + run.text };
  else {
    runs[runs.length - 1] = { ...last, text: last.text + space };
    runs.push(run);
  }
}

function runOf({ style, link }: Word, printed: string): Run {
  // In tables of contents, leaders are long rows of dots without meaning.
  const text = printed.includes('.....') ? printed.replace(/\.{5,}/g, '…') : printed;
  return {
    text,
    ...(style.isBold && { bold: true }),
    ...(style.isItalic && { italic: true }),
    ...(style.isMono === true && text !== '…' && { code: true }),
    ...(link !== null && { link }),
    fontName: style.fontName,
    fontSize: style.size,
    color: style.color,
  };
}

function isAlike(one: Run, other: Run): boolean {
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.code === other.code &&
    one.link === other.link &&
    one.fontName === other.fontName &&
    one.fontSize === other.fontSize &&
    one.color === other.color
  );
}

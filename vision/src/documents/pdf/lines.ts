import type { Box, Run } from '../document-model.ts';
import { least, most, union, type Word } from './page-content.ts';

/** Words on one baseline, from left to right. */
export interface Line {
  words: Word[];
  box: Box;
  baseline: number;
  /** Of most of its letters. */
  size: number;
  isBold: boolean;
}

/** A line whose words need no places any more. A document keeps all of its lines: with their words they take ten times the memory. */
export interface TextLine {
  runs: readonly Run[];
  size: number;
  isBold: boolean;
  /** Code, mostly. */
  isMono: boolean;
  /** Of a table of contents: it leads to a page number. */
  isLeader: boolean;
  /** How wide its first word is. */
  firstWidth: number;
}

/** Chinese and Japanese are written without spaces, Korean is not. */
const unspaced = /[\u2e80-\u2fdf\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]/;

function isUnspaced(letter = ''): boolean {
  return letter > '\u2e7f' && unspaced.test(letter);
}

/** So many times as large as the text. */
const initialMin = 2.2;

/** Words that stand on one line as one line; what is raised or lowered belongs to the line it touches or overlaps. */
export function linesOf(words: readonly Word[]): Line[] {
  const groups: Array<{ words: Word[]; baseline: number; size: number }> = [];
  // Large letters first: they say where the baseline is.
  const sorted = clustersOf(words).toSorted((one, other) => one.baseline - other.baseline || one.left - other.left);
  for (const { words: cluster, baseline, size } of sorted) {
    const group = groups.slice(-4).findLast((candidate) => isOnLine({ baseline, size }, candidate));
    if (group === undefined) groups.push({ words: [...cluster], baseline, size });
    else {
      group.words.push(...cluster);
      if (size > group.size * 1.2 && size < group.size * initialMin) Object.assign(group, { baseline, size });
    }
  }
  return groups.map((group) => lineOf(group.words)).toSorted((one, other) => one.baseline - other.baseline);
}

interface Cluster {
  words: Word[];
  left: number;
  baseline: number;
  size: number;
}

/** Chains of words: they stand where most of their largest letters do. */
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
  // A large initial reaches over several lines, and is on the one whose baseline it has.
  if (size > initialMin * small) return distance <= 0.2 * small;
  if (distance <= 0.2 * size) return true;
  // Raised or lowered: smaller, and within the height of the line.
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

/** Most letters come before all of Korean, and need no search. */
function isHangul(letter = ''): boolean {
  return letter > '\u10ff' && hangul.test(letter);
}

/** Between a word and the one before it on its line. */
function needsSpace(before: Word, word: Word): boolean {
  const gap = word.box[0] - before.box[2];
  const size = Math.max(before.style.size, word.style.size);
  if (isUnspaced(before.text.at(-1)) || isUnspaced(word.text[0])) return gap > 0.45 * size;
  // What is raised or lowered is smaller: the text that it stands in says what a space is.
  const { spaceMin: learned = 0.19 * size } = word.style.size > before.style.size ? word : before;
  // Word processors put a little white between Korean and Latin letters.
  const isMixed = isHangul(before.text.at(-1)) !== isHangul(word.text[0]);
  const spaceMin = isMixed ? Math.max(learned, 0.22 * size) : learned;
  return gap > spaceMin || (word.hasSpaceBefore && gap > 0.05 * size);
}

/** Code, mostly. */
export function isMonoLine(line: Line): boolean {
  return line.words.every(({ style }) => style.isMono === true);
}

/** A line of a table of contents: it leads to a page number. */
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

export function textOfWords(words: readonly Word[]): string {
  return words.map((word, index) => (index > 0 && needsSpace(words[index - 1] ?? word, word) ? ' ' : '') + word.text).join('');
}

/** Whether two lines of a paragraph are joined by a space. */
export function joinsWithSpace(end: string, start: string): boolean {
  return !(isUnspaced(end.at(-1)) && isUnspaced(start[0]));
}

export function runsOfWords(words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  // Joined at once: a text that grew word by word would keep all of its parts in memory.
  let texts: string[] = [];
  const finish = () => {
    const last = runs.at(-1);
    if (last !== undefined) runs[runs.length - 1] = { ...last, text: texts.join('') };
    texts = [];
  };
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const last = runs.at(-1);
    const run = runOf(word);
    if (before !== undefined && needsSpace(before, word)) texts.push(' ');
    if (last === undefined || !isAlike(last, run)) {
      finish();
      runs.push(run);
    }
    texts.push(run.text);
  }
  finish();
  return runs;
}

/** Adds a run, and the space before it to whichever run is alike on both sides, else to the one before. */
export function addText(runs: Run[], run: Run, space: string): void {
  const last = runs.at(-1);
  if (last === undefined) runs.push(run);
  else if (isAlike(last, run)) runs[runs.length - 1] = { ...last, text: last.text + space + run.text };
  else {
    runs[runs.length - 1] = { ...last, text: last.text + space };
    runs.push(run);
  }
}

function runOf({ text: printed, style, link }: Word): Run {
  // Leaders of tables of contents are many dots that say nothing.
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

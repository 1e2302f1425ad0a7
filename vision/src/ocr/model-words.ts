import { isEastAsian } from './scripts.ts';
import type { Fragment, RecognisedPage } from './tesseract-output.ts';

const sureMin = 88;
const leastMin = 45;
const doubtfulMax = 60;
/** The largest gap between letters of a word, as a share of the line's height. */
const joinShare = 0.3;
/** For punctuation at the ends of a word. */
const edgeSureMin = 80;
/** East Asian letters read with more confidence than this are not misread Latin ones. */
const ownSureMax = 82;

/**
 * Replaces what Tesseract read by the Latin words and numbers of the line model: models of other scripts misread such words as digits and
 * letters of their own script, often with high confidence.
 */
export function withModelWords(page: RecognisedPage, letters: RecognisedPage): RecognisedPage {
  const result = [...page];
  const words = wordsOf(letters).filter(isSure);
  for (const [index, word] of words.entries()) {
    const [left, right] = extentOf(word);
    const from = result.findIndex((fragment) => isWithin(fragment, left, right));
    const to = from === -1 ? -1 : from + countWithin(result.slice(from), left, right);
    const before = result.slice(from, to);
    if (from === -1 || before.some(({ text, confidence }) => confidence > ownSureMax && [...text].some(isEastAsian))) continue;
    const text = withoutRepeated(textOf(word), result[from - 1], result[to]);
    if (!isMisread(before, text)) continue;
    const { line = 0, top = 0, bottom = 0 } = before[0] ?? {};
    const place = { top, bottom, line };
    const isApart = before[0]?.isApart === true || (word[0]?.isApart === true && /[A-Za-z0-9]$/.test(result[from - 1]?.text ?? ''));
    const first = { text, confidence: meanOf(word), left, right, isApart, ...place };
    // Other words in the same replaced piece would be lost, so they are added after it.
    const end = Math.max(...before.map((fragment) => fragment.right));
    const others = words.slice(index + 1).filter((other) => middleOf(other) < end);
    const following = others.map((other) => {
      const [start, stop] = extentOf(other);
      return { text: textOf(other), confidence: meanOf(other), left: start, right: stop, isApart: other[0]?.isApart === true, ...place };
    });
    result.splice(from, to - from, first, ...following);
  }
  return result;
}

/** Drops punctuation at the ends that the neighbouring fragment already has. */
function withoutRepeated(text: string, before: Fragment | undefined, after: Fragment | undefined): string {
  const isPunctuation = (letter: string | undefined): letter is string => letter !== undefined && !/[A-Za-z0-9]/.test(letter);
  const [first, last] = [text[0], text.at(-1)];
  const start = isPunctuation(first) && before?.text.endsWith(first) === true ? 1 : 0;
  const end = isPunctuation(last) && after?.text.startsWith(last) === true ? -1 : text.length;
  return text.slice(start, end);
}

/** If Tesseract saw Latin letters too, its own next reading decides; it also reads the punctuation around them. */
function isMisread(before: readonly Fragment[], word: string): boolean {
  const hasLatin = before.some(({ text }) => /[A-Za-z]/.test(text));
  return (/[A-Za-z]/.test(word) && !hasLatin) || (!hasLatin && meanOf(before) < doubtfulMax);
}

/** Groups adjacent ASCII characters into words, without doubtful punctuation at their ends. */
function wordsOf(letters: RecognisedPage): Fragment[][] {
  const words: Fragment[][] = [];
  let last: Fragment | null = null;
  for (const letter of letters) {
    const isPart = /^[!-~]$/u.test(letter.text);
    const isNext = last !== null && !letter.isApart && letter.left - last.right < (letter.bottom - letter.top) * joinShare;
    if (isPart && isNext) words.at(-1)?.push(letter);
    else if (isPart) words.push([letter]);
    last = isPart ? letter : null;
  }
  return words.map(trimmed);
}

function trimmed(word: readonly Fragment[]): Fragment[] {
  const isInner = ({ text, confidence }: Fragment) => /^[A-Za-z0-9]$/.test(text) || confidence >= edgeSureMin;
  const from = word.findIndex(isInner);
  return from === -1 ? [] : word.slice(from, word.findLastIndex(isInner) + 1);
}

function isSure(word: readonly Fragment[]): boolean {
  const known = word.filter(({ text }) => /^[A-Za-z0-9]$/.test(text)).length;
  return known >= 2 && meanOf(word) >= sureMin && word.every(({ confidence }) => confidence >= leastMin);
}

function meanOf(word: readonly Fragment[]): number {
  return word.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, word.length);
}

function textOf(word: readonly Fragment[]): string {
  return word.map(({ text }) => text).join('');
}

function extentOf(word: readonly Fragment[]): [left: number, right: number] {
  return [word[0]?.left ?? 0, word.at(-1)?.right ?? 0];
}

function middleOf(word: readonly Fragment[]): number {
  const [left, right] = extentOf(word);
  return (left + right) / 2;
}

function countWithin(fragments: readonly Fragment[], left: number, right: number): number {
  const end = fragments.findIndex((fragment) => !isWithin(fragment, left, right));
  return end === -1 ? fragments.length : end;
}

function isWithin(fragment: Fragment | undefined, left: number, right: number): boolean {
  const middle = fragment === undefined ? NaN : (fragment.left + fragment.right) / 2;
  return middle > left && middle < right;
}

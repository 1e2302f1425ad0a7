import { simplified } from './traditional.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The features of a text for the model. Trainer and server share this file, so that they cannot differ; a change here needs a new model.
 *
 * Texts are normalised (NFKC), camelCase and snake_case are split, letters are lower-cased and lose their accents, Traditional Chinese
 * becomes Simplified. The keys are: Latin words, lightly stemmed; numbers of one or two digits as they are, longer ones as their length
 * (`#4`); CJK characters, pairs and triples; pairs of neighbouring words (`machin learn`).
 */
export interface Features {
  /** Rows of the model, without duplicates. */
  rows: number[];
  /** The weight of each row. */
  weights: number[];
}

const textLengthMax = 4000;
/** The most rows of one text. */
export const rowsMax = 1024;
const wordLengthMax = 40;
const countedMax = 3;
const compoundMin = 8;
const compoundPartMin = 4;
const gramMin = 3;
const gramMax = 5;

/**
 * The rows of a text. A word that is not in the vocabulary is replaced by the two known words it consists of, if any, and by the pieces of
 * its spelling.
 */
export function featuresOf(text: string, vocabulary: Vocabulary): Features {
  const counts = new Map<number, number>();
  const add = (row: number, count: number): void => {
    const before = counts.get(row);
    if (before !== undefined) counts.set(row, before + count);
    else if (counts.size < rowsMax) counts.set(row, count);
  };
  for (const { key, kind } of keysOf(text)) {
    const row = vocabulary.rowOf(key);
    if (row >= 0) add(row, 1);
    else if (kind === 'word') addUnknown(key, vocabulary, add);
  }
  const rows = [...counts.keys()];
  return { rows, weights: rows.map((row) => weightOf(counts.get(row) ?? 0)) };
}

/** All keys of a text in order, with repetitions. */
export function keysOf(text: string): Key[] {
  const keys: Key[] = [];
  let before = '';
  for (const [run] of text.slice(0, textLengthMax).toWellFormed().normalize('NFKC').matchAll(wordOrRun)) {
    if (cjkStart.test(run)) {
      pushCharacters(run, keys);
      before = '';
      continue;
    }
    for (const part of run.replace(camelBoundary, ' ').split(' ')) {
      const key = wordKey(part);
      keys.push({ key, kind: 'word' });
      if (before !== '') keys.push({ key: `${before} ${key}`, kind: 'pair' });
      before = key;
    }
  }
  return keys;
}

export interface Key {
  key: string;
  /** `pair`: of words, or of two or more characters; used only if the vocabulary contains it. */
  kind: 'word' | 'characters' | 'pair';
}

/** The rows for the spelling of a word: its pieces of three to five letters, each in a bucket of the vocabulary. */
export function spellingRows(word: string, vocabulary: Vocabulary): number[] {
  const letters = `<${word.slice(0, wordLengthMax)}>`;
  const rows: number[] = [];
  for (let length = gramMin; length <= gramMax; length += 1) {
    for (let at = 0; at + length <= letters.length; at += 1) rows.push(vocabulary.spellingRow(letters.slice(at, at + length)));
  }
  return rows;
}

/** The weight of each piece of a spelling, by the number of pieces. */
function spellingWeight(pieces: number): number {
  return 1 / Math.sqrt(pieces);
}

// Character classes: scripts without spaces, and all other words.
const cjk = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]`;
const wordOrRun = new RegExp(String.raw`${cjk}+|[[\p{L}\p{N}]--${cjk}][[\p{L}\p{N}\p{M}]--${cjk}]*`, 'gv');
const cjkStart = new RegExp(`^${cjk}`, 'v');
/** Splits `isoTime` and `OCRText`, but not the plural `PDFs`. */
const camelBoundary = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}(?!$))/gu;
const plainWord = /^[a-zA-Z\d]*$/;

function pushCharacters(run: string, keys: Key[]): void {
  let last = '';
  let beforeLast = '';
  for (const character of run) {
    const now = simplified(character);
    keys.push({ key: now, kind: 'characters' });
    if (last !== '') keys.push({ key: last + now, kind: 'characters' });
    if (beforeLast !== '') keys.push({ key: beforeLast + last + now, kind: 'pair' });
    beforeLast = last;
    last = now;
  }
}

function wordKey(part: string): string {
  const text = plainWord.test(part) ? part.toLowerCase() : folded(part);
  if (/^\d+$/.test(text)) return text.length <= 2 ? text : `#${Math.min(text.length, 20)}`;
  return stem(text.slice(0, wordLengthMax));
}

function folded(part: string): string {
  return part
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase();
}

/** Light stemming: plurals, -ing, -ed, the final e, and British spellings. `creates`, `created` and `creating` become `creat`. */
function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let form = singular(word);
  for (const suffix of ['ing', 'ed']) {
    if (!form.endsWith(suffix) || form.endsWith('eed')) continue;
    const rest = form.slice(0, form.length - suffix.length);
    if (rest.length < 3 || !/[aeiouy]/.test(rest)) continue;
    form = rest.replace(/([bdgkmnprt])\1$/, '$1');
    break;
  }
  if (form.length > 4 && form.endsWith('our')) form = `${form.slice(0, -3)}or`;
  form = form.replace(/(?<=...)is(e?)$/, 'iz$1');
  return form.length > 4 && form.endsWith('e') ? form.slice(0, -1) : form;
}

function singular(word: string): string {
  if (!word.endsWith('s') || /(ss|us|is)$/.test(word) || word === 'news') return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function addUnknown(word: string, vocabulary: Vocabulary, add: (row: number, count: number) => void): void {
  for (const part of compoundParts(word, vocabulary)) add(part, 1);
  const pieces = spellingRows(word, vocabulary);
  const weight = spellingWeight(pieces.length);
  for (const row of pieces) add(row, weight);
}

/** The rows of the two known words in a compound, split as evenly as possible; empty for any other word. */
function compoundParts(word: string, vocabulary: Vocabulary): number[] {
  if (word.length < compoundMin || !/^[a-z]+$/.test(word)) return [];
  let best: number[] = [];
  let shortest = 0;
  for (let cut = compoundPartMin; cut <= word.length - compoundPartMin; cut += 1) {
    if (Math.min(cut, word.length - cut) <= shortest) continue;
    const parts = [vocabulary.rowOf(stem(word.slice(0, cut))), vocabulary.rowOf(stem(word.slice(cut)))];
    if (parts.some((row) => row < 0)) continue;
    best = parts;
    shortest = Math.min(cut, word.length - cut);
  }
  return best;
}

/** A repeated feature counts less than twice. Weights below one are parts of a spelling. */
function weightOf(count: number): number {
  return count <= 1 ? count : Math.min(1 + Math.log(count), countedMax);
}

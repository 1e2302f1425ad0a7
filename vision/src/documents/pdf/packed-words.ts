import type { TextStyle, Word } from './page-content.ts';

/** Words as columns. Reading them back takes a fifth of the time that a list of objects takes, and the file is half as large. */
export interface PackedWords {
  texts: string[];
  /** `fieldCount` for each word, in the order of `numbersOf`. */
  numbers: Float64Array;
  /** By the index of the word; most words have no link. */
  links: Map<number, string>;
}

const fieldCount = 9;
const hiddenBit = 1;
const spaceBit = 2;
/** For `spaceMin` and `chain`, which a word may not have. */
const absent = -1;

/** @param styles receives the styles that are not in it yet */
export function packWords(words: readonly Word[], styles: Map<TextStyle, number>): PackedWords {
  const numbers = new Float64Array(fieldCount * words.length);
  const links = new Map<number, string>();
  for (const [index, word] of words.entries()) {
    if (!styles.has(word.style)) styles.set(word.style, styles.size);
    numbers.set(numbersOf(word, styles.get(word.style) ?? 0), fieldCount * index);
    if (word.link !== null) links.set(index, word.link);
  }
  return { texts: words.map(({ text }) => text), numbers, links };
}

function numbersOf({ box, baseline, isHidden, hasSpaceBefore, spaceMin = absent, chain = absent }: Word, style: number): number[] {
  return [...box, baseline, style, (isHidden ? hiddenBit : 0) | (hasSpaceBefore ? spaceBit : 0), spaceMin, chain];
}

/** @param styles as `packWords` has numbered them */
export function unpackWords({ texts, numbers, links }: PackedWords, styles: readonly TextStyle[]): Word[] {
  return texts.map((text, index) => {
    const at = fieldCount * index;
    const field = (offset: number) => numbers[at + offset] ?? NaN;
    const style = styles[field(5)];
    if (style === undefined) throw new Error('a word has a style');
    const word: Word = {
      text,
      box: [field(0), field(1), field(2), field(3)],
      baseline: field(4),
      style,
      isHidden: (field(6) & hiddenBit) !== 0,
      hasSpaceBefore: (field(6) & spaceBit) !== 0,
      link: links.get(index) ?? null,
    };
    if (field(7) !== absent) word.spaceMin = field(7);
    if (field(8) !== absent) word.chain = field(8);
    return word;
  });
}

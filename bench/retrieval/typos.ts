import type { RetrievalSet } from './sets.ts';

/** A question with one typo, and the original. */
interface MisspelledQuestion {
  text: string;
  original: string;
  relevant: readonly string[];
}

const wordMin = 5;
const neighboursOnKeyboard: Readonly<Record<string, string>> = {
  a: 'qsz',
  b: 'vgn',
  c: 'xdv',
  d: 'sfe',
  e: 'wrd',
  f: 'dgr',
  g: 'fht',
  h: 'gjy',
  i: 'uok',
  j: 'hku',
  k: 'jli',
  l: 'kop',
  m: 'nj',
  n: 'bmh',
  o: 'ipl',
  p: 'ol',
  q: 'wa',
  r: 'etf',
  s: 'adw',
  t: 'ryg',
  u: 'yij',
  v: 'cbf',
  w: 'qes',
  x: 'zcs',
  y: 'tuh',
  z: 'xa',
};

/**
 * Misspells one word of each question, chosen by a seed: the same in every run. Questions without an English word of five letters are left
 * out.
 */
export function misspelled({ questions }: Pick<RetrievalSet, 'questions'>, seed: number): MisspelledQuestion[] {
  const random = randomNumbers(seed);
  return questions.flatMap(({ text, relevant }) => {
    const words = [...text.matchAll(/(?<![\p{L}\p{N}_])[a-z]{5,}(?![\p{L}\p{N}_])/gu)].filter(([word]) => word.length >= wordMin);
    const chosen = words[Math.floor(random() * words.length)];
    if (chosen === undefined) return [];
    const [word] = chosen;
    const wrong = misspelling(word, random);
    return [{ original: text, text: text.slice(0, chosen.index) + wrong + text.slice(chosen.index + word.length), relevant }];
  });
}

/** Swaps two neighbouring letters, omits or doubles one, or replaces it by a neighbouring key. The first letter stays, as in most typos. */
function misspelling(word: string, random: () => number): string {
  for (;;) {
    const at = 1 + Math.floor(random() * (word.length - 2));
    const kind = Math.floor(random() * 4);
    const letter = word.charAt(at);
    const beside = neighboursOnKeyboard[letter] ?? letter;
    const wrong = [
      word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + letter + word.slice(at),
      word.slice(0, at) + beside.charAt(Math.floor(random() * beside.length)) + word.slice(at + 1),
    ][kind];
    if (wrong !== undefined && wrong !== word) return wrong;
  }
}

/** Xorshift (Marsaglia 2003), 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

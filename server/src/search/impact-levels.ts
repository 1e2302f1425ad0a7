import type { Impacts } from './lexical.ts';
import type { IndexFilter, Question } from './search-index.ts';

/**
 * Words are found by lists: one for each word and level of impact, of the documents that have it at that level. So what a document is
 * worth is summed from lists alone, without a look at any document, and its length and fields have been counted when it was written
 * (Anh, de Kretser, Moffat 2001). Measured over 100,000 documents, of the ten best by words so many are among the hundred found: 98 %
 * by six levels, 94 % by three, 81 % by having the word in the title and the length of the document.
 */
const levels = [
  { from: 1, typical: 40 },
  { from: 43, typical: 49 },
  { from: 53, typical: 57 },
  { from: 62, typical: 66 },
  { from: 70, typical: 73 },
  { from: 78, typical: 82 },
];

export interface WordList {
  key: string;
  /** From 0, where a word says least. */
  level: number;
  /** A whole number above zero: sums of such are the same in every order, on every database. Of all lists of a question below 2^21. */
  worth: number;
}

/** The keys of the lists that a document is in. A word is letters and digits, a level one digit before it. */
export function listKeys(impacts: Impacts): string[] {
  return [...impacts].map(([token, impact]) => `${levels.findLastIndex(({ from }) => impact >= from)}${token}`);
}

/** The lists that a question looks through, those of one word in a row. */
export function wordLists(terms: Question['terms']): WordList[] {
  return terms.flatMap(({ key, worth }) =>
    levels.map(({ typical }, level) => ({
      key: `${level}${key}`,
      level,
      worth: Math.max(1, Math.round(worthScale * worth * typical)),
    })),
  );
}

/** The rarest word is worth some 20: 32 of these stay below the bound. */
const worthScale = 20;

/**
 * So many documents of one list are read: of a word that more have, all at one level, no order by words is left. Where a filter takes some
 * away, it is more.
 */
export function listMax(filter: IndexFilter): number {
  return Object.keys(filter).length === 0 ? 20_000 : 100_000;
}

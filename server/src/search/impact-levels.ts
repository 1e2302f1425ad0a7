import type { Impacts } from './lexical.ts';
import type { IndexFilter, Question } from './search-index.ts';

/**
 * Word search uses lists: one for each word and level of impact, with the documents that have the word at that level. So the worth of a
 * document is a sum over lists: the documents themselves are not read, because their length and fields were taken into account when they
 * were written (Anh, de Kretser, Moffat 2001). Measured on 100,000 documents, the share of the ten best by words that are among the hundred
 * candidates: 98 % with six levels, 94 % with three, 81 % with "in the title" and the document's length instead.
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
  /** From 0, the lowest impact. */
  level: number;
  /**
   * A positive integer: sums of integers are the same in every order and on every database. The sum over all lists of a query is below
   * 2^21.
   */
  worth: number;
}

/** The keys of a document's lists. A word consists of letters and digits; the level is one digit before it. */
export function listKeys(impacts: Impacts): string[] {
  return [...impacts].map(([token, impact]) => `${levels.findLastIndex(({ from }) => impact >= from)}${token}`);
}

/** The lists to read for a query; those of one word are adjacent. */
export function wordLists(terms: Question['terms']): WordList[] {
  return terms.flatMap(({ key, worth }) =>
    levels.map(({ typical }, level) => ({
      key: `${level}${key}`,
      level,
      worth: Math.max(1, Math.round(worthScale * worth * typical)),
    })),
  );
}

/** The rarest word is worth about 20: 32 such words stay below the bound. */
const worthScale = 20;

/**
 * How many documents of one list are read: a word that more documents have, all at one level, cannot order them anyway. More are read if a
 * filter removes some.
 */
export function listMax(filter: IndexFilter): number {
  return Object.keys(filter).length === 0 ? 20_000 : 100_000;
}

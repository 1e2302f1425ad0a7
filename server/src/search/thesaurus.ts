import { readdirSync, readFileSync } from 'node:fs';
import { lexiconPhrases, lexiconWords, synonymsOf, type Synonym } from './synonyms.ts';
import { closestWord, phraseBook, phraseKey, type PhraseBook } from './terms.ts';

/**
 * General synonyms in both languages, in addition to the lexicon of tools, because assets can be about anything. Measured, nDCG@10 by words
 * only: `tools` +2.1, `technical` +1.1 and `everyday` +0.8 on eight sets, `everyday` +3.9 on our own set. Next to vectors they gain 0.2
 * together, so they matter when the embedder is unavailable.
 */
export interface Thesaurus {
  /** The synonyms of a term: first from the lexicon, then from the lines of `thesaurus/`. */
  synonymsOf(key: string): readonly Synonym[];
  /** Every term that is more than one Latin word. */
  phrases: PhraseBook;
  /**
   * A term of another language in English, for embedders that know English only; null for others.
   * @param isForeign whether the query is in another language, so that a word of English too (`chat`, `auto`) is meant in that language
   */
  inEnglish(term: { key: string; text: string }, isForeign: boolean): string | null;
  /** Whether a term is known in English or Chinese. */
  isKnown(key: string): boolean;
  /** The closest single Latin word to a misspelled one, by its key and as it is written; null if none is close. */
  closestWord(typed: string): { key: string; text: string } | null;
}

/** Less confident than the lexicon: everyday words are ambiguous. */
const weight = 0.6;
/** A term in more lines than this is too ambiguous to have synonyms. */
const linesMax = 3;
const wordsMax = 4;

let opened: Thesaurus | null = null;

/** Read at the first search, which takes about 100 ms. */
export function thesaurus(): Thesaurus {
  opened ??= open();
  return opened;
}

function open(): Thesaurus {
  const lines = new Map<string, Synonym[][]>();
  const phrases = new Set(lexiconPhrases);
  const written = new Map(lexiconWords);
  const english = new Map<string, string>();
  const native = new Set<string>();
  for (const { file, line } of linesOfAll()) {
    const terms = line.split(',').flatMap((text) => synonymIn(text.trim()));
    const isForeign = file === foreignFile;
    for (const { key, text } of terms) {
      const known = lines.get(key);
      if (isForeign && key !== terms[0]?.key && !english.has(key)) english.set(key, terms[0]?.text ?? '');
      if (known === undefined) lines.set(key, [terms]);
      else known.push(terms);
      if (!/^[a-z0-9]+$/.test(key)) phrases.add(key);
      // Words of other languages are no corrections of English ones.
      else if (!written.has(key) && !isForeign) written.set(key, text);
      if (!isForeign || key === terms[0]?.key) native.add(key);
    }
  }
  const closest = closestWord([...written.keys()]);
  const isKnown = (key: string) => native.has(key) || synonymsOf(key).length > 0;
  return {
    isKnown,
    inEnglish({ key, text }, isForeign) {
      // A word of Chinese or English too (`人口`, `auto`) is known to the embedder as it is.
      if (!isForeign && isKnown(key)) return null;
      return english.get(key) ?? compoundIn(english, text);
    },
    closestWord(typed) {
      const key = closest(typed);
      return key === null ? null : { key, text: (written.get(key) ?? key).replace(/^to /, '') };
    },
    synonymsOf(key) {
      const found = new Map(synonymsOf(key).map((synonym) => [synonym.key, synonym]));
      const said = lines.get(key) ?? [];
      if (said.length > linesMax) return [...found.values()];
      for (const synonym of said.flat()) if (synonym.key !== key && !found.has(synonym.key)) found.set(synonym.key, synonym);
      return [...found.values()];
    },
    phrases: phraseBook(phrases),
  };
}

/** A German compound (`Hotelpreise`) by its two parts, of which the first may end in a linking letter; null if either is unknown. */
function compoundIn(english: ReadonlyMap<string, string>, word: string): string | null {
  if (!/^[a-zäöüß]{8,40}$/.test(word)) return null;
  for (let at = word.length - partMin; at >= partMin; at -= 1) {
    const tail = english.get(phraseKey(word.slice(at)));
    if (tail === undefined) continue;
    const head = word.slice(0, at);
    const first = [head, head.replace(/(?:e?s|e?n)$/, '')].map((each) => english.get(phraseKey(each))).find((each) => each !== undefined);
    if (first !== undefined) return `${first} ${tail}`;
  }
  return null;
}

/** Shorter parts are endings of other words. */
const partMin = 4;

function synonymIn(text: string): Synonym[] {
  const key = phraseKey(text.replace(/^to (?=[a-z])/, ''));
  return key === '' || key.split(' ').length > wordsMax ? [] : [{ key, text, link: 'synonym', weight }];
}

/** Its lines begin with the English term. */
const foreignFile = 'languages.txt';

function linesOfAll(): Array<{ file: string; line: string }> {
  const folder = new URL('thesaurus/', import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .map((line) => ({ file, line })),
    )
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
}

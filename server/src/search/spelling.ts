import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { tokensOf } from './lexical.ts';
import { namesIn } from './query-names.ts';
import { isForeignQuery } from './query-language.ts';
import type { StoredIndex, SearchIndex, WrittenWord } from './search-index.ts';
import { isSpelledRight } from './synonyms.ts';
import { closestWord, editDistance, stem, words, type Term } from './terms.ts';
import { thesaurus } from './thesaurus.ts';

/** What is searched instead of an unknown word: one word of the index, or two that were written as one. */
export interface Correction {
  keys: string[];
  text: string;
}

/** The most corrected words per query. */
const correctedMax = 3;
/** Shorter words have too many neighbours. */
const correctable = /^[a-z]{5,}$/;
/** Two words that were written as one, and each half: shorter ones are often one word (`mindmap`, `underserved`). */
const twoWordsMin = 12;
const halfMin = 4;
/** From this length on, two edits are a misspelling; of a word of five letters, only a swap: others are names (`senso`, `barry`). */
const twoEditsMin = 10;
const swapOnlyMax = 5;
/** Candidates: words of the index with the same beginning and about the same length. Only the most common ones, to limit the work. */
const vocabularyMax = 5000;
const lengthsApart = 2;
/** Documents that are read to find the written form of a word: the index only has its stem. */
const readMax = 20;

/**
 * Corrects English words that no document has, and that are no names, to the closest words of the documents or the thesaurus.
 * @param isKnown whether a word is spelled correctly although no document has it: without a vocabulary, a fifth of the correct queries were
 * changed (`March` to `matching`)
 * @returns the corrections by the key of the term
 */
export async function corrections(
  index: Pick<SearchIndex, 'closestWord' | 'frequencies'>,
  { query, unknown }: { query: string; unknown: readonly Term[] },
  isKnown: (word: string) => boolean,
): Promise<Map<string, Correction>> {
  // Words of other languages are near to English ones.
  if (unknown.length === 0 || isForeignQuery(query)) return new Map();
  const names = namesIn(query);
  const typed = unknown.filter(
    ({ kind, key, text }) =>
      kind === 'latin' &&
      /^[a-z]{4,40}$/.test(key) &&
      correctable.test(text) &&
      !names.has(text) &&
      !isSpelledRight(key) &&
      !isKnown(text) &&
      thesaurus().inEnglish({ key, text }, false) === null,
  );
  const found = new Map<string, Correction>();
  for (const { key, text } of typed.slice(0, correctedMax)) {
    const close = [await index.closestWord(key), thesaurus().closestWord(key)].map((word) =>
      word !== null && isClose(text, word) ? word : null,
    );
    const word = nearer(key, close[0] ?? null, close[1] ?? null);
    const correction = word === null ? await twoWords(index, text, isKnown) : { keys: [word.key], text: word.text };
    if (correction !== null) found.set(key, correction);
  }
  return found;
}

/** The index compares stems, and `tempura` is one edit from the stem of `temperament`: the words themselves have to be close too. */
function isClose(typed: string, { text }: WrittenWord): boolean {
  const own = singular(typed);
  const other = singular(text);
  if (own.length <= swapOnlyMax) return sorted(own) === sorted(other);
  return editDistance(own, other) <= (typed.length >= twoEditsMin ? 2 : 1);
}

function singular(word: string): string {
  return word.replace(/(?<=[^s])s$/, '');
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** The two known words of the index that were written as one (`comboearrings`), by the cut whose rarer word is in most documents. */
async function twoWords(
  index: Pick<SearchIndex, 'frequencies'>,
  typed: string,
  isKnown: (word: string) => boolean,
): Promise<Correction | null> {
  if (typed.length < twoWordsMin) return null;
  const cuts = Array.from({ length: Math.max(0, typed.length - 2 * halfMin + 1) }, (_, at) => {
    const halves = [typed.slice(0, halfMin + at), typed.slice(halfMin + at)];
    return { keys: halves.map(stem), text: halves.join(' '), isKnown: halves.every((half) => isSpelledRight(stem(half)) || isKnown(half)) };
  }).filter(({ isKnown }) => isKnown);
  if (cuts.length === 0) return null;
  const frequencies = await index.frequencies(cuts.flatMap(({ keys }) => keys));
  const documents = ({ keys }: Correction): number => Math.min(...keys.map((key) => frequencies.get(key) ?? 0));
  const [best] = cuts.filter((cut) => documents(cut) > 0).sort((a, b) => documents(b) - documents(a));
  return best === undefined ? null : { keys: best.keys, text: best.text };
}

/**
 * Prefers words of documents, unless a word of the thesaurus takes fewer edits: documents may have its synonyms, or be near its embedding.
 */
function nearer(typed: string, had: WrittenWord | null, known: WrittenWord | null): WrittenWord | null {
  if (had === null || known === null) return had ?? known;
  return editDistance(typed, known.key) < editDistance(typed, had.key) ? known : had;
}

/** The query with its corrections; null without any. */
export function correctedQuery(query: string, terms: readonly Term[], words: ReadonlyMap<string, Correction>): string | null {
  let corrected = query;
  for (const { key, text } of terms) {
    const word = words.get(key);
    if (word !== undefined) corrected = replaced(corrected, text, word.text);
  }
  return corrected === query ? null : corrected;
}

/** The closest word in the index of a database. */
export async function closestStoredWord(
  { database, candidates }: { database: Database; candidates: StoredIndex['candidates'] },
  typed: string,
): Promise<WrittenWord | null> {
  const key = closestWord(await vocabulary(database, typed))(typed);
  return key === null ? null : { key, text: await asWritten(database, candidates, { stem: key, typed }) };
}

/** The most common terms that start with the first letter of the word, or with its second (the two may be swapped). */
async function vocabulary(database: Database, typed: string): Promise<string[]> {
  const rows = await database.read
    .selectFrom('search_terms')
    .select('term')
    .where((of) => of.or([...new Set(typed.slice(0, 2))].map((letter) => of.and(beginning(letter).map((one) => of('term', ...one))))))
    .where(sql<number>`length(term)`, '>=', typed.length - lengthsApart)
    .where(sql<number>`length(term)`, '<=', typed.length + lengthsApart)
    .orderBy('documents', 'desc')
    .orderBy('term')
    .limit(vocabularyMax)
    .execute();
  return rows.map(({ term }) => term);
}

/** A range as well, so that an index is used. In some collations nothing bounds `z`. */
function beginning(letter: string): Array<['>=' | '<' | 'like', string]> {
  const next = String.fromCharCode(letter.charCodeAt(0) + 1);
  return [['>=', letter], ['like', `${letter}%`], ...(letter === 'z' ? [] : [['<', next] satisfies ['<', string]])];
}

/** The written form of a stem that is closest to what was typed; the stem itself if no document that was read has one. */
async function asWritten(
  database: Database,
  candidates: StoredIndex['candidates'],
  { stem, typed }: { stem: string; typed: string },
): Promise<string> {
  const found = await candidates({ terms: [{ key: stem, worth: 1 }], vector: null, filter: {}, limit: readMax });
  const ids = found.filter(({ words }) => tokensOf(words).includes(stem)).map(({ id }) => id);
  if (ids.length === 0) return stem;
  const rows = await database.read
    .selectFrom('search_documents')
    .select('content')
    .where('asset_id', 'in', ids)
    .orderBy('asset_id')
    .limit(readMax)
    .execute();
  const forms = rows.flatMap(({ content }) =>
    words(content).flatMap((word) => (word.kind === 'latin' && word.stem === stem ? [word.text] : [])),
  );
  const [closest = stem] = [...new Set(forms)].toSorted((a, b) => editDistance(typed, a) - editDistance(typed, b));
  return closest;
}

function replaced(text: string, typed: string, correction: string): string {
  return text.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${typed}(?![\p{L}\p{N}])`, 'giu'), correction);
}

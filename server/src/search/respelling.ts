import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { queryText, termsOf, unpackedTokens } from './lexical.ts';
import type { SearchIndex } from './search-index.ts';
import { conceptsOf } from './synonyms.ts';
import { closestWord, words } from './terms.ts';

/** Words that are looked at: who mistypes more has other troubles. */
const respelledMax = 3;
/** Words of the index that begin alike and are about as long: the most common ones, so that the work is bounded. */
const vocabularyMax = 5000;
const lengthsApart = 2;
/** Documents that are read to see how a word is written: the index has only its stem. */
const readMax = 20;

/**
 * Reads English words of a query that no document has as the closest ones that documents have.
 * @returns the query as it may have been meant; null where there is nothing to correct
 */
export async function respelled({ database, index }: { database: Database; index: SearchIndex }, query: string): Promise<string | null> {
  const text = queryText(query);
  const typed = termsOf(text).filter(({ kind, key }) => kind === 'latin' && /^[a-z]{5,40}$/.test(key) && conceptsOf(key).same.length === 0);
  if (typed.length === 0) return null;
  const known = await index.frequencies(typed.map(({ key }) => key));
  let corrected = text;
  for (const term of typed.filter(({ key }) => !known.has(key)).slice(0, respelledMax)) {
    const stem = closestWord(await vocabulary(database, term.key))(term.key);
    if (stem !== null) corrected = replaced(corrected, term.text, await asWritten(database, index, stem));
  }
  return corrected === text ? null : corrected;
}

/** What begins as the word does, or as it would with its first two letters swapped. */
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

/** By bounds too, so that an index answers it. Nothing bounds `z` in every collation. */
function beginning(letter: string): Array<['>=' | '<' | 'like', string]> {
  const next = String.fromCharCode(letter.charCodeAt(0) + 1);
  return [['>=', letter], ['like', `${letter}%`], ...(letter === 'z' ? [] : [['<', next] satisfies ['<', string]])];
}

/** A stem as a document has it; the stem itself where none of those that were read writes it out. */
async function asWritten(database: Database, index: SearchIndex, stem: string): Promise<string> {
  const found = await index.candidates({ terms: [{ key: stem, worth: 1 }], vector: null, filter: {}, limit: readMax });
  const ids = found.filter((candidate) => unpackedTokens(candidate.words).includes(stem)).map(({ assetId }) => assetId);
  if (ids.length === 0) return stem;
  const rows = await database.read
    .selectFrom('search_documents')
    .select('content')
    .where('asset_id', 'in', ids)
    .orderBy('asset_id')
    .limit(readMax)
    .execute();
  for (const { content } of rows) {
    const word = words(content).find((word) => word.kind === 'latin' && word.stem === stem);
    if (word !== undefined) return word.text;
  }
  return stem;
}

function replaced(text: string, typed: string, meant: string): string {
  return text.replace(new RegExp(String.raw`(?<![\p{L}\p{N}])${typed}(?![\p{L}\p{N}])`, 'giu'), meant);
}

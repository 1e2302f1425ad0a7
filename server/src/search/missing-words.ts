import type { SearchDocument } from './asset-search.ts';
import { indexedWords, termsOf } from './lexical.ts';

/** Words of a query, as typed, that a document does not contain in any form. */
export function missingWords(query: string, document: Pick<SearchDocument, 'title' | 'description' | 'body'>): string[] {
  const said = indexedWords(document).impacts;
  // Single characters of Chinese words are only a fallback.
  return termsOf(query).flatMap(({ key, text, kind }) => (said.has(key) || (kind === 'fragment' && [...text].length === 1) ? [] : [text]));
}

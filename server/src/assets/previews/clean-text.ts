import { visibleText } from '@farebox/contract';

/**
 * Cleans a text so that every database can store it and every page can show it: well-formed, no control characters except line breaks and
 * tabs, at most `lengthMax` UTF-16 units, never cut inside a character.
 */
export function cleanText(text: string, lengthMax: number): string {
  // Reads a little more than `lengthMax`, because some characters are removed.
  const plain = text
    .slice(0, lengthMax * 2 + 100)
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\uFEFF|\uFFFD/gu, '');
  return cutText(visibleText(plain).trim(), lengthMax);
}

/** Cleans a name, title or cell to one line of at most `lengthMax` units. */
export function cleanLine(text: string, lengthMax: number): string {
  return cutText(cleanText(text, lengthMax).replaceAll(/\s+/g, ' '), lengthMax);
}

function cutText(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const cut = text.slice(0, lengthMax);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

const snippetMax = 500;
const share = 10;
/** A shorter snippet is useless, and could be all that is for sale: a key, a short answer. */
const snippetMin = 20;

/**
 * The beginning of a text that is for sale: at most 500 characters and at most a tenth of the whole. Empty if it would have fewer than 20
 * characters.
 * @param wholeBytes Approximate size of the whole text in UTF-8.
 */
export function snippetOf(beginning: string, wholeBytes: number): string {
  const bytesMax = Math.floor(wholeBytes / share);
  let snippet = cleanText(beginning, Math.min(snippetMax, bytesMax));
  while (Buffer.byteLength(snippet) > bytesMax) snippet = cutText(snippet, Math.floor(snippet.length * 0.9));
  return snippet.length < snippetMin ? '' : snippet.trim();
}

export const searchTextMax = 4000;

/**
 * The text for the search index. It holds no more than the preview shows, so that searching does not reveal unpaid content. Of an API it also
 * holds what its documents say about parameters and fields: they describe what is for sale.
 */
export function searchTextOf(parts: ReadonlyArray<string | null | undefined>): string {
  const text = parts.filter((part) => part !== null && part !== undefined && part !== '').join('\n');
  return cleanText(text, searchTextMax);
}

import { visibleText } from '@farebox/contract';

/**
 * A text that every database stores and every page shows: well-formed, without control characters but line breaks and tabs,
 * at most `lengthMax` UTF-16 units, cut between characters.
 */
export function cleanText(text: string, lengthMax: number): string {
  // Looked at a little further than needed, as what is removed makes room.
  const plain = text
    .slice(0, lengthMax * 2 + 100)
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\uFEFF|\uFFFD/gu, '');
  return cutText(visibleText(plain).trim(), lengthMax);
}

/** One line of at most `lengthMax` units: names, titles, cells. */
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
/** Less tells nothing, and could be all there is to buy: a key, a short answer. */
const snippetMin = 20;

/**
 * The beginning of something that is for sale: at most 500 characters and at most a tenth of the whole, nothing where that would be
 * less than 20 characters.
 * @param wholeBytes Of the whole in UTF-8, or near it.
 */
export function snippetOf(beginning: string, wholeBytes: number): string {
  const bytesMax = Math.floor(wholeBytes / share);
  let snippet = cleanText(beginning, Math.min(snippetMax, bytesMax));
  while (Buffer.byteLength(snippet) > bytesMax) snippet = cutText(snippet, Math.floor(snippet.length * 0.9));
  return snippet.length < snippetMin ? '' : snippet.trim();
}

const searchTextMax = 4000;

/** What search may know: no more than the preview shows, so that nobody reads by searching what they have not paid for. */
export function searchTextOf(parts: ReadonlyArray<string | null | undefined>): string {
  const text = parts.filter((part) => part !== null && part !== undefined && part !== '').join('\n');
  return cleanText(text, searchTextMax);
}

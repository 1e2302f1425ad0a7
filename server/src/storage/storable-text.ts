/**
 * A text as one line that every database can store and every log can show, cut to a length; null if nothing remains. Control characters
 * become blanks, and lone surrogates become U+FFFD.
 */
export function storableText(text: string | null | undefined, lengthMax: number): string | null {
  if (text === null || text === undefined) return null;
  // The part that is cut off anyway is not read.
  const kept = text
    .slice(0, lengthMax)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim();
  return kept === '' ? null : kept;
}

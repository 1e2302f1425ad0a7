/**
 * A text as one line that every database stores and every log shows, cut to a length; null where nothing is left of it.
 * Control characters become blanks, and half of a character becomes U+FFFD.
 */
export function storableText(text: string | null | undefined, lengthMax: number): string | null {
  if (text === null || text === undefined) return null;
  // What is cut off need not be looked at.
  const kept = text
    .slice(0, lengthMax)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim();
  return kept === '' ? null : kept;
}

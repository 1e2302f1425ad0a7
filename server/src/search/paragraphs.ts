/**
 * Parts of a document as one text that says where each ends: what it is called, what it says of itself, what it contains. Empty ones are
 * left out, so that the next takes their place.
 */
export function paragraphs(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim().replace(/\n\s*\n/g, '\n'))
    .filter((part) => part !== '')
    .join('\n\n');
}

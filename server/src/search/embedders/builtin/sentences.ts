/** Later sentences would hardly count. */
const sentencesMax = 12;

/** The first sentences of a text; empty for a text without any. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;])\s+|[。！？；\n]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .slice(0, sentencesMax);
}

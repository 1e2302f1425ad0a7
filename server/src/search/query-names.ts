/**
 * The words of a query that are names, in lower case: with a capital inside a sentence or before another one, and all words of addresses,
 * paths and things with digits. A name is not misspelled because no document has it.
 */
export function namesIn(query: string): ReadonlySet<string> {
  const parts = (texts: Iterable<string>) => [...texts].flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const names = new Set(parts((query.match(token) ?? []).filter((text) => address.test(text))));
  for (const sentence of query.split(sentenceEnd)) {
    const words = sentence.match(/\p{L}[\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
    // In a headline, capitals say nothing.
    if (!words.some((word) => /^\p{Ll}/u.test(word) && word.length > smallWordMax)) continue;
    words.forEach((word, at) => {
      if (capital.test(word) && (at > 0 || capital.test(words[1] ?? ''))) for (const part of parts([word])) names.add(part);
    });
  }
  return names;
}

const token = /\S+/gu;
const address = /@|:\/\/|\\|_|#|\d|[\p{L}\p{N}]\.\p{L}{2}|^[./~]|\/.*\//u;
const sentenceEnd = /[.!?:;。！？：；\n]+(?:\s+|$)/u;
const capital = /^\p{Lu}/u;
/** Headlines write `of` and `with` small. */
const smallWordMax = 4;

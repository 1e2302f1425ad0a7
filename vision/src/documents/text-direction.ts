const rightToLeftLetter = /[\u05d0-\u05f4\u0620-\u064a\u066e-\u06d3\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g;
const letter = /\p{L}/gu;

/** Whether most letters are of a script that is written from right to left. */
export function isMostlyRightToLeft(texts: Iterable<string>): boolean {
  let [backward, all] = [0, 0];
  for (const text of texts) {
    backward += text.match(rightToLeftLetter)?.length ?? 0;
    all += text.match(letter)?.length ?? 0;
  }
  return backward > 0.5 * all;
}

/** The same for a text with its styles. */
export function areMostlyRightToLeft(runs: ReadonlyArray<{ text: string }>): boolean {
  return isMostlyRightToLeft(runs.map(({ text }) => text));
}

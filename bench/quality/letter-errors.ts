/**
 * The share of letters that have to be changed, added or left out (Levenshtein) to make one text of another. Spaces and line breaks
 * are one space; between Chinese and Japanese letters there is none.
 */
export function letterErrors(truth: string, read: string): number {
  const [wanted, got] = [lettersOf(truth), lettersOf(read)];
  let before = Array.from({ length: got.length + 1 }, (_, index) => index);
  for (const [index, letter] of wanted.entries()) {
    const row = [index + 1];
    for (const [place, other] of got.entries()) {
      row.push(Math.min((before[place + 1] ?? 0) + 1, (row[place] ?? 0) + 1, (before[place] ?? 0) + (letter === other ? 0 : 1)));
    }
    before = row;
  }
  return (before.at(-1) ?? 0) / Math.max(1, wanted.length);
}

function lettersOf(text: string): string[] {
  const hasSpaces = !/[\p{Script=Han}\p{Script=Hiragana}]/u.test(text);
  return [...text.trim().replaceAll(/\s+/gu, hasSpaces ? ' ' : '')];
}

/**
 * The share of letters that must be changed, added or removed (Levenshtein) to turn one text into another. Spaces and line breaks count
 * as one space; between Chinese and Japanese letters they are ignored.
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

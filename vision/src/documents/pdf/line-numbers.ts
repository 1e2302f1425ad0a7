import { median, type PageContent, type Word } from './page-content.ts';

/** A shorter column of numbers may be anything, such as equation numbers or a table. Some manuscripts number only every fifth line. */
const numbersMin = 8;
const roundNumbersMin = 4;
const steps = [1, 5, 10];
/** Relative to the size of the text. A table column has the same size as the table's other cells, so it is not taken for line numbers. */
const sizeMax = 0.9;

/** Removes line numbers from a page. Manuscripts number their lines in the margin, in smaller letters. Changes the page. */
export function takeLineNumbers(page: PageContent): void {
  const candidates = page.words.filter(({ text }) => /^\d{1,5}$/.test(text));
  if (candidates.length < roundNumbersMin) return;
  const size = median(page.words.map(({ style }) => style.size));
  const numbers = candidates.filter(({ style }) => style.size < sizeMax * size);
  if (numbers.length < roundNumbersMin) return;
  const gone = new Set([...Map.groupBy(numbers, placeOf).values()].filter(areLineNumbers).flat());
  if (gone.size > 0) page.words = page.words.filter((word) => !gone.has(word));
}

/** Line numbers in a margin are aligned at their right edge. */
function placeOf({ box, style }: Word): string {
  return `${Math.round(box[2] / 2)} ${style.size}`;
}

function areLineNumbers(words: readonly Word[]): boolean {
  const values = words.toSorted((one, other) => one.baseline - other.baseline).map(({ text }) => Number(text));
  const distances = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  return steps.some((step) => {
    if (words.length < (step === 1 ? numbersMin : roundNumbersMin) || values.some((value) => value % step !== 0)) return false;
    return distances.filter((distance) => distance === step).length >= 0.9 * distances.length;
  });
}

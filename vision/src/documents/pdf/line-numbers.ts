import { median, type PageContent, type Word } from './page-content.ts';

/** Fewer numbers under each other may be anything: an equation's, a table's. Every fifth line has one in some manuscripts. */
const numbersMin = 8;
const roundNumbersMin = 4;
const steps = [1, 5, 10];
/** In parts of the size of the text: a column of a table is set in the size of its other cells. */
const sizeMax = 0.9;

/** Takes the numbers of lines out of a page: manuscripts count their lines in the margin, in smaller letters. Changes the page. */
export function takeLineNumbers(page: PageContent): void {
  const candidates = page.words.filter(({ text }) => /^\d{1,5}$/.test(text));
  if (candidates.length < roundNumbersMin) return;
  const size = median(page.words.map(({ style }) => style.size));
  const numbers = candidates.filter(({ style }) => style.size < sizeMax * size);
  if (numbers.length < roundNumbersMin) return;
  const gone = new Set([...Map.groupBy(numbers, placeOf).values()].filter(areLineNumbers).flat());
  if (gone.size > 0) page.words = page.words.filter((word) => !gone.has(word));
}

/** Numbers of a margin end under each other. */
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

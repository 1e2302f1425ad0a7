import { hanWritingOf, type HanWriting } from './han-writing.ts';
import { isEastAsian } from './scripts.ts';
import type { Fragment, RecognisedPage } from './tesseract-output.ts';

/**
 * Merges two readings of a line of Chinese: that of the line model, and Tesseract's where the model is unsure or found nothing. They are
 * aligned by their common letters; where they differ, the more confident reading is taken.
 */
export function mergedReading(model: RecognisedPage, other: RecognisedPage, writing: HanWriting): RecognisedPage {
  if (model.length === 0) return other;
  const letters = other.flatMap(lettersOf);
  const merged: Fragment[] = [];
  for (const { ours, theirs } of stretches(model, letters)) merged.push(...(isSurer(theirs, ours, writing) ? theirs : ours));
  return merged;
}

/** Splits fragments into one per letter; each gets an equal share of the width. */
function lettersOf(fragment: Fragment): Fragment[] {
  const texts = [...fragment.text];
  const width = (fragment.right - fragment.left) / texts.length;
  return texts.map((text, index) => ({
    ...fragment,
    text,
    left: fragment.left + index * width,
    right: fragment.left + (index + 1) * width,
    isApart: index === 0 && fragment.isApart,
  }));
}

interface Stretch {
  ours: Fragment[];
  theirs: Fragment[];
}

/** Aligns two readings by the least edit distance: each common letter is a stretch, and so is what lies between them. */
function stretches(ours: readonly Fragment[], theirs: readonly Fragment[]): Stretch[] {
  const width = theirs.length + 1;
  const costs = new Uint32Array((ours.length + 1) * width);
  for (let i = ours.length; i >= 0; i -= 1) {
    for (let j = theirs.length; j >= 0; j -= 1) {
      if (i === ours.length || j === theirs.length) costs[i * width + j] = ours.length - i + theirs.length - j;
      else {
        const change = ours[i]?.text === theirs[j]?.text ? 0 : 1;
        costs[i * width + j] = Math.min(
          (costs[(i + 1) * width + j + 1] ?? 0) + change,
          (costs[(i + 1) * width + j] ?? 0) + 1,
          (costs[i * width + j + 1] ?? 0) + 1,
        );
      }
    }
  }
  const found: Stretch[] = [];
  let open: Stretch | null = null;
  let [i, j] = [0, 0];
  while (i < ours.length || j < theirs.length) {
    const [one, two] = [ours[i], theirs[j]];
    const cost = costs[i * width + j] ?? 0;
    if (one !== undefined && two !== undefined && one.text === two.text && costs[(i + 1) * width + j + 1] === cost) {
      open = null;
      found.push({ ours: [one], theirs: [] });
      [i, j] = [i + 1, j + 1];
      continue;
    }
    if (open === null) found.push((open = { ours: [], theirs: [] }));
    const isBoth = one !== undefined && two !== undefined && (costs[(i + 1) * width + j + 1] ?? 0) + 1 === cost;
    const isOurs = isBoth || (one !== undefined && (costs[(i + 1) * width + j] ?? 0) + 1 === cost);
    if (isOurs && one !== undefined) open.ours.push(one);
    if ((isBoth || !isOurs) && two !== undefined) open.theirs.push(two);
    if (isOurs) i += 1;
    if (isBoth || !isOurs) j += 1;
  }
  return found;
}

/** Whether a second reading is worth the time. */
export function isHardChinese(page: RecognisedPage, writing: HanWriting): boolean {
  return page.length === 0 || page.some(({ text, confidence }) => confidence < sureMin || isForeign(text, writing));
}

const sureMin = 80;
const otherMin = 60;

function isSurer(theirs: readonly Fragment[], ours: readonly Fragment[], writing: HanWriting): boolean {
  if (theirs.length === 0) return false;
  // Tesseract's Chinese models are worst at Latin words among Chinese.
  if (!theirs.some(({ text }) => isEastAsian(text))) return false;
  const sureness = leastOf(theirs);
  if (ours.length === 0) return sureness > sureMin;
  const own = Math.min(...ours.map(({ text, confidence }) => (isForeign(text, writing) ? 0 : confidence)));
  return own < sureMin && sureness > Math.max(otherMin, own);
}

function isForeign(letter: string, writing: HanWriting): boolean {
  const own = hanWritingOf(letter);
  return own !== null && own !== writing;
}

function leastOf(fragments: readonly Fragment[]): number {
  return Math.min(...fragments.map(({ confidence }) => confidence));
}

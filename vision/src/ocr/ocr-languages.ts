import { join } from 'node:path';
import type { PreparedPicture } from './ocr-tasks.ts';
import { readsLatin } from './scripts.ts';
import type { Tesseract } from './tesseract.ts';

/** What may be in a picture, by Tesseract's names: of each group the language that fits best is taken. */
export type ExpectedLanguages = ReadonlyArray<readonly string[]>;

/** What pages of unknown languages may be in. */
const usual: ExpectedLanguages = [['eng', 'kor', 'jpn', 'chi_sim', 'chi_tra'], ['eng']];

export function usualLanguages(tesseract: Tesseract): ExpectedLanguages {
  return usual.map((group) => group.filter((language) => tesseract.languages.has(language))).filter((group) => group.length > 0);
}

/** These have letters of their own: whoever reads them with ease need not look further. */
const unlikeOthers = new Set(['eng', 'kor']);
const sureMin = 88;
/** Both models of Chinese read both ways of writing, each in its own: the traditional one is the surer one even where it is not right. */
const handicaps: Readonly<Record<string, number>> = { chi_tra: 5 };

/**
 * Decides between languages by reading some of the longer lines in each: the right one is the surest.
 *
 * @returns names of Tesseract, the surest first
 */
export async function languagesOf(
  picture: PreparedPicture,
  expected: ExpectedLanguages,
  { tesseract, scratch, signal }: { tesseract: Tesseract; scratch: string; signal: AbortSignal },
): Promise<string[]> {
  const candidates = [...new Set(expected.flat())];
  const isOpen = expected.some((group) => group.length > 1) || candidates.filter((language) => !readsLatin(language)).length > 1;
  if (!isOpen) return candidates;
  const byLength = picture.lines.toSorted((a, b) => b.right - b.left - (a.right - a.left));
  const places = new Set([0, 1 / 8, 1 / 4, 1 / 2].map((share) => Math.floor(share * byLength.length)));
  const sample = [...places].flatMap((place) => byLength[place] ?? []).map(({ file }) => join(scratch, file));
  const sureness = new Map<string, number>();
  for (const language of candidates) {
    const pages = await tesseract.read(sample, { languages: [language], layout: 'block', scratch, signal });
    sureness.set(language, meanConfidence(pages.flat()) - (handicaps[language] ?? 0));
    if (unlikeOthers.has(language) && (sureness.get(language) ?? 0) > sureMin) break;
  }
  const bySureness = (a: string, b: string) => (sureness.get(b) ?? 0) - (sureness.get(a) ?? 0);
  const chosen = expected.flatMap((group) => group.toSorted(bySureness).slice(0, 1));
  return [...new Set(chosen)].sort(bySureness);
}

/** 0..100, each letter alike. */
export function meanConfidence(pieces: ReadonlyArray<{ text: string; confidence: number }>): number {
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : pieces.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}

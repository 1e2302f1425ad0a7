import { join } from 'node:path';
import { hanWritingOf } from './han-writing.ts';
import type { LineModel } from './line-model.ts';
import type { PreparedLine, PreparedPicture } from './ocr-tasks.ts';
import { readsLatin } from './scripts.ts';
import type { Tesseract } from './tesseract.ts';
import type { Fragment } from './tesseract-output.ts';

/** The possible languages of a picture, with Tesseract's names: from each group, the best match is used. */
export type ExpectedLanguages = ReadonlyArray<readonly string[]>;

/** The possible languages of pages in an unknown language. */
const usual: ExpectedLanguages = [['eng', 'kor', 'jpn', 'chi_sim', 'chi_tra'], ['eng']];

export function usualLanguages(tesseract: Tesseract): ExpectedLanguages {
  return usual.map((group) => group.filter((language) => tesseract.languages.has(language))).filter((group) => group.length > 0);
}

/** These have letters of their own: if one of them is read with confidence, no other language is tried. */
const unlikeOthers = new Set(['eng', 'kor']);
const sureMin = 88;
const writings = { chi_sim: 'simplified', chi_tra: 'traditional' } as const;
/** How many characters of one variant decide between both. */
const decidingMin = 3;

interface Means {
  tesseract: Tesseract;
  model: LineModel | null;
  scratch: string;
  signal: AbortSignal;
}

/**
 * Chooses languages by reading some of the longer lines in each: the right one has the highest confidence.
 *
 * @returns names of Tesseract, most confident first
 */
export async function languagesOf(picture: PreparedPicture, expected: ExpectedLanguages, means: Means): Promise<string[]> {
  const lines = sampleOf(picture.lines, [0, 1 / 8, 1 / 4, 1 / 2]);
  const groups = await withOneChinese(picture, expected, means);
  const candidates = [...new Set(groups.flat())];
  const isOpen = groups.some((group) => group.length > 1) || candidates.filter((language) => !readsLatin(language)).length > 1;
  if (!isOpen) return candidates;
  const { tesseract, scratch, signal } = means;
  const sample = lines.map(({ file }) => join(scratch, file));
  const readings = new Map<string, Fragment[]>();
  for (const language of candidates) {
    const fragments = (await tesseract.read(sample, { languages: [language], layout: 'block', scratch, signal })).flat();
    readings.set(language, fragments);
    if (unlikeOthers.has(language) && meanConfidence(fragments) > sureMin) break;
  }
  const loser = lesserChinese(readings);
  const sureness = (language: string) => (language === loser ? -1 : meanConfidence(readings.get(language) ?? []));
  const bySureness = (a: string, b: string) => sureness(b) - sureness(a);
  const chosen = groups.flatMap((group) => group.toSorted(bySureness).slice(0, 1));
  return [...new Set(chosen)].sort(bySureness);
}

/** Some lines at fixed ranks when sorted by length. */
function sampleOf(lines: readonly PreparedLine[], shares: readonly number[]): PreparedLine[] {
  const byLength = lines.toSorted((a, b) => b.right - b.left - (a.right - a.left));
  const places = new Set(shares.map((share) => Math.floor(share * byLength.length)));
  return [...places].flatMap((place) => byLength[place] ?? []);
}

/** The line model reads both variants of Chinese: its characters show which one it is. */
async function withOneChinese(picture: PreparedPicture, expected: ExpectedLanguages, means: Means): Promise<ExpectedLanguages> {
  const { model, ...options } = means;
  if (model === null || !expected.some((group) => group.includes('chi_sim') && group.includes('chi_tra'))) return expected;
  const pages = await model.read(sampleOf(picture.lines, [0, 1 / 16, 1 / 8, 1 / 4, 3 / 8, 1 / 2]), options);
  const found = pages.flat().map(({ text }) => hanWritingOf(text));
  const [simplified, traditional] = [count(found, 'simplified'), count(found, 'traditional')];
  if (Math.max(simplified, traditional) < decidingMin || simplified === traditional) return expected;
  const loser = simplified > traditional ? 'chi_tra' : 'chi_sim';
  return expected.map((group) => (group.length > 1 ? group.filter((language) => language !== loser) : group));
}

/**
 * Both Chinese models read both variants, each in its own characters. Common characters say nothing; only the right model reads the others
 * with confidence.
 */
function lesserChinese(readings: ReadonlyMap<string, readonly Fragment[]>): string | null {
  const own = (language: keyof typeof writings) =>
    (readings.get(language) ?? []).filter(({ text }) => [...text].some((letter) => hanWritingOf(letter) === writings[language]));
  const [simplified, traditional] = [own('chi_sim'), own('chi_tra')];
  if (!readings.has('chi_sim') || !readings.has('chi_tra')) return null;
  if (Math.max(simplified.length, traditional.length) < decidingMin) return null;
  return meanConfidence(simplified) > meanConfidence(traditional) ? 'chi_tra' : 'chi_sim';
}

function count<Value>(values: readonly Value[], value: Value): number {
  return values.filter((each) => each === value).length;
}

/** 0..100, weighted by letter. */
export function meanConfidence(pieces: ReadonlyArray<{ text: string; confidence: number }>): number {
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : pieces.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}

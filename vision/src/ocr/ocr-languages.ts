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
  const isOpen = expected.some((group) => group.length > 1) || expected.flat().filter((language) => !readsLatin(language)).length > 1;
  const looked = sampleOf(picture.lines, modelShares);
  const seen = isOpen && means.model !== null ? await means.model.read(looked, means) : [];
  const latin = [...new Set(expected.flat().filter(readsLatin))];
  // The lines in another script decide, even if they are few.
  const others = looked.filter((line, index) => !isSurelyLatin(seen[index] ?? [], line));
  if (latin.length > 0 && seen.length > 0 && others.length === 0) return latin;
  const isMixed = latin.length > 0 && seen.length > 0 && others.length < looked.length;
  const groups = withOneChinese(seen.flat(), expected);
  const candidates = [...new Set(groups.flat())];
  const isStillOpen = groups.some((group) => group.length > 1) || candidates.filter((language) => !readsLatin(language)).length > 1;
  if (!isStillOpen) return candidates;
  const { tesseract, scratch, signal } = means;
  const lines = isMixed ? others.slice(0, tesseractShares.length) : sampleOf(picture.lines, tesseractShares);
  const sample = lines.map(({ file }) => join(scratch, file));
  const readings = new Map<string, Fragment[]>();
  for (const language of candidates) {
    const fragments = (await tesseract.read(sample, { languages: [language], layout: 'block', scratch, signal })).flat();
    readings.set(language, fragments);
    if (meanConfidence(fragments) > sureMin && (unlikeOthers.has(language) || (language === 'jpn' && hasKana(fragments)))) break;
  }
  const loser = lesserChinese(readings);
  const sureness = (language: string) => (language === loser ? -1 : meanConfidence(readings.get(language) ?? []));
  const bySureness = (a: string, b: string) => sureness(b) - sureness(a);
  // Noise is read in any language, without confidence.
  if (isMixed && candidates.every((language) => readsLatin(language) || sureness(language) < mixedMin)) return latin;
  const chosen = groups.flatMap((group) => group.toSorted(bySureness).slice(0, 1));
  return [...new Set(chosen)].sort(bySureness);
}

/** Japanese has many syllables, Chinese none: those that are read into it are few, or read without confidence. */
const kanaShareMin = 0.25;

function hasKana(fragments: readonly Fragment[]): boolean {
  const letters = fragments.flatMap(({ text }) => [...text]);
  return letters.filter((letter) => /[\u3041-\u30FF]/u.test(letter)).length >= kanaShareMin * letters.length;
}

const tesseractShares = [0, 1 / 8, 1 / 4, 1 / 2];
const modelShares = [0, 1 / 16, 1 / 8, 1 / 4, 3 / 8, 1 / 2];

/** Whether the line model is sure of a line and it is Latin: letters of other scripts it takes for Chinese, is unsure of, or leaves out. */
export function isSurelyLatin(fragments: readonly Fragment[], line: PreparedLine): boolean {
  const latin = fragments.filter(({ text }) => /[!-~]/.test(text));
  const covered = fragments.reduce((sum, { left, right }) => sum + right - left, 0) / ((line.right - line.left) * line.scale);
  return (
    latin.length >= latinMin &&
    covered >= coveredMin &&
    latin.length >= fragments.length * latinShare &&
    meanConfidence(fragments) >= sureMin
  );
}

const latinMin = 5;
const coveredMin = 0.6;
const mixedMin = 75;
const latinShare = 0.95;
/** Below this, Tesseract reads the letters of a page badly. */
const goodMin = 85;

/** Whether Tesseract reads a sample of a page in Latin letters badly: a receipt, a photograph, small print. */
export async function isReadBadly(
  { lines }: PreparedPicture,
  languages: readonly string[],
  { tesseract, scratch, signal }: Omit<Means, 'model'>,
): Promise<boolean> {
  const files = sampleOf(lines, tesseractShares).map(({ file }) => join(scratch, file));
  const read = await tesseract.read(files, { languages, layout: 'block', scratch, signal });
  return meanConfidence(read.flat()) < goodMin;
}

/** Some lines at fixed ranks when sorted by length. */
export function sampleOf(lines: readonly PreparedLine[], shares: readonly number[]): PreparedLine[] {
  const byLength = lines.toSorted((a, b) => b.right - b.left - (a.right - a.left));
  const places = new Set(shares.map((share) => Math.floor(share * byLength.length)));
  return [...places].flatMap((place) => byLength[place] ?? []);
}

/** The line model reads both variants of Chinese: its characters show which one it is. */
function withOneChinese(fragments: readonly Fragment[], expected: ExpectedLanguages): ExpectedLanguages {
  const found = fragments.map(({ text }) => hanWritingOf(text));
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

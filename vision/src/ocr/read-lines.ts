import { join } from 'node:path';
import type { Workers } from '../workers.ts';
import { heightOf, type Area } from './bitmap.ts';
import type { HanWriting } from './han-writing.ts';
import type { LineModel } from './line-model.ts';
import { isHardChinese, mergedReading } from './merged-reading.ts';
import { withModelWords } from './model-words.ts';
import { isSurelyLatin } from './ocr-languages.ts';
import { cutBorder, type PreparedLine, type PreparedPicture } from './ocr-tasks.ts';
import { isEastAsian, isNumberBeside, isSpaceBetween, readsLatin, withOne, withWidePunctuation, withYen } from './scripts.ts';
import type { Tesseract } from './tesseract.ts';
import type { Fragment, RecognisedPage } from './tesseract-output.ts';

/** Letters that were read together, in pixels of the straightened page. */
export interface ReadPiece extends Area {
  text: string;
  /** 0..100 */
  confidence: number;
  /** Whether a space precedes it. */
  isApart: boolean;
}

export interface ReadLine extends Area {
  pieces: ReadPiece[];
  text: string;
  column: number;
  cell: PreparedLine['cell'];
}

export interface ReadingOptions {
  tesseract: Tesseract;
  workers: Workers;
  /** Null if it is not installed. */
  model: LineModel | null;
  /** For Tesseract, the main language first. */
  languages: readonly string[];
  scratch: string;
  prefix: string;
  signal: AbortSignal;
}

/** A line with its reading, in pixels of its picture. */
interface RecognisedLine {
  line: PreparedLine;
  page: RecognisedPage;
}

/** Reads the lines of a prepared picture. Leaves out lines without text, or with hardly any. */
export async function readLines(picture: PreparedPicture, options: ReadingOptions): Promise<ReadLine[]> {
  const readings = await readingsOf(picture, options);
  return readings.filter((reading) => isText(reading, picture)).map(lineOf);
}

/** For lines detected in a photograph: textures are read too, but with low confidence. */
const photographSureMin = 50;
/** For lines that the detector does not consider text. */
const doubtedSureMin = 80;

function isText({ line, page }: RecognisedLine, { isPhotograph = false }: PreparedPicture): boolean {
  if (page.length === 0) return false;
  const sureness = confidenceOf(page);
  return sureness >= (line.isDoubted === true ? doubtedSureMin : isPhotograph ? photographSureMin : 0);
}

async function readingsOf({ lines, isPhotograph = false }: PreparedPicture, options: ReadingOptions): Promise<RecognisedLine[]> {
  const { languages, model } = options;
  const main = mainLanguages(languages);
  if (model !== null && isPhotograph && main.every((language) => language === 'eng'))
    return readLetteredSigns(lines, { ...options, model });
  const writing = main.length === 1 ? writings[main[0] ?? ''] : undefined;
  if (model !== null && writing !== undefined) return readChinese(lines, { ...options, model, main, writing });
  const latin = languages.filter(readsLatin);
  if (main.length === languages.length || model === null) {
    const read = await readTwice(lines, main, options);
    return main.length === languages.length ? read : withLatin(read, latin, options);
  }
  const letters = await model.read(lines, options);
  const isLatin = lines.map((line, index) => isSurelyLatin(letters[index] ?? [], line));
  const others = await readTwice(onlyWhere(lines, isLatin, false), main, options);
  const lettersOfOthers = onlyWhere(letters, isLatin, false);
  const withWords = others.map(({ line, page }, index) => ({ line, page: withModelWords(page, lettersOfOthers[index] ?? []) }));
  const readOthers = (await withLatin(withWords, latin, options)).values();
  const readLatin = (await readTwice(onlyWhere(lines, isLatin, true), latin, options)).values();
  return isLatin.flatMap((each) => (each ? readLatin : readOthers).next().value ?? []);
}

function onlyWhere<Value>(values: readonly Value[], isSo: readonly boolean[], wanted: boolean): Value[] {
  return values.filter((_, index) => isSo[index] === wanted);
}

async function readTwice(lines: readonly PreparedLine[], languages: readonly string[], options: ReadingOptions): Promise<RecognisedLine[]> {
  return lookedAtAgain(await readAll(lines, languages, options), languages, options);
}

const writings: Readonly<Record<string, HanWriting>> = { chi_sim: 'simplified', chi_tra: 'traditional' };

interface ChineseOptions extends ReadingOptions {
  model: LineModel;
  main: readonly string[];
  writing: HanWriting;
}

/** The line model is best at Chinese and the Latin words in it; Tesseract reads the lines that have characters unknown to the model. */
async function readChinese(lines: readonly PreparedLine[], options: ChineseOptions): Promise<RecognisedLine[]> {
  const { model, main, writing, scratch, signal } = options;
  const pages = await model.read(lines, { scratch, signal });
  const first = lines.map((line, index) => ({ line, page: pages[index] ?? [] }));
  const hard = first.filter(({ page }) => isHardChinese(page, writing));
  const others = await readAll(
    hard.map(({ line }) => line),
    main,
    options,
  );
  const merged = new Map(hard.map(({ line, page }, index) => [line, mergedReading(page, others[index]?.page ?? [], writing)]));
  return first.map(({ line, page }) => ({ line, page: merged.get(line) ?? page }));
}

const signSureMin = 80;

/**
 * The line model was trained with photographs, Tesseract with pages: if the model is unsure of a line, the more confident reading is used.
 */
async function readLetteredSigns(
  lines: readonly PreparedLine[],
  options: ReadingOptions & { model: LineModel },
): Promise<RecognisedLine[]> {
  const pages = await options.model.read(lines, options);
  const first = lines.map((line, index) => ({ line, page: latinOf(pages[index] ?? []) }));
  const hard = first.filter(({ page }) => confidenceOf(page) < signSureMin);
  const others = await readAll(
    hard.map(({ line }) => line),
    ['eng'],
    options,
  );
  const surer = new Map(
    others.filter((other, index) => confidenceOf(other.page) > confidenceOf(hard[index]?.page ?? [])).map((each) => [each.line, each]),
  );
  return first.map((reading) => surer.get(reading.line) ?? reading);
}

/** Without characters that are no Latin ones; the model takes some punctuation for that of Chinese. */
function latinOf(page: RecognisedPage): RecognisedPage {
  return page
    .filter(({ text }) => !isEastAsian(text))
    .map((fragment) => ({ ...fragment, text: fragment.text.replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC')) }));
}

async function readAll(
  lines: readonly PreparedLine[],
  languages: readonly string[],
  { tesseract, scratch, signal }: ReadingOptions,
): Promise<RecognisedLine[]> {
  const pages = new Map<PreparedLine, RecognisedPage>();
  for (const layout of ['line', 'block'] as const) {
    const alike = lines.filter(({ isBlock }) => isBlock === (layout === 'block'));
    const read = await tesseract.read(
      alike.map(({ file }) => join(scratch, file)),
      { languages, layout, scratch, signal },
    );
    for (const [index, line] of alike.entries()) pages.set(line, read[index] ?? []);
  }
  return lines.map((line) => ({ line, page: pages.get(line) ?? [] }));
}

const againMax = 400;
const againFactor = 0.75;
const sureMin = 62;

/** Lines with low confidence are read again in another size: one of the two is usually better, and the confidence shows which. */
async function lookedAtAgain(
  readings: readonly RecognisedLine[],
  languages: readonly string[],
  options: ReadingOptions,
): Promise<RecognisedLine[]> {
  const { workers, scratch, prefix, signal } = options;
  const isLatin = languages.every(readsLatin);
  const isHard = ({ page }: RecognisedLine) =>
    page.some(({ text, confidence }) => confidence < sureMin && (isLatin || [...text].some(isEastAsian)));
  const hard = [...readings.entries()].filter(([, reading]) => isHard(reading)).slice(0, againMax);
  if (hard.length === 0) return [...readings];
  const lines = hard.map(([index, { line }]) => ({ ...line, file: `${prefix}-again-${index}.png`, scale: line.scale * againFactor }));
  const pictures = hard.map(([, { line }], place) => ({ file: line.file, output: lines[place]?.file ?? line.file }));
  await workers.run('rescale-lines', { pictures, factor: againFactor }, { scratch, signal });
  const again = await readAll(lines, languages, options);
  const result = [...readings];
  for (const [place, [index, before]] of hard.entries()) {
    const after = again[place];
    if (after !== undefined && confidenceOf(after.page) > confidenceOf(before.page)) result[index] = after;
  }
  return result;
}

/**
 * Models of other scripts are bad at Latin words, and a Latin model next to them takes their letters for its own. So the others read
 * everything first, and the Latin model reads what they are unsure of.
 */
function mainLanguages(languages: readonly string[]): readonly string[] {
  const others = languages.filter((language) => !readsLatin(language));
  return others.length === 0 ? languages : others;
}

/** Consecutive fragments that may be Latin. */
interface Doubt {
  reading: number;
  from: number;
  to: number;
  cut: { file: string; left: number; right: number; output: string };
}

const doubtsMax = 1000;

async function withLatin(
  readings: readonly RecognisedLine[],
  languages: readonly string[],
  { tesseract, workers, scratch, prefix, signal }: ReadingOptions,
): Promise<RecognisedLine[]> {
  const doubts = readings
    .flatMap(({ line, page }, reading) => doubtsOf(page).map(({ from, to }) => ({ reading, line, from, to, ...stretchOf(page, from, to) })))
    .slice(0, doubtsMax)
    .map(({ reading, line, from, to, left, right }, index): Doubt => {
      return { reading, from, to, cut: { file: line.file, left, right, output: `${prefix}-doubt-${index}.png` } };
    });
  if (doubts.length === 0) return [...readings];
  const starts = await workers.run('cut-lines', { cuts: doubts.map(({ cut }) => cut) }, { scratch, signal });
  const second = await tesseract.read(
    doubts.map(({ cut }) => join(scratch, cut.output)),
    { languages, layout: 'line', scratch, signal },
  );
  const result = readings.map(({ line, page }) => ({ line, page: [...page] }));
  // From the end, so that earlier positions stay valid.
  for (const [index, { reading, from, to }] of [...doubts.entries()].toReversed()) {
    const page = result[reading]?.page ?? [];
    const before = page.slice(from, to);
    const after = second[index] ?? [];
    if (isBetter(after, before)) page.splice(from, to - from, ...placed(after, before, starts[index] ?? 0));
  }
  return result;
}

/** Runs of fragments without a confident letter of the own script. */
function doubtsOf(fragments: RecognisedPage): Array<{ from: number; to: number }> {
  const doubts: Array<{ from: number; to: number }> = [];
  for (const [index, fragment] of fragments.entries()) {
    if (!isDoubtful(fragment)) continue;
    const last = doubts.at(-1);
    if (last !== undefined && last.to === index) last.to = index + 1;
    else doubts.push({ from: index, to: index + 1 });
  }
  return doubts;
}

const latinSureMin = 96;

function isDoubtful({ text, confidence }: Fragment): boolean {
  const letters = [...text];
  // Models of other scripts often misread what precedes a per cent sign. No other reading is much more confident.
  if (letters.some((letter) => /[\p{Script=Latin}%]/u.test(letter))) return confidence < latinSureMin;
  const isOwn = letters.some(isEastAsian);
  return confidence < (isOwn ? 60 : 88);
}

/** From the middle of the gap before to the middle of the gap after, because boxes are inexact. */
function stretchOf(fragments: RecognisedPage, from: number, to: number): { left: number; right: number } {
  const before = fragments[from - 1];
  const after = fragments[to];
  const left = fragments[from]?.left ?? 0;
  const right = fragments[to - 1]?.right ?? left + 1;
  const start = before === undefined ? 0 : Math.round((Math.min(before.right, left) + left) / 2);
  const end =
    after === undefined ? right + openEnd : Math.round(after.left > left ? (Math.min(right, after.left) + after.left) / 2 : right);
  return { left: Math.max(0, start), right: Math.max(start + 1, end) };
}

/** The last box of a line may miss its last letters. */
const openEnd = 40;

function isBetter(latin: readonly Fragment[], before: readonly Fragment[]): boolean {
  const text = latin.map((fragment) => fragment.text).join('');
  if (!/^[\p{Script=Latin}\p{N}\p{P}\p{S}]+$/u.test(text) || !/[\p{Script=Latin}\p{N}]/u.test(text)) return false;
  const [now, then] = [confidenceOf(latin), confidenceOf(before)];
  const letters = before.flatMap((fragment) => [...fragment.text]);
  // Letters of the own script with low confidence look like short Latin words.
  if (letters.some(isEastAsian)) return text.length > 2 && now > 88 && then < 45;
  return now > 70 && now > then + (Math.min(text.length, letters.length) < 2 ? 15 : 4);
}

/** Weighted by letters, not fragments: an extra bad letter must not improve a word. */
function confidenceOf(fragments: readonly Fragment[]): number {
  const letters = fragments.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : fragments.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}

/** Moves fragments of a cut to their place in the line. */
function placed(fragments: readonly Fragment[], before: readonly Fragment[], cutLeft: number): Fragment[] {
  const [first] = before;
  return fragments.map((fragment, index) => ({
    ...fragment,
    left: fragment.left + cutLeft - cutBorder,
    right: fragment.right + cutLeft - cutBorder,
    isApart: index === 0 ? (first?.isApart ?? true) : fragment.isApart,
    line: first?.line ?? fragment.line,
  }));
}

function lineOf({ line, page }: RecognisedLine): ReadLine {
  const pieces = page.map((fragment, index): ReadPiece => {
    // Boxes of digits may overlap the next piece.
    const next = page[index + 1];
    const until = next !== undefined && next.left > fragment.left && next.line === fragment.line ? next.left : Infinity;
    const toPage = (x: number, y: number) => ({ x: line.pictureLeft + x / line.scale, y: line.pictureTop + y / line.scale });
    const start = toPage(fragment.left, fragment.top);
    const end = toPage(Math.min(fragment.right, until), fragment.bottom);
    const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
    return {
      text: fragment.text,
      confidence: fragment.confidence,
      isApart: fragment.isApart,
      left: clamp(start.x, line.left, line.right),
      right: clamp(end.x, line.left, line.right),
      top: clamp(start.y, line.top, line.bottom),
      bottom: clamp(end.y, line.top, line.bottom),
    };
  });
  const { left, top, right, bottom, column, cell } = line;
  return { left, top, right, bottom, column, cell, pieces, text: textOf(pieces) };
}

/** Of the height of a line. */
const wideGap = 0.8;

export function isSpace(before: ReadPiece, piece: ReadPiece): boolean {
  if (!piece.isApart || !isSpaceBetween(before.text, piece.text)) return false;
  return !isNumberBeside(before.text, piece.text) || piece.left - before.right > wideGap * heightOf(piece);
}

/** Adds spaces only where the script has them. */
export function textOf(pieces: readonly ReadPiece[]): string {
  let text = '';
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    text += (before !== undefined && isSpace(before, piece) ? ' ' : '') + piece.text;
  }
  return withOne(withYen(withWidePunctuation(text)));
}

import { join } from 'node:path';
import type { Workers } from '../workers.ts';
import { isReadBadly, languagesOf, meanConfidence, type ExpectedLanguages } from './ocr-languages.ts';
import { openLineModel } from './line-model.ts';
import type { PreparedPicture } from './ocr-tasks.ts';
import { readLines, type ReadLine, type ReadPiece } from './read-lines.ts';
import { readsLatin } from './scripts.ts';
import type { Tesseract } from './tesseract.ts';
import { columnsLanguage, columnsTurn, isInColumns, mayBeInColumns } from './text-in-columns.ts';

export interface PictureReading {
  /** The name of the picture in the scratch folder. */
  file: string;
  scratch: string;
  expected: ExpectedLanguages;
  /** `asked`: made upright first. `doubted`: only if the picture cannot be read as it is. */
  rotation: 'none' | 'asked' | 'doubted';
  signal: AbortSignal;
}

export interface ReadPicture {
  picture: PreparedPicture;
  /** Degrees clockwise by which it was rotated. */
  turn: 0 | 90 | 180 | 270;
  /** Whether its lines run from top to bottom in the picture as it was given, and were read on their side. */
  isInColumns: boolean;
  lines: ReadLine[];
}

export interface RecognitionParts {
  tesseract: Tesseract;
  workers: Workers;
}

/** A page of small print has a hundred lines, a table some hundreds of cells. */
const linesMax = 1500;
const orientationConfidenceMin = 1;
/** Below this confidence, a page is probably not upright. */
const sureMin = 62;
let readings = 0;

/**
 * Prepares a picture in a worker, and reads its lines.
 * @throws VisionError
 */
export async function readPicture(reading: PictureReading, parts: RecognitionParts): Promise<ReadPicture> {
  const prefix = `ocr-${(readings += 1)}`;
  const turn = reading.rotation === 'asked' ? await turnOf(reading, parts, prefix) : 0;
  const upright = await prepared(reading, parts, `${prefix}-a`, turn);
  const columns = await columnsOf(upright, reading, parts, `${prefix}-c`);
  if (columns !== null) return columns;
  const first = await readPrepared(upright, reading, parts);
  if (reading.rotation !== 'doubted' || surenessOf(first) >= sureMin) return first;
  const other = await turnOf(reading, parts, prefix);
  if (other === 0) return first;
  const second = await readPrepared(await prepared(reading, parts, `${prefix}-b`, other), reading, parts);
  return surenessOf(second) > surenessOf(first) ? second : first;
}

interface Prepared {
  picture: PreparedPicture;
  turn: ReadPicture['turn'];
  prefix: string;
}

async function prepared(
  { file, scratch, signal }: PictureReading,
  { workers }: RecognitionParts,
  prefix: string,
  turn: ReadPicture['turn'],
): Promise<Prepared> {
  return { picture: await workers.run('prepare-picture', { file, prefix, turn, linesMax }, { scratch, signal }), turn, prefix };
}

/** The reading of text from top to bottom; null if it is none. */
async function columnsOf(upright: Prepared, reading: PictureReading, parts: RecognitionParts, prefix: string): Promise<ReadPicture | null> {
  const { tesseract, workers } = parts;
  if (!mayBeInColumns(upright.picture, upright.turn, reading.expected, tesseract)) return null;
  const { picture, turn } = upright.turn === columnsTurn ? upright : await prepared(reading, parts, prefix, columnsTurn);
  if (!(await isInColumns(picture, { tesseract, ...reading }))) return null;
  const options = { tesseract, workers, model: null, languages: [columnsLanguage], prefix, ...reading };
  return { picture, turn, isInColumns: true, lines: await readLines(picture, options) };
}

async function readPrepared(
  { picture: page, turn, prefix }: Prepared,
  { file, scratch, expected, signal }: PictureReading,
  { tesseract, workers }: RecognitionParts,
): Promise<ReadPicture> {
  if (page.lines.length === 0) return { picture: page, turn, isInColumns: false, lines: [] };
  const model = openLineModel(workers);
  const languages = await languagesOf(page, expected, { tesseract, model, scratch, signal });
  const { found } = page;
  const isLikePhotograph =
    model !== null &&
    found !== undefined &&
    found.length > 0 &&
    languages.every(readsLatin) &&
    (await isReadBadly(page, languages, { tesseract, scratch, signal }));
  const picture = isLikePhotograph
    ? await workers.run('prepare-picture', { file, prefix, turn, linesMax, found }, { scratch, signal })
    : page;
  const lines = await readLines(picture, { tesseract, workers, model, languages, scratch, prefix, signal });
  return { picture, turn, isInColumns: false, lines };
}

async function turnOf(
  { file, scratch, signal }: PictureReading,
  { tesseract, workers }: RecognitionParts,
  prefix: string,
): Promise<ReadPicture['turn']> {
  if (!tesseract.languages.has('osd')) return (await workers.run('picture-turn', { file }, { scratch, signal })).turn;
  const output = `${prefix}-overview.png`;
  await workers.run('picture-overview', { file, output }, { scratch, signal });
  const orientation = await tesseract.orientation(join(scratch, output), { signal });
  return orientation === null || orientation.confidence < orientationConfidenceMin ? 0 : orientation.turn;
}

/** Below this, hardly a word is right: columns of Japanese, scribble, textures. */
const readableMin = 40;
/** Of a receipt in poor print, more than eight of ten words are read with this confidence; of handwriting, three of ten. */
const wordSureMin = 80;
const sureWordsMin = 0.45;

/** Whether more than single words are right. A picture without text is none. */
export function isReadable(read: ReadPicture): boolean {
  const words = read.lines.flatMap(({ pieces }) => wordsOf(pieces));
  const letters = (some: typeof words) => some.reduce((sum, word) => sum + word.reduce((length, { text }) => length + text.length, 0), 0);
  const sure = words.filter((word) => meanConfidence(word) >= wordSureMin);
  return surenessOf(read) >= readableMin && letters(sure) >= sureWordsMin * letters(words);
}

function wordsOf(pieces: readonly ReadPiece[]): ReadPiece[][] {
  const words: ReadPiece[][] = [];
  for (const piece of pieces) {
    const last = words.at(-1);
    if (last === undefined || piece.isApart) words.push([piece]);
    else last.push(piece);
  }
  return words;
}

/** 0..100, weighted by letter. */
export function surenessOf({ lines }: ReadPicture): number {
  return meanConfidence(lines.flatMap(({ pieces }) => pieces));
}

import { join } from 'node:path';
import type { Workers } from '../workers.ts';
import { isReadBadly, languagesOf, meanConfidence, type ExpectedLanguages } from './ocr-languages.ts';
import { openLineModel } from './line-model.ts';
import type { PreparedPicture } from './ocr-tasks.ts';
import { readLines, type ReadLine } from './read-lines.ts';
import { readsLatin } from './scripts.ts';
import type { Tesseract } from './tesseract.ts';

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
  const first = await readTurned(reading, parts, `${prefix}-a`, turn);
  if (reading.rotation !== 'doubted' || surenessOf(first) >= sureMin) return first;
  const other = await turnOf(reading, parts, prefix);
  if (other === 0) return first;
  const second = await readTurned(reading, parts, `${prefix}-b`, other);
  return surenessOf(second) > surenessOf(first) ? second : first;
}

async function readTurned(
  { file, scratch, expected, signal }: PictureReading,
  { tesseract, workers }: RecognitionParts,
  prefix: string,
  turn: ReadPicture['turn'],
): Promise<ReadPicture> {
  const page = await workers.run('prepare-picture', { file, prefix, turn, linesMax }, { scratch, signal });
  if (page.lines.length === 0) return { picture: page, turn, lines: [] };
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
  return { picture, turn, lines: await readLines(picture, { tesseract, workers, model, languages, scratch, prefix, signal }) };
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

/** 0..100, weighted by letter. */
export function surenessOf({ lines }: ReadPicture): number {
  return meanConfidence(lines.flatMap(({ pieces }) => pieces));
}

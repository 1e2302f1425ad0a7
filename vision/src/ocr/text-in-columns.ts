import { join } from 'node:path';
import { meanConfidence, sampleOf, type ExpectedLanguages } from './ocr-languages.ts';
import type { PreparedPicture } from './ocr-tasks.ts';
import { isEastAsian } from './scripts.ts';
import type { Tesseract } from './tesseract.ts';

/**
 * Japanese from top to bottom. Turned by this, its columns are lines in the order of reading, with letters that lie on their side: for these
 * Tesseract has data of their own.
 */
export const columnsTurn = 270;
export const columnsLanguage = 'jpn_vert';

const longMin = 2;
const samples = [0, 1 / 8, 1 / 4, 1 / 2];
/** Letters on their side are read with less, and other scripts in these letters with few of them. */
const [sureMin, ownShareMin] = [62, 0.6];

/** Whether most text of a picture that was turned by `turn` would run across with the turn of columns: so does that of a page on its side. */
export function mayBeInColumns(
  { found = [], isPhotograph, lines }: PreparedPicture,
  turn: number,
  expected: ExpectedLanguages,
  tesseract: Tesseract,
): boolean {
  if (!expected.flat().includes('jpn') || !tesseract.languages.has(columnsLanguage)) return false;
  const pieces = isPhotograph === true ? lines.map(sizeOf) : found;
  const total = (isLong: (piece: Size) => boolean) => pieces.filter(isLong).reduce((sum, { length, height }) => sum + length * height, 0);
  const isDown = total(({ length, height }) => height > longMin * length) > total(({ length, height }) => length > longMin * height);
  return isDown === (turn === 0 || turn === 180);
}

interface Size {
  length: number;
  height: number;
}

function sizeOf({ left, top, right, bottom }: PreparedPicture['lines'][number]): Size {
  return { length: right - left, height: bottom - top };
}

/** Whether a picture with the turn of columns is text in columns: read as such, and with more confidence than as a page on its side. */
export async function isInColumns(
  { lines }: PreparedPicture,
  { tesseract, scratch, signal }: { tesseract: Tesseract; scratch: string; signal: AbortSignal },
): Promise<boolean> {
  const sample = sampleOf(lines, samples).map(({ file }) => join(scratch, file));
  const read = async (language: string) =>
    (await tesseract.read(sample, { languages: [language], layout: 'line', scratch, signal })).flat();
  const columns = await read(columnsLanguage);
  const letters = columns.flatMap(({ text }) => [...text]);
  if (letters.filter(isEastAsian).length < ownShareMin * letters.length || meanConfidence(columns) < sureMin) return false;
  return meanConfidence(columns) > meanConfidence(await read('jpn'));
}

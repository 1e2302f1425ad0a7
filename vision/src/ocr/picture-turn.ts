import { join } from 'node:path';
import type { TaskWork } from '../worker-task.ts';
import { openPictureOfText } from './picture-of-text.ts';
import { greyOf, type Grey } from '../pictures/open-picture.ts';
import { at } from './bitmap.ts';
import { findText } from './find-text.ts';
import { lineModelFiles } from './line-model-files.ts';
import { openOcrModel, type OcrModel } from './ocr-model.ts';
import type { FoundText, PictureTurn } from './ocr-tasks.ts';
import { cutOut } from './photograph-lines.ts';

type Turn = 0 | 90 | 180 | 270;

const sideMax = 2200;
/** So many lines are looked at, the longest first. */
const linesMax = 16;
/** Shorter stretches, such as single digits, do not tell in which direction they are written. */
const longMin = 2;
/** The model's input. Longer lines are cut: shrinking them would make their letters too narrow. */
const [inputHeight, inputWidth] = [48, 192];
/** The mean of all lines has to be this far from undecided. */
const marginMin = 0.15;

let opened: Promise<OcrModel> | null = null;

/**
 * Finds the quarter turn that makes a picture upright: the detector tells whether lines run across or down, and PaddleOCR's classifier of
 * lines whether they stand on their heads. For code that runs in a worker.
 *
 * @returns degrees clockwise; 0 where the picture shows too little, and where the packages of the models are not installed
 */
export async function pictureTurn({ file }: PictureTurn, { scratch }: TaskWork): Promise<{ turn: Turn }> {
  const files = lineModelFiles();
  if (files === null) return { turn: 0 };
  const { open, width, height, background } = await openPictureOfText(join(scratch, file));
  const scale = Math.min(1, sideMax / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const found = (await findText(open(), size, background)) ?? [];
  const long = found.filter((text) => Math.max(text.length, text.height) >= longMin * Math.min(text.length, text.height));
  const [down, across] = [long.filter((text) => text.height > text.length), long.filter((text) => text.height <= text.length)];
  const isDown = total(down) > total(across);
  const lines = (isDown ? down.map(lyingAcross) : across).toSorted((one, other) => other.length - one.length).slice(0, linesMax);
  if (lines.length === 0) return { turn: 0 };
  const grey = await greyOf(open().resize({ ...size, fit: 'fill' }), background);
  const model = await (opened ??= openOcrModel(files.runtime, files.orientation));
  let sum = 0;
  for (const line of lines) sum += await upsideDown(line, grey, model);
  const share = sum / lines.length;
  if (Math.abs(share - 0.5) < marginMin) return { turn: 0 };
  if (isDown) return { turn: share > 0.5 ? 90 : 270 };
  return { turn: share > 0.5 ? 180 : 0 };
}

function total(lines: readonly FoundText[]): number {
  return lines.reduce((sum, { length, height }) => sum + Math.max(length, height), 0);
}

/** The same rectangle, seen as a line that runs down. */
function lyingAcross(text: FoundText): FoundText {
  return { ...text, length: text.height, height: text.length, degrees: text.degrees + 90 };
}

/** How likely a line stands on its head, 0..1. */
async function upsideDown(line: FoundText, grey: Grey, model: OcrModel): Promise<number> {
  const longest = (inputWidth / inputHeight) * line.height;
  const picture = cutOut({ ...line, length: Math.min(line.length, longest) }, grey, inputHeight / line.height);
  const values = new Float32Array(3 * inputHeight * inputWidth);
  for (let y = 0; y < Math.min(inputHeight, picture.height); y += 1) {
    for (let x = 0; x < Math.min(inputWidth, picture.width); x += 1) {
      const value = at(picture.pixels, y * picture.width + x) / 127.5 - 1;
      for (let plane = 0; plane < 3; plane += 1) values[(plane * inputHeight + y) * inputWidth + x] = value;
    }
  }
  const answer = await model.run(values, [1, 3, inputHeight, inputWidth]);
  return at(answer.values, 1);
}

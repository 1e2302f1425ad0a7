import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { greyOf, type Grey } from '../pictures/open-picture.ts';
import type { TaskWork } from '../worker-task.ts';
import { at, median } from './bitmap.ts';
import { lineModelFiles } from './line-model-files.ts';
import { openOcrModel } from './ocr-model.ts';
import type { LineLetter, RecogniseLines } from './ocr-tasks.ts';
import { isEastAsian } from './scripts.ts';

/** The input size of the training. */
const inputHeight = 48;
const inputWidthMax = 8000;
/** White around a line, in pixels of its picture: more makes letters too small, none cuts them off. */
const [sideMargin, edgeMargin] = [6, 2];
/** A line of dashes must not be enlarged without limit. */
const heightMin = 20;
/** A gap wider than the usual one of its line by this share of the letters' height is a space: the model omits some. */
const spaceShare = 0.22;
/** Between a Latin and an East Asian letter. */
const mixedSpaceShare = 0.6;
const inkBelow = 160;

interface Model {
  letters: readonly string[];
  run(values: Float32Array, width: number): Promise<{ values: Float32Array; steps: number; classes: number }>;
}

let opened: Promise<Model> | null = null;

/** Reads pictures of one line each. For code that runs in a worker. */
export async function recogniseLines({ pictures }: RecogniseLines, { scratch, onProgress }: TaskWork): Promise<LineLetter[][]> {
  const model = await (opened ??= openModel());
  const lines: LineLetter[][] = [];
  for (const { file, border } of pictures) {
    const line = await greyOf(sharp(join(scratch, file)));
    lines.push(await lettersOf(line, border, model));
    onProgress((100 * lines.length) / pictures.length);
  }
  return lines;
}

async function lettersOf(line: Grey, border: number, model: Model): Promise<LineLetter[]> {
  const top = Math.max(0, Math.min(border - edgeMargin, Math.floor((line.height - heightMin) / 2)));
  const left = Math.max(0, border - sideMargin);
  const [width, height] = [line.width - 2 * left, line.height - 2 * top];
  if (width < 2 || height < 2) return [];
  const inputWidth = Math.max(8, Math.round((width * inputHeight) / height));
  if (inputWidth > inputWidthMax) return [];
  const { data } = await sharp(line.pixels, { raw: { width: line.width, height: line.height, channels: 1 } })
    .extract({ left, top, width, height })
    .resize({ width: inputWidth, height: inputHeight, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const values = new Float32Array(3 * inputHeight * inputWidth);
  for (const [place, value] of data.entries()) {
    const scaled = value / 127.5 - 1;
    for (let plane = 0; plane < 3; plane += 1) values[plane * data.length + place] = scaled;
  }
  const answer = await model.run(values, inputWidth);
  const steps = decoded(answer, model.letters);
  const perStep = width / answer.steps;
  return placed(
    steps.map(({ step, ...letter }) => ({ ...letter, centre: left + (step + 0.5) * perStep })),
    line,
    height,
  );
}

/** Characters that the model invents and nobody writes in running text. */
const confused: Readonly<Record<string, string>> = { 丶: '、' };

/**
 * The most probable letter of each step; repetitions are one letter, and class 0 is blank (Graves et al., Connectionist temporal
 * classification, 2006).
 */
function decoded(
  { values, steps, classes }: Awaited<ReturnType<Model['run']>>,
  letters: readonly string[],
): Array<{ text: string; confidence: number; step: number }> {
  const found: Array<{ text: string; confidence: number; step: number }> = [];
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    let most = -1;
    for (let each = 0; each < classes; each += 1) {
      const value = at(values, step * classes + each);
      if (value > most) [best, most] = [each, value];
    }
    const last = found.at(-1);
    const text = letters[best] ?? '';
    if (best !== 0 && best !== before) found.push({ text: confused[text] ?? text, confidence: 100 * most, step });
    else if (best !== 0 && last !== undefined && 100 * most > last.confidence) last.confidence = 100 * most;
    before = best;
  }
  return found;
}

/** A letter extends halfway to its neighbours, but not beyond its usual width. */
function placed(found: ReadonlyArray<{ text: string; confidence: number; centre: number }>, line: Grey, height: number): LineLetter[] {
  const letters: LineLetter[] = [];
  const visible = found.filter(({ text }) => text.trim() !== '');
  const gaps = visible.map(({ centre }, index) => widestGap(line, Math.round(visible[index - 1]?.centre ?? centre), Math.round(centre)));
  const usual = median(gaps.slice(1)) ?? 0;
  const letterHeight = inkHeight(line);
  const spaces = new Set(found.flatMap(({ text }, index) => (text.trim() === '' ? (found[index + 1]?.centre ?? []) : [])));
  for (const [index, { text, confidence, centre }] of visible.entries()) {
    const [before, after] = [visible[index - 1], visible[index + 1]];
    const reach = height * (isEastAsian(text) ? 0.6 : 0.35);
    const start = Math.max(centre - reach, before === undefined ? 0 : (before.centre + centre) / 2);
    const end = Math.min(centre + reach, after === undefined ? line.width : (centre + after.centre) / 2);
    const wide = [before?.text ?? '', text].filter(isEastAsian).length;
    // Numbers seldom touch the word before them.
    const share = wide === 1 ? mixedSpaceShare : spaceShare * (/\p{N}/u.test(text) && /\p{L}/u.test(before?.text ?? '') ? 0.75 : 1);
    const hasGap = wide < 2 && (gaps[index] ?? 0) - usual > letterHeight * share;
    const left = Math.round(start);
    letters.push({
      text,
      confidence,
      left,
      right: Math.max(left + 1, Math.round(end)),
      top: Math.round((line.height - height) / 2),
      bottom: Math.round((line.height + height) / 2),
      isApart: before === undefined || spaces.has(centre) || hasGap,
      line: 0,
    });
  }
  return letters;
}

/** The height of the band of rows with ink around the one with the most: parts of other lines may be above and below. */
function inkHeight({ width, height, pixels }: Grey): number {
  const rows = Array.from({ length: height }, (_, y) => {
    let ink = 0;
    for (let x = 0; x < width; x += 1) if (at(pixels, y * width + x) < inkBelow) ink += 1;
    return ink;
  });
  const most = Math.max(...rows);
  const middle = rows.indexOf(most);
  const isEmpty = (ink: number) => ink < most * 0.03;
  const top = rows.findLastIndex((ink, y) => y < middle && isEmpty(ink));
  const bottom = rows.findIndex((ink, y) => y > middle && isEmpty(ink));
  return (bottom === -1 ? height : bottom) - top - 1;
}

/** The longest run of columns without ink between two positions. */
function widestGap({ width, height, pixels }: Grey, from: number, to: number): number {
  let [widest, run] = [0, 0];
  for (let x = Math.max(0, from); x < Math.min(width, to); x += 1) {
    let hasInk = false;
    for (let y = 0; y < height && !hasInk; y += 1) hasInk = at(pixels, y * width + x) < inkBelow;
    run = hasInk ? 0 : run + 1;
    widest = Math.max(widest, run);
  }
  return widest;
}

async function openModel(): Promise<Model> {
  const files = lineModelFiles();
  if (files === null) throw new Error('the packages of the line model are not installed');
  const lines = (await readFile(files.letters, 'utf8')).split('\n').map((line) => line.replace('\r', ''));
  if (lines.at(-1) === '') lines.pop();
  const model = await openOcrModel(files.runtime, files.model);
  return {
    letters: ['', ...lines, ' '],
    async run(input, width) {
      const { values, shape } = await model.run(input, [1, 3, inputHeight, width]);
      const [, steps = 0, classes = 0] = shape;
      return { values, steps, classes };
    },
  };
}

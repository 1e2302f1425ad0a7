import { join } from 'node:path';
import sharp from 'sharp';
import { Refused } from '../sandbox/sandboxed.ts';
import type { TaskWork } from '../worker-task.ts';
import { interpolated, overlay } from './interpolation.ts';
import type { SegmentationModel } from './model-description.ts';
import { decoding, openPicture, type Picture } from './open-picture.ts';
import type { Segment, SegmentPicture } from './picture-tasks.ts';
import { runModel, type InputPlace, type ModelOutput } from './run-model.ts';

const pixelsMax = 24_000_000;
const opaqueMin = 128;

/**
 * Cuts the classes of a model out of a picture: each becomes a PNG in the scratch folder, with the picture's colours and the mask as its
 * transparency. With `cropped`, the transparent border is removed.
 */
export async function segmentPicture(
  { file, path, model, prefix, cropped }: SegmentPicture,
  { scratch }: TaskWork,
): Promise<{ segments: Segment[] }> {
  const picture = await openPicture(join(scratch, file));
  if (picture.width * picture.height > pixelsMax) throw new Refused(`at most ${pixelsMax / 1e6} million pixels`);
  const { output, place } = await runModel(path, model.input, picture);
  const planes = planesOf(output, model);
  const segments: Segment[] = [];
  for (const { index, name } of model.classes) {
    const mask = maskOf(planes, index, place, model, picture);
    const box = boxOf(mask, picture.width, picture.height);
    const covered = mask.reduce((sum, value) => sum + (value >= opaqueMin ? 1 : 0), 0) / mask.length;
    if (box === null || covered < model.shareMin) continue;
    const area = cropped ? box : { left: 0, top: 0, width: picture.width, height: picture.height };
    const output = `${prefix}-${index}.png`;
    await writeCutOut(picture, mask, area, join(scratch, output));
    segments.push({ name, file: output, ...area });
  }
  return { segments };
}

interface Planes {
  classes: number;
  width: number;
  height: number;
  /** Scores of 0..1. */
  scoreOf(index: number, place: number): number;
}

function planesOf({ values, shape }: ModelOutput, { activation, classes }: SegmentationModel): Planes {
  const [count = 0, height = 0, width = 0] = shape.length === 3 ? [1, ...shape.slice(1)] : shape.slice(1);
  const missing = classes.find(({ index }) => index >= count);
  if (![3, 4].includes(shape.length) || missing !== undefined) {
    throw new Error(`the model answered ${shape.join(' x ')}, which has no class ${missing?.index ?? 0} as models.json says`);
  }
  const size = width * height;
  const valueOf = (index: number, place: number) => values[index * size + place] ?? 0;
  function softmax(index: number, place: number): number {
    let largest = -Infinity;
    for (let other = 0; other < count; other += 1) largest = Math.max(largest, valueOf(other, place));
    let sum = 0;
    for (let other = 0; other < count; other += 1) sum += Math.exp(valueOf(other, place) - largest);
    return Math.exp(valueOf(index, place) - largest) / sum;
  }
  const scores = {
    none: valueOf,
    sigmoid: (index: number, place: number) => 1 / (1 + Math.exp(-valueOf(index, place))),
    softmax,
  };
  return { classes: count, width, height, scoreOf: scores[activation] };
}

/** One byte per pixel of the picture. The output may be smaller than the input, and includes the padding of a letterbox. */
function maskOf(planes: Planes, index: number, place: InputPlace, { input }: SegmentationModel, picture: Picture): Uint8Array {
  const [scaleX, scaleY] = [planes.width / input.width, planes.height / input.height];
  const left = Math.min(planes.width - 1, Math.floor(place.left * scaleX));
  const top = Math.min(planes.height - 1, Math.floor(place.top * scaleY));
  const width = Math.max(1, Math.min(planes.width - left, Math.round(place.width * scaleX)));
  const height = Math.max(1, Math.min(planes.height - top, Math.round(place.height * scaleY)));
  const scores = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) scores[y * width + x] = planes.scoreOf(index, (top + y) * planes.width + left + x);
  }
  const mask = new Uint8Array(picture.width * picture.height);
  overlay({ width, height }, picture, (place, neighbours) => {
    mask[place] = Math.round(255 * Math.min(1, Math.max(0, interpolated(scores, neighbours))));
  });
  return mask;
}

interface CutOut {
  left: number;
  top: number;
  width: number;
  height: number;
}

function boxOf(mask: Uint8Array, width: number, height: number): CutOut | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((mask[y * width + x] ?? 0) < opaqueMin) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

async function writeCutOut(picture: Picture, mask: Uint8Array, area: CutOut, path: string): Promise<void> {
  const colours = await decoding(() =>
    picture.open().flatten({ background: 'white' }).toColourspace('srgb').removeAlpha().extract(area).raw({ depth: 'uchar' }).toBuffer(),
  );
  const pixels = new Uint8Array(area.width * area.height * 4);
  for (let y = 0; y < area.height; y += 1) {
    for (let x = 0; x < area.width; x += 1) {
      const place = y * area.width + x;
      pixels.set(colours.subarray(place * 3, place * 3 + 3), place * 4);
      pixels[place * 4 + 3] = mask[(area.top + y) * picture.width + area.left + x] ?? 0;
    }
  }
  await sharp(pixels, { raw: { width: area.width, height: area.height, channels: 4 } })
    .png()
    .toFile(path);
}

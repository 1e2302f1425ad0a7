import { decoding, type Background } from '../pictures/open-picture.ts';
import type { Sharp } from 'sharp';
import { at } from './bitmap.ts';
import { lineModelFiles } from './line-model-files.ts';
import { openOcrModel, type OcrModel } from './ocr-model.ts';
import { foundMax, type FoundText } from './ocr-tasks.ts';

/** The longer side of the detector's input: large enough for small print on a page. */
const sideMax = 1280;
/** The network halves its input five times. */
const unit = 32;
const means = [0.485, 0.456, 0.406];
const deviations = [0.229, 0.224, 0.225];
const textMin = 0.3;
const scoreMin = 0.6;
const pixelsMin = 12;
const heightMin = 3;
/**
 * The network marks only the middle of lines; it was trained to shrink text by this ratio (Liao et al., Real-time scene text detection,
 * 2020).
 */
const unclipRatio = 1.6;

let opened: Promise<OcrModel> | null = null;

/**
 * Finds text in any script, also in photographs. For code that runs in a worker.
 *
 * @param picture of this size
 * @returns null if the packages of the detector are not installed
 */
export async function findText(
  picture: Sharp,
  size: { width: number; height: number },
  background: Background = 'white',
): Promise<FoundText[] | null> {
  const files = lineModelFiles();
  if (files === null) return null;
  const model = await (opened ??= openOcrModel(files.runtime, files.detector));
  const scale = Math.min(1, sideMax / Math.max(size.width, size.height));
  const width = Math.max(unit, Math.round((size.width * scale) / unit) * unit);
  const height = Math.max(unit, Math.round((size.height * scale) / unit) * unit);
  const { values } = await model.run(await inputOf(picture, { width, height, background }), [1, 3, height, width]);
  const [perX, perY] = [size.width / width, size.height / height];
  return regionsOf(values, width, height)
    .flatMap((region) => rectangleOf(region) ?? [])
    .map(({ middleX, middleY, length, height: across, ...found }) => ({
      ...found,
      middleX: middleX * perX,
      middleY: middleY * perY,
      length: length * perX,
      height: across * perY,
    }));
}

/** Planes of blue, green and red, as in the training. */
async function inputOf(
  picture: Sharp,
  { width, height, background }: { width: number; height: number; background: Background },
): Promise<Float32Array> {
  const { data, info } = await decoding(() =>
    picture
      .resize({ width, height, fit: 'fill' })
      .flatten({ background })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  const values = new Float32Array(3 * width * height);
  for (let plane = 0; plane < 3; plane += 1) {
    const channel = info.channels === 3 ? 2 - plane : 0;
    const [mean, deviation] = [at(means, plane), at(deviations, plane)];
    for (let place = 0; place < width * height; place += 1) {
      values[plane * width * height + place] = ((data[place * info.channels + channel] ?? 0) / 255 - mean) / deviation;
    }
  }
  return values;
}

interface Region {
  /** The ends of its rows, alternating x and y. */
  outline: number[];
  pixels: number;
  score: number;
}

/** Regions of edge-connected pixels above the threshold. */
function regionsOf(values: Float32Array, width: number, height: number): Region[] {
  const seen = new Uint8Array(values.length);
  const regions: Region[] = [];
  for (let start = 0; start < values.length; start += 1) {
    if (seen[start] === 1 || (values[start] ?? 0) < textMin) continue;
    const region = { outline: [] as number[], pixels: 0, score: 0 };
    const open = [start];
    seen[start] = 1;
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const [x, y] = [place % width, Math.floor(place / width)];
      region.pixels += 1;
      region.score += values[place] ?? 0;
      let isEdge = false;
      for (const [nextX, nextY] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const next = nextY * width + nextX;
        const isText = nextX >= 0 && nextX < width && nextY >= 0 && nextY < height && (values[next] ?? 0) >= textMin;
        isEdge ||= !isText;
        if (!isText || seen[next] === 1) continue;
        seen[next] = 1;
        open.push(next);
      }
      if (isEdge) region.outline.push(x, y);
    }
    region.score /= region.pixels;
    if (region.pixels >= pixelsMin && region.score >= scoreMin) regions.push(region);
    if (regions.length >= foundMax) break;
  }
  return regions;
}

/** The smallest rectangle around a region, grown by what the network left out. Null if it is too thin for letters. */
function rectangleOf({ outline, score }: Region): FoundText | null {
  const hull = hullOf(outline);
  let best: Omit<FoundText, 'score'> | null = null;
  for (const [index, [x, y]] of hull.entries()) {
    const [nextX, nextY] = hull[(index + 1) % hull.length] ?? [x, y];
    const angle = Math.atan2(nextY - y, nextX - x);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    let [minAlong, maxAlong, minAcross, maxAcross] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [pointX, pointY] of hull) {
      const [along, across] = [pointX * cos + pointY * sin, pointY * cos - pointX * sin];
      [minAlong, maxAlong] = [Math.min(minAlong, along), Math.max(maxAlong, along)];
      [minAcross, maxAcross] = [Math.min(minAcross, across), Math.max(maxAcross, across)];
    }
    const [length, height] = [maxAlong - minAlong + 1, maxAcross - minAcross + 1];
    if (best !== null && length * height >= best.length * best.height) continue;
    const [along, across] = [(minAlong + maxAlong) / 2, (minAcross + maxAcross) / 2];
    best = {
      middleX: along * cos - across * sin + 0.5,
      middleY: along * sin + across * cos + 0.5,
      ...upright(length, height, (angle * 180) / Math.PI),
    };
  }
  if (best === null || Math.min(best.length, best.height) < heightMin) return null;
  const by = (best.length * best.height * unclipRatio) / (2 * (best.length + best.height));
  return { ...best, length: best.length + 2 * by, height: best.height + 2 * by, score };
}

/** The same rectangle with an angle of at most 45 degrees. */
function upright(length: number, height: number, degrees: number): Pick<FoundText, 'length' | 'height' | 'degrees'> {
  const turned = ((((degrees + 45) % 180) + 180) % 180) - 45;
  return turned < 45 ? { length, height, degrees: turned } : { length: height, height: length, degrees: turned - 90 };
}

/** The convex hull (Andrew's monotone chain). */
function hullOf(outline: readonly number[]): Array<[x: number, y: number]> {
  const points: Array<[number, number]> = [];
  for (let index = 0; index < outline.length; index += 2) points.push([at(outline, index), at(outline, index + 1)]);
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: ReadonlyArray<[number, number]>) => {
    const chain: Array<[number, number]> = [];
    for (const point of all) {
      for (let last = chain.at(-1), before = chain.at(-2); last !== undefined && before !== undefined;) {
        const turn = (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]);
        if (turn > 0) break;
        chain.pop();
        [last, before] = [chain.at(-1), chain.at(-2)];
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  const hull = [...half(points), ...half(points.toReversed())];
  return hull.length === 0 ? points.slice(0, 1) : hull;
}

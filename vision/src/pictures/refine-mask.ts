import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { Refused } from '../sandbox/sandboxed.ts';
import type { TaskWork } from '../worker-task.ts';
import { boxMeans } from './box-means.ts';
import { greyOf, openPicture, decoding, type Grey, type Picture } from './open-picture.ts';
import { interpolated, overlay } from './interpolation.ts';
import { objectMask } from './object-mask.ts';
import type { RefineMask } from './picture-tasks.ts';

/** The object is found at this size, whatever that of the picture: it bounds the time. */
const cutPixelsMax = 150_000;
/** The filter runs at this size; its result is then applied to every pixel. */
const workPixelsMax = 1_000_000;
const pixelsMax = 24_000_000;
const shapeTolerance = 0.02;
/** Half the side of the windows, as a share of the longer side. */
const reachShare = 0.006;
/** How much the picture may vary within one object in a window; values are 0..1. */
const smoothness = 1e-4;

/**
 * Finds the object that a mask means in a small copy of the picture, then aligns its edge with that of every pixel: in each window, the mask
 * becomes a linear function of the picture. He, Sun and Tang, Guided Image Filtering, 2010; the coefficients are computed on a small picture
 * as in He and Sun, Fast Guided Filter, 2015. Writes a grey PNG of the size of the picture.
 */
export async function refineMask(
  { file, maskFile, output, names }: RefineMask,
  { scratch }: TaskWork,
): Promise<{ width: number; height: number }> {
  const picture = await openPicture(join(scratch, file));
  const mask = await openPicture(join(scratch, maskFile));
  const { width, height } = picture;
  if (width * height > pixelsMax) throw new Refused(`${names.picture}: at most ${pixelsMax / 1e6} million pixels`);
  if (Math.abs((mask.width / mask.height) * (height / width) - 1) > shapeTolerance) {
    throw new Refused(`${names.mask}: ${mask.width} x ${mask.height} pixels is not the shape of the picture, ${width} x ${height}`);
  }
  const size = sizeWithin(picture, workPixelsMax);
  const guide = await greyOf(picture.open().resize({ ...size, fit: 'fill' }));
  const found = await foundObject(picture, mask);
  const rough = await greyOf(sharp(found.pixels, { raw: { ...found, channels: 1 } }).resize({ ...size, fit: 'fill', kernel: 'linear' }));
  const coefficients = coefficientsOf(guide, rough);
  const refined = applied(coefficients, await greyOf(picture.open()));
  await sharp(refined.pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toFile(join(scratch, output));
  return { width, height };
}

function sizeWithin({ width, height }: Pick<Picture, 'width' | 'height'>, pixelsMax: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(pixelsMax / (width * height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function foundObject(picture: Picture, mask: Picture): Promise<Grey> {
  const size = sizeWithin(picture, cutPixelsMax);
  const rough = await greyOf((await maskPipeline(mask)).resize({ ...size, fit: 'fill' }));
  const pixels = await decoding(() =>
    picture
      .open()
      .resize({ ...size, fit: 'fill' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer(),
  );
  const found = objectMask(
    { ...size, pixels },
    Uint8Array.from(rough.pixels, (value) => (value > 127 ? 1 : 0)),
  );
  return { ...size, pixels: found.map((value) => value * 255) };
}

/** A cutout holds the mask in its transparency, other pictures in their lightness. */
async function maskPipeline(mask: Picture): Promise<Sharp> {
  if (!mask.hasAlpha) return mask.open();
  const { channels } = await decoding(() => mask.open().stats());
  return (channels.at(-1)?.min ?? 255) < 250 ? mask.open().extractChannel('alpha') : mask.open();
}

interface Coefficients {
  width: number;
  height: number;
  /** mask = slope * picture + offset, both of 0..1 */
  slope: Float32Array;
  offset: Float32Array;
}

function coefficientsOf(guide: Grey, rough: Grey): Coefficients {
  const { width, height } = guide;
  const reach = Math.max(2, Math.round(Math.max(width, height) * reachShare));
  const means = (values: Float32Array) => boxMeans(values, width, height, reach);
  const picture = Float32Array.from(guide.pixels, (value) => value / 255);
  const mask = Float32Array.from(rough.pixels, (value) => value / 255);
  const meanPicture = means(picture);
  const meanMask = means(mask);
  const meanSquare = means(picture.map((value) => value * value));
  const meanProduct = means(picture.map((value, place) => value * (mask[place] ?? 0)));
  const slope = meanPicture.map((mean, place) => {
    const covariance = (meanProduct[place] ?? 0) - mean * (meanMask[place] ?? 0);
    const variance = (meanSquare[place] ?? 0) - mean * mean;
    return covariance / (variance + smoothness);
  });
  const offset = slope.map((value, place) => (meanMask[place] ?? 0) - value * (meanPicture[place] ?? 0));
  return { width, height, slope: means(slope), offset: means(offset) };
}

/** Between the points where they were computed, coefficients are interpolated. */
function applied(coefficients: Coefficients, { width, height, pixels: picture }: Grey): Grey {
  const pixels = new Uint8Array(width * height);
  overlay(coefficients, { width, height }, (place, neighbours) => {
    const slope = interpolated(coefficients.slope, neighbours);
    const offset = interpolated(coefficients.offset, neighbours);
    pixels[place] = Math.min(255, Math.max(0, Math.round(slope * (picture[place] ?? 0) + offset * 255)));
  });
  return { width, height, pixels };
}

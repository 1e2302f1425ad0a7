import { stat } from 'node:fs/promises';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { picturePixelsMax, restrict } from '../documents/readers/raster.ts';
import { Refused } from '../sandbox/sandboxed.ts';

/** A picture from a caller, for code that runs in a worker. */
export interface Picture {
  /** Upright according to its metadata; only its first frame. Each call creates a new pipeline. */
  open(): Sharp;
  /** Upright, in pixels. */
  width: number;
  height: number;
  /** As stored. */
  storedWidth: number;
  storedHeight: number;
  hasAlpha: boolean;
}

const bytesMax = 64 * 1024 * 1024;
const sideMax = 20_000;
/** Of the clock, which runs on a busy machine too. */
const decodeSeconds = 60;

const options: SharpOptions = { limitInputPixels: picturePixelsMax, failOn: 'error', page: 0, pages: 1 };

/**
 * Reads the header only.
 * @throws Refused with a sentence for the caller
 */
export async function openPicture(path: string): Promise<Picture> {
  restrict(sharp);
  if ((await stat(path)).size > bytesMax) throw new Refused(`the picture is larger than ${bytesMax / 1024 / 1024} MB`);
  const { width, height, autoOrient, hasAlpha } = await decoding(() => sharp(path, { ...options, limitInputPixels: false }).metadata());
  if (width * height > picturePixelsMax || Math.max(width, height) > sideMax) {
    throw new Refused(
      `the picture of ${width} x ${height} pixels is too large: at most ${picturePixelsMax / 1e6} million pixels and ${sideMax} on a side`,
    );
  }
  return {
    open: () => sharp(path, options).autoOrient().timeout({ seconds: decodeSeconds }),
    width: autoOrient.width,
    height: autoOrient.height,
    storedWidth: width,
    storedHeight: height,
    hasAlpha,
  };
}

/** Runs code that decodes a picture: its errors are about the picture. */
export async function decoding<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : '';
    if (reason.startsWith('timeout'))
      throw new Refused(`decoding the picture takes longer than ${decodeSeconds} s: try again later, or send a smaller one`, { cause });
    // File names are ours, not the caller's.
    const detail = reason.replaceAll(/\S*\/\S*/g, 'the file').slice(0, 200);
    throw new Refused(`the picture cannot be read: ${detail}. JPEG, PNG, WebP, GIF, TIFF and AVIF pictures can`, { cause });
  }
}

/** The colour of transparent parts. */
export type Background = 'white' | 'black';

/** Eight bits of grey per pixel. */
export interface Grey {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export async function greyOf(pipeline: Sharp, background: Background = 'white'): Promise<Grey> {
  const { data, info } = await decoding(() =>
    pipeline.flatten({ background }).toColourspace('b-w').extractChannel(0).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
  );
  return { width: info.width, height: info.height, pixels: data };
}

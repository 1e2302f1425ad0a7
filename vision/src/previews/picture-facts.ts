import { stat } from 'node:fs/promises';
import sharp, { type SharpOptions } from 'sharp';
import { picturePixelsMax, restrict } from '../documents/readers/raster.ts';
import { Unreadable } from './unreadable.ts';

export interface PictureFacts {
  /** Upright, in pixels. */
  width: number;
  height: number;
  format: string;
  /** A data URI of WebP without metadata; null if the picture is too large to decode. */
  thumbnail: string | null;
  hasAlpha: boolean;
  pages: number;
}

const bytesMax = 256 * 1024 * 1024;
const sideMax = 256;
const thumbnailMax = 24 * 1024;
const timeoutSeconds = 8;

const options: SharpOptions = { limitInputPixels: picturePixelsMax, sequentialRead: true, failOn: 'error', page: 0, pages: 1 };

/** Only the first frame is decoded. */
export async function pictureFacts(path: string): Promise<PictureFacts> {
  if ((await stat(path)).size > bytesMax) throw new Unreadable('too large to preview');
  restrict(sharp);
  // Reads only the header: an image that is too large to decode still has a size.
  const metadata = await sharp(path, { ...options, limitInputPixels: false }).metadata();
  const { width, height } = metadata.autoOrient;
  const isDecodable = width * height <= picturePixelsMax;
  return {
    width,
    height,
    format: metadata.compression === 'av1' ? 'avif' : metadata.format,
    thumbnail: isDecodable ? await thumbnail(path, Math.max(width, height)) : null,
    hasAlpha: metadata.hasAlpha,
    pages: metadata.pages ?? 1,
  };
}

/** Never more than half the width and height of the image: buyers would not pay for an icon that is shown in full size. */
async function thumbnail(path: string, longestSide: number): Promise<string | null> {
  const side = Math.min(sideMax, Math.max(1, Math.floor(longestSide / 2)));
  const { data, info } = await sharp(path, options)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: timeoutSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const [quality, sidePart] of [
    [80, 1],
    [60, 1],
    [40, 1],
    [20, 1],
    [20, 0.5],
    [20, 0.25],
  ] as const) {
    const width = Math.max(1, Math.round(raw.width * sidePart));
    const webp = await sharp(data, { raw }).resize({ width }).webp({ quality }).toBuffer();
    const uri = `data:image/webp;base64,${webp.toString('base64')}`;
    if (uri.length <= thumbnailMax) return uri;
  }
  return null;
}

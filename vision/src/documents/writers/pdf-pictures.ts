import { readFile } from 'node:fs/promises';
import type { Metadata } from 'sharp';
import { loadSharp, picturePixelsMax } from '../readers/raster.ts';
import { refused } from '../readers/refusal.ts';
import type { PdfValue } from './pdf-file.ts';
import { orientationOf, type Orientation } from './picture-orientation.ts';

/** A picture in the form that a PDF stores. */
export interface PdfPicture {
  width: number;
  height: number;
  /** Dots per inch; null when the file declares none. */
  density: number | null;
  orientation: Orientation;
  data: Uint8Array;
  dictionary: Record<string, PdfValue>;
}

const jpegBytesMax = 64 * 1024 * 1024;
const timeoutSeconds = 30;

/** Returns the bytes of a JPEG unchanged. It is decoded once as a check, because a PDF with a broken picture shows nothing. */
export async function jpegPicture(path: string, metadata: Metadata): Promise<PdfPicture> {
  const sharp = await loadSharp();
  const { width, height } = metadata;
  await sharp(path, { limitInputPixels: picturePixelsMax, failOn: 'error' })
    .resize(32, 32, { fit: 'fill' })
    .timeout({ seconds: timeoutSeconds })
    .raw()
    .toBuffer();
  const data = await readFile(path);
  if (data.length > jpegBytesMax) throw refused('it is larger than 64 MB');
  const channels = componentsOf(data);
  const spaces: Readonly<Record<number, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };
  const space = spaces[channels];
  if (space === undefined || metadata.bitsPerSample === 12) return flatePicture(path, 0, metadata);
  return {
    width,
    height,
    density: metadata.density ?? null,
    orientation: orientationOf(metadata.orientation),
    data,
    dictionary: {
      Width: width,
      Height: height,
      BitsPerComponent: 8,
      ColorSpace: space,
      Filter: 'DCTDecode',
      // Adobe's programs write CMYK JPEGs with inverted values, and all others follow them.
      ...(channels === 4 ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {}),
    },
  };
}

/** The number of colour components, from the frame header (ITU T.81, B.2.2); 0 when there is none. */
function componentsOf(jpeg: Buffer): number {
  let at = 2;
  while (at + 9 < jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xc3) return jpeg[at + 9] ?? 0;
    else at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return 0;
}

/**
 * Stores any other picture with lossless compression. A PNG compresses its rows the way a PDF does (ISO 32000, 7.4.4.4), so its data
 * need not be unpacked in memory here.
 */
export async function flatePicture(path: string, page: number, metadata: Metadata): Promise<PdfPicture> {
  const sharp = await loadSharp();
  const { data: png, info } = await sharp(path, { page, limitInputPixels: picturePixelsMax, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace(metadata.space === 'b-w' || metadata.space === 'grey16' ? 'b-w' : 'srgb')
    .timeout({ seconds: timeoutSeconds })
    .png({ compressionLevel: 6, adaptiveFiltering: true, palette: false })
    .toBuffer({ resolveWithObject: true });
  const isGrey = png[25] === 0;
  const { width, height } = info;
  return {
    width,
    height,
    density: metadata.density ?? null,
    orientation: 1,
    data: imageData(png),
    dictionary: {
      Width: width,
      Height: height,
      BitsPerComponent: png[24] ?? 8,
      ColorSpace: isGrey ? 'DeviceGray' : 'DeviceRGB',
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: isGrey ? 1 : 3, BitsPerComponent: png[24] ?? 8, Columns: width },
    },
  };
}

function imageData(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(parts);
}

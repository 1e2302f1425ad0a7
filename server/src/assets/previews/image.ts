import sharp, { type SharpOptions } from 'sharp';
import { cleanLine, searchTextOf } from './clean-text.ts';
import { NoPreview, type MadePreview, type PreviewFile } from './made-preview.ts';

const pixelsMax = 64_000_000;
const bytesMax = 256 * 1024 * 1024;
const sideMax = 256;
const thumbnailMax = 24 * 1024;
const timeoutSeconds = 8;

/** Each loader reads hostile bytes, so only these loaders are allowed. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((format) => `VipsForeignLoad${format}`);

const options: SharpOptions = { limitInputPixels: pixelsMax, sequentialRead: true, failOn: 'error', page: 0, pages: 1 };

/** A raster image: its size, and a thumbnail without metadata. Only the first frame is decoded. */
export async function imagePreview({ path, sizeBytes }: PreviewFile): Promise<MadePreview> {
  if (sizeBytes > bytesMax) throw new NoPreview('too large to preview');
  allowLoaders();
  // Reads only the header: an image that is too large to decode still has a size.
  const metadata = await sharp(path, { ...options, limitInputPixels: false }).metadata();
  const { width, height } = metadata.autoOrient;
  const isDecodable = width * height <= pixelsMax;
  const preview = {
    kind: 'image' as const,
    width,
    height,
    format: metadata.compression === 'av1' ? 'avif' : metadata.format,
    thumbnail: isDecodable ? await thumbnail(path, Math.max(width, height)) : null,
    has_alpha: metadata.hasAlpha,
    pages: metadata.pages ?? 1,
  };
  return { preview, searchText: '' };
}

function allowLoaders(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
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

const lengthPattern = /^\s*(\d{1,6}(?:\.\d{1,6})?)(?:px)?\s*$/;

/** Whether a text is an SVG drawing, rather than a page that contains one. */
export function isSvg(text: string): boolean {
  const head = text.slice(0, 10_000).trimStart();
  return /^<(?:\?xml|!--|!doctype|svg)/i.test(head) && /<svg[\s>]/i.test(head) && !/<(?:html|head|body|!doctype html)[\s>]/i.test(head);
}

/**
 * A drawing gets no thumbnail. Rendering a hostile SVG can take arbitrarily long inside native code and follows references, and the text
 * of a drawing is what is for sale. Size and title are read from the text.
 */
export function svgPreview(text: string): MadePreview {
  const head = text.slice(0, 20_000);
  const root = /<svg\b[^>]{0,5000}/i.exec(head)?.[0] ?? '';
  const box = /\bviewBox\s*=\s*["']([^"']{0,200})["']/.exec(root)?.[1]?.split(/[\s,]+/) ?? [];
  const title = /<title\b[^>]{0,200}>([^<]{0,500})</i.exec(head)?.[1] ?? '';
  const preview = {
    kind: 'image' as const,
    width: lengthOf(/\swidth\s*=\s*["']([^"']{0,50})["']/.exec(root)?.[1]) ?? lengthOf(box[2]),
    height: lengthOf(/\sheight\s*=\s*["']([^"']{0,50})["']/.exec(root)?.[1]) ?? lengthOf(box[3]),
    format: 'svg',
    thumbnail: null,
    has_alpha: true,
    pages: 1,
  };
  return { preview, searchText: searchTextOf([cleanLine(title, 200)]) };
}

function lengthOf(text: string | undefined): number | null {
  const length = Math.round(Number(lengthPattern.exec(text ?? '')?.[1] ?? 0));
  return length >= 1 ? length : null;
}

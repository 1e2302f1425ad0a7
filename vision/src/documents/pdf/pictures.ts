import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp, { type Sharp } from 'sharp';
import type { DocumentImage } from '../document-model.ts';
import type { PlacedImage } from './page-blocks.ts';
import { HeldJpeg } from './jpeg-decoder.ts';
import type { PageContent } from './page-content.ts';

/** Smaller pictures are decoration such as bullets, lines and dots. The limit applies to points on the page and to pixels. */
const edgeMin = 12;
const onPageMax = 60;
const pixelsMax = 80_000_000;
/** Larger pictures are made smaller. */
const edgePixelsMax = 8000;

export interface PictureStore {
  scratch: string;
  /** All images of the document. */
  images: DocumentImage[];
  imagesMax: number;
}

/** Saves the pictures of a page as files in the scratch folder; `isCut` if there are more than are kept. */
export async function picturesOf(
  page: PDFPageProxy,
  content: PageContent,
  store: PictureStore,
): Promise<{ placed: PlacedImage[]; isCut: boolean }> {
  const placed: PlacedImage[] = [];
  let isCut = false;
  // A page may paint one picture many times, and a small file may unpack to a huge one.
  const known = new Map<string, DocumentImage | null>();
  for (const { objectId, box } of content.pictures) {
    if (objectId === null || box[2] - box[0] < edgeMin || box[3] - box[1] < edgeMin) continue;
    let image = known.get(objectId);
    if (placed.length >= onPageMax || (image === undefined && store.images.length >= store.imagesMax)) {
      isCut = true;
      continue;
    }
    if (image === undefined) {
      image = await saved(await pixelsOf(page, objectId), `page-${content.number}-picture-${known.size + 1}`, store.scratch);
      known.set(objectId, image);
      if (image !== null) store.images.push(image);
    }
    if (image !== null) placed.push({ image, box });
  }
  return { placed, isCut };
}

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 1 | 3 | 4;
}

/** A picture as pdf.js gives it; null if decoding failed. */
async function pixelsOf(page: PDFPageProxy, objectId: string): Promise<Pixels | HeldJpeg | null> {
  const objects = objectId.startsWith('g_') ? page.commonObjs : page.objs;
  const decoded = await new Promise<unknown>((resolve) => {
    // pdf.js delivers an object once it is decoded. The timeout covers objects that never arrive.
    const timer = setTimeout(() => resolve(null), 10_000);
    objects.get(objectId, (value: unknown) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
  if (typeof decoded !== 'object' || decoded === null) return null;
  if ('bitmap' in decoded && decoded.bitmap instanceof HeldJpeg) return decoded.bitmap;
  if (!('data' in decoded) || !('width' in decoded) || !('height' in decoded)) return null;
  const { data, width, height } = decoded;
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray) || typeof width !== 'number' || typeof height !== 'number')
    return null;
  if (width < edgeMin || height < edgeMin) return null;
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  if (bytes.length === width * height * 4) return { data: bytes, width, height, channels: 4 };
  if (bytes.length === width * height * 3) return { data: bytes, width, height, channels: 3 };
  const rowBytes = Math.ceil(width / 8);
  return bytes.length === rowBytes * height ? { data: fromBits(bytes, width, height, rowBytes), width, height, channels: 1 } : null;
}

function fromBits(bits: Uint8Array, width: number, height: number, rowBytes: number): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) grey[y * width + x] = ((bits[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
  return grey;
}

/** Saves drawings as PNG and photographs as JPEG, since the other format would be far larger. */
async function saved(decoded: Pixels | HeldJpeg | null, name: string, scratch: string): Promise<DocumentImage | null> {
  if (decoded === null) return null;
  if (decoded instanceof HeldJpeg) return savedJpeg(decoded, name, scratch);
  const { data, width, height, channels } = thinned(decoded);
  const scale = Math.min(1, edgePixelsMax / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const whole = sharp(data, { raw: { width, height, channels } });
  const shown =
    scale === 1
      ? data
      : await whole
          .resize({ ...size, fit: 'fill' })
          .raw()
          .toBuffer();
  const picture = () => sharp(shown, { raw: { ...size, channels } });
  const isOpaque = channels !== 4 || (await picture().stats()).isOpaque;
  const isPhotograph = isOpaque && size.width * size.height > 40_000 && (await looksPhotographic(picture()));
  const file = `${name}.${isPhotograph ? 'jpg' : 'png'}`;
  const painter = isOpaque ? picture().removeAlpha() : picture();
  await (isPhotograph ? painter.jpeg({ quality: 88 }) : painter.png({ compressionLevel: 6 })).toFile(join(scratch, file));
  return {
    name: file,
    path: join(scratch, file),
    mimeType: isPhotograph ? 'image/jpeg' : 'image/png',
    widthPixels: size.width,
    heightPixels: size.height,
  };
}

/** As it is in the document, unless it is too large. */
async function savedJpeg({ bytes }: HeldJpeg, name: string, scratch: string): Promise<DocumentImage | null> {
  const picture = sharp(bytes, { failOn: 'none', limitInputPixels: pixelsMax });
  const { width, height } = await picture.metadata().catch(() => ({ width: 0, height: 0 }));
  if (width < edgeMin || height < edgeMin) return null;
  const file = `${name}.jpg`;
  const path = join(scratch, file);
  const about = { name: file, path, mimeType: 'image/jpeg' as const };
  if (Math.max(width, height) > edgePixelsMax) {
    const small = await picture.resize(edgePixelsMax, edgePixelsMax, { fit: 'inside' }).jpeg({ quality: 88 }).toFile(path);
    return { ...about, widthPixels: small.width, heightPixels: small.height };
  }
  await writeFile(path, bytes);
  return { ...about, widthPixels: width, heightPixels: height };
}

/** Every second, third ... pixel of a picture that is so many times too large: a picture of gigabytes is not worth more work. */
function thinned({ data, width, height, channels }: Pixels): Pixels {
  const step = Math.floor(Math.max(width, height) / edgePixelsMax);
  if (step < 2) return { data, width, height, channels };
  const small = { width: Math.max(1, Math.floor(width / step)), height: Math.max(1, Math.floor(height / step)), channels };
  const pixels = new Uint8Array(small.width * small.height * channels);
  for (let y = 0, to = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      for (let channel = 0, from = (y * step * width + x * step) * channels; channel < channels; channel += 1)
        pixels[to++] = data[from + channel] ?? 0;
  return { ...small, data: pixels };
}

/** Whether a small copy has many colours; drawings and screenshots have few. */
async function looksPhotographic(picture: Sharp): Promise<boolean> {
  const small = await picture.resize(64, 64, { fit: 'fill', kernel: 'nearest' }).removeAlpha().raw().toBuffer();
  const colours = new Set<number>();
  for (let index = 0; index + 2 < small.length; index += 3)
    colours.add(((small[index] ?? 0) << 16) | ((small[index + 1] ?? 0) << 8) | (small[index + 2] ?? 0));
  return colours.size > 800;
}

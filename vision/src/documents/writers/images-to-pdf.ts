import { writeFile } from 'node:fs/promises';
import type { PDFDocument, PDFRef } from 'pdf-lib';
import { loadSharp } from '../readers/raster.ts';
import { refused } from '../readers/refusal.ts';
import { orientedSize, turnedInto } from './picture-orientation.ts';
import { flatePicture, jpegPicture, type PdfPicture } from './pdf-pictures.ts';

export interface ImagesToPdf {
  /** Absolute paths, in the order of the pages. */
  paths: readonly string[];
  /** Where the PDF is written. */
  path: string;
  title: string | null;
}

interface Frame {
  path: string;
  /** Of a TIFF with several. */
  page: number;
}

const picturesMax = 200;
const pagesMax = 500;
const pixelsMax = 64_000_000;
const bytesMax = 256 * 1024 * 1024;

/**
 * Makes one PDF of pictures: a page for each, the right way up by what the camera noted (EXIF), as large as the picture says it is, or
 * at 96 dots per inch, but never larger than A3. JPEGs go in as they are, everything else without loss; what is transparent is white.
 * All pages of a TIFF are taken, of an animation the first picture.
 * @throws Refused, naming the picture by its place in the list from 1
 */
export async function imagesToPdf(
  { paths, path, title }: ImagesToPdf,
  { onProgress }: { onProgress?: (percent: number) => void } = {},
): Promise<{ pages: number }> {
  if (paths.length === 0) throw refused('there is no picture');
  if (paths.length > picturesMax) throw refused(`there are more than ${picturesMax} pictures`);
  const { PDFDocument } = await import('pdf-lib');
  const document = await PDFDocument.create();
  if (title !== null) document.setTitle(title.slice(0, 500));
  document.setProducer('farebox');
  let bytes = 0;
  let pages = 0;
  for (const [index, picture] of paths.entries()) {
    const frames = await named(index + 1, () => framesOf(picture));
    pages += frames.length;
    if (pages > pagesMax) throw refused(`the pictures make more than ${pagesMax} pages`);
    for (const frame of frames) {
      const made = await named(index + 1, () => pictureOf(frame));
      bytes += made.data.length;
      if (bytes > bytesMax) throw refused('the pictures make a PDF of more than 256 MB');
      await addPage(document, made);
    }
    onProgress?.(((index + 1) / paths.length) * 100);
  }
  await writeFile(path, await document.save({ useObjectStreams: false }));
  return { pages };
}

/** The sender of twenty pictures wants to know which one is at fault. */
async function named<Made>(number: number, make: () => Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (thrown) {
    const message = thrown instanceof Error && thrown.name === 'Refused' ? thrown.message : 'it is damaged, or of a kind that is not read';
    throw refused(`picture ${number}: ${message}`, thrown);
  }
}

async function framesOf(path: string): Promise<Frame[]> {
  const sharp = await loadSharp();
  const { format, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
  const count = format === 'tiff' ? pages : 1;
  if (count > pagesMax) throw refused(`it has more than ${pagesMax} pages`);
  return Array.from({ length: count }, (_, page) => ({ path, page }));
}

async function pictureOf({ path, page }: Frame): Promise<PdfPicture> {
  const sharp = await loadSharp();
  const metadata = await sharp(path, { page, limitInputPixels: false }).metadata();
  if (metadata.width * metadata.height > pixelsMax) throw refused(`it has more than ${pixelsMax / 1_000_000} million pixels`);
  return metadata.format === 'jpeg' ? jpegPicture(path, metadata) : flatePicture(path, page, metadata);
}

async function addPage(document: PDFDocument, picture: PdfPicture): Promise<void> {
  const { concatTransformationMatrix, drawObject, popGraphicsState, pushGraphicsState } = await import('pdf-lib');
  const { width, height } = orientedSize(pointsOf(picture), picture.orientation);
  const page = document.addPage([width, height]);
  const name = page.node.newXObject('Picture', await embed(document, picture));
  const matrix = turnedInto(picture.orientation, width, height);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrix), drawObject(name), popGraphicsState());
}

async function embed(document: PDFDocument, { data, dictionary }: PdfPicture): Promise<PDFRef> {
  const { PDFRawStream } = await import('pdf-lib');
  return document.context.register(
    PDFRawStream.of(document.context.obj({ Type: 'XObject', Subtype: 'Image', Length: data.length, ...dictionary }), data),
  );
}

const dotsPerInch = 96;
const sideMax = 1190.6;
const a4Height = 841.9;

/** Cameras note a density that means nothing, 72 most of all: a page of two metres is what nobody wants. */
function pointsOf({ width, height, density }: PdfPicture): { width: number; height: number } {
  const dots = density !== null && density > 72 && density <= 2400 ? density : dotsPerInch;
  const scale = 72 / dots;
  const longest = Math.max(width, height) * scale;
  const fit = longest > sideMax ? a4Height / longest : 1;
  return { width: Math.max(3, width * scale * fit), height: Math.max(3, height * scale * fit) };
}

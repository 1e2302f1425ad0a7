import { loadSharp, picturePixelsMax } from '../readers/raster.ts';
import { refused } from '../readers/refusal.ts';
import { orientedSize, turnedInto } from './picture-orientation.ts';
import { createPdfFile, numberText, pdfText, type PdfFile, type PdfReference } from './pdf-file.ts';
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
  /** The page within a multi-page TIFF. */
  page: number;
}

const picturesMax = 200;
const pagesMax = 500;
const bytesMax = 256 * 1024 * 1024;

/**
 * Makes a PDF with one picture per page. Pictures are turned upright according to EXIF. The page has the size that the picture declares,
 * or its size at 96 dots per inch, but at most A3. JPEGs are copied unchanged, all other pictures are stored without loss; transparent
 * areas become white. All pages of a TIFF are used, but only the first frame of an animation.
 * @throws Refused, naming the picture by its position in the list, starting at 1
 */
export async function imagesToPdf(
  { paths, path, title }: ImagesToPdf,
  { onProgress }: { onProgress?: (percent: number) => void } = {},
): Promise<{ pages: number }> {
  if (paths.length === 0) throw refused('there is no picture');
  if (paths.length > picturesMax) throw refused(`there are more than ${picturesMax} pictures`);
  const file = await createPdfFile(path);
  try {
    const tree = file.reserve();
    const pages: PdfReference[] = [];
    let bytes = 0;
    let count = 0;
    for (const [index, picture] of paths.entries()) {
      const frames = await named(index + 1, () => framesOf(picture));
      count += frames.length;
      if (count > pagesMax) throw refused(`the pictures make more than ${pagesMax} pages`);
      for (const frame of frames) {
        const made = await named(index + 1, () => pictureOf(frame));
        bytes += made.data.length;
        if (bytes > bytesMax) throw refused('the pictures make a PDF of more than 256 MB');
        pages.push(await addPage(file, tree, made));
      }
      onProgress?.(((index + 1) / paths.length) * 100);
    }
    await endDocument(file, tree, { pages, title });
    return { pages: pages.length };
  } finally {
    await file.close();
  }
}

/** A sender of twenty pictures needs to know which one failed. */
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
  if (metadata.width * metadata.height > picturePixelsMax) throw refused(`it has more than ${picturePixelsMax / 1_000_000} million pixels`);
  return metadata.format === 'jpeg' ? jpegPicture(path, metadata) : flatePicture(path, page, metadata);
}

async function addPage(file: PdfFile, tree: PdfReference, picture: PdfPicture): Promise<PdfReference> {
  const { width, height } = orientedSize(pointsOf(picture), picture.orientation);
  const [page, content, image] = [file.reserve(), file.reserve(), file.reserve()];
  const matrix = turnedInto(picture.orientation, width, height).map(numberText).join(' ');
  await file.write(image, { Type: 'XObject', Subtype: 'Image', ...picture.dictionary }, picture.data);
  await file.write(content, {}, Buffer.from(`q ${matrix} cm /Picture Do Q`));
  await file.write(page, {
    Type: 'Page',
    Parent: tree,
    MediaBox: [0, 0, width, height],
    Resources: { XObject: { Picture: image } },
    Contents: content,
  });
  return page;
}

async function endDocument(
  file: PdfFile,
  tree: PdfReference,
  { pages, title }: { pages: PdfReference[]; title: string | null },
): Promise<void> {
  const [root, info] = [file.reserve(), file.reserve()];
  await file.write(tree, { Type: 'Pages', Kids: pages, Count: pages.length });
  await file.write(root, { Type: 'Catalog', Pages: tree });
  await file.write(info, { Producer: pdfText('farebox'), ...(title === null ? {} : { Title: pdfText(title.slice(0, 500)) }) });
  await file.end({ root, info });
}

const dotsPerInch = 96;
const sideMax = 1190.6;
const a4Height = 841.9;

/** Cameras write a meaningless density, mostly 72, which would make pages of two metres. */
function pointsOf({ width, height, density }: PdfPicture): { width: number; height: number } {
  const dots = density !== null && density > 72 && density <= 2400 ? density : dotsPerInch;
  const scale = 72 / dots;
  const longest = Math.max(width, height) * scale;
  const fit = longest > sideMax ? a4Height / longest : 1;
  return { width: Math.max(3, width * scale * fit), height: Math.max(3, height * scale * fit) };
}

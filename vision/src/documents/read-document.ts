import { join } from 'node:path';
import { Refused } from '../sandbox/sandboxed.ts';
import type { TaskWork } from '../worker-task.ts';
import { lettersOf } from './document-model.ts';
import type { DocumentName, DocumentRead, ReadDocument, ReadPictures } from './document-tasks.ts';
import type { DocumentFormat } from './formats.ts';
import { writeModel } from './model-file.ts';
import { modelOfPages } from './pdf/page-model.ts';
import { spoolPages } from './pdf/page-spool.ts';
import { formatOf } from './readers/format-of.ts';
import { openDocument } from './readers/open.ts';
import { loadSharp, picturePixelsMax } from './readers/raster.ts';

/** Reads a document of any format. The bytes decide the format. */
export async function readDocument(input: ReadDocument, work: TaskWork): Promise<DocumentRead> {
  const path = join(work.scratch, input.file);
  const { format, model } = await openDocument({ path, fileName: input.fileName }, { ...input, scratch: work.scratch });
  if (format === 'pdf') {
    const { fileName: _fileName, ...pdf } = input;
    return (await import('./pdf/read-pdf.ts')).readPdf(pdf, work);
  }
  if (model === null) return readPictures({ files: [input.file], model: input.model }, work);
  await writeModel(join(work.scratch, input.model), model);
  return { format, model: input.model, pages: [...model.pages], letters: lettersOf(model.blocks), contents: null, scans: [], warnings: [] };
}

/** Detects the format of a document. */
export async function documentFormat({ file, fileName }: DocumentName, { scratch }: TaskWork): Promise<{ format: DocumentFormat }> {
  return { format: await formatOf({ path: join(scratch, file), fileName }) };
}

/** Makes a document with one picture per page. The text of the pictures is recognised afterwards. */
export async function readPictures({ files, model: output }: ReadPictures, { scratch }: TaskWork): Promise<DocumentRead> {
  const scans: DocumentRead['scans'] = [];
  const contents = `${output}.pages`;
  const pages = await spoolPages(join(scratch, contents), async (add) => {
    for (const [index, image] of files.entries()) {
      const size = await sizeOf(join(scratch, image), index + 1);
      const content = { number: index + 1, ...size, words: [], rules: [], pictures: [], slanted: [] };
      await add({ content, kind: 'scan', placed: [] });
      scans.push({ page: index + 1, image, ...size });
    }
    return { title: null, outline: [], images: [] };
  });
  const model = await modelOfPages(pages);
  await writeModel(join(scratch, output), model);
  return { format: 'image', model: output, pages: [...model.pages], letters: 0, contents, scans, warnings: [] };
}

/** In points. */
async function sizeOf(path: string, number: number): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  // Without its limit: what is too large is not damaged.
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (metadata === null)
    throw new Refused(`picture ${number} cannot be read: it is damaged, or none of JPEG, PNG, WebP, GIF, TIFF and AVIF`);
  const { width, height, density, orientation = 1 } = metadata;
  if (width * height > picturePixelsMax)
    throw new Refused(`picture ${number} has more than ${picturePixelsMax / 1_000_000} million pixels`);
  // The density that cameras and screens record is not the size of a page. Such pages are assumed to be as wide as A4.
  const isPlausible = density !== undefined && density >= 120 && density <= 1200;
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  const dotsPerInch = isPlausible ? density : Math.max(72, Math.min(across, down) / 8.27);
  return { width: (across * 72) / dotsPerInch, height: (down * 72) / dotsPerInch };
}

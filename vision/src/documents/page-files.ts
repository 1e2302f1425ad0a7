import { join } from 'node:path';
import type { TaskWork } from '../worker-task.ts';
import type { ImagesToPdf, RenderedPages, RenderPages, WrittenFile } from './document-tasks.ts';
import { renderPages } from './readers/pdf-pages.ts';
import { imagesToPdf } from './writers/images-to-pdf.ts';
import { writtenFile } from './written-file.ts';

/** Renders the pages of a PDF as pictures. */
export async function renderPageFiles({ file, ...request }: RenderPages, work: TaskWork): Promise<RenderedPages> {
  const pages = await renderPages({ path: join(work.scratch, file), ...request }, work);
  return Promise.all(
    pages.map(async ({ name, mimeType, page, widthPixels, heightPixels }) => ({
      ...(await writtenFile(work.scratch, name, mimeType)),
      page,
      widthPixels,
      heightPixels,
    })),
  );
}

/** Makes a PDF with one picture per page. */
export async function imagesToPdfFile({ files, output, title }: ImagesToPdf, work: TaskWork): Promise<WrittenFile> {
  const paths = files.map((file) => join(work.scratch, file));
  await imagesToPdf({ paths, path: join(work.scratch, output), title }, work);
  return writtenFile(work.scratch, output, 'application/pdf');
}

import { join } from 'node:path';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { lettersOf } from '../document-model.ts';
import type { DocumentRead, ReadPdf } from '../document-tasks.ts';
import { writeModel, writePages } from '../model-file.ts';
import type { TaskWork } from '../../worker-task.ts';
import type { FontLook } from './fonts.ts';
import type { OutlineEntry } from './heading-levels.ts';
import { pagesAsked, withPdf } from './open-pdf.ts';
import { modelOfPages, type DocumentPages } from './page-model.ts';
import { picturesOf, type PictureStore } from './pictures.ts';
import { readPage } from './read-page.ts';
import { renderScan } from './render-scan.ts';

const imagesMax = 2000;

/** Reads a PDF into a model: what is text is laid out, a picture of text is rendered for recognition. */
export async function readPdf(input: ReadPdf, { scratch, onProgress }: TaskWork): Promise<DocumentRead> {
  return withPdf(join(scratch, input.file), async (document) => {
    const numbers = pagesAsked(input.pageIndex, document.numPages, input.pagesMax);
    const store: PictureStore = { scratch, images: [], imagesMax };
    const scans: DocumentRead['scans'] = [];
    const known = new Map<string, FontLook | null>();
    const pages: Array<DocumentPages['pages'][number]> = [];
    for (const [index, number] of numbers.entries()) {
      const page = await document.getPage(number);
      pages.push(await contentOf(page, known, store, { scans, scansMax: input.scansMax }));
      page.cleanup();
      onProgress((90 * (index + 1)) / numbers.length);
    }
    const all: DocumentPages = { title: await titleOf(document), outline: await outlineOf(document), images: store.images, pages };
    const contents = scans.length === 0 ? null : `${input.model}.pages`;
    if (contents !== null) await writePages(join(scratch, contents), all);
    const model = modelOfPages(all);
    await writeModel(join(scratch, input.model), model);
    return { format: 'pdf', model: input.model, pages: [...model.pages], letters: lettersOf(model.blocks), contents, scans };
  });
}

async function contentOf(
  page: PDFPageProxy,
  known: Map<string, FontLook | null>,
  store: PictureStore,
  { scans, scansMax }: { scans: DocumentRead['scans']; scansMax: number },
): Promise<DocumentPages['pages'][number]> {
  const { isScan, ...content } = await readPage(page, known);
  if (!isScan) return { content, kind: 'digital', placed: await picturesOf(page, content, store) };
  if (scans.length >= scansMax) return { content, kind: 'scan', placed: await picturesOf(page, content, store) };
  scans.push(await renderScan(page, store.scratch));
  return { content: { ...content, words: [], pictures: [], rules: [] }, kind: 'scan', placed: [] };
}

async function titleOf(document: PDFDocumentProxy): Promise<string | null> {
  const { info }: { info: object } = await document.getMetadata().catch(() => ({ info: {} }));
  const title: unknown = 'Title' in info ? info.Title : null;
  const line =
    typeof title === 'string'
      ? title
          .replace(/[\p{Cc}\s]+/gu, ' ')
          .trim()
          .slice(0, 300)
      : '';
  return line === '' ? null : line;
}

async function outlineOf(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  const visit = (items: unknown, level: number): void => {
    if (!Array.isArray(items) || level > 6) return;
    for (const item of items) {
      if (entries.length >= 5000 || typeof item !== 'object' || item === null) return;
      if ('title' in item && typeof item.title === 'string') entries.push({ title: item.title, level });
      if ('items' in item) visit(item.items, level + 1);
    }
  };
  visit(await document.getOutline().catch(() => null), 1);
  return entries;
}

import { join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { lettersOf } from '../document-model.ts';
import type { DocumentRead, ReadPdf } from '../document-tasks.ts';
import { writeModel, writePages } from '../model-file.ts';
import type { TaskWork } from '../../worker-task.ts';
import type { OutlineEntry } from './heading-levels.ts';
import { pagesAsked, withPdf } from './open-pdf.ts';
import { modelOfPages, type DocumentPages } from './page-model.ts';
import { picturesOf, type PictureStore } from './pictures.ts';
import { pageLinksOf } from './page-links.ts';
import { readPage, type SharedParts } from './read-page.ts';
import { renderScan } from './render-scan.ts';

const imagesMax = 2000;

/** What pdf.js keeps for all pages, fonts and parsed objects, is dropped now and then. */
const cleanedEvery = 50;

/** Reads a PDF into a model: what is text is laid out, a picture of text is rendered for recognition. */
export async function readPdf(input: ReadPdf, { scratch, onProgress }: TaskWork): Promise<DocumentRead> {
  const path = join(scratch, input.file);
  const { scanned, ...all } = await pagesOf(path, input, { scratch, onProgress });
  const scans = await renderScans(path, scanned, scratch);
  const contents = scans.length === 0 ? null : `${input.model}.pages`;
  if (contents !== null) await writePages(join(scratch, contents), all);
  const model = modelOfPages(all);
  await writeModel(join(scratch, input.model), model);
  return { format: 'pdf', model: input.model, pages: [...model.pages], letters: lettersOf(model.blocks), contents, scans };
}

/** @returns what the pages show, and the numbers of those that are pictures of text */
async function pagesOf(path: string, input: ReadPdf, { scratch, onProgress }: TaskWork): Promise<DocumentPages & { scanned: number[] }> {
  return withPdf(
    path,
    async (document) => {
      const numbers = pagesAsked(input.pageIndex, document.numPages, input.pagesMax);
      const store: PictureStore = { scratch, images: [], imagesMax };
      const shared: SharedParts = { known: new Map(), linksOf: pageLinksOf(document) };
      const pages: Array<DocumentPages['pages'][number]> = [];
      const scanned: number[] = [];
      for (const [index, number] of numbers.entries()) {
        const page = await document.getPage(number);
        const { isScan, ...content } = await readPage(page, shared);
        const isRendered = isScan && scanned.length < input.scansMax;
        if (isRendered) scanned.push(number);
        pages.push({
          content: isRendered ? { ...content, words: [], pictures: [], rules: [] } : content,
          kind: isScan ? 'scan' : 'digital',
          placed: isRendered ? [] : await picturesOf(page, content, store),
        });
        page.cleanup();
        if (index % cleanedEvery === cleanedEvery - 1) await document.cleanup(true);
        onProgress((90 * (index + 1)) / numbers.length);
      }
      return { title: await titleOf(document), outline: await outlineOf(document), images: store.images, pages, scanned };
    },
    { isPainted: false },
  );
}

async function renderScans(path: string, numbers: readonly number[], scratch: string): Promise<DocumentRead['scans']> {
  if (numbers.length === 0) return [];
  return withPdf(path, async (document) => {
    const scans: DocumentRead['scans'] = [];
    for (const number of numbers) {
      const page = await document.getPage(number);
      scans.push(await renderScan(page, scratch));
      page.cleanup();
    }
    return scans;
  });
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

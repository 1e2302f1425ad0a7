import { join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { lettersOf } from '../document-model.ts';
import type { DocumentRead, ReadPdf } from '../document-tasks.ts';
import { DocumentWarnings, type WarningCode } from '../document-warnings.ts';
import { writeModel } from '../model-file.ts';
import type { TaskWork } from '../../worker-task.ts';
import type { OutlineEntry } from './heading-levels.ts';
import { pagesAsked, withPdf } from './open-pdf.ts';
import { modelOfPages } from './page-model.ts';
import { spoolPages, type DocumentFacts, type ShownPage } from './page-spool.ts';
import type { PictureStore } from './pictures.ts';
import { pageLinksOf } from './page-links.ts';
import { readPage, type SharedParts } from './read-page.ts';
import { renderScan } from './render-scan.ts';

const imagesMax = 2000;
/** Per cent of the work. */
const readShare = 90;

/**
 * The number of pages read before the document is opened again. pdf.js keeps fonts, parsed objects and pages until a document is closed;
 * opening it again keeps memory use independent of the document's length.
 */
const pagesAtOnce = 64;

/** Reads a PDF into a model: text is laid out, and pages that are pictures of text are rendered for OCR. */
export async function readPdf(input: ReadPdf, { scratch, onProgress }: TaskWork): Promise<DocumentRead> {
  const path = join(scratch, input.file);
  const contents = `${input.model}.pages`;
  const scanned: number[] = [];
  const warnings = new DocumentWarnings();
  const pages = await spoolPages(join(scratch, contents), (add) => readPages(path, input, { scratch, onProgress, scanned, warnings, add }));
  const onPage = () => onProgress(readShare);
  const scans = await renderScans(path, scanned, scratch, onPage);
  const model = await modelOfPages(pages, onPage);
  await writeModel(join(scratch, input.model), model);
  return {
    format: 'pdf',
    model: input.model,
    pages: [...model.pages],
    letters: lettersOf(model.blocks),
    contents: scans.length === 0 ? null : contents,
    scans,
    warnings: warnings.list(),
  };
}

interface ReadPages extends TaskWork {
  /** Receives the numbers of pages that are pictures of text. */
  scanned: number[];
  warnings: DocumentWarnings;
  add(page: ShownPage): Promise<void>;
}

async function readPages(path: string, input: ReadPdf, { scratch, onProgress, scanned, warnings, add }: ReadPages): Promise<DocumentFacts> {
  const store: PictureStore = { scratch, images: [], imagesMax };
  const facts: DocumentFacts = { title: null, outline: [], images: store.images };
  let numbers: readonly number[] = [];
  let done = 0;
  do {
    await withPdf(
      path,
      async (document) => {
        if (done === 0) {
          numbers = pagesAsked(input.pageIndex, document.numPages, input.pagesMax);
          Object.assign(facts, { title: await titleOf(document), outline: await outlineOf(document) });
        }
        const shared: SharedParts = { known: new Map(), linksOf: pageLinksOf(document) };
        for (const number of numbers.slice(done, done + pagesAtOnce)) {
          onProgress((readShare * done) / numbers.length);
          const page = await document.getPage(number);
          const { isScan, isMisread, warnings: found, ...content } = await readPage(page, shared);
          const isRendered = isScan && scanned.length < input.scansMax;
          if (isRendered) scanned.push(number);
          else if (isScan && !isMisread) warnings.add('pages_not_recognised', number);
          for (const code of found) if (isTrueOf(code, isRendered)) warnings.add(code, number);
          // Most pages have no pictures, and the library that saves them takes a sixth of a worker's start.
          const hasPictures = !isRendered && content.pictures.length > 0;
          const { placed, isCut } = hasPictures
            ? await (await import('./pictures.ts')).picturesOf(page, content, store)
            : { placed: [], isCut: false };
          if (isCut) warnings.add('pictures_left_out', number);
          await add({
            content: isRendered ? { ...content, words: isMisread ? content.words : [], pictures: [], rules: [] } : content,
            kind: isScan && (isRendered || !isMisread) ? 'scan' : 'digital',
            placed,
          });
          page.cleanup();
          done += 1;
        }
      },
      { isPainted: false },
    );
  } while (done < numbers.length);
  return facts;
}

function isTrueOf(code: WarningCode, isRecognised: boolean): boolean {
  return code === 'read_from_picture' ? isRecognised : code !== 'text_of_scanner' || !isRecognised;
}

async function renderScans(path: string, numbers: readonly number[], scratch: string, onPage: () => void): Promise<DocumentRead['scans']> {
  if (numbers.length === 0) return [];
  return withPdf(path, async (document) => {
    const scans: DocumentRead['scans'] = [];
    for (const number of numbers) {
      const page = await document.getPage(number);
      onPage();
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

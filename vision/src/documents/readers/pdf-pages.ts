import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentImage } from '../document-model.ts';
import { pagesAsked, withPdf } from '../pdf/open-pdf.ts';

export interface PdfPagesRequest {
  /** The absolute path of the PDF. */
  path: string;
  format: 'png' | 'jpeg';
  /** 36..600; reduced for pages that would get too many pixels. */
  dotsPerInch: number;
  /** For example `1-5,8`; null for all. */
  pageIndex: string | null;
  pagesMax: number;
}

export interface PageImage extends DocumentImage {
  page: number;
  dotsPerInch: number;
}

/** 25 million pixels are A4 at 500 dots per inch, and 100 MB in memory. */
const pixelsMax = 25_000_000;
const sideMax = 16_000;
const jpegQuality = 88;
/** pdf.js caches data across pages, mostly fonts. The cache is cleared after this number of pages. */
const cleanedEvery = 20;

/**
 * Renders the pages of a PDF as pictures `page-1.jpg` ... in the scratch folder, one at a time, so that memory use does not grow with
 * the number of pages.
 * @throws Refused for a file that is not a PDF, is encrypted, or has more pages than `pagesMax`
 */
export async function renderPages(
  { path, format, dotsPerInch, pageIndex, pagesMax }: PdfPagesRequest,
  { scratch, onProgress }: { scratch: string; onProgress?: (percent: number) => void },
): Promise<PageImage[]> {
  return withPdf(path, async (document) => {
    const numbers = pagesAsked(pageIndex, document.numPages, pagesMax);
    const images: PageImage[] = [];
    for (const [index, number] of numbers.entries()) {
      const page = await document.getPage(number);
      images.push(await renderPage(page, { format, dotsPerInch, scratch }));
      page.cleanup();
      if (index % cleanedEvery === cleanedEvery - 1) await document.cleanup();
      onProgress?.((100 * (index + 1)) / numbers.length);
    }
    return images;
  });
}

interface Rendering {
  format: PdfPagesRequest['format'];
  dotsPerInch: number;
  scratch: string;
}

async function renderPage(page: PDFPageProxy, { format, dotsPerInch, scratch }: Rendering): Promise<PageImage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const fitting = Math.min(Math.sqrt(pixelsMax / (width * height)), sideMax / Math.max(width, height));
  const scale = Math.min(Math.min(600, Math.max(36, dotsPerInch)) / 72, fitting);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  try {
    await page.render({ ...canvasFor(canvas), viewport, background: '#ffffff', annotationMode: showAnnotations }).promise;
    const name = `page-${page.pageNumber}.${format === 'png' ? 'png' : 'jpg'}`;
    const path = join(scratch, name);
    await writeFile(path, format === 'png' ? await canvas.encode('png') : await canvas.encode('jpeg', jpegQuality));
    const size = { widthPixels: canvas.width, heightPixels: canvas.height };
    return { name, path, mimeType: `image/${format}`, ...size, page: page.pageNumber, dotsPerInch: scale * 72 };
  } finally {
    // Frees the pixels now instead of at the next garbage collection.
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** AnnotationMode.ENABLE: the appearance of forms and annotations is part of the page. */
const showAnnotations = 1;

/** pdf.js uses the browser's types; the Node canvas implements the same interface. */
function canvasFor(canvas: Canvas): { canvas: HTMLCanvasElement; canvasContext: CanvasRenderingContext2D } {
  return { canvas, canvasContext: canvas.getContext('2d') } as unknown as {
    canvas: HTMLCanvasElement;
    canvasContext: CanvasRenderingContext2D;
  };
}

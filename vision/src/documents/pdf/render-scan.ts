import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentRead } from '../document-tasks.ts';

/** The resolution that works best for OCR; large pages get a lower one. */
const dotsPerInchWanted = 200;
const pixelsMax = 16_000_000;

/** Renders a page as a PNG in the scratch folder. */
export async function renderScan(page: PDFPageProxy, scratch: string): Promise<DocumentRead['scans'][number]> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInchWanted / 72, Math.sqrt(pixelsMax / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  await page.render({ ...canvasFor(canvas), viewport, background: '#ffffff' }).promise;
  const image = `scan-${page.pageNumber}.png`;
  await writeFile(join(scratch, image), await canvas.encode('png'));
  return { page: page.pageNumber, image, width, height };
}

/** pdf.js expects browser types; the Node canvas is compatible with them. */
function canvasFor(canvas: Canvas): { canvas: HTMLCanvasElement; canvasContext: CanvasRenderingContext2D } {
  return { canvas, canvasContext: canvas.getContext('2d') } as unknown as {
    canvas: HTMLCanvasElement;
    canvasContext: CanvasRenderingContext2D;
  };
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import type { DocumentModel } from '../document-model.ts';
import { markdownOf } from '../markdown.ts';
import { readModel } from '../model-file.ts';
import { readPdf } from './read-pdf.ts';

/** The document under test; each test starts with an empty one. */
export let pdf: PDFDocument;
export let fonts: { plain: PDFFont; bold: PDFFont; italic: PDFFont; mono: PDFFont };

export async function newPdf(): Promise<void> {
  pdf = await PDFDocument.create();
  fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    italic: await pdf.embedFont(StandardFonts.HelveticaOblique),
    mono: await pdf.embedFont(StandardFonts.Courier),
  };
}

/** Writes lines of text downwards from `top`, by default one inch from the left. */
export function write(page: PDFPage, top: number, lines: readonly string[], { x = 72, size = 10, font = fonts.plain } = {}): void {
  const height = page.getHeight();
  for (const [index, text] of lines.entries()) page.drawText(text, { x, y: height - top - index * size * 1.2, size, font });
}

/** Running text in lines of this width. */
export function filled(width: number, lines: number, { size = 10, from = 0 } = {}): string[] {
  const words = 'every pallet that enters the yard is written down by whoever opens the gate and read again at night'.split(' ');
  return Array.from({ length: lines }, (_, line) => {
    let text = '';
    for (let index = from + line * 5; fonts.plain.widthOfTextAtSize(`${text} ${words[index % words.length]}`, size) < width; index += 1)
      text = `${text} ${words[index % words.length]}`.trim();
    return text;
  });
}

/** Writes words as TeX does: a space is a gap of this share of the font size, not a character. */
export function typeset(
  page: PDFPage,
  top: number,
  words: readonly string[],
  { gap = 0.25, x = 72, size = 10, font = fonts.plain } = {},
): number {
  let left = x;
  for (const word of words) {
    page.drawText(word, { x: left, y: page.getHeight() - top, size, font });
    left += font.widthOfTextAtSize(word, size) + gap * size;
  }
  return left;
}

/** The model that is read from the document. */
export async function model(): Promise<DocumentModel> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  try {
    await writeFile(join(folder, 'source'), await pdf.save());
    const input = { file: 'source', model: 'model.json', pageIndex: null, pagesMax: 100, scansMax: 0 };
    await readPdf(input, { scratch: folder, onProgress: () => {} });
    return await readModel(join(folder, 'model.json'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function markdown(): Promise<string> {
  return markdownOf(await model(), { pictureAddress: (name) => name });
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import type { DocumentModel } from '../document-model.ts';
import type { DocumentRead } from '../document-tasks.ts';
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

/**
 * A document of one page as its bytes: fonts as dictionaries (`F1`, `F2` ...), with further objects that they refer to from number 20 on, and
 * the page's operators.
 */
export async function rawPdf(fontDictionaries: readonly string[], content: string, more: readonly string[] = []): Promise<void> {
  const fontsAt = fontDictionaries.map((_, at) => `/F${at + 1} ${at + 5} 0 R`).join(' ');
  const objects = new Map<number, string>([
    [1, '<</Type/Catalog/Pages 2 0 R>>'],
    [2, '<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [3, `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<<${fontsAt}>>>>>>`],
    [4, stream(content)],
    ...fontDictionaries.map((dictionary, at) => [at + 5, dictionary] as const),
    ...more.map((object, at) => [at + 20, object] as const),
  ]);
  const body = [...objects].map(([number, object]) => `${number} 0 obj\n${object}\nendobj\n`).join('');
  pdf = await PDFDocument.load(Buffer.from(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R>>\n%%EOF\n`, 'latin1'));
}

export function stream(content: string): string {
  return `<</Length ${content.length}>>\nstream\n${content}\nendstream`;
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
  return (await reading()).model;
}

/** The same, with what its buyer is warned of, and the pages that must be recognised. */
export async function reading(scansMax = 0): Promise<{ model: DocumentModel } & Pick<DocumentRead, 'warnings' | 'scans'>> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
  try {
    await writeFile(join(folder, 'source'), await pdf.save());
    const input = { file: 'source', model: 'model.json', pageIndex: null, pagesMax: 100, scansMax };
    const { warnings, scans } = await readPdf(input, { scratch: folder, onProgress: () => {} });
    return { model: await readModel(join(folder, 'model.json')), warnings, scans };
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function markdown(): Promise<string> {
  return markdownOf(await model(), { pictureAddress: (name) => name });
}

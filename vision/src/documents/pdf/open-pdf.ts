import { readFile } from 'node:fs/promises';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Refused } from '../../sandbox/sandboxed.ts';
import { partsAsked } from '../readers/parts-asked.ts';
import { decodeJpegs } from './jpeg-decoder.ts';
import { parserInProcess } from './parser-port.ts';
import { pdfOptions } from './pdf-options.ts';

const imagePixelsMax = 80_000_000;

/**
 * Opens a PDF while `use` runs. Scripts in the PDF are not run, and nothing is fetched.
 *
 * @param isPainted if false, pages cannot be rendered and glyph shapes are not computed, which saves a third of the reading work
 * @throws Refused if the document is encrypted or broken
 */
export async function withPdf<Result>(
  path: string,
  use: (document: PDFDocumentProxy) => Promise<Result>,
  { isPainted = true }: { isPainted?: boolean } = {},
): Promise<Result> {
  decodeJpegs({ isPainted });
  const worker = await parserInProcess();
  const task = getDocument({
    ...pdfOptions,
    worker,
    data: new Uint8Array(await readFile(path)),
    disableFontFace: isPainted,
    ...(isPainted ? {} : { ownerDocument: documentWithoutFonts() }),
    isImageDecoderSupported: true,
    maxImageSize: imagePixelsMax,
    fontExtraProperties: true,
    stopAtErrors: false,
  });
  try {
    return await use(await openOrRefuse(task.promise));
  } finally {
    await task.destroy();
    worker.destroy();
  }
}

/**
 * Without `disableFontFace`, pdf.js adds fonts to the document of the browser. This stand-in accepts them and does nothing. Without its `fonts`,
 * pdf.js would write each font as text into a style sheet.
 */
function documentWithoutFonts(): HTMLDocument {
  if (!('FontFace' in globalThis)) Reflect.set(globalThis, 'FontFace', UnusedFont);
  return { fonts: new Set() } as unknown as HTMLDocument;
}

class UnusedFont {
  readonly loaded = Promise.resolve(this);
}

async function openOrRefuse(opening: Promise<PDFDocumentProxy>): Promise<PDFDocumentProxy> {
  try {
    return await opening;
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'PasswordException') throw new Refused('the document is encrypted');
    throw new Refused('the document is not a PDF that can be read');
  }
}

/**
 * The selected pages.
 *
 * @throws Refused as `partsAsked` does, and if none of the requested pages exists, as in a document without pages
 */
export function pagesAsked(pageIndex: string | null, pages: number, pagesMax: number): number[] {
  const asked = partsAsked({ pageIndex, pagesMax }, pages, 'pages');
  if (asked.length === 0) throw new Refused(`the document has ${pages} pages, and none of those asked for`);
  return asked;
}

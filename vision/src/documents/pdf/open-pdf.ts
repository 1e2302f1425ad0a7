import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Refused } from '../../sandbox/sandboxed.ts';
import { partsAsked } from '../readers/parts-asked.ts';

const library = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const imagePixelsMax = 80_000_000;

/** Opens a PDF for as long as `use` takes. No script of it runs, nothing is fetched. @throws Refused for what is encrypted or broken */
export async function withPdf<Result>(path: string, use: (document: PDFDocumentProxy) => Promise<Result>): Promise<Result> {
  const task = getDocument({
    data: new Uint8Array(await readFile(path)),
    verbosity: VerbosityLevel.ERRORS,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: imagePixelsMax,
    fontExtraProperties: true,
    stopAtErrors: false,
    cMapUrl: join(library, 'cmaps/'),
    standardFontDataUrl: join(library, 'standard_fonts/'),
    wasmUrl: join(library, 'wasm/'),
    iccUrl: join(library, 'iccs/'),
  });
  try {
    return await use(await openOrRefuse(task.promise));
  } finally {
    await task.destroy();
  }
}

async function openOrRefuse(opening: Promise<PDFDocumentProxy>): Promise<PDFDocumentProxy> {
  try {
    return await opening;
  } catch (thrown) {
    if (thrown instanceof Error && thrown.name === 'PasswordException') throw new Refused('the document is encrypted');
    throw new Refused('the document is not a PDF that can be read');
  }
}

/** The selected pages. @throws Refused as `partsAsked`, and for a document without pages */
export function pagesAsked(pageIndex: string | null, pages: number, pagesMax: number): number[] {
  const asked = partsAsked({ pageIndex, pagesMax }, pages, 'pages');
  if (asked.length === 0) throw new Refused(`the document has ${pages} pages, and none of those asked for`);
  return asked;
}

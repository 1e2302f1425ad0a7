import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Refused } from '../../../../../sandbox/sandboxed.ts';

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

/**
 * The pages that a caller asks for: `1-5`, `2`, `3-`, comma-separated, from 1; null or empty for all.
 *
 * @throws Refused when there are too many, none, or the text is something else
 */
export function pagesAsked(pageIndex: string | null, pages: number, pagesMax: number): number[] {
  const asked = new Set<number>();
  if (pageIndex === null || pageIndex.trim() === '') for (let page = 1; page <= Math.min(pages, pagesMax + 1); page += 1) asked.add(page);
  else {
    for (const range of pageIndex.slice(0, 1000).split(',')) {
      const match = /^\s*(\d{1,6})\s*(?:(-)\s*(\d{1,6})?)?\s*$/.exec(range);
      if (match === null) throw new Refused('pageIndex must be page numbers and ranges, such as 1-5,8');
      const from = Number(match[1]);
      const to = match[2] === undefined ? from : Number(match[3] ?? pages);
      for (let page = Math.max(1, from); page <= Math.min(to, pages) && asked.size <= pagesMax; page += 1) asked.add(page);
    }
  }
  if (asked.size > pagesMax) throw new Refused(`the document has ${pages} pages; ${pagesMax} can be read at once`);
  if (asked.size === 0) throw new Refused(`the document has ${pages} pages, and none of those asked for`);
  return [...asked].toSorted((one, other) => one - other);
}

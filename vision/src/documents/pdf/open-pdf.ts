import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Refused } from '../../sandbox/sandboxed.ts';
import { parserInProcess } from './parser-port.ts';
import { malformedPages, pageRanges } from '../../page-ranges.ts';

const library = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const imagePixelsMax = 80_000_000;

/**
 * Opens a PDF for as long as `use` takes. No script of it runs, nothing is fetched.
 *
 * @param isPainted without, pages cannot be rendered, and the shapes of letters are not computed: a third of the work of reading
 * @throws Refused for what is encrypted or broken
 */
export async function withPdf<Result>(
  path: string,
  use: (document: PDFDocumentProxy) => Promise<Result>,
  { isPainted = true }: { isPainted?: boolean } = {},
): Promise<Result> {
  const worker = await parserInProcess();
  const task = getDocument({
    worker,
    data: new Uint8Array(await readFile(path)),
    verbosity: VerbosityLevel.ERRORS,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: isPainted,
    ...(isPainted ? {} : { ownerDocument: documentWithoutFonts() }),
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
    worker.destroy();
  }
}

/** Without `disableFontFace` pdf.js gives fonts to the document of a browser; this one takes them and does nothing. */
function documentWithoutFonts(): HTMLDocument {
  class StyleSheet {
    readonly cssRules = [];
    insertRule(): void {}
  }
  return { defaultView: { CSSStyleSheet: StyleSheet }, adoptedStyleSheets: [] } as unknown as HTMLDocument;
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
    const ranges = pageRanges(pageIndex.slice(0, 1000));
    if (ranges === null) throw new Refused(malformedPages);
    for (const { first, last } of ranges) {
      for (let page = Math.max(1, first); page <= Math.min(last ?? pages, pages) && asked.size <= pagesMax; page += 1) asked.add(page);
    }
  }
  if (asked.size > pagesMax) throw new Refused(`the document has ${pages} pages; ${pagesMax} can be read at once`);
  if (asked.size === 0) throw new Refused(`the document has ${pages} pages, and none of those asked for`);
  return [...asked].toSorted((one, other) => one - other);
}

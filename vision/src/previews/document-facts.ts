import { getDocument, PDFDataRangeTransport, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfOptions } from '../documents/pdf/pdf-options.ts';
import { readMax, withFile, type FileBytes } from './file-bytes.ts';
import { Unreadable } from './unreadable.ts';

/** The text and the title are as they are in the file. */
export interface DocumentFacts {
  pages: number;
  title: string | null;
  /** Of the first pages. */
  text: string;
}

const bytesMax = 256 * 1024 * 1024;
const pagesRead = 20;
const textRead = 100_000;

/** Nothing is rendered, no script runs, and only the necessary parts are read. */
export function documentFacts(path: string): Promise<DocumentFacts> {
  return withFile(path, factsOf);
}

async function factsOf(file: FileBytes): Promise<DocumentFacts> {
  if (file.sizeBytes > bytesMax) throw new Unreadable('too large to preview');
  const task = getDocument({
    ...pdfOptions,
    range: new FileRange(file),
    rangeChunkSize: 256 * 1024,
    disableAutoFetch: true,
    disableStream: true,
    useWasm: false,
    disableFontFace: true,
    isImageDecoderSupported: false,
    maxImageSize: 1,
  });
  try {
    const document = await task.promise;
    return { pages: document.numPages, title: titleOf(await document.getMetadata()), text: await textOf(document) };
  } catch (thrown) {
    throw thrown instanceof Error && thrown.name === 'PasswordException' ? new Unreadable('protected by a password') : thrown;
  } finally {
    await task.destroy();
  }
}

async function textOf(document: PDFDocumentProxy): Promise<string> {
  let text = '';
  for (let number = 1; number <= Math.min(document.numPages, pagesRead) && text.length < textRead; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
    text += '\n';
    page.cleanup();
  }
  return text.slice(0, textRead);
}

function titleOf({ info }: { info: object }): string | null {
  const title: unknown = 'Title' in info ? info.Title : null;
  return typeof title === 'string' ? title : null;
}

/** Lets pdf.js read parts of a file. An unreadable part is returned empty, which makes pdf.js fail. */
class FileRange extends PDFDataRangeTransport {
  readonly #file: FileBytes;

  constructor(file: FileBytes) {
    super(file.sizeBytes, null);
    this.#file = file;
  }

  override requestDataRange(begin: number, end: number): void {
    // Not awaited: the answer arrives through onDataRange.
    void this.#file
      .read(begin, Math.min(end - begin, readMax))
      .catch(() => Buffer.alloc(0))
      .then((bytes) => this.onDataRange(begin, new Uint8Array(bytes)));
  }
}

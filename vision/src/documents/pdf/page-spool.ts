import { open, readFile, writeFile, type FileHandle } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { DocumentImage, DocumentPage } from '../document-model.ts';
import type { OutlineEntry } from './heading-levels.ts';
import type { PlacedImage } from './page-blocks.ts';
import { packWords, unpackWords, type PackedWords } from './packed-words.ts';
import type { PageContent, TextStyle } from './page-content.ts';

/** A page as read, before layout of the document. */
export interface ShownPage {
  content: PageContent;
  kind: DocumentPage['kind'];
  placed: readonly PlacedImage[];
}

/** The metadata of a document. */
export interface DocumentFacts {
  title: string | null;
  outline: readonly OutlineEntry[];
  images: readonly DocumentImage[];
}

/** The pages of a document before layout. */
export interface DocumentPages extends DocumentFacts {
  count: number;
  /** The pages in order, from the first; each call starts again. Callers may change the pages. */
  pages(): AsyncIterable<ShownPage>;
}

const headerBytes = 4;

/**
 * Writes the pages of a document to a file, one after another. The words of a thousand pages take hundreds of megabytes, so only the
 * current page is in memory.
 *
 * @param write is called once, and adds one page after another
 */
export async function spoolPages(
  path: string,
  write: (add: (page: ShownPage) => Promise<void>) => Promise<DocumentFacts>,
): Promise<DocumentPages> {
  const file = await open(path, 'w');
  let count = 0;
  try {
    const facts = await write(async (page) => {
      const bytes = serialize(packed(page));
      const header = Buffer.alloc(headerBytes);
      header.writeUInt32LE(bytes.length);
      await file.writev([header, bytes]);
      count += 1;
    });
    await writeFile(factsPath(path), JSON.stringify({ ...facts, count }));
    return { ...facts, count, pages: () => pagesIn(path) };
  } finally {
    await file.close();
  }
}

/** Reads the result of `spoolPages`, possibly in another process. */
export async function spooledPages(path: string): Promise<DocumentPages> {
  return { ...factsOf(JSON.parse(await readFile(factsPath(path), 'utf8'))), pages: () => pagesIn(path) };
}

function factsPath(path: string): string {
  return `${path}.facts`;
}

/** Can be read any number of times; each page is a separate copy. */
async function* pagesIn(path: string): AsyncIterable<ShownPage> {
  const file = await open(path, 'r');
  try {
    for (;;) {
      const header = await read(file, headerBytes);
      if (header === null) return;
      const bytes = await read(file, header.readUInt32LE());
      if (bytes === null) throw new Error('the file of pages ends within a page');
      yield unpacked(packedPageOf(deserialize(bytes)));
    }
  } finally {
    await file.close();
  }
}

async function read(file: FileHandle, length: number): Promise<Buffer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length);
  return bytesRead === length ? buffer : null;
}

interface PackedPage extends Omit<ShownPage, 'content'> {
  content: Omit<PageContent, 'words' | 'slanted'> & { words: PackedWords; slanted: PackedWords; styles: TextStyle[] };
}

function packed({ content, ...page }: ShownPage): PackedPage {
  const styles = new Map<TextStyle, number>();
  const [words, slanted] = [packWords(content.words, styles), packWords(content.slanted, styles)];
  return { ...page, content: { ...content, words, slanted, styles: [...styles.keys()] } };
}

function unpacked({ content, ...page }: PackedPage): ShownPage {
  const { styles, ...rest } = content;
  return { ...page, content: { ...rest, words: unpackWords(content.words, styles), slanted: unpackWords(content.slanted, styles) } };
}

/** `spoolPages` wrote this value in the same sandbox. Nobody else can write there, and nobody outside reads it, so the cast is safe. */
function packedPageOf(value: unknown): PackedPage {
  return value as PackedPage;
}

/** Safe for the same reason as `packedPageOf`. */
function factsOf(value: unknown): DocumentFacts & { count: number } {
  return value as DocumentFacts & { count: number };
}

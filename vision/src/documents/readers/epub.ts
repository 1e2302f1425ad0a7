import { posix } from 'node:path';
import type { Block, DocumentModel } from '../document-model.ts';
import { htmlBlocks } from './html-blocks.ts';
import { closeEmptyTags, parseHtml, type HtmlElement } from './html-tree.ts';
import { xmlPart } from './office-package.ts';
import { pictureStore } from './picture-store.ts';
import { partsAsked, type Opening } from './parts-asked.ts';
import { megabytes, refused } from './refusal.ts';
import { declaredInMarkup } from '../../texts/decode-text.ts';
import { documentText } from './document-text.ts';
import { attributeOf, child, elements, textOf, type XmlElement } from './xml.ts';
import { openZip, type ZipPackage } from './zip.ts';

const chaptersMax = 5000;
const chapterMax = 16 * 1024 * 1024;
const markupMax = 64 * 1024 * 1024;
const blocksMax = 200_000;

/** Reads a book (.epub, EPUB 3.3): its chapters in the order of the spine. @throws Refused */
export async function readEpub(path: string, opening: Opening): Promise<DocumentModel> {
  const zip = await openZip(path);
  const name = packagePart(zip);
  const book = xmlPart(zip, name);
  if (book === null) throw refused('the book is damaged: it has no package document');
  const chapters = chapterParts(book, posix.dirname(name));
  refuseProtected(zip, chapters);
  const pictures = pictureStore(opening.scratch);
  const blocks: Block[] = [];
  let markup = 0;
  for (const number of partsAsked(opening, chapters.length, 'chapters')) {
    const chapter = chapters[number - 1] ?? '';
    const bytes = zip.bytes(chapter);
    if (bytes === null) continue;
    if (bytes.length > chapterMax) throw refused(`a chapter of the book is larger than ${megabytes(chapterMax)} MB`);
    markup += bytes.length;
    if (markup > markupMax) throw refused(`the book has more than ${megabytes(markupMax)} MB of text`);
    const { text } = await documentText(bytes, { declared: declaredInMarkup(bytes) });
    const root = await parseHtml(closeEmptyTags(text));
    const keep = (image: HtmlElement) => {
      const part = partName(posix.dirname(chapter), image.attributes.get('src') ?? '');
      return pictures.keep(part, () => zip.bytes(part));
    };
    for (const block of await htmlBlocks(root, keep)) blocks.push(block);
    if (blocks.length > blocksMax) throw refused(`the book has more than ${blocksMax} paragraphs`);
  }
  const title = child(book, 'metadata', 'title');
  return { title: title === undefined ? null : textOf(title).trim().slice(0, 500) || null, pages: [], blocks, images: pictures.images };
}

function packagePart(zip: ZipPackage): string {
  const container = xmlPart(zip, 'META-INF/container.xml');
  return attributeOf(child(container ?? undefined, 'rootfiles', 'rootfile'), 'full-path') ?? '';
}

function chapterParts(book: XmlElement, folder: string): string[] {
  const hrefs = new Map<string, string>();
  for (const item of elements(child(book, 'manifest') ?? book, 'item')) {
    if (/html|xml$/.test(attributeOf(item, 'media-type') ?? '')) hrefs.set(attributeOf(item, 'id') ?? '', attributeOf(item, 'href') ?? '');
  }
  const spine = child(book, 'spine');
  const references = spine === undefined ? [] : elements(spine, 'itemref');
  if (references.length > chaptersMax) throw refused(`the book has more than ${chaptersMax} chapters`);
  const parts = references.map((reference) => hrefs.get(attributeOf(reference, 'idref') ?? '')).filter((href) => href !== undefined);
  return [...new Set(parts.map((href) => partName(folder, href)))];
}

function partName(folder: string, href: string): string {
  const path = href.replace(/[#?].*$/s, '');
  return posix.join(folder, decoded(path)).replace(/^(?:\.\.\/|\/)+/, '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Encrypted fonts are normal (obfuscation). Encrypted chapters mean that the book needs a licence. */
function refuseProtected(zip: ZipPackage, chapters: readonly string[]): void {
  const encryption = xmlPart(zip, 'META-INF/encryption.xml');
  for (const data of encryption === null ? [] : elements(encryption, 'EncryptedData')) {
    const part = attributeOf(child(data, 'CipherData', 'CipherReference'), 'URI');
    if (part !== undefined && chapters.includes(partName('', part))) throw refused('the book is protected: it needs a licence to be read');
  }
}

import type { DocumentModel } from '../document-model.ts';
import { htmlBlocks } from './html-blocks.ts';
import { findElement, parseHtml, type HtmlElement, titleOf } from './html-tree.ts';
import { pictureStore, type PictureStore } from './picture-store.ts';
import { readWhole } from './refusal.ts';
import { pageLink, safeLink } from './runs.ts';
import { declaredInMarkup } from '../../texts/decode-text.ts';
import { documentText, withGuess } from './document-text.ts';

/** The tree of a text with many short words takes thirty times the size of the text. */
const bytesMax = 16 * 1024 * 1024;

/**
 * Reads a page. Scripts, styles, forms and hidden elements are left out. Nothing is fetched: only pictures embedded in the page
 * (`data:`) are kept.
 * @throws Refused
 */
export async function readHtml(path: string, { scratch }: { scratch: string }): Promise<DocumentModel> {
  const bytes = await readWhole(path, bytesMax);
  const read = await documentText(bytes, { declared: declaredInMarkup(bytes) });
  return withGuess(await readPage(read.text, scratch), read);
}

/** Reads the HTML of a page. @throws Refused */
export async function readPage(html: string, scratch: string): Promise<DocumentModel> {
  const root = await parseHtml(html);
  const pictures = pictureStore(scratch);
  const base = safeLink(findElement(root, 'base')?.attributes.get('href')) ?? null;
  const blocks = await htmlBlocks(
    root,
    (element) => keepOwnPicture(element, pictures),
    (address) => pageLink(address, base),
  );
  return { title: titleOf(root), pages: [], blocks, images: pictures.images };
}

function keepOwnPicture(element: HtmlElement, pictures: PictureStore): Promise<string | null> {
  return keepDataPicture(element.attributes.get('src') ?? '', pictures);
}

/** Stores the picture of a `data:` address; null for any other address. */
export function keepDataPicture(address: string, pictures: PictureStore): Promise<string | null> {
  const data = /^data:image\/[\w.+-]{1,40};base64,/i.exec(address)?.[0];
  return data === undefined ? Promise.resolve(null) : pictures.keep(address, () => Buffer.from(address.slice(data.length), 'base64'));
}

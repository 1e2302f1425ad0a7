import type { Block, DocumentImage, DocumentModel, DocumentPage } from '../document-model.ts';
import { documentBlocks } from './document-blocks.ts';
import { takeFurniture, type Furniture } from './furniture.ts';
import type { OutlineEntry } from './heading-levels.ts';
import { takeLineNumbers } from './line-numbers.ts';
import { runsOfWords } from './lines.ts';
import { guttersOf, pageParts, type PlacedImage } from './page-blocks.ts';
import type { PageContent, Word } from './page-content.ts';

/** A document as its pages show it, before it is laid out. */
export interface DocumentPages {
  title: string | null;
  outline: readonly OutlineEntry[];
  images: readonly DocumentImage[];
  pages: ReadonlyArray<{ content: PageContent; kind: DocumentPage['kind']; placed: readonly PlacedImage[] }>;
}

/** Lays a document out: what is furniture of the pages, in which order the rest is read, and what it is. Changes `pages`. */
export function modelOfPages({ title, outline, images, pages }: DocumentPages): DocumentModel {
  forgetMonoText(pages.flatMap(({ content }) => content.words));
  takeLineNumbers(pages.map(({ content }) => content));
  const furniture = takeFurniture(pages.map(({ content }) => content));
  const gutters = guttersOf(pages.map(({ content }) => content));
  const sheets = pages.map(({ content, placed }) => ({
    width: content.width,
    height: content.height,
    parts: pageParts(content, placed, gutters),
  }));
  return {
    title,
    pages: pages.map(({ content: { number, width, height }, kind }) => ({ number, width, height, kind })),
    blocks: withFurniture(documentBlocks(sheets, outline), furniture),
    images,
  };
}

const squareLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A document that is typed as a whole is no code. Nor are Chinese, Japanese and Korean letters for being as wide as each other. */
function forgetMonoText(words: readonly Word[]): void {
  let [mono, all] = [0, 0];
  for (const { text, style } of words) if (style.isMono === true && squareLetter.test(text)) style.isMono = /mono/i.test(style.fontName);
  for (const { text, style } of words) {
    all += text.length;
    if (style.isMono === true) mono += text.length;
  }
  if (mono > 0.5 * all) for (const { style } of words) style.isMono = false;
}

/** Headers before, footers after everything that begins on their page. */
function withFurniture(blocks: readonly Block[], furniture: ReadonlyMap<number, readonly Furniture[]>): Block[] {
  const all: Block[] = [];
  const waiting = [...furniture.keys()].toSorted((one, other) => one - other);
  const rolesOf = (page: number, role: Furniture['role']): Block[] =>
    (furniture.get(page) ?? [])
      .filter((each) => each.role === role)
      .toSorted((one, other) => one.line.baseline - other.line.baseline)
      .map(({ line }) => ({ kind: 'furniture', role, runs: runsOfWords(line.words), pages: [page], box: line.box }));
  let current: number | null = null;
  function turnTo(page: number): void {
    for (let next = waiting[0]; next !== undefined && next <= page; next = waiting[0]) {
      if (current !== null) all.push(...rolesOf(current, 'footer'));
      waiting.shift();
      current = next;
      all.push(...rolesOf(current, 'header'));
    }
  }
  for (const block of blocks) {
    turnTo(block.pages[0] ?? 0);
    all.push(block);
  }
  turnTo(Infinity);
  if (current !== null) all.push(...rolesOf(current, 'footer'));
  return all;
}

import type { Block, DocumentModel, DocumentPage } from '../document-model.ts';
import { documentBlocks } from './document-blocks.ts';
import { furnitureSurvey, takeFurniture, type Furniture } from './furniture.ts';
import { takeLineNumbers } from './line-numbers.ts';
import { guttersOf, pageParts, samplesOf } from './page-blocks.ts';
import type { PageContent, Word } from './page-content.ts';
import { mirror, mirroredBack } from './right-to-left.ts';
import type { DocumentPages, ShownPage } from './page-spool.ts';
import type { Sheet } from './slides.ts';

/**
 * Lays out a document: finds page headers and footers, the reading order, and the kind of each block. Reads the pages twice and keeps only
 * the data needed across pages: memory use must not grow with the number of words.
 *
 * @param onPage is called for each page, twice
 */
export async function modelOfPages(document: DocumentPages, onPage: () => void = () => {}): Promise<DocumentModel> {
  const survey = await surveyOf(document, onPage);
  const furniture = new Map<number, Furniture[]>();
  const pages: DocumentPage[] = [];
  const sheets: Sheet[] = [];
  const mirroredWidths = new Map<number, number>();
  for await (const { content, kind, placed } of document.pages()) {
    onPage();
    if (prepare(content, placed)) mirroredWidths.set(content.number, content.width);
    if (survey.isTyped) forgetMonoText(content.words);
    const taken = takeFurniture(content, survey.edges);
    if (taken.length > 0) furniture.set(content.number, taken);
    const { number, width, height } = content;
    pages.push({ number, width, height, kind });
    sheets.push({ width, height, parts: pageParts(content, placed, survey.gutters) });
  }
  const { title, outline, images } = document;
  const blocks = withFurniture(documentBlocks(sheets, outline), furniture);
  return { title, pages, blocks: blocks.map((block) => mirroredBack(block, mirroredWidths)), images };
}

/** Collects the facts that only all pages together show. */
async function surveyOf({ count, pages }: DocumentPages, onPage: () => void) {
  const edges = furnitureSurvey();
  const samples = samplesOf(count);
  const sampled: PageContent[] = [];
  let [mono, all, index] = [0, 0, 0];
  for await (const { content, placed } of pages()) {
    onPage();
    prepare(content, placed);
    edges.add(content);
    for (const { text, style } of content.words) {
      all += text.length;
      if (style.isMono === true) mono += text.length;
    }
    if (samples.has(index)) sampled.push(content);
    index += 1;
  }
  const found = edges.found();
  for (const page of sampled) takeFurniture(page, found);
  // A document typed entirely in a monospaced font is not code.
  return { edges: found, gutters: guttersOf(sampled), isTyped: mono > 0.5 * all };
}

const squareLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Corrections that need only the page itself.
 *
 * @returns whether the page is mirrored now
 */
function prepare(page: PageContent, placed: ShownPage['placed']): boolean {
  // Chinese, Japanese and Korean letters all have the same width, but that does not make them code.
  for (const { text, style } of page.words)
    if (style.isMono === true && squareLetter.test(text)) style.isMono = /mono/i.test(style.fontName);
  const isMirrored = mirror(page, placed);
  takeLineNumbers(page);
  return isMirrored;
}

function forgetMonoText(words: readonly Word[]): void {
  for (const { style } of words) style.isMono = false;
}

/** Puts page headers before all blocks that begin on their page, and page footers after them. */
function withFurniture(blocks: readonly Block[], furniture: ReadonlyMap<number, readonly Furniture[]>): Block[] {
  const all: Block[] = [];
  const waiting = [...furniture.keys()].toSorted((one, other) => one - other);
  const rolesOf = (page: number, role: Furniture['role']): Block[] =>
    (furniture.get(page) ?? [])
      .filter((each) => each.role === role)
      .toSorted((one, other) => one.baseline - other.baseline)
      .map(({ runs, box }) => ({ kind: 'furniture', role, runs, pages: [page], box }));
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

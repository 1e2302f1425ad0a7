import { plainText, type Block } from '../../vision/src/documents/document-model.ts';
import type { Share } from './documents-scores.ts';

/** A table of a document's HTML edition, as rows of texts. */
export type EditionTable = ReadonlyArray<readonly string[]>;

type TableBlock = Extract<Block, { kind: 'table' }>;

/**
 * Rows of the HTML edition's tables that match one of our rows cell by cell. Only printed tables count: those whose words are all on one
 * page, or on two consecutive ones.
 */
export function tableRowsFound(
  editions: readonly EditionTable[],
  pages: readonly string[],
  blocks: readonly Block[],
): { share: Share; missed: string[] } {
  const vocabularies = pages.map((page, index) => new Set(wordsOf(`${page}\n${pages[index + 1] ?? ''}`)));
  const ours = new Map<string, number>();
  for (const row of blocks.filter(isTable).flatMap(({ rows }) => rows)) {
    const key = keyOf(row.map(({ runs }) => plainText(runs)));
    ours.set(key, (ours.get(key) ?? 0) + 1);
  }
  const missed: string[] = [];
  let [right, of] = [0, 0];
  for (const table of editions.filter((each) => isPrinted(each, vocabularies))) {
    for (const row of table) {
      const key = keyOf(row);
      if (key === '') continue;
      of += 1;
      const left = ours.get(key) ?? 0;
      if (left > 0) right += 1;
      else missed.push(row.join(' | ').slice(0, 160));
      ours.set(key, left - 1);
    }
  }
  return { share: { right, of }, missed };
}

/** Two rows with at least two cells each that contain words. */
function isPrinted(table: EditionTable, vocabularies: ReadonlyArray<ReadonlySet<string>>): boolean {
  if (table.filter((row) => row.filter((cell) => cell !== '').length >= 2).length < 2) return false;
  const words = wordsOf(table.flat().join('\n'));
  return words.length >= 6 && vocabularies.some((known) => words.every((word) => known.has(word)));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,}/gu) ?? []
  );
}

function keyOf(cells: readonly string[]): string {
  const texts = cells.map((cell) =>
    cell
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  return texts.filter((text) => text !== '').join('|');
}

/**
 * Captions (`Table 3: ...`) that have a table next to them, of all that stand next to columns in the text of `pdftotext -layout`. Captions of
 * figures are not counted, and neither are those of running text and of lists of terms, which some authors put into a float named a table.
 */
export function captionedTables(blocks: readonly Block[], printed: readonly string[]): { share: Share; missed: string[] } {
  const shown = blocks.filter(({ kind }) => kind !== 'furniture');
  const lines = printed.flatMap((page) => page.split('\n').filter((line) => line.trim() !== ''));
  const captions = shown.flatMap((block, index) =>
    isCaption(block) && isBesideColumns(textOf(block), lines) ? [{ text: textOf(block), index }] : [],
  );
  const lone = captions.filter(({ index }) => ![-2, -1, 1, 2].some((distance) => isTableLike(shown[index + distance])));
  return { share: { right: captions.length - lone.length, of: captions.length }, missed: lone.map(({ text }) => text.slice(0, 80)) };
}

const linesBeside = 8;
const columnLinesMin = 3;

/** Whether at least three of the lines above or below the caption have wide gaps. A caption that is not found counts. */
function isBesideColumns(text: string, lines: readonly string[]): boolean {
  const wanted = keyOf([text]).slice(0, 16);
  const places = [...lines.keys()].filter((index) => keyOf([lines[index] ?? '']).startsWith(wanted));
  if (places.length === 0) return true;
  return places.some((place) =>
    [lines.slice(place + 1, place + 1 + linesBeside), lines.slice(Math.max(0, place - linesBeside), place)].some(
      (beside) => beside.filter((line) => /\S {3,}\S/.test(line.trim())).length >= columnLinesMin,
    ),
  );
}

const caption = /^(?:Table|Tabelle|Tableau|Tabla|Таблица|表|표)\s*[\dA-Z]{1,3}(?:[.-]\d{1,3})*\s*[:.]\s*\S/u;

function isCaption(block: Block): boolean {
  const text = textOf(block);
  return text.length < 400 && caption.test(text) && !/(?:\. ){3}|…|\.{4}/.test(text);
}

function isTableLike(block: Block | undefined): boolean {
  return block?.kind === 'table';
}

function isTable(block: Block): block is TableBlock {
  return block.kind === 'table';
}

function textOf(block: Block): string {
  return 'runs' in block ? plainText(block.runs) : '';
}

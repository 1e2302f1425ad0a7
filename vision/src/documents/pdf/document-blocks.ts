import { plainText, type Block, type Run } from '../document-model.ts';
import { headingLevels, type OutlineEntry } from './heading-levels.ts';
import { addText, joinsWithSpace } from './lines.ts';
import { isCheckBox, shownMarker } from './markers.ts';
import type { PagePart } from './page-blocks.ts';
import { passageText, type Passage } from './paragraphs.ts';
import { slideTitles, type Sheet } from './slides.ts';

/** Passages that form one text across a page or column break. */
interface Text {
  passages: Array<{ passage: Passage; page: number }>;
}

type Element = { kind: 'text'; text: Text } | { kind: 'block'; part: Extract<PagePart, { kind: 'block' }> };

/**
 * Turns the parts of all pages into document blocks: joins text that continues across breaks, and assigns levels to headings and list
 * items.
 */
export function documentBlocks(sheets: readonly Sheet[], outline: readonly OutlineEntry[]): Block[] {
  const pages = sheets.map(({ parts }) => parts);
  const passages = pages.flat().flatMap((part) => (part.kind === 'passage' ? [part.passage] : []));
  const levels = headingLevels(passages, outline, slideTitles(sheets));
  const vocabulary = vocabularyOf(pages);
  const elements = joined(pages.flat(), (passage) => levels.get(passage) ?? null);
  return withItemLevels(elements, (text) => blockOf(text, levels, vocabulary));
}

function joined(parts: readonly PagePart[], levelOf: (passage: Passage) => number | null): Element[] {
  const elements: Element[] = [];
  for (const part of parts) {
    const last = elements.findLast((element) => !isBesideText(element));
    if (part.kind === 'block') {
      if (last?.kind === 'block' && continuesTable(last.part, part)) last.part = joinTables(last.part, part);
      else if (last?.kind === 'block' && last.part.page !== part.page && areCode(last.part, part)) last.part = joinCode(last.part, part);
      else elements.push({ kind: 'block', part });
      continue;
    }
    const earlier = earlierText(elements, part, levelOf);
    if (earlier !== null) earlier.passages.push(part);
    else elements.push({ kind: 'text', text: { passages: [part] } });
  }
  return elements;
}

function isBesideText(element: Element): boolean {
  return element.kind === 'text' && element.text.passages.some(({ passage }) => passage.isBesideText === true);
}

type PassagePart = Extract<PagePart, { kind: 'passage' }>;
type LevelOf = (passage: Passage) => number | null;

/** The most parts between the two halves of a sentence: footnotes, pictures and tables with their captions. */
const betweenMax = 12;

/** The text that this passage continues; null for most passages. */
function earlierText(elements: readonly Element[], part: PassagePart, levelOf: LevelOf): Text | null {
  const { passage, page } = part;
  const isLower = /^\p{Ll}{2}|^\p{Ll}[\s,]/u.test(passageText(passage).trimStart());
  if (!passage.mayContinue && !isLower) return null;
  let isDirect = true;
  for (let index = elements.length - 1; index >= Math.max(0, elements.length - betweenMax); index -= 1) {
    const element = elements[index];
    if (element === undefined) return null;
    if (isBesideText(element)) continue;
    if (element.kind === 'block') {
      if (element.part.block.kind === 'code') return null;
      isDirect = isDirect && element.part.block.kind === 'image' && element.part.page === page;
      continue;
    }
    const before = element.text.passages.at(-1);
    if (before === undefined || page - before.page > 1) return null;
    if (runsOn(before.passage, passage, levelOf) && (passage.mayContinue || before.page < page)) {
      // Across other parts, a sentence is joined only if it is clearly cut in two.
      const isOver = before.page < page && isLower && before.passage.isFull && isCutOff(before.passage);
      return isDirect || isOver ? element.text : null;
    }
    if (!isLower || !isAside(before.passage, passage, before.page === page)) return null;
    isDirect = false;
  }
  return null;
}

/**
 * Whether a passage is outside the running text, such as a footnote or caption. At the top of a page, any part may precede the
 * continuation.
 */
function isAside(before: Passage, passage: Passage, isSamePage: boolean): boolean {
  if (before.size < 0.95 * passage.size) return true;
  return /^\p{Lu}\p{L}{2,11}\.? \d+(?:\.\d+)*[.:]/u.test(passageText(before)) || (isSamePage && before.mayContinue && !isCutOff(before));
}

function isCutOff(passage: Passage): boolean {
  return /(?:\p{L}{2}|[,‐\-\u00ad])$/u.test(passageText(passage).trimEnd());
}

/** Whether a passage at the top of a page or column continues the one before. */
function runsOn(before: Passage, passage: Passage, levelOf: LevelOf): boolean {
  if (passage.marker !== null || levelOf(before) !== null || levelOf(passage) !== null) return false;
  if (Math.abs(before.size - passage.size) > 0.08 * passage.size || before.isBold !== passage.isBold) return false;
  const end = passageText(before).trimEnd().slice(-20);
  const start = passageText(passage).trimStart();
  const isOpen = !/[.!?:;。！？：；…]["'”’」』)\]]*$/u.test(end);
  if (/^\p{Ll}/u.test(start)) return isOpen || before.isFull;
  if (!isOpen) return isBrokenBySpace(before, passage);
  return before.isFull && /[\p{L}\p{N},，、\-\u00ad]$/u.test(end);
}

/**
 * Whether a paragraph continues after a page break although a sentence ends there: the line before the break had no room for the next
 * word. The last line of a paragraph is rarely that full.
 */
function isBrokenBySpace(before: Passage, passage: Passage): boolean {
  const width = passage.lines[0]?.firstWidth;
  if (width === undefined || before.lines.length < 2 || /[:：]["'”’]?$/u.test(passageText(before))) return false;
  const [own, other] = [passage.box[2] - passage.box[0], before.box[2] - before.box[0]];
  const isAlike = passage.lines.length > 1 ? Math.abs(own - other) < 0.1 * own : Math.abs(passage.box[0] - before.box[0]) < 2;
  return isAlike && before.room < width;
}

type BlockPart = Extract<PagePart, { kind: 'block' }>;

/** Whether a table at the top of a page has the same columns as the table at the end of the page before. */
function continuesTable(before: BlockPart, part: BlockPart): boolean {
  if (before.block.kind !== 'table' || part.block.kind !== 'table' || before.page === part.page) return false;
  if (before.lanes !== undefined && part.lanes !== undefined) return shareLanes(before, part);
  if (before.columnEdges.length === 0 || before.columnEdges.length !== part.columnEdges.length) return false;
  return before.columnEdges.every((edge, index) => Math.abs(edge - (part.columnEdges[index] ?? 0)) <= 3);
}

/** Without ruled lines, the gaps in the text of both tables give the columns. A new table would have its own head. */
function shareLanes(before: BlockPart, part: BlockPart): boolean {
  if (before.block.kind !== 'table' || part.block.kind !== 'table' || before.lanes === undefined || part.lanes === undefined) return false;
  if (before.block.isRuled !== part.block.isRuled || before.lanes.length !== part.lanes.length) return false;
  const isDisjoint = before.lanes.every(([left, right], index) =>
    (part.lanes ?? []).every(([from, to], other) =>
      index === other ? from < right && to > left : index < other ? right < from : left > to,
    ),
  );
  const [head = [], own = []] = [before.block.rows[0], part.block.rows[0]];
  const hasOwnHead = own.every(({ runs }) => runs.length > 0 && runs.every(({ bold }) => bold === true));
  return isDisjoint && (!hasOwnHead || JSON.stringify(textsOf([head])) === JSON.stringify(textsOf([own])));
}

function joinTables(before: BlockPart, part: BlockPart): BlockPart {
  if (before.block.kind !== 'table' || part.block.kind !== 'table') return before;
  const { rows, headerRows } = before.block;
  const isRepeated =
    headerRows > 0 && JSON.stringify(textsOf(rows.slice(0, headerRows))) === JSON.stringify(textsOf(part.block.rows.slice(0, headerRows)));
  const more = isRepeated ? part.block.rows.slice(headerRows) : part.block.rows;
  return {
    ...before,
    page: part.page,
    block: { ...before.block, rows: [...rows, ...more], pages: [...before.block.pages, ...part.block.pages] },
  };
}

function areCode(...parts: readonly BlockPart[]): boolean {
  return parts.every(({ block }) => block.kind === 'code');
}

function joinCode(before: BlockPart, part: BlockPart): BlockPart {
  if (before.block.kind !== 'code' || part.block.kind !== 'code') return before;
  const text = `${before.block.text}\n${part.block.text}`;
  return { ...before, page: part.page, block: { ...before.block, text, pages: [...before.block.pages, ...part.block.pages] } };
}

function textsOf(rows: ReadonlyArray<ReadonlyArray<{ runs: readonly Run[] }>>): string[][] {
  return rows.map((row) => row.map(({ runs }) => runs.map(({ text }) => text).join('')));
}

function blockOf({ passages }: Text, levels: ReadonlyMap<Passage, number>, vocabulary: ReadonlySet<string>): Block {
  const [first] = passages;
  if (first === undefined) throw new Error('a text has passages');
  const { passage } = first;
  const runs = runsOf(
    passages.map((each) => each.passage),
    vocabulary,
  );
  const place = { pages: [...new Set(passages.map(({ page }) => page))], box: passage.box };
  const level = levels.get(passage);
  if (level !== undefined)
    return { kind: 'heading', level, runs: passage.marker === null ? runs : withMarker(passage.marker, runs), ...place };
  // `2.1` is a clause number; Markdown and Word lists would restart the numbering.
  const isClause = passage.marker !== null && /^\d+(?:\.\d+)+\.?$/.test(passage.marker);
  if (passage.marker !== null && isClause) {
    return { kind: 'paragraph', runs: withMarker(passage.marker, runs), alignment: passage.alignment, ...place };
  }
  if (passage.marker === null) return { kind: 'paragraph', runs, alignment: passage.alignment, ...place };
  // The state of a check box is text: writers replace bullets with their own.
  if (isCheckBox(passage.marker))
    return { kind: 'item', level: 0, marker: '•', isOrdered: false, runs: withMarker(passage.marker, runs), ...place };
  const isOrdered = /[\p{L}\p{N}]/u.test(passage.marker) && passage.marker !== 'o';
  return { kind: 'item', level: 0, marker: shownMarker(passage.marker), isOrdered, runs, ...place };
}

function withMarker(marker: string, runs: readonly Run[]): Run[] {
  const [first, ...others] = runs;
  return first === undefined ? [] : [{ ...first, text: `${marker} ${first.text}` }, ...others];
}

function runsOf(passages: readonly Passage[], vocabulary: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  for (const line of passages.flatMap((passage) => passage.lines)) {
    const last = runs.at(-1);
    const [next, ...others] = line.runs;
    if (next === undefined) continue;
    if (last === undefined) runs.push(next);
    else {
      const joint = jointOf(last.text, next.text, vocabulary);
      if (joint.drops > 0) runs[runs.length - 1] = { ...last, text: last.text.slice(0, -joint.drops) };
      addText(runs, next, joint.space);
    }
    runs.push(...others);
  }
  return runs;
}

/** How to join two lines. A hyphen at the end is dropped unless the document has the hyphenated word elsewhere. */
function jointOf(end: string, start: string, vocabulary: ReadonlySet<string>): { drops: number; space: string } {
  if (end.endsWith('\u00ad')) return { drops: 1, space: '' };
  const isBroken = /[-‐]$/.test(end.slice(-1));
  const head = isBroken ? /([\p{L}\d]+)[-‐]$/u.exec(end.slice(-60))?.[1] : undefined;
  const tail = isBroken ? /^[\p{L}\d]+/u.exec(start)?.[0] : undefined;
  if (head === undefined || tail === undefined) return { drops: 0, space: joinsWithSpace(end, start) ? ' ' : '' };
  const whole = `${head}${tail}`.toLowerCase();
  const isKept =
    (!/^\p{Ll}/u.test(tail) && !vocabulary.has(whole)) || (vocabulary.has(`${head}-${tail}`.toLowerCase()) && !vocabulary.has(whole));
  return { drops: isKept ? 0 : 1, space: '' };
}

/** All unbroken words of the document, in lower case. */
function vocabularyOf(pages: ReadonlyArray<readonly PagePart[]>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const part of pages.flat()) {
    if (part.kind !== 'passage') continue;
    for (const { runs } of part.passage.lines)
      for (const word of plainText(runs).split(' ').slice(0, -1)) words.add(word.toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
  }
  return words;
}

/** Sets the levels of list items by the indent of their markers, within one sequence of items. */
function withItemLevels(elements: readonly Element[], block: (text: Text) => Block): Block[] {
  let indents: number[] = [];
  return elements.map((element) => {
    const made = element.kind === 'block' ? element.part.block : block(element.text);
    const left = element.kind === 'text' ? (element.text.passages[0]?.passage.markerLeft ?? 0) : 0;
    if (made.kind !== 'item') {
      // A paragraph indented as far as an item's text is the second paragraph of that item.
      indents = [];
      return made;
    }
    indents = indents.filter((indent) => indent <= left + 4);
    if (left > (indents.at(-1) ?? -Infinity) + 4) indents.push(left);
    return { ...made, level: Math.min(indents.length - 1, 8) };
  });
}

import type { Block, Run } from '../document-model.ts';
import { commentBlock } from './comments.ts';
import { joinRuns, trimRuns } from './runs.ts';
import { wordRuns, type Piece, type RunContext, type WordParts } from './word-runs.ts';
import type { Marker } from './word-numbering.ts';
import { numberingOf, outlineLevelOf, type ParagraphStyle } from './word-styles.ts';
import { wordTable } from './word-table.ts';
import { attributeOf, child, elements, textOf, type XmlElement } from './xml.ts';

const nowhere = { pages: [], box: null };
const blocksMax = 200_000;

/** The blocks of a Word document. The name of a picture is the name of its part. */
export function wordBody(body: XmlElement, parts: WordParts): Block[] {
  const context: RunContext = { ...parts, fields: [], noteNumbers: new Map() };
  const blocks = blocksIn(body, context);
  for (const [key, number] of context.noteNumbers) blocks.push(...noteBlocks(key, number, context));
  return joinCode(blocks).slice(0, blocksMax);
}

function noteBlocks(key: string, number: number, context: RunContext): Block[] {
  const [kind, id] = key.split(' ');
  const list = kind === 'endnote' ? context.notes.endnote : context.notes.footnote;
  const note = list === null ? undefined : elements(list).find((element) => attributeOf(element, 'id') === id);
  if (note === undefined) return [];
  const [first, ...rest] = blocksIn(note, context);
  if (first?.kind !== 'paragraph') return first === undefined ? [] : [first, ...rest];
  return [{ ...first, runs: [{ text: `[${number}] ` }, ...first.runs] }, ...rest];
}

/** Wrapper elements; only their content matters. */
const wrappers = new Set(['sdt', 'sdtContent', 'customXml', 'smartTag', 'ins', 'moveTo', 'AlternateContent', 'Choice']);

function blocksIn(parent: XmlElement, context: RunContext): Block[] {
  return elements(parent).flatMap((element) => {
    if (element.name === 'p') return paragraphBlocks(element, context);
    if (element.name === 'tbl') return wordTable(element, (cell) => blocksIn(cell, context));
    return wrappers.has(element.name) ? blocksIn(element, context) : [];
  });
}

/** A paragraph with pictures becomes its text and the pictures, in order. Text boxes follow. */
function paragraphBlocks(paragraph: XmlElement, context: RunContext): Block[] {
  const properties = child(paragraph, 'pPr');
  const style = context.styles.paragraph(attributeOf(child(properties, 'pStyle'), 'val'));
  const pieces = wordRuns(paragraph, style.look, context);
  const marker = markerOf(properties, style, pieces, context);
  const blocks: Block[] = [];
  let runs: Run[] = [];
  const flush = () => {
    const block = textBlock(runs, { properties, style, marker: blocks.some(isText) ? null : marker });
    if (block !== null) blocks.push(block);
    runs = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'run') runs.push(piece.run);
    else if (piece.kind === 'picture') {
      flush();
      blocks.push({ kind: 'image', name: piece.part, description: piece.description, ...nowhere });
    } else if (piece.kind === 'chart') {
      flush();
      blocks.push(...context.chart(piece.part));
    }
  }
  flush();
  for (const piece of pieces) if (piece.kind === 'comment') blocks.push(...commentOf(piece.id, context));
  for (const piece of pieces) if (piece.kind === 'box') blocks.push(...blocksIn(piece.content, context));
  return blocks;
}

function commentOf(id: string, { comments }: RunContext): Block[] {
  const comment = comments.get(id);
  if (comment === undefined) return [];
  const text = elements(comment, 'p').map((paragraph) =>
    elements(paragraph, 'r')
      .map((run) => elements(run, 't').map(textOf).join(''))
      .join(''),
  );
  return commentBlock(attributeOf(comment, 'author') ?? '', text.join(' '));
}

function isText(block: Block): boolean {
  return block.kind !== 'image';
}

interface NumberedMarker extends Marker {
  level: number;
}

/** The marker of a paragraph; null when it has no text. Word also numbers empty paragraphs, but that is rarely intended. */
function markerOf(
  properties: XmlElement | undefined,
  style: ParagraphStyle,
  pieces: readonly Piece[],
  { numbering }: RunContext,
): NumberedMarker | null {
  const reference = numberingOf(properties) ?? style.numbering;
  if (reference === null || !pieces.some((piece) => piece.kind === 'run')) return null;
  const marker = numbering.next(reference);
  return marker === null ? null : { ...marker, level: reference.level };
}

function textBlock(
  written: readonly Run[],
  { properties, style, marker }: { properties: XmlElement | undefined; style: ParagraphStyle; marker: NumberedMarker | null },
): Block | null {
  if (style.isCode) {
    const text = written.map((run) => run.text).join('');
    return text === '' ? null : { kind: 'code', text, ...nowhere };
  }
  const runs = trimRuns(joinRuns(written));
  if (runs.length === 0) return null;
  const level = outlineLevelOf(properties) ?? style.headingLevel;
  if (level !== null) {
    // Word prints the number of a heading, so it is part of the heading's text.
    const number = marker?.isOrdered === true ? [{ text: `${marker.text} ` }] : [];
    return { kind: 'heading', level, runs: [...number, ...runs], ...nowhere };
  }
  if (marker !== null) {
    return { kind: 'item', level: marker.level, marker: marker.text, isOrdered: marker.isOrdered, runs, ...nowhere };
  }
  const alignment = alignments[attributeOf(child(properties, 'jc'), 'val') ?? ''];
  return { kind: 'paragraph', runs, ...(alignment === undefined ? {} : { alignment }), ...nowhere };
}

const alignments: Readonly<Record<string, 'left' | 'center' | 'right' | 'justify'>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};

/** In Word, each line of a code listing is a paragraph of its own. */
function joinCode(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === 'code' && last?.kind === 'code') joined[joined.length - 1] = { ...last, text: `${last.text}\n${block.text}` };
    else joined.push(block);
  }
  return joined;
}

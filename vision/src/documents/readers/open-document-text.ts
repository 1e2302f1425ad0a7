import type { Block, Cell, Run } from '../document-model.ts';
import { formulaText } from './formula-text.ts';
import { refused } from './refusal.ts';
import { joinLines, joinRuns, safeLink, trimRuns } from './runs.ts';
import { linesOf } from './word-table.ts';
import { attributeOf, child, elements, textOf, type XmlElement } from './xml.ts';

type Style = Omit<Run, 'text'>;

export interface OpenDocumentStyles {
  /** The character style with this name. */
  look(name: string | undefined): Style;
  /** 1..6 when the style is that of a heading or title. */
  headingLevel(name: string | undefined): number | null;
  isOrdered(listStyle: string | undefined, level: number): boolean;
}

export interface OpenDocumentText {
  styles: OpenDocumentStyles;
  /** Footnotes and endnotes, in the order of their references. */
  notes: Block[];
  /** The formula in an embedded object; null for any other object. */
  formula(folder: string): XmlElement | null;
}

const nowhere = { pages: [], box: null };
const columnsMax = 1000;
const rowsMax = 100_000;
const cellsMax = 500_000;
const spacesMax = 1000;

/** The blocks of a text, a slide, a cell or a text box (OpenDocument 1.3, part 3, 5). The name of a picture is the name of its part. */
export function openDocumentBlocks(parent: XmlElement, text: OpenDocumentText): Block[] {
  const blocks: Block[] = [];
  readBlocks(parent, { text, lists: [], marker: null, heading: null }, blocks);
  return blocks;
}

interface Around {
  text: OpenDocumentText;
  lists: ReadonlyArray<{ style: string | undefined; isOrdered: boolean }>;
  /** The marker of the current list item, until its first paragraph has used it. */
  marker: { text: string | null } | null;
  /** The heading level inside the title of a slide. */
  heading: number | null;
}

/** Deleted text, comments, forms, field declarations, and the template of a table of contents. */
const leftOut = new Set([
  'tracked-changes',
  'annotation',
  'forms',
  'sequence-decls',
  'user-field-decls',
  'variable-decls',
  'table-of-content-source',
]);

function readBlocks(parent: XmlElement, around: Around, blocks: Block[]): void {
  for (const element of elements(parent)) {
    if (leftOut.has(element.name)) continue;
    if (element.name === 'p' || element.name === 'h') readParagraph(element, around, blocks);
    else if (element.name === 'list') readList(element, around, blocks);
    else if (element.name === 'table') blocks.push(...tableBlocks(element, around));
    else if (element.name === 'frame') readFrame(element, around, blocks);
    else readBlocks(element, around, blocks);
  }
}

function readParagraph(element: XmlElement, around: Around, blocks: Block[]): void {
  const style = attributeOf(element, 'style-name');
  const frames: XmlElement[] = [];
  const runs = trimRuns(joinRuns(runsIn(element, { ...around, style: around.text.styles.look(style), frames })));
  const level =
    around.heading ??
    (element.name === 'h' ? Math.min(6, Math.max(1, Number(attributeOf(element, 'outline-level') ?? 1) || 1)) : null) ??
    around.text.styles.headingLevel(style);
  if (runs.length > 0) blocks.push(textBlock(runs, level, around));
  for (const frame of frames) readFrame(frame, { ...around, marker: null }, blocks);
}

function textBlock(runs: Run[], level: number | null, { lists, marker }: Around): Block {
  if (level !== null) return { kind: 'heading', level, runs, ...nowhere };
  if (marker?.text === null || marker === null) return { kind: 'paragraph', runs, ...nowhere };
  const { text } = marker;
  // Only the first paragraph of an item gets the marker.
  marker.text = null;
  const isOrdered = lists.at(-1)?.isOrdered ?? false;
  return { kind: 'item', level: Math.min(8, Math.max(0, lists.length - 1)), marker: text, isOrdered, runs, ...nowhere };
}

function readList(list: XmlElement, around: Around, blocks: Block[]): void {
  const style = attributeOf(list, 'style-name') ?? around.lists.at(-1)?.style;
  const isOrdered = around.text.styles.isOrdered(style, around.lists.length + 1);
  const lists = [...around.lists, { style, isOrdered }];
  let number = 1;
  for (const item of elements(list)) {
    number = Math.trunc(Number(attributeOf(item, 'start-value') ?? number)) || number;
    const isItem = item.name === 'list-item';
    readBlocks(item, { ...around, lists, marker: isItem ? { text: isOrdered ? `${number}.` : '•' } : null }, blocks);
    if (isItem) number += 1;
  }
}

function readFrame(frame: XmlElement, around: Around, blocks: Block[]): void {
  const role = attributeOf(frame, 'class');
  if (role === 'page' || role === 'date-time' || role === 'footer' || role === 'page-number') return;
  const box = child(frame, 'text-box');
  if (box !== undefined) {
    const heading = role === 'title' ? 2 : null;
    return readBlocks(box, { ...around, heading, lists: [], marker: null }, blocks);
  }
  const object = attributeOf(child(frame, 'object'), 'href');
  const formula = object === undefined ? null : around.text.formula(object);
  if (formula !== null) return void blocks.push({ kind: 'paragraph', runs: [{ text: formulaText(formula) }], ...nowhere });
  const table = child(frame, 'table');
  if (table !== undefined) return void blocks.push(...tableBlocks(table, around));
  const picture = attributeOf(child(frame, 'image'), 'href');
  if (picture === undefined || /^[a-z][a-z\d+.-]*:/i.test(picture)) return;
  const described = child(frame, 'desc') ?? child(frame, 'title');
  const description = described === undefined ? null : textOf(described).trim().slice(0, 1000) || null;
  blocks.push({ kind: 'image', name: picture.replace(/^\.\//, ''), description, ...nowhere });
}

interface Inline extends Around {
  style: Style;
  /** Pictures and text boxes in the paragraph. They follow its text. */
  frames: XmlElement[];
}

function runsIn(parent: XmlElement, inline: Inline): Run[] {
  return parent.children.flatMap((part): Run[] => {
    // Line breaks and repeated spaces in the file count as one space.
    if (typeof part === 'string') return [{ ...inline.style, text: part.replaceAll(/\s+/g, ' ') }];
    return leftOut.has(part.name) ? [] : partRuns(part, inline);
  });
}

function partRuns(part: XmlElement, inline: Inline): Run[] {
  switch (part.name) {
    case 's':
      return [{ ...inline.style, text: ' '.repeat(Math.min(spacesMax, Math.max(1, Number(attributeOf(part, 'c') ?? 1) || 1))) }];
    case 'tab':
      return [{ ...inline.style, text: '\t' }];
    case 'line-break':
      return [{ ...inline.style, text: '\n' }];
    case 'note':
      return noteMark(part, inline);
    case 'frame':
      return frameRuns(part, inline);
    case 'a': {
      const link = safeLink(attributeOf(part, 'href'));
      return runsIn(part, link === undefined ? inline : { ...inline, style: { ...inline.style, link } });
    }
    case 'span':
      return runsIn(part, { ...inline, style: { ...inline.style, ...inline.text.styles.look(attributeOf(part, 'style-name')) } });
    default:
      return runsIn(part, inline);
  }
}

/** A formula stays in its line; other frames follow the paragraph. */
function frameRuns(frame: XmlElement, { text, style, frames }: Inline): Run[] {
  const object = attributeOf(child(frame, 'object'), 'href');
  const formula = object === undefined ? null : text.formula(object);
  if (formula !== null) return [{ ...style, text: formulaText(formula) }];
  frames.push(frame);
  return [];
}

function noteMark(note: XmlElement, { text, style }: Inline): Run[] {
  const mark = textOf(child(note, 'note-citation') ?? note)
    .trim()
    .slice(0, 20);
  const body = child(note, 'note-body');
  if (body !== undefined) {
    const [first, ...rest] = openDocumentBlocks(body, text);
    if (first?.kind === 'paragraph') text.notes.push({ ...first, runs: [{ text: `[${mark}] ` }, ...first.runs] }, ...rest);
    else if (first !== undefined) text.notes.push(first, ...rest);
  }
  return [{ ...style, text: `[${mark}]` }];
}

function tableBlocks(table: XmlElement, around: Around): Block[] {
  const rows: Cell[][] = [];
  const pictures: Block[] = [];
  let headerRows = 0;
  let count = 0;
  for (const { row, isHeader } of rowsOf(table, false).slice(0, rowsMax)) {
    const cells: Cell[] = [];
    let column = 0;
    for (const cell of elements(row)) {
      if (cell.name !== 'table-cell' && cell.name !== 'covered-table-cell') continue;
      if (column >= columnsMax) break;
      if (cell.name === 'table-cell') {
        const blocks: Block[] = [];
        readBlocks(cell, { ...around, lists: [], marker: null, heading: null }, blocks);
        pictures.push(...blocks.filter(({ kind }) => kind === 'image'));
        const runs = joinLines(blocks.map(linesOf));
        cells.push({ column, columnSpan: spanOf(cell, 'columns'), rowSpan: spanOf(cell, 'rows'), runs, box: null });
        count += 1;
        if (count > cellsMax) throw refused(`the document has a table of more than ${cellsMax} cells`);
      }
      column += Math.min(columnsMax, Math.max(1, Number(attributeOf(cell, 'number-columns-repeated') ?? 1) || 1));
    }
    if (isHeader) headerRows += 1;
    rows.push(cells);
  }
  if (rows.every((cells) => cells.length === 0)) return pictures;
  return [{ kind: 'table', rows, headerRows, isRuled: true, ...nowhere }, ...pictures];
}

export function rowsOf(parent: XmlElement, isHeader: boolean): Array<{ row: XmlElement; isHeader: boolean }> {
  return elements(parent).flatMap((element) => {
    if (element.name === 'table-row') return [{ row: element, isHeader }];
    const isGroup = ['table-header-rows', 'table-rows', 'table-row-group'].includes(element.name);
    return isGroup ? rowsOf(element, isHeader || element.name === 'table-header-rows') : [];
  });
}

function spanOf(cell: XmlElement, what: 'columns' | 'rows'): number {
  const span = Number(attributeOf(cell, `number-${what}-spanned`) ?? 1);
  return Number.isInteger(span) && span >= 1 ? Math.min(span, columnsMax) : 1;
}

const parentsMax = 20;

/** The named styles and the automatic styles of a document, by name. */
export function openDocumentStyles(roots: ReadonlyArray<XmlElement | null>): OpenDocumentStyles {
  const styles = new Map<string, XmlElement>();
  const lists = new Map<string, XmlElement>();
  for (const root of roots) {
    for (const group of root === null ? [] : elements(root)) {
      for (const style of elements(group)) {
        if (style.name === 'style') styles.set(attributeOf(style, 'name') ?? '', style);
        else if (style.name === 'list-style') lists.set(attributeOf(style, 'name') ?? '', style);
      }
    }
  }

  /** A style followed by its parent styles. */
  function chain(name: string | undefined): XmlElement[] {
    const found: XmlElement[] = [];
    let next = name;
    while (next !== undefined && found.length < parentsMax) {
      const style = styles.get(next);
      if (style === undefined) break;
      found.push(style);
      next = attributeOf(style, 'parent-style-name');
    }
    return found;
  }

  return {
    look: (name) => Object.assign({}, ...chain(name).toReversed().map(lookOf)),
    headingLevel(name) {
      for (const style of chain(name)) {
        const level = Number(/^(?:Heading_20_|Heading )([1-6])$/.exec(attributeOf(style, 'name') ?? '')?.[1] ?? 0);
        if (level > 0) return level;
        if (attributeOf(style, 'name') === 'Title') return 1;
      }
      return name === 'Title' ? 1 : null;
    },
    isOrdered(listStyle, level) {
      const list = lists.get(listStyle ?? '');
      const own = list === undefined ? undefined : elements(list).find((each) => attributeOf(each, 'level') === String(level));
      return own?.name === 'list-level-style-number' && (attributeOf(own, 'num-format') ?? '') !== '';
    },
  };
}

function lookOf(style: XmlElement): Style {
  const properties = child(style, 'text-properties');
  const weight = attributeOf(properties, 'font-weight');
  const slant = attributeOf(properties, 'font-style');
  const strike = attributeOf(properties, 'text-line-through-style');
  return {
    ...(weight !== undefined && { bold: weight === 'bold' || Number(weight) >= 600 }),
    ...(slant !== undefined && { italic: slant !== 'normal' }),
    ...(strike !== undefined && { strike: strike !== 'none' }),
  };
}

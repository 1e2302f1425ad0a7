import type { Block, Run } from '../document-model.ts';
import { formulaText } from './formula-text.ts';
import { htmlTable } from './html-table.ts';
import { textIn, type HtmlElement } from './html-tree.ts';
import { joinRuns, safeLink, trimRuns } from './runs.ts';

/** Stores the picture of an `img` and returns its name; null when the picture is not available. */
export type KeepPicture = (element: HtmlElement) => Promise<string | null>;

/** The address of a link in the document; undefined for those that are left out. */
type LinkOf = (address: string | undefined) => string | undefined;

type Style = Omit<Run, 'text'>;

interface List {
  isOrdered: boolean;
  next: number;
}

interface Walk {
  blocks: Block[];
  runs: Run[];
  keep: KeepPicture;
  linkOf: LinkOf;
}

interface Around {
  style: Style;
  lists: readonly List[];
  /** The marker of the current list item, until its text has used it. */
  marker: { text: string | null } | null;
  heading: number | null;
  alignment: 'left' | 'center' | 'right' | 'justify' | undefined;
}

const nowhere = { pages: [], box: null };
const blocksMax = 200_000;

/** The blocks of a page, or of a part of a page. */
export async function htmlBlocks(root: HtmlElement, keep: KeepPicture, linkOf: LinkOf = safeLink): Promise<Block[]> {
  const walk: Walk = { blocks: [], runs: [], keep, linkOf };
  const around: Around = { style: {}, lists: [], marker: null, heading: null, alignment: undefined };
  await visitChildren(root, walk, around);
  flush(walk, around);
  return walk.blocks.slice(0, blocksMax);
}

async function visitChildren(element: HtmlElement, walk: Walk, around: Around): Promise<void> {
  for (const child of element.children) {
    if (typeof child === 'string') walk.runs.push({ ...around.style, text: child.replaceAll(/[ \t\r\n\f]+/g, ' ') });
    else if (!isHidden(child)) await visit(child, walk, around);
  }
}

async function visit(element: HtmlElement, walk: Walk, around: Around): Promise<void> {
  const { name } = element;
  if (leftOut.has(name)) return;
  if (name === 'br') walk.runs.push({ text: '\n' });
  else if (name === 'img') await visitPicture(element, walk, around);
  else if (name === 'pre') visitCode(element, walk, around);
  else if (name === 'math') walk.runs.push({ ...around.style, text: formulaText(element) });
  else if (name === 'table') await visitTable(element, walk, around);
  else if (name === 'ul' || name === 'ol' || name === 'menu') await visitList(element, walk, around);
  else if (name === 'li') await visitItem(element, walk, around);
  else if (blockNames.has(name)) await visitBlock(element, walk, around);
  else await visitChildren(element, walk, { ...around, style: styled(element, around.style, walk.linkOf) });
}

const leftOut = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg', 'input', 'button', 'option', 'hr']);

const blockNames = new Set(
  (
    'html body div p section article aside main nav header footer address blockquote figure figcaption details summary fieldset form ' +
    'dl dt dd h1 h2 h3 h4 h5 h6 center caption tr td th tbody thead tfoot title'
  ).split(' '),
);

function isHidden({ attributes }: HtmlElement): boolean {
  return attributes.has('hidden') || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.get('style') ?? '');
}

async function visitBlock(element: HtmlElement, walk: Walk, around: Around): Promise<void> {
  flush(walk, around);
  const level = /^h([1-6])$/.exec(element.name)?.[1];
  const inner: Around = {
    ...around,
    heading: level === undefined ? around.heading : Number(level),
    alignment: alignmentOf(element) ?? around.alignment,
    style: element.name === 'dt' ? { ...around.style, bold: true } : around.style,
  };
  await visitChildren(element, walk, inner);
  flush(walk, inner);
}

function alignmentOf({ name, attributes }: HtmlElement): Around['alignment'] {
  if (name === 'center') return 'center';
  const style = /text-align\s*:\s*([a-z]{1,10})/i.exec(attributes.get('style') ?? '')?.[1];
  const alignment = (style ?? attributes.get('align'))?.toLowerCase();
  return alignment === 'left' || alignment === 'center' || alignment === 'right' || alignment === 'justify' ? alignment : undefined;
}

async function visitList(element: HtmlElement, walk: Walk, around: Around): Promise<void> {
  flush(walk, around);
  const start = Number(element.attributes.get('start') ?? 1);
  const list = { isOrdered: element.name === 'ol', next: Number.isInteger(start) ? start : 1 };
  await visitChildren(element, walk, { ...around, lists: [...around.lists, list], marker: null, alignment: undefined });
  flush(walk, around);
}

async function visitItem(element: HtmlElement, walk: Walk, around: Around): Promise<void> {
  flush(walk, around);
  const list = around.lists.at(-1);
  const value = Number(element.attributes.get('value') ?? Number.NaN);
  if (list !== undefined && Number.isInteger(value)) list.next = value;
  const text = list?.isOrdered === true ? `${list.next}.` : '•';
  if (list !== undefined) list.next += 1;
  const inner = { ...around, marker: { text } };
  await visitChildren(element, walk, inner);
  flush(walk, inner);
}

function visitCode(element: HtmlElement, walk: Walk, around: Around): void {
  flush(walk, around);
  const text = textIn(element).replace(/^\n/, '').trimEnd();
  if (text !== '') walk.blocks.push({ kind: 'code', text, ...nowhere });
}

async function visitPicture(element: HtmlElement, walk: Walk, around: Around): Promise<void> {
  const description = element.attributes.get('alt')?.trim().slice(0, 1000) || null;
  const name = await walk.keep(element);
  if (name === null) {
    if (description !== null) walk.runs.push({ ...around.style, text: description });
    return;
  }
  flush(walk, around);
  walk.blocks.push({ kind: 'image', name, description, ...nowhere });
}

async function visitTable(element: HtmlElement, walk: Walk, around: Around): Promise<void> {
  flush(walk, around);
  walk.blocks.push(...(await htmlTable(element, (cell) => htmlBlocks(cell, walk.keep, walk.linkOf))));
}

/** Turns the collected runs into a block. */
function flush(walk: Walk, around: Around): void {
  const runs = trimRuns(joinRuns(collapseSpaces(walk.runs)));
  walk.runs = [];
  if (runs.length === 0) return;
  if (around.heading !== null) walk.blocks.push({ kind: 'heading', level: around.heading, runs, ...nowhere });
  else if (around.marker?.text !== undefined && around.marker.text !== null) {
    const list = around.lists.at(-1);
    const level = Math.max(0, around.lists.length - 1);
    walk.blocks.push({ kind: 'item', level, marker: around.marker.text, isOrdered: list?.isOrdered ?? false, runs, ...nowhere });
    // Only the first paragraph of an item gets the marker.
    around.marker.text = null;
  } else {
    const { alignment } = around;
    walk.blocks.push({ kind: 'paragraph', runs, ...(alignment === undefined ? {} : { alignment }), ...nowhere });
  }
}

/** Collapses white space to one space, and removes it at the edges of lines. */
function collapseSpaces(runs: readonly Run[]): Run[] {
  let isAfterSpace = true;
  return runs.map((run) => {
    let text = run.text;
    if (text === '\n') isAfterSpace = true;
    else {
      if (isAfterSpace) text = text.replace(/^ +/, '');
      if (text !== '') isAfterSpace = text.endsWith(' ');
    }
    return { ...run, text };
  });
}

function styled(element: HtmlElement, style: Style, linkOf: LinkOf): Style {
  const { name } = element;
  if (name === 'b' || name === 'strong') return { ...style, bold: true };
  if (name === 'i' || name === 'em' || name === 'cite' || name === 'var') return { ...style, italic: true };
  if (name === 'u' || name === 'ins') return { ...style, underline: true };
  if (name === 's' || name === 'del' || name === 'strike') return { ...style, strike: true };
  if (name === 'code' || name === 'kbd' || name === 'samp' || name === 'tt') return { ...style, code: true };
  const link = name === 'a' ? linkOf(element.attributes.get('href')) : undefined;
  return link === undefined ? style : { ...style, link };
}

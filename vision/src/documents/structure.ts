import { createHash } from 'node:crypto';
import { blockText, type Block, type Box, type Cell, type DocumentModel, type Run } from './document-model.ts';
import { blockMarkdown, ordinalOf } from './markdown.ts';

/** A value that JSON can hold. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [member: string]: Json };

export interface StructureOptions {
  fileName: string;
  /** The format: `pdf`, `word` ... */
  docType: string;
  htmlTables: boolean;
  /** Includes headers and footers among the blocks. */
  withFurniture: boolean;
  /** Includes the tree of headings. */
  withTree: boolean;
  /** Prepended to the names of pictures in Markdown. */
  picturePrefix: string;
}

export type JsonObject = { [member: string]: Json };

/** The resolution of the page picture in whose pixels positions are given. */
const structureDotsPerInch = 100;
const pixelsPerPoint = structureDotsPerInch / 72;

/**
 * A document in the layout that document parsing vendors use: `layouts` in reading order, `styles` by number, the tree of headings in
 * `logics.docTree` (its edges have Chinese names), and `docInfo`. `pageNum` counts from 0, `pageIdCurDoc` from 1.
 */
export function structureOf(model: DocumentModel, options: StructureOptions): JsonObject {
  const styles = new Map<string, number>();
  const layouts: JsonObject[] = [];
  const tree: TreeNode[] = [];
  const open: TreeNode[] = [];
  let hasTitle = false;
  for (const [index, block] of model.blocks.entries()) {
    if (block.kind === 'furniture' && !options.withFurniture) continue;
    const uniqueId = idOf(layouts.length, block);
    const kind = kindOf(block, hasTitle);
    hasTitle ||= block.kind === 'heading';
    layouts.push({
      index: layouts.length,
      uniqueId,
      ...kind,
      ...contentOf(block, ordinalOf(model.blocks, index), options, styles),
      ...placeOf(block),
    });
    if (block.kind !== 'furniture') addToTree(tree, open, block, uniqueId);
  }
  return {
    styles: [...styles].map(([style, styleId]): Json => ({ styleId, ...objectOf(JSON.parse(style)) })),
    layouts,
    logics: { docTree: options.withTree ? tree.map((node) => treeEntry(node)) : null, paragraphKVs: null, tableKVs: null },
    docInfo: {
      docType: options.docType,
      // The vendors use this spelling.
      orignalDocName: options.fileName,
      // Only for texts whose encoding nothing states.
      ...(model.encodingGuessed !== undefined && { encodingGuessed: model.encodingGuessed }),
      pages: model.pages.map((page, index) => ({
        imageType: 'JPEG',
        imageUrl: null,
        angle: null,
        imageWidth: Math.round(page.width * pixelsPerPoint),
        imageHeight: Math.round(page.height * pixelsPerPoint),
        pageIdCurDoc: page.number,
        pageIdAllDocs: index + 1,
      })),
    },
  };
}

function kindOf(block: Block, hasTitle: boolean): JsonObject {
  switch (block.kind) {
    case 'heading':
      return { type: 'title', subType: block.level === 1 && !hasTitle ? 'doc_title' : 'para_title', level: block.level - 1 };
    case 'table':
      return { type: 'table', subType: 'none' };
    case 'image':
      return { type: 'figure', subType: 'pic' };
    case 'code':
      return { type: 'code', subType: 'none' };
    case 'furniture':
      return block.role === 'header' ? { type: 'head', subType: 'page_header' } : { type: 'foot', subType: 'page_footer' };
    default:
      return { type: 'text', subType: 'para' };
  }
}

function contentOf(
  block: Block,
  ordinal: string,
  { htmlTables, picturePrefix }: StructureOptions,
  styles: Map<string, number>,
): JsonObject {
  const text = block.kind === 'item' ? `${block.marker} ${blockText(block)}` : blockText(block);
  const markdownContent = blockMarkdown(
    block,
    { pictureAddress: (name) => `${picturePrefix}${name}`, htmlTables, withFurniture: true },
    ordinal,
  );
  if (block.kind === 'table') return { text, markdownContent, ...tableOf(block.rows) };
  if (block.kind === 'image' || block.kind === 'code') return { text, markdownContent };
  const alignment = block.kind === 'paragraph' ? (block.alignment ?? 'left') : 'left';
  return {
    text,
    markdownContent,
    alignment,
    blocks: block.runs.map((run) => ({ text: run.text, pos: null, styleId: styleId(run, styles) })),
  };
}

function tableOf(rows: ReadonlyArray<readonly Cell[]>): JsonObject {
  const cells = rows.flatMap((row, rowIndex) => row.map((cell) => ({ cell, rowIndex })));
  return {
    numRow: rows.length,
    numCol: cells.reduce((most, { cell }) => Math.max(most, cell.column + cell.columnSpan), 0),
    cells: cells.map(({ cell, rowIndex }, cellId) => ({
      cellId,
      xsc: cell.column,
      xec: cell.column + cell.columnSpan - 1,
      ysc: rowIndex,
      yec: rowIndex + cell.rowSpan - 1,
      text: cell.runs.map((run) => run.text).join(''),
      pos: cell.box === null ? null : cornersOf(cell.box),
    })),
  };
}

function styleId(run: Run, styles: Map<string, number>): number {
  const style = JSON.stringify({
    underline: run.underline ?? false,
    deleteLine: run.strike ?? false,
    bold: run.bold ?? false,
    italic: run.italic ?? false,
    fontSize: run.fontSize ?? null,
    fontName: run.fontName ?? null,
    color: run.color ?? '000000',
    charScale: 1,
  });
  const known = styles.get(style) ?? styles.size;
  styles.set(style, known);
  return known;
}

function placeOf({ pages, box }: Block): JsonObject {
  return { pageNum: pages.map((page) => page - 1), pos: box === null ? null : cornersOf(box) };
}

/** Clockwise from the upper left, in pixels of the page picture. */
function cornersOf([left, top, right, bottom]: Box): Json {
  const [x0, y0, x1, y1] = [left, top, right, bottom].map((value) => Math.round(value * pixelsPerPoint));
  return [
    { x: x0 ?? 0, y: y0 ?? 0 },
    { x: x1 ?? 0, y: y0 ?? 0 },
    { x: x1 ?? 0, y: y1 ?? 0 },
    { x: x0 ?? 0, y: y1 ?? 0 },
  ];
}

interface TreeNode {
  uniqueId: string;
  level: number;
  isHeading: boolean;
  parent: string;
  below: string[];
  contained: string[];
}

/** A heading is a child of the last higher heading before it. Every other block is a child of the last heading. */
function addToTree(tree: TreeNode[], open: TreeNode[], block: Block, uniqueId: string): void {
  const isHeading = block.kind === 'heading';
  if (isHeading) while ((open.at(-1)?.level ?? -1) >= block.level - 1) open.pop();
  const above = open.at(-1);
  const level = isHeading ? block.level - 1 : (above?.level ?? -1) + 1;
  const node: TreeNode = { uniqueId, level, isHeading, parent: above?.uniqueId ?? 'ROOT', below: [], contained: [] };
  (isHeading ? above?.below : above?.contained)?.push(uniqueId);
  tree.push(node);
  if (isHeading) open.push(node);
}

function treeEntry({ uniqueId, level, isHeading, parent, below, contained }: TreeNode): Json {
  return { uniqueId, level, link: { 下级: below, 包含: contained }, backlink: { [isHeading ? '上级' : '包含']: [parent] } };
}

/** Stable for the same document, and different for every block. */
function idOf(index: number, block: Block): string {
  return createHash('md5')
    .update(`${index} ${block.kind} ${blockText(block)}`)
    .digest('hex');
}

/** `styleId` made the value, so it is an object. */
function objectOf(value: unknown): JsonObject {
  return value as JsonObject;
}

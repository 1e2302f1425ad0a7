/**
 * A document as its reader sees it: blocks in reading order. Readers (PDF, Word, HTML, scanned pages ...) produce it, writers (Markdown,
 * Word, Excel, the structure answers) consume it. Lengths are PDF points (1/72 inch); y grows downwards from the top of the page.
 */
export interface DocumentModel {
  /** From the file's own properties; null when they have no title. */
  title: string | null;
  /** The encoding of a text that nothing states, so that it may be wrong. */
  encodingGuessed?: string;
  /** Empty for formats without pages. */
  pages: readonly DocumentPage[];
  /** In reading order, across all pages. */
  blocks: readonly Block[];
  /** Pictures of the document, by the name that blocks use. `path` is in the scratch folder. */
  images: readonly DocumentImage[];
}

export interface DocumentPage {
  /** Starts at 1. */
  number: number;
  width: number;
  height: number;
  /** `scan`: the page is a picture of text and needs recognition. `recognised`: recognition is done. */
  kind: 'digital' | 'scan' | 'recognised';
}

export interface DocumentImage {
  name: string;
  path: string;
  mimeType: string;
  widthPixels: number;
  heightPixels: number;
}

/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The position of a block. A paragraph that crosses a page break is on several pages; `box` is its part on the first. */
interface Place {
  /** Page numbers start at 1; empty for formats without pages. */
  pages: readonly number[];
  /** Null for formats without pages. */
  box: Box | null;
}

/** A run of text in one style. */
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  code?: boolean;
  link?: string;
  fontName?: string;
  /** In points. */
  fontSize?: number;
  /** Six hexadecimal digits. */
  color?: string;
}

export type Block =
  | ({ kind: 'heading'; /** 1..6 */ level: number; runs: readonly Run[] } & Place)
  | ({ kind: 'paragraph'; runs: readonly Run[]; alignment?: 'left' | 'center' | 'right' | 'justify' } & Place)
  | ({
      kind: 'item';
      /** Nesting level, starting at 0. */ level: number;
      /** As printed: `•`, `3.`, `b)`. */ marker: string;
      isOrdered: boolean;
      runs: readonly Run[];
    } & Place)
  | ({
      kind: 'table';
      rows: ReadonlyArray<readonly Cell[]>;
      /** Number of header rows at the top. */ headerRows: number;
      isRuled: boolean;
    } & Place)
  | ({ kind: 'image'; name: string; description: string | null } & Place)
  | ({ kind: 'code'; text: string } & Place)
  /** Headers, footers and page numbers: not part of the body text. */
  | ({ kind: 'furniture'; role: 'header' | 'footer'; runs: readonly Run[] } & Place);

/** A table cell, listed in the row where it begins. Positions covered by the span of an earlier cell have no entry. */
export interface Cell {
  column: number;
  columnSpan: number;
  rowSpan: number;
  runs: readonly Run[];
  box: Box | null;
}

export function plainText(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join('');
}

/** Counts the characters of the text without white space. */
export function lettersOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + blockText(block).replace(/\s+/g, '').length, 0);
}

/** The text of a block: tabs separate cells, line breaks separate rows. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'table':
      return block.rows.map((row) => row.map(({ runs }) => plainText(runs)).join('\t')).join('\n');
    case 'image':
      return block.description ?? '';
    case 'code':
      return block.text;
    default:
      return plainText(block.runs);
  }
}

import type { Block, Cell, DocumentModel, Run } from '../document-model.ts';

/** Parts of document models for tests. */
export const onPage = (page: number) => ({ pages: [page], box: [72, 72, 523, 100] as const });

export function cell(column: number, text: string, more: Partial<Cell> = {}): Cell {
  return { column, columnSpan: 1, rowSpan: 1, runs: [{ text }], box: null, ...more };
}

export function paragraph(...runs: Array<Run | string>): Block {
  return { kind: 'paragraph', runs: runs.map((run) => (typeof run === 'string' ? { text: run } : run)), ...onPage(1) };
}

export function heading(level: number, text: string, page = 1): Block {
  return { kind: 'heading', level, runs: [{ text }], ...onPage(page) };
}

export function item(level: number, marker: string, text: string): Block {
  return { kind: 'item', level, marker, isOrdered: /\w/.test(marker), runs: [{ text }], ...onPage(1) };
}

export function table(rows: Cell[][], headerRows = 0): Block {
  return { kind: 'table', rows, headerRows, isRuled: true, ...onPage(1) };
}

export function model(blocks: readonly Block[], more: Partial<DocumentModel> = {}): DocumentModel {
  return { title: null, pages: [{ number: 1, width: 595, height: 842, kind: 'digital' }], blocks, images: [], ...more };
}

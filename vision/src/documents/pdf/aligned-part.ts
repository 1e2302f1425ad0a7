import type { Box } from '../document-model.ts';
import type { Word } from './page-content.ts';
import type { HeadCell, Lane } from './spanning-heads.ts';

/** A table without ruled lines: each row has cells, and each cell holds the words of one column. */
export interface AlignedTable {
  box: Box;
  /** Heading rows above the others, with cells that span columns. */
  head: HeadCell[][];
  /** Each row has a cell for every column; a cell without text is empty. */
  rows: Word[][][];
  lanes: readonly Lane[];
  isFirstRowHeader: boolean;
}

export interface AlignedPart {
  /** Line indexes: `start` is inclusive, `end` is exclusive. */
  start: number;
  end: number;
  table: AlignedTable;
}

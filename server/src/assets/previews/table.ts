import { ExactNumber } from '@farebox/client/json';
import type { ColumnType, DatasetCell, DatasetColumn, DatasetPreview } from '@farebox/contract';
import { cleanLine, searchTextOf } from './clean-text.ts';
import type { MadePreview } from './made-preview.ts';

/** The first rows of a table, with values in column order. */
export interface Table {
  format: DatasetPreview['format'];
  columns: readonly DatasetColumn[];
  rows: ReadonlyArray<readonly unknown[]>;
  /** Null if there are too many rows to count. */
  rowCount: number | null;
  /** What is said about the encoding of its text. */
  guess?: { encoding_guessed?: string };
}

/** Thrown for a file that is not a table of this format. It may still be text. */
export class NotATable extends Error {}

export const columnsMax = 200;
/** The number of rows from which column types are inferred. */
export const rowsRead = 100;
const nameMax = 100;
const cellMax = 100;
export const sampleRowsMax = 5;
const share = 10;
const sampleTextMax = 16 * 1024;

export function datasetPreview({ format, columns, rows, rowCount, guess = {} }: Table): MadePreview {
  const shown = columns.slice(0, columnsMax);
  return {
    preview: {
      kind: 'dataset',
      format,
      columns: shown,
      row_count: rowCount,
      sample_rows: sampleRows(rows, rowCount, shown.length),
      ...guess,
    },
    searchText: searchTextOf([shown.map(({ name }) => name).join(', ')]),
  };
}

/** At most 5 rows, and at most a tenth of all rows, because the table is for sale. A small table shows only its columns. */
function sampleRows(rows: Table['rows'], rowCount: number | null, width: number): DatasetCell[][] {
  const count = Math.min(sampleRowsMax, Math.floor((rowCount ?? rows.length) / share));
  const sample: DatasetCell[][] = [];
  let textLength = 0;
  for (const row of rows.slice(0, count)) {
    const cells = Array.from({ length: width }, (_, column) => cellOf(row[column]));
    textLength += JSON.stringify(cells).length;
    if (textLength > sampleTextMax) break;
    sample.push(cells);
  }
  return sample;
}

export function columnName(name: string, index: number): string {
  const clean = cleanLine(name, nameMax);
  return clean === '' ? `column_${index + 1}` : clean;
}

function cellOf(value: unknown): DatasetCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value;
  if (value instanceof ExactNumber) return value.source.slice(0, cellMax);
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'string') return cleanLine(value, cellMax);
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value).slice(0, cellMax);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
  return cleanLine(JSON.stringify(value, plainMember) ?? '', cellMax);
}

/** For nested Parquet values: JSON has neither large integers nor bytes. */
function plainMember(_name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  return ArrayBuffer.isView(value) ? `${value.byteLength} bytes` : value;
}

/** The type that covers all others: `number` over `integer`, `datetime` over `date`, otherwise `mixed`. */
export function commonType(types: Iterable<ColumnType>): ColumnType {
  const [first, ...others] = new Set(types);
  if (first === undefined) return 'unknown';
  return others.reduce(widened, first);
}

function widened(one: ColumnType, other: ColumnType): ColumnType {
  const pair = new Set([one, other]);
  if (pair.has('integer') && pair.has('number')) return 'number';
  if (pair.has('date') && pair.has('datetime')) return 'datetime';
  return 'mixed';
}

import {
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
  type AsyncBuffer,
  type Compressors,
  type SchemaElement,
  type SchemaTree,
} from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { readMax, withFile, type FileBytes } from './file-bytes.ts';

export type ColumnType =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'time'
  | 'datetime'
  | 'array'
  | 'object'
  | 'binary'
  | 'unknown';

export interface TableOptions {
  columnsMax: number;
  rowsMax: number;
  /** Makes a value of a decimal number, of which a double would lose digits. */
  decimal(digits: string): unknown;
}

/** The beginning of a table. */
export interface TableFacts {
  columns: ReadonlyArray<{ name: string; type: ColumnType }>;
  rowCount: number;
  /** Values in the order of the columns, as JavaScript has them: also Date, bigint and Uint8Array. Empty if they are unreadable. */
  rows: ReadonlyArray<readonly unknown[]>;
}

const dayMs = 24 * 60 * 60 * 1000;
const pageBytesMax = 64 * 1024 * 1024;
/** Reading starts at the beginning of a column; its first pages are enough for the first rows. */
const columnBytesMax = 4 * 1024 * 1024;
/** No format has more digits. */
const scaleMax = 100;

/** Columns and row count from the footer, the first rows from the first pages. */
export function tableFacts(path: string, options: TableOptions): Promise<TableFacts> {
  return withFile(path, (file) => factsOf(file, options));
}

async function factsOf(file: FileBytes, { columnsMax, rowsMax, decimal }: TableOptions): Promise<TableFacts> {
  const metadata = await parquetMetadataAsync(asyncBuffer(file, readMax), { geoparquet: false });
  const children = parquetSchema(metadata).children.slice(0, columnsMax);
  const rowCount = Number(metadata.num_rows);
  if (!Number.isSafeInteger(rowCount) || rowCount < 0) throw new Error('not a number of rows');
  const columns = children.map((child) => ({ name: child.element.name, type: typeOf(child) }));
  const decimals: Decimals = { scales: takeDecimals(metadata.schema), make: decimal };
  const rows = await parquetReadObjects({
    file: asyncBuffer(file, columnBytesMax),
    metadata,
    columns: children.map((child) => child.element.name),
    rowStart: 0,
    rowEnd: Math.min(rowsMax, rowCount),
    compressors: boundedCompressors(),
    geoparquet: false,
    useOffsetIndex: true,
    // Bytes are shown as text only if the schema says that they are text.
    utf8: false,
    parsers: { dateFromDays },
    // The footer can be valid when the rows are unreadable: columns may be encrypted or use an unsupported encoding.
  }).catch((): Array<Record<string, unknown>> => []);
  return {
    columns,
    rowCount,
    rows: rows.map((row) => children.map((child) => withDecimals(row[child.element.name], child, decimals))),
  };
}

interface Decimals {
  /** The columns of decimal numbers, with the digits of their fractions. */
  scales: ReadonlyMap<SchemaElement, number>;
  make: TableOptions['decimal'];
}

/** Hides from the reader which columns are decimal numbers, because it would give the nearest doubles. @returns their scales */
function takeDecimals(schema: readonly SchemaElement[]): Map<SchemaElement, number> {
  const scales = new Map<SchemaElement, number>();
  for (const element of schema) {
    const { converted_type: converted, logical_type: logical } = element;
    if (converted !== 'DECIMAL' && logical?.type !== 'DECIMAL') continue;
    const scale = (logical?.type === 'DECIMAL' ? logical.scale : element.scale) ?? 0;
    if (!(scale >= 0 && scale <= scaleMax)) continue;
    scales.set(element, scale);
    delete element.converted_type;
    delete element.logical_type;
  }
  return scales;
}

function withDecimals(value: unknown, { element, children }: SchemaTree, decimals: Decimals): unknown {
  const scale = decimals.scales.get(element);
  if (scale !== undefined) {
    const made = (each: unknown) => decimalOf(each, scale, decimals.make);
    return Array.isArray(value) ? value.map(made) : made(value);
  }
  const [child] = children;
  if (child === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const inner = child.element.repetition_type === 'REPEATED' && child.children.length === 1 ? (child.children[0] ?? child) : child;
    return value.map((each) => withDecimals(each, inner, decimals));
  }
  const byName = new Map(children.map((each) => [each.element.name, each]));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const own = byName.get(name);
      return [name, own === undefined ? member : withDecimals(member, own, decimals)];
    }),
  );
}

/** A decimal number: its digits are an integer, or the big-endian bytes of one. */
function decimalOf(value: unknown, scale: number, make: TableOptions['decimal']): unknown {
  const unscaled = value instanceof Uint8Array ? signedInteger(value) : value;
  if (typeof unscaled !== 'bigint' && typeof unscaled !== 'number') return value;
  const digits = String(unscaled)
    .replace('-', '')
    .padStart(scale + 1, '0');
  const fraction = scale > 0 ? `.${digits.slice(-scale)}` : '';
  return make(`${unscaled < 0 ? '-' : ''}${digits.slice(0, digits.length - scale)}${fraction}`);
}

function signedInteger(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt.asIntN(8 * bytes.length, BigInt(`0x${Buffer.from(bytes).toString('hex')}`));
}

/** Returns only the beginning of a range that is too long: the reader takes page after page until it has its rows. */
function asyncBuffer(file: FileBytes, bytesMax: number): AsyncBuffer {
  return {
    byteLength: file.sizeBytes,
    async slice(start, end = file.sizeBytes) {
      const bytes = await file.read(start, Math.min(Math.max(0, end - start), bytesMax));
      const copy = new ArrayBuffer(bytes.length);
      new Uint8Array(copy).set(bytes);
      return copy;
    },
  };
}

/** A page states its own uncompressed size. No memory is allocated for an implausible one. */
function boundedCompressors(): Compressors {
  const bounded: Compressors = {};
  for (const [codec, decompress] of Object.entries(compressors)) {
    Object.assign(bounded, {
      [codec]: (input: Uint8Array, lengthBytes: number) => {
        if (lengthBytes > pageBytesMax) throw new RangeError('page is too long');
        return decompress(input, lengthBytes);
      },
    });
  }
  return bounded;
}

function dateFromDays(days: number): string | null {
  const date = new Date(days * dayMs);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

const logicalTypes: Readonly<Record<string, ColumnType>> = {
  STRING: 'string',
  UTF8: 'string',
  ENUM: 'string',
  UUID: 'string',
  JSON: 'object',
  BSON: 'object',
  DATE: 'date',
  TIME: 'time',
  TIME_MILLIS: 'time',
  TIME_MICROS: 'time',
  TIMESTAMP: 'datetime',
  TIMESTAMP_MILLIS: 'datetime',
  TIMESTAMP_MICROS: 'datetime',
  DECIMAL: 'number',
  FLOAT16: 'number',
  LIST: 'array',
  MAP: 'object',
};

const physicalTypes: Readonly<Record<string, ColumnType>> = {
  BOOLEAN: 'boolean',
  INT32: 'integer',
  INT64: 'integer',
  INT96: 'datetime',
  FLOAT: 'number',
  DOUBLE: 'number',
  BYTE_ARRAY: 'binary',
  FIXED_LEN_BYTE_ARRAY: 'binary',
};

function typeOf({ element, children }: SchemaTree): ColumnType {
  if (element.repetition_type === 'REPEATED') return 'array';
  const logical = logicalTypes[element.logical_type?.type ?? ''] ?? logicalTypes[element.converted_type ?? ''];
  if (logical !== undefined) return logical;
  return children.length > 0 ? 'object' : (physicalTypes[element.type ?? ''] ?? 'unknown');
}

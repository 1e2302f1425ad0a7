import type { ColumnType } from '@farebox/contract';
import { parquetMetadataAsync, parquetReadObjects, parquetSchema, type AsyncBuffer, type Compressors, type SchemaTree } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { dayMs } from '../../clock.ts';
import { readMax, type FileBytes } from './file-bytes.ts';
import type { MadePreview } from './made-preview.ts';
import { columnName, columnsMax, datasetPreview } from './table.ts';

const pageBytesMax = 64 * 1024 * 1024;
const rowsMax = 5;
/** Reading starts at the beginning of a column; its first pages are enough for the first rows. */
const columnBytesMax = 4 * 1024 * 1024;

/** Parquet: columns and row count from the footer, the first rows from the first pages. */
export async function parquetPreview(file: FileBytes): Promise<MadePreview> {
  const metadata = await parquetMetadataAsync(asyncBuffer(file, readMax), { geoparquet: false });
  const children = parquetSchema(metadata).children.slice(0, columnsMax);
  const rowCount = Number(metadata.num_rows);
  if (!Number.isSafeInteger(rowCount) || rowCount < 0) throw new Error('not a number of rows');
  const columns = children.map((child, index) => ({ name: columnName(child.element.name, index), type: typeOf(child) }));
  const names = children.map((child) => child.element.name);
  const rows = await parquetReadObjects({
    file: asyncBuffer(file, columnBytesMax),
    metadata,
    columns: names,
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
  return datasetPreview({ format: 'parquet', columns, rows: rows.map((row) => names.map((name) => row[name])), rowCount });
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

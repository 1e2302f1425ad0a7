import { decimalOf, ExactNumber, isMembers, parseJson } from '@farebox/client/json';
import type { ColumnType, DatasetColumn } from '@farebox/contract';
import { JsonElements } from './json-elements.ts';
import type { MadePreview } from './made-preview.ts';
import { columnName, columnsMax, commonType, datasetPreview, NotATable, rowsRead } from './table.ts';
import { countedBytesMax, guessOf, isCountable, type TextSource } from './text-source.ts';

/** A JSON array whose elements are rows. It is never parsed as a whole, so its size and depth do not matter. @throws NotATable */
export async function jsonPreview(source: TextSource): Promise<MadePreview> {
  const { file, head, isWhole } = source;
  if (head.encoding !== 'utf-8') throw new NotATable('not UTF-8');
  const bytes = Buffer.from(head.text);
  const first = new JsonElements({ keptMax: rowsRead });
  first.take(bytes);
  if (!first.isArray) throw new NotATable('not an array');
  const values = first.kept.map(([start, end]) => parsed(bytes.subarray(start, end).toString()));
  if (values.length === 0) throw new NotATable('no complete element');
  return rowsPreview('json', values, isWhole ? first.total() : await countElements(file));
}

async function countElements(file: TextSource['file']): Promise<number | null> {
  if (file.sizeBytes > countedBytesMax) return null;
  const elements = new JsonElements({ keptMax: 0 });
  for await (const chunk of file.chunks(0, countedBytesMax)) elements.take(chunk);
  return elements.total();
}

/** One JSON value per line. @throws NotATable */
export async function jsonLinesPreview(source: TextSource): Promise<MadePreview> {
  const { head, isWhole } = source;
  const lines = head.text.split('\n');
  const whole = isWhole ? lines : lines.slice(0, -1);
  const values = whole
    .filter((line) => line.trim() !== '')
    .slice(0, rowsRead)
    .map(parsed);
  if (values.length === 0) throw new NotATable('no complete line');
  return rowsPreview('jsonl', values, await countLines(source), guessOf(source));
}

async function countLines({ file, head, isWhole }: TextSource): Promise<number | null> {
  if (isWhole) return head.text.split('\n').filter((line) => line.trim() !== '').length;
  if (file.sizeBytes > countedBytesMax || !isCountable(head)) return null;
  let count = 0;
  let hasContent = false;
  for await (const chunk of file.chunks(0, countedBytesMax)) {
    for (const byte of chunk) {
      if (byte === 0x0a) {
        if (hasContent) count += 1;
        hasContent = false;
      } else if (byte > 0x20) hasContent = true;
    }
  }
  return count + (hasContent ? 1 : 0);
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw new NotATable('not JSON', { cause });
  }
}

function rowsPreview(
  format: 'json' | 'jsonl',
  values: readonly unknown[],
  rowCount: number | null,
  guess: { encoding_guessed?: string } = {},
): MadePreview {
  const records = values.map((value) => membersOf(value));
  const names = [...new Set(records.flatMap((record) => [...record.keys()].slice(0, columnsMax)))].slice(0, columnsMax);
  const columns: DatasetColumn[] = names.map((name, index) => ({
    name: columnName(name, index),
    type: commonType(records.map((record) => typeOf(record.get(name))).filter((type) => type !== null)),
  }));
  return datasetPreview({ format, columns, rows: records.map((record) => names.map((name) => record.get(name))), rowCount, guess });
}

function membersOf(value: unknown): Map<string, unknown> {
  return new Map(isMembers(value) ? Object.entries(value) : [['value', value]]);
}

/** Null and absent members have no type. */
function typeOf(value: unknown): ColumnType | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (value instanceof ExactNumber) return decimalOf(value.source).exponent < 0 ? 'number' : 'integer';
  if (typeof value === 'boolean' || typeof value === 'object') return typeof value === 'object' ? 'object' : 'boolean';
  return 'string';
}

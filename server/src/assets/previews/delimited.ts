import type { ColumnType, DatasetColumn } from '@farebox/contract';
import { parse } from 'csv-parse/sync';
import type { MadePreview } from './made-preview.ts';
import { columnName, columnsMax, commonType, datasetPreview, NotATable, rowsRead } from './table.ts';
import { countedBytesMax, guessOf, isCountable, type TextSource } from './text-source.ts';

/**
 * CSV (any of `,` `;` tab `|`) and TSV.
 * @throws NotATable
 */
export async function delimitedPreview(source: TextSource, format: 'csv' | 'tsv', { isGuess }: { isGuess: boolean }): Promise<MadePreview> {
  const records = firstRecords(source, format);
  const [first] = records;
  if (first === undefined) throw new NotATable('no complete row');
  if (isGuess && !isRegular(records)) throw new NotATable('rows of different lengths');
  const hasHeader = isHeader(first);
  const rows = hasHeader ? records.slice(1) : records;
  const counted = await countRows(source);
  return datasetPreview({
    format,
    columns: columnsOf(hasHeader ? first : first.map(() => ''), rows),
    rows,
    rowCount: counted === null ? null : Math.max(0, counted - (hasHeader ? 1 : 0)),
    guess: guessOf(source),
  });
}

function firstRecords({ head, isWhole }: TextSource, format: 'csv' | 'tsv'): string[][] {
  const bytes = Buffer.from(head.text);
  const counter = new RowCounter();
  counter.take(bytes);
  const wholeRows = isWhole ? bytes : bytes.subarray(0, counter.lastRowEnd);
  try {
    return parse(wholeRows, {
      delimiter: format === 'tsv' ? '\t' : delimiterOf(head.text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: rowsRead + 1,
      max_record_size: bytes.length + 1,
    });
  } catch (cause) {
    throw new NotATable('not delimited', { cause });
  }
}

/** The most frequent delimiter in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const line = (/^[^\r\n]*/.exec(text.trimStart().slice(0, 10_000))?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}

function isRegular(records: readonly string[][]): boolean {
  const width = records[0]?.length ?? 0;
  return width >= 2 && records.length >= 2 && records.every((record) => record.length === width);
}

/** Whether the first record is a header: all names are present, distinct, and not values. */
function isHeader(record: readonly string[]): boolean {
  const names = record.map((name) => name.trim());
  const isName = (name: string) => name === '' || typeOf(name) === 'string';
  return new Set(names).size === names.length && names.some((name) => name !== '') && names.every(isName);
}

function columnsOf(names: readonly string[], rows: readonly string[][]): DatasetColumn[] {
  return names.slice(0, columnsMax).map((name, index) => {
    const values = rows.map((row) => row[index]?.trim() ?? '').filter((value) => value !== '');
    const type = commonType(values.map(typeOf));
    return { name: columnName(name, index), type: type === 'mixed' || type === 'unknown' ? 'string' : type };
  });
}

const patterns: ReadonlyArray<readonly [ColumnType, RegExp]> = [
  ['boolean', /^(?:true|false)$/i],
  // No leading zero: postal codes and article numbers are text.
  ['integer', /^[+-]?(?:0|[1-9]\d{0,15})$/],
  ['number', /^[+-]?(?:\d{1,20}(?:\.\d{1,20})?|\.\d{1,20})(?:e[+-]?\d{1,3})?$/i],
  ['date', /^\d{4}-\d{2}-\d{2}$/],
  ['datetime', /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})?$/],
];

function typeOf(value: string): ColumnType {
  if (/^[+-]?0\d/.test(value)) return 'string';
  return patterns.find(([, pattern]) => pattern.test(value))?.[0] ?? 'string';
}

async function countRows({ file, head, isWhole }: TextSource): Promise<number | null> {
  const counter = new RowCounter();
  if (isWhole) {
    counter.take(Buffer.from(head.text));
    return counter.total();
  }
  if (file.sizeBytes > countedBytesMax || !isCountable(head)) return null;
  for await (const chunk of file.chunks(0, countedBytesMax)) counter.take(chunk);
  return counter.total();
}

/** Counts rows without storing any: a row may be as long as the file. */
class RowCounter {
  /** The end of the last complete row. */
  lastRowEnd = 0;
  #rows = 0;
  #position = 0;
  #isQuoted = false;
  #hasContent = false;

  take(bytes: Uint8Array): void {
    for (const byte of bytes) {
      this.#position += 1;
      if (byte === 0x22) {
        this.#isQuoted = !this.#isQuoted;
        this.#hasContent = true;
      } else if (byte === 0x0a && !this.#isQuoted) {
        if (this.#hasContent) this.#rows += 1;
        this.#hasContent = false;
        this.lastRowEnd = this.#position;
      } else if (byte !== 0x0d) {
        this.#hasContent = true;
      }
    }
  }

  /** Null if the quotes are unbalanced: line breaks do not separate rows then. */
  total(): number | null {
    if (this.#isQuoted) return null;
    return this.#rows + (this.#hasContent ? 1 : 0);
  }
}

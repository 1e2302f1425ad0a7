import type { Context } from 'hono';
import { corsHeaders } from './answer.ts';

/** What a cell may hold; null and undefined are an empty cell. */
export type CsvValue = string | number | boolean | null | undefined;

export const csvRowsMax = 100_000;
/** So much text is gathered before it is handed on. */
const chunkLength = 16 * 1024;

/**
 * A CSV file (RFC 4180, UTF-8) of at most 100,000 rows, written as fast as it is read. A failure midway breaks the connection,
 * so that half a file is not taken for a whole one.
 *
 * @param fileName without quotes or control characters
 * @param rows read only as far as the file goes
 */
export function csvAnswer<Column extends string>(
  c: Context,
  fileName: string,
  columns: readonly Column[],
  rows: AsyncIterable<Readonly<Record<Column, CsvValue>>>,
) {
  const lines = chunks(columns, rows);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done === true) controller.close();
      else controller.enqueue(utf8.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
  return c.body(body, 200, {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...corsHeaders,
  });
}

const utf8 = new TextEncoder();

async function* chunks<Column extends string>(
  columns: readonly Column[],
  rows: AsyncIterable<Readonly<Record<Column, CsvValue>>>,
): AsyncGenerator<string, undefined, undefined> {
  let text = line(columns);
  let count = 0;
  for await (const row of rows) {
    if (count >= csvRowsMax) break;
    count += 1;
    text += line(columns.map((column) => row[column]));
    if (text.length < chunkLength) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
  return undefined;
}

function line(values: readonly CsvValue[]): string {
  return `${values.map((value) => cell(value)).join(',')}\r\n`;
}

/** A spreadsheet would run a text that begins so as a formula. Source: OWASP, "CSV Injection". */
const formulaPattern = /^[=+\-@\t\r]/;

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = formulaPattern.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** All rows of a list that is read page by page. */
export async function* everyPage<Item>(
  page: (cursor: string | null) => Promise<{ items: readonly Item[]; nextCursor: string | null }>,
): AsyncGenerator<Item, undefined, undefined> {
  let cursor: string | null = null;
  do {
    const { items, nextCursor }: { items: readonly Item[]; nextCursor: string | null } = await page(cursor);
    yield* items;
    cursor = nextCursor;
  } while (cursor !== null);
  return undefined;
}

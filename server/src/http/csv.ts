import { stringify, type Options } from 'csv-stringify/sync';
import type { Context } from 'hono';
import { contentDisposition } from '../storage/blobs/file-name.ts';
import { corsHeaders } from '../surface/headers.ts';

/** The value of a cell; null and undefined are an empty cell. */
export type CsvValue = string | number | boolean | null | undefined;

/** Rows that are collected before they are sent. */
const chunkRows = 64;

/** A spreadsheet would run a text that begins like a formula, so it gets an apostrophe. Source: OWASP, "CSV Injection". */
const format: Options = { record_delimiter: '\r\n', escape_formulas: true, cast: { boolean: String } };

/**
 * A CSV file (RFC 4180, UTF-8) of all rows, sent while it is read, no faster than its reader takes it. A failure breaks the connection, so
 * that an incomplete file does not look complete.
 *
 * @param rows read only as far as they are sent
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
    'Content-Disposition': contentDisposition(fileName),
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
  let gathered: Array<readonly CsvValue[]> = [columns];
  for await (const row of rows) {
    gathered.push(columns.map((column) => row[column]));
    if (gathered.length < chunkRows) continue;
    yield stringify(gathered, format);
    gathered = [];
  }
  if (gathered.length > 0) yield stringify(gathered, format);
  return undefined;
}

/** All rows of a paged list. */
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

import type { Context } from 'hono';
import { z } from '@hono/zod-openapi';
import type { Page, PageRequest } from '../storage/page.ts';
import { contentDisposition } from '../storage/blobs/file-name.ts';
import { corsHeaders } from '../surface/headers.ts';
import { csvAnswer, everyPage, type CsvValue } from './csv.ts';

/** Rows per query of a CSV file. */
const csvPageSize = 1000;

/** The answer of a list: a page, or a CSV file with these columns. */
export function listed<Schema extends z.ZodType>(schema: Schema, description: string, columns: readonly string[]) {
  return {
    description: `${description} With format=csv a file of all of them.`,
    content: { 'application/json': { schema }, 'text/csv': { schema: z.string(), example: `${columns.join(',')}\r\n` } },
  };
}

/** A PDF to keep. */
export function pdfFile(c: Context, fileName: string, pdf: Buffer<ArrayBuffer>) {
  const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': contentDisposition(fileName), 'Cache-Control': 'no-store' };
  return c.body(pdf, 200, { ...headers, ...corsHeaders });
}

interface CsvList<Item, Column extends string> {
  fileName: string;
  columns: readonly Column[];
  list(page: PageRequest): Promise<Page<Item>>;
  /** The start of the file; null: the first row. */
  cursor: string | null;
  cells(item: Item): Readonly<Record<Column, CsvValue>>;
}

/** A whole list as a CSV file, read page by page while it is sent. */
export function csvList<Item, Column extends string>(c: Context, { fileName, columns, list, cursor, cells }: CsvList<Item, Column>) {
  const items = everyPage((next) => list({ limit: csvPageSize, cursor: next ?? cursor }));
  return csvAnswer(c, fileName, columns, mapped(items, cells));
}

/** Each item as it is read. */
export async function* mapped<Item, Mapped>(items: AsyncIterable<Item>, map: (item: Item) => Mapped) {
  for await (const item of items) yield map(item);
}

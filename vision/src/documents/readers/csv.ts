import type { Cell, DocumentModel } from '../document-model.ts';
import { readWhole, refused } from './refusal.ts';
import { documentText, withGuess } from './document-text.ts';

const bytesMax = 32 * 1024 * 1024;
const cellsMax = 1_000_000;

/** Reads rows of values separated by `,` `;` tab or `|` as one table with a header row. @throws Refused */
export async function readCsv(path: string): Promise<DocumentModel> {
  const read = await documentText(await readWhole(path, bytesMax));
  const records = await csvRecords(read.text);
  if (records === null) throw refused('the document is not a table of values');
  const rows = records.map((record) =>
    record.map((text, column): Cell => ({ column, columnSpan: 1, rowSpan: 1, runs: [{ text }], box: null })),
  );
  const table = { kind: 'table' as const, rows, headerRows: rows.length > 1 ? 1 : 0, isRuled: true, pages: [], box: null };
  return withGuess({ title: null, pages: [], blocks: [table], images: [] }, read);
}

/** Null when the text is not delimited. */
export async function csvRecords(text: string, delimiter = delimiterOf(text)): Promise<string[][] | null> {
  const { parse } = await import('csv-parse/sync');
  let records: string[][];
  try {
    records = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 4 * 1024 * 1024,
    });
  } catch {
    return null;
  }
  let cells = 0;
  for (const record of records) cells += record.length;
  if (cells > cellsMax) throw refused(`the table has more than ${cellsMax} cells`);
  return records;
}

/** Whether a text without a known format is a table: at least two rows of the same length, with at least two values each. */
export async function isCsv(text: string): Promise<boolean> {
  const head = text.slice(0, 20_000);
  const lines = head.slice(0, text.length > head.length ? head.lastIndexOf('\n') : head.length);
  const delimiter = delimiterOf(lines);
  if (delimiter === '|') return false;
  const records = await csvRecords(lines, delimiter);
  const width = records?.[0]?.length ?? 0;
  return records !== null && width >= 2 && records.length >= 2 && records.every((record) => record.length === width);
}

/** The most frequent delimiter in the first line, ignoring quoted parts. */
function delimiterOf(text: string): string {
  const line = (/^[^\n]*/.exec(text.trimStart().slice(0, 10_000))?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}

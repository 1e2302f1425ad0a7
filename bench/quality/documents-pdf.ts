import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { KnownBlock, KnownCell, KnownDocument, KnownItem, KnownTable } from './documents-set.ts';

const run = promisify(execFile);

/**
 * Makes PDFs of documents with LibreOffice, in order.
 * @returns null if it is not installed
 */
export async function pdfsOf(documents: readonly KnownDocument[], folder: string): Promise<Uint8Array[] | null> {
  await mkdir(folder, { recursive: true });
  const files = documents.map((_, index) => `document-${index}`);
  for (const [index, document] of documents.entries()) await writeFile(join(folder, `${files[index]}.html`), htmlOf(document));
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const options = ['--headless', '--infilter=HTML (StarWriter)', '--convert-to', 'pdf:writer_pdf_Export', '--outdir', folder];
  try {
    await run('soffice', [profile, ...options, ...files.map((name) => join(folder, `${name}.html`))], { timeout: 300_000 });
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return null;
    throw thrown;
  }
  return Promise.all(files.map((name) => readFile(join(folder, `${name}.pdf`))));
}

/** HTML for LibreOffice, which supports page headers and `multicol`, but little CSS. */
function htmlOf({ header, style, blocks }: KnownDocument): string {
  const page = '@page{size:21cm 29.7cm;margin:2cm}';
  const top = header === undefined ? '' : `<div title="header"><p>${escaped(header)}</p></div>`;
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><style>${page} ${style}</style></head><body>${top}${blocks.map(blockHtml).join('\n')}</body></html>`;
}

function blockHtml(block: KnownBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escaped(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'list':
      return listHtml(block.items, block.isOrdered ? 'ol' : 'ul');
    case 'table':
      return tableHtml(block);
    case 'columns':
      return `<multicol cols="2" gutter="24">${block.blocks.map(blockHtml).join('\n')}</multicol>`;
  }
}

function listHtml(items: readonly KnownItem[], tag: 'ol' | 'ul'): string {
  const inner = items.map((item) => {
    const [text, ...below] = typeof item === 'string' ? [item] : item;
    return `<li>${escaped(text)}${below.length === 0 ? '' : listHtml(below, tag)}</li>`;
  });
  return `<${tag}>${inner.join('')}</${tag}>`;
}

const looks: Readonly<Record<KnownTable['rules'], string>> = {
  all: 'border="1" cellspacing="0" cellpadding="4" style="border-collapse:collapse"',
  rows: 'border="1" rules="rows" frame="hsides" cellspacing="0" cellpadding="4"',
  none: 'border="0" cellpadding="4"',
};

function tableHtml({ rows, headerRows, rules, align = [] }: KnownTable): string {
  const cell = (content: KnownCell, column: number, tag: 'th' | 'td') => {
    const { text, columns = 1, rows: down = 1 } = typeof content === 'string' ? { text: content } : content;
    return `<${tag} valign="top" align="${align[column] ?? 'left'}" colspan="${columns}" rowspan="${down}">${escaped(text)}</${tag}>`;
  };
  const part = (from: number, to: number, tag: 'th' | 'td') =>
    rows
      .slice(from, to)
      .map((row) => `<tr>${row.map((each, column) => cell(each, column, tag)).join('')}</tr>`)
      .join('');
  return `<table width="100%" ${looks[rules]}><thead>${part(0, headerRows, 'th')}</thead><tbody>${part(headerRows, rows.length, 'td')}</tbody></table>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

import { open } from 'node:fs/promises';
import type { DocumentModel } from '../document-model.ts';
import { isCsv, readCsv } from './csv.ts';
import { readEpub } from './epub.ts';
import { readHtml } from './html.ts';
import { readMarkdown } from './markdown.ts';
import { mainPart } from './office-package.ts';
import { refused } from './refusal.ts';
import { readSheets } from './sheet.ts';
import { decodeText } from './text-encoding.ts';
import { readText } from './text.ts';
import { readWord } from './word.ts';
import { openZip } from './zip.ts';

export type DocumentFormat = ReadFormat | 'pdf' | 'image';
type ReadFormat = 'word' | 'sheet' | 'epub' | 'html' | 'markdown' | 'csv' | 'text';

export interface DocumentFile {
  /** Absolute. */
  path: string;
  /** As its sender named it. Asked only where bytes cannot tell: between Markdown, CSV and plain text. */
  fileName: string | null;
}

/** PDFs and pictures have readers elsewhere: of them only the format is told. */
export type OpenedDocument = { format: 'pdf' | 'image'; model: null } | { format: ReadFormat; model: DocumentModel };

/**
 * Reads a document of any kind, by what is in it and not by its name. Its pictures become files of the scratch folder.
 * @throws Refused for what is damaged, protected, too large or of a kind that is not read
 */
export async function openDocument(file: DocumentFile, { scratch }: { scratch: string }): Promise<OpenedDocument> {
  const format = await formatOf(file);
  return format === 'pdf' || format === 'image'
    ? { format, model: null }
    : { format, model: await readers[format](file.path, { scratch }) };
}

const readers: Readonly<Record<ReadFormat, (path: string, work: { scratch: string }) => Promise<DocumentModel>>> = {
  word: readWord,
  sheet: readSheets,
  epub: readEpub,
  html: readHtml,
  markdown: readMarkdown,
  csv: readCsv,
  text: readText,
};

const headBytes = 64 * 1024;

/** What kind of document a file is. @throws Refused */
export async function formatOf({ path, fileName }: DocumentFile): Promise<DocumentFormat> {
  const head = await readHead(path);
  if (head.length === 0) throw refused('the document is empty');
  if (head.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return packageFormat(path);
  if (isPicture(head)) return 'image';
  refuseKnown(head);
  return textFormat(decodeText(wholeCharacters(head)), fileName);
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function packageFormat(path: string): Promise<DocumentFormat> {
  const zip = await openZip(path);
  const main = mainPart(zip, ['word/document.xml', 'xl/workbook.xml'].find((name) => zip.has(name)) ?? '');
  if (main.startsWith('word/')) return 'word';
  if (main.startsWith('xl/') && main.endsWith('.xml')) return 'sheet';
  if (zip.has('META-INF/container.xml')) return 'epub';
  if (zip.has('ppt/presentation.xml')) throw refused('presentations are not read: save it as PDF');
  if (zip.has('xl/workbook.bin')) throw refused('binary workbooks are not read: save it as .xlsx');
  throw refused(
    zip.has('content.xml') ? 'OpenDocument files are not read: save it as .docx, .xlsx or PDF' : 'the file is an archive, not a document',
  );
}

function isPicture(head: Buffer): boolean {
  const starts = (...bytes: number[]) => head.subarray(0, bytes.length).equals(Buffer.from(bytes));
  const box = head.toString('latin1', 4, 12);
  return (
    starts(0xff, 0xd8, 0xff) ||
    starts(0x89, 0x50, 0x4e, 0x47) ||
    starts(0x49, 0x49, 0x2a, 0) ||
    starts(0x4d, 0x4d, 0, 0x2a) ||
    head.toString('latin1', 0, 4) === 'GIF8' ||
    (head.toString('latin1', 0, 4) === 'RIFF' && box.endsWith('WEBP')) ||
    /^ftyp(?:avif|heic|heix|mif1)$/.test(box)
  );
}

function refuseKnown(head: Buffer): void {
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) {
    throw refused('the document is protected by a password, or of Office before 2007: save it as .docx or .xlsx without one');
  }
  if (head.toString('latin1', 0, 5) === String.raw`{\rtf`) throw refused('RTF is not read: save it as .docx');
}

/** The head may end within a character, but hardly within a line. */
function wholeCharacters(head: Buffer): Buffer {
  if (head.length < headBytes) return head;
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const end = isWide ? head.length : head.lastIndexOf(0x0a) + 1;
  return end === 0 ? withoutCutCharacter(head) : head.subarray(0, end);
}

function withoutCutCharacter(head: Buffer): Buffer {
  let end = head.length;
  while (end > head.length - 4 && (head[end - 1] ?? 0) >= 0x80) end -= 1;
  return head.subarray(0, end);
}

async function textFormat(head: string, fileName: string | null): Promise<DocumentFormat> {
  if (looksLikeHtml(head)) return 'html';
  const extension = /\.([a-z]{2,8})$/i.exec(fileName ?? '')?.[1]?.toLowerCase();
  if (extension === 'md' || extension === 'markdown') return 'markdown';
  if (extension === 'csv' || extension === 'tsv') return 'csv';
  if (extension === 'txt') return 'text';
  if (await isCsv(head)) return 'csv';
  return looksLikeMarkdown(head) ? 'markdown' : 'text';
}

function looksLikeHtml(head: string): boolean {
  const start = head.trimStart().slice(0, 4000);
  return start.startsWith('<') && /<(?:!doctype html|html|head|body|title|meta|div|p|h[1-6]|table|article|section)[\s>]/i.test(start);
}

function looksLikeMarkdown(head: string): boolean {
  return /^#{1,6} \S/m.test(head) || /^```/m.test(head) || /^\|?[ ]?:?-{3,}:?[ ]?\|/m.test(head) || /\]\(https?:\/\//.test(head);
}

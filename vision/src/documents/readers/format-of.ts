import { open } from 'node:fs/promises';
import { formatOfExtension, formatWith, unreadSignature, type DocumentFormat, type Signature } from '../formats.ts';
import { compoundMagic, compoundNames } from './compound-file.ts';
import { isCsv } from './csv.ts';
import { mainPart } from './office-package.ts';
import { readWhole, refused } from './refusal.ts';
import { declaredInMarkup } from '../../texts/decode-text.ts';
import { documentText } from './document-text.ts';
import { openZip } from './zip.ts';

export interface DocumentFile {
  /** Absolute. */
  path: string;
  /** The file name the sender gave. Used only when the bytes are ambiguous: for Markdown, CSV, e-mail and plain text. */
  fileName: string | null;
}

const headBytes = 64 * 1024;
const compoundBytesMax = 128 * 1024 * 1024;
const zipMagic = Buffer.from('PK\u0003\u0004');

/** Detects the format of a file from its content, not from its name. @throws Refused */
export async function formatOf({ path, fileName }: DocumentFile): Promise<DocumentFormat> {
  const head = await readHead(path);
  if (head.length === 0) throw refused('the document is empty');
  const start = head.toString('latin1', 0, 1024);
  const byHead = formatWith((signature) => signature.kind === 'head' && signature.pattern.test(start));
  if (byHead !== null) return byHead;
  if (head.subarray(0, 4).equals(zipMagic)) return packageFormat(path);
  if (head.subarray(0, 8).equals(compoundMagic)) return compoundFormat(path);
  const { text } = await documentText(head, { declared: declaredInMarkup(head), isWhole: head.length < headBytes });
  return textFormat(text, fileName);
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

const mainParts = ['word/document.xml', 'xl/workbook.xml', 'ppt/presentation.xml', 'xl/workbook.bin'];

async function packageFormat(path: string): Promise<DocumentFormat> {
  const zip = await openZip(path);
  const main = mainPart(zip, mainParts.find((name) => zip.has(name)) ?? '');
  const declared = Buffer.from(zip.bytes('mimetype') ?? [])
    .toString('latin1', 0, 100)
    .trim();
  const fits = (signature: Signature) =>
    (signature.kind === 'package' && signature.mainPart.test(main)) || (signature.kind === 'part' && zip.has(signature.name));
  const format = formatWith((signature, { mimeTypes }) => (signature.kind === 'declared' ? mimeTypes.includes(declared) : fits(signature)));
  if (format === null) throw refused(unreadSignature(fits) ?? 'the file is an archive, not a document');
  return format;
}

async function compoundFormat(path: string): Promise<DocumentFormat> {
  const names = compoundNames(await readWhole(path, compoundBytesMax));
  if (names.includes('EncryptedPackage')) throw refused('the document is protected by a password: save it without one');
  const fits = (signature: Signature) => signature.kind === 'stream' && names.some((name) => signature.name.test(name));
  const format = formatWith(fits);
  if (format === null) throw refused(unreadSignature(fits) ?? 'the file is of a format that is not known');
  return format;
}

/** Formats whose text can look like anything. For these the file name decides. */
const named: ReadonlySet<DocumentFormat> = new Set(['email', 'markdown', 'csv', 'text']);

async function textFormat(head: string, fileName: string | null): Promise<DocumentFormat> {
  if (looksLikeHtml(head)) return 'html';
  const byName = formatOfExtension(/\.([a-z]{2,8})$/i.exec(fileName ?? '')?.[1] ?? '');
  if (byName !== null && named.has(byName)) return byName;
  if (looksLikeEmail(head)) return 'email';
  if (await isCsv(head)) return 'csv';
  return looksLikeMarkdown(head) ? 'markdown' : 'text';
}

function looksLikeHtml(head: string): boolean {
  const start = head.trimStart().slice(0, 4000);
  return start.startsWith('<') && /<(?:!doctype html|html|head|body|title|meta|div|p|h[1-6]|table|article|section)[\s>]/i.test(start);
}

/** Whether the text starts with header lines, and at least three of them are common in messages. */
function looksLikeEmail(head: string): boolean {
  const lines = head.split('\n', 50);
  const end = lines.findIndex((line) => !/^(?:[!-9;-~]{1,76}:|[ \t]+\S)/.test(line));
  const names = new Set(lines.slice(0, end === -1 ? lines.length : end).map((line) => line.split(':', 1)[0]?.toLowerCase()));
  return ['from', 'date', 'subject', 'to', 'message-id', 'received', 'mime-version'].filter((name) => names.has(name)).length >= 3;
}

function looksLikeMarkdown(head: string): boolean {
  return /^#{1,6} \S/m.test(head) || /^```/m.test(head) || /^\|?[ ]?:?-{3,}:?[ ]?\|/m.test(head) || /\]\(https?:\/\//.test(head);
}

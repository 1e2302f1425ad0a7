import type { DocumentModel } from '../document-model.ts';
import { factsOf, isLegacy, type ReadFormat } from '../formats.ts';
import { formatOf, type DocumentFile } from './format-of.ts';
import { refuseParts, type Opening } from './parts-asked.ts';
import { refused } from './refusal.ts';

type ModelFormat = Exclude<ReadFormat, 'pdf' | 'image'>;

/** PDFs and pictures are read elsewhere; here only their format is detected. */
export type OpenedDocument = { format: 'pdf' | 'image'; model: null } | { format: ModelFormat; model: DocumentModel };

/**
 * Reads a document of any format. The content decides the format, not the file name.
 * @throws Refused for a damaged, protected, too large or unsupported document
 */
export async function openDocument(file: DocumentFile, opening: Opening): Promise<OpenedDocument> {
  const format = await formatOf(file);
  const { name, counts } = factsOf(format);
  if (isLegacy(format)) throw refused(`files of ${name} are read only where LibreOffice is installed`);
  if (format === 'pdf' || format === 'image') return { format, model: null };
  if (counts === null) refuseParts(opening, name);
  const read = await readers[format]();
  return { format, model: await read(file.path, opening) };
}

type Reader = (path: string, opening: Opening) => Promise<DocumentModel>;

const readers: Readonly<Record<ModelFormat, () => Promise<Reader>>> = {
  word: async () => (await import('./word.ts')).readWord,
  sheet: async () => (await import('./sheet.ts')).readSheets,
  presentation: async () => (await import('./presentation.ts')).readPresentation,
  odt: async () => (await import('./open-document.ts')).readOpenDocument,
  ods: async () => (await import('./open-document.ts')).readOpenDocument,
  odp: async () => (await import('./open-document.ts')).readOpenDocument,
  epub: async () => (await import('./epub.ts')).readEpub,
  rtf: async () => (await import('./rtf.ts')).readRtf,
  html: async () => (await import('./html.ts')).readHtml,
  email: async () => (await import('./email.ts')).readEmail,
  markdown: async () => (await import('./markdown.ts')).readMarkdown,
  csv: async () => (await import('./csv.ts')).readCsv,
  text: async () => (await import('./text.ts')).readText,
};

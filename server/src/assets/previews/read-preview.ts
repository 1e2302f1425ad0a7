import { withFile, type FileBytes } from '@farebox/documents/file-bytes';
import type { FactsKind } from './facts-preview.ts';
import { plainPreview, type MadePreview, type PreviewFile } from './made-preview.ts';
import { isSvg, svgPreview } from './svg.ts';
import { NotATable } from './table.ts';
import { textSource, type TextSource } from './text-source.ts';

type TableKind = 'csv' | 'tsv' | 'json' | 'jsonl';

/**
 * Builds the preview of a file. The bytes decide what it is; the owner's declaration counts only between kinds of text. Unreadable files
 * get a plain preview. Run it where it may hang or run out of memory: see preview.ts.
 */
export async function readPreview(file: PreviewFile, hasDocuments: boolean): Promise<MadePreview> {
  try {
    return await withFile(file.path, (bytes) => previewOf(file, bytes, hasDocuments));
  } catch {
    return plainPreview(file, damaged);
  }
}

const damaged = 'damaged, or not what it says it is';

/** Parsers are loaded on first use: most are large. */
async function previewOf(file: PreviewFile, bytes: FileBytes, hasDocuments: boolean): Promise<MadePreview> {
  const type = essence(file.mimeType);
  const kind = factsKind(type, (await bytes.read(0, 5)).toString('latin1'));
  if (kind !== null)
    return hasDocuments ? previewOfFacts(kind, file) : plainPreview(file, 'not shown: @farebox/documents is not installed');
  if (!isTextual(type)) return plainPreview(file);
  const source = await textSource(bytes);
  return source === null ? plainPreview(file) : previewOfText(file, source);
}

async function previewOfFacts(kind: FactsKind, file: PreviewFile): Promise<MadePreview> {
  const [readers, { factsPreview }] = await Promise.all([import('@farebox/documents/previews'), import('./facts-preview.ts')]);
  try {
    return await factsPreview(kind, file, readers);
  } catch (thrown) {
    if (thrown instanceof readers.Unreadable) return plainPreview(file, thrown.message);
    throw thrown;
  }
}

/** Null for texts, and for files about which nothing is known. */
function factsKind(type: string, start: string): FactsKind | null {
  if (start.startsWith('PAR1')) return 'parquet';
  if (start === '%PDF-' || type === 'application/pdf') return 'pdf';
  if (isMedia(type)) return 'recording';
  return type.startsWith('image/') && type !== 'image/svg+xml' ? 'picture' : null;
}

async function previewOfText(file: PreviewFile, source: TextSource): Promise<MadePreview> {
  if (isSvg(source.head.text)) return svgPreview(source.head.text);
  const declared = declaredTable(file);
  const kinds = declared === null ? guessedTables(file, source) : [declared];
  for (const kind of kinds) {
    try {
      return await tablePreview(source, kind, { isGuess: declared === null });
    } catch (thrown) {
      if (!(thrown instanceof NotATable)) throw thrown;
    }
  }
  return (await import('./text.ts')).textPreview(source, file);
}

async function tablePreview(source: TextSource, kind: TableKind, { isGuess }: { isGuess: boolean }): Promise<MadePreview> {
  if (kind === 'json') return (await import('./json-rows.ts')).jsonPreview(source);
  if (kind === 'jsonl') return (await import('./json-rows.ts')).jsonLinesPreview(source);
  return (await import('./delimited.ts')).delimitedPreview(source, kind, { isGuess });
}

function essence(mimeType: string | null): string {
  return (mimeType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function isMedia(type: string): boolean {
  return /^(?:audio|video)\//.test(type) || ['application/ogg', 'application/mp4', 'application/vnd.ms-asf'].includes(type);
}

/** Detection returns no type for text. */
function isTextual(type: string): boolean {
  if (type === '' || type.startsWith('text/') || type === 'application/octet-stream') return true;
  return /[/+](?:json|xml|yaml|x-yaml|javascript|x-ndjson|jsonl|x-jsonlines)$/.test(type);
}

const extensions: Readonly<Record<string, TableKind>> = {
  csv: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  json: 'json',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
};

const declaredTypes: Readonly<Record<string, TableKind>> = {
  'text/csv': 'csv',
  'text/tab-separated-values': 'tsv',
  'application/json': 'json',
  'application/jsonl': 'jsonl',
  'application/x-ndjson': 'jsonl',
  'application/x-jsonlines': 'jsonl',
};

function declaredTable({ fileName, declaredMimeType, mimeType }: PreviewFile): TableKind | null {
  const extension = /\.(\w{2,6})$/.exec(fileName ?? '')?.[1]?.toLowerCase() ?? '';
  return extensions[extension] ?? declaredTypes[essence(declaredMimeType)] ?? declaredTypes[essence(mimeType)] ?? null;
}

/** Candidate formats for a dataset of undeclared format. */
function guessedTables({ assetType }: PreviewFile, { head }: TextSource): TableKind[] {
  if (assetType !== 'dataset') return [];
  const start = head.text.trimStart().charAt(0);
  if (start === '[') return ['json', 'jsonl'];
  return start === '{' ? ['jsonl'] : ['csv', 'tsv'];
}

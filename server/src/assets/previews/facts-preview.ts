import { parseJson } from '@farebox/client/json';
import type * as previewReaders from '@farebox/documents/previews';
import { excerptBytesMax } from '../media-excerpt.ts';
import { cleanLine, cleanText, searchTextOf, snippetOf } from './clean-text.ts';
import type { MadePreview, PreviewFile } from './made-preview.ts';
import { columnName, columnsMax, datasetPreview, sampleRowsMax } from './table.ts';

/** The files that only `@farebox/documents` can read. */
export type FactsKind = 'parquet' | 'pdf' | 'recording' | 'picture';
/** Its part that reads what files say of themselves. */
type Readers = typeof previewReaders;

/** What is given away of a sound: a short file must not be given away, and less than a second is nothing to judge a file by. */
const excerpt = { secondsMin: 1, secondsMax: 10, shareMax: 0.1, bytesMax: excerptBytesMax };

/** The preview of a file from what its reader found. */
export function factsPreview(kind: FactsKind, file: PreviewFile, readers: Readers): Promise<MadePreview> {
  switch (kind) {
    case 'parquet':
      return parquetPreview(file, readers);
    case 'pdf':
      return pdfPreview(file, readers);
    case 'recording':
      return recordingPreview(file, readers);
    case 'picture':
      return picturePreview(file, readers);
  }
}

async function parquetPreview({ path }: PreviewFile, { readTable }: Readers): Promise<MadePreview> {
  const { columns, rows, rowCount } = await readTable(path, { columnsMax, rowsMax: sampleRowsMax, decimal: parseJson });
  const named = columns.map(({ name, type }, index) => ({ name: columnName(name, index), type }));
  return datasetPreview({ format: 'parquet', columns: named, rows, rowCount });
}

async function pdfPreview({ path }: PreviewFile, { readDocument }: Readers): Promise<MadePreview> {
  const { pages, title: said, text: read } = await readDocument(path);
  const title = cleanLine(said ?? '', 200) || null;
  const text = cleanText(read, read.length);
  // A tenth of the pages that were read is at most a tenth of the whole.
  const snippet = snippetOf(text, Buffer.byteLength(text));
  return { preview: { kind: 'pdf', pages, title, snippet }, searchText: searchTextOf([title, snippet]) };
}

async function recordingPreview({ path, mimeType }: PreviewFile, { readRecording }: Readers): Promise<MadePreview> {
  const facts = await readRecording(path, { mimeType, excerpt });
  const { kind, bitrate, width, height } = facts;
  const shared = {
    container: cleanLine(facts.container, 100),
    duration_seconds: facts.durationSeconds,
    codecs: facts.codecs.map((codec) => cleanLine(codec, 100)).filter((codec) => codec !== ''),
    sample_rate: facts.sampleRate,
    channels: facts.channels,
    bitrate,
  };
  return {
    preview: kind === 'video' ? { kind, ...shared, width, height } : { kind, ...shared },
    searchText: searchTextOf(facts.tags.map((tag) => cleanLine(tag, 200))),
    excerpt: facts.excerpt,
  };
}

async function picturePreview({ path }: PreviewFile, { readPicture }: Readers): Promise<MadePreview> {
  const { hasAlpha, ...facts } = await readPicture(path);
  return { preview: { kind: 'image', ...facts, has_alpha: hasAlpha }, searchText: '' };
}

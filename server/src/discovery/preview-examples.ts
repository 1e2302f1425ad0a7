import type { ApiPreview, DatasetPreview, Preview } from '@farebox/contract';

const snippet = 'Tulip prices rose in the third week, as they do in most years.';

const dataset: DatasetPreview = {
  kind: 'dataset',
  format: 'csv',
  columns: [
    { name: 'date', type: 'date' },
    { name: 'station', type: 'string' },
    { name: 'rainfall_mm', type: 'number' },
  ],
  row_count: 520_000,
  sample_rows: [
    ['1990-01-01', 'Waglan Island', 0],
    ['1990-01-02', 'Waglan Island', 12.4],
  ],
};

const operation = { method: 'GET', path: '/prices/{variety}', summary: 'Prices of a variety' };
const field = { name: 'variety', type: 'string', required: true };

const api: ApiPreview = {
  kind: 'api',
  title: 'Flower prices',
  version: '1.4.0',
  summary: 'Prices of cut flowers at auction.',
  operation_count: 1,
  operations: [operation],
  input_fields: [field],
  output_fields: [{ name: 'price', type: 'number', required: true }],
};

const text: Preview = { kind: 'text', snippet, language: 'en', line_count: 1204 };
const audio = { duration_seconds: 182.5, bitrate: 128_000, sample_rate: 44_100, channels: 2 };

/** By the name of the schema: what assets are shown as. */
export const previewExamples = {
  Preview: text,
  TextPreview: text,
  ImagePreview: {
    kind: 'image',
    width: 4032,
    height: 3024,
    format: 'jpeg',
    thumbnail: 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA=',
    has_alpha: false,
    pages: 1,
  },
  DatasetColumn: { name: 'rainfall_mm', type: 'number' },
  DatasetPreview: dataset,
  AudioPreview: { kind: 'audio', container: 'MPEG', codecs: ['MPEG 1 Layer 3'], ...audio },
  VideoPreview: { kind: 'video', container: 'EBML/webm', codecs: ['VP9', 'Opus'], width: 1920, height: 1080, ...audio },
  PdfPreview: { kind: 'pdf', pages: 12, title: 'Tulip prices', snippet },
  ApiOperation: operation,
  ApiField: field,
  ApiPreview: api,
  PlainPreview: { kind: 'plain', mime_type: 'application/zip', size_bytes: 5_242_880 },
} as const;

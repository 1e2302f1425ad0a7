import { z } from 'zod';
import { exampleOf, shown } from './examples.ts';

const exampleSnippet = 'Tulip prices rose in the third week, as they do in most years.';
const exampleThumbnail = 'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA=';
const exampleSound = { duration_seconds: 182.5, bitrate: 128_000, sample_rate: 44_100, channels: 2 };

const snippet = z.string().max(500).meta({
  description: 'The beginning: at most 500 characters and a tenth of the text; empty if that is less than a phrase.',
  example: exampleSnippet,
});
const encoding_guessed = z.string().max(40).optional().meta({
  description: 'The encoding that the text was read in, if nothing states it and it is not UTF-8: it may be wrong.',
  example: 'windows-1252',
});
const codecs = z.array(z.string().max(100)).max(20);
const duration = z.number().min(0).nullable().meta({ example: exampleSound.duration_seconds });
const bitrate = z.int().min(0).nullable().meta({ description: 'Bits per second.', example: exampleSound.bitrate });
const sampleRate = z.int().min(0).nullable().meta({ description: 'Hertz.', example: exampleSound.sample_rate });
const channels = z.int().min(0).nullable().meta({ example: exampleSound.channels });

export const TextPreview = z
  .object({
    kind: z.literal('text'),
    snippet,
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .nullable()
      .meta({ description: 'ISO 639-1; null for code and for text that is too short to detect.', example: 'en' }),
    line_count: z.int().min(0).nullable().meta({ description: 'Null if the file is too long to count.', example: 1204 }),
    encoding_guessed,
  })
  .meta({ id: 'TextPreview', example: { kind: 'text', snippet: exampleSnippet, language: 'en', line_count: 1204 } });
export type TextPreview = z.output<typeof TextPreview>;

export const ImagePreview = z
  .object({
    kind: z.literal('image'),
    width: z.int().min(1).nullable().meta({ description: 'Pixels, as displayed; null for drawings without a size.', example: 4032 }),
    height: z.int().min(1).nullable().meta({ example: 3024 }),
    format: z.string().max(32).meta({ example: 'jpeg' }),
    thumbnail: z
      .string()
      .max(24 * 1024)
      .regex(/^data:image\/webp;base64,/)
      .nullable()
      .meta({
        description:
          'WebP with sides of at most 256 pixels and half of the original; null for SVG and for images that are too large to decode.',
        example: exampleThumbnail,
      }),
    has_alpha: z.boolean(),
    pages: z.int().min(1).meta({ description: 'Pages, or frames of an animation.', example: 1 }),
  })
  .meta({
    id: 'ImagePreview',
    example: { kind: 'image', width: 4032, height: 3024, format: 'jpeg', thumbnail: exampleThumbnail, has_alpha: false, pages: 1 },
  });
export type ImagePreview = z.output<typeof ImagePreview>;

export const ColumnType = z.enum([
  'string',
  'integer',
  'number',
  'boolean',
  'date',
  'time',
  'datetime',
  'array',
  'object',
  'binary',
  'mixed',
  'unknown',
]);
export type ColumnType = z.output<typeof ColumnType>;

export const DatasetColumn = z
  .object({ name: z.string().max(100).meta({ example: 'price' }), type: ColumnType })
  .meta({ id: 'DatasetColumn', example: { name: 'rainfall_mm', type: 'number' } });
export type DatasetColumn = z.output<typeof DatasetColumn>;

/** Longer texts, lists and objects are shortened to text. */
export const DatasetCell = z.union([z.string().max(100), z.number(), z.boolean(), z.null()]);
export type DatasetCell = z.output<typeof DatasetCell>;

export const DatasetPreview = shown(
  'DatasetPreview',
  z.object({
    kind: z.literal('dataset'),
    format: z.enum(['csv', 'tsv', 'jsonl', 'json', 'parquet']),
    columns: z.array(DatasetColumn).max(200).meta({ description: 'The first 200 columns; their types come from the first rows.' }),
    row_count: z.int().min(0).nullable().meta({ description: 'Null if the file is too long to count.', example: 120_000 }),
    sample_rows: z
      .array(z.array(DatasetCell).max(200))
      .max(5)
      .meta({ description: 'At most 5 rows and a tenth of all rows, in the order of columns.', example: [['Avalanche', 0.42]] }),
    encoding_guessed,
  }),
  {
    columns: [{ name: 'date', type: 'date' }, { name: 'station', type: 'string' }, exampleOf(DatasetColumn)],
    row_count: 520_000,
    sample_rows: [
      ['1990-01-01', 'Waglan Island', 0],
      ['1990-01-02', 'Waglan Island', 12.4],
    ],
  },
);
export type DatasetPreview = z.output<typeof DatasetPreview>;

export const AudioPreview = z
  .object({
    kind: z.literal('audio'),
    container: z.string().max(100).meta({ example: 'MPEG' }),
    duration_seconds: duration,
    codecs,
    bitrate,
    sample_rate: sampleRate,
    channels,
  })
  .meta({ id: 'AudioPreview', example: { kind: 'audio', container: 'MPEG', codecs: ['MPEG 1 Layer 3'], ...exampleSound } });
export type AudioPreview = z.output<typeof AudioPreview>;

export const VideoPreview = z
  .object({
    kind: z.literal('video'),
    container: z.string().max(100).meta({ example: 'EBML/webm' }),
    duration_seconds: duration,
    codecs,
    width: z.int().min(1).nullable().meta({ example: 1920 }),
    height: z.int().min(1).nullable().meta({ example: 1080 }),
    bitrate,
    sample_rate: sampleRate,
    channels,
  })
  .meta({
    id: 'VideoPreview',
    example: { kind: 'video', container: 'EBML/webm', codecs: ['VP9', 'Opus'], width: 1920, height: 1080, ...exampleSound },
  });
export type VideoPreview = z.output<typeof VideoPreview>;

export const PdfPreview = z
  .object({
    kind: z.literal('pdf'),
    pages: z.int().min(1).meta({ example: 12 }),
    title: z.string().max(200).nullable(),
    snippet,
  })
  .meta({ id: 'PdfPreview', example: { kind: 'pdf', pages: 12, title: 'Tulip prices', snippet: exampleSnippet } });
export type PdfPreview = z.output<typeof PdfPreview>;

export const ApiOperation = z
  .object({
    method: z.string().max(16).meta({ example: 'GET' }),
    path: z.string().max(200).meta({ example: '/prices/{variety}' }),
    summary: z.string().max(200).nullable().meta({ example: 'Prices of a variety' }),
  })
  .meta({ id: 'ApiOperation', example: { method: 'GET', path: '/prices/{variety}', summary: 'Prices of a variety' } });
export type ApiOperation = z.output<typeof ApiOperation>;

export const ApiField = z
  .object({
    name: z.string().max(100).meta({ example: 'variety' }),
    type: z.string().max(100).meta({ description: 'The JSON Schema type; `any` if there is none.', example: 'string' }),
    required: z.boolean(),
  })
  .meta({ id: 'ApiField', example: { name: 'variety', type: 'string', required: true } });
export type ApiField = z.output<typeof ApiField>;

const fields = z.array(ApiField).max(50).nullable();

/** The operations of an API without its address, because the address is sold. */
export const ApiPreview = shown(
  'ApiPreview',
  z.object({
    kind: z.literal('api'),
    title: z.string().max(200),
    version: z.string().max(100).nullable().meta({ example: '1.4.0' }),
    summary: z.string().max(500).nullable(),
    operation_count: z.int().min(0),
    operations: z.array(ApiOperation).max(50).meta({ description: 'The first 50 operations.' }),
    input_fields: fields.meta({ description: 'The fields of the input schema; null without one.' }),
    output_fields: fields.meta({ description: 'The fields of the output schema; null without one.' }),
  }),
  {
    title: 'Flower prices',
    summary: 'Prices of cut flowers at auction.',
    operation_count: 1,
    input_fields: [exampleOf(ApiField)],
    output_fields: [{ name: 'price', type: 'number', required: true }],
  },
);
export type ApiPreview = z.output<typeof ApiPreview>;

export const PlainPreview = z
  .object({
    kind: z.literal('plain'),
    mime_type: z.string().max(255).nullable(),
    size_bytes: z.int().min(0).nullable(),
    note: z.string().max(200).optional().meta({ description: 'Why there is no better preview.', example: 'preview took too long' }),
  })
  .meta({ id: 'PlainPreview', example: { kind: 'plain', mime_type: 'application/zip', size_bytes: 5_242_880 } });
export type PlainPreview = z.output<typeof PlainPreview>;

/** The free preview of an asset. */
export const Preview = z
  .discriminatedUnion('kind', [TextPreview, ImagePreview, DatasetPreview, AudioPreview, VideoPreview, PdfPreview, ApiPreview, PlainPreview])
  .meta({ id: 'Preview', example: exampleOf(TextPreview) });
export type Preview = z.output<typeof Preview>;

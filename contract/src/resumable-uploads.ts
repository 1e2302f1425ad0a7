import { z } from 'zod';
import { exampleOf, exampleTime } from './examples.ts';

const exampleUploadId = 'upl_01KAGT4M8E3V9S2QZ7XNBC5WRD';

/** A file of which not all has arrived yet, or that is not published yet. */
export const UnfinishedUpload = z
  .object({
    id: z.string(),
    file_name: z.string(),
    size_bytes: z.int().min(0),
    offset_bytes: z.int().min(0).meta({ description: 'How much is stored; the upload continues here.' }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().meta({ description: 'What is not published by then is removed.' }),
  })
  .meta({
    id: 'UnfinishedUpload',
    example: {
      id: exampleUploadId,
      file_name: 'rainfall.csv',
      size_bytes: 209_715_200,
      offset_bytes: 67_108_864,
      created_at: exampleTime,
      expires_at: '2026-11-21T08:00:00.000Z',
    },
  });
export type UnfinishedUpload = z.output<typeof UnfinishedUpload>;

export const UnfinishedUploads = z
  .object({ items: z.array(UnfinishedUpload) })
  .meta({ id: 'UnfinishedUploads', example: { items: [exampleOf(UnfinishedUpload)] } });
export type UnfinishedUploads = z.output<typeof UnfinishedUploads>;

const bytes = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,14})$/, 'must be a whole number of bytes')
  .transform(Number);

/** Source: tus resumable upload protocol 1.0.0, core and creation. */
export const BeginUploadHeaders = z.object({
  'upload-length': bytes.meta({ type: 'string', description: 'The size of the file in bytes.', example: '209715200' }),
  'upload-metadata': z.string().max(2048).optional().meta({
    description: 'Pairs of a key and a value in base64, separated by commas. `filename` and `filetype` are used.',
    example: 'filename cmFpbmZhbGwuY3N2,filetype dGV4dC9jc3Y=',
  }),
});

export const AppendUploadHeaders = z.object({
  'upload-offset': bytes.meta({ type: 'string', description: 'Where the bytes of the body begin in the file.', example: '67108864' }),
});

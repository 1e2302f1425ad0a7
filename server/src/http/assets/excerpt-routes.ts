import { z } from '@hono/zod-openapi';
import { excerptBytes } from '../../assets/excerpt-bytes.ts';
import { excerptFileNames } from '../../assets/media-excerpt.ts';
import { problem } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { byteRange } from '../../storage/blobs/byte-range.ts';
import { describing } from '../../storage/blobs/deliver.ts';
import { idParam, reads, withHeaders } from '../../surface/route-parts.ts';
import { route } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';

type ExcerptRouteParts = RouteParts & Pick<Parts, 'assets' | 'blobs'>;

const binary = { schema: z.string().meta({ type: 'string', format: 'binary' }) };
const bytes = { 'audio/*': binary };

const excerptHeaders = { 'Content-Disposition': 'ContentDisposition', 'Accept-Ranges': 'AcceptRanges' };

const getExcerpt = route.get('/assets/{id}/excerpt', {
  operationId: 'getAssetExcerpt',
  ...reads('Range'),
  tags: ['Assets'],
  summary: 'The beginning of a sound, to play before it is bought',
  description:
    'For WAV, MP3 and Ogg files: a tenth of the file, at most ten seconds and a megabyte. `excerpt` of the asset says whether there is one. ' +
    'An asset that is not for sale has none.',
  limit: 'unpaid',
  problems: ['asset_not_found', 'asset_not_readable', 'range_not_satisfiable'],
  request: { params: idParam('ast_01KAGT4M8E3V9S2QZ7XNBC5WRD') },
  responses: {
    200: withHeaders({ description: 'A file of its own.', content: bytes }, excerptHeaders),
    206: withHeaders(
      { description: 'The part that Range asked for.', content: bytes },
      { ...excerptHeaders, 'Content-Range': 'ContentRange' },
    ),
  },
});

/** To be mounted at `/api/v1`. */
export function excerptRoutes(parts: ExcerptRouteParts): Routes {
  const { blobs } = parts;
  const { assets } = parts.assets;
  const app = new Routes(parts);

  app.openapi(getExcerpt, async (c) => {
    const asset = await assets.find(c.req.valid('param').id);
    if (asset === null) throw problem('asset_not_found');
    const excerpt = await excerptBytes({ blobs }, asset, c.req.raw.signal);
    const mimeType = asset.excerpt?.mimeType ?? 'application/octet-stream';
    // Players ask for parts, also of short files.
    const range = byteRange(c.req.header('range') ?? null, excerpt.length);
    if (range === 'unsatisfiable') throw problem('range_not_satisfiable', { headers: { 'Content-Range': `bytes */${excerpt.length}` } });
    const part = range === null ? excerpt : excerpt.slice(range.start, range.end + 1);
    const headers = {
      ...describing({ fileName: asset.excerpt === null ? 'excerpt' : excerptFileNames[asset.excerpt.mimeType], mimeType }),
      'Accept-Ranges': 'bytes',
      'Content-Length': String(part.length),
      ...(range === null ? {} : { 'Content-Range': `bytes ${range.start}-${range.end}/${excerpt.length}` }),
    };
    return new Response(part, { status: range === null ? 200 : 206, headers });
  });

  return app;
}

import { editorOf } from '../../assets/publish.ts';
import {
  AppendUploadHeaders,
  BeginUploadHeaders,
  PublishedAsset,
  PublishUpload,
  UnfinishedUpload,
  UnfinishedUploads,
} from '@farebox/contract';
import type { Context } from 'hono';
import { publicationReport } from '../../assets/publication-report.ts';
import type { Unfinished } from '../../assets/resumable-uploads.ts';
import { rfc3339 } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { problem } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { corsHeaders } from '../../surface/headers.ts';
import { manyHint } from './admin-asset-routes.ts';
import { clientAddress, type Env } from '../../surface/client-address.ts';
import { answers, forOwners, forReaders, idParam, jsonBody } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { publishedAssetBody } from '../../surface/asset-bodies.ts';

type ResumableUploadRouteParts = RouteParts & Pick<Parts, 'assets' | 'config' | 'log' | 'search'>;

/**
 * tus 1.0.0, core with creation, expiration and termination: the one protocol for this that is finished and that clients in every language
 * speak. The draft of the IETF (draft-ietf-httpbis-resumable-upload) has changed its headers with each of its versions.
 * An upload becomes an asset by a request of its own, so a description has no place in a header, and a lost answer can be asked for again.
 */
const version = '1.0.0';
const uploadsPath = '/api/v1/admin/assets/uploads';
const extensions = 'creation,expiration,termination';
const exposed = 'Location, Tus-Resumable, Tus-Version, Upload-Offset, Upload-Length, Upload-Expires';
const offsetType = 'application/offset+octet-stream';
const uploadId = idParam('upl_01KAGT4M8E3V9S2QZ7XNBC5WRD');

/** Whether a path belongs to uploads in several requests. */
export function isResumableUpload(path: string): boolean {
  return path === uploadsPath || path.startsWith(`${uploadsPath}/`);
}

/** What OPTIONS states of this service. */
export function tusOffer({ uploadBytesMax }: Pick<Config, 'uploadBytesMax'>): Readonly<Record<string, string>> {
  return { 'Tus-Resumable': version, 'Tus-Version': version, 'Tus-Extension': extensions, 'Tus-Max-Size': String(uploadBytesMax) };
}

const begin = forOwners.post('/admin/assets/uploads', {
  operationId: 'beginUpload',
  summary: 'Begin an upload that survives a lost connection (tus 1.0)',
  description: `Any client of tus 1.0 (${extensions}) can send the file. Then publish it. All requests but GET send Tus-Resumable: ${version}.`,
  limit: 'unpaid',
  limitHint: manyHint,
  class: 'upload',
  problems: ['conflict', 'storage_full', 'storage_quota_exceeded', 'tus_version_unsupported'],
  request: { headers: BeginUploadHeaders },
  responses: {
    201: answers(UnfinishedUpload, 'Begun; Location is its address.'),
  },
});

const listUnfinished = forReaders.get('/admin/assets/uploads', {
  operationId: 'listUnfinishedUploads',
  summary: 'Your uploads that are not published yet, the oldest first',
  class: 'upload',
  responses: { 200: answers(UnfinishedUploads, 'All of them; there are at most eight.') },
});

const show = forReaders.get('/admin/assets/uploads/{id}', {
  operationId: 'getUpload',
  summary: 'How much of a file is there; HEAD answers with the headers alone',
  class: 'upload',
  problems: ['tus_version_unsupported', 'upload_not_found'],
  request: { params: uploadId },
  responses: {
    200: answers(UnfinishedUpload, 'Upload-Offset and offset_bytes are where it continues.'),
  },
});

const append = forOwners.patch('/admin/assets/uploads/{id}', {
  operationId: 'appendUpload',
  summary: 'Send the next bytes of a file',
  description: 'If the connection is lost, the bytes that came are kept: ask for the offset, and continue there.',
  limit: 'unpaid',
  limitHint: manyHint,
  body: 'own',
  class: 'upload',
  problems: [
    'body_too_large',
    'unsupported_media_type',
    'invalid_upload',
    'storage_full',
    'tus_version_unsupported',
    'upload_not_found',
    'upload_offset',
  ],
  request: {
    params: uploadId,
    headers: AppendUploadHeaders,
    body: { required: true, content: { [offsetType]: { schema: { type: 'string', format: 'binary' } } } },
  },
  responses: {
    204: { description: 'Stored; Upload-Offset is where it continues.' },
  },
});

const discard = forOwners.delete('/admin/assets/uploads/{id}', {
  operationId: 'discardUpload',
  summary: 'Remove an upload that is not published',
  limit: 'unpaid',
  limitHint: manyHint,
  class: 'upload',
  problems: ['tus_version_unsupported', 'upload_not_found'],
  request: { params: uploadId },
  responses: { 204: { description: 'Removed.' } },
});

const publish = forOwners.post('/admin/assets/uploads/{id}/publish', {
  operationId: 'publishUpload',
  summary: 'Make an asset of an uploaded file',
  description: 'Asking again returns the same asset.',
  limit: 'unpaid',
  limitHint: manyHint,
  body: 'large',
  class: 'upload',
  problems: ['address_refused', 'storage_full', 'storage_quota_exceeded', 'upload_not_found', 'upload_unfinished'],
  request: { params: uploadId, ...jsonBody(PublishUpload) },
  responses: {
    201: answers(PublishedAsset, 'Stored, and found by search; with how well, and what is nearly the same.'),
  },
});

/** Uploads in several requests, to be mounted at `/api/v1`. */
export function resumableUploadRoutes(parts: ResumableUploadRouteParts): Routes {
  const { config } = parts;
  const { resumableUploads: uploads } = parts.assets;
  const app = new Routes(parts);

  app.use('/admin/assets/uploads/*', async (c, next) => {
    await next();
    c.res.headers.set('Tus-Resumable', version);
    if (c.res.headers.has('Access-Control-Expose-Headers')) {
      c.res.headers.set('Access-Control-Expose-Headers', `${corsHeaders['Access-Control-Expose-Headers']}, ${exposed}`);
    }
  });

  app.forCaller(begin, async (c, { accountId }) => {
    requireVersion(c);
    const { 'upload-length': sizeBytes, 'upload-metadata': metadata = '' } = c.req.valid('header');
    const { filename = '', filetype = null } = metadataOf(metadata);
    const upload = await uploads.begin(accountId, { sizeBytes, fileName: filename, mimeType: filetype }, c.req.raw.signal);
    c.header('Location', `${uploadsPath}/${upload.id}`);
    describe(c, upload);
    return c.json(unfinishedBody(upload), 201);
  });

  app.forCaller(listUnfinished, async (c, { accountId }) => {
    const items = await uploads.list(accountId, c.req.raw.signal);
    return c.json({ items: items.map(unfinishedBody) }, 200);
  });

  app.forCaller(show, async (c, { accountId }) => {
    if (c.req.raw.method === 'HEAD') requireVersion(c);
    const upload = await uploads.find(accountId, c.req.valid('param').id, c.req.raw.signal);
    describe(c, upload);
    c.header('Upload-Length', String(upload.sizeBytes));
    return c.json(unfinishedBody(upload), 200);
  });

  app.plainForCaller(append, async (c, { accountId: ownerId }) => {
    requireVersion(c);
    if (c.req.header('content-type') !== offsetType) {
      throw problem('unsupported_media_type', { message: `request body must be ${offsetType}`, hint: `Set Content-Type: ${offsetType}.` });
    }
    const headers = AppendUploadHeaders.safeParse(c.req.header());
    if (!headers.success) throw problem('malformed_header', { message: 'Upload-Offset must be a whole number of bytes' });
    const uploader = { ownerId, address: clientAddress(c, config.trustedHops) };
    const { body, signal } = c.req.raw;
    const length = c.req.header('content-length');
    const upload = await uploads.append(uploader, c.req.param('id') ?? '', {
      offsetBytes: headers.data['upload-offset'],
      lengthBytes: length === undefined ? null : Number(length),
      body,
      signal,
    });
    describe(c, upload);
    return c.body(null, 204);
  });

  app.forCaller(discard, async (c, { accountId }) => {
    requireVersion(c);
    await uploads.discard(accountId, c.req.valid('param').id, c.req.raw.signal);
    return c.body(null, 204);
  });

  app.forCaller(publish, async (c, caller) => {
    const editor = editorOf(caller);
    const request = { address: clientAddress(c, config.trustedHops), signal: c.req.raw.signal };
    const asset = await uploads.publish(editor, c.req.valid('param').id, c.req.valid('json'), request);
    return c.json(publishedAssetBody(asset, await publicationReport(parts, asset)), 201);
  });

  return app;
}

/** @throws tus_version_unsupported */
function requireVersion(c: Context<Env>): void {
  if (c.req.header('tus-resumable') !== version) throw problem('tus_version_unsupported', { headers: { 'Tus-Version': version } });
}

function describe(c: Context<Env>, { offsetBytes, expiresAt }: Unfinished): void {
  c.header('Upload-Offset', String(offsetBytes));
  c.header('Upload-Expires', new Date(expiresAt).toUTCString());
}

function unfinishedBody({ id, fileName, sizeBytes, offsetBytes, createdAt, expiresAt }: Unfinished): UnfinishedUpload {
  return {
    id,
    file_name: fileName,
    size_bytes: sizeBytes,
    offset_bytes: offsetBytes,
    created_at: rfc3339(createdAt),
    expires_at: rfc3339(expiresAt),
  };
}

/** Keys without a value, and values that are not UTF-8 in base64, count as absent. */
function metadataOf(text: string): Partial<Record<string, string>> {
  const pairs = text.split(',').flatMap((pair) => {
    const [key = '', value] = pair.trim().split(' ');
    if (value === undefined) return [];
    try {
      return [[key, new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'base64'))]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(pairs);
}

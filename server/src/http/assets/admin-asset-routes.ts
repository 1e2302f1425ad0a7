import { Asset, AssetListQuery, AssetPage, CreateAsset, Findability, PublishedAsset, UpdateAsset, UploadAsset } from '@farebox/contract';
import type { LoggedIn } from '../../accounts/sessions.ts';
import type { Parts } from '../../parts.ts';
import type { Asset as RegisteredAsset } from '../../assets/asset.ts';
import { findabilityOf } from '../../assets/findability.ts';
import { publicationReport } from '../../assets/publication-report.ts';
import { editorOf } from '../../assets/publish.ts';
import { problem } from '../../errors.ts';
import { listBody } from '../../surface/list-body.ts';
import { assetBody, findabilityBody, publishedAssetBody } from '../../surface/asset-bodies.ts';
import { clientAddress } from '../../surface/client-address.ts';
import { answers, forOwners, forReaders, idParam, jsonBody } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';

type AdminAssetRouteParts = RouteParts & Pick<Parts, 'assets' | 'log' | 'search'>;

/** For those who publish too fast. */
export const manyHint =
  'Wait as long as Retry-After says. To register many assets, send up to 10000 in one request to POST /api/v1/admin/assets/batch.';

const createAsset = forOwners.post('/admin/assets', {
  operationId: 'createAsset',
  summary: 'Register a URL-backed asset or an API',
  limit: 'unpaid',
  limitHint: manyHint,
  body: 'large',
  problems: ['storage_full', 'address_refused'],
  request: jsonBody(CreateAsset),
  responses: {
    201: answers(PublishedAsset, 'Registered, and found by search; with how well, and what is nearly the same.'),
  },
});

const uploadAsset = forOwners.post('/admin/assets/upload', {
  operationId: 'uploadAsset',
  summary: 'Upload a file with its description',
  limit: 'unpaid',
  limitHint: manyHint,
  body: 'own',
  class: 'upload',
  problems: ['body_too_large', 'address_refused', 'invalid_input', 'invalid_upload', 'storage_full', 'storage_quota_exceeded'],
  request: { body: { required: true, content: { 'multipart/form-data': { schema: UploadAsset } } } },
  responses: {
    201: answers(PublishedAsset, 'Stored, and found by search; with how well, and what is nearly the same.'),
  },
});

/** The only request whose body is a file. */
export const uploadPath = `/api/v1${uploadAsset.path}`;

const showOwnAsset = forReaders.get('/admin/assets/{id}', {
  operationId: 'getOwnAsset',
  summary: 'An asset as its owner sees it, with its addresses and expected queries',
  problems: ['asset_not_found', 'forbidden'],
  request: { params: idParam('ast_01KAGT4M8E3V9S2QZ7XNBC5WRD') },
  responses: { 200: answers(Asset, 'The asset as it is now.') },
});

const updateAsset = forOwners.patch('/admin/assets/{id}', {
  operationId: 'updateAsset',
  summary: 'Change an asset; absent members stay, null removes',
  limit: 'unpaid',
  limitHint: manyHint,
  body: 'large',
  problems: ['address_refused', 'asset_not_found', 'asset_not_readable', 'conflict'],
  request: { params: idParam('ast_01KAGT4M8E3V9S2QZ7XNBC5WRD'), ...jsonBody(UpdateAsset) },
  responses: { 200: answers(Asset, 'The asset as it is now.') },
});

const archiveAsset = forOwners.delete('/admin/assets/{id}', {
  operationId: 'archiveAsset',
  summary: 'Archive an asset: no longer found or sold, but still delivered to buyers who paid before',
  limit: 'unpaid',
  limitHint: manyHint,
  problems: ['asset_not_found', 'conflict'],
  request: { params: idParam('ast_01KAGT4M8E3V9S2QZ7XNBC5WRD') },
  responses: { 200: answers(Asset, 'Archived.') },
});

const showFindability = forReaders.get('/admin/assets/{id}/findability', {
  operationId: 'getFindability',
  summary: 'How well search finds your asset by its title and expected_queries',
  // Costs a dozen searches, so it is limited like them.
  limit: 'unpaid',
  problems: ['asset_not_found', 'forbidden'],
  request: { params: idParam('ast_01KAGT4M8E3V9S2QZ7XNBC5WRD') },
  responses: {
    200: answers(Findability, 'The rank for each, the words that are missing, and advice.'),
  },
});

const myAssets = forReaders.get('/me/assets', {
  operationId: 'listMyAssets',
  summary: 'Your assets, the newest first',
  request: { query: AssetListQuery },
  responses: { 200: answers(AssetPage, 'A page of assets.') },
});

/** Routes for owners, to be mounted at `/api/v1`. */
export function adminAssetRoutes(parts: AdminAssetRouteParts): Routes {
  const { assets, publisher } = parts.assets;
  const app = new Routes(parts);
  async function published(asset: RegisteredAsset): Promise<PublishedAsset> {
    return publishedAssetBody(asset, await publicationReport(parts, asset));
  }

  app.forCaller(createAsset, async (c, caller) => {
    const editor = editorOf(caller);
    return c.json(await published(await publisher.register(editor, c.req.valid('json'), c.req.raw.signal)), 201);
  });

  app.plainForCaller(uploadAsset, async (c, caller) => {
    const editor = editorOf(caller);
    const { body, signal } = c.req.raw;
    const { 'content-type': contentType = null, 'content-length': length } = c.req.header();
    const lengthBytes = length === undefined ? null : Number(length);
    const address = clientAddress(c, parts.config.trustedHops);
    return c.json(await published(await publisher.upload(editor, { body, contentType, lengthBytes, address, signal })), 201);
  });

  app.forCaller(updateAsset, async (c, caller) => {
    const editor = editorOf(caller);
    const asset = await publisher.update(editor, c.req.valid('param').id, c.req.valid('json'), c.req.raw.signal);
    return c.json(assetBody(asset), 200);
  });

  app.forCaller(archiveAsset, async (c, caller) => {
    const editor = editorOf(caller);
    return c.json(assetBody(await publisher.archive(editor, c.req.valid('param').id)), 200);
  });

  /** @throws asset_not_found, forbidden */
  async function ownAsset(id: string, { accountId, role }: Pick<LoggedIn, 'accountId' | 'role'>): Promise<RegisteredAsset> {
    const asset = await assets.find(id);
    if (asset === null) throw problem('asset_not_found');
    if (asset.ownerId !== accountId && role !== 'admin') throw problem('forbidden', { hint: 'Only its owner sees this.' });
    return asset;
  }

  app.forCaller(showOwnAsset, async (c, caller) => c.json(assetBody(await ownAsset(c.req.valid('param').id, caller)), 200));

  app.forCaller(showFindability, async (c, caller) => {
    const asset = await ownAsset(c.req.valid('param').id, caller);
    return c.json(findabilityBody(await findabilityOf(parts, asset, c.req.raw.signal)), 200);
  });

  app.forCaller(myAssets, async (c, { accountId: ownerId }) => {
    const { limit, cursor = null, status, type } = c.req.valid('query');
    return c.json(listBody(await assets.list({ ownerId, status, assetType: type }, { limit, cursor }), assetBody), 200);
  });

  return app;
}

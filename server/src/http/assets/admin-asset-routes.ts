import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { Asset, AssetListQuery, AssetPage, CreateAsset, Findability, PublishedAsset, UpdateAsset, UploadAsset } from '@farebox/contract';
import { requireAccount, type Caller } from '../../accounts/caller.ts';
import { requireSession } from '../../accounts/sessions.ts';
import type { Parts } from '../../parts.ts';
import type { Asset as RegisteredAsset } from '../../assets/asset.ts';
import { findabilityOf } from '../../assets/findability.ts';
import { publicationReport } from '../../assets/publication-report.ts';
import type { Editor } from '../../assets/publish.ts';
import { problem } from '../../errors.ts';
import { listBody } from '../accounts/account-bodies.ts';
import { assetBody, findabilityBody, publishedAssetBody } from './asset-bodies.ts';
import { callerOf } from '../caller.ts';
import { clientAddress, type Env } from '../client-address.ts';
import { answers, byAnyCredential, bySession, idParam, jsonBody, registryErrors } from '../route-parts.ts';
import { takeUnpaidOf } from '../unpaid-limit.ts';
import { isHead } from '../safe-head.ts';
import { throwInvalid } from '../validation.ts';

type AdminAssetRouteParts = Pick<Parts, 'assets' | 'authenticator' | 'config' | 'limits' | 'log' | 'publisher' | 'search'>;

const tags = ['Owners'];

const manyHint =
  'Wait as long as Retry-After says. To register many assets, send up to 10000 in one request to POST /api/v1/admin/assets/batch.';

const createAsset = createRoute({
  method: 'post',
  path: '/admin/assets',
  operationId: 'createAsset',
  tags,
  summary: 'Register a URL-backed asset or an API',
  security: bySession,
  request: jsonBody(CreateAsset),
  responses: {
    201: answers(PublishedAsset, 'Registered, and found by search; with how well, and what is nearly the same.'),
    ...registryErrors(400, 401, 403, 507),
  },
});

const uploadAsset = createRoute({
  method: 'post',
  path: '/admin/assets/upload',
  operationId: 'uploadAsset',
  tags,
  summary: 'Upload a file with its description',
  security: bySession,
  request: { body: { required: true, content: { 'multipart/form-data': { schema: UploadAsset } } } },
  responses: {
    201: answers(PublishedAsset, 'Stored, and found by search; with how well, and what is nearly the same.'),
    ...registryErrors(400, 401, 403, 413, 503, 507),
  },
});

const updateAsset = createRoute({
  method: 'patch',
  path: '/admin/assets/{id}',
  operationId: 'updateAsset',
  tags,
  summary: 'Change an asset; absent members stay, null removes',
  security: bySession,
  request: { params: idParam('ast_01KAGT4M8E3V9S2QZ7XNBC5WRD'), ...jsonBody(UpdateAsset) },
  responses: { 200: answers(Asset, 'The asset as it is now.'), ...registryErrors(400, 401, 403, 404, 409, 502) },
});

const archiveAsset = createRoute({
  method: 'delete',
  path: '/admin/assets/{id}',
  operationId: 'archiveAsset',
  tags,
  summary: 'Archive an asset: no longer found or sold, but still delivered to buyers who paid before',
  security: bySession,
  request: { params: idParam('ast_01KAGT4M8E3V9S2QZ7XNBC5WRD') },
  responses: { 200: answers(Asset, 'Archived.'), ...registryErrors(400, 401, 403, 404, 409) },
});

const showFindability = createRoute({
  method: 'get',
  path: '/admin/assets/{id}/findability',
  operationId: 'getFindability',
  tags,
  summary: 'How well search finds your asset by its title and expected_queries',
  security: byAnyCredential,
  request: { params: idParam('ast_01KAGT4M8E3V9S2QZ7XNBC5WRD') },
  responses: {
    200: answers(Findability, 'The rank for each, the words that are missing, and advice.'),
    ...registryErrors(400, 401, 403, 404, 429),
  },
});

const myAssets = createRoute({
  method: 'get',
  path: '/me/assets',
  operationId: 'listMyAssets',
  tags,
  summary: 'Your assets, the newest first',
  security: byAnyCredential,
  request: { query: AssetListQuery },
  responses: { 200: answers(AssetPage, 'A page of assets.'), ...registryErrors(400, 401) },
});

/** Routes for owners, to be mounted at `/api/v1`. */
export function adminAssetRoutes(parts: AdminAssetRouteParts): OpenAPIHono<Env> {
  const { assets, publisher } = parts;
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });
  // The login is checked before the body is parsed or read.
  // `/admin/assets/*` matches `/admin/assets` too.
  for (const path of ['/admin/assets/*', '/me/assets']) {
    app.use(path, async (c, next) => {
      const caller = await callerOf(parts, c);
      if (c.req.method === 'GET' || isHead(c)) requireAccount(caller);
      else {
        requireSession(caller);
        takeUnpaidOf(parts, c, caller, manyHint);
      }
      c.header('Cache-Control', 'no-store');
      await next();
    });
  }

  async function published(asset: RegisteredAsset): Promise<PublishedAsset> {
    return publishedAssetBody(asset, await publicationReport(parts, asset));
  }

  app.openapi(createAsset, async (c) => {
    const editor = editorOf(await callerOf(parts, c));
    return c.json(await published(await publisher.register(editor, c.req.valid('json'), c.req.raw.signal)), 201);
  });

  // Registered beside its description: a validator would read the whole form into memory.
  app.openAPIRegistry.registerPath(uploadAsset);
  app.post(uploadAsset.path, async (c) => {
    const editor = editorOf(await callerOf(parts, c));
    const { body, signal } = c.req.raw;
    const contentType = c.req.header('content-type') ?? null;
    const address = clientAddress(c, parts.config.trustedHops);
    return c.json(await published(await publisher.upload(editor, { body, contentType, address, signal })), 201);
  });

  app.openapi(updateAsset, async (c) => {
    const editor = editorOf(await callerOf(parts, c));
    const asset = await publisher.update(editor, c.req.valid('param').id, c.req.valid('json'), c.req.raw.signal);
    return c.json(assetBody(asset), 200);
  });

  app.openapi(archiveAsset, async (c) => {
    const editor = editorOf(await callerOf(parts, c));
    return c.json(assetBody(await publisher.archive(editor, c.req.valid('param').id)), 200);
  });

  app.openapi(showFindability, async (c) => {
    const caller = requireAccount(await callerOf(parts, c));
    const { accountId, role } = caller;
    // Costs a dozen searches, so it is limited like them.
    takeUnpaidOf(parts, c, caller);
    const asset = await assets.find(c.req.valid('param').id);
    if (asset === null) throw problem('asset_not_found');
    if (asset.ownerId !== accountId && role !== 'admin') throw problem('forbidden', { hint: 'Only its owner sees this.' });
    return c.json(findabilityBody(await findabilityOf(parts, asset, c.req.raw.signal)), 200);
  });

  app.openapi(myAssets, async (c) => {
    const { accountId: ownerId } = requireAccount(await callerOf(parts, c));
    const { limit, cursor = null, status, type } = c.req.valid('query');
    return c.json(listBody(await assets.list({ ownerId, status, assetType: type }, { limit, cursor }), assetBody), 200);
  });

  return app;
}

function editorOf(caller: Caller): Editor {
  const { accountId, role } = requireSession(caller);
  return { accountId, isAdmin: role === 'admin' };
}

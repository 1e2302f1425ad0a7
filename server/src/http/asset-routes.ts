import { createRoute, OpenAPIHono, type z } from '@hono/zod-openapi';
import {
  AssetPaymentRequired,
  AssetSearchAnswer,
  AssetSearchQuery,
  AssetSearchRequest,
  DeliveredAsset,
  FetchQuery,
  FetchRequest,
  PublicAsset,
  RelatedAssets,
  RegistryError,
} from '@farebox/contract';
import type { Context } from 'hono';
import { clientIdOf } from '../accounts/caller.ts';
import type { Parts } from '../app.ts';
import { fetchAsset } from '../assets/fetch.ts';
import { findAssets } from '../assets/find.ts';
import { problem } from '../errors.ts';
import { requireAmount } from '../money.ts';
import type { AssetFilter } from '../search/asset-search.ts';
import { agentRequestOf } from './agent-request.ts';
import { deliveredBody, publicAssetBody, searchResultBody } from './asset-bodies.ts';
import { callerOf } from './caller.ts';
import { maxPriceOfRequest } from './max-price.ts';
import { incomingPayment, receiptHeadersOf, toldOfSettlement } from './payment-gate.ts';
import { clientAddress, type Env } from './client-address.ts';
import { singleHeader } from './request.ts';
import { signedReceiptHeaders } from './signed-receipt.ts';
import { answers, byAnyCredential, idParam, jsonBody, registryErrors } from './route-parts.ts';
import { throwInvalid } from './validation.ts';

const tags = ['Assets'];

const searchByQuery = createRoute({
  method: 'get',
  path: '/assets/search',
  operationId: 'searchAssets',
  tags,
  summary: 'Search data and APIs by what is needed',
  request: { query: AssetSearchQuery },
  responses: { 200: answers(AssetSearchAnswer, 'The best first, with previews and how to pay.'), ...registryErrors(400, 429) },
});

const searchByBody = createRoute({
  method: 'post',
  path: '/assets/search',
  operationId: 'searchAssetsHybrid',
  tags,
  summary: 'Search by text, by a vector of 512 dimensions, or both',
  request: jsonBody(AssetSearchRequest),
  responses: { 200: answers(AssetSearchAnswer, 'The best first, with previews and how to pay.'), ...registryErrors(400, 429) },
});

const show = createRoute({
  method: 'get',
  path: '/assets/{id}',
  operationId: 'getAsset',
  tags,
  summary: 'What a buyer sees of an asset before paying',
  request: { params: idParam('ast_01KAGT4M8E3V9S2QZ7XNBC5WRD') },
  responses: { 200: answers(PublicAsset, 'The asset.'), ...registryErrors(400, 404, 429) },
});

const showRelated = createRoute({
  method: 'get',
  path: '/assets/{id}/related',
  operationId: 'relatedAssets',
  tags,
  summary: 'What else is for sale that is like an asset',
  request: { params: idParam('ast_01KAGT4M8E3V9S2QZ7XNBC5WRD') },
  responses: { 200: answers(RelatedAssets, 'The most alike first, in the form of search results.'), ...registryErrors(400, 404, 429) },
});

const fetchAnswers = {
  200: answers(DeliveredAsset, 'The delivery: a signed link, or how to invoke the API.'),
  402: answers(AssetPaymentRequired, 'Payment required: payment says what and how.'),
  409: answers(RegistryError, 'The price is above X-Max-Price-Cents; nothing was charged.'),
  ...registryErrors(400, 401, 403, 404, 429),
};

const fetchByQuery = createRoute({
  method: 'get',
  path: '/assets/fetch',
  operationId: 'checkAssetFetch',
  tags,
  summary: 'Ask for an asset: its payment challenge, or with X-Payment-Token its delivery',
  security: [{ paymentToken: [] }, {}, ...byAnyCredential],
  request: { query: FetchQuery },
  responses: fetchAnswers,
});

const fetchByBody = createRoute({
  method: 'post',
  path: '/assets/fetch',
  operationId: 'fetchAsset',
  tags,
  summary: 'Verify the payment and deliver the asset',
  security: [{ paymentToken: [] }, {}, ...byAnyCredential],
  request: jsonBody(FetchRequest),
  responses: fetchAnswers,
});

/** Search, preview and fetch, to be mounted at `/api/v1`. */
export function assetRoutes(parts: Parts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });
  const { assets, limits, config, publicUrl } = parts;

  app.use('/assets/*', async (c, next) => {
    // A download is behind a signature; a fetch is counted where it turns out not to be paid.
    if (!/\/assets\/(?:download\/|fetch$)/.test(c.req.path)) limits.unpaid.take(clientAddress(c, config.trustedHops));
    c.header('Cache-Control', 'no-store');
    await next();
  });

  async function search(c: Context<Env>, question: { query: string | null; vector: number[] | null; topK: number; filter: AssetFilter }) {
    const { query, vector, topK, filter } = question;
    const { didYouMean, expandedTerms, language, total, results } = await findAssets(parts, {
      query,
      vector: vector === null ? null : Float32Array.from(vector),
      topK,
      filter,
      request: agentRequestOf(c, clientIdOf(await callerOf(parts, c))),
      signal: c.req.raw.signal,
    });
    const url = publicUrl();
    return {
      query,
      did_you_mean: didYouMean,
      expanded_terms: expandedTerms,
      language,
      top_k: topK,
      total,
      results: results.map((result) => searchResultBody(result, url)),
    };
  }

  app.openapi(searchByQuery, async (c) => {
    const { q, top_k: topK, type } = c.req.valid('query');
    return c.json(await search(c, { query: q, vector: null, topK, filter: type === undefined ? {} : { assetType: type } }), 200);
  });

  app.openapi(searchByBody, async (c) => {
    const body = c.req.valid('json');
    return c.json(
      await search(c, { query: body.query ?? null, vector: body.vector ?? null, topK: body.top_k ?? 10, filter: filterOf(body) }),
      200,
    );
  });

  async function fetch(c: Context<Env>, assetId: string, bodyToken: string | null) {
    const caller = await callerOf(parts, c);
    const headerToken = singleHeader(c, 'X-Payment-Token');
    if (headerToken !== null && bodyToken !== null && headerToken !== bodyToken) {
      throw problem('invalid_input', { message: 'X-Payment-Token and payment_token differ' });
    }
    const incoming = incomingPayment(c, parts.x402, caller);
    const take = () => limits.unpaid.take(clientAddress(c, config.trustedHops));
    const token = headerToken ?? bodyToken;
    const isPaying = token !== null || incoming !== null;
    if (!isPaying) take();
    const fetched = await fetchAsset(parts, {
      assetId,
      token,
      signed: incoming?.signed ?? null,
      caller,
      request: agentRequestOf(c, clientIdOf(caller)),
      maxPriceMicros: maxPriceOfRequest(c),
    }).catch((thrown: unknown) => {
      // What was settled is said also where the delivery failed.
      if (incoming !== null && incoming.settled() !== null) throw toldOfSettlement(thrown, incoming);
      // Who tries out tokens is slowed down too.
      if (isPaying) take();
      throw thrown;
    });
    if (isPaying && fetched.payment === null) take();
    if (fetched.payment !== null) {
      c.header('X-Payment-Id', fetched.payment.id);
      c.header('X-Payment-Remaining-Calls', '0');
    }
    const body = deliveredBody(parts, fetched);
    const answer = { paymentId: fetched.payment?.id ?? null, input: { asset_id: assetId }, body: JSON.stringify(body) };
    const receipt = await signedReceiptHeaders(parts, c, incoming, answer);
    for (const [name, value] of Object.entries({ ...receiptHeadersOf(incoming), ...receipt })) c.header(name, value);
    return body;
  }

  app.openapi(fetchByQuery, async (c) => c.json(await fetch(c, c.req.valid('query').asset_id, null), 200));

  app.openapi(fetchByBody, async (c) => {
    const { asset_id: assetId, payment_token: token } = c.req.valid('json');
    return c.json(await fetch(c, assetId, token ?? null), 200);
  });

  app.openapi(show, async (c) => {
    const asset = await assets.find(c.req.valid('param').id);
    if (asset === null || asset.status === 'archived') throw problem('asset_not_found');
    return c.json(publicAssetBody(asset, publicUrl()), 200);
  });

  app.openapi(showRelated, async (c) => {
    const asset = await assets.find(c.req.valid('param').id);
    if (asset === null || asset.status === 'archived') throw problem('asset_not_found');
    const url = publicUrl();
    const results = await parts.related.of(asset, c.req.raw.signal);
    return c.json({ asset_id: asset.id, results: results.map((result) => searchResultBody(result, url)) }, 200);
  });

  return app;
}

function filterOf({ type, filters }: z.output<typeof AssetSearchRequest>): AssetFilter {
  const { license, max_price: maxPrice, owner_id: ownerId, mime_type: mimeType } = filters ?? {};
  return {
    ...(type === undefined || type === null ? {} : { assetType: type }),
    ...(license === undefined || license === null ? {} : { license }),
    ...(maxPrice === undefined || maxPrice === null ? {} : { maxPriceMicros: requireAmount('filters.max_price', maxPrice) }),
    ...(ownerId === undefined || ownerId === null ? {} : { ownerId }),
    ...(mimeType === undefined || mimeType === null ? {} : { mimeType }),
  };
}

import { searchByQuery, searchByBody, listPublished, listLanguages, show, showRelated } from '../../surface/records/assets.ts';
import type { z } from '@hono/zod-openapi';
import type { AssetSearchRequest } from '@farebox/contract';
import type { Context } from 'hono';
import { clientIdOf, isAuthenticated } from '../../accounts/caller.ts';
import type { Parts } from '../../parts.ts';
import { findAssets } from '../../assets/find.ts';
import { invalid, problem } from '../../errors.ts';
import { requireAmount } from '../../money.ts';
import type { AssetFilter } from '../../search/asset-search.ts';
import { agentRequestOf } from '../../surface/request.ts';
import { publicAssetBody, searchResultBody } from '../../surface/asset-bodies.ts';
import { demandAction } from '../../demand/demand-action.ts';
import { callerOf } from '../../surface/caller.ts';
import type { Env } from '../../surface/client-address.ts';
import { Routes, type RouteParts } from '../routes.ts';

type AssetRouteParts = RouteParts & Pick<Parts, 'accessLog' | 'assets' | 'search'>;

/** Search and preview, to be mounted at `/api/v1`. */
export function assetRoutes(parts: AssetRouteParts): Routes {
  const app = new Routes(parts);
  const { publicUrl } = parts;
  const { assets } = parts.assets;

  async function search(c: Context<Env>, question: { query: string | null; vector: number[] | null; topK: number; filter: AssetFilter }) {
    const { query, vector, topK, filter } = question;
    const { didYouMean, expandedTerms, language, answered, total, results } = await findAssets(parts, {
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
      answered,
      total,
      results: results.map((result) => searchResultBody(result, url)),
      ...(answered || query === null ? {} : { demand: demandAction(url, query, filter.assetType) }),
    };
  }

  /** A credential that is refused elsewhere does not matter here: what is shown is public. */
  async function isOwner(c: Context<Env>, { ownerId }: { ownerId: string }): Promise<boolean> {
    const caller = await callerOf(parts, c).catch(() => null);
    return caller !== null && isAuthenticated(caller) && caller.accountId === ownerId;
  }

  app.openapi(searchByQuery, async (c) => {
    const { q, top_k: topK, ...filters } = c.req.valid('query');
    return c.json(await search(c, { query: q, vector: null, topK, filter: filterOf({ type: filters.type, filters }) }), 200);
  });

  app.openapi(searchByBody, async (c) => {
    const body = c.req.valid('json');
    requireModel(parts.search.model, body.model);
    return c.json(
      await search(c, { query: body.query ?? null, vector: body.vector ?? null, topK: body.top_k ?? 10, filter: filterOf(body) }),
      200,
    );
  });

  app.openapi(listPublished, async (c) => {
    const { limit, cursor = null, type, language, owner_id: ownerId } = c.req.valid('query');
    const wanted = { status: 'published' as const, assetType: type, language, ownerId, isDeliverable: true };
    const { items, nextCursor } = await assets.list(wanted, { limit, cursor });
    const url = publicUrl();
    return c.json({ items: items.map((asset) => publicAssetBody(asset, url)), next_cursor: nextCursor }, 200);
  });

  app.openapi(listLanguages, async (c) => c.json({ items: await parts.assets.assetLanguages() }, 200));

  app.openapi(show, async (c) => {
    const asset = await assets.find(c.req.valid('param').id);
    if (asset === null || asset.status === 'archived') throw problem('asset_not_found');
    if (c.req.method !== 'HEAD' && !(await isOwner(c, asset))) parts.accessLog.viewed(asset.id);
    return c.json(publicAssetBody(asset, publicUrl()), 200);
  });

  app.openapi(showRelated, async (c) => {
    const asset = await assets.find(c.req.valid('param').id);
    if (asset === null || asset.status === 'archived') throw problem('asset_not_found');
    const url = publicUrl();
    const results = await parts.assets.related.of(asset, c.req.raw.signal);
    return c.json({ asset_id: asset.id, results: results.map((result) => searchResultBody(result, url)) }, 200);
  });

  return app;
}

/** Vectors of different models cannot be compared: their order would be noise. */
function requireModel(own: string, named: string | null | undefined): void {
  if (named === undefined || named === null || named === own) return;
  const message = `model must be ${own}: vectors of another model cannot be compared`;
  throw invalid('model', message, {
    hint: 'POST /api/v1/embeddings makes vectors of the model of this service, for nothing.',
  });
}

function filterOf({ type, filters }: Pick<z.output<typeof AssetSearchRequest>, 'type' | 'filters'>): AssetFilter {
  const { license, max_price: maxPrice, owner_id: ownerId, mime_type: mimeType, language } = filters ?? {};
  return {
    ...(type === undefined || type === null ? {} : { assetType: type }),
    ...(license === undefined || license === null ? {} : { license }),
    ...(maxPrice === undefined || maxPrice === null ? {} : { maxPriceMicros: requireAmount('filters.max_price', maxPrice) }),
    ...(ownerId === undefined || ownerId === null ? {} : { ownerId }),
    ...(mimeType === undefined || mimeType === null ? {} : { mimeType }),
    ...(language === undefined || language === null ? {} : { language }),
  };
}

import { z } from '@hono/zod-openapi';
import {
  CatalogListing,
  CatalogListingQuery,
  CatalogSummary,
  CatalogSearchAnswer,
  CatalogSearchQuery,
  ServiceDescriptor,
} from '@farebox/contract';
import type { Context } from 'hono';
import type { Parts } from '../../parts.ts';
import { catalogAnswers } from '../../tools/catalog-answers.ts';
import { recordToolSearch } from '../../tools/tool-requests.ts';
import { agentRequestOf } from '../agent-request.ts';
import { callerOf } from '../caller.ts';
import { anyClientId } from '../demand/demand-bodies.ts';
import { corsHeaders, errorAnswer, responseOf, type HeaderValues } from '../answer.ts';
import type { Env } from '../client-address.ts';
import { isKnown } from '../../etag.ts';
import { requestIdOf } from '../request.ts';
import { typed } from '../../surface/route-parts.ts';
import { route } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';

type CatalogRouteParts = RouteParts & Pick<Parts, 'accessLog' | 'catalog' | 'clock' | 'config' | 'limits' | 'payments'>;

const listTools = route({
  method: 'get',
  path: '/api/tools',
  operationId: 'listTools',
  tags: ['Catalog'],
  summary: 'Every published tool',
  request: { query: CatalogListingQuery },
  responses: {
    200: {
      description: 'The catalog; with view=summary, one line a tool; with limit or cursor, a page of it.',
      content: { 'application/json': { schema: z.union([CatalogListing, CatalogSummary]) } },
    },
    304: { description: 'Nothing but the time has changed since the listing that If-None-Match names.' },
  },
});

export const searchTools = route({
  method: 'get',
  path: '/api/tools/search',
  operationId: 'searchTools',
  tags: ['Catalog'],
  summary: 'Search tools by a need, in English or Chinese',
  limit: 'unpaid',
  class: 'search',
  request: { query: CatalogSearchQuery },
  responses: {
    200: { description: 'The best tools first, with why each matched.', content: { 'application/json': { schema: CatalogSearchAnswer } } },
  },
});

export const getTool = route({
  method: 'get',
  path: '/api/catalog/{id}',
  operationId: 'getTool',
  tags: ['Catalog'],
  summary: 'One descriptor, by canonical id, legacy id or alias',
  problems: ['tool_not_found'],
  request: {
    params: z.object({
      id: z.string().max(128).meta({ example: 'timestamp' }),
    }),
  },
  responses: {
    200: { description: 'The descriptor.', content: { 'application/json': { schema: ServiceDescriptor } } },
  },
});

/** The catalog: listing, search, one descriptor. All free. */
export function catalogRoutes(parts: CatalogRouteParts): Routes {
  const { catalog, payments } = parts;
  const answers = catalogAnswers(parts);
  const app = new Routes(parts);
  app.onError((thrown, c) => responseOf(errorAnswer(thrown, requestIdOf(c), 'camel', payments)));

  app.openapi(listTools, (c) => {
    const { json, etag } = answers.listing(c.req.valid('query'));
    if (isKnown(c.req.header('if-none-match'), etag)) return typed(answer(c, 304, null, { ETag: etag }));
    return typed(answer(c, 200, json, { ETag: etag }));
  });

  app.openapi(searchTools, async (c) => {
    const { q, limit, category, tag, max_price_cents: maxPriceCents } = c.req.valid('query');
    const filters = {
      ...(category === undefined ? {} : { category }),
      ...(tag === undefined ? {} : { tag }),
      ...(maxPriceCents === undefined ? {} : { maxPriceCents }),
    };
    const { json, matchScores } = await answers.search({ query: q, limit, ...filters }, c.req.raw.signal);
    const clientId = await anyClientId(() => callerOf(parts, c));
    recordToolSearch(parts, agentRequestOf(c, clientId), { query: q, matchScores });
    return typed(answer(c, 200, json));
  });

  app.openapi(getTool, (c) => {
    const { id } = c.req.valid('param');
    const entry = catalog.find(id);
    if (entry === null || !entry.state.published) throw catalog.unknown(id);
    return typed(answer(c, 200, answers.descriptor(entry)));
  });

  return app;
}

/** All headers are set at once: the server then writes them without building a header list. */
function answer(c: Context<Env>, status: 200 | 304, json: Uint8Array<ArrayBuffer> | null, headers?: HeaderValues): Response {
  return new Response(json, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'X-Request-Id': requestIdOf(c),
      'Cache-Control': 'public, max-age=5',
      ...corsHeaders,
      ...headers,
    },
  });
}

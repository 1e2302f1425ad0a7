import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { CatalogListing, CatalogSearchAnswer, CatalogSearchQuery, ServiceDescriptor, ToolError } from '@farebox/contract';
import type { Parts } from '../app.ts';
import { problem } from '../errors.ts';
import { errorAnswer, jsonAnswer } from './answer.ts';
import type { Env } from './client-address.ts';
import { requestIdOf } from './request.ts';
import { throwInvalid } from './validation.ts';

const error = (description: string) => ({ description, content: { 'application/json': { schema: ToolError } } });

const listTools = createRoute({
  method: 'get',
  path: '/api/tools',
  operationId: 'listTools',
  tags: ['Catalog'],
  summary: 'Every published tool',
  responses: { 200: { description: 'The catalog.', content: { 'application/json': { schema: CatalogListing } } } },
});

const searchTools = createRoute({
  method: 'get',
  path: '/api/tools/search',
  operationId: 'searchTools',
  tags: ['Catalog'],
  summary: 'Tools that fit a need, in English or Chinese',
  request: { query: CatalogSearchQuery },
  responses: {
    200: { description: 'The best tools first, with why each matched.', content: { 'application/json': { schema: CatalogSearchAnswer } } },
    400: error('Invalid query.'),
  },
});

const getTool = createRoute({
  method: 'get',
  path: '/api/catalog/{id}',
  operationId: 'getTool',
  tags: ['Catalog'],
  summary: 'One descriptor, by canonical id, legacy id or alias',
  request: {
    params: z.object({
      id: z
        .string()
        .max(128)
        .openapi({ param: { name: 'id', in: 'path' }, example: 'timestamp' }),
    }),
  },
  responses: {
    200: { description: 'The descriptor.', content: { 'application/json': { schema: ServiceDescriptor } } },
    404: error('No such tool.'),
  },
});

/** The catalog: listing, search, one descriptor. All free. */
export function catalogRoutes(parts: Parts): OpenAPIHono<Env> {
  const { catalog, payments } = parts;
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });
  app.onError((thrown, c) => errorAnswer(thrown, requestIdOf(c), 'camel', payments));
  const answer = (requestId: string, body: unknown) =>
    jsonAnswer(200, JSON.stringify(body), requestId, { 'Cache-Control': 'public, max-age=5' });

  app.openapi(listTools, (c) => typed(answer(requestIdOf(c), catalog.listing())));

  app.openapi(searchTools, async (c) => {
    const { q, limit, category, tag, max_price_cents: maxPriceCents } = c.req.valid('query');
    const filters = {
      ...(category === undefined ? {} : { category }),
      ...(tag === undefined ? {} : { tag }),
      ...(maxPriceCents === undefined ? {} : { maxPriceCents }),
    };
    const found = await catalog.search({ query: q, limit, ...filters }, c.req.raw.signal);
    return typed(answer(requestIdOf(c), found));
  });

  app.openapi(getTool, (c) => {
    const entry = catalog.find(c.req.valid('param').id);
    if (entry === null || !entry.state.published) throw problem('tool_not_found');
    return typed(answer(requestIdOf(c), catalog.descriptor(entry)));
  });

  return app;
}

/** The bodies above are of the contract's types; the framework cannot see it through a plain Response. */
function typed(response: Response): never {
  return response as never;
}

import { z } from '@hono/zod-openapi';
import {
  CatalogListing,
  CatalogListingQuery,
  CatalogSummary,
  CatalogSearchAnswer,
  CatalogSearchQuery,
  ServiceDescriptor,
} from '@farebox/contract';
import { route } from '../route.ts';

export const listTools = route.get('/api/tools', {
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

export const searchTools = route.get('/api/tools/search', {
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

export const getTool = route.get('/api/catalog/{id}', {
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

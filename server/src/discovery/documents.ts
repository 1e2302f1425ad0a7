import { minuteMs } from '../clock.ts';
import { apiCatalog, apiCatalogType } from './api-catalog.ts';
import { docsPage, docsPolicy, type DocsPage } from './docs-site.ts';
import type { Facts } from './facts.ts';
import { llmsText } from './llms.ts';
import { mcpServerCard, serverJson } from './mcp-documents.ts';
import { serviceIndex } from './service-index.ts';
import { robotsText, sitemap } from './site-documents.ts';

/** How a document is served. */
export interface ServedDocument {
  type: string;
  headers?: Readonly<Record<string, string>>;
  /** How long a text with measurements is cached, because those change all the time; others are cached until the catalog changes. */
  freshMs?: number;
  /** A text, or an object to be sent as JSON. Null: there is no such document. */
  content(facts: Facts): string | object | null;
}

/** A document about this service: `http/discovery/document-routes.ts` serves it, and OpenAPI describes it. */
export interface ServiceDocument extends ServedDocument {
  path: string;
  operationId: string;
  summary: string;
  /** In OpenAPI, where the document itself would be too long. */
  example?: string;
  /** Loads what its content needs. */
  prepare?(): Promise<void>;
}

export const jsonType = 'application/json; charset=utf-8';
const plainType = 'text/plain; charset=utf-8';
const serverCardType = 'application/mcp-server-card+json';
export const links = {
  Link: '</.well-known/api-catalog>; rel="api-catalog", </openapi.json>; rel="service-desc", </docs>; rel="service-doc"',
};

/** Those of every service; optional rooms have more. */
export const documents: readonly ServiceDocument[] = [
  {
    path: '/api/v1',
    operationId: 'getRegistryIndex',
    summary: 'Where everything is',
    type: jsonType,
    headers: links,
    content: serviceIndex,
  },
  {
    path: '/docs',
    operationId: 'getDocs',
    summary: 'The documentation for people',
    ...docsDocument({ kind: 'overview' }),
    example: '<!doctype html>…',
  },
  {
    path: '/llms.txt',
    operationId: 'getLlmsText',
    summary: 'The documentation for language models',
    type: plainType,
    content: llmsText,
    example: '# farebox\n…',
  },
  {
    path: '/.well-known/api-catalog',
    operationId: 'getApiCatalog',
    summary: 'The API catalog of RFC 9727',
    type: apiCatalogType,
    headers: links,
    content: apiCatalog,
  },
  { path: '/server.json', operationId: 'getServerJson', summary: 'The entry for the MCP registry', type: jsonType, content: serverJson },
  { path: '/mcp/server-card', operationId: 'getMcpServerCard', summary: 'What /mcp is', type: serverCardType, content: mcpServerCard },
  {
    path: '/.well-known/mcp/server-card.json',
    operationId: 'getMcpServerCardAlias',
    summary: 'The same, at its well-known address',
    type: serverCardType,
    content: mcpServerCard,
  },
  { path: '/robots.txt', operationId: 'getRobots', summary: 'What crawlers may read', type: plainType, content: robotsText },
  {
    path: '/sitemap.xml',
    operationId: 'getSitemap',
    summary: 'The public pages',
    type: 'application/xml; charset=utf-8',
    content: sitemap,
  },
];

export function docsDocument(page: DocsPage): ServedDocument {
  return {
    type: 'text/html; charset=utf-8',
    headers: { 'Content-Security-Policy': docsPolicy, 'Referrer-Policy': 'no-referrer' },
    freshMs: minuteMs,
    content: (facts) => docsPage(facts, page),
  };
}

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { OpenAPIHono } from '@hono/zod-openapi';
import { PaymentRequired, RegistryError, ToolError } from '@farebox/contract';
import type { Context } from 'hono';
import type { Parts } from '../../parts.ts';
import { minuteMs } from '../../clock.ts';
import { agentCard } from '../../discovery/agent-card.ts';
import { apiCatalog, apiCatalogType } from '../../discovery/api-catalog.ts';
import { docsPage, docsPolicy } from '../../discovery/docs-page.ts';
import { factsOf, type Facts, type FactsParts } from '../../discovery/facts.ts';
import { llmsText } from '../../discovery/llms.ts';
import { openApiDocument, openApiHead } from '../../discovery/openapi.ts';
import { nameContractSchemas } from '../../discovery/schema-names.ts';
import { serviceIndex } from '../../discovery/service-index.ts';
import { corsHeaders, type HeaderValues } from '../answer.ts';
import type { Env } from '../client-address.ts';
import { isKnown } from '../etag.ts';

type DocumentRouteParts = FactsParts & Pick<Parts, 'clock'>;

interface Document {
  type: string;
  headers?: HeaderValues;
  /** How long a text with measurements is cached, because those change all the time; others are cached until the catalog changes. */
  freshMs?: number;
  write(facts: Facts): string;
}

/**
 * The documents that describe this service. They are written on first use and after each change of the catalog, not for each request.
 *
 * @param describe returns the descriptions of all route modules, in OpenAPI's form
 */
export function documentRoutes(parts: DocumentRouteParts, describe: (head: typeof openApiHead) => unknown): OpenAPIHono<Env> {
  nameContractSchemas();
  const app = new OpenAPIHono<Env>();
  // Copies: only schemas made after the OpenAPI layer was loaded have its methods.
  for (const [name, schema] of Object.entries({ PaymentRequired, RegistryError, ToolError })) {
    app.openAPIRegistry.register(name, schema.clone());
  }

  const documents: Record<string, Document> = {
    '/openapi.json': { type: json, write: (facts) => JSON.stringify(openApiDocument(facts, describe(openApiHead))) },
    '/docs': {
      type: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': docsPolicy, 'Referrer-Policy': 'no-referrer' },
      freshMs: minuteMs,
      write: docsPage,
    },
    '/llms.txt': { type: 'text/plain; charset=utf-8', write: llmsText },
    '/.well-known/agent-card.json': { type: json, write: (facts) => JSON.stringify(agentCard(facts)) },
    '/.well-known/api-catalog': { type: apiCatalogType, headers: links, write: (facts) => JSON.stringify(apiCatalog(facts)) },
    '/api/v1': { type: json, headers: links, write: writeIndex },
  };
  for (const [path, document] of Object.entries(documents)) {
    const kept = keptDocument(parts, document);
    app.get(path, (c) => answer(c, kept()));
  }

  const index = keptDocument(parts, { type: json, headers: { ...links, Vary: 'Accept, Accept-Encoding' }, write: writeIndex });
  app.get('/', (c) => {
    if (!(c.req.header('accept') ?? '').includes('text/html')) return answer(c, index());
    return c.body(null, 302, { ...corsHeaders, Location: '/docs', Vary: 'Accept', 'Cache-Control': 'public, max-age=60' });
  });
  return app;
}

const writeIndex = (facts: Facts) => JSON.stringify(serviceIndex(facts));
const json = 'application/json; charset=utf-8';
const links = { Link: '</.well-known/api-catalog>; rel="api-catalog", </openapi.json>; rel="service-desc", </docs>; rel="service-doc"' };

interface Written {
  etag: string;
  headers: HeaderValues;
  plain: Buffer<ArrayBuffer>;
  compressed: Buffer<ArrayBuffer>;
}

function keptDocument(parts: DocumentRouteParts, { type, headers, freshMs = Infinity, write }: Document): () => Written {
  const { catalog, clock, publicUrl } = parts;
  let kept: (Written & { url: string; writtenAtMs: number }) | null = null;
  catalog.onChange(() => {
    kept = null;
  });

  return () => {
    const now = clock.now();
    if (kept !== null && kept.url === publicUrl() && Math.abs(now - kept.writtenAtMs) < freshMs) return kept;
    const plain = Buffer.from(write(factsOf(parts)));
    const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
    kept = {
      url: publicUrl(),
      writtenAtMs: now,
      etag,
      plain,
      compressed: gzipSync(plain),
      headers: {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=60',
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Accept-Encoding',
        ...corsHeaders,
        ...headers,
      },
    };
    return kept;
  };
}

/** Each encoding is a representation of its own, with its own strong ETag. */
function answer(c: Context<Env>, { etag, headers, plain, compressed }: Written): Response {
  const isCompressed = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
  const tag = isCompressed ? `"${etag}.gz"` : `"${etag}"`;
  if (isKnown(c.req.header('if-none-match'), tag)) return c.body(null, 304, { ...headers, ETag: tag });
  return c.body(isCompressed ? compressed : plain, 200, { ...headers, ETag: tag, ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}) });
}

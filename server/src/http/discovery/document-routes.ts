import { OpenAPIHono } from '@hono/zod-openapi';
import { PaymentRequired, RegistryError, ToolError } from '@farebox/contract';
import type { Context } from 'hono';
import type { Parts } from '../../parts.ts';
import { minuteMs } from '../../clock.ts';
import { agentCard } from '../../discovery/agent-card.ts';
import { apiCatalog, apiCatalogType } from '../../discovery/api-catalog.ts';
import { aiCatalog, aiCatalogType } from '../../discovery/ard.ts';
import type { CardSigner } from '../../discovery/card-signature.ts';
import { chapters } from '../../discovery/docs-pages.ts';
import { docsPage, docsPolicy, type DocsPage } from '../../discovery/docs-site.ts';
import { factsOf, type Facts, type FactsParts } from '../../discovery/facts.ts';
import { llmsText } from '../../discovery/llms.ts';
import { mcpServerCard, serverJson } from '../../discovery/mcp-documents.ts';
import { openCardSigner } from '../../discovery/open-card-signer.ts';
import { openApiDocument, openApiHead } from '../../discovery/openapi.ts';
import { openApiParts } from '../../discovery/openapi-components.ts';
import { openApiPart } from '../../discovery/openapi-parts.ts';
import { nameContractSchemas } from '../../discovery/schema-names.ts';
import { robotsText, sitemap } from '../../discovery/site-documents.ts';
import { serviceIndex } from '../../discovery/service-index.ts';
import { problem } from '../../errors.ts';
import { corsHeaders, type HeaderValues } from '../answer.ts';
import type { Env } from '../client-address.ts';
import { isKnown, weakTag } from '../../etag.ts';

type DocumentRouteParts = FactsParts & Pick<Parts, 'clock'>;

interface Document {
  type: string;
  headers?: HeaderValues;
  /** How long a text with measurements is cached, because those change all the time; others are cached until the catalog changes. */
  freshMs?: number;
  /** Loads what writing needs. */
  prepare?(): Promise<void>;
  /** Null: there is no such document. */
  write(facts: Facts): string | null;
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

  const openApi = (facts: Facts) => openApiDocument(facts, describe(openApiHead));
  let signer: CardSigner | null = null;
  const documents: Record<string, Document> = {
    '/openapi.json': { type: json, write: (facts) => JSON.stringify(openApi(facts)) },
    '/docs': docs({ kind: 'overview' }),
    '/llms.txt': { type: 'text/plain; charset=utf-8', write: llmsText },
    '/.well-known/agent-card.json': {
      type: json,
      prepare: async () => {
        const { cardSigning, secrets } = parts.config;
        if (cardSigning !== null) signer ??= await openCardSigner(cardSigning, secrets);
      },
      write: (facts) => JSON.stringify(signer === null ? agentCard(facts) : signer.signed(agentCard(facts), facts.publicUrl)),
    },
    '/.well-known/ai-catalog.json': { type: aiCatalogType, write: (facts) => JSON.stringify(aiCatalog(facts)) },
    '/.well-known/ard.json': { type: aiCatalogType, write: (facts) => JSON.stringify(aiCatalog(facts)) },
    '/server.json': { type: json, write: (facts) => JSON.stringify(serverJson(facts)) },
    '/mcp/server-card': { type: serverCardType, write: (facts) => JSON.stringify(mcpServerCard(facts)) },
    '/.well-known/mcp/server-card.json': { type: serverCardType, write: (facts) => JSON.stringify(mcpServerCard(facts)) },
    '/robots.txt': { type: 'text/plain; charset=utf-8', write: robotsText },
    '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: sitemap },
    '/.well-known/api-catalog': { type: apiCatalogType, headers: links, write: (facts) => JSON.stringify(apiCatalog(facts)) },
    '/api/v1': { type: json, headers: links, write: writeIndex },
  };
  for (const [path, document] of Object.entries(documents)) {
    const kept = keptDocument(parts, document);
    app.get(path, async (c) => {
      await document.prepare?.();
      return present(c, kept());
    });
  }

  const openApiOf = keptDocuments(parts, (part) => ({ type: json, write: (facts) => JSON.stringify(openApiPart(openApi(facts), part)) }));
  app.get('/openapi/:part{[a-z0-9]+\\.json}', (c) => {
    const part = c.req.param('part').replace('.json', '');
    return present(c, openApiParts.includes(part) ? openApiOf(part) : null);
  });
  const chapterOf = keptDocuments(parts, (id) => docs({ kind: 'chapter', id }));
  app.get('/docs/:section', (c) => {
    const asked = c.req.param('section');
    return present(c, chapters.some(({ id }) => id === asked) ? chapterOf(asked) : null);
  });
  const tools = keptDocuments(parts, (id) => docs({ kind: 'tool', id }));
  app.get('/docs/tools/:id', (c) => {
    const asked = c.req.param('id');
    const found = parts.catalog.find(asked);
    if (found !== null && found.tool.id !== asked && found.state.published) return c.redirect(`/docs/tools/${found.tool.id}`);
    return present(c, found === null ? null : tools(found.tool.id));
  });

  const index = keptDocument(parts, { type: json, headers: { ...links, Vary: 'Accept' }, write: writeIndex });
  app.get('/', (c) => {
    if (!(c.req.header('accept') ?? '').includes('text/html')) return present(c, index());
    return c.body(null, 302, { ...corsHeaders, Location: '/docs', Vary: 'Accept', 'Cache-Control': 'public, max-age=60' });
  });
  return app;
}

const writeIndex = (facts: Facts) => JSON.stringify(serviceIndex(facts));
const json = 'application/json; charset=utf-8';
const serverCardType = 'application/mcp-server-card+json';
const links = { Link: '</.well-known/api-catalog>; rel="api-catalog", </openapi.json>; rel="service-desc", </docs>; rel="service-doc"' };

interface Written {
  etag: string;
  headers: HeaderValues;
  bytes: Buffer<ArrayBuffer>;
}

function docs(page: DocsPage): Document {
  return {
    type: 'text/html; charset=utf-8',
    headers: { 'Content-Security-Policy': docsPolicy, 'Referrer-Policy': 'no-referrer' },
    freshMs: minuteMs,
    write: (facts) => docsPage(facts, page),
  };
}

/** One document, rewritten after each change. @returns null where there is none now */
function keptDocument(parts: DocumentRouteParts, document: Document): () => Written | null {
  const kept = keptDocuments(parts, () => document);
  return () => kept('');
}

/** Documents by name. Names that have none are not kept, so nobody can fill the memory. */
function keptDocuments(parts: DocumentRouteParts, documentOf: (name: string) => Document): (name: string) => Written | null {
  const { catalog, clock, publicUrl } = parts;
  const kept = new Map<string, Written & { url: string; writtenAtMs: number }>();
  catalog.onChange(() => kept.clear());

  return (name) => {
    const now = clock.now();
    const { type, headers, freshMs = Infinity, write } = documentOf(name);
    const known = kept.get(name);
    if (known !== undefined && known.url === publicUrl() && Math.abs(now - known.writtenAtMs) < freshMs) return known;
    const text = write(factsOf(parts));
    if (text === null) return null;
    const bytes = Buffer.from(text);
    const written = {
      url: publicUrl(),
      writtenAtMs: now,
      etag: weakTag(bytes),
      bytes,
      headers: {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=60',
        'X-Content-Type-Options': 'nosniff',
        ...corsHeaders,
        ...headers,
      },
    };
    kept.set(name, written);
    return written;
  };
}

/** @throws not_found */
function present(c: Context<Env>, written: Written | null): Response {
  if (written === null) throw problem('not_found');
  const { etag, headers, bytes } = written;
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ...headers, ETag: etag });
  return c.body(bytes, 200, { ...headers, ETag: etag });
}

import { OpenAPIHono } from '@hono/zod-openapi';
import { PaymentRequired, RegistryError, ToolError } from '@farebox/contract';
import type { Context } from 'hono';
import type { Parts } from '../../parts.ts';
import { chapters } from '../../discovery/docs-pages.ts';
import { docsDocument, documents, jsonType, links, type ServedDocument, type ServiceDocument } from '../../discovery/documents.ts';
import { factsOf, type Facts, type FactsParts } from '../../discovery/facts.ts';
import { openApiDocument, openApiHead, openApiPart } from '../../discovery/openapi.ts';
import { openApiParts } from '../../discovery/openapi-components.ts';
import { nameContractSchemas } from '../../discovery/schema-members.ts';
import { serviceIndex } from '../../discovery/service-index.ts';
import { problem } from '../../errors.ts';
import { sampleFile } from '../../net/sample-files.ts';
import type { HeaderValues } from '../../surface/headers.ts';
import { corsHeaders } from '../../surface/headers.ts';
import type { Env } from '../../surface/client-address.ts';
import { isKnown, weakTag } from '../../etag.ts';

type DocumentRouteParts = FactsParts & Pick<Parts, 'clock'>;

/**
 * The documents that describe this service. They are written on first use and after each change of the catalog, not for each request.
 *
 * @param describe returns the descriptions of all route modules, in OpenAPI's form
 * @param added documents of optional rooms
 */
export function documentRoutes(
  parts: DocumentRouteParts,
  describe: (head: typeof openApiHead) => unknown,
  added: readonly ServiceDocument[],
): OpenAPIHono<Env> {
  const all = [...documents, ...added];
  nameContractSchemas();
  const app = new OpenAPIHono<Env>();
  // Copies: only schemas made after the OpenAPI layer was loaded have its methods.
  for (const [name, schema] of Object.entries({ PaymentRequired, RegistryError, ToolError })) {
    app.openAPIRegistry.register(name, schema.clone());
  }

  const openApi = (facts: Facts) => openApiDocument(facts, describe(openApiHead), all);
  const whole = keptDocument(parts, { type: jsonType, content: openApi });
  app.get('/openapi.json', (c) => present(c, whole()));
  const openApiOf = keptDocuments(parts, (part) => ({ type: jsonType, content: (facts) => openApiPart(openApi(facts), part) }));
  app.get('/openapi/:part{[a-z0-9]+\\.json}', (c) => {
    const part = c.req.param('part').replace('.json', '');
    return present(c, openApiParts(factsOf(parts)).includes(part) ? openApiOf(part) : null);
  });
  for (const document of all) serveFixed(app, parts, document);
  servePages(app, parts);
  serveSamples(app);

  const index = keptDocument(parts, { type: jsonType, headers: { ...links, Vary: 'Accept' }, content: serviceIndex });
  app.get('/', (c) => {
    if (!(c.req.header('accept') ?? '').includes('text/html')) return present(c, index());
    return c.body(null, 302, { ...corsHeaders, Location: '/docs', Vary: 'Accept', 'Cache-Control': 'public, max-age=60' });
  });
  return app;
}

function serveFixed(app: OpenAPIHono<Env>, parts: DocumentRouteParts, document: ServiceDocument): void {
  const kept = keptDocument(parts, document);
  app.get(document.path, async (c) => {
    await document.prepare?.();
    return present(c, kept());
  });
}

function servePages(app: OpenAPIHono<Env>, parts: DocumentRouteParts): void {
  const chapterOf = keptDocuments(parts, (id) => docsDocument({ kind: 'chapter', id }));
  app.get('/docs/:section', (c) => {
    const asked = c.req.param('section');
    return present(c, chapters.some(({ id }) => id === asked) ? chapterOf(asked) : null);
  });
  const tools = keptDocuments(parts, (id) => docsDocument({ kind: 'tool', id }));
  app.get('/docs/tools/:id', (c) => {
    const asked = c.req.param('id');
    const found = parts.tools.catalog.find(asked);
    if (found !== null && found.tool.id !== asked && found.state.published) return c.redirect(`/docs/tools/${found.tool.id}`);
    return present(c, found === null ? null : tools(found.tool.id));
  });
}

/** Files to try tools with. */
function serveSamples(app: OpenAPIHono<Env>): void {
  app.get('/samples/:name', (c) => {
    const sample = sampleFile(c.req.param('name'));
    if (sample === null) throw problem('not_found');
    const headers = { 'Content-Type': sample.type, 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' };
    return c.body(sample.bytes, 200, { ...corsHeaders, ...headers });
  });
}

interface Written {
  etag: string;
  headers: HeaderValues;
  bytes: Buffer<ArrayBuffer>;
}

/** One document, rewritten after each change. @returns null where there is none now */
function keptDocument(parts: DocumentRouteParts, document: ServedDocument): () => Written | null {
  const kept = keptDocuments(parts, () => document);
  return () => kept('');
}

/** Documents by name. Names that have none are not kept, so nobody can fill the memory. */
function keptDocuments(parts: DocumentRouteParts, documentOf: (name: string) => ServedDocument): (name: string) => Written | null {
  const { clock, publicUrl } = parts;
  const { catalog } = parts.tools;
  const kept = new Map<string, Written & { url: string; writtenAtMs: number }>();
  catalog.onChange(() => kept.clear());

  return (name) => {
    const now = clock.now();
    const { type, headers, freshMs = Infinity, content } = documentOf(name);
    const known = kept.get(name);
    if (known !== undefined && known.url === publicUrl() && Math.abs(now - known.writtenAtMs) < freshMs) return known;
    const written = content(factsOf(parts));
    if (written === null) return null;
    const bytes = Buffer.from(typeof written === 'string' ? written : JSON.stringify(written));
    const document = {
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
    kept.set(name, document);
    return document;
  };
}

/** @throws not_found */
function present(c: Context<Env>, written: Written | null): Response {
  if (written === null) throw problem('not_found');
  const { etag, headers, bytes } = written;
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ...headers, ETag: etag });
  return c.body(bytes, 200, { ...headers, ETag: etag });
}

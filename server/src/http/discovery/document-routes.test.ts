import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startService, type Service } from '../../../test/service.ts';
import { chapters } from '../../discovery/docs-pages.ts';
import { serviceTools } from '../../surface/agent-tools/service-tools.ts';
import { pricingPolicies, tool } from '../../tools/tool.ts';

const hostile = '</code><script>alert("1")</script>';
const hostileTool = tool({
  id: 'hostile',
  name: hostile,
  description: hostile,
  descriptionForModel: hostile,
  category: hostile,
  keywords: [hostile],
  useCases: [hostile],
  limitations: [hostile],
  tags: [hostile],
  method: 'POST',
  input: z.strictObject({ text: z.string().meta({ description: hostile }) }),
  output: z.object({ text: z.string().meta({ description: hostile }) }),
  exampleRequest: { text: `it's ${hostile}` },
  exampleResponse: { text: hostile },
  errorExamples: [{ input: { text: hostile }, error: hostile, statusCode: 400 }],
  pricing: pricingPolicies.tinyApi,
  complexity: 'simple',
  typicalResponseTimeMs: 1,
  maxLatencyMs: 1000,
  uptime: '99.5%',
  cacheable: true,
  idempotent: true,
  inputTypes: ['text'],
  outputTypes: ['text'],
  relatedServices: ['slugify', 'no-such-tool'],
  runs: 'here',
}).run(({ text }) => ({ text }));

let service: Service;
beforeAll(async () => {
  service = await startService({ extraTools: [hostileTool] });
});
afterAll(() => service[Symbol.asyncDispose]());

const documents = [
  ['/openapi.json', 'application/json; charset=utf-8'],
  ['/openapi/catalog.json', 'application/json; charset=utf-8'],
  ['/docs', 'text/html; charset=utf-8'],
  ['/docs/clients', 'text/html; charset=utf-8'],
  ['/docs/tools/word-count', 'text/html; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/agent-card.json', 'application/json; charset=utf-8'],
  ['/.well-known/api-catalog', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
  ['/.well-known/ai-catalog.json', 'application/ai-catalog+json'],
  ['/server.json', 'application/json; charset=utf-8'],
  ['/mcp/server-card', 'application/mcp-server-card+json'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/', 'application/json; charset=utf-8'],
  ['/api/v1', 'application/json; charset=utf-8'],
] as const;

describe('documents', () => {
  it.each(documents)('%s is public, typed, and the same until its content changes', async (path, type) => {
    const first = await service.get(path);
    expect(first.status).toBe(200);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const condition of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      expect(await service.get(path, { 'if-none-match': condition })).toMatchObject({ status: 304, text: '' });
    }
    expect((await service.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each(documents)('%s answers HEAD with the same headers and no body', async (path, type) => {
    const answer = await service.send('HEAD', path);
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers.get('content-type')).toBe(type);
  });

  it('show a new price as soon as the catalog changes', async () => {
    const before = await service.get('/llms.txt');
    await service.parts.tools.catalog.configure('timestamp', { priceMicros: 123_456 });
    const after = await service.get('/llms.txt');
    expect(before.text).toContain('GET /api/tools/timestamp, 0.03 USD');
    expect(after.text).toContain('GET /api/tools/timestamp, 0.123456 USD');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    await service.parts.tools.catalog.configure('timestamp', { priceMicros: null });
  });

  it('show measurements after at most a minute, and are not generated again before', async () => {
    let nowMs = Date.parse('2026-11-20T08:00:00Z');
    await using own = await startService({ clock: { now: () => nowMs } });
    const before = await own.get('/docs/tools');
    const { token } = await own.paid('timestamp');
    expect((await own.get('/api/tools/timestamp', { 'x-payment-token': token })).status).toBe(200);
    nowMs += 59_000;
    expect((await own.get('/docs/tools')).headers.get('etag')).toBe(before.headers.get('etag'));
    nowMs += 1000;
    expect((await own.get('/docs/tools/timestamp')).text).toContain('100 % of 1 call succeeded');
    expect((await own.get('/docs/tools')).text).toContain('100 %, ');
  });

  it('contain the public address of the service', async () => {
    for (const [path] of documents) expect((await service.get(path)).text).toContain(service.url);
  });

  it('redirect a browser from / to the documentation', async () => {
    const answer = await service.get('/', { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' });
    expect(answer.status).toBe(302);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ location: '/docs', vary: 'Accept' });
  });

  it('link to each other: every link of / and of the API catalog works', async () => {
    const index = z.object({ links: z.record(z.string(), z.string()) }).parse((await service.get('/')).body);
    const catalog = (await service.get('/.well-known/api-catalog')).text;
    const links = [...Object.values(index.links), ...[...catalog.matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href ?? '')];
    for (const link of new Set(links)) {
      const { status } = await service.get(link.replace(service.url, '').replace('{need}', 'time'));
      // MCP and payments take POST.
      expect([200, 405], link).toContain(status);
    }
  });
});

describe('texts for people and models', () => {
  it.each(['/llms.txt', '/docs/demand', '/.well-known/agent-card.json', '/.well-known/agent-demand.json', '/api/v1/capabilities'])(
    '%s names only paths that are there',
    async (document) => {
      const { paths } = z.object({ paths: z.record(z.string(), z.unknown()) }).parse((await service.get('/openapi.json')).body);
      const known = Object.keys(paths).map(
        (path) => new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      );
      const text = (await service.get(document)).text.replaceAll(/<[^>]+>/g, ' ');
      const named = new Set(
        [...text.matchAll(/(?<=[\s"'`(>]|:\d{2,5})\/(?:api|\.well-known)\b[\w./{}-]*/g)].map(([path]) => path.replace(/[./]+$/, '')),
      );
      expect(named.size).toBeGreaterThan(8);
      // A family of paths, and the other names of tools.
      const isKnown = (path: string) =>
        path === '/api/v1/flowers/prices' || service.parts.tools.catalog.find(path.replace('/api/tools/', '')) !== null;
      expect([...named].filter((path) => !isKnown(path) && !known.some((pattern) => pattern.test(path)))).toEqual([]);
    },
  );

  it('/llms.txt lists the free MCP tools under their names', async () => {
    const { text } = await service.get('/llms.txt');
    for (const name of serviceTools(service.parts).keys()) expect(text).toContain(`\`${name}\``);
  });
});

describe('the pages of the documentation', () => {
  /** All that can be reached from /docs. */
  let pages: Map<string, string>;
  beforeAll(async () => {
    pages = new Map();
    const open = ['/docs'];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (pages.has(path)) continue;
      const page = await service.get(path);
      expect(page.status, path).toBe(200);
      expect(page.headers.get('content-security-policy'), path).toContain("default-src 'none'");
      pages.set(path, page.text);
      open.push(...linksIn(page.text).map((link) => link.split('#')[0] ?? ''));
    }
  });

  /** Links to pages of the documentation. */
  const linksIn = (text: string) => [...text.matchAll(/href="(\/docs[^"]*)"/g)].map(([, link]) => link ?? '');
  const idsIn = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

  it('are one for each chapter and each tool, and short', () => {
    const tools = service.parts.tools.catalog.entries().map(({ tool: { id } }) => `/docs/tools/${id}`);
    expect([...pages.keys()].toSorted()).toEqual(['/docs', ...chapters.map(({ id }) => `/docs/${id}`), ...tools].toSorted());
    for (const [path, text] of pages) {
      expect(text.length, path).toBeLessThan(100_000);
      expect(text.match(/<h1[ >]/g), path).toHaveLength(1);
    }
  });

  it('load nothing, run nothing, and have only their own style', async () => {
    for (const [path, text] of pages) {
      const policy = (await service.get(path)).headers.get('content-security-policy') ?? '';
      const hash = (tag: string) =>
        createHash('sha256')
          .update(text.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? '')
          .digest('base64');
      expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash('style')}'; img-src data:`);
      expect(text).not.toMatch(/ style="| on\w+="|<(?:img|iframe|script src|link rel="stylesheet")/);
    }
  });

  it('escape the texts of tools', () => {
    for (const [path, scripts] of [
      ['/docs/tools', 0],
      ['/docs/tools/hostile', 1],
    ] as const) {
      expect(pages.get(path)).toContain('&lt;script&gt;alert(');
      expect(pages.get(path)?.match(/<script/g) ?? []).toHaveLength(scripts);
    }
  });

  it('begin with the data of schema.org, which cannot end its script', () => {
    const dataOf = (path: string): unknown => {
      const text = pages.get(path) ?? '';
      expect(text.match(/<script/g)).toHaveLength(1);
      return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '');
    };
    const { offers } = z.object({ offers: z.array(z.object({ itemOffered: z.object({ name: z.string() }) })) }).parse(dataOf('/docs'));
    expect(offers.map(({ itemOffered }) => itemOffered.name)).toContain(hostile);
    expect(dataOf('/docs/tools/hostile')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Offer',
      priceCurrency: 'USD',
      itemOffered: { '@type': 'Service', name: hostile },
    });
  });

  it('quote the example of a request for the shell', () => {
    expect(pages.get('/docs/tools/hostile')?.replaceAll(/<[^>]+>/g, '')).toContain(String.raw`it'\''s`);
  });

  it('link only to existing pages and anchors, and have unique ids', () => {
    for (const [path, text] of pages) {
      const ids = idsIn(text);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([]);
      const own = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
      expect(
        [...new Set(own)].filter((target) => !ids.includes(target)),
        path,
      ).toEqual([]);
      const broken = linksIn(text).filter((link) => {
        const [page = '', anchor] = link.split('#');
        return !pages.has(page) || (anchor !== undefined && !idsIn(pages.get(page) ?? '').includes(anchor));
      });
      expect(broken, path).toEqual([]);
    }
  });

  it('know a tool by its other names, and say 404 for what is not there', async () => {
    const renamed = service.parts.tools.catalog.entries().find(({ tool }) => tool.internalServiceId !== undefined)?.tool;
    const answer = await service.get(`/docs/tools/${renamed?.internalServiceId}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`/docs/tools/${renamed?.id}`);
    for (const path of ['/docs/none', '/docs/tools/none', '/docs/__proto__']) expect((await service.get(path)).status, path).toBe(404);
  });
});

describe('the agent card', () => {
  it('has what A2A 1.0 requires, a skill for the registry, and one for every available tool', async () => {
    const card = AgentCard.parse((await service.get('/.well-known/agent-card.json')).body);
    const tools = service.parts.tools.catalog
      .listing()
      .services.filter(({ state }) => state.enabled && state.configured)
      .map(({ id }) => id);
    expect(card.skills.map(({ id }) => id)).toEqual(['search-assets', 'fetch-asset', 'submit-demand', ...tools]);
  });

  it('names the binding that answers, in 1.0 only', async () => {
    const card = AgentCard.parse((await service.get('/.well-known/agent-card.json')).body);
    const bindings = card.supportedInterfaces.filter(({ url }) => url === `${service.url}/a2a`);
    expect(bindings).toMatchObject([{ protocolBinding: 'JSONRPC', protocolVersion: '1.0' }]);
    expect((await service.post('/a2a', {})).body).toMatchObject({ error: { code: -32_602 } });
  });
});

/** Source: A2A 1.0, section 4.4. */
const texts = z.array(z.string().min(1)).min(1);
const AgentCard = z.object({
  name: z.string().min(1),
  description: z.string().min(1),
  version: z.string().min(1),
  supportedInterfaces: z.array(z.object({ url: z.url(), protocolBinding: z.string().min(1), protocolVersion: z.string().min(1) })).min(1),
  capabilities: z.object({
    extensions: z.array(z.object({ uri: z.url(), description: z.string(), required: z.boolean(), params: z.object({}).optional() })),
  }),
  defaultInputModes: texts,
  defaultOutputModes: texts,
  skills: z.array(z.object({ id: z.string().min(1), name: z.string().min(1), description: z.string().min(1), tags: texts })).min(1),
});

import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { DemandAction } from '@farebox/contract';
import { clientIdOf } from '../../accounts/caller.ts';
import { isFindable } from '../../assets/asset.ts';
import { findOffers } from '../../demand/offer-search.ts';
import { aiCatalog, aiCatalogType, assetEntry, ownEntries, publisherOf, toolEntry, valuesAt, type CatalogEntry } from './ard.ts';
import type { Addition } from '../../discovery/addition.ts';
import { asProblem, problem } from '../../errors.ts';
import type { OptionalRoom } from '../../optional-rooms.ts';
import type { Parts } from '../../parts.ts';
import { agentRequestOf } from '../../surface/request.ts';
import { demandAction } from '../../demand/demand-action.ts';
import { callerOf } from '../../surface/caller.ts';
import { headerRef } from '../../surface/route-parts.ts';
import { routesOf } from '../../surface/route.ts';
import { Routes } from '../../http/routes.ts';
import { type Env } from '../../surface/client-address.ts';

type ArdRouteParts = Pick<
  Parts,
  'accessLog' | 'accounts' | 'assets' | 'config' | 'limits' | 'payments' | 'publicUrl' | 'search' | 'stopping' | 'tools'
>;

const Filter = z.record(z.string().min(1).max(128), z.union([z.string().max(512), z.array(z.string().max(512)).max(50)]));
const Text = z.string().trim().min(1).max(1000);
const PageSize = z.int().min(1).max(100);
const PageToken = z.string().regex(/^\d{1,9}$/, 'is not one of this registry');
const filterExample = { type: ['application/mcp-server-card+json'] };

const SearchRequest = z
  .strictObject({
    query: z.strictObject({ text: Text, filter: Filter.optional() }),
    federation: z.enum(['auto', 'referrals', 'none']).default('auto'),
    pageSize: PageSize.default(10),
    pageToken: PageToken.optional(),
  })
  .openapi('ArdSearchRequest', { example: { query: { text: 'count words', filter: filterExample }, pageSize: 5 } });

const ExploreRequest = z
  .strictObject({
    query: z.strictObject({ text: Text.optional(), filter: Filter.optional() }).default({}),
    resultType: z.strictObject({
      facets: z
        .array(
          z.strictObject({
            field: z.string().min(1).max(128),
            limit: z.int().min(1).max(100).default(20),
            minCount: z.int().min(1).max(1_000_000).default(1),
          }),
        )
        .max(20),
    }),
  })
  .openapi('ArdExploreRequest', { example: { query: { text: 'count words' }, resultType: { facets: [{ field: 'type' }] } } });

const ListQuery = z.object({
  filter: z
    .string()
    .max(1000)
    .optional()
    .openapi({ description: "E.g. type = 'application/mcp-server-card+json' AND tags = 'text'.", example: "tags = 'text'" }),
  orderBy: z.enum(['displayName', 'displayName DESC', 'updatedAt', 'updatedAt DESC']).optional().openapi({ example: 'displayName' }),
  pageSize: z.coerce.number().int().min(1).max(100).default(20).openapi({ example: 20 }),
  pageToken: PageToken.optional().openapi({ example: '20' }),
});

const Entry = z.looseObject({ identifier: z.string(), displayName: z.string(), type: z.string() });
const entryExample = {
  identifier: 'urn:air:tools.example:asset:ast_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  displayName: 'Rainfall in Hong Kong',
  type: 'application/vnd.farebox.asset+json',
  url: 'https://tools.example/api/v1/assets/ast_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  description: 'Rainfall by hour.',
  tags: ['dataset'],
};
const SearchAnswer = z
  .object({
    results: z.array(Entry.extend({ score: z.int().min(0).max(100), source: z.string() })),
    pageToken: z.string().optional(),
    demand: DemandAction.optional().openapi({ description: 'Not of ARD. Only if nothing was found: the request that reports the need.' }),
  })
  .openapi('ArdSearchAnswer', { example: { results: [{ ...entryExample, score: 87, source: 'https://tools.example/' }] } });
const ExploreAnswer = z
  .object({
    resultType: z.literal('facets'),
    facets: z.record(
      z.string(),
      z.object({ buckets: z.array(z.object({ value: z.string(), count: z.int() })), otherCount: z.int().optional() }),
    ),
  })
  .openapi('ArdExploreAnswer', {
    example: { resultType: 'facets' as const, facets: { type: { buckets: [{ value: entryExample.type, count: 3 }] } } },
  });
const ListAnswer = z
  .object({ items: z.array(Entry), total: z.int(), pageToken: z.string().optional() })
  .openapi('ArdListAnswer', { example: { items: [entryExample], total: 1 } });
const Failure = z
  .object({ errorCode: z.string(), message: z.string() })
  .openapi('ArdError', { example: { errorCode: 'INVALID_ARGUMENT', message: 'query.text: required' } });

const inDiscovery = routesOf({ tags: ['Discovery'] });
const told = (schema: z.ZodType, description: string) => ({ description, content: { 'application/json': { schema } } });
const waiting = (description: string) => ({ ...told(Failure, description), headers: { 'Retry-After': headerRef('RetryAfter') } });
const failures = {
  400: told(Failure, 'The request is not understood.'),
  401: told(Failure, 'The credential is not valid.'),
  413: told(Failure, 'The body is too large.'),
  415: told(Failure, 'The body is not JSON.'),
  429: waiting('Too many requests.'),
  500: told(Failure, 'A fault of the service.'),
  503: waiting('The service is not available right now.'),
};

const search = inDiscovery.post('/search', {
  operationId: 'searchArd',
  summary: 'Search tools and assets, as ARD defines it',
  description: 'This registry knows only its own offers: `federation` changes nothing. Source: Agentic Resource Discovery v0.9.',
  limit: 'unpaid',
  body: 'large',
  problems: ['authentication_required'],
  request: { body: { required: true, content: { 'application/json': { schema: SearchRequest } } } },
  responses: { 200: told(SearchAnswer, 'The best first.'), ...failures },
});
const explore = inDiscovery.post('/explore', {
  operationId: 'exploreArd',
  summary: 'Count offers by their members, as ARD defines it',
  limit: 'unpaid',
  body: 'large',
  problems: ['authentication_required'],
  request: { body: { required: true, content: { 'application/json': { schema: ExploreRequest } } } },
  responses: { 200: told(ExploreAnswer, 'The counts.'), ...failures },
});
const list = inDiscovery.get('/agents', {
  operationId: 'listArd',
  summary: 'List offers, as ARD defines it',
  description: 'The ways into the service, every tool, and the newest thousand assets.',
  limit: 'unpaid',
  isLenient: true,
  problems: ['authentication_required', 'unsupported_media_type'],
  request: { query: ListQuery },
  responses: { 200: told(ListAnswer, 'A page of them.'), ...failures },
});

/** The most results of each kind in one search. */
const foundMax = 100;
const listedAssetsMax = 1000;
const listedPage = 200;
const searchTimeoutMs = 20_000;

/** As much of a text as the catalog searches for. */
const searched = (text: string) => text.slice(0, 200);

type Facet = z.output<typeof ExploreRequest>['resultType']['facets'][number];
type Scored = CatalogEntry & { score: number };

/** Agentic Resource Discovery: the catalog of the ways into the service, and the registry of its offers. */
export function ardRoom(parts: ArdRouteParts): Addition {
  const catalog = { type: aiCatalogType, content: aiCatalog };
  return {
    rooted: ardRoutes(parts),
    documents: [
      {
        path: '/.well-known/ai-catalog.json',
        operationId: 'getAiCatalog',
        summary: 'The catalog of Agentic Resource Discovery (ARD)',
        ...catalog,
      },
      { path: '/.well-known/ard.json', operationId: 'getArdManifest', summary: 'The same catalog, under the name of ARD 0.91', ...catalog },
    ],
  };
}

/** The registry. Errors have the form of that specification. */
function ardRoutes(parts: ArdRouteParts): Routes {
  const { publicUrl } = parts;
  const entries = ardCatalog(parts);
  const { everything, fits, found } = entries;
  const app = new Routes(parts);

  app.onError((thrown, c) => {
    const failure = asProblem(thrown);
    // Logged, and counted, by the app around this.
    if (failure.code === 'internal') throw thrown;
    const { retryAfterSeconds } = failure.details;
    if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
    const errorCode = failure.status === 429 ? 'RESOURCE_EXHAUSTED' : failure.status >= 500 ? 'UNAVAILABLE' : 'INVALID_ARGUMENT';
    return Response.json({ errorCode, message: failure.message }, { status: failure.status, headers: c.res.headers });
  });

  app.openapi(search, async (c) => {
    const { query, pageSize, pageToken } = c.req.valid('json');
    const isFirstPage = pageToken === undefined;
    const matched = (await found(c, query.text, isFirstPage)).filter((entry) => fits(entry, query.filter ?? {}));
    const start = Number(pageToken ?? 0);
    const page = matched.slice(start, start + pageSize);
    const next = start + pageSize < matched.length ? { pageToken: String(start + pageSize) } : {};
    const unmet = matched.length === 0 ? { demand: demandAction(publicUrl(), searched(query.text), undefined) } : {};
    return c.json({ results: page.map((entry) => ({ ...entry, source: `${publicUrl()}/` })), ...next, ...unmet }, 200);
  });

  app.openapi(explore, async (c) => {
    const { query, resultType } = c.req.valid('json');
    const all = query.text === undefined ? await everything() : await found(c, query.text, true);
    const matched = all.filter((entry) => fits(entry, query.filter ?? {}));
    const facets = resultType.facets.map((facet) => [facet.field, facetOf(entries, matched, facet)] as const);
    return c.json({ resultType: 'facets' as const, facets: Object.fromEntries(facets) }, 200);
  });

  app.openapi(list, async (c) => {
    const { filter, orderBy, pageSize, pageToken } = c.req.valid('query');
    const constraints = filter === undefined ? {} : constraintsOf(filter);
    const matched = (await everything()).filter((entry) => fits(entry, constraints));
    const sorted = orderBy === undefined ? matched : matched.toSorted(orderOf(orderBy));
    const start = Number(pageToken ?? 0);
    const next = start + pageSize < sorted.length ? { pageToken: String(start + pageSize) } : {};
    c.header('Cache-Control', 'public, max-age=60');
    return c.json({ items: sorted.slice(start, start + pageSize), total: sorted.length, ...next }, 200);
  });

  return app;
}

type ArdCatalog = ReturnType<typeof ardCatalog>;

/** The offers of the service as entries of ARD. */
function ardCatalog(parts: ArdRouteParts) {
  const { config, publicUrl } = parts;
  const { assets } = parts.assets;
  const { catalog } = parts.tools;
  const has = (room: OptionalRoom) => !config.without.includes(room);
  const publisher = () => publisherOf(publicUrl());
  const callableTools = () =>
    catalog
      .entries()
      .filter(({ state }) => state.published && state.enabled && state.configured)
      .map((entry) => toolEntry(catalog.descriptor(entry), publicUrl()));

  function fits(entry: CatalogEntry, filter: Readonly<Record<string, string | readonly string[]>>): boolean {
    return Object.entries(filter).every(([path, wanted]) => {
      const values = valuesAt(entry, path, publisher());
      return [wanted].flat().some((value) => values.includes(value));
    });
  }

  async function found(c: Context<Env>, text: string, isRecorded: boolean): Promise<Scored[]> {
    const signal = AbortSignal.any([c.req.raw.signal, parts.stopping, AbortSignal.timeout(searchTimeoutMs)]);
    const request = agentRequestOf(c, clientIdOf(await callerOf(parts, c)));
    const {
      answered,
      tools,
      assets: data,
    } = await findOffers(parts, {
      query: searched(text),
      limit: foundMax,
      request: isRecorded ? request : null,
      signal,
    });
    // Registries have no mark for what is only near.
    if (!answered) return [];
    const scored = [
      ...tools.services.map((service) => ({ ...toolEntry(service, publicUrl()), score: percent(service.matchScore / 100) })),
      ...data.results.map(({ asset, hit }) => ({ ...assetEntry(asset, publicUrl()), score: percent(hit.score) })),
    ];
    return scored.toSorted((one, other) => other.score - one.score);
  }

  async function everything(): Promise<CatalogEntry[]> {
    const listed: CatalogEntry[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof assets.list>> = await assets.list({ status: 'published' }, { limit: listedPage, cursor });
      listed.push(...page.items.filter(isFindable).map((asset) => assetEntry(asset, publicUrl())));
      cursor = page.nextCursor;
    } while (cursor !== null && listed.length < listedAssetsMax);
    return [...ownEntries({ publicUrl: publicUrl(), has }), ...callableTools(), ...listed];
  }

  return { publisher, fits, found, everything };
}

/** How many entries have each value of a member. */
function facetOf({ publisher }: ArdCatalog, entries: readonly CatalogEntry[], { field, limit, minCount }: Facet) {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    for (const value of new Set(valuesAt(entry, field, publisher()))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const buckets = [...counts]
    .filter(([, count]) => count >= minCount)
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([value, count]) => ({ value, count }));
  const otherCount = buckets.slice(limit).reduce((sum, { count }) => sum + count, 0);
  return { buckets: buckets.slice(0, limit), ...(otherCount === 0 ? {} : { otherCount }) };
}

function percent(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * 100);
}

/** `field = 'value'`, joined by AND; the same field twice means either. @throws invalid_input */
function constraintsOf(text: string): Record<string, string[]> {
  const constraints: Record<string, string[]> = {};
  for (const part of text.split(/\s+AND\s+/i)) {
    const [, field, , value] = /^\s*([\w.]{1,128})\s*=\s*(["'])([^"']*)\2\s*$/.exec(part) ?? [];
    if (field === undefined || value === undefined)
      throw problem('invalid_input', { message: `filter must be field = 'value', joined by AND, not ${part.slice(0, 100)}` });
    constraints[field] = [...(constraints[field] ?? []), value];
  }
  return constraints;
}

function orderOf(orderBy: string): (one: CatalogEntry, other: CatalogEntry) => number {
  const [field, direction] = orderBy.split(' ');
  const textOf = (entry: CatalogEntry) => (field === 'displayName' ? entry.displayName : (entry.updatedAt ?? ''));
  const sign = direction === 'DESC' ? -1 : 1;
  return (one, other) => sign * (textOf(one) < textOf(other) ? -1 : textOf(one) > textOf(other) ? 1 : 0);
}

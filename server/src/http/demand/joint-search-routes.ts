import { FoundKind, JointSearchAnswer, JointSearchQuery, JointSearchRequest, type JointSearchResult } from '@farebox/contract';
import type { Context } from 'hono';
import { clientIdOf } from '../../accounts/caller.ts';
import { rfc3339 } from '../../clock.ts';
import { searchJointly, type JointAnswer, type JointHit } from '../../demand/joint-search.ts';
import { formatAmount, microsFromCents, requireAmount, type Micros } from '../../money.ts';
import { requiredOfBuyer } from '../../assets/asset.ts';
import type { Parts } from '../../parts.ts';
import { agentRequestOf } from '../agent-request.ts';
import { demandAction } from '../assets/asset-bodies.ts';
import { callerOf } from '../caller.ts';
import type { Env } from '../client-address.ts';
import { answers, jsonBody } from '../../surface/route-parts.ts';
import { route } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';

type JointSearchRouteParts = RouteParts & Pick<Parts, 'accessLog' | 'assets' | 'catalog' | 'config' | 'limits' | 'openDemand' | 'search'>;

const tags = ['Catalog'];
const responses = {
  200: answers(JointSearchAnswer, 'The best of all kinds first, and which filters applied to which kind.'),
};

const searchByQuery = route({
  method: 'get',
  path: '/api/search',
  operationId: 'searchEverything',
  tags,
  summary: 'Search tools, data, APIs and open demand at once',
  caller: 'known',
  limit: 'unpaid',
  class: 'search',
  request: { query: JointSearchQuery },
  responses,
});

export const searchByBody = route({
  method: 'post',
  path: '/api/search',
  operationId: 'searchEverythingByBody',
  tags,
  summary: 'The same with a body',
  caller: 'known',
  limit: 'unpaid',
  body: 'large',
  class: 'search',
  request: jsonBody(JointSearchRequest),
  responses,
});

/** One search over everything. */
export function jointSearchRoutes(parts: JointSearchRouteParts): Routes {
  const app = new Routes(parts);

  async function search(c: Context<Env>, asked: JointSearchRequest, isDraft = false): Promise<JointSearchAnswer> {
    return answerJointly(parts, asked, {
      request: agentRequestOf(c, clientIdOf(await callerOf(parts, c))),
      isDraft,
      signal: c.req.raw.signal,
    });
  }

  app.openapi(searchByQuery, async (c) => {
    const { q: query, draft: isDraft, max_price_cents: cents, ...asked } = c.req.valid('query');
    const inCents = cents === undefined ? {} : { max_price: formatAmount(microsFromCents(cents)) };
    return c.json(await search(c, { query, ...inCents, ...asked }, isDraft), 200);
  });
  app.openapi(searchByBody, async (c) => c.json(await search(c, c.req.valid('json')), 200));

  return app;
}

/** The joint search in the form of the contract, for every surface. */
export async function answerJointly(
  parts: Pick<Parts, 'accessLog' | 'assets' | 'catalog' | 'openDemand' | 'publicUrl' | 'search'>,
  { query, limit, kinds = FoundKind.options, max_price: maxPrice, ...filters }: JointSearchRequest,
  about: Pick<Parameters<typeof searchJointly>[1], 'request' | 'isDraft' | 'signal'>,
): Promise<JointSearchAnswer> {
  const maxPriceMicros = maxPrice === undefined ? undefined : requireAmount('max_price', maxPrice);
  const answer = await searchJointly(parts, { query, limit, kinds, filters: { ...filters, maxPriceMicros }, ...about });
  return answerBody(answer, { query, limit, type: filters.type }, parts.publicUrl());
}

function answerBody(answer: JointAnswer, asked: Pick<JointSearchRequest, 'query' | 'limit' | 'type'>, url: string): JointSearchAnswer {
  const { didYouMean, language, total, searched, hits, isUnmet } = answer;
  return {
    query: asked.query,
    did_you_mean: didYouMean,
    language,
    limit: asked.limit,
    total,
    searched: searched.map(({ applied, ignored, ...each }) => ({ ...each, filters_applied: applied, filters_ignored: ignored })),
    results: hits.map((hit) => resultBody(hit, url)),
    ...(isUnmet ? { demand: demandAction(url, asked.query, asked.type) } : {}),
  };
}

function resultBody(hit: JointHit, url: string): JointSearchResult {
  const { id, score, why } = hit;
  switch (hit.kind) {
    case 'tool': {
      const { tool, priceMicros, metering } = hit.entry;
      return {
        kind: 'tool',
        id,
        title: tool.name,
        description: tool.description,
        score,
        why,
        href: `${url}/api/catalog/${id}`,
        action: {
          method: tool.method,
          href: `${url}/api/tools/${id}`,
          ...(tool.method === 'GET' ? {} : { body: { ...tool.exampleRequest } }),
        },
        category: tool.category,
        price: priceOf(priceMicros),
        ...(metering === null ? {} : { unit: metering.rule.unit }),
      };
    }
    case 'asset': {
      const { asset } = hit;
      return {
        kind: 'asset',
        id,
        title: asset.title,
        description: asset.description,
        score,
        why,
        href: `${url}/api/v1/assets/${id}`,
        action: { method: 'POST', href: `${url}/api/v1/assets/fetch`, body: { asset_id: id } },
        asset_type: asset.assetType,
        license_terms: asset.licenseTerms,
        requires: requiredOfBuyer(asset),
        price: priceOf(asset.priceMicros ?? 0),
      };
    }
    case 'demand': {
      const { text, agents, pledge } = hit.need;
      return {
        kind: 'demand',
        id,
        title: text,
        description: null,
        score,
        why,
        href: pledge === null ? `${url}/.well-known/agent-demand.json` : `${url}/api/v1/demand/pledges/${pledge.id}`,
        action: { method: 'POST', href: `${url}/api/v1/admin/assets` },
        agents,
        pledged:
          pledge === null
            ? null
            : {
                amount: formatAmount(pledge.amountMicros),
                currency: pledge.currency,
                test: pledge.isTest,
                until: rfc3339(pledge.expiresAt),
              },
      };
    }
  }
}

function priceOf(micros: Micros) {
  return micros === 0 ? null : { amount: formatAmount(micros), currency: 'USD' };
}

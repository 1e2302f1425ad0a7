import { FoundKind, type JointSearchAnswer, type JointSearchRequest, type JointSearchResult } from '@farebox/contract';
import { requiredOfBuyer } from '../assets/asset.ts';
import { rfc3339 } from '../clock.ts';
import type { Language } from '../language.ts';
import { formatAmount, requireAmount, type Micros } from '../money.ts';
import { demandAction } from './demand-action.ts';
import { searchJointly, type JointAnswer, type JointHit, type JointSearchParts } from './joint-search.ts';

/** The joint search in the form of the contract, for every surface. */
export async function answerJointly(
  parts: JointSearchParts & { publicUrl(): string },
  { query, limit, kinds = FoundKind.options, max_price: maxPrice, ...filters }: JointSearchRequest,
  { language = 'en', ...about }: Pick<Parameters<typeof searchJointly>[1], 'request' | 'isDraft' | 'signal'> & { language?: Language },
): Promise<JointSearchAnswer> {
  const maxPriceMicros = maxPrice === undefined ? undefined : requireAmount('max_price', maxPrice);
  const answer = await searchJointly(parts, { query, limit, kinds, filters: { ...filters, maxPriceMicros }, ...about });
  const { catalog } = parts.tools;
  return answerBody(answer, { query, limit, type: filters.type }, { url: parts.publicUrl(), catalog, language });
}

interface Shown extends Pick<JointSearchParts['tools'], 'catalog'> {
  url: string;
  language: Language;
}

function answerBody(answer: JointAnswer, asked: Pick<JointSearchRequest, 'query' | 'limit' | 'type'>, shown: Shown): JointSearchAnswer {
  const { didYouMean, language, answered, total, searched, hits } = answer;
  return {
    query: asked.query,
    did_you_mean: didYouMean,
    language,
    limit: asked.limit,
    answered,
    total,
    searched: searched.map(({ applied, ignored, ...each }) => ({ ...each, filters_applied: applied, filters_ignored: ignored })),
    results: hits.map((hit) => resultBody(hit, shown)),
    ...(answered ? {} : { demand: demandAction(shown.url, asked.query, asked.type) }),
  };
}

function resultBody(hit: JointHit, { url, catalog, language }: Shown): JointSearchResult {
  const { id, score, why } = hit;
  switch (hit.kind) {
    case 'tool': {
      const { tool, priceMicros, metering } = hit.entry;
      const { name, description, categoryLabel } =
        language === 'en' ? { ...tool, categoryLabel: undefined } : catalog.descriptor(hit.entry, language);
      return {
        kind: 'tool',
        id,
        title: name,
        description,
        score,
        why,
        href: `${url}/api/catalog/${id}`,
        action: {
          method: tool.method,
          href: `${url}/api/tools/${id}`,
          ...(tool.method === 'GET' ? {} : { body: { ...tool.exampleRequest } }),
        },
        category: tool.category,
        ...(categoryLabel === undefined ? {} : { category_label: categoryLabel }),
        price: priceOf(priceMicros),
        ...(metering === null ? {} : { unit: metering.rule.unit }),
        health: catalog.health(id),
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
        href: pledge === null ? `${url}/.well-known/agent-demand.json` : `${url}${pledge.path}`,
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

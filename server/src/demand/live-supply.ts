import { formatAmount } from '../money.ts';
import { isFindable } from '../assets/asset.ts';
import type { Assets } from '../assets/assets.ts';
import type { AssetSearch } from '../search/asset-search.ts';
import type { Catalog } from '../tools/catalog.ts';
import { goodScoreMin, type Match, type Matcher, type Need, type Supply } from './supply.ts';

export interface LiveSupplyOptions {
  assets: Assets;
  search: AssetSearch;
  catalog: Catalog;
  publicUrl(): string;
}

const queryLengthMax = 1000;
const patienceMs = 5000;

/** Matches needs with what is for sale now: published assets and callable tools together, best first. */
export function liveSupply({ assets, search, catalog, publicUrl }: LiveSupplyOptions): Matcher {
  async function assetMatches(need: Need, topK: number, assetIds?: readonly string[]): Promise<Match[]> {
    const { hits } = await search.search({
      query: need.text.slice(0, queryLengthMax),
      topK,
      filter: {
        ...(need.assetType === undefined ? {} : { assetType: need.assetType }),
        ...(assetIds === undefined ? {} : { assetIds }),
      },
      signal: AbortSignal.timeout(patienceMs),
    });
    const found = await assets.findAll(hits.map((hit) => hit.assetId));
    const scores = new Map(hits.map((hit) => [hit.assetId, hit.score]));
    return found.filter(isFindable).map((asset) => ({
      kind: 'asset',
      id: asset.id,
      title: asset.title,
      score: scores.get(asset.id) ?? 0,
      price: priceOf(asset.priceMicros ?? 0),
      href: `${publicUrl()}/api/v1/assets/${asset.id}`,
    }));
  }

  /** Tools do the work of an API: they answer a need for an API, but not a need for a file. */
  async function toolMatches(need: Need, topK: number): Promise<Match[]> {
    if (need.assetType !== undefined && need.assetType !== 'api') return [];
    const asked = { query: need.text.slice(0, queryLengthMax), limit: topK };
    const { services } = await catalog.search(asked, AbortSignal.timeout(patienceMs));
    return services.map((service) => ({
      kind: 'tool',
      id: service.id,
      title: service.name,
      score: service.matchScore / 100,
      price: { amount: service.pricing.amount, currency: service.pricing.currency },
      href: `${publicUrl()}/api/catalog/${service.id}`,
    }));
  }

  async function nearest(need: Need, topK: number): Promise<Match[]> {
    if (need.text.trim() === '') return [];
    const found = [...(await assetMatches(need, topK)), ...(await toolMatches(need, topK))];
    return found.toSorted((a, b) => b.score - a.score).slice(0, topK);
  }

  /** The catalog in memory may be older than the publication: another process made it, or this one is about to read it. */
  async function knowTool(id: string): Promise<void> {
    const state = catalog.find(id)?.state;
    if (state?.published !== true || !state.enabled || !state.configured) await catalog.refresh();
  }

  return {
    nearest,
    matches: async (need, topK) => (await nearest(need, topK)).filter(({ score }) => score >= goodScoreMin),
    async answers(need: Need, supply: Supply) {
      if (need.text.trim() === '') return null;
      if (supply.kind === 'tool') await knowTool(supply.id);
      const found = supply.kind === 'asset' ? await assetMatches(need, 1, [supply.id]) : await toolMatches(need, toolsMax);
      const match = found.find(({ id }) => id === supply.id) ?? null;
      return match !== null && match.score >= goodScoreMin ? match : null;
    },
  };
}

/** The most tools that a search shows. */
const toolsMax = 50;

function priceOf(micros: number) {
  return micros === 0 ? null : { amount: formatAmount(micros), currency: 'USD' };
}

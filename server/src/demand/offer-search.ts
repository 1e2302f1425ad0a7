import type { AssetType } from '@farebox/contract';
import { foundAssets, type FindParts, type FoundAssets } from '../assets/find.ts';
import type { AccessLog } from '../requests/access-log.ts';
import type { AgentRequest } from '../requests/agent-request.ts';
import type { Catalog } from '../tools/catalog.ts';

export interface OfferSearchParts extends FindParts {
  tools: { catalog: Pick<Catalog, 'search'> };
  accessLog: Pick<AccessLog, 'record'>;
}

export interface OfferQuestion {
  query: string;
  /** The most results of each kind. */
  limit: number;
  /** Default: tools and assets. */
  kinds?: 'all' | 'tools';
  /** Null: a later page of a search that was recorded. */
  request: AgentRequest | null;
  signal: AbortSignal;
}

export interface FoundOffers {
  /** Whether anything answers the query; if nothing does, the results are only the nearest. */
  answered: boolean;
  tools: Pick<Awaited<ReturnType<Catalog['search']>>, 'services' | 'total'>;
  assets: Pick<FoundAssets, 'results' | 'total'>;
}

/** Everything for sale that fits a query, without filters. Tools and assets together are one search of its agent, and recorded as one. */
export async function findOffers(
  parts: OfferSearchParts,
  { query, limit, kinds = 'all', request, signal }: OfferQuestion,
): Promise<FoundOffers> {
  const [foundTools, found] = await Promise.all([
    parts.tools.catalog.search({ query, limit }, signal),
    kinds === 'all' ? foundAssets(parts, { query, vector: null, topK: limit, filter: {}, signal }) : noAssets,
  ]);
  const answered = foundTools.answered || found.answered;
  // Where one kind answers, what is only near among the other is left out.
  const tools = foundTools.answered === answered ? foundTools : { services: [], total: 0 };
  const assets = found.answered === answered ? found : noAssets;
  const scores = [...tools.services.map(({ matchScore }) => matchScore / 100), ...assets.results.map(({ hit }) => hit.score)];
  const shownIds = assets.results.map(({ asset }) => asset.id);
  if (request !== null) recordSearch(parts, request, { query, assetType: null, answered, scores, shownIds });
  return { answered, tools, assets };
}

const noAssets = { answered: false, results: [], total: 0 };

interface RecordedSearch {
  query: string;
  assetType: AssetType | null;
  answered: boolean;
  /** Of what is for sale: open demand is no supply. */
  scores: readonly number[];
  /** The assets that its agent sees. */
  shownIds: readonly string[];
}

/** Records a search over more than one kind of offer as demand. */
export function recordSearch(
  { accessLog }: Pick<OfferSearchParts, 'accessLog'>,
  request: AgentRequest,
  { scores, ...search }: RecordedSearch,
): void {
  accessLog.record({
    ...request,
    kind: 'search',
    outcome: search.answered ? 'found' : 'unmet',
    status: 200,
    query: search.query,
    assetType: search.assetType,
    shownIds: search.shownIds,
    resultCount: scores.length,
    topScore: scores.length === 0 ? null : Math.max(...scores),
  });
}

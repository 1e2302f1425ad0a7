import type { AccessLog } from '../requests/access-log.ts';
import type { AgentRequest } from '../requests/agent-request.ts';
import type { AssetFilter, AssetHit, AssetSearch } from '../search/asset-search.ts';
import { queryLanguage } from '../search/query-language.ts';
import { isFindable, type Asset } from './asset.ts';
import type { Assets } from './assets.ts';

export interface FindParts {
  assets: { assets: Assets };
  search: AssetSearch;
}

export interface AssetQuestion {
  query: string | null;
  /** 512 finite numbers. */
  vector: Float32Array | null;
  topK: number;
  filter: AssetFilter;
  request: AgentRequest;
  signal: AbortSignal;
}

export interface FoundAssets {
  /** The query with spelling corrections, which were searched as well; null if there were none. */
  didYouMean: string | null;
  /** Synonyms of the query's words that occur in the index. They were searched as well. */
  expandedTerms: string[];
  /** The language of the query, ISO 639-1; null if the query is too short to tell. */
  language: string | null;
  /** Whether anything answers the query; if nothing does, the results are only the nearest. */
  answered: boolean;
  /** Counted before `topK` is applied. */
  total: number;
  results: Array<{ asset: Asset; hit: AssetHit }>;
}

/** One search, the same for every surface. The query, and whether it found anything, is recorded as demand. */
export async function findAssets(
  { accessLog, ...parts }: FindParts & { accessLog: AccessLog },
  { request, ...asked }: AssetQuestion,
): Promise<FoundAssets> {
  const found = await foundAssets(parts, asked);
  const { answered, results } = found;
  accessLog.record({
    ...request,
    kind: 'search',
    outcome: answered ? 'found' : 'unmet',
    status: 200,
    query: asked.query,
    assetType: asked.filter.assetType ?? null,
    resultCount: results.length,
    shownIds: results.map(({ asset }) => asset.id),
    topScore: results[0]?.hit.score ?? null,
  });
  return found;
}

/** The search alone, for those that record it themselves. */
export async function foundAssets(
  { assets: { assets }, search }: FindParts,
  { query, vector, topK, filter, signal }: Omit<AssetQuestion, 'request'>,
): Promise<FoundAssets> {
  const asked = { ...(query === null ? {} : { query }), ...(vector === null ? {} : { vector }) };
  const { didYouMean, expandedTerms, answered, total, hits } = await search.search({ ...asked, topK, filter, mayBeLate: true, signal });
  const found = new Map((await assets.findAll(hits.map((hit) => hit.assetId))).map((asset) => [asset.id, asset]));
  // Drops assets that were archived or paused after the index was read.
  const results = hits.flatMap((hit) => {
    const asset = found.get(hit.assetId);
    return asset !== undefined && isFindable(asset) ? [{ asset, hit }] : [];
  });
  const language = query === null ? null : queryLanguage(query);
  return { didYouMean, expandedTerms, language, answered: answered && results.length > 0, total, results };
}

import type { AssetSearch } from '../search/asset-search.ts';
import { missingWords } from '../search/missing-words.ts';
import { isFindable, type Asset } from './asset.ts';
import { documentOf } from './search-document.ts';

/** How well search finds a published asset for the queries that its owner expects. */
export interface Findability {
  queries: QueryFindability[];
  /** Advice to the owner, in sentences; empty if all is well. */
  advice: string[];
}

interface QueryFindability {
  query: string;
  source: 'title' | 'expected_query';
  /** 1 for the first among all published assets; null if search does not show the asset. */
  rank: number | null;
  /** How many assets search shows. */
  found: number;
  /** Words of the query that occur neither in the title, nor in the description, nor in the text read from the content. */
  missingWords: string[];
}

/** The most results that one search can show. */
const rankMax = 200;
/** A search with a limit of ten shows the asset. */
const rankGood = 10;
const descriptionWordsMin = 8;
const wordsInAdviceMax = 8;

/** Searches for an asset as buyers would, one query after another. */
export async function findabilityOf({ search }: { search: AssetSearch }, asset: Asset, signal: AbortSignal): Promise<Findability> {
  const asked = [
    { query: asset.title, source: 'title' as const },
    ...asset.expectedQueries.map((query) => ({ query, source: 'expected_query' as const })),
  ];
  const document = documentOf(asset);
  const queries: QueryFindability[] = [];
  for (const { query, source } of asked) {
    const { answered, ...found } = await search.search({ query, topK: rankMax, filter: {}, signal });
    const { total, hits } = answered ? found : { total: 0, hits: [] };
    const at = hits.findIndex(({ assetId }) => assetId === asset.id);
    queries.push({ query, source, rank: at < 0 ? null : at + 1, found: total, missingWords: missingWords(query, document) });
  }
  return { queries, advice: adviceOf(asset, queries) };
}

function adviceOf(asset: Asset, queries: readonly QueryFindability[]): string[] {
  if (asset.paused !== null && !isFindable(asset)) return ['Search does not show it: it is paused, because it cannot be delivered.'];
  if (asset.status !== 'published') return [`It is ${asset.status}: search does not show it. Publish it to make it findable.`];
  return [...adviceOnDescription(asset), ...queries.flatMap((query) => adviceOnQuery(query)), ...adviceToExpect(asset)];
}

function adviceOnDescription({ description }: Asset): string[] {
  if (description === null) {
    return ['Add a description: what it contains, for which place and time, in which format, and what it is useful for.'];
  }
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(description)].filter(({ isWordLike }) => isWordLike);
  return words.length >= descriptionWordsMin
    ? []
    : ['The description is short: add what it contains, for which place and time, in which format, and what it is useful for.'];
}

function adviceOnQuery({ query, source, rank, missingWords }: QueryFindability): string[] {
  const said = missingWords
    .slice(0, wordsInAdviceMax)
    .map((word) => `"${word}"`)
    .join(', ');
  if (source === 'title') {
    if (rank === null) return ['A search for its title does not find it: use the words that buyers would search for.'];
    return rank === 1
      ? []
      : [`Its title finds ${rank - 1} other${rank === 2 ? '' : 's'} first: add to the title what only this asset has.`];
  }
  if (rank !== null && rank <= rankGood) return [];
  const where = rank === null ? 'does not find it' : `finds it only at position ${rank}`;
  const remedy =
    said === ''
      ? 'mention in the title or at the beginning of the description that it answers this query'
      : `where it is true, write ${said}`;
  return [`"${query}" ${where}: ${remedy}.`];
}

function adviceToExpect({ expectedQueries }: Asset): string[] {
  return expectedQueries.length > 0
    ? []
    : ['Set expected_queries to the queries that you expect from buyers: this report then shows how well they find it.'];
}

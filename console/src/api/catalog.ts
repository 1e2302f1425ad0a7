import type {
  AssetLanguages,
  AssetType,
  Capabilities,
  CatalogSummary,
  FoundKind,
  JointSearchAnswer,
  OpenDemandList,
  PublicAsset,
  PublicAssetPage,
  RelatedAssets,
  Seller,
  ServiceDescriptor,
} from '@farebox/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { z } from 'zod';
import { api } from './client.ts';
import { ApiProblem } from './problem.ts';
import { queryAt } from './queries.ts';

/** For loaders: what does not exist is a page that does not exist. */
export function missingPage(thrown: unknown): never {
  if (thrown instanceof ApiProblem && (thrown.status === 404 || thrown.status === 400)) throw notFound();
  throw thrown;
}

/** What seldom changes is read again after this. */
const rarelyMs = 5 * 60_000;

/** Every tool in a line. */
export const toolsQuery = queryAt<CatalogSummary>('/api/tools', { view: 'summary' });

/** Everything about a tool. */
export const toolQuery = (id: string) => queryAt<ServiceDescriptor>(`/api/catalog/${encodeURIComponent(id)}`);

/** The tool of the start page: quick, and anybody can judge its answer. */
export const demoToolQuery = toolQuery('word-count');

export interface SearchFilters {
  kind?: FoundKind | undefined;
  type?: AssetType | undefined;
  category?: string | undefined;
  maxPrice?: string | undefined;
  health?: 'healthy' | undefined;
  /** ISO 639-1. */
  language?: string | undefined;
}

/** The joint search. @param isDraft while somebody types: the query is not recorded as demand */
export const searchQuery = (q: string, { kind, type, category, maxPrice, health, language }: SearchFilters, isDraft: boolean) =>
  queryOptions({
    queryKey: ['search', q, kind, type, category, maxPrice, health, language],
    queryFn: ({ signal }) =>
      api<JointSearchAnswer>('/api/search', {
        query: { q, kinds: kind, type, category, max_price: maxPrice, health, language, limit: 30, draft: isDraft ? true : undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  });

interface AssetsFilter {
  type?: AssetType | undefined;
  language?: string | undefined;
  ownerId?: string;
}

/** The data and APIs for sale, the newest first. */
export const assetsQuery = ({ type, language, ownerId }: AssetsFilter) =>
  infiniteQueryOptions({
    queryKey: ['assets', type, language, ownerId],
    queryFn: ({ signal, pageParam }) =>
      api<PublicAssetPage>('/api/v1/assets', { query: { limit: 24, type, language, owner_id: ownerId, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: cursor }) => cursor,
  });

/** The languages of the data and APIs for sale. */
export const languagesQuery = { ...queryAt<AssetLanguages>('/api/v1/assets/languages'), staleTime: rarelyMs };

const assetPath = (id: string) => `/api/v1/assets/${encodeURIComponent(id)}`;

export const sellerQuery = (id: string) => queryAt<Seller>(`/api/v1/sellers/${encodeURIComponent(id)}`);
export const assetQuery = (id: string) => queryAt<PublicAsset>(assetPath(id));
export const relatedAssetsQuery = (id: string) => queryAt<z.output<typeof RelatedAssets>>(`${assetPath(id)}/related`);
export const openDemandQuery = queryAt<OpenDemandList>('/api/v1/demand/open');

/** What this service can do and takes. */
export const capabilitiesQuery = { ...queryAt<Capabilities>('/api/v1/capabilities'), staleTime: rarelyMs };

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
  ServiceDescriptor,
} from '@farebox/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { z } from 'zod';
import { api } from './client.ts';
import { ApiProblem } from './problem.ts';

/** For loaders: what does not exist is a page that does not exist. */
export function missingPage(thrown: unknown): never {
  if (thrown instanceof ApiProblem && (thrown.status === 404 || thrown.status === 400)) throw notFound();
  throw thrown;
}

/** Every tool in a line. */
export const toolsQuery = queryOptions({
  queryKey: ['tools'],
  queryFn: ({ signal }) => api<CatalogSummary>('/api/tools', { query: { view: 'summary' }, signal }),
});

/** Everything about a tool. */
export const toolQuery = (id: string) =>
  queryOptions({
    queryKey: ['tool', id],
    queryFn: ({ signal }) => api<ServiceDescriptor>(`/api/catalog/${encodeURIComponent(id)}`, { signal }),
  });

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

/** The data and APIs for sale, the newest first. */
export const assetsQuery = ({ type, language }: { type?: AssetType | undefined; language?: string | undefined }) =>
  infiniteQueryOptions({
    queryKey: ['assets', type, language],
    queryFn: ({ signal, pageParam }) =>
      api<PublicAssetPage>('/api/v1/assets', { query: { limit: 24, type, language, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: cursor }) => cursor,
  });

/** The languages of the data and APIs for sale. */
export const languagesQuery = queryOptions({
  queryKey: ['asset languages'],
  queryFn: ({ signal }) => api<AssetLanguages>('/api/v1/assets/languages', { signal }),
  staleTime: 5 * 60_000,
});

export const assetQuery = (id: string) =>
  queryOptions({
    queryKey: ['asset', id],
    queryFn: ({ signal }) => api<PublicAsset>(`/api/v1/assets/${encodeURIComponent(id)}`, { signal }),
  });

export const relatedAssetsQuery = (id: string) =>
  queryOptions({
    queryKey: ['asset', id, 'related'],
    queryFn: ({ signal }) => api<z.output<typeof RelatedAssets>>(`/api/v1/assets/${encodeURIComponent(id)}/related`, { signal }),
  });

export const openDemandQuery = queryOptions({
  queryKey: ['open-demand'],
  queryFn: ({ signal }) => api<OpenDemandList>('/api/v1/demand/open', { signal }),
});

/** What this service can do and takes. */
export const capabilitiesQuery = queryOptions({
  queryKey: ['capabilities'],
  queryFn: ({ signal }) => api<Capabilities>('/api/v1/capabilities', { signal }),
  staleTime: 5 * 60_000,
});

import { useEffect } from 'react';
import { QueryClient, queryOptions, useInfiniteQuery, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { api, type ApiRequest } from './client.ts';
import { ApiProblem } from './problem.ts';

const triesMax = 2;

/** The cache of everything that pages read. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What was refused once is refused again; only a missing answer or a busy service is worth another try.
      retry: (count, error) => count < triesMax && error instanceof ApiProblem && (error.status === 0 || error.status === 503),
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});

/** A request that changes something. Afterwards, everything in sight is read again. */
export async function change<Body>(path: string, request: ApiRequest): Promise<Body> {
  const answer = await api<Body>(path, request);
  await queries.invalidateQueries();
  return answer;
}

type Query = NonNullable<ApiRequest['query']>;

/** What is at an address of the service, for loaders and pages. */
export function queryAt<Body>(path: string, query: Query = {}) {
  return queryOptions({ queryKey: [path, query], queryFn: ({ signal }) => api<Body>(path, { query, signal }) });
}

type Options<Body> = Pick<UseQueryOptions<Body>, 'enabled' | 'placeholderData' | 'refetchInterval' | 'staleTime'>;

/** What is at an address of the service, read again when something was changed. */
export function useApi<Body>(path: string, query: Query = {}, options: Options<Body> = {}) {
  return useQuery<Body>({ queryKey: [path, query], queryFn: ({ signal }) => api<Body>(path, { query, signal }), ...options });
}

interface PageBody<Item> {
  items: Item[];
  next_cursor?: string | null;
}

const pageSize = 100;

/** A list of the service, page by page: `more` loads the next one. */
export function useList<Item>(path: string, query: Query = {}) {
  const { data, error, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } = useInfiniteQuery({
    queryKey: ['list', path, query],
    queryFn: ({ pageParam, signal }) =>
      api<PageBody<Item>>(path, { query: { limit: pageSize, ...query, ...(pageParam === '' ? {} : { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    // What was shown stays until the rows of other filters are there.
    placeholderData: (before, of) => (of?.queryKey[1] === path ? before : undefined),
  });
  const isEmptyPage = data?.pages.at(-1)?.items.length === 0;
  useEffect(() => {
    // The service reads so much for a page: what a filter looks for may be further back.
    if (isEmptyPage && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isEmptyPage, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return {
    data: data?.pages.flatMap(({ items }) => items),
    error,
    refetch,
    more: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
}

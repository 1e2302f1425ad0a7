import { useInfiniteQuery } from '@tanstack/react-query';
import { api, type ApiRequest } from './client.ts';

interface PageBody<Item> {
  items: Item[];
  next_cursor?: string | null;
}

const pageSize = 100;

/** A list of the service, page by page: `more` loads the next one. */
export function useList<Item>(path: string, query: NonNullable<ApiRequest['query']> = {}) {
  const { data, error, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } = useInfiniteQuery({
    queryKey: ['list', path, query],
    queryFn: ({ pageParam, signal }) =>
      api<PageBody<Item>>(path, { query: { limit: pageSize, ...query, ...(pageParam === '' ? {} : { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
  return {
    data: data?.pages.flatMap(({ items }) => items),
    error,
    refetch,
    more: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
}

import type { AdminTool } from '@farebox/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** All tools with the operator's settings. */
export const toolsQuery = queryOptions({
  queryKey: ['admin tools'],
  queryFn: ({ signal }) => api<{ items: AdminTool[] }>('/api/v1/admin/tools', { signal }),
});

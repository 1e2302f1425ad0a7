import type { OwnerTools } from '@farebox/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { ApiProblem } from '../api/problem.ts';

export const toolsPathOf = (assetId: string) => `/api/v1/admin/assets/${assetId}/tools`;

/** The tools that were made of an API asset; null: none were. */
export const ownerToolsQuery = (assetId: string) =>
  queryOptions({
    queryKey: ['owner tools', assetId],
    queryFn: async ({ signal }) =>
      api<OwnerTools>(toolsPathOf(assetId), { signal }).catch((thrown: unknown) => {
        if (thrown instanceof ApiProblem && thrown.status === 404) return null;
        throw thrown;
      }),
  });

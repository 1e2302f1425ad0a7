import type { AdminTool } from '@farebox/contract';
import { queryAt } from '../api/queries.ts';

/** All tools with the operator's settings. */
export const toolsQuery = queryAt<{ items: AdminTool[] }>('/api/v1/admin/tools');

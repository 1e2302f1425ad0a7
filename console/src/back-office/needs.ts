import type { DemandCluster, NearMisses } from '@farebox/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queries } from '../api/queries.ts';
import type { DemandReport } from './demand-report.ts';

export type NearSupply = NearMisses['items'][number]['nearest'][number];

export const demandQuery = (hours: number) =>
  queryOptions({
    queryKey: ['demand', hours],
    queryFn: ({ signal }) => api<DemandReport>('/api/v1/admin/agent-demand', { query: { window_hours: hours }, signal }),
    placeholderData: (before) => before,
  });

/** What is for sale and nearest to the largest unmet needs. */
export const nearMissesQuery = (hours: number) =>
  queryOptions({
    queryKey: ['near misses', hours],
    queryFn: ({ signal }) => api<NearMisses>('/api/v1/admin/agent-demand/near-misses', { query: { window_hours: hours }, signal }),
    placeholderData: (before) => before,
  });

/** The form for a new listing, filled with what the need says. */
export function draftOf({ label, sample, budgets }: Pick<DemandCluster, 'label' | 'sample' | 'budgets'>) {
  return {
    title: label.slice(0, 200),
    queries: sample.join('\n').slice(0, 1500),
    ...(budgets === null || budgets.currency !== 'USD' ? {} : { price: Number(budgets.median) }),
  };
}

export async function fulfilNeed({ id, label }: Pick<DemandCluster, 'id' | 'label'>, supplyId: string, note: string): Promise<void> {
  const body = { need: label, ...(supplyId === '' ? {} : { supply_id: supplyId }), ...(note === '' ? {} : { note }) };
  await api(`/api/v1/admin/needs/${id}/fulfil`, { body });
  await reread();
}

export async function reopenNeed({ id, label }: Pick<DemandCluster, 'id' | 'label'>): Promise<void> {
  await api(`/api/v1/admin/needs/${id}/reopen`, { body: { need: label } });
  await reread();
}

async function reread(): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: ['demand'] }), queries.invalidateQueries({ queryKey: ['near misses'] })]);
}

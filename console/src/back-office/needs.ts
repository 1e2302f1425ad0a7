import type { AgentDemand, DemandCluster, NearMisses } from '@farebox/contract';
import type { z } from 'zod';
import { change } from '../api/queries.ts';

export type DemandReport = z.output<typeof AgentDemand>;
export type NearSupply = NearMisses['items'][number]['nearest'][number];

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
  await change(`/api/v1/admin/needs/${id}/fulfil`, { body });
}

export async function reopenNeed({ id, label }: Pick<DemandCluster, 'id' | 'label'>): Promise<void> {
  await change(`/api/v1/admin/needs/${id}/reopen`, { body: { need: label } });
}

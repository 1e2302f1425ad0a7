import type { Offered } from '../offered.ts';
import type { CatalogEntry } from './catalog.ts';

/** What is offered of a tool now. The only place that decides it: every list, document and protocol derives from this. */
export function offeredTool({ tool, state, priceMicros }: Pick<CatalogEntry, 'tool' | 'state' | 'priceMicros'>): Offered {
  return { kind: 'tool', id: tool.id, priceMicros, availability: availabilityOf(state) };
}

/** @param state as in the descriptor of the tool */
export function availabilityOf({ published, enabled, configured, apiKeyRequired }: CatalogEntry['state']): Offered['availability'] {
  if (!published) return 'unpublished';
  if (!enabled) return 'disabled';
  if (!configured) return 'not_configured';
  return apiKeyRequired ? 'api_key_required' : 'available';
}

import type { ServiceDescriptor } from '@farebox/contract';

/** Whether anybody may call a tool now. */
export function isSold({ state }: Pick<ServiceDescriptor, 'state'>): boolean {
  return state.published && state.enabled && state.configured && !state.apiKeyRequired;
}

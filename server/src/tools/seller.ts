import { isApiKeyId, requireService } from '../accounts/caller.ts';
import { problem } from '../errors.ts';
import type { Seller } from '../payments/checkout.ts';
import { authorise } from './call.ts';
import type { Catalog } from './catalog.ts';
import { quoteOf } from './quote.ts';

/** Sells calls of tools. */
export function toolSeller({ catalog }: { catalog: Catalog }): Seller {
  return {
    // Every other id is that of a tool, even if unknown.
    sells: (serviceId) => !/^(?:ast_|credit$|credit:)/.test(serviceId),
    async offer(serviceId, caller, input) {
      const entry = catalog.callable(serviceId);
      authorise(entry, caller);
      return { kind: 'tool', serviceId: entry.tool.id, amountMicros: quoteOf(entry, input) };
    },
    async requireSold(payment, caller) {
      const { tool, state } = catalog.callable(payment.serviceId);
      if (state.apiKeyRequired && !isApiKeyId(payment.clientId)) throw problem('api_key_required');
      requireService(caller, tool.id);
    },
    internalServiceId: (serviceId) => catalog.find(serviceId)?.tool.internalServiceId ?? null,
  };
}

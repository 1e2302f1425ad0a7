import type { PaymentBody } from '@farebox/contract';
import { clientIdOf, isApiKeyId, payerOf, requireService, type Caller } from '../accounts/caller.ts';
import { problem } from '../errors.ts';
import { paymentBody, type Payment } from '../payments/payment.ts';
import type { Payments } from '../payments/payments.ts';
import { authorise } from './call.ts';
import type { Catalog } from './catalog.ts';

/** A payment as its buyer handles it, whatever surface asks. */
export interface Purchases {
  /** @param providerId undefined takes the preferred one. @throws tool_not_found, tool_disabled, tool_not_configured, api_key_not_allowed, payment_provider_unknown */
  create(serviceId: string, providerId: string | undefined, caller: Caller): Promise<PaymentBody>;
  /** Completes a payment of the test network. @throws payment_not_found */
  verify(paymentId: string, caller: Caller): Promise<PaymentBody>;
  /** @throws payment_not_found, api_key_not_allowed, payment_expired, payment_failed, payment_provider_unknown, and what the provider refuses */
  pay(paymentId: string, providerId: string, caller: Caller, request: Readonly<Record<string, unknown>>): Promise<PaymentBody>;
}

export function purchases({ catalog, payments }: { catalog: Catalog; payments: Payments }): Purchases {
  /** Nobody pays for a call that would be refused. @throws tool_not_found, tool_disabled, tool_not_configured, api_key_required, api_key_not_allowed */
  function requireSold(payment: Payment, caller: Caller): void {
    const { tool, state } = catalog.callable(payment.serviceId);
    if (state.apiKeyRequired && !isApiKeyId(payment.clientId)) throw problem('api_key_required');
    requireService(caller, tool.id);
  }

  const bodyOf = (payment: Payment) =>
    paymentBody(payment, payments.providerOf(payment), catalog.find(payment.serviceId)?.tool.internalServiceId ?? null);

  return {
    async create(serviceId, providerId, caller) {
      const entry = catalog.callable(serviceId);
      authorise(entry, caller);
      const { tool, priceMicros } = entry;
      return bodyOf(await payments.create({ kind: 'tool', serviceId: tool.id, amountMicros: priceMicros }, clientIdOf(caller), providerId));
    },
    verify: async (paymentId, caller) => bodyOf(await payments.verify(paymentId, payerOf(caller))),
    async pay(paymentId, providerId, caller, request) {
      const payment = await payments.find(paymentId);
      if (payment?.status === 'pending') requireSold(payment, caller);
      return bodyOf(await payments.pay(paymentId, providerId, payerOf(caller), request));
    },
  };
}

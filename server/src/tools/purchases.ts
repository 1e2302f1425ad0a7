import type { PaymentBody } from '@farebox/contract';
import { clientIdOf, payerOf, requireService, type Caller } from '../accounts/caller.ts';
import { paymentBody, type Payment } from '../payments/payment.ts';
import type { Payments } from '../payments/payments.ts';
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
  const bodyOf = (payment: Payment) =>
    paymentBody(payment, payments.providerOf(payment), catalog.find(payment.serviceId)?.tool.internalServiceId ?? null);

  return {
    async create(serviceId, providerId, caller) {
      const { tool, priceMicros } = catalog.callable(serviceId);
      requireService(caller, tool.id);
      return bodyOf(await payments.create({ kind: 'tool', serviceId: tool.id, amountMicros: priceMicros }, clientIdOf(caller), providerId));
    },
    verify: async (paymentId, caller) => bodyOf(await payments.verify(paymentId, payerOf(caller))),
    async pay(paymentId, providerId, caller, request) {
      const payment = await payments.find(paymentId);
      if (payment !== null) requireService(caller, payment.serviceId);
      return bodyOf(await payments.pay(paymentId, providerId, payerOf(caller), request));
    },
  };
}

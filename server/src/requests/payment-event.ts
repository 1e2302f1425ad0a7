import { clientIdOf, type Caller } from '../accounts/caller.ts';
import { type Payment, shortId } from '../payments/quotes/payment.ts';
import type { AccessEvent } from './access-event.ts';

/** The record for demand of a payment that became paid. */
export function paymentEvent(payment: Payment, caller: Caller): AccessEvent {
  return {
    kind: 'payment',
    outcome: 'paid',
    method: 'POST',
    path: '/api/payments',
    status: 200,
    clientId: clientIdOf(caller),
    assetId: payment.serviceId,
    requestId: shortId(payment.id),
    // Calls are many and cheap.
    ...(payment.offerKind === 'tool' ? { isSampled: true } : {}),
  };
}

import type { PaymentFlow, RefundPolicy } from '@farebox/contract';
import type { Payments } from '../payments/quotes/payments.ts';
import { paymentSteps } from '../payments/quotes/ways-to-pay.ts';

/** How a call is paid for, in words and paths that an agent can follow. */
export function paymentFlow(payments: Payments): PaymentFlow {
  return {
    paymentHeader: 'X-Payment-Token',
    createPayment: '/api/payments',
    verifyPayment: '/api/payments/{paymentId}',
    payPayment: '/api/payments/{paymentId}/pay',
    token: 'payment.token',
    requiredResponse: 'HTTP 402 with {error, payment}',
    retry: 'Repeat the original request with the header X-Payment-Token set to payment.token once payment.status is paid.',
    flow: paymentSteps(payments.ways),
    providers: payments.providers.map(({ id, name, isTest }) => ({ providerId: id, provider: name, test: isTest })),
  };
}

/** Describes what `call.ts` does after a failure, and the sweep of `payments.ts` when a token expires. */
export const refundPolicy: RefundPolicy = {
  automatic: true,
  on: ['tool_failed', 'upstream_failed', 'upstream_timeout', 'output_invalid', 'tool_refused_input', 'call_interrupted'],
  as: 'call_given_back',
  signed: 'settled_after_success',
  expires: 'refunded_to_credit',
};

import { z } from '@hono/zod-openapi';
import { CreatePayment, PaymentBody, PaymentView, PayPayment } from '@farebox/contract';
import { spends } from '../../accounts/key-scope.ts';
import type { Parts } from '../../parts.ts';
import { lookUpPayment } from '../../payments/quotes/payment-lookup.ts';
import { requirePaymentId } from '../../payments/quotes/sealed-quote.ts';
import { callerOf } from '../caller.ts';
import type { Env } from '../client-address.ts';
import { maxPriceOfRequest } from './max-price.ts';
import { lowCreditHeader } from '../credit/low-credit.ts';
import { bySender, reads, withHeaders } from '../../surface/route-parts.ts';
import { route } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { isHead } from '../safe-head.ts';

type PaymentRouteParts = RouteParts & Pick<Parts, 'checkout' | 'clock' | 'config' | 'database' | 'ledger' | 'limits' | 'payments'>;

const paymentAnswer = (description: string) => ({ description, content: { 'application/json': { schema: PaymentBody } } });
const PaymentId = z.object({
  paymentId: z.string().min(1).max(600),
});

export const createPayment = route({
  method: 'post',
  path: '/api/payments',
  operationId: 'createPayment',
  ...reads('MaxPriceCents', ...bySender),
  ...spends,
  tags: ['Payments'],
  summary: 'Create a payment for a call of a tool or a delivery of an asset',
  caller: 'known',
  limit: 'unpaid',
  problems: [
    'api_key_not_allowed',
    'asset_not_found',
    'asset_not_readable',
    'asset_paused',
    'conflict',
    'payment_provider_unknown',
    'price_above_maximum',
    'tool_disabled',
    'tool_not_configured',
    'tool_not_found',
  ],
  request: { body: { required: true, content: { 'application/json': { schema: CreatePayment } } } },
  responses: {
    201: paymentAnswer('The stored payment.'),
  },
});

export const verifyPayment = route({
  method: 'get',
  path: '/api/payments/{paymentId}',
  operationId: 'verifyPayment',
  ...spends,
  tags: ['Payments'],
  summary: 'Verify a payment; this completes a payment of the test network',
  description:
    'By its id, or by the payment_id that lists of revenue and credit show: that one opens it to its buyer, who has to say who they are, and to an admin. An admin sees somebody else’s payment without its token.',
  caller: 'known',
  limit: 'unpaid',
  problems: ['asset_not_readable', 'asset_paused', 'conflict', 'payment_not_found'],
  request: { params: PaymentId },
  responses: {
    200: { description: 'The payment as it stands.', content: { 'application/json': { schema: PaymentView } } },
  },
});

export const payPayment = route({
  method: 'post',
  path: '/api/payments/{paymentId}/pay',
  operationId: 'payPayment',
  ...spends,
  tags: ['Payments'],
  summary: 'Pay a payment with a provider without a wallet protocol',
  caller: 'known',
  limit: 'unpaid',
  problems: [
    'asset_not_readable',
    'asset_paused',
    'authentication_required',
    'insufficient_credit',
    'payment_expired',
    'payment_failed',
    'payment_not_found',
    'payment_provider_unknown',
    'spending_cap_exceeded',
  ],
  request: { params: PaymentId, body: { required: true, content: { 'application/json': { schema: PayPayment } } } },
  responses: {
    200: withHeaders(paymentAnswer('The payment as it stands.'), { 'X-Credit-Low': 'CreditLow' }),
  },
});

/** `/api/payments`: create, verify, pay. */
export function paymentRoutes(parts: PaymentRouteParts): Routes {
  const { create, show, verify, pay } = parts.checkout;
  const app = new Routes(parts);

  app.openapi(createPayment, async (c) => {
    const { serviceId, providerId, input } = c.req.valid('json');
    const maxPriceMicros = maxPriceOfRequest(c);
    return c.json(await create(serviceId, providerId, await callerOf(parts, c), maxPriceMicros, input), 201);
  });

  app.openapi(verifyPayment, async (c) => {
    const { paymentId } = c.req.valid('param');
    requirePaymentId(paymentId);
    const caller = await callerOf(parts, c);
    const view = await lookUpPayment(parts, paymentId, caller);
    if (view.kind === 'record') return c.json(view.record, 200);
    return c.json(await (isHead(c) ? show(view.paymentId) : verify(view.paymentId, caller, maxPriceOfRequest(c))), 200);
  });

  app.openapi(payPayment, async (c) => {
    const { paymentId } = c.req.valid('param');
    requirePaymentId(paymentId);
    const { provider, ...request } = c.req.valid('json');
    const caller = await callerOf(parts, c);
    const payment = await pay(paymentId, provider ?? null, caller, request, maxPriceOfRequest(c));
    return c.json(payment, 200, await lowCreditHeader(parts, caller, payment));
  });

  return app;
}

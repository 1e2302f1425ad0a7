import { spends } from '../../accounts/key-scope.ts';
import { z } from '@hono/zod-openapi';
import { CreatePayment, PaymentBody, PaymentView, PayPayment } from '@farebox/contract';
import { bySender, reads, withHeaders } from '../route-parts.ts';
import { route } from '../route.ts';

const paymentAnswer = (description: string) => ({ description, content: { 'application/json': { schema: PaymentBody } } });
const PaymentId = z.object({
  paymentId: z.string().min(1).max(600),
});

export const createPayment = route.post('/api/payments', {
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

export const verifyPayment = route.get('/api/payments/{paymentId}', {
  operationId: 'verifyPayment',
  ...spends,
  tags: ['Payments'],
  summary: 'Verify a payment; this completes a payment of the test network',
  description:
    'By its id, or by the payment_id that lists of revenue and credit show: that one opens it to its buyer, who has to say who they are, and to an admin. An admin sees somebody else’s payment without its token.',
  caller: 'known',
  limit: 'unpaid',
  problems: ['asset_not_readable', 'asset_paused', 'conflict', 'forbidden', 'payment_not_found'],
  request: { params: PaymentId },
  responses: {
    200: { description: 'The payment as it stands.', content: { 'application/json': { schema: PaymentView } } },
  },
});

export const payPayment = route.post('/api/payments/{paymentId}/pay', {
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
    'forbidden',
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

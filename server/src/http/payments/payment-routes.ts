import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { CreatePayment, PaymentBody, PaymentView, PayPayment, ToolError } from '@farebox/contract';
import { spends } from '../../accounts/key-scope.ts';
import type { Parts } from '../../parts.ts';
import { lookUpPayment } from '../../payments/quotes/payment-lookup.ts';
import { requirePaymentId } from '../../payments/quotes/sealed-quote.ts';
import { callerOf } from '../caller.ts';
import type { Env } from '../client-address.ts';
import { takeUnpaid } from '../unpaid-limit.ts';
import { maxPriceOfRequest } from './max-price.ts';
import { lowCreditHeader } from '../credit/low-credit.ts';
import { byAnyCredential } from '../route-parts.ts';
import { isHead } from '../safe-head.ts';
import { throwInvalid } from '../validation.ts';

type PaymentRouteParts = Pick<
  Parts,
  'authenticator' | 'walletSignIn' | 'checkout' | 'clock' | 'config' | 'database' | 'ledger' | 'limits' | 'payments'
>;

const errors = (descriptions: Record<number, string>) =>
  Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: ToolError } } },
    ]),
  );

const paymentAnswer = (description: string) => ({ description, content: { 'application/json': { schema: PaymentBody } } });
const PaymentId = z.object({
  paymentId: z.string().min(1).max(600),
});

export const createPayment = createRoute({
  method: 'post',
  path: '/api/payments',
  operationId: 'createPayment',
  ...spends,
  tags: ['Payments'],
  summary: 'Create a payment for a call of a tool or a delivery of an asset',
  request: { body: { required: true, content: { 'application/json': { schema: CreatePayment } } } },
  responses: {
    201: paymentAnswer('The stored payment.'),
    ...errors({
      400: 'Invalid input or unknown provider.',
      401: 'The credential is not valid, or the tool demands an API key.',
      403: 'The API key may not call this tool.',
      404: 'Unknown tool or asset.',
      409: 'The asset is free, or the price is above X-Max-Price-Cents.',
      429: 'Too many.',
      502: 'The asset cannot be delivered right now.',
      503: 'The tool is disabled or not configured, or the asset is paused for sale.',
    }),
  },
});

export const verifyPayment = createRoute({
  method: 'get',
  path: '/api/payments/{paymentId}',
  operationId: 'verifyPayment',
  ...spends,
  tags: ['Payments'],
  summary: 'Verify a payment; this completes a payment of the test network',
  description:
    'By its id, or by the payment_id that lists of revenue and credit show: that one opens it to its buyer, who has to say who they are, and to an admin. An admin sees somebody else’s payment without its token.',
  security: [{}, ...byAnyCredential],
  request: { params: PaymentId },
  responses: {
    200: { description: 'The payment as it stands.', content: { 'application/json': { schema: PaymentView } } },
    ...errors({
      400: 'X-Max-Price-Cents is no price.',
      404: 'Unknown or forged id.',
      409: 'The price is above X-Max-Price-Cents; nothing was paid.',
      429: 'Too many.',
      502: 'The asset cannot be delivered right now; no payment was used.',
      503: 'The asset is paused for sale.',
    }),
  },
});

export const payPayment = createRoute({
  method: 'post',
  path: '/api/payments/{paymentId}/pay',
  operationId: 'payPayment',
  ...spends,
  tags: ['Payments'],
  summary: 'Pay a payment with a provider without a wallet protocol',
  request: { params: PaymentId, body: { required: true, content: { 'application/json': { schema: PayPayment } } } },
  responses: {
    200: paymentAnswer('The payment as it stands.'),
    ...errors({
      400: 'Unknown provider, or a token instead of an id.',
      401: 'Prepaid credit needs an API key or a bearer token.',
      402: 'Insufficient credit, with the shortfall.',
      403: 'A spending cap of the API key is exceeded.',
      404: 'Unknown or forged id.',
      409: 'Expired or failed: create a new payment; or the price is above X-Max-Price-Cents.',
      429: 'Too many.',
      502: 'The asset cannot be delivered right now; no payment was used.',
      503: 'The asset is paused for sale.',
    }),
  },
});

/** `/api/payments`: create, verify, pay. */
export function paymentRoutes(parts: PaymentRouteParts): OpenAPIHono<Env> {
  const { create, show, verify, pay } = parts.checkout;
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });

  app.use('/api/payments/*', async (c, next) => {
    await takeUnpaid(parts, c);
    // The bodies contain tokens.
    c.header('Cache-Control', 'no-store');
    await next();
  });

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

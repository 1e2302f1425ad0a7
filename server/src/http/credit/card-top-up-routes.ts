import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { CardRefund as CardRefundBody, Checkout, CreateCardRefund, CreateCheckout, WebhookReceipt } from '@farebox/contract';
import type { CardRefund } from '../../credit/card-refunds.ts';
import type { CardTopUp, CardTopUps } from '../../credit/card-top-ups.ts';
import { verifiedEvent, type StripeEvent } from '../../credit/stripe-webhook.ts';
import type { Only, Parts } from '../../parts.ts';
import { rfc3339 } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { formatAmount, requireAmount, type Micros } from '../../money.ts';
import { clientAddress, type Env } from '../../surface/client-address.ts';
import { idempotencyKeyOf, readBytes } from '../../surface/request.ts';
import { answers, forAdmins, idParam, jsonBody, optionalKey } from '../../surface/route-parts.ts';
import { route } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';

/** Prepaid credit by card; null if the operator has not configured it. */
export interface CardParts extends RouteParts, Pick<Parts, 'clock' | 'log' | 'stopping'>, Only<'credit', 'topUps' | 'cardTopUps'> {
  config: RouteParts['config'] & Pick<Parts['config'], 'stripe'>;
}

const createCheckout = route.post('/me/credit/checkout', {
  operationId: 'createCheckout',
  tags: ['Accounts'],
  summary: 'Order prepaid credit to be paid by card; send an Idempotency-Key to be safe to repeat',
  caller: 'session',
  right: 'billing',
  problems: ['conflict', 'idempotency_mismatch'],
  request: { headers: optionalKey('One key of one account is one order, however often it is sent.'), ...jsonBody(CreateCheckout) },
  responses: {
    201: answers(Checkout, 'The page to pay on; the first order again, as it stands, where the key was used before.'),
  },
});

const refundTopUp = forAdmins.post('/admin/users/{id}/top-ups/{top_up_id}/refund', {
  operationId: 'refundTopUp',
  summary: 'Refund the unspent part of a top-up to its card',
  problems: ['conflict', 'idempotency_in_progress', 'idempotency_mismatch', 'not_found'],
  request: {
    params: idParam('usr_01KA0000000000000000000000').extend({ top_up_id: idParam('top_01KA0000000000000000000000').shape.id }),
    headers: optionalKey('One key of one admin is one refund, however often it is sent.'),
    ...jsonBody(CreateCardRefund),
  },
  responses: {
    201: answers(CardRefundBody, 'The refund as it stands; one that is not done yet is finished by itself.'),
  },
});

const receiveStripeEvent = route.post('/webhooks/stripe', {
  operationId: 'receiveStripeEvent',
  tags: ['Administration'],
  summary: 'The webhook endpoint for Stripe; the body is a signed event of at most 256 KB',
  body: 'own',
  problems: ['body_too_large', 'invalid_json', 'malformed_header', 'unsupported_media_type'],
  request: {
    headers: z.object({
      'stripe-signature': z
        .string()
        .optional()
        .meta({ description: 'Of the signing secret of the endpoint.', example: 't=1795000000,v1=5257a8…' }),
    }),
  },
  responses: {
    200: answers(WebhookReceipt, 'It has had its effect, or has none here.'),
  },
});

/** Orders and refunds, to be mounted at `/api/v1`. */
export function cardTopUpRoutes(parts: CardParts): Routes {
  const app = new Routes(parts);
  const { log, publicUrl, stopping } = parts;
  const { topUps } = parts.credit;

  app.forCaller(createCheckout, async (c, { accountId }) => {
    const { amount, success_url: successUrl, cancel_url: cancelUrl } = c.req.valid('json');
    const home = `${publicUrl()}/docs/credit`;
    const { topUp, isReplay } = await requireCards(parts).checkout(
      {
        accountId,
        amountMicros: requireAmount('amount', amount),
        successUrl: successUrl ?? home,
        cancelUrl: cancelUrl ?? home,
        idempotencyKey: idempotencyKeyOf(c),
      },
      // Not the request's own signal: the request to Stripe is stored, and continues if the client disconnects.
      stopping,
    );
    if (isReplay) c.header('Idempotency-Replayed', 'true');
    return c.json(checkoutBody(topUp), 201);
  });

  app.forCaller(refundTopUp, async (c, admin) => {
    const { id: accountId, top_up_id: topUpId } = c.req.valid('param');
    const { amount } = c.req.valid('json');
    const { refund, isReplay } = await requireCards(parts).request(
      {
        accountId,
        topUpId,
        amountMicros: amount === undefined ? null : requireAmount('amount', amount),
        requestedBy: admin.accountId,
        idempotencyKey: idempotencyKeyOf(c),
      },
      stopping,
    );
    if (isReplay) c.header('Idempotency-Replayed', 'true');
    else log.info({ refund: refund.id, topUp: topUpId, amountMicros: refund.amountMicros, by: admin.accountId }, 'top-up refunded');
    return c.json(refundBody(refund, await topUps.balance(accountId, refund.isTest)), 201);
  });

  return app;
}

const eventBytesMax = 256 * 1024;

/** Events from Stripe, to be mounted at `/api/v1` before anything that reads bodies, because the signature covers the exact bytes. */
export function stripeWebhookRoutes(parts: CardParts): Routes {
  const app = new Routes(parts);
  const { clock, config, limits, log, stopping } = parts;

  async function readEvent(c: Context<Env>): Promise<StripeEvent> {
    try {
      const body = new Uint8Array(await readBytes(c, eventBytesMax));
      return verifiedEvent(config.stripe?.webhookSecret ?? '', c.req.header('stripe-signature'), body, clock.now());
    } catch (thrown) {
      // Slows down clients that guess signatures; Stripe's are valid.
      limits.unpaid.take(clientAddress(c, config.trustedHops));
      throw thrown;
    }
  }

  app.openapi(receiveStripeEvent, async (c) => {
    const cards = requireCards(parts);
    const event = await readEvent(c);
    await cards.receive(event, stopping).catch((cause: unknown) => {
      log.error({ event: event.id, type: event.type, err: cause }, 'an event of Stripe could not be handled; it comes again');
      throw problem('unavailable', { message: 'the event could not be handled', retryAfterSeconds: 30, cause });
    });
    return c.json({ received: true as const }, 200);
  });

  return app;
}

/** @throws unavailable */
function requireCards({ config, credit: { cardTopUps } }: CardParts): CardTopUps {
  if (cardTopUps !== null && config.stripe !== null) return cardTopUps;
  throw problem('unavailable', { message: 'card payments are not set up', hint: 'The operator can set FAREBOX_STRIPE_KEY.' });
}

function checkoutBody({ id, url, status, amountMicros, createdAt, expiresAt }: CardTopUp): Checkout {
  return {
    id,
    url,
    status,
    amount: formatAmount(amountMicros),
    currency: 'USD',
    created_at: rfc3339(createdAt),
    expires_at: rfc3339(expiresAt),
  };
}

function refundBody(refund: CardRefund, balanceMicros: Micros): CardRefundBody {
  const { id, topUpId, accountId, amountMicros, status, failure, createdAt } = refund;
  return {
    id,
    top_up_id: topUpId,
    user_id: accountId,
    amount: formatAmount(amountMicros),
    currency: 'USD',
    status,
    failure,
    created_at: rfc3339(createdAt),
    balance: formatAmount(balanceMicros),
  };
}

import {
  ClaimedMoney as ClaimedMoneyBody,
  ClaimUnclaimed,
  UnclaimedListQuery,
  UnclaimedPage,
  type UnclaimedMoney as UnclaimedMoneyBody,
} from '@farebox/contract';
import type { Parts } from '../../parts.ts';
import { rfc3339, secondMs } from '../../clock.ts';
import { formatAmount } from '../../money.ts';
import type { UnclaimedMoney } from '../../payments/money/unclaimed.ts';
import { listBody } from '../../surface/list-body.ts';
import { answers, forAdmins, idParam, jsonBody } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';

export type UnclaimedParts = RouteParts & Pick<Parts, 'clock' | 'credit' | 'log' | 'payments'>;

const listUnclaimed = forAdmins.get('/admin/unclaimed', {
  operationId: 'listUnclaimed',
  summary: 'Unused money of unknown payers, the latest payment first',
  request: { query: UnclaimedListQuery },
  responses: { 200: answers(UnclaimedPage, 'A page of it, and how much it is together.') },
});

const claimUnclaimed = forAdmins.post('/admin/unclaimed/{id}/claim', {
  operationId: 'claimUnclaimed',
  summary: 'Book the unused money of a payment as credit of its owner',
  problems: ['conflict', 'not_found'],
  request: { params: idParam('pay_01KAGT4M8E3V9S2QZ7XNBC5WRD'), ...jsonBody(ClaimUnclaimed) },
  responses: { 200: answers(ClaimedMoneyBody, 'It is credit now.') },
});

/** Money whose owner is unknown. To be mounted at `/api/v1`. */
export function unclaimedRoutes(parts: UnclaimedParts): Routes {
  const { clock, log } = parts;
  const { unclaimed } = parts.payments;
  const { topUps } = parts.credit;
  const app = new Routes(parts);
  app.openapi(listUnclaimed, async (c) => {
    const { limit, cursor = null } = c.req.valid('query');
    const now = clock.now();
    const [page, totals] = await Promise.all([unclaimed.list({ limit, cursor }), unclaimed.totals()]);
    const body = {
      ...listBody(page, (money) => unclaimedBody(money, now)),
      total: formatAmount(totals.amountMicros),
      test_total: formatAmount(totals.testAmountMicros),
    };
    return c.json(body, 200);
  });

  app.forCaller(claimUnclaimed, async (c, { accountId: actorId }) => {
    const claim = { id: c.req.valid('param').id, holder: c.req.valid('json').holder, actorId };
    const { id, holder, amountMicros, isTest } = await unclaimed.claim(claim);
    log.info({ payment: id, holder, amountMicros, by: actorId }, 'unclaimed money booked to its owner');
    const balance = formatAmount(await topUps.balance(holder, isTest));
    return c.json({ id, holder, amount: formatAmount(amountMicros), currency: 'USD' as const, test: isTest, balance }, 200);
  });

  return app;
}

function unclaimedBody({ id, serviceId, providerId, payer, amountMicros, isTest, since }: UnclaimedMoney, now: number): UnclaimedMoneyBody {
  return {
    id,
    service_id: serviceId,
    provider: providerId,
    payer,
    amount: formatAmount(amountMicros),
    currency: 'USD',
    test: isTest,
    since: rfc3339(since),
    age_seconds: Math.floor((now - since) / secondMs),
  };
}

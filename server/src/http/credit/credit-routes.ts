import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { CreateTopUp, Credit, CreditHistory, CreditHistoryQuery, CreditMovement as CreditMovementBody, TopUp } from '@farebox/contract';
import { requireCreditHolder } from '../../accounts/caller.ts';
import { creditHistory, type CreditMovement } from '../../credit/credit-history.ts';
import type { PageRequest } from '../../storage/page.ts';
import { requireAdminSession } from '../../accounts/sessions.ts';
import { rfc3339 } from '../../clock.ts';
import { formatAmount, requirePositiveAmount } from '../../money.ts';
import { listBody, topUpBody } from '../accounts/account-bodies.ts';
import type { AccountDoor, AccountParts } from '../accounts/account-routes.ts';
import type { Env } from '../client-address.ts';
import { csvList, listed } from '../listings.ts';
import { idempotencyKeyOf } from '../request.ts';
import { answers, byAnyCredential, bySession, idParam, jsonBody, optionalKey, registryErrors } from '../route-parts.ts';
import { throwInvalid } from '../validation.ts';

const getCredit = createRoute({
  method: 'get',
  path: '/me/credit',
  operationId: 'getCredit',
  tags: ['Accounts'],
  summary: 'Prepaid balance of this account, or of the wallet that signed in (SIGN-IN-WITH-X)',
  security: byAnyCredential,
  responses: { 200: answers(Credit, 'The balance.'), ...registryErrors(401) },
});

const movementColumns = CreditMovementBody.keyof().options;

const getCreditHistory = createRoute({
  method: 'get',
  path: '/me/credit/history',
  operationId: 'getCreditHistory',
  tags: ['Accounts'],
  summary: 'Every movement of the prepaid credit of this account or wallet, the newest first',
  security: byAnyCredential,
  request: { query: CreditHistoryQuery },
  responses: { 200: listed(CreditHistory, 'A page of movements.', movementColumns), ...registryErrors(400, 401, 403) },
});

const topUpCredit = createRoute({
  method: 'post',
  path: '/admin/users/{id}/credit',
  operationId: 'topUpCredit',
  tags: ['Administration'],
  summary: 'Add prepaid credit; send an Idempotency-Key to be safe to repeat',
  security: bySession,
  request: {
    params: idParam('usr_01KA0000000000000000000000'),
    headers: optionalKey('One key of one admin is one top-up, however often it is sent.'),
    ...jsonBody(CreateTopUp),
  },
  responses: {
    201: answers(
      TopUp,
      'The credit that was added; the first answer again, with Idempotency-Replayed: true, where the key was used before.',
    ),
    ...registryErrors(400, 401, 403, 404, 422),
  },
});

/** Prepaid credit. */
export function creditRoutes({ topUps, database, config, log }: AccountParts, { callerOf }: AccountDoor): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });

  app.openapi(getCredit, async (c) => {
    const holder = requireCreditHolder(await callerOf(c));
    const [balance, test] = await Promise.all([topUps.balance(holder), topUps.balance(holder, true)]);
    const { lowBalanceMicros } = config;
    return c.json(
      {
        holder,
        balance: formatAmount(balance),
        test_balance: formatAmount(test),
        currency: 'USD' as const,
        low: balance < lowBalanceMicros,
        low_below: formatAmount(lowBalanceMicros),
      },
      200,
    );
  });

  app.openapi(getCreditHistory, async (c) => {
    const holder = requireCreditHolder(await callerOf(c));
    const { limit, cursor = null, format } = c.req.valid('query');
    const list = (page: PageRequest) => creditHistory(database, holder, page);
    if (format === 'csv') return csvList(c, { fileName: 'credit.csv', columns: movementColumns, list, cursor, cells: movementBody });
    return c.json(listBody(await list({ limit, cursor }), movementBody), 200);
  });

  app.openapi(topUpCredit, async (c) => {
    const admin = requireAdminSession(await callerOf(c));
    const { amount, note = null } = c.req.valid('json');
    const { topUp, isReplay } = await topUps.grant({
      accountId: c.req.valid('param').id,
      amountMicros: requirePositiveAmount('amount', amount),
      note,
      grantedBy: admin.accountId,
      idempotencyKey: idempotencyKeyOf(c),
    });
    if (isReplay) c.header('Idempotency-Replayed', 'true');
    else log.info({ topUp: topUp.id, account: topUp.accountId, amountMicros: topUp.amountMicros, by: admin.accountId }, 'credit granted');
    return c.json(topUpBody(topUp, await topUps.balance(topUp.accountId)), 201);
  });

  return app;
}

function movementBody({ id, kind, amountMicros, serviceId, paymentId, topUpId, ...rest }: CreditMovement): CreditMovementBody {
  return {
    id,
    kind,
    amount: formatAmount(amountMicros),
    currency: 'USD',
    service_id: serviceId,
    payment_id: paymentId,
    top_up_id: topUpId,
    transaction: rest.transaction,
    test: rest.isTest,
    created_at: rfc3339(rest.createdAt),
  };
}

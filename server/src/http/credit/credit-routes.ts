import { CreateTopUp, Credit, CreditHistory, CreditHistoryQuery, CreditMovement as CreditMovementBody, TopUp } from '@farebox/contract';
import { requireCreditHolder } from '../../accounts/caller.ts';
import { creditHistory, type CreditMovement } from '../../credit/credit-history.ts';
import type { PageRequest } from '../../storage/page.ts';
import { requireAdminSession } from '../../accounts/sessions.ts';
import { rfc3339 } from '../../clock.ts';
import { formatAmount, requirePositiveAmount } from '../../money.ts';
import { topUpBody } from '../accounts/account-bodies.ts';
import { listBody } from '../../surface/list-body.ts';
import { callerOf } from '../../surface/caller.ts';
import type { AccountParts } from '../accounts/account-parts.ts';
import { csvList, listed } from '../listings.ts';
import { idempotencyKeyOf } from '../../surface/request.ts';
import { answers, forAdmins, idParam, jsonBody, optionalKey } from '../../surface/route-parts.ts';
import { route } from '../../surface/route.ts';
import { Routes } from '../routes.ts';

const getCredit = route.get('/me/credit', {
  operationId: 'getCredit',
  tags: ['Accounts'],
  summary: 'Prepaid balance of this account, or of the wallet that signed in (SIGN-IN-WITH-X)',
  caller: 'holder',
  responses: { 200: answers(Credit, 'The balance.') },
});

const movementColumns = CreditMovementBody.keyof().options;

const getCreditHistory = route.get('/me/credit/history', {
  operationId: 'getCreditHistory',
  tags: ['Accounts'],
  summary: 'Every movement of the prepaid credit of this account or wallet, the newest first',
  caller: 'holder',
  request: { query: CreditHistoryQuery },
  responses: { 200: listed(CreditHistory, 'A page of movements.', movementColumns) },
});

const topUpCredit = forAdmins.post('/admin/users/{id}/credit', {
  operationId: 'topUpCredit',
  summary: 'Add prepaid credit; send an Idempotency-Key to be safe to repeat',
  problems: ['idempotency_mismatch', 'not_found'],
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
  },
});

/** Prepaid credit. */
export function creditRoutes(parts: AccountParts): Routes {
  const { database, config, log } = parts;
  const { topUps } = parts.credit;
  const app = new Routes(parts);

  app.openapi(getCredit, async (c) => {
    const holder = requireCreditHolder(await callerOf(parts, c));
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
    const holder = requireCreditHolder(await callerOf(parts, c));
    const { limit, cursor = null, format } = c.req.valid('query');
    const list = (page: PageRequest) => creditHistory(database, holder, page);
    if (format === 'csv') return csvList(c, { fileName: 'credit.csv', columns: movementColumns, list, cursor, cells: movementBody });
    return c.json(listBody(await list({ limit, cursor }), movementBody), 200);
  });

  app.openapi(topUpCredit, async (c) => {
    const admin = requireAdminSession(await callerOf(parts, c));
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

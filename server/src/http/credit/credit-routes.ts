import {
  CreateTopUp,
  Credit,
  CreditHistory,
  CreditHistoryQuery,
  CreditMovement as CreditMovementBody,
  TopUp,
  type PaymentBody,
  ListedTopUp as ListedTopUpBody,
  TopUpListQuery,
  TopUpPage,
} from '@farebox/contract';
import { isAuthenticated, type Caller } from '../../accounts/caller.ts';
import { creditHistory, type CreditMovement } from '../../credit/credit-history.ts';
import type { PageRequest } from '../../storage/page.ts';
import { rfc3339 } from '../../clock.ts';
import { languageIn } from '../../language.ts';
import { formatAmount, requirePositiveAmount } from '../../money.ts';
import { topUpBody } from '../accounts/account-bodies.ts';
import { listBody } from '../../surface/list-body.ts';
import type { AccountParts } from '../accounts/account-parts.ts';
import { csvList, listed } from '../listings.ts';
import { idempotencyKeyOf } from '../../surface/request.ts';
import { answers, forAdmins, idParam, jsonBody, optionalKey } from '../../surface/route-parts.ts';
import { route } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';
import type { NameOf } from '../../operations/known-names.ts';
import type { Parts } from '../../parts.ts';
import { listTopUps as topUpsOfAll, type ListedTopUp } from '../../credit/top-up-list.ts';

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
  const { names } = parts.operations;
  const app = new Routes(parts);

  app.forCaller(getCredit, async (c, holder) => {
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

  app.forCaller(getCreditHistory, async (c, holder) => {
    const { limit, cursor = null, format } = c.req.valid('query');
    const movements = (page: PageRequest) => creditHistory(database, holder, page);
    const list = names.inList(movements, ({ serviceId }) => [serviceId], movementBody, languageIn(c));
    if (format === 'csv') return csvList(c, { fileName: 'credit.csv', columns: movementColumns, list, cursor, cells: (body) => body });
    return c.json(
      listBody(await list({ limit, cursor }), (body) => body),
      200,
    );
  });

  app.forCaller(topUpCredit, async (c, admin) => {
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

function movementBody(
  { id, kind, amountMicros, serviceId, paymentId, topUpId, ...rest }: CreditMovement,
  nameOf: NameOf,
): CreditMovementBody {
  return {
    id,
    kind,
    amount: formatAmount(amountMicros),
    currency: 'USD',
    service_id: serviceId,
    service_name: nameOf(serviceId),
    payment_id: paymentId,
    top_up_id: topUpId,
    transaction: rest.transaction,
    test: rest.isTest,
    created_at: rfc3339(rest.createdAt),
  };
}

/** X-Credit-Low with the rest, if a payment in prepaid credit left the account below the operator's limit. */
export async function lowCreditHeader(
  { database, config, payments: { ledger } }: Pick<Parts, 'config' | 'database' | 'payments'>,
  caller: Caller,
  { providerId, status }: PaymentBody,
): Promise<Record<string, string>> {
  if (!isAuthenticated(caller) || providerId !== 'credit' || status !== 'paid') return {};
  const balance = await ledger.creditBalance(database.read, caller.accountId);
  return balance < config.lowBalanceMicros ? { 'X-Credit-Low': formatAmount(balance) } : {};
}

const topUpColumns = ListedTopUpBody.keyof().options;

const listTopUps = forAdmins.get('/admin/top-ups', {
  operationId: 'listTopUps',
  summary: 'Credit that was granted, or bought by card or by wallet, the newest first',
  request: { query: TopUpListQuery },
  responses: { 200: listed(TopUpPage, 'A page of top-ups.', topUpColumns) },
});

/** The top-ups of everybody, for admins. To be mounted at `/api/v1`. */
export function topUpListRoutes(parts: RouteParts & Pick<Parts, 'database'>): Routes {
  const { database } = parts;
  const app = new Routes(parts);

  app.openapi(listTopUps, async (c) => {
    const { limit, cursor = null, format, user_id: holderId, kind, status } = c.req.valid('query');
    const list = (page: PageRequest) => topUpsOfAll(database, { holderId, kind, status }, page);
    if (format === 'csv') return csvList(c, { fileName: 'top-ups.csv', columns: topUpColumns, list, cursor, cells: listedTopUpBody });
    return c.json(listBody(await list({ limit, cursor }), listedTopUpBody), 200);
  });

  return app;
}

function listedTopUpBody(topUp: ListedTopUp): ListedTopUpBody {
  return {
    id: topUp.id,
    kind: topUp.kind,
    user_id: topUp.holderId,
    amount: formatAmount(topUp.amountMicros),
    currency: 'USD',
    status: topUp.status,
    test: topUp.isTest,
    refunded: formatAmount(topUp.reversedMicros),
    provider: topUp.providerId,
    payment_id: topUp.paymentId,
    note: topUp.note,
    granted_by: topUp.grantedBy,
    created_at: rfc3339(topUp.createdAt),
  };
}

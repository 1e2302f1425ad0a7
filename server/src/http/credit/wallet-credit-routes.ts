import { z } from '@hono/zod-openapi';
import {
  CreateWalletRefund,
  WalletAddress,
  WalletCreditListQuery,
  WalletCreditPage,
  WalletRefund as WalletRefundBody,
} from '@farebox/contract';
import type { Parts } from '../../parts.ts';
import { rfc3339 } from '../../clock.ts';
import { formatAmount, requirePositiveAmount } from '../../money.ts';
import { listBody } from '../../surface/list-body.ts';
import { answers, forAdmins, jsonBody } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';

export type WalletCreditParts = RouteParts & Pick<Parts, 'credit' | 'log' | 'payments'>;

const listWalletCredit = forAdmins.get('/admin/wallet-credit', {
  operationId: 'listWalletCredit',
  summary: 'Wallets with credit',
  request: { query: WalletCreditListQuery },
  responses: { 200: answers(WalletCreditPage, 'A page of them, by address.') },
});

const refundWalletCredit = forAdmins.post('/admin/wallet-credit/{wallet}/refund', {
  operationId: 'refundWalletCredit',
  summary: 'Record that you have refunded credit to its wallet',
  description:
    'Nothing is sent by this: send it first, to that very wallet. Where a chain can be asked, the transaction has to show the transfer; `verified` in the answer says whether it did. A transaction is booked once for a wallet, however often this is asked. The wallet can spend its credit until it is booked; where less is left by then, the answer is 409.',
  problems: ['conflict'],
  request: {
    params: z.object({ wallet: WalletAddress }),
    ...jsonBody(CreateWalletRefund),
  },
  responses: {
    201: answers(WalletRefundBody, 'It is booked; the first answer again, with Idempotency-Replayed: true, where it was before.'),
  },
});

/** Credit of wallets, and its refunds. To be mounted at `/api/v1`. */
export function walletCreditRoutes(parts: WalletCreditParts): Routes {
  const { log } = parts;
  const { walletRefunds } = parts.payments;
  const { topUps } = parts.credit;
  const app = new Routes(parts);
  app.openapi(listWalletCredit, async (c) => {
    const { limit, cursor = null } = c.req.valid('query');
    const page = await walletRefunds.list({ limit, cursor });
    const body = listBody(page, ({ wallet, balanceMicros, isTest }) => ({
      wallet,
      balance: formatAmount(balanceMicros),
      currency: 'USD' as const,
      test: isTest,
    }));
    return c.json(body, 200);
  });

  app.forCaller(refundWalletCredit, async (c, { accountId: actorId }) => {
    const { amount, transaction, test: isTest = false, unverified: isUnverified = false } = c.req.valid('json');
    const amountMicros = requirePositiveAmount('amount', amount);
    const sent = { ...c.req.valid('param'), amountMicros, transaction, isTest, isUnverified, actorId };
    const { refund, isVerified, isReplay } = await walletRefunds.record(sent);
    if (isReplay) c.header('Idempotency-Replayed', 'true');
    else
      log.info({ refund: refund.id, wallet: refund.wallet, amountMicros, transaction: refund.transaction, by: actorId }, 'wallet refunded');
    const body = {
      id: refund.id,
      wallet: refund.wallet,
      amount: formatAmount(refund.amountMicros),
      currency: 'USD' as const,
      transaction: refund.transaction,
      test: refund.isTest,
      verified: isVerified,
      created_at: rfc3339(refund.createdAt),
      balance: formatAmount(await topUps.balance(refund.wallet, refund.isTest)),
    };
    return c.json(body, 201);
  });

  return app;
}

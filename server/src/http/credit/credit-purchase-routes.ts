import { BoughtCredit, BuyCredit } from '@farebox/contract';
import { spends } from '../../accounts/key-scope.ts';
import { isAuthenticated, type Caller } from '../../accounts/caller.ts';
import type { CreditPurchase } from '../../credit/credit-purchases.ts';
import type { Parts } from '../../parts.ts';
import { rfc3339 } from '../../clock.ts';
import { formatAmount, requireAmount } from '../../money.ts';
import { callerOf } from '../../surface/caller.ts';
import { clientAddress } from '../../surface/client-address.ts';
import { maxPriceOfRequest, meansOf, paidHeaders, setHeaders } from '../payments/payment-gate.ts';
import { idempotencyKeyOf, singleHeader } from '../../surface/request.ts';
import { answers, bySender, jsonBody, optionalKey, reads, unpaidAnswer, withHeaders } from '../../surface/route-parts.ts';
import { route } from '../../surface/route.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { signedReceiptHeaders } from '../../surface/signed-receipt.ts';
import { keyTextOf } from '../../payments/purchase/sale.ts';

type CreditPurchaseRouteParts = RouteParts & Pick<Parts, 'credit' | 'payments'>;

const buyCredit = route.post('/credit', {
  operationId: 'buyCredit',
  ...reads('PaymentToken', 'MaxPriceCents', ...bySender),
  ...spends,
  tags: ['Payments'],
  summary: 'Buy prepaid credit with x402 or any other payment, for the calling account, else for the paying wallet',
  caller: 'buyer',
  problems: [
    'authentication_required',
    'idempotency_mismatch',
    'payment_already_used',
    'payment_in_flight',
    'payment_malformed',
    'price_above_maximum',
    'rate_limited',
    'settlement_pending',
    'spending_cap_exceeded',
  ],
  request: {
    headers: optionalKey('One key of one buyer is one purchase, even if it is paid again after a lost answer.'),
    ...jsonBody(BuyCredit),
  },
  responses: {
    201: withHeaders(
      answers(BoughtCredit, 'The credit that was bought; the same again, with Idempotency-Replayed: true, for the same payment or key.'),
      { 'X-Payment-Id': 'PaymentId', 'Idempotency-Replayed': 'IdempotencyReplayed' },
    ),
    402: unpaidAnswer(),
  },
});

/** Credit for the account or wallet that pays, to be mounted at `/api/v1`. */
export function creditPurchaseRoutes(parts: CreditPurchaseRouteParts): Routes {
  const app = new Routes(parts);
  const { limits, config } = parts;
  const { creditPurchases } = parts.credit;

  app.openapi(buyCredit, async (c) => {
    const { amount } = c.req.valid('json');
    const caller = await callerOf(parts, c);
    const means = meansOf(c, parts.payments.x402, paying(caller), singleHeader(c, 'X-Payment-Token'));
    const order = {
      amountMicros: requireAmount('amount', amount),
      means,
      caller,
      idempotencyKey: keyTextOf(means, idempotencyKeyOf(c)),
      maxPriceMicros: maxPriceOfRequest(c),
    };
    const bought = await creditPurchases.buy(order).catch((thrown: unknown) => {
      limits.unpaid.take(clientAddress(c, config.trustedHops));
      throw thrown;
    });
    if (bought.isReplay) c.header('Idempotency-Replayed', 'true');
    const body = boughtBody(bought.result);
    const receipt = signedReceiptHeaders(parts, c, means, bought, { input: { amount }, body: JSON.stringify(body) });
    setHeaders(c, { 'X-Payment-Id': bought.payment.id, ...receipt, ...paidHeaders(means, bought) });
    return c.json(body, 201);
  });

  return app;
}

/** The sign-in names the holder of the credit, and pays nothing: an earlier purchase of the wallet does not pay for credit. */
function paying(caller: Caller): Caller {
  return isAuthenticated(caller) ? caller : { kind: 'anonymous' };
}

function boughtBody({ id, holderId, amountMicros, isTest, balanceMicros, createdAt }: CreditPurchase): BoughtCredit {
  return {
    id,
    amount: formatAmount(amountMicros),
    currency: 'USD',
    balance: formatAmount(balanceMicros),
    holder: holderId,
    test: isTest,
    created_at: rfc3339(createdAt),
  };
}

import type { Foundation } from '../foundation.ts';
import { sql, type Selectable } from 'kysely';
import { bound } from '../bound.ts';
import { secondMs } from '../clock.ts';
import { invalid, problem, type Problem } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Micros } from '../money.ts';
import type { Seller } from '../payments/checkout.ts';
import { creditAccountOf, heldAccount, type Ledger } from '../payments/money/ledger.ts';
import type { Payments } from '../payments/quotes/payments.ts';
import type { PaidResource } from '../payments/provider.ts';
import type { Purchases } from '../payments/purchase/purchase.ts';
import { movementOf, type PaidUse } from '../payments/purchase/reservations.ts';
import type { Bought, Order, Sale } from '../payments/purchase/sale.ts';
import { batchMax } from '../storage/batches.ts';
import type { Queries } from '../storage/database.ts';
import type { WalletCreditTables } from '../storage/tables/wallet-credit.ts';
import { clientIdOf, creditHolderOf, isAuthenticated } from '../accounts/caller.ts';

/** Prepaid credit that a payment bought. */
export interface CreditPurchase {
  id: string;
  /** An account, or the address of a wallet. */
  holderId: string;
  amountMicros: Micros;
  currency: string;
  /** Bought with test money, and spent only as such. */
  isTest: boolean;
  /** The holder's credit of that kind right after the purchase. */
  balanceMicros: Micros;
  createdAt: number;
}

export interface CreditOrder extends Order {
  /** Above zero. */
  amountMicros: Micros;
}

export type CreditPurchases = ReturnType<typeof creditPurchases>;

export interface CreditPurchasesOptions extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  ledger: Ledger;
  payments: Payments;
  purchase: Purchases;
}

const waitedMs = 30 * secondMs;

/** As wallets show it. */
const creditResource: PaidResource = { path: '/api/v1/credit', description: 'Prepaid credit' };

/**
 * The service id is `credit:` and the holder, so that the payment itself names the holder: no retry, other login or crash can credit
 * somebody else. Before the holder is known it is `credit`, which only a payment that names its payer can pay.
 */
const unbound = 'credit';
const serviceOf = (holderId: string | null) => (holderId === null ? unbound : `${unbound}:${holderId}`);
const holderOf = (serviceId: string) => (serviceId.startsWith(`${unbound}:`) ? serviceId.slice(unbound.length + 1) : null);

/** Sells credit beside tools and assets, to buyers that pay the quote of a 402 by its id. */
export function creditSeller(): Seller {
  return {
    sells: (serviceId) => serviceId === unbound || holderOf(serviceId) !== null,
    async offer() {
      throw problem('invalid_input', { message: 'credit is bought by POST /api/v1/credit', hint: 'Send {"amount": "5.00"} there.' });
    },
    async requireSold({ serviceId }) {
      if (holderOf(serviceId) !== null) return;
      throw problem('conflict', {
        message: 'the holder of this credit is not known',
        hint: 'Sign a payment of the 402 with a wallet, or ask for one with an API key, a login or SIGN-IN-WITH-X.',
      });
    },
    internalServiceId: () => null,
  };
}

export function creditPurchases(parts: CreditPurchasesOptions) {
  return {
    ...bound(parts, { buy, finish }),
  };
}

function saleOf(parts: CreditPurchasesOptions, amountMicros: Micros, holderId: string | null): Sale<CreditPurchase> {
  return {
    offer: { kind: 'credit', serviceId: serviceOf(holderId), amountMicros },
    resource: creditResource,
    internalServiceId: null,
    requestHash: `credit ${amountMicros}`,
    input: null,
    requireInput: () => undefined,
    isRepeatable: true,
    isLasting: false,
    settles: 'last',
    isQuick: true,
    work: async () => ({ isCharged: true, answer: null, book: (...given) => book(parts, ...given) }),
    again: ({ id }) => byPayment(parts.database.read, id),
  };
}

async function book(parts: CreditPurchasesOptions, queries: Queries, use: PaidUse, now: number): Promise<CreditPurchase> {
  const { paymentId, isTest, amountMicros, currency } = use;
  const holderId = holderOf(use.serviceId);
  if (holderId === null) throw new Error('credit was paid for nobody');
  const account = creditAccountOf(holderId, isTest);
  await parts.ledger.post(queries, { kind: 'top_up', debitAccount: heldAccount, creditAccount: account, ...movementOf(use) }, now);
  const paidBy = await queries.selectFrom('payments').select('provider_id').where('id', '=', paymentId).executeTakeFirstOrThrow();
  const row = {
    id: newId('top', now),
    holder_id: holderId,
    payment_id: paymentId,
    provider_id: paidBy.provider_id,
    amount_micros: amountMicros,
    currency,
    is_test: isTest ? 1 : 0,
    balance_micros: await parts.ledger.balance(queries, account),
    idempotency_key: null,
    created_at: now,
  };
  await queries.insertInto('credit_purchases').values(row).execute();
  parts.log.info({ topUp: row.id, amountMicros, isTest }, 'credit bought');
  return purchaseOf(row);
}

/**
 * Sells credit to the calling account, else to the paying wallet. One payment is credited once, however often it is repeated and
 * even after a crash: the credit is booked in the transaction that uses the payment.
 * @throws PaymentRequiredProblem with the quote to pay; any problem of the payment; idempotency_mismatch
 */
async function buy(parts: CreditPurchasesOptions, { amountMicros, ...order }: CreditOrder): Promise<Bought<CreditPurchase>> {
  const { means, caller } = order;
  const holderId = buyerOf(order);
  const sale = saleOf(parts, amountMicros, holderId);
  if (means.kind === 'token') {
    const paid = parts.payments.openToken(means.token, sale.offer.serviceId, clientIdOf(caller));
    if (paid.amountMicros !== amountMicros) throw otherAmount();
  }
  return parts.purchase.buy(sale, order);
}

/** Credits payments whose buyer did not wait for the answer. @returns how many. */
async function finish(parts: CreditPurchasesOptions): Promise<number> {
  const { database, clock, payments, purchase, log } = parts;
  const open = await database.read
    .selectFrom('payments')
    .select('id')
    // Literals, not parameters: SQLite uses a partial index only where the text of the query repeats its condition.
    .where(sql<boolean>`offer_kind = 'credit' and status = 'paid' and used_calls < max_calls`)
    .where('expires_at', '>', clock.now())
    // Until then its buyer is most likely still being answered.
    .where('paid_at', '<', clock.now() - waitedMs)
    .limit(batchMax)
    .execute();
  let finished = 0;
  for (const { id } of open) {
    const payment = await payments.find(id);
    const holderId = payment === null ? null : holderOf(payment.serviceId);
    if (payment === null || holderId === null) continue;
    try {
      const means = { kind: 'payment', payment } as const;
      const order = { means, caller: { kind: 'anonymous' } as const, idempotencyKey: null, maxPriceMicros: null };
      await purchase.buy(saleOf(parts, payment.amountMicros, holderId), order);
      finished += 1;
    } catch (cause) {
      log.error({ err: cause, payment: id.slice(0, 30) }, 'a payment for credit could not be credited');
    }
  }
  return finished;
}

/**
 * The holder of the credit: the calling account, else the paying wallet; for a token, the caller that signed in.
 * @throws authentication_required for a wallet that could not sign in to spend the credit
 */
function buyerOf({ caller, means }: Order): string | null {
  if (isAuthenticated(caller) || means.kind !== 'signed') return creditHolderOf(caller);
  if (/^0x[0-9a-f]{40}$/.test(means.payer)) return means.payer;
  // A payment that cannot be read is refused later, in the form of its protocol.
  if (means.payer === '') return null;
  throw problem('authentication_required', {
    message: 'credit of this wallet could not be spent',
    hint: 'Only wallets of EVM chains can sign in: send the API key of an account, and the credit is that account’s.',
  });
}

function otherAmount(): Problem {
  return invalid('amount', 'amount is not that of the payment');
}

type PurchaseRow = Selectable<WalletCreditTables['credit_purchases']>;

async function byPayment(queries: Queries, paymentId: string): Promise<CreditPurchase | null> {
  const row = await queries.selectFrom('credit_purchases').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
  return row === undefined ? null : purchaseOf(row);
}

function purchaseOf(row: PurchaseRow): CreditPurchase {
  return {
    id: row.id,
    holderId: row.holder_id,
    amountMicros: row.amount_micros,
    currency: row.currency,
    isTest: row.is_test === 1,
    balanceMicros: row.balance_micros,
    createdAt: row.created_at,
  };
}

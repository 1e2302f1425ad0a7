import { sql, type Selectable } from 'kysely';
import { secondMs, type Clock } from '../clock.ts';
import { asProblem, problem, withoutStack, type Problem } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import type { Micros } from '../money.ts';
import { creditAccountOf, heldAccount, type Ledger } from '../payments/ledger.ts';
import type { Payment } from '../payments/payment.ts';
import { PaymentRequiredProblem } from '../payments/payment-required.ts';
import type { Offer, Payments } from '../payments/payments.ts';
import { requirePriceWithin } from '../payments/price-guard.ts';
import type { PaidResource } from '../payments/provider.ts';
import type { Seller } from '../payments/purchases.ts';
import type { Delivered, TokenHolder, Uses } from '../payments/uses.ts';
import { batchMax } from '../storage/batches.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { WalletCreditTables } from '../storage/tables/wallet-credit.ts';
import { clientIdOf, creditHolderOf, isAuthenticated, type Caller } from './caller.ts';

/** Prepaid credit that a payment bought. */
export interface CreditPurchase {
  id: string;
  /** An account, or the address of a wallet. */
  holderId: string;
  amountMicros: Micros;
  currency: string;
  /** Bought with play money, and spent only as such. */
  isTest: boolean;
  /** The holder's credit of that kind right after: the same however often it is asked for. */
  balanceMicros: Micros;
  createdAt: number;
}

export interface CreditOrder {
  /** Above zero. */
  amountMicros: Micros;
  /** The token of a payment, null where none was sent. */
  token: string | null;
  /** A payment that came with the request itself, as calls of tools take it; null where none came. */
  signed: { payer: string; pay(offer: Offer, resource: PaidResource): Promise<string> } | null;
  caller: Caller;
  /** The buyer's own name for this purchase: asked for again with another signature, nothing is paid again. */
  idempotencyKey: string | null;
  /** What the caller pays at most; null: any price. */
  maxPriceMicros: Micros | null;
}

export interface BoughtCredit {
  purchase: CreditPurchase;
  paymentId: string;
  /** It had been bought before by the same payment, or under the same key. */
  isReplay: boolean;
}

export interface CreditPurchases {
  /**
   * Sells credit to the account that asks, else to the wallet that pays. One payment is credited once, whoever repeats it and
   * whatever dies in between: it is booked in the transaction that uses the payment.
   * @throws PaymentRequiredProblem with the quote to pay; what refuses the payment; idempotency_mismatch
   */
  buy(order: CreditOrder): Promise<BoughtCredit>;
  /** Credits what was paid while nobody waited for it any more. @returns how many. */
  finish(): Promise<number>;
}

export interface CreditPurchasesOptions {
  database: Database;
  ledger: Ledger;
  payments: Payments;
  uses: Uses;
  clock: Clock;
  log: Log;
}

const waitedMs = 30 * secondMs;

/** What a wallet is shown of it. */
export const creditResource: PaidResource = { path: '/api/v1/credit', description: 'Prepaid credit' };

/**
 * What is sold is `credit:` and whose it will be, so that the payment itself says it: no retry, no other login and no crash can send
 * it elsewhere. Before anybody is known it is `credit`, which only a payment that names its payer can pay.
 */
const unbound = 'credit';
const serviceOf = (holderId: string | null) => (holderId === null ? unbound : `${unbound}:${holderId}`);
const holderOf = (serviceId: string) => (serviceId.startsWith(`${unbound}:`) ? serviceId.slice(unbound.length + 1) : null);

/** Credit beside tools and assets, for whoever pays the quote of a 402 by its id. */
export function creditSeller(): Seller {
  return {
    sells: (serviceId) => serviceId === unbound || holderOf(serviceId) !== null,
    async offer() {
      throw problem('invalid_input', { message: 'credit is bought by POST /api/v1/credit', hint: 'Send {"amount": "5.00"} there.' });
    },
    async requireSold({ serviceId }) {
      if (holderOf(serviceId) !== null) return;
      throw problem('conflict', {
        message: 'it is not known whose credit this would be',
        hint: 'Sign a payment of the 402 with a wallet, or ask for one with an API key, a login or SIGN-IN-WITH-X.',
      });
    },
    internalServiceId: () => null,
  };
}

export function creditPurchases({ database, ledger, payments, uses, clock, log }: CreditPurchasesOptions): CreditPurchases {
  async function buy(order: CreditOrder): Promise<BoughtCredit> {
    const { amountMicros, token, signed, caller, idempotencyKey } = order;
    const holderId = buyerOf(order);
    const offer = { kind: 'credit', serviceId: serviceOf(holderId), amountMicros } as const;
    requirePriceWithin(amountMicros, order.maxPriceMicros);
    const earlier = holderId === null || idempotencyKey === null ? null : await byKey(holderId, idempotencyKey);
    if (earlier !== null) return replayed(earlier, amountMicros);

    let holder: TokenHolder | null = null;
    try {
      const paidBy = token ?? (await signed?.pay(offer, creditResource));
      if (paidBy === undefined) throw problem('payment_required');
      holder = uses.openToken(paidBy, offer.serviceId, clientIdOf(caller));
      if (holder.amountMicros !== amountMicros) throw otherAmount(token === null);
      return await credited(holder, idempotencyKey);
    } catch (thrown) {
      const refused = asProblem(thrown);
      // Whoever signed a payment would sign and pay another, if one that was settled were answered 402.
      if (token === null && refused.code.startsWith('payment_token_')) throw problem('payment_already_used', { cause: refused });
      if (refused.status !== 402) throw thrown;
      const waiting = refused.code === 'payment_not_completed' && holder !== null ? await payments.find(holder.paymentId) : null;
      throw challenge(waiting ?? payments.quote(offer, clientIdOf(caller)), refused);
    }
  }

  async function credited(holder: TokenHolder, idempotencyKey: string | null): Promise<BoughtCredit> {
    const { paymentId } = holder;
    const known = await byPayment(database.read, paymentId);
    if (known !== null) return { purchase: known, paymentId, isReplay: true };
    let purchase: CreditPurchase | null = null;
    const delivered = await uses.deliver(holder, async (queries, delivery) => {
      purchase = await book(queries, holder, delivery, idempotencyKey);
    });
    purchase = delivered.kind === 'repeat' ? await byPayment(database.read, paymentId) : purchase;
    if (purchase === null) throw new Error('a payment for credit was used for nothing');
    return { purchase, paymentId, isReplay: delivered.kind === 'repeat' };
  }

  async function book(
    queries: Queries,
    { serviceId }: TokenHolder,
    { paymentId, callId, amountMicros, currency, isTest }: Delivered & { callId: string },
    idempotencyKey: string | null,
  ): Promise<CreditPurchase> {
    const now = clock.now();
    const holderId = holderOf(serviceId);
    if (holderId === null) throw new Error('credit was paid for nobody');
    const account = creditAccountOf(holderId, isTest);
    await ledger.post(
      queries,
      { kind: 'top_up', debitAccount: heldAccount, creditAccount: account, amountMicros, currency, paymentId, callId },
      now,
    );
    const paidBy = await queries.selectFrom('payments').select('provider_id').where('id', '=', paymentId).executeTakeFirstOrThrow();
    const row = {
      id: newId('top', now),
      holder_id: holderId,
      payment_id: paymentId,
      provider_id: paidBy.provider_id,
      amount_micros: amountMicros,
      currency,
      is_test: isTest ? 1 : 0,
      balance_micros: await ledger.balance(queries, account),
      idempotency_key: idempotencyKey,
      created_at: now,
    };
    await queries.insertInto('credit_purchases').values(row).execute();
    log.info({ topUp: row.id, amountMicros, isTest }, 'credit bought');
    return purchaseOf(row);
  }

  async function byKey(holderId: string, key: string): Promise<PurchaseRow | null> {
    const query = database.read.selectFrom('credit_purchases').selectAll().where('holder_id', '=', holderId);
    // Of two that were paid at once under one key both are credited: money that moved is never lost.
    return (await query.where('idempotency_key', '=', key).orderBy('id').limit(1).executeTakeFirst()) ?? null;
  }

  return {
    buy,
    async finish() {
      const open = await database.read
        .selectFrom('payments')
        .select('id')
        // Written out, not bound: SQLite uses an index of some rows only where the text of the query names the same rows.
        .where(sql<boolean>`offer_kind = 'credit' and status = 'paid' and used_calls < max_calls`)
        .where('expires_at', '>', clock.now())
        // Until then its buyer is most likely just being answered.
        .where('paid_at', '<', clock.now() - waitedMs)
        .limit(batchMax)
        .execute();
      let finished = 0;
      for (const { id } of open) {
        const payment = await payments.find(id);
        if (payment === null || holderOf(payment.serviceId) === null) continue;
        try {
          await credited(uses.openToken(payment.token, payment.serviceId, payment.clientId), null);
          finished += 1;
        } catch (cause) {
          log.error({ err: cause, payment: id.slice(0, 30) }, 'a payment for credit could not be credited');
        }
      }
      return finished;
    },
  };
}

/**
 * Whose credit it will be: the account that asks, else the wallet that pays; of a token, whoever signed in.
 * @throws authentication_required for a wallet that could not sign in to spend it
 */
function buyerOf({ caller, signed, token }: CreditOrder): string | null {
  if (isAuthenticated(caller) || token !== null || signed === null) return creditHolderOf(caller);
  if (/^0x[0-9a-f]{40}$/.test(signed.payer)) return signed.payer;
  // A payment that cannot be read is refused for that, in the words of its protocol.
  if (signed.payer === '') return null;
  throw problem('authentication_required', {
    message: 'credit of this wallet could not be spent',
    hint: 'Only wallets of EVM chains can sign in: send the API key of an account, and the credit is that account’s.',
  });
}

function challenge(payment: Payment, refused: Problem): Problem {
  return withoutStack(
    () => new PaymentRequiredProblem(refused, { payment, internalServiceId: null, resource: creditResource, input: null }),
  );
}

function otherAmount(isSigned: boolean): Problem {
  if (isSigned) return problem('payment_already_used');
  const message = 'amount is not that of the payment';
  return problem('invalid_input', { message, issues: [{ path: 'amount', message }] });
}

type PurchaseRow = Selectable<WalletCreditTables['credit_purchases']>;

/** @throws idempotency_mismatch where the key was used for another amount */
function replayed(row: PurchaseRow, amountMicros: Micros): BoughtCredit {
  if (row.amount_micros !== amountMicros) throw problem('idempotency_mismatch');
  return { purchase: purchaseOf(row), paymentId: row.payment_id, isReplay: true };
}

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

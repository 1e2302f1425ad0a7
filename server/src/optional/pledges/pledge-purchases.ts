import type { Foundation } from '../../foundation.ts';
import { hash } from 'node:crypto';
import { pledgeLimits, type AssetType } from '@farebox/contract';
import { clientIdOf, creditHolderOf, isAuthenticated, requireService } from '../../accounts/caller.ts';
import { dayMs } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { Micros } from '../../money.ts';
import type { Seller } from '../../payments/checkout.ts';
import { accountFor, heldAccount, pledgesAccount, type Ledger } from '../../payments/money/ledger.ts';
import type { Payments } from '../../payments/quotes/payments.ts';
import type { PaidResource } from '../../payments/provider.ts';
import type { Purchases } from '../../payments/purchase/purchase.ts';
import { movementOf, type PaidUse } from '../../payments/purchase/reservations.ts';
import type { Bought, Order, Sale } from '../../payments/purchase/sale.ts';
import type { Queries } from '../../storage/database.ts';
import { pledgeOf, type Pledge } from './pledge.ts';

interface PledgeOrder extends Order {
  need: string;
  assetType: AssetType | null;
  /** Above zero. */
  amountMicros: Micros;
  days: number;
  /** The key of the request itself: it tells two equal pledges apart. */
  requestKey: string | null;
}

export interface PledgePurchases {
  /**
   * Holds money for a need, by the same steps as any purchase: the money is taken, and the pledge written, in one transaction. The same
   * pledge of the same buyer is one; another Idempotency-Key makes another.
   * @throws PaymentRequiredProblem with the quote to pay; any problem of the payment; idempotency_mismatch; conflict for too many
   */
  buy(order: PledgeOrder): Promise<Bought<Pledge>>;
}

export interface PledgePurchasesOptions extends Pick<Foundation, 'database' | 'jobs'> {
  ledger: Ledger;
  payments: Payments;
  purchase: Purchases;
}

/** As wallets show it. */
const pledgeResource: PaidResource = { path: '/api/v1/demand/pledges', description: 'Money held for a need, returned if nobody meets it' };
const prefix = 'pledge:';
/** The job that tells sellers, added with the pledge. */
export const tellSellersKind = 'tell_sellers';

/** Sells pledges beside tools, assets and credit, to buyers that pay the quote of a 402 by its id. */
export function pledgeSeller(): Seller {
  return {
    sells: (serviceId) => serviceId.startsWith(prefix),
    async offer() {
      throw problem('invalid_input', {
        message: 'pledges are made by POST /api/v1/demand/pledges',
        hint: 'Send {"need", "amount"} there.',
      });
    },
    requireSold: async () => undefined,
    internalServiceId: () => null,
  };
}

export function pledgePurchases(parts: PledgePurchasesOptions): PledgePurchases {
  return {
    buy: (...given) => buy(parts, ...given),
  };
}

function saleOf(parts: PledgePurchasesOptions, order: PledgeOrder): Sale<Pledge> {
  const { caller, means, amountMicros } = order;
  const terms = termsOf(order);
  const offer = { kind: 'asset', serviceId: `${prefix}${terms}`, amountMicros } as const;
  return {
    // Money for the delivery of an asset that does not exist yet.
    offer,
    resource: pledgeResource,
    internalServiceId: null,
    requestHash: terms,
    input: null,
    requireInput: () => undefined,
    async requireDeliverable() {
      // A contract's wallet has no key to sign in with: it could neither accept a listing nor spend what is returned.
      if (means.kind === 'signed' && !isAuthenticated(caller)) await means.requireKey(offer);
    },
    isRepeatable: true,
    isLasting: false,
    isPersonal: true,
    settles: 'last',
    isQuick: true,
    work: async () => ({ isCharged: true, answer: null, book: (queries, use, now) => book(parts, queries, order, use, now) }),
    again: ({ id }) => byPayment(parts.database.read, id),
  };
}

async function book(parts: PledgePurchasesOptions, queries: Queries, order: PledgeOrder, use: PaidUse, now: number): Promise<Pledge> {
  const { paymentId, callId, isTest, amountMicros, currency, clientId, serviceId } = use;
  const holderId = holderOf(order);
  if (holderId === null) throw new Error('a pledge was paid for nobody');
  const { count } = await queries
    .selectFrom('pledges')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('holder_id', '=', holderId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  if (count >= pledgeLimits.openMax)
    throw problem('conflict', { message: `at most ${pledgeLimits.openMax} pledges of one holder are open` });
  const creditAccount = accountFor(pledgesAccount, isTest);
  await parts.ledger.post(queries, { kind: 'pledge', debitAccount: heldAccount, creditAccount, ...movementOf(use) }, now);
  const row = {
    id: newId('plg', now),
    service_id: serviceId,
    payment_id: paymentId,
    call_id: callId,
    holder_id: holderId,
    client_id: clientId,
    need: order.need,
    asset_type: order.assetType,
    amount_micros: amountMicros,
    currency,
    is_test: isTest ? 1 : 0,
    state: 'open' as const,
    asset_id: null,
    revenue_event_id: null,
    signal_id: null,
    sellers_told_at: null,
    created_at: now,
    expires_at: now + order.days * dayMs,
    ended_at: null,
  };
  await queries.insertInto('pledges').values(row).execute();
  await parts.jobs.add(queries, { kind: tellSellersKind, id: `${tellSellersKind}:${row.id}`, payload: { pledgeId: row.id } });
  return pledgeOf(row);
}

async function buy(parts: PledgePurchasesOptions, order: PledgeOrder): Promise<Bought<Pledge>> {
  const sale = saleOf(parts, order);
  requireService(order.caller, sale.offer.serviceId);
  if (order.means.kind !== 'none') {
    if (holderOf(order) === null)
      throw problem('authentication_required', {
        hint: 'A pledge belongs to an account or a wallet: send an API key, a session token or SIGN-IN-WITH-X, or sign the payment.',
      });
  }
  if (order.means.kind === 'token') {
    const paid = parts.payments.openToken(order.means.token, sale.offer.serviceId, clientIdOf(order.caller));
    if (paid.amountMicros !== order.amountMicros) throw problem('payment_token_other_service');
  }
  return parts.purchase.buy(sale, order);
}

/** The account that calls, else the wallet that pays or signed in. */
function holderOf({ caller, means }: Order): string | null {
  if (isAuthenticated(caller) || means.kind !== 'signed') return means.kind === 'wallet' ? means.wallet.address : creditHolderOf(caller);
  return /^0x[0-9a-f]{40}$/.test(means.payer) ? means.payer : null;
}

function termsOf({ need, assetType, amountMicros, days, requestKey }: PledgeOrder): string {
  return hash('sha256', JSON.stringify([need, assetType, amountMicros, days, requestKey]), 'base64url').slice(0, 22);
}

async function byPayment(queries: Queries, paymentId: string): Promise<Pledge | null> {
  const row = await queries.selectFrom('pledges').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
  return row === undefined ? null : pledgeOf(row);
}

import type { PaymentBody } from '@farebox/contract';
import { rfc3339 } from '../../clock.ts';
import { centsFromMicros, formatAmount, type Micros } from '../../money.ts';
import type { OfferKind, SealedQuote } from './sealed-quote.ts';
import type { PaymentRow } from '../../storage/tables.ts';

/** A tool call, an asset delivery, or prepaid credit, at its price. */
export interface Offer {
  kind: OfferKind;
  serviceId: string;
  amountMicros: Micros;
}

type PaymentStatus = 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';

/**
 * One payment for one offer.
 *
 *     pending --settled--> paid --(time, calls left)--> expired | refunded
 *     pending --time-----> expired
 *     pending --refused--> failed
 *
 * A payment whose calls are used up stays `paid`. A pending payment that was only quoted has no row anywhere.
 */
export interface Payment {
  id: string;
  token: string;
  offerKind: OfferKind;
  serviceId: string;
  providerId: string;
  status: PaymentStatus;
  amountMicros: Micros;
  currency: string;
  maxCalls: number;
  usedCalls: number;
  clientId: string;
  payerAccountId: string | null;
  createdAt: number;
  /** Pending: until when it can be paid. Paid: until when its token is good. Epoch milliseconds. */
  expiresAt: number;
  paidAt: number | null;
}

export function quotedPayment(sealed: SealedQuote): Payment {
  const { paymentId, ...quote } = sealed;
  return { ...quote, id: paymentId, status: 'pending', usedCalls: 0, payerAccountId: null, paidAt: null };
}

/** The stored payment at `nowMs`: it is expired as soon as its time is over, even before the sweep marks it. */
export function storedPayment(row: PaymentRow, token: string, nowMs: number): Payment {
  return {
    id: row.id,
    token,
    offerKind: row.offer_kind,
    serviceId: row.service_id,
    providerId: row.provider_id,
    status: isPastItsTime(row, nowMs) ? 'expired' : row.status,
    amountMicros: row.amount_micros,
    currency: row.currency,
    maxCalls: row.max_calls,
    usedCalls: row.used_calls,
    clientId: row.client_id,
    payerAccountId: row.payer_account_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
  };
}

function isPastItsTime(row: PaymentRow, nowMs: number): boolean {
  if (row.expires_at > nowMs) return false;
  return row.status === 'pending' || (row.status === 'paid' && row.used_calls < row.max_calls);
}

/** The price of one call. */
export function callMicros({ amountMicros, maxCalls }: Pick<Payment, 'amountMicros' | 'maxCalls'>): Micros {
  return amountMicros / maxCalls;
}

export function remainingCalls(payment: Payment): number {
  return payment.maxCalls - payment.usedCalls;
}

/** SPEC's Payment object. */
export function paymentBody(payment: Payment, provider: { name: string; payTo: string }, internalServiceId: string | null): PaymentBody {
  return {
    paymentId: payment.id,
    serviceId: payment.serviceId,
    ...(internalServiceId === null ? {} : { internalServiceId }),
    providerId: payment.providerId,
    provider: provider.name,
    status: payment.status,
    amountCents: centsFromMicros(payment.amountMicros),
    amount: formatAmount(payment.amountMicros),
    currency: payment.currency,
    billingMode: 'per_call',
    maxCalls: payment.maxCalls,
    usedCalls: payment.usedCalls,
    remainingCalls: remainingCalls(payment),
    clientId: payment.clientId,
    payTo: provider.payTo,
    token: payment.token,
    expiresAt: rfc3339(payment.expiresAt),
    ...(payment.paidAt === null ? {} : { paidAt: rfc3339(payment.paidAt) }),
  };
}

/** `pay_` and the ULID: identifies a payment in a log or list, but cannot read or spend it. */
export function shortId(paymentId: string): string {
  return paymentId.slice(0, 'pay_'.length + 26);
}

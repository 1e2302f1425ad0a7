import type { Foundation } from '../foundation.ts';
import { sql } from 'kysely';
import { pageOf, type AmountOrder, type Page, type PageRequest } from '../storage/page.ts';
import { problem } from '../errors.ts';
import type { Micros } from '../money.ts';
import { paymentRow } from '../payments/quotes/payment-lookup.ts';
import { shortId, storedPayment } from '../payments/quotes/payment.ts';
import { isTestProvider } from '../provider-ids.ts';
import type { Queries } from '../storage/database.ts';
import type { PaymentRow } from '../storage/tables.ts';
import type { KnownNames } from './known-names.ts';
import { listedPayments, type PaymentFilter } from './payment-list.ts';

/** A payment as an operator sees it: its id identifies it, and spends nothing. */
export interface KnownPayment {
  /** `shortId`. */
  id: string;
  kind: PaymentRow['offer_kind'];
  serviceId: string;
  providerId: string;
  status: PaymentRow['status'];
  amountMicros: Micros;
  currency: string;
  isTest: boolean;
  usedCalls: number;
  maxCalls: number;
  clientId: string;
  payer: string | null;
  createdAt: number;
  paidAt: number | null;
  expiresAt: number;
}

/** One event of a payment. */
export interface PaymentMoment {
  at: number;
  kind:
    | 'quoted'
    | 'paid'
    | 'purchase_begun'
    | 'purchase_used'
    | 'purchase_given_back'
    | 'purchase_refused'
    | 'purchase_unknown'
    | 'money'
    | 'delivery_returned'
    | 'act';
  /** Of the purchase, the ledger entry or the act of administration; null for events of the payment itself. */
  id: string | null;
  amountMicros: Micros | null;
  /** Accounts of the ledger, for movements of money. */
  from: string | null;
  to: string | null;
  /** E.g. why it failed, the kind of the movement, the transaction on the chain. */
  detail: string | null;
}

interface PaymentLife {
  payment: KnownPayment;
  /** In the order of time. */
  moments: PaymentMoment[];
  /** False if there were more than are shown. */
  isComplete: boolean;
}

export type PaymentLives = ReturnType<typeof paymentLives>;

const momentsMax = 500;

export function paymentLives({ database, clock, names }: Pick<Foundation, 'clock' | 'database'> & { names: Pick<KnownNames, 'meant'> }) {
  return {
    async list(filter: PaymentFilter, page: PageRequest<AmountOrder>): Promise<Page<KnownPayment>> {
      const now = clock.now();
      const subjects = filter.text === undefined ? null : await names.meant(filter.text);
      const rows = await listedPayments(database.read, { ...filter, subjects }, page);
      return pageOf(
        rows.map((row) => knownOf(row, now)),
        page.limit,
        (payment) => payment,
      );
    },

    /** Everything that happened to a payment. @param id `shortId` @throws payment_not_found */
    async of(id: string): Promise<PaymentLife> {
      const row = await paymentRow(database.read, id);
      if (row === null) throw problem('payment_not_found');
      const found = (
        await Promise.all([
          purchasesOf(database.read, row.id),
          entriesOf(database.read, row.id),
          returnsOf(database.read, row.id),
          actsOf(database.read, id),
        ])
      ).flat();
      const own: PaymentMoment[] = [
        { ...nothing, at: row.created_at, kind: 'quoted', detail: row.provider_id },
        ...(row.paid_at === null ? [] : [{ ...nothing, at: row.paid_at, kind: 'paid' as const, detail: row.payer_account_id }]),
      ];
      const moments = [...own, ...found].toSorted((a, b) => a.at - b.at);
      return { payment: knownOf(row, clock.now()), moments: moments.slice(0, momentsMax), isComplete: moments.length <= momentsMax };
    },
  };
}

function knownOf(row: PaymentRow, now: number): KnownPayment {
  return {
    id: shortId(row.id),
    kind: row.offer_kind,
    serviceId: row.service_id,
    providerId: row.provider_id,
    status: storedPayment(row, '', now).status,
    amountMicros: row.amount_micros,
    currency: row.currency,
    isTest: isTestProvider(row.provider_id),
    usedCalls: row.used_calls,
    maxCalls: row.max_calls,
    clientId: row.client_id,
    payer: row.payer_account_id,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    expiresAt: row.expires_at,
  };
}

const nothing = { id: null, amountMicros: null, from: null, to: null, detail: null };

async function purchasesOf(queries: Queries, paymentId: string): Promise<PaymentMoment[]> {
  const rows = await queries
    .selectFrom('purchases')
    .select(['id', 'state', 'failure', 'transaction_hash', 'settled_payer', 'network', 'started_at', 'updated_at', 'finished_at'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .limit(momentsMax)
    .execute();
  return rows.flatMap((row) => {
    const detail = [row.failure, row.network, row.settled_payer, row.transaction_hash].filter((part) => part !== null).join(' ') || null;
    const begun = { ...nothing, at: row.started_at, kind: 'purchase_begun' as const, id: row.id };
    if (row.state === 'reserved') return [begun];
    return [
      begun,
      { ...nothing, at: row.finished_at ?? row.updated_at ?? row.started_at, kind: `purchase_${row.state}` as const, id: row.id, detail },
    ];
  });
}

async function entriesOf(queries: Queries, paymentId: string): Promise<PaymentMoment[]> {
  const rows = await queries
    .selectFrom('ledger_entries')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .limit(momentsMax)
    .execute();
  return rows.map((row) => ({
    at: row.created_at,
    kind: 'money',
    id: row.id,
    amountMicros: row.amount_micros,
    from: row.debit_account,
    to: row.credit_account,
    detail: row.kind,
  }));
}

async function returnsOf(queries: Queries, paymentId: string): Promise<PaymentMoment[]> {
  const rows = await queries
    .selectFrom('returned_deliveries')
    .innerJoin('revenue_events', 'revenue_events.id', 'returned_deliveries.revenue_event_id')
    .select(['revenue_events.id', 'failure', 'lost_micros', 'returned_deliveries.created_at'])
    .where('payment_id', '=', paymentId)
    .limit(momentsMax)
    .execute();
  return rows.map((row) => ({
    ...nothing,
    at: row.created_at,
    kind: 'delivery_returned',
    id: row.id,
    amountMicros: row.lost_micros,
    detail: row.failure,
  }));
}

async function actsOf(queries: Queries, shortPaymentId: string): Promise<PaymentMoment[]> {
  const rows = await queries
    .selectFrom('admin_acts')
    .select(['id', 'actor_id', 'action', sql<string>`details`.as('details'), 'created_at'])
    .where('subject_id', '=', shortPaymentId)
    .orderBy('id')
    .limit(momentsMax)
    .execute();
  return rows.map((row) => ({ ...nothing, at: row.created_at, kind: 'act', id: row.id, from: row.actor_id, detail: row.action }));
}

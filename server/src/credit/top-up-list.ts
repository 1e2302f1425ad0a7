import type { Micros } from '../money.ts';
import { shortId } from '../payments/quotes/payment.ts';
import type { Database } from '../storage/database.ts';
import { pageOf, type Page, type PageRequest } from '../storage/page.ts';

/** `granted` by an admin, paid by `card`, or by a `payment` of a wallet. */
type TopUpKind = 'granted' | 'card' | 'payment';
type TopUpStatus = 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'review';

/** Prepaid credit that was granted, bought or ordered. */
export interface ListedTopUp {
  id: string;
  kind: TopUpKind;
  /** An account, or the address of a wallet. */
  holderId: string;
  amountMicros: Micros;
  currency: string;
  status: TopUpStatus;
  /** Test money. */
  isTest: boolean;
  /** Refunded to the card. */
  reversedMicros: Micros;
  /** The payment provider; null for a grant. */
  providerId: string | null;
  /** Shortened: the whole id would let its reader spend the payment. */
  paymentId: string | null;
  note: string | null;
  grantedBy: string | null;
  createdAt: number;
}

export interface TopUpFilter {
  holderId?: string | undefined;
  kind?: TopUpKind | undefined;
  status?: TopUpStatus | undefined;
}

/** Top-ups of all kinds, newest first. All ids sort by time, so the newest of a page of each kind are the page of all. */
export async function listTopUps({ read }: Pick<Database, 'read'>, filter: TopUpFilter, page: PageRequest): Promise<Page<ListedTopUp>> {
  const { kind, status } = filter;
  const isWanted = (one: TopUpKind) =>
    (kind === undefined || kind === one) && (one === 'card' || status === undefined || status === 'paid');
  const found = await Promise.all([
    isWanted('granted') ? granted(read, filter, page) : [],
    isWanted('card') ? byCard(read, filter, page) : [],
    isWanted('payment') ? byPayment(read, filter, page) : [],
  ]);
  return pageOf(
    found.flat().toSorted((one, other) => (one.id < other.id ? 1 : -1)),
    page.limit,
    (topUp) => topUp,
  );
}

async function granted(read: Database['read'], { holderId }: TopUpFilter, { limit, cursor }: PageRequest): Promise<ListedTopUp[]> {
  let query = read
    .selectFrom('top_ups')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (holderId !== undefined) query = query.where('user_id', '=', holderId);
  if (cursor !== null) query = query.where('id', '<', cursor);
  return (await query.execute()).map((row) => ({
    ...unlike,
    id: row.id,
    kind: 'granted',
    holderId: row.user_id,
    amountMicros: row.amount_micros,
    currency: row.currency,
    note: row.note,
    grantedBy: row.granted_by,
    createdAt: row.created_at,
  }));
}

async function byCard(read: Database['read'], { holderId, status }: TopUpFilter, { limit, cursor }: PageRequest): Promise<ListedTopUp[]> {
  let query = read
    .selectFrom('card_top_ups')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (holderId !== undefined) query = query.where('user_id', '=', holderId);
  if (status !== undefined) query = query.where('status', '=', status);
  if (cursor !== null) query = query.where('id', '<', cursor);
  return (await query.execute()).map((row) => ({
    ...unlike,
    id: row.id,
    kind: 'card',
    holderId: row.user_id,
    amountMicros: row.amount_micros,
    currency: row.currency,
    status: row.status,
    isTest: row.is_test === 1,
    reversedMicros: row.reversed_micros,
    providerId: 'stripe',
    createdAt: row.created_at,
  }));
}

async function byPayment(read: Database['read'], { holderId }: TopUpFilter, { limit, cursor }: PageRequest): Promise<ListedTopUp[]> {
  let query = read
    .selectFrom('credit_purchases')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (holderId !== undefined) query = query.where('holder_id', '=', holderId.startsWith('0x') ? holderId.toLowerCase() : holderId);
  if (cursor !== null) query = query.where('id', '<', cursor);
  return (await query.execute()).map((row) => ({
    ...unlike,
    id: row.id,
    kind: 'payment',
    holderId: row.holder_id,
    amountMicros: row.amount_micros,
    currency: row.currency,
    isTest: row.is_test === 1,
    providerId: row.provider_id,
    paymentId: shortId(row.payment_id),
    createdAt: row.created_at,
  }));
}

/** Members that most kinds lack. */
const unlike = {
  status: 'paid' as const,
  isTest: false,
  reversedMicros: 0,
  providerId: null,
  paymentId: null,
  note: null,
  grantedBy: null,
};

import type { Selectable } from 'kysely';

/** Money that the service pays to other servers. */
export interface UpstreamPaymentTables {
  upstream_payments: UpstreamPaymentsTable;
  upstream_spending: UpstreamSpendingTable;
}

/** One signed payment: written before the signature leaves the service. */
interface UpstreamPaymentsTable {
  id: string;
  /** The source of the tool; it may be removed since. */
  source_id: string;
  /** The operation of the source. */
  operation: string;
  /** The request of the buyer; null for none. */
  request_id: string | null;
  host: string;
  /** CAIP-2. */
  network: string;
  pay_to: string;
  amount_micros: number;
  /** 1: on a testnet. */
  is_test: number;
  /** signed: no answer was seen. unconfirmed: the answer does not say whether it was taken. */
  state: 'signed' | 'settled' | 'refused' | 'unconfirmed';
  /** As the other server says. */
  transaction_id: string | null;
  /** The signature is worthless from then on. */
  expires_at: number;
  created_at: number;
  /** Whether a buyer paid for the call; null while it runs, and where it never ended. */
  outcome: 'sold' | 'lost' | null;
}

/** What was signed on a day (UTC). */
interface UpstreamSpendingTable {
  /** Days since 1970. */
  day: number;
  amount_micros: number;
}

export type UpstreamPaymentRow = Selectable<UpstreamPaymentsTable>;

/** Prepaid credit that is bought by card. */
export interface CardTopUpTables {
  card_top_ups: CardTopUpsTable;
  card_refunds: CardRefundsTable;
  stripe_events: StripeEventsTable;
}

/** One order of credit: stored before Stripe is asked, credited once. */
interface CardTopUpsTable {
  /** Also Stripe's client_reference_id and the Idempotency-Key of its session. */
  id: string;
  user_id: string;
  /** The client's own; one key of one account is one order. */
  idempotency_key: string | null;
  amount_micros: number;
  currency: string;
  success_url: string;
  cancel_url: string;
  /** `review`: paid, but not as ordered; never credited by itself. */
  status: 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'review';
  /** Null until Stripe has answered. */
  session_id: string | null;
  session_url: string | null;
  payment_intent: string | null;
  /** How much of it was refunded or disputed. */
  reversed_micros: number;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
  /** When Stripe is asked about it, in case a webhook is lost; null: never again. */
  check_at: number | null;
}

/** Money of a top-up that went back: refunded here, in Stripe's dashboard, or taken by a dispute. */
interface CardRefundsTable {
  /** Also the Idempotency-Key of Stripe's refund. */
  id: string;
  top_up_id: string;
  amount_micros: number;
  /** What was taken from the credit; less than the amount where it was spent before somebody else took the money back. */
  taken_micros: number;
  /** requested -> sent -> done | failed; failed is final, and the credit is back. */
  status: 'requested' | 'sent' | 'done' | 'failed';
  origin: 'admin' | 'stripe' | 'dispute';
  requested_by: string | null;
  idempotency_key: string | null;
  /** Stripe's id of the refund or the dispute. */
  provider_id: string | null;
  failure: string | null;
  created_at: number;
  finished_at: number | null;
  /** When Stripe is asked about it again; null: never. */
  check_at: number | null;
}

/** Events of Stripe that were handled: each has its effect once. */
interface StripeEventsTable {
  id: string;
  type: string;
  outcome: 'applied' | 'repeated' | 'foreign' | 'waiting' | 'put_aside';
  /** The payment intent of one that waits for its top-up to be known. */
  payment_intent: string | null;
  /** What one that waits says, as JSON. */
  payload: string | null;
  received_at: number;
}

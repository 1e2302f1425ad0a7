/** Prepaid credit bought by card. */
export interface CardTopUpTables {
  card_top_ups: CardTopUpsTable;
  card_refunds: CardRefundsTable;
  stripe_events: StripeEventsTable;
}

/** One order of credit: stored before the request to Stripe, credited once. */
interface CardTopUpsTable {
  /** Also Stripe's client_reference_id, and the Idempotency-Key of its session. */
  id: string;
  user_id: string;
  /** Chosen by the client. A key orders only once per account. */
  idempotency_key: string | null;
  amount_micros: number;
  currency: string;
  /** Ordered in the test mode of Stripe: test money. */
  is_test: number;
  success_url: string;
  cancel_url: string;
  /** `review`: paid, but not as ordered. It is never credited automatically. */
  status: 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'review';
  /** Null until Stripe has answered. */
  session_id: string | null;
  session_url: string | null;
  payment_intent: string | null;
  /** How much of the top-up was refunded or disputed. */
  reversed_micros: number;
  created_at: number;
  expires_at: number;
  paid_at: number | null;
  /** When Stripe is queried about the top-up, in case a webhook is lost; null for never again. */
  check_at: number | null;
}

/** Money of a top-up that was returned: refunded here, refunded in Stripe's dashboard, or disputed. */
interface CardRefundsTable {
  /** Also the Idempotency-Key of Stripe's refund. */
  id: string;
  top_up_id: string;
  amount_micros: number;
  /**
   * The amount deducted from the credit. It is less than the refund if the credit was spent before the money was returned outside this
   * service.
   */
  taken_micros: number;
  /** requested -> sent -> done | failed. `failed` is final, and the credit was restored. */
  status: 'requested' | 'sent' | 'done' | 'failed';
  origin: 'admin' | 'stripe' | 'dispute';
  requested_by: string | null;
  idempotency_key: string | null;
  /** Stripe's id of the refund or the dispute. */
  provider_id: string | null;
  failure: string | null;
  created_at: number;
  finished_at: number | null;
  /** When Stripe is queried again; null for never. */
  check_at: number | null;
}

/** Stripe events that were handled. Each takes effect once. */
interface StripeEventsTable {
  id: string;
  type: string;
  outcome: 'applied' | 'repeated' | 'foreign' | 'waiting' | 'put_aside';
  /** The payment intent of a waiting event, whose top-up is not known yet. */
  payment_intent: string | null;
  /** The content of a waiting event, as JSON. */
  payload: string | null;
  received_at: number;
}

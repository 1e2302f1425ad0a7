import type { Insertable, Selectable } from 'kysely';

/** Claims of x402 payments, and the books of the test network. */
export interface X402Tables {
  x402_claims: X402ClaimsTable;
}

/** A signed payment that somebody sent. One row for each, whoever sends it how often. */
interface X402ClaimsTable {
  network: string;
  /** In lower case, as all hex here. */
  asset: string;
  payer: string;
  nonce: string;
  /** Unique: a payment is paid by one claim. */
  payment_id: string;
  provider_id: string;
  service_id: string;
  /** `unknown`: the money may have moved; a job finds out. A claim that failed for sure is removed. */
  state: 'settling' | 'unknown' | 'settled';
  /** JSON of the signed payload and of what it was asked for. */
  payload: string;
  requirement: string;
  /** Hash of the settlement. */
  transaction_hash: string | null;
  process_id: string;
  created_at: number;
  updated_at: number;
}

export type X402ClaimRow = Selectable<X402ClaimsTable>;
export type NewX402ClaimRow = Insertable<X402ClaimsTable>;

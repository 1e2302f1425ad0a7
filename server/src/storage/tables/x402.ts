import type { Insertable, Selectable } from 'kysely';

/** Claims of x402 payments, and the books of the test network. */
export interface X402Tables {
  x402_claims: X402ClaimsTable;
  test_network_balances: TestNetworkBalancesTable;
  test_network_transfers: TestNetworkTransfersTable;
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
  /** Who paid, as whoever settled it says. */
  settled_payer: string | null;
  /** 1: while it is on its way, its payer's other payments for the same service wait. */
  is_only: number;
  process_id: string;
  created_at: number;
  updated_at: number;
}

/** Test USDC by address, in lower case. What all have together is what was granted to all together. */
interface TestNetworkBalancesTable {
  address: string;
  balance_micros: number;
  granted_micros: number;
  /** The last grant; null where none was made yet. */
  granted_at: number | null;
}

interface TestNetworkTransfersTable {
  payer: string;
  nonce: string;
  payee: string;
  amount_micros: number;
  transaction_hash: string;
  created_at: number;
}

export type TestNetworkTransferRow = Selectable<TestNetworkTransfersTable>;
export type X402ClaimRow = Selectable<X402ClaimsTable>;
export type NewX402ClaimRow = Insertable<X402ClaimsTable>;

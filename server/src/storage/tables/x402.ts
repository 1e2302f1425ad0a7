import type { Selectable } from 'kysely';

/** The books of the test network. */
export interface X402Tables {
  test_network_balances: TestNetworkBalancesTable;
  test_network_transfers: TestNetworkTransfersTable;
}

/** Test USDC by address, in lower case. The sum of all balances equals the sum of all grants. */
interface TestNetworkBalancesTable {
  address: string;
  balance_micros: number;
  granted_micros: number;
  /** The last grant; null if there was none. */
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

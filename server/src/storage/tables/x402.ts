import type { Selectable } from 'kysely';

/** The books of the test network. */
export interface X402Tables {
  test_network_balances: TestNetworkBalancesTable;
  test_network_transfers: TestNetworkTransfersTable;
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

import type { Migration } from './migration.ts';

/** The nonce that the payout wallet of an account signed. */
export const payoutWalletProofs: Migration = {
  name: '0012-payout-wallet-proofs',
  statements: () => [`alter table users add column payout_wallet_proof text`],
};

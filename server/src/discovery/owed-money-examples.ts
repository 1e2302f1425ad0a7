import type { ClaimedMoney, UnclaimedMoney, WalletCredit, WalletRefund } from '@farebox/contract';
import { exampleTime } from './examples.ts';

const wallet = '0x52908400098527886e0f7030069857d2e4169ee7';
const transaction = '0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b';

const unclaimed: UnclaimedMoney = {
  id: 'pay_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  service_id: 'word-count',
  provider: 'x402',
  payer: null,
  amount: '0.05',
  currency: 'USD',
  test: false,
  since: exampleTime,
  age_seconds: 86_400,
};

const claimed: ClaimedMoney = { id: unclaimed.id, holder: wallet, amount: '0.05', currency: 'USD', test: false, balance: '4.95' };

const credit: WalletCredit = { wallet, balance: '4.95', currency: 'USD', test: false };

const refund: WalletRefund = {
  id: 'rfd_01KAGT4M8E3V9S2QZ7XNBC5WRK',
  wallet,
  amount: '4.95',
  currency: 'USD',
  transaction,
  test: false,
  created_at: exampleTime,
  balance: '0.00',
};

/** By the name of the schema. */
export const owedMoneyExamples: Readonly<Record<string, unknown>> = {
  UnclaimedPage: { items: [unclaimed], next_cursor: null, total: '0.05', test_total: '0.00' },
  ClaimUnclaimed: { holder: wallet },
  ClaimedMoney: claimed,
  WalletCreditPage: { items: [credit], next_cursor: null },
  CreateWalletRefund: { amount: refund.amount, transaction },
  WalletRefund: refund,
};

import type { PreparedPayment } from './budget.ts';
import type { Challenge } from './challenge.ts';
import { microsOf } from './usd.ts';

/** Pays a 402 in the protocols that it knows. */
export interface Wallet {
  /** How it would pay; null if it cannot, or may not. Nothing is signed yet. */
  quote(challenge: Challenge): Quote | null;
}

export interface Quote {
  /** In micro-dollars. */
  micros: number;
  /** Makes what pays the request. Money moves only when that is sent. */
  prepare(): Promise<PreparedPayment>;
}

export interface WalletOptions {
  /** The maximum price of a call or asset, in cents. Default 100. */
  maxPriceCents?: number;
}

/** Pays with test money on the built-in test network of a fresh install. */
export function testWallet(options: WalletOptions = {}): Wallet {
  return prepaidWallet('test', options);
}

/** Pays from the prepaid balance of the account whose API key the request has. */
export function creditWallet(options: WalletOptions = {}): Wallet {
  return prepaidWallet('credit', options);
}

function prepaidWallet(provider: string, { maxPriceCents = 100 }: WalletOptions): Wallet {
  return {
    quote({ payment }) {
      if (payment === null || payment.currency !== 'USD') return null;
      const micros = microsOf(payment.amount);
      // A price that is said twice has to be the same: the amount is what is charged.
      if (micros === null || micros > maxPriceCents * 10_000) return null;
      const { paymentId, token } = payment;
      const prepared = {
        headers: { 'X-Payment-Token': token },
        arguments: { paymentToken: token },
        pay: { paymentId, provider },
        expiresAt: Date.parse(payment.expiresAt) || 0,
      };
      return { micros, prepare: async () => prepared };
    },
  };
}

import type { PaymentBody } from '@farebox/contract';
import { FareboxError } from './errors.ts';

/** Pays the payment of a 402. */
export interface Wallet {
  /**
   * @returns the paid payment, or null if this wallet refuses it (too expensive, other provider).
   * @throws FareboxError with the answer of the service when paying failed.
   */
  pay(payment: PaymentBody, service: PaymentService): Promise<PaymentBody | null>;
}

/** The two calls that a wallet needs. */
export interface PaymentService {
  verify(paymentId: string): Promise<PaymentBody>;
  pay(paymentId: string, provider: string): Promise<PaymentBody>;
}

export interface WalletOptions {
  /** The maximum price of a call or asset, in cents. Default 100. */
  maxPriceCents?: number;
}

/** Pays with test money on the built-in test network of a fresh install. */
export function testWallet(options: WalletOptions = {}): Wallet {
  return cappedWallet('test', options);
}

/** Pays from the prepaid balance of the account whose API key the client sends. */
export function creditWallet(options: WalletOptions = {}): Wallet {
  return cappedWallet('credit', options);
}

/** Pays the payment of a 402. @throws FareboxError if the wallet refuses, or paying failed */
export async function payWith<Refusal extends { payment: PaymentBody }>(
  wallet: Wallet,
  refusal: Refusal,
  service: PaymentService,
): Promise<PaymentBody> {
  const paid = await wallet.pay(refusal.payment, service);
  if (paid !== null) return paid;
  const error = `the wallet did not pay $${refusal.payment.amount}`;
  throw new FareboxError(402, { ...refusal, error, hint: 'Raise its maximum price.' });
}

function cappedWallet(provider: string, { maxPriceCents = 100 }: WalletOptions): Wallet {
  return {
    async pay(payment, service) {
      return payment.amountCents > maxPriceCents ? null : service.pay(payment.paymentId, provider);
    },
  };
}

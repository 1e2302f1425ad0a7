import type { PaymentBody } from '@farebox/contract';
import { FareboxError } from './errors.ts';

/** Completes a payment that a 402 asked for. */
export interface Wallet {
  /**
   * @returns the payment once it is paid, or null when this wallet will not pay it (too dear, not its provider).
   * @throws what the service answered when paying failed.
   */
  pay(payment: PaymentBody, service: PaymentService): Promise<PaymentBody | null>;
}

/** The two calls that a wallet needs. */
export interface PaymentService {
  verify(paymentId: string): Promise<PaymentBody>;
  pay(paymentId: string, provider: string): Promise<PaymentBody>;
}

export interface WalletOptions {
  /** The most that one call or asset may cost, in cents. Default 100. */
  maxPriceCents?: number;
}

/** Pays on the built-in test network of a fresh install, with money that does not exist. */
export function testWallet(options: WalletOptions = {}): Wallet {
  return cappedWallet('test', options);
}

/** Pays from the prepaid balance of the account whose API key the client sends. */
export function creditWallet(options: WalletOptions = {}): Wallet {
  return cappedWallet('credit', options);
}

/** The payment that a 402 asks for, paid. @throws FareboxError where the wallet will not, or paying failed */
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

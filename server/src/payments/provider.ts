import type { Payment } from './payment.ts';

/** The id of the built-in test network. */
export const testProviderId = 'test';
/** The id of x402 on the built-in network with test USDC. */
export const testX402ProviderId = 'x402-test';
/** Whose money is play money, in the books too. */
export const testProviderIds: readonly string[] = [testProviderId, testX402ProviderId];

/** Who asks to pay: decides whose credit is spent. */
export interface Payer {
  /** The account behind the API key or bearer token; null for anybody else. */
  accountId: string | null;
  /** The API key, whose caps apply; null where none was used. */
  apiKeyId: string | null;
}

/** What moved, or why nothing did. */
export type Settlement =
  | {
      kind: 'settled';
      /** The ledger account that the money comes from, e.g. `provider:test` or `credit:usr_...`. */
      sourceAccount: string;
      /** The account to refund to; null where the money came from outside. */
      payerAccountId: string | null;
    }
  | { kind: 'pending' }
  | { kind: 'failed' };

/**
 * A way to pay. The core owns states, expiry, client binding and the ledger; a provider only says what to pay and where,
 * checks, and moves money outside the ledger where there is any.
 *
 * Promises that the shared suite (`test/suites/payment-provider.ts`) holds every provider to:
 * - `offer` has no effect; null means that this payment cannot be paid here.
 * - `settle` is idempotent by `payment.id`: asked twice, or by two at once, it moves money once and answers the same.
 * - `settle` throws a problem when the request is wrong or the payer may not; then nothing moved.
 */
export interface PaymentProvider {
  readonly id: string;
  /** For people, e.g. `Test network`. */
  readonly name: string;
  /** Play money: a payment is completed by asking for its state, and is refused where real money is run. */
  readonly isTest: boolean;
  offer(payment: Payment): { payTo: string } | null;
  settle(payment: Payment, payer: Payer, request: Readonly<Record<string, unknown>>): Promise<Settlement>;
}

import type { Queries } from '../storage/database.ts';
import type { Payment } from './payment.ts';

/** The id of the built-in test network. */
export const testProviderId = 'test';
/** The id of x402 on the built-in network with test USDC. */
export const testX402ProviderId = 'x402-test';
/** The id of prepaid credit that was bought with play money. */
export const testCreditProviderId = 'credit-test';
/** Whose money is play money, in the books too. */
export const testProviderIds: readonly string[] = [testProviderId, testX402ProviderId, testCreditProviderId];

/** A wallet that proved who it is, and by what. */
export interface SignedInWallet {
  /** In lower case. */
  address: string;
  /** Path and query of the address that it signed in for: it spends nothing at another. */
  signedPath: string;
  /** Names the very text that was signed, however its signature is written: each text pays once. */
  proofId: string;
}

/** Who asks to pay: decides whose credit is spent. */
export interface Payer {
  /** The account behind the API key or bearer token; null for anybody else. */
  accountId: string | null;
  /** The API key, whose caps apply; null where none was used. */
  apiKeyId: string | null;
  /** A wallet that signed in for paying this, and has credit of its own; absent or null for anybody else. */
  wallet?: SignedInWallet | null;
}

/** What is paid for, as wallets show it. */
export interface PaidResource {
  /** Path and query under the public address. */
  path: string;
  description: string;
}

/** What a 402 carries beside our own payment: nothing in it is secret. */
export interface WireChallenge {
  /** The same for each payment of one price and resource: they are kept for a moment. */
  headers: Readonly<Record<string, string>>;
  /** Further members of the body, JSON without the braces; empty where there are none. Kept likewise. */
  bodyMembers: string;
  /** The same for MCP: members of the structured result, and of `_meta`. Made when it is asked for. */
  readonly mcp: { result: Readonly<Record<string, unknown>>; meta: Readonly<Record<string, unknown>> };
}

/** What moved, or why nothing did. */
export type Settlement =
  | {
      kind: 'settled';
      /** The ledger account that the money comes from, e.g. `provider:test` or `credit:usr_...`. */
      sourceAccount: string;
      /** The account, or the address of the wallet, whose credit it goes back to; null where the money came from outside. */
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
  /** Play money: refused where real money is run. */
  readonly isTest: boolean;
  /** A payment that was offered by this provider is completed by asking for its state. */
  readonly completesWhenAsked?: boolean;
  /** Spends prepaid credit, and so sells none. */
  readonly spendsCredit?: boolean;
  offer(payment: Payment): { payTo: string } | null;
  /** How wallets that speak the provider's own protocol are asked for a payment; absent where there is none. */
  challenge?(payment: Payment, resource: PaidResource): WireChallenge | null;
  /** Headers of the same challenge that are of this one payment; asked for each. */
  ownHeaders?(payment: Payment, resource: PaidResource): Readonly<Record<string, string>>;
  /** Called in the transaction that marks a payment as paid by this provider, after its money was booked; throwing undoes both. */
  recorded?(queries: Queries, payment: Payment, payer: Payer): Promise<void>;
  settle(payment: Payment, payer: Payer, request: Readonly<Record<string, unknown>>): Promise<Settlement>;
}

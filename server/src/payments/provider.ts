import type { Payer } from './payer.ts';
import type { Micros } from '../money.ts';
import type { Queries } from '../storage/database.ts';
import type { Payment } from './payment.ts';

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

/** An authorization that a wallet signed, to be settled outside the ledger. */
export interface SignedAuthorization {
  /** Names it: network, asset, payer and nonce. Each is for one purchase. */
  id: string;
  /** CAIP-2. */
  network: string;
  /** The wallet. */
  payer: string;
  /** JSON of the payload and of what it was asked for: all that finding out about it later takes. */
  text: string;
}

/** What checking a payment has shown. Nothing moved, and nothing was written. */
export interface Verified {
  /** The ledger account that the money comes from, e.g. `provider:test` or `credit:usr_...`. */
  sourceAccount: string;
  /** The account, or the address of the wallet, whose credit unused money becomes; null for play money of nobody in particular. */
  holderId: string | null;
  /** Null where the money moves in the ledger alone. */
  authorization: SignedAuthorization | null;
  /** What the payer can pay, in micro-units; null where nobody can tell. */
  balanceMicros: Micros | null;
}

/** What became of a settlement. Only `failed` is sure that nothing moved; `unknown` is found out later, never asked for again. */
export type SettleOutcome =
  | { kind: 'settled'; transaction: string; payer: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'unknown'; reason: string };

/**
 * A way to pay. The core owns states, expiry, client binding, reservations and the ledger; a provider only says what to pay and
 * where, checks, and moves money outside the ledger where there is any.
 *
 * Promises that the shared suite (`test/suites/payment-provider.ts`) holds every provider to:
 * - `offer` has no effect; null means that this payment cannot be paid here.
 * - `verify` has no effect. It throws a problem when the request is wrong or the payer may not pay.
 * - `settle` is asked only for a payment that is reserved for this very authorization. It never throws for what a peer does.
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
  verify(payment: Payment, payer: Payer, request: Readonly<Record<string, unknown>>): Promise<Verified>;
  /** Moves what was signed; absent where the money moves in the ledger alone. */
  settle?(authorization: SignedAuthorization): Promise<SettleOutcome>;
  /** Called in the transaction that marks a payment as paid by this provider, after its money was booked; throwing undoes both. */
  recorded?(queries: Queries, payment: Payment, holderId: string | null): Promise<void>;
}

import type { Caller } from '../accounts/caller.ts';
import type { Micros } from '../money.ts';
import type { SettleOutcome } from '../settlement/settler.ts';
import type { Queries } from '../storage/database.ts';
import type { Payment } from './quotes/payment.ts';

/** The resource that is paid for, as wallets show it. */
export interface PaidResource {
  /** Path and query under the public address. */
  path: string;
  description: string;
  /** What a buyer needs besides, to use it; absent: nothing. Part of the description too. */
  requires?: string;
  /** The message for wallets instead of `payment required`. */
  error?: string;
  /** The price depends on the request: a wallet may sign a maximum. */
  isMetered?: boolean;
}

/** The parts of a 402 beside our own payment. Nothing in it is secret. */
export interface WireChallenge {
  /** The same for all payments of one price and resource: cached for a moment. */
  headers: Readonly<Record<string, string>>;
  /** Further members of the body, JSON without the braces; empty where there are none. Cached too. */
  bodyMembers: string;
  /** The same for MCP: members of the structured result, and of `_meta`. Built when read. */
  readonly mcp: { result: Readonly<Record<string, unknown>>; meta: Readonly<Record<string, unknown>> };
}

/** A wallet's signed authorization, to be settled outside the ledger. */
export interface SignedAuthorization {
  /** Made of network, asset, payer and nonce. Each is for one purchase. */
  id: string;
  /** CAIP-2. */
  network: string;
  /** The wallet. */
  payer: string;
  /** JSON of the payload and its requirement: enough to reconcile it later. */
  text: string;
}

/** The result of verifying a payment, which moves and writes nothing. */
export interface Verified {
  /** The ledger account that the money comes from, e.g. `provider:test` or `credit:usr_...`. */
  sourceAccount: string;
  /** The account or wallet that gets unused money as credit; null for test money without a payer. */
  holderId: string | null;
  /** Null where the money moves in the ledger alone. */
  authorization: SignedAuthorization | null;
  /** The payer's balance in micro-units; null where unknown. */
  balanceMicros: Micros | null;
}

/**
 * A way to pay. The core owns states, expiry, client binding, reservations and the ledger. A provider describes what to pay and where,
 * verifies, and settles outside the ledger where needed.
 *
 * Promises, verified by the shared suite (`test/suites/payment-provider.ts`):
 * - `offer` has no effect; null: this payment cannot be paid here.
 * - `verify` has no effect. It throws a problem for an invalid request, or where the payer may not pay.
 * - `settle` is called only for a payment that is reserved for this authorization. It never throws for a failure of a peer.
 */
export interface PaymentProvider {
  readonly id: string;
  /** For people, e.g. `Test network`. */
  readonly name: string;
  /** Test money: refused by a service with real money. */
  readonly isTest: boolean;
  /** Reading the state of a payment offered by this provider completes it. */
  readonly completesWhenAsked?: boolean;
  /** Spends prepaid credit, so it cannot sell credit. */
  readonly spendsCredit?: boolean;
  offer(payment: Payment): { payTo: string } | null;
  /**
   * The challenge for wallets in the provider's protocol; absent where it has none.
   * @param isFull with what few wallets use
   */
  challenge?(payment: Payment, resource: PaidResource, isFull: boolean): WireChallenge | null;
  /** Headers of the challenge that differ for each payment. */
  ownHeaders?(payment: Payment, resource: PaidResource, isFull: boolean): Readonly<Record<string, string>>;
  verify(payment: Payment, caller: Caller, request: Readonly<Record<string, unknown>>): Promise<Verified>;
  /** The same authorization for a lower amount, where its payer signed a maximum; null where it signed an amount. */
  lowered?(authorization: SignedAuthorization, amountMicros: Micros): SignedAuthorization | null;
  /** Settles the authorization; absent where the money moves in the ledger alone. */
  settle?(authorization: SignedAuthorization): Promise<SettleOutcome>;
  /** Called in the transaction that marks a payment as paid, after its money was booked; throwing rolls both back. */
  recorded?(queries: Queries, payment: Payment, holderId: string | null): Promise<void>;
}

import type { InputCheck } from '@farebox/contract';
import { clientIdOf, isAuthenticated, type Caller } from '../accounts/caller.ts';
import { problem } from '../errors.ts';
import type { Micros } from '../money.ts';
import type { Queries } from '../storage/database.ts';
import { payerOfMeans, type Means, type Receipt, type Settled } from './means.ts';
import type { Payment } from './payment.ts';
import type { Offer } from './payments.ts';
import type { PaidResource } from './provider.ts';
import type { IdempotencyKey, PaidUse } from './reservations.ts';

/** Something that is sold, to one buyer: what is special about a call, a delivery, or credit. */
export interface Sale<Result> {
  offer: Offer;
  resource: PaidResource;
  /** Legacy id of what is sold; null where it has none. */
  internalServiceId: string | null;
  /** Tells this request from another for the same service. */
  requestHash: string;
  /** Whether the request would work once paid; null where there is no input to check. */
  input: InputCheck | null;
  /** @throws what is wrong with the input */
  requireInput(): void;
  /** Whether it may still be bought; what is paid for is delivered all the same. @throws why not */
  requireForSale?(): void;
  /** Nobody pays for what cannot be delivered. @throws why it cannot */
  requireDeliverable?(): Promise<void>;
  /** The same payment gives it again. */
  isRepeatable: boolean;
  /** Whoever bought it has it as long as the payment lives, and never buys it twice. */
  isLasting: boolean;
  /** Shows what only its payer may see: a signature that others may have read is not enough to see it again. */
  isPersonal?: boolean;
  /** `first`: its effects cannot be taken back, so that it is settled before they happen. */
  settles: 'first' | 'last';
  /** Computed here within microseconds and without an effect outside: taken, run and recorded in one transaction. */
  isQuick: boolean;
  /** Does what is paid for. It may run again where nothing was recorded. @throws why nobody is to pay */
  work(use: Pick<PaidUse, 'paymentId' | 'clientId'>): Promise<Done<Result>>;
  /** Gives again what a payment bought; null where that is gone. @param answer what was stored of it */
  again(payment: Payment, answer: string | null): Promise<Result | null>;
  /** Told of each 402. */
  asked?(): void;
}

/** What came of the work. */
export type Done<Result> =
  | {
      isCharged: true;
      /** Kept for who asks again; null where nothing has to be. */
      answer: string | null;
      /** Moves the money out of what is held, in the transaction that records the purchase. */
      book(queries: Queries, use: PaidUse, now: number): Promise<Result>;
    }
  /** There was nothing to pay for yet. */
  | { isCharged: false; result: Result };

/** Who buys, and how it is paid. */
export interface Order {
  caller: Caller;
  means: Means;
  idempotencyKey: string | null;
  /** What the caller pays at most; null: any price. */
  maxPriceMicros: Micros | null;
}

/** What a buyer gets. */
export interface Bought<Result> {
  result: Result;
  payment: Payment;
  /** How the payment was settled outside; null where it was not, or where its buyer does not ask. */
  settled: Settled | null;
  /** The same in the words of the protocol that the buyer speaks. */
  receipt: Receipt | null;
  /** It was bought before. */
  isReplay: boolean;
  /** False where there was nothing to pay for yet. */
  isCharged: boolean;
  /** Calls that the payment still has. */
  remainingCalls: number;
}

/** What was bought, before it is said in the words of the buyer's protocol. */
export type Unsaid<Result> = Omit<Bought<Result>, 'receipt'>;

/** Whose the purchase is: who proved who they are, else the wallet that pays, else a name. */
export function buyerOf({ caller, means }: Order): string {
  if (isAuthenticated(caller)) return clientIdOf(caller);
  if (means.kind === 'signed') return means.clientId;
  return means.kind === 'wallet' ? means.wallet.address : clientIdOf(caller);
}

/** @throws authentication_required */
export function accountOf({ caller }: Order): string {
  if (isAuthenticated(caller)) return caller.accountId;
  throw problem('authentication_required', { hint: 'Credit is spent within the request by an API key or a bearer token.' });
}

/** An authenticated client may ask again with any payment, a wallet with any signature; anybody else only with the same payment. */
export function keyOf({ caller, means, idempotencyKey: key }: Order, paymentId: string | null): IdempotencyKey | null {
  if (key === null) return null;
  const scope = isAuthenticated(caller) ? clientIdOf(caller) : (payerOfMeans(means) ?? paymentId);
  return scope === null ? null : { scope, key };
}

import type { InputCheck } from '@farebox/contract';
import { clientIdOf, isAuthenticated, type Caller } from '../../accounts/caller.ts';
import { problem } from '../../errors.ts';
import type { Micros } from '../../money.ts';
import type { Queries } from '../../storage/database.ts';
import { payerOfMeans, type Means, type Receipt, type Settled } from './means.ts';
import type { Payment } from '../quotes/payment.ts';
import type { Offer } from '../quotes/payment.ts';
import type { PaidResource } from '../provider.ts';
import type { IdempotencyKey, PaidUse } from './reservations.ts';

/** A sale to one buyer: what is special about a call, a delivery, or credit. */
export interface Sale<Result> {
  offer: Offer;
  resource: PaidResource;
  /** Legacy id of the service; null where it has none. */
  internalServiceId: string | null;
  /** Distinguishes requests for the same service. Computed where it is read: most purchases need none. */
  readonly requestHash: string;
  /** For a price that depends on the request, now or earlier; absent: a payment for the service pays any request. */
  metered?: {
    /** Whether `offer` depends on the request. */
    isNow: boolean;
    /** What the request cost at an earlier price, as that was stored. */
    priceAt(metered: string): Micros;
  };
  /** Whether the request would work once paid; null where there is no input to check. */
  input: InputCheck | null;
  /** @throws the problems of the input */
  requireInput(): void;
  /** Whether it can still be bought; earlier purchases are still delivered. @throws why not */
  requireForSale?(): void;
  /**
   * Takes a place for the work, before any money moves; absent if it needs none.
   * @param beforeWaiting called if none is free at once: only funds that pay may wait. False if there is nothing to work
   * @returns what gives the place back; a second call does nothing. @throws unavailable
   */
  enter?(beforeWaiting: () => Promise<boolean>): Promise<() => void>;
  /** Checked before charging. @throws why it cannot be delivered */
  requireDeliverable?(): Promise<void>;
  /** Its booking adds entries and changes no balance that other sales change too. */
  booksEntriesOnly?: boolean;
  /** A repeated request with the same payment gets it again. */
  isRepeatable: boolean;
  /** A buyer gets it again, without paying, until its payment expires. */
  isLasting: boolean;
  /** Only its payer may see the answer: a signature that others may have read is not enough to get it again. */
  isPersonal?: boolean;
  /** `first`: its effects cannot be undone, so it is settled before the work. */
  settles: 'first' | 'last';
  /** Computed here within microseconds, without side effects: taken, run and recorded in one transaction. */
  isQuick: boolean;
  /** Does the work. It may run again if nothing was recorded. @throws the failure, which is not charged */
  work(use: Pick<PaidUse, 'paymentId' | 'clientId'>): Promise<Done<Result>>;
  /** The same result again; null where it is gone. @param answer the stored answer */
  again(payment: Payment, answer: string | null): Promise<Result | null>;
  /** Called for each 402. */
  asked?(): void;
}

/** The outcome of the work. */
export type Done<Result> =
  | {
      isCharged: true;
      /** Stored for retries; null where none is needed. */
      answer: string | null;
      /** The actual price of the work, if it is below the quoted one. */
      chargeMicros?: Micros;
      /** Moves the money out of the held account, in the transaction that records the purchase. */
      book(queries: Queries, use: PaidUse, now: number): Promise<Result>;
    }
  /** There is nothing to charge yet. */
  | { isCharged: false; result: Result };

/** The buyer, and how it pays. */
export interface Order {
  caller: Caller;
  means: Means;
  idempotencyKey: string | null;
  /** The caller's maximum; null: any price. */
  maxPriceMicros: Micros | null;
}

/** The result of a purchase. */
export interface Bought<Result> {
  result: Result;
  payment: Payment;
  /** The settlement outside the ledger; null where there was none, or the buyer does not use a wallet protocol. */
  settled: Settled | null;
  /** The same in the buyer's protocol. */
  receipt: Receipt | null;
  /** It was bought before. */
  isReplay: boolean;
  /** False where there was nothing to charge yet. */
  isCharged: boolean;
  /** Calls that the payment still has. */
  remainingCalls: number;
  /** Notes that the answer did not reach the buyer: the same request with the same token gets it again, once. */
  lost(): Promise<void>;
}

/** Before what the request adds. */
export type WithoutReceipt<Result> = Omit<Bought<Result>, 'receipt' | 'lost'>;

/** The owner of the purchase: the authenticated caller, else the paying wallet, else the caller's name. */
export function buyerOf({ caller, means }: Order): string {
  if (isAuthenticated(caller)) return clientIdOf(caller);
  if (means.kind === 'signed') return means.clientId;
  return means.kind === 'wallet' ? means.wallet.address : clientIdOf(caller);
}

/** @throws authentication_required */
export function accountOf({ caller }: Order): string {
  if (isAuthenticated(caller)) return caller.accountId;
  throw problem('authentication_required', {
    hint: 'An API key or a bearer token pays within the request; others pay the payment of a 402.',
  });
}

/** The idempotency key of a request: as it says itself, else as the payment that came with it says. */
export function keyTextOf(means: Means, stated: string | null): string | null {
  return stated ?? (means.kind === 'signed' ? means.identifier : null);
}

/** An authenticated client may retry with any payment, a wallet with any signature; others only with the same payment. */
export function keyOf({ caller, means, idempotencyKey: key }: Order, paymentId: string | null): IdempotencyKey | null {
  if (key === null) return null;
  const scope = isAuthenticated(caller) ? clientIdOf(caller) : (payerOfMeans(means) ?? paymentId);
  return scope === null ? null : { scope, key };
}

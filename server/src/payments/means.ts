import type { Micros } from '../money.ts';
import type { Payment } from './payment.ts';
import type { Offer } from './payments.ts';
import type { PaidResource } from './provider.ts';
import type { SignedInWallet } from '../accounts/caller.ts';

/** How a buyer pays for what it asks for. */
export type Means =
  | { kind: 'none' }
  /** With a payment that it paid before. */
  | { kind: 'token'; token: string }
  /** The same, of a payment that the service itself holds. */
  | { kind: 'payment'; payment: Payment }
  /** At once, from what a provider of the ledger has for it: credit. */
  | { kind: 'provider'; providerId: string }
  /** With what a wallet bought before, or from its credit: the wallet has signed in. */
  | { kind: 'wallet'; wallet: SignedInWallet }
  | SignedMeans;

/** A payment that came with the request itself, read and not yet verified. Nothing of it has an effect. */
export interface SignedMeans {
  kind: 'signed';
  providerId: string;
  /** The wallet that says to pay. */
  payer: string;
  /** The wallet as a client of the service. */
  clientId: string;
  /** The payer's own idempotency key; null where the payment carries none. */
  identifier: string | null;
  /** Names the authorization. */
  id: string;
  /** What a provider is asked to verify. */
  request: Readonly<Record<string, unknown>>;
  /** Payments are made in the open, where everybody can read what was signed. */
  isPublic: boolean;
  /** Which of these prices it pays, the current one first; the first of them where it pays none. */
  agreedPrice(prices: readonly Micros[]): Micros;
  /** Whether it was signed for this. @throws payment_refused, payment_other_resource */
  requireAnswers(offer: Offer, resource: PaidResource): Promise<void>;
  /** Whether its payer has signed it, money or not. @throws payment_refused */
  requireSigned(offer: Offer): Promise<void>;
  /** Whether its payer has a key, and so can sign in to spend credit. @throws payment_refused */
  requireKey(offer: Offer): Promise<void>;
  /** Whether a stored authorization bears the same signature: who has no more than its id has read it somewhere. */
  isSameAs(storedText: string): boolean;
  /** What the payer is told of a settlement, in its own protocol. */
  receipt(settled: Settled, resource: PaidResource): Receipt;
}

/** A payment that was settled outside the ledger. */
export interface Settled {
  paymentId: string;
  amountMicros: Micros;
  /** CAIP-2. */
  network: string;
  /** Empty where it is not known. */
  transaction: string;
  payer: string;
  /** Epoch milliseconds. */
  settledAt: number;
}

/** What an answer says of a settlement. */
export interface Receipt {
  /** Of any answer. */
  headers: Readonly<Record<string, string>>;
  /** Of an answer that is no refusal. */
  successHeaders: Readonly<Record<string, string>>;
  /** The same for MCP. */
  meta: Readonly<Record<string, unknown>>;
  successMeta: Readonly<Record<string, unknown>>;
}

/** Whose the purchase is, and who may ask for its answer again. */
export function payerOfMeans(means: Means): string | null {
  if (means.kind === 'signed') return means.payer;
  return means.kind === 'wallet' ? means.wallet.address : null;
}

import type { Micros } from '../../money.ts';
import type { Payment } from '../quotes/payment.ts';
import type { Offer } from '../quotes/payment.ts';
import type { PaidResource } from '../provider.ts';
import type { SignedInWallet } from '../../accounts/caller.ts';

/** How a buyer pays. */
export type Means =
  | { kind: 'none' }
  /** With an earlier payment. */
  | { kind: 'token'; token: string }
  /** The same, with a payment that the service itself holds. */
  | { kind: 'payment'; payment: Payment }
  /** At once, through a provider of the ledger: credit. */
  | { kind: 'provider'; providerId: string }
  /** With an earlier purchase or the credit of a wallet that signed in. */
  | { kind: 'wallet'; wallet: SignedInWallet }
  | SignedMeans;

/** A signed payment that came with the request, parsed and not yet verified. None of its functions has an effect. */
export interface SignedMeans {
  kind: 'signed';
  providerId: string;
  /** The wallet that claims to pay. */
  payer: string;
  /** The wallet as a client of the service. */
  clientId: string;
  /** The payer's own idempotency key; null where the payment carries none. */
  identifier: string | null;
  /** Id of the authorization. */
  id: string;
  /** The data for the provider to verify. */
  request: Readonly<Record<string, unknown>>;
  /** Settled on a chain, where everybody can read the signature. */
  isPublic: boolean;
  /** Which of these prices it pays, the current one first; the first where it pays none. */
  agreedPrice(prices: readonly Micros[]): Micros;
  /** Whether it was signed for this offer. @throws payment_refused, payment_other_resource */
  requireAnswers(offer: Offer, resource: PaidResource): Promise<void>;
  /** Whether its payer signed it, even without funds. @throws payment_refused */
  requireSigned(offer: Offer): Promise<void>;
  /** Whether its payer has a key, and so can sign in to spend credit. @throws payment_refused */
  requireKey(offer: Offer): Promise<void>;
  /** Whether a stored authorization has the same signature: an attacker may know no more than its id. */
  isSameAs(storedText: string): boolean;
  /** The receipt of a settlement, in the payer's protocol. */
  receipt(settled: Settled, resource: PaidResource): Receipt;
}

/** A payment that was settled outside the ledger. */
export interface Settled {
  paymentId: string;
  amountMicros: Micros;
  /** CAIP-2. */
  network: string;
  /** Empty where unknown. */
  transaction: string;
  payer: string;
  /** Epoch milliseconds. */
  settledAt: number;
}

/** The parts of an answer about a settlement. */
export interface Receipt {
  /** For every answer. */
  headers: Readonly<Record<string, string>>;
  /** For successful answers only. */
  successHeaders: Readonly<Record<string, string>>;
  /** The same for MCP. */
  meta: Readonly<Record<string, unknown>>;
  successMeta: Readonly<Record<string, unknown>>;
}

/** The wallet that owns the purchase and may get its answer again. */
export function payerOfMeans(means: Means): string | null {
  if (means.kind === 'signed') return means.payer;
  return means.kind === 'wallet' ? means.wallet.address : null;
}

import type { Micros } from '../../money.ts';

/** One transfer of tokens. The same id is the same transfer, even if signed and sent several times. */
export interface TransferOrder {
  /** Id of the payout line. */
  id: string;
  to: string;
  amountMicros: Micros;
  /** The network refuses it after this, epoch milliseconds. */
  deadlineAt: number;
}

/** A signed transaction. It is stored before it is broadcast, so that after a crash the same one is broadcast again. */
export interface SignedTransfer {
  /** The transaction's hash. */
  hash: string;
  raw: string;
}

/**
 * - `paid` and `failed` are final: no later block can undo that, and a failed transfer can never happen.
 * - `mined`: it is in a block that is not deep enough yet.
 * - `open`: unknown: it waits, was lost, or was replaced.
 */
export type TransferOutcome =
  | { kind: 'paid'; hash: string | null }
  | { kind: 'failed'; reason: string }
  | { kind: 'mined' }
  | { kind: 'open' };

/** The key, for work that has it exclusively. */
export interface PayoutKey {
  /** The transaction to broadcast: the last one again, or a new one where that cannot be mined any more or pays too little. */
  sign(order: TransferOrder, last: SignedTransfer | null, signal: AbortSignal): Promise<SignedTransfer>;
  /** @returns whether the network accepted it; if not it may be retried. */
  broadcast(signed: SignedTransfer, signal: AbortSignal): Promise<{ kind: 'accepted' } | { kind: 'refused'; reason: string }>;
}

/**
 * Sends payouts on one network. Promises to its callers:
 * - Transfers with the same id move money at most once, however often and by how many processes they are broadcast: the network
 *   ensures it.
 * - Only `broadcast` can move money; `refusal` and `sign` have no effect.
 * - An unknown outcome, because nobody answers, is thrown, never treated as a failure.
 */
export interface PayoutSender {
  readonly network: string;
  /** Why the transfer would fail, as far as is known before signing; null where it would not. */
  refusal(order: Omit<TransferOrder, 'deadlineAt'>, signal: AbortSignal): Promise<string | null>;
  /** Signs and broadcasts while nothing else uses the key: another signature would have the same number. */
  exclusively<T>(work: (key: PayoutKey) => Promise<T>): Promise<T>;
  /** @param signed everything that was signed for this order, oldest first */
  check(order: TransferOrder, signed: readonly SignedTransfer[], signal: AbortSignal): Promise<TransferOutcome>;
}

import type { Micros } from '../../money.ts';

/** One transfer of tokens. The same id is the same transfer, however often it is signed and sent. */
export interface TransferOrder {
  /** Of the payout line. */
  id: string;
  to: string;
  amountMicros: Micros;
  /** The network refuses it from then on, epoch milliseconds. */
  deadlineAt: number;
}

/** What is broadcast. It is stored before, so that whatever dies in between, the same is broadcast again. */
export interface SignedTransfer {
  /** The transaction's hash. */
  hash: string;
  raw: string;
}

/**
 * - `paid` and `failed` are final: no later block can take that back, and a failed transfer can never happen any more.
 * - `mined`: it is in a block that is not deep enough yet.
 * - `open`: nothing is known of it: it waits, was lost, or was replaced.
 */
type TransferOutcome = { kind: 'paid'; hash: string | null } | { kind: 'failed'; reason: string } | { kind: 'mined' } | { kind: 'open' };

/** The key, for whoever has it to itself. */
interface PayoutKey {
  /** What is to be broadcast now: the last one again, or another where that one cannot be mined any more or pays too little. */
  sign(order: TransferOrder, last: SignedTransfer | null, signal: AbortSignal): Promise<SignedTransfer>;
  /** @returns whether the network has it now; if not it may be tried again. */
  broadcast(signed: SignedTransfer, signal: AbortSignal): Promise<{ kind: 'accepted' } | { kind: 'refused'; reason: string }>;
}

/**
 * Sends payouts on one network. Promises that whoever uses it builds on:
 * - Two transfers of one id move money at most once, whatever is broadcast how often and by how many: the network sees to it.
 * - Only `broadcast` lets anything out by which money could move; `refusal` and `sign` have no effect.
 * - What is not known, because nobody answers, is thrown, never taken for a failure.
 */
export interface PayoutSender {
  readonly network: string;
  /** Why the transfer cannot work, as far as can be seen before anything is signed; null where it can. */
  refusal(order: Omit<TransferOrder, 'deadlineAt'>, signal: AbortSignal): Promise<string | null>;
  /** Signs and broadcasts while nothing else of the key does: what is signed in between would have the same number. */
  exclusively<T>(work: (key: PayoutKey) => Promise<T>): Promise<T>;
  /** @param signed all that was ever signed for this order, the oldest first */
  check(order: TransferOrder, signed: readonly SignedTransfer[], signal: AbortSignal): Promise<TransferOutcome>;
}

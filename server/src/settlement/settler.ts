import { z } from 'zod';
import type { Micros } from '../money.ts';
import type { PayoutSender } from './evm/sender.ts';
import { Address, Atomic, oneOf, Payload, type Hex } from './payload.ts';

const CommonTerms = z.object({
  /** CAIP-2, e.g. `eip155:84532`. */
  network: z.string().max(64),
  /** Atomic units. USDC has six decimals, so one of them is one micro. */
  amount: Atomic,
  maxTimeoutSeconds: z.number(),
});
/** Of the token's EIP-712 domain. */
const TokenDomain = z.object({ name: z.string().max(64), version: z.string().max(16) });
const Base58 = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);

const Requirement = CommonTerms.extend({ scheme: z.literal('exact'), asset: Address, payTo: Address, extra: TokenDomain });
const UptoRequirement = Requirement.extend({
  scheme: z.literal('upto'),
  extra: TokenDomain.extend({ assetTransferMethod: z.literal('permit2').default('permit2'), facilitatorAddress: Address }),
});
const SolanaRequirement = CommonTerms.extend({
  scheme: z.literal('exact'),
  /** The mint. */
  asset: Base58,
  payTo: Base58,
  /** Pays the fee of the transaction, and submits it. */
  extra: z.object({ feePayer: Base58 }),
});

/** One way to pay: an entry of `accepts`. Source: x402 version 2, PaymentRequirements. This one any EVM wallet can pay. */
export type Requirement = z.output<typeof Requirement>;
/** The payer signs a maximum, and is charged the price: `amount` is the least maximum, and what is settled. */
export type UptoRequirement = z.output<typeof UptoRequirement>;
export type SolanaRequirement = z.output<typeof SolanaRequirement>;

/** Any of them; its scheme and network tell which. */
export const AnyRequirement = oneOf((value) => {
  if ('scheme' in value && value.scheme === 'upto') return UptoRequirement;
  const isOnSolana = 'network' in value && typeof value.network === 'string' && value.network.startsWith('solana:');
  return isOnSolana ? SolanaRequirement : Requirement;
});
export type AnyRequirement = z.output<typeof AnyRequirement>;

/** Reads a signed payment and its requirement, as they are stored until the outcome of settling is known. */
export function readAuthorization(text: string): { payload: Payload; requirement: AnyRequirement } {
  const { payload, requirement }: { payload?: unknown; requirement?: unknown } = JSON.parse(text);
  return { payload: Payload.parse(payload), requirement: AnyRequirement.parse(requirement) };
}

export type Verdict =
  /** `balanceMicros`: the payer's balance in atomic units; absent where unknown. */
  { isValid: true; payer: string; balanceMicros?: Micros } | { isValid: false; reason: string; payer: string | null };

/** The outcome of settling. Only `failed` is certain that nothing moved. `unknown` is reconciled later, never settled again. */
export type SettleOutcome =
  | { kind: 'settled'; transaction: string; payer: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'unknown'; reason: string };

export interface TokenTransfer {
  /** In lower case, as `to`. */
  from: string;
  to: string;
  /** Atomic units. */
  value: bigint;
}

export interface FoundTransfers {
  isSuccess: boolean;
  transfers: TokenTransfer[];
}

/** The operator's own transfers, as the chain shows them. */
interface OwnTransfers {
  /** The addresses that the operator sends from. */
  readonly senders: readonly string[];
  /** The transfers of the token in a transaction; null where the chain does not know it. @throws unavailable */
  find(transaction: Hex): Promise<FoundTransfers | null>;
}

/**
 * Settles x402 payments: through the test network, on a chain by the operator's own key, or through a facilitator. Reasons are
 * those of the x402 specification, e.g. `insufficient_funds`, `invalid_exact_evm_payload_signature` (`reasons` in eip3009.ts).
 *
 * A requirement may be that of another seller: the payee may differ, network and token may not.
 *
 * Promises, verified by the shared suite (`test/suites/settler.ts`):
 * - `verify` has no effect. It checks the signature, the amount, the payee, the times and the balance.
 * - `settle` is idempotent by (network, asset, payer, nonce): called twice, or concurrently, it moves money once and both get the
 *   outcome. Through a facilitator the second may get `unknown`.
 * - `settle` returns `failed` only when the money did not and will not move. It never throws for a failure of a peer.
 * - A signal ends the waiting, never the settling: settling goes on, and the caller gets `unknown`.
 */
export interface Settler {
  readonly network: string;
  readonly asset: string;
  readonly payTo: string;
  /** Test money: the test network, and every testnet. */
  readonly isTest: boolean;
  /** Payments are on a chain, where everybody can read the signatures; otherwise in a ledger of our own. */
  readonly isOnChain: boolean;
  /** Sends payouts by the operator's key; absent without such a key, and for test money. */
  readonly sender?: PayoutSender;
  /** Absent where no chain can be asked. */
  readonly ownTransfers?: OwnTransfers;
  /** The ways to pay an amount, the preferred one first; none until they are known. */
  offers(amountMicros: number): readonly AnyRequirement[];
  /** Asks again which schemes are supported; absent where that never changes. */
  refresh?(signal: AbortSignal): Promise<void>;
  /** Asks whether a payment could be settled now, and moves nothing. @throws with the reason why not */
  check?(signal: AbortSignal): Promise<void>;
  /** @throws unavailable when the chain or facilitator cannot be asked: nothing moved, ask again. */
  verify(payload: Payload, requirement: AnyRequirement, signal: AbortSignal): Promise<Verdict>;
  settle(payload: Payload, requirement: AnyRequirement, signal: AbortSignal): Promise<SettleOutcome>;
  /** Looks for the outcome of a settlement without moving money. On a chain it is certain once validBefore has passed. */
  reconcile(payload: Payload, requirement: AnyRequirement, signal: AbortSignal): Promise<SettleOutcome>;
}

/** On an EVM chain, or under the id of one. */
export interface EvmSettler extends Settler {
  readonly asset: Hex;
  readonly payTo: Hex;
  /** The requirement for an amount, in the scheme that every wallet knows. */
  requirement(amountMicros: number): Requirement;
}

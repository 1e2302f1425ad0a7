import { z } from 'zod';
import type { Micros } from '../../money.ts';
import type { PayoutSender } from '../payouts/sender.ts';
import type { SettleOutcome } from '../provider.ts';
import { Address, Atomic, oneOf, Payload, type Hex } from './payload.ts';

const Terms = z.object({
  /** CAIP-2, e.g. `eip155:84532`. */
  network: z.string().max(64),
  /** Atomic units. USDC has six decimals, so one of them is one micro. */
  amount: Atomic,
  maxTimeoutSeconds: z.number(),
});
/** Of the token's EIP-712 domain. */
const TokenDomain = z.object({ name: z.string().max(64), version: z.string().max(16) });
const Base58 = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);

const Requirement = Terms.extend({ scheme: z.literal('exact'), asset: Address, payTo: Address, extra: TokenDomain });
const UptoRequirement = Requirement.extend({
  scheme: z.literal('upto'),
  extra: TokenDomain.extend({ assetTransferMethod: z.literal('permit2').default('permit2'), facilitatorAddress: Address }),
});
const SolanaRequirement = Terms.extend({
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
  return 'network' in value && String(value.network).startsWith('solana:') ? SolanaRequirement : Requirement;
});
export type AnyRequirement = z.output<typeof AnyRequirement>;

/** Reads a signed payment and its requirement, as they are stored until the outcome of settling is known. */
export function readAuthorization(text: string): { payload: Payload; requirement: AnyRequirement } {
  const { payload, requirement }: { payload?: unknown; requirement?: unknown } = JSON.parse(text);
  return { payload: Payload.parse(payload), requirement: AnyRequirement.parse(requirement) };
}

export type Verdict =
  /** `balanceMicros`: what the payer had, in atomic units; absent where nobody can tell. */
  { isValid: true; payer: string; balanceMicros?: Micros } | { isValid: false; reason: string; payer: string | null };

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

/** What the operator has sent itself, as the chain shows it. */
export interface OwnTransfers {
  /** The addresses that the operator sends from. */
  readonly senders: readonly string[];
  /** The transfers of the token in a transaction; null where the chain does not know it. @throws unavailable */
  find(transaction: Hex): Promise<FoundTransfers | null>;
}

/**
 * Where x402 payments are settled: the test network, a chain by the operator's own key, or a facilitator. Reasons are those of
 * the x402 specification, e.g. `insufficient_funds`, `invalid_exact_evm_payload_signature` (`reasons` in eip3009.ts).
 *
 * A requirement is one of the settler's own, or that of another seller: the payee may be anybody, network and token may not.
 *
 * Promises that the shared suite (`test/suites/settler.ts`) holds each to:
 * - `verify` has no effect. It checks the signature, the amount, the payee, the times and the balance.
 * - `settle` is idempotent by (network, asset, payer, nonce): asked twice, or by two at once, money moves once and both hear of it.
 *   A facilitator of somebody else need not be: there the second may hear `unknown`.
 * - `settle` says `failed` only when the money did not and will not move. It never throws for what a peer does.
 * - A signal ends the waiting, never the settling: what was begun goes on, and its outcome is `unknown` to the caller.
 */
export interface Settler {
  readonly network: string;
  readonly asset: string;
  readonly payTo: string;
  /** Play money: the test network, and every testnet. */
  readonly isTest: boolean;
  /** Payments are made in the open, where everybody can read what was signed; otherwise by a ledger of our own. */
  readonly isOnChain: boolean;
  /** Sends payouts by the key that settles here; absent where that is somebody else's, and in play money. */
  readonly sender?: PayoutSender;
  /** Absent where no chain can be asked. */
  readonly ownTransfers?: OwnTransfers;
  /** The ways to pay so much here, the preferred one first; none as long as it is not known what they are. */
  offers(amountMicros: number): readonly AnyRequirement[];
  /** Asks again what can be offered; absent where that never changes. */
  refresh?(signal: AbortSignal): Promise<void>;
  /** @throws unavailable when the chain or facilitator cannot be asked: nothing moved, ask again. */
  verify(payload: Payload, requirement: AnyRequirement, signal: AbortSignal): Promise<Verdict>;
  settle(payload: Payload, requirement: AnyRequirement, signal: AbortSignal): Promise<SettleOutcome>;
  /** What became of a settlement whose outcome was unknown, without moving anything. On a chain that is certain once validBefore has passed. */
  reconcile(payload: Payload, requirement: AnyRequirement, signal: AbortSignal): Promise<SettleOutcome>;
}

/** On an EVM chain, or in its name. */
export interface EvmSettler extends Settler {
  readonly asset: Hex;
  readonly payTo: Hex;
  /** What pays so much here, by the scheme that every wallet knows. */
  requirement(amountMicros: number): Requirement;
}

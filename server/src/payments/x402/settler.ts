import type { Micros } from '../../money.ts';
import type { PayoutSender } from '../payouts/sender.ts';
import type { SettleOutcome } from '../provider.ts';

/** Hex with 0x, as it came; addresses are compared without regard to case. */
export type Hex = `0x${string}`;

/** What a payer signs for the scheme `exact` on EVM chains. Source: EIP-3009, transferWithAuthorization. */
export interface Authorization {
  from: Hex;
  to: Hex;
  /** Atomic units of the token, a whole number as text. */
  value: string;
  /** Seconds since 1970, whole numbers as text. */
  validAfter: string;
  validBefore: string;
  /** 32 bytes. */
  nonce: Hex;
}

export interface ExactPayload {
  signature: Hex;
  authorization: Authorization;
}

/** What a payer signs for the scheme `upto` on EVM chains. Source: x402, scheme upto; Permit2, permitWitnessTransferFrom. */
export interface UptoAuthorization {
  from: Hex;
  /** The most that may be taken, in atomic units. */
  permitted: { token: Hex; amount: string };
  /** The contract that may take it. */
  spender: Hex;
  /** A whole number of up to 256 bits as text. */
  nonce: string;
  /** Seconds since 1970, whole numbers as text. */
  deadline: string;
  witness: {
    to: Hex;
    /** Nobody else can settle it. */
    facilitator: Hex;
    validAfter: string;
  };
}

export interface UptoPayload {
  signature: Hex;
  permit2Authorization: UptoAuthorization;
}

/** What a payer sends for the scheme `exact` on Solana: a transfer that still needs the signature of who pays its fee. */
export interface SolanaPayload {
  /** A serialized transaction, base64. */
  transaction: string;
}

export type Payload = ExactPayload | UptoPayload | SolanaPayload;

interface RequirementTerms {
  /** CAIP-2, e.g. `eip155:84532`. */
  network: string;
  /** Atomic units. USDC has six decimals, so one of them is one micro. */
  amount: string;
  maxTimeoutSeconds: number;
}

/** One way to pay: an entry of `accepts`. Source: x402 version 2, PaymentRequirements. This one any EVM wallet can pay. */
export interface Requirement extends RequirementTerms {
  scheme: 'exact';
  /** The token contract. */
  asset: Hex;
  payTo: Hex;
  /** The token's EIP-712 domain. */
  extra: { name: string; version: string };
}

/** The payer signs a maximum, and is charged the price: `amount` is the least maximum, and what is settled. */
export interface UptoRequirement extends RequirementTerms {
  scheme: 'upto';
  asset: Hex;
  payTo: Hex;
  extra: { name: string; version: string; assetTransferMethod: 'permit2'; facilitatorAddress: Hex };
}

export interface SolanaRequirement extends RequirementTerms {
  scheme: 'exact';
  /** The mint, base58 as all addresses of Solana. */
  asset: string;
  payTo: string;
  /** Who pays the fee of the transaction, and submits it. */
  extra: { feePayer: string };
}

export type AnyRequirement = Requirement | UptoRequirement | SolanaRequirement;

export type Verdict =
  /** `balanceMicros`: what the payer had, in atomic units; absent where nobody can tell. */
  { isValid: true; payer: string; balanceMicros?: Micros } | { isValid: false; reason: string; payer: string | null };

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

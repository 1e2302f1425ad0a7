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

/** One way to pay: an entry of `accepts`. Source: x402 version 2, PaymentRequirements. */
export interface Requirement {
  scheme: 'exact';
  /** CAIP-2, e.g. `eip155:84532`. */
  network: string;
  /** Atomic units. USDC has six decimals, so one of them is one micro. */
  amount: string;
  /** The token contract. */
  asset: Hex;
  payTo: Hex;
  maxTimeoutSeconds: number;
  /** The token's EIP-712 domain. */
  extra: { name: string; version: string };
}

export type Verdict = { isValid: true; payer: Hex } | { isValid: false; reason: string; payer: Hex | null };

/** What became of a settlement. Only `failed` is sure that nothing moved; `unknown` is reconciled, never asked for again. */
export type SettleOutcome =
  | { kind: 'settled'; transaction: string; payer: Hex }
  | { kind: 'failed'; reason: string }
  | { kind: 'unknown'; reason: string };

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
  readonly asset: Hex;
  readonly payTo: Hex;
  /** Play money. */
  readonly isTest: boolean;
  /** What pays so much here. */
  requirement(amountMicros: number): Requirement;
  /** @throws unavailable when the chain or facilitator cannot be asked: nothing moved, ask again. */
  verify(payload: ExactPayload, requirement: Requirement, signal: AbortSignal): Promise<Verdict>;
  settle(payload: ExactPayload, requirement: Requirement, signal: AbortSignal): Promise<SettleOutcome>;
  /** What became of a settlement whose outcome was unknown, without moving anything. On a chain that is certain once validBefore has passed. */
  reconcile(payload: ExactPayload, requirement: Requirement, signal: AbortSignal): Promise<SettleOutcome>;
}

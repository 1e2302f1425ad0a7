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
 * the x402 specification, e.g. `insufficient_funds`, `invalid_exact_evm_payload_signature`.
 *
 * Promises that the shared suite (`test/suites/settler.ts`) holds each to:
 * - `verify` has no effect. It checks the signature, the amount, the payee, the times and the balance.
 * - `settle` is idempotent by (network, asset, payer, nonce): asked twice, or by two at once, money moves once and both hear of it.
 * - `settle` says `failed` only when the money did not and will not move.
 */
export interface Settler {
  readonly network: string;
  readonly asset: Hex;
  readonly payTo: Hex;
  /** Play money. */
  readonly isTest: boolean;
  /** What pays so much here. */
  requirement(amountMicros: number): Requirement;
  verify(payload: ExactPayload, requirement: Requirement, signal: AbortSignal): Promise<Verdict>;
  settle(payload: ExactPayload, requirement: Requirement, signal: AbortSignal): Promise<SettleOutcome>;
  /** What became of a settlement whose outcome was unknown. */
  reconcile(payload: ExactPayload, requirement: Requirement, signal: AbortSignal): Promise<SettleOutcome>;
}

import type { Foundation } from '../../foundation.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { secondMs } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { reasons, settleMarginMs } from '../schemes/eip3009.ts';
import { isTooLate, paired, payerOf, signatureFault, termsFault, timesFault, type SignedPayment } from '../signed.ts';
import { isSame } from '../schemes/signature.ts';
import type { Payload } from '../payload.ts';
import type { AnyRequirement, Settler, Verdict, SettleOutcome } from '../settler.ts';
import type { EvmChain } from '../evm/evm-chain.ts';
import { facilitatorClient, type Answer, type SettleAnswer, type SupportedAnswer } from './facilitator-client.ts';
import type { FacilitatorWays } from './facilitator-ways.ts';

export interface FacilitatorSettlerOptions extends Pick<Foundation, 'clock' | 'fetch' | 'log'> {
  ways: FacilitatorWays;
  /** Without a trailing slash: /verify and /settle are put behind it. */
  url: string;
  /** The header Authorization; null for none. */
  authorization: string | null;
  /** For looking up unknown outcomes; null: only the facilitator can be asked. */
  chain: EvmChain | null;
  verifyMs?: number;
  settleMs?: number;
  /** The wait before asking again after an unclear answer. */
  againMs?: number;
}

const supportedMs = 10 * secondMs;

interface FacilitatorSettlerParts extends FacilitatorSettlerOptions {
  verifyMs: NonNullable<FacilitatorSettlerOptions['verifyMs']>;
  settleMs: NonNullable<FacilitatorSettlerOptions['settleMs']>;
  againMs: NonNullable<FacilitatorSettlerOptions['againMs']>;
  client: ReturnType<typeof facilitatorClient>;
}

/**
 * Settles through an external x402 facilitator. Its refusals when verifying are trusted. A success has to match the request. Any answer
 * that does not clearly say that nothing moved is `unknown`.
 *
 * Signatures for EVM chains are verified here first; only the facilitator can verify a transaction of Solana.
 */
export function facilitatorSettler(options: FacilitatorSettlerOptions): Settler {
  const { ways, verifyMs = 10 * secondMs, settleMs = 60 * secondMs, againMs = secondMs / 4 } = options;
  const client = facilitatorClient(options);
  const parts: FacilitatorSettlerParts = { ...options, verifyMs, settleMs, againMs, client };

  return {
    network: ways.network,
    asset: ways.asset,
    payTo: ways.payTo,
    isTest: ways.isTest,
    isOnChain: true,
    offers: ways.offers,
    refresh: async (signal) => ways.learn(await supported(parts, signal)),
    check: (...given) => check(parts, ...given),
    verify: (...given) => verify(parts, ...given),
    settle: (...given) => settle(parts, ...given),
    reconcile: (...given) => reconcile(parts, ...given),
  };
}

async function askVerify(parts: FacilitatorSettlerParts, payload: Payload, requirement: AnyRequirement, signal: AbortSignal) {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(parts.verifyMs)]);
  const { status, isOk, body } = await parts.client.verify(payload, requirement, limited);
  // A valid verdict counts only with a status of success.
  if (body === null || (body.isValid && !isOk)) throw new Error(`the facilitator answered /verify with ${status}`);
  return body;
}

/** @returns the outcome, and whether the facilitator answered at all. */
async function askSettle(
  parts: FacilitatorSettlerParts,
  payment: SignedPayment,
  signal: AbortSignal,
): Promise<{ outcome: SettleOutcome; isAnswered: boolean }> {
  const { settleMs, client, log } = parts;
  const { payload, requirement } = payment;
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(settleMs)]);
    const answer = await client.settle(payload, signedFor(payment), requirement, limited);
    const outcome = outcomeOf(answer, payment);
    if (outcome.kind === 'unknown')
      log.warn({ status: answer.status, reason: outcome.reason }, 'the answer of the facilitator to /settle is unclear');
    return { outcome, isAnswered: answer.body !== null && answer.status < 500 };
  } catch (cause) {
    log.warn({ err: cause }, 'the facilitator did not answer /settle');
    return { outcome: { kind: 'unknown', reason: reasons.settleError }, isAnswered: false };
  }
}

/**
 * Asked again, a facilitator waits for the transaction that it sent before, or finds the nonce used. That is always safe: a chain
 * makes the transfer once. Only a success counts then, because a refused payment may have moved before.
 * Source: x402, settlement_pending.
 */
async function askAgain(
  parts: FacilitatorSettlerParts,
  payment: SignedPayment,
  first: Awaited<ReturnType<typeof askSettle>>,
  signal: AbortSignal,
): Promise<SettleOutcome> {
  await pause(parts.againMs);
  if (signal.aborted) return first.outcome;
  const { outcome } = await askSettle(parts, payment, signal);
  if (outcome.kind === 'settled') return outcome;
  // Not if the facilitator answered the first time: a payer can cancel the authorization at the same time, which uses the nonce too.
  if (!first.isAnswered && isNonceUsed(outcome.reason)) return { kind: 'settled', transaction: '', payer: payerOf(payment.payload) };
  return { kind: 'unknown', reason: first.outcome.kind === 'unknown' ? first.outcome.reason : outcome.reason };
}

/** Whether another settle request can only report a settlement, not make one. */
async function cannotMove(parts: FacilitatorSettlerParts, payment: SignedPayment, signal: AbortSignal): Promise<boolean> {
  // A transaction of Solana is valid for a minute or two, and reconciling starts later.
  if (payment.kind === 'solana' || isTooLate(timesFault(payment, parts.clock.now()))) return true;
  const answer = await askVerify(parts, payment.payload, signedFor(payment), signal).catch(() => null);
  return answer?.isValid === false && isNonceUsed(answer.invalidReason ?? '');
}

async function supported(parts: FacilitatorSettlerParts, signal: AbortSignal): Promise<SupportedAnswer> {
  const { body, status } = await parts.client.supported(AbortSignal.any([signal, AbortSignal.timeout(supportedMs)]));
  if (body === null) throw new Error(`the facilitator answered /supported with ${status}`);
  return body;
}

async function check(parts: FacilitatorSettlerParts, signal: AbortSignal): Promise<void> {
  const { kinds } = await supported(parts, signal);
  const isSettled = kinds.some(({ scheme, network }) => scheme === 'exact' && network === parts.ways.network);
  if (!isSettled) throw new Error(`the facilitator does not settle on ${parts.ways.network}`);
}

async function verify(
  parts: FacilitatorSettlerParts,
  payload: Payload,
  requirement: AnyRequirement,
  signal: AbortSignal,
): Promise<Verdict> {
  const payer = payerOf(payload);
  const refused = (reason: string): Verdict => ({ isValid: false, reason, payer });
  const wrong = parts.ways.check(requirement);
  const payment = paired(payload, requirement);
  if (wrong !== null || payment === null) return refused(wrong ?? reasons.payload);
  const fault = timesFault(payment, parts.clock.now(), settleMarginMs) ?? (await checkSigned(payment));
  if (fault !== null) return refused(fault);
  const answer = await askVerify(parts, payload, signedFor(payment), signal).catch((cause: unknown) => {
    throw problem('unavailable', { message: 'the x402 facilitator does not answer', retryAfterSeconds: 5, cause });
  });
  if (!answer.isValid) return refused(knownReason(answer.invalidReason, reasons.verifyError));
  return isOf(answer.payer, payment) ? { isValid: true, payer: reportedPayer(answer.payer, payment) } : refused(reasons.verifyError);
}

async function settle(
  parts: FacilitatorSettlerParts,
  payload: Payload,
  requirement: AnyRequirement,
  signal: AbortSignal,
): Promise<SettleOutcome> {
  const wrong = parts.ways.check(requirement);
  const payment = paired(payload, requirement);
  if (wrong !== null || payment === null) return { kind: 'failed', reason: wrong ?? reasons.payload };
  const fault = await checkSigned(payment);
  if (fault !== null) return { kind: 'failed', reason: fault };
  // An expired one would be refused even if it was settled before: the answer could not tell which.
  const untimely = timesFault(payment, parts.clock.now());
  if (untimely !== null && isTooLate(untimely)) return { kind: 'unknown', reason: untimely };
  const first = await askSettle(parts, payment, signal);
  return first.outcome.kind === 'unknown' ? askAgain(parts, payment, first, signal) : first.outcome;
}

async function reconcile(
  parts: FacilitatorSettlerParts,
  payload: Payload,
  requirement: AnyRequirement,
  signal: AbortSignal,
): Promise<SettleOutcome> {
  const payment = paired(payload, requirement);
  if (parts.chain !== null && payment?.kind === 'exact') return parts.chain.outcomeOf(payment.payload, payment.requirement, signal);
  if (payment === null || !(await cannotMove(parts, payment, signal))) return { kind: 'unknown', reason: reasons.pending };
  const { outcome } = await askSettle(parts, payment, signal);
  return outcome.kind === 'settled' ? outcome : { kind: 'unknown', reason: outcome.reason };
}

/** The requirement that the payer signed: for `upto` its whole maximum, which may be more than the price. */
function signedFor({ kind, payload, requirement }: SignedPayment): AnyRequirement {
  return kind === 'upto' ? { ...requirement, amount: payload.permit2Authorization.permitted.amount } : requirement;
}

/** Verifies without the facilitator. A signature of more than 65 bytes is that of a contract, which only its chain can verify. */
async function checkSigned(payment: SignedPayment): Promise<string | null> {
  const isOfKey = payment.kind !== 'solana' && payment.payload.signature.length <= '0x'.length + 130;
  return termsFault(payment) ?? (isOfKey ? signatureFault(payment) : null);
}

/** Answered before the payment was read. */
const turnedAway = new Set([401, 403, 404, 405, 413, 415, 429]);

function outcomeOf({ status, isOk, body }: Answer<SettleAnswer>, payment: SignedPayment): SettleOutcome {
  if (body === null) return { kind: turnedAway.has(status) ? 'failed' : 'unknown', reason: reasons.settleError };
  if (!body.success) return refusal(status, body);
  const { network, amount } = payment.requirement;
  const transaction = body.transaction ?? '';
  const isTrue =
    isOk &&
    isOf(body.payer, payment) &&
    body.network === network &&
    (body.amount ?? amount) === amount &&
    (payment.kind === 'solana' ? /^[1-9A-HJ-NP-Za-km-z]{64,88}$/ : /^0x[0-9a-f]{64}$/i).test(transaction);
  if (!isTrue) return { kind: 'unknown', reason: reasons.settleError };
  return { kind: 'settled', transaction, payer: reportedPayer(body.payer, payment) };
}

/** Reasons found before anything is sent to a chain. With any other reason the payment may have moved. */
const verifying = new RegExp(
  [
    '^insufficient_funds$',
    '^(?:invalid|unsupported)_(?:payload|payment_requirements|scheme|network|x402_version|payload_type|asset_transfer_method)(?:_|$)',
    '^invalid_exact_evm_(?:payload_)?(?:signature|recipient_mismatch|insufficient_balance|scheme|network_mismatch)$',
    '^invalid_exact_evm_(?:payload_)?authorization_(?:value|value_mismatch|valid_before|valid_after)$',
    '^invalid_exact_evm_(?:missing_eip712_domain|token_name_mismatch|token_version_mismatch|eip3009_not_supported|failed_to_parse_signature)$',
    '^invalid_permit2_(?:spender|recipient_mismatch|signature)$',
    '^permit2_(?:deadline_expired|not_yet_valid|amount_mismatch|token_mismatch|allowance_required|insufficient_balance|proxy_not_deployed)$',
    '^(?:upto_facilitator_mismatch|invalid_upto_evm_(?:scheme|network_mismatch))$',
    '^(?:invalid_exact_svm_payload_[a-z_]+|fee_payer_not_managed_by_facilitator)$',
  ].join('|'),
);

/** Reasons in a server error are not trusted. */
function refusal(status: number, { errorReason, transaction }: SettleAnswer): SettleOutcome {
  const reason = knownReason(errorReason, reasons.settleError);
  const isClear = status < 500 && (transaction ?? '') === '' && verifying.test(reason);
  return { kind: isClear ? 'failed' : 'unknown', reason };
}

/** Whether the payer in the answer can be the signer. On Solana a wallet may be a program with another signer. */
function isOf(payer: string | null | undefined, payment: SignedPayment): boolean {
  return payer === null || payer === undefined || payment.kind === 'solana' || isSame(payer, payerOf(payment.payload));
}

function reportedPayer(payer: string | null | undefined, { kind, payload }: SignedPayment): string {
  const isAddress = kind === 'solana' && /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(payer ?? '');
  return isAddress ? (payer ?? '') : payerOf(payload);
}

function isNonceUsed(reason: string): boolean {
  return /nonce\w*used|used\w*nonce|authorization_(?:state_)?used/i.test(reason);
}

/** Payers see reasons: a free text might reveal too much. */
function knownReason(reason: string | null | undefined, other: string): string {
  return reason !== null && reason !== undefined && /^[a-z][a-z0-9_]{2,99}$/.test(reason) ? reason : other;
}

import { z } from 'zod';
import { secondMs, type Clock } from '../../../clock.ts';
import { problem } from '../../../errors.ts';
import type { Log } from '../../../log.ts';
import { checkSignature, checkTerms, checkTimes, isSame, reasons, settleMarginMs } from '../eip3009.ts';
import type { ExactPayload, Requirement, SettleOutcome, Settler, Verdict } from '../settler.ts';
import { readBounded } from './bounded-fetch.ts';
import type { EvmChain } from './evm-chain.ts';
import { checkRequirement, requirementOf, type Terms } from './terms.ts';

export interface FacilitatorSettlerOptions {
  terms: Terms;
  /** Without a trailing slash: /verify and /settle are put behind it. */
  url: string;
  /** The header Authorization; null for none. */
  authorization: string | null;
  /** Where unknown outcomes are looked up; null: only the facilitator can be asked. */
  chain: EvmChain | null;
  clock: Clock;
  log: Log;
  fetch: typeof globalThis.fetch;
  verifyMs?: number;
  settleMs?: number;
}

const answerBytesMax = 64 * 1024;

const Reason = z.string().max(4096).nullish();
const VerifyAnswer = z.object({ isValid: z.boolean(), invalidReason: Reason, payer: z.string().max(128).nullish() });
const SettleAnswer = z.object({
  success: z.boolean(),
  errorReason: Reason,
  payer: z.string().max(128).nullish(),
  transaction: z.string().max(256).nullish(),
  network: z.string().max(64).nullish(),
  amount: z.string().max(80).nullish(),
});
type SettleAnswer = z.output<typeof SettleAnswer>;

/**
 * Settles through somebody else's x402 facilitator. It is believed when it says that a payment is bad. When it says that it settled
 * one, what it says has to fit what was asked; and it is `unknown` whenever it does not say clearly that nothing moved.
 * EVM networks only: a payload of Solana is a whole transaction, which an ExactPayload cannot carry.
 */
export function facilitatorSettler(options: FacilitatorSettlerOptions): Settler {
  const { terms, chain, clock, log, verifyMs = 10 * secondMs, settleMs = 60 * secondMs } = options;

  async function askVerify(payload: ExactPayload, requirement: Requirement, signal: AbortSignal) {
    const answer = await ask(options, 'verify', payload, requirement, AbortSignal.any([signal, AbortSignal.timeout(verifyMs)]));
    const parsed = VerifyAnswer.safeParse(answer.body);
    // A yes counts only from an answer that is one altogether.
    if (!parsed.success || (parsed.data.isValid && !answer.isOk)) throw new Error(`the facilitator answered /verify with ${answer.status}`);
    return parsed.data;
  }

  return {
    network: terms.network,
    asset: terms.asset,
    payTo: terms.payTo,
    isTest: false,
    requirement: (amountMicros) => requirementOf(terms, amountMicros),

    async verify(payload, requirement, signal): Promise<Verdict> {
      const { from } = payload.authorization;
      const refused = (reason: string): Verdict => ({ isValid: false, reason, payer: from });
      const wrong =
        checkRequirement(requirement, terms) ??
        checkTimes(payload, clock.now(), settleMarginMs) ??
        (await checkSigned(payload, requirement));
      if (wrong !== null) return refused(wrong);
      const answer = await askVerify(payload, requirement, signal).catch((cause: unknown) => {
        throw problem('unavailable', { message: 'the x402 facilitator does not answer', retryAfterSeconds: 5, cause });
      });
      if (!answer.isValid) return refused(knownReason(answer.invalidReason, reasons.verifyError));
      return isOf(answer.payer, from) ? { isValid: true, payer: from } : refused(reasons.verifyError);
    },

    async settle(payload, requirement, signal): Promise<SettleOutcome> {
      const wrong = checkRequirement(requirement, terms) ?? (await checkSigned(payload, requirement));
      if (wrong !== null) return { kind: 'failed', reason: wrong };
      // Past its time it would be refused, also where it was settled before: nobody could tell the one from the other.
      if (checkTimes(payload, clock.now()) === reasons.validBefore) return { kind: 'unknown', reason: reasons.validBefore };
      try {
        const answer = await ask(options, 'settle', payload, requirement, AbortSignal.any([signal, AbortSignal.timeout(settleMs)]));
        const outcome = settled(answer, payload, requirement);
        if (outcome.kind === 'unknown')
          log.warn({ status: answer.status, reason: outcome.reason }, 'the facilitator did not settle clearly');
        return outcome;
      } catch (cause) {
        log.warn({ err: cause }, 'the facilitator did not answer /settle');
        return { kind: 'unknown', reason: reasons.settleError };
      }
    },

    async reconcile(payload, requirement, signal): Promise<SettleOutcome> {
      if (chain !== null) return chain.outcomeOf(payload, requirement, signal);
      const answer = await askVerify(payload, requirement, signal).catch(() => null);
      // The nonce is not told from a cancelled one here. Settings with an RPC URL are.
      if (answer?.isValid === false && isNonceUsed(answer.invalidReason)) {
        return { kind: 'settled', transaction: '', payer: payload.authorization.from };
      }
      return { kind: 'unknown', reason: reasons.pending };
    },
  };
}

/** What needs no facilitator. A signature of more than 65 bytes is that of a contract, which only its chain can judge. */
async function checkSigned(payload: ExactPayload, requirement: Requirement): Promise<string | null> {
  const isOfKey = payload.signature.length <= '0x'.length + 130;
  return checkTerms(payload, requirement) ?? (isOfKey ? checkSignature(payload, requirement) : null);
}

interface Answer {
  status: number;
  isOk: boolean;
  /** Undefined where it is no JSON. */
  body: unknown;
}

async function ask(
  { url, authorization, fetch }: FacilitatorSettlerOptions,
  what: 'verify' | 'settle',
  payload: ExactPayload,
  requirement: Requirement,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await fetch(`${url}/${what}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(authorization === null ? {} : { Authorization: authorization }),
    },
    body: JSON.stringify({
      x402Version: 2,
      paymentPayload: { x402Version: 2, accepted: requirement, payload },
      paymentRequirements: requirement,
    }),
    // A redirect would carry the payment, and perhaps the credential, to somebody else.
    redirect: 'error',
    signal,
  });
  const { status, text } = await readBounded(response, answerBytesMax);
  return { status, isOk: response.ok, body: jsonOf(text) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Said at the door, before anybody looked at the payment. */
const turnedAway = new Set([401, 403, 404, 405, 413, 415, 429]);

function settled({ status, isOk, body }: Answer, payload: ExactPayload, requirement: Requirement): SettleOutcome {
  const parsed = SettleAnswer.safeParse(body);
  if (!parsed.success) return { kind: turnedAway.has(status) ? 'failed' : 'unknown', reason: reasons.settleError };
  const answer = parsed.data;
  if (!answer.success) return refusal(status, answer);
  const { from } = payload.authorization;
  const transaction = answer.transaction ?? '';
  const isTrue =
    isOk &&
    isOf(answer.payer, from) &&
    answer.network === requirement.network &&
    (answer.amount ?? requirement.amount) === requirement.amount &&
    /^0x[0-9a-f]{64}$/i.test(transaction);
  return isTrue ? { kind: 'settled', transaction, payer: from } : { kind: 'unknown', reason: reasons.settleError };
}

/** What is found before anything is sent to a chain. Whatever else was said of a payment, it may have moved. */
const verifying = new RegExp(
  [
    '^insufficient_funds$',
    '^(?:invalid|unsupported)_(?:payload|payment_requirements|scheme|network|x402_version|payload_type|asset_transfer_method)(?:_|$)',
    '^invalid_exact_evm_(?:payload_)?(?:signature|recipient_mismatch|insufficient_balance|scheme|network_mismatch)$',
    '^invalid_exact_evm_(?:payload_)?authorization_(?:value|value_mismatch|valid_before|valid_after)$',
    '^invalid_exact_evm_(?:missing_eip712_domain|token_name_mismatch|token_version_mismatch|eip3009_not_supported|failed_to_parse_signature)$',
  ].join('|'),
);

/** A server error is believed in nothing that it says. */
function refusal(status: number, { errorReason, transaction }: SettleAnswer): SettleOutcome {
  const reason = knownReason(errorReason, reasons.settleError);
  const isClear = status < 500 && (transaction ?? '') === '' && verifying.test(reason);
  return { kind: isClear ? 'failed' : 'unknown', reason };
}

function isOf(payer: string | null | undefined, from: string): boolean {
  return payer === null || payer === undefined || isSame(payer, from);
}

function isNonceUsed(reason: string | null | undefined): boolean {
  return /nonce\w*used|used\w*nonce|authorization_(?:state_)?used/i.test(reason ?? '');
}

/** Reasons are shown to payers: a free text may say more than they should know. */
function knownReason(reason: string | null | undefined, other: string): string {
  return reason !== null && reason !== undefined && /^[a-z][a-z0-9_]{2,99}$/.test(reason) ? reason : other;
}

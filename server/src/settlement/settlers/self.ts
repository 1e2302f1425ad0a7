import type { Foundation } from '../../foundation.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { hourMs, secondMs } from '../../clock.ts';
import { checkTerms, checkTimes, reasons, settleMarginMs } from '../schemes/eip3009.ts';
import { paired, payerOf, type SignedPayment } from '../signed.ts';
import type { ExactPayload, Hex, Payload } from '../payload.ts';
import type { AnyRequirement, EvmSettler, Requirement, Verdict, SettleOutcome } from '../settler.ts';
import type { EvmChain } from '../evm/evm-chain.ts';
import type { OperatorKey } from '../evm/operator-key.ts';
import { isTestnet } from './networks.ts';
import { checkRequirement, keptByAmount, requirementOf, type SettlerTerms } from './terms.ts';

export interface SelfSettlerOptions extends Pick<Foundation, 'clock' | 'log'> {
  terms: SettlerTerms;
  chain: EvmChain;
  key: OperatorKey;
  /** The wait for a transaction. */
  confirmMs?: number;
  /** The interval of asking for its receipt. */
  pollMs?: number;
}

/** A transfer needs about 90 000. No known token needs more, and the operator would pay for it. */
const gasMax = 300_000n;
const atOnceMax = 500;

/** A contract wallet that approves in a simulation and refuses in the transaction costs gas and pays nothing. */
const distrustMs = hourMs;
const distrustedMax = 1000;

type Step = { kind: 'done'; outcome: SettleOutcome } | { kind: 'sent'; hash: Hex; isByContract: boolean };
type ExactPayment = Extract<SignedPayment, { kind: 'exact' }>;

interface SelfSettlerParts extends SelfSettlerOptions {
  confirmMs: NonNullable<SelfSettlerOptions['confirmMs']>;
  pollMs: NonNullable<SelfSettlerOptions['pollMs']>;
  settling: Map<string, Promise<SettleOutcome>>;
  /** Payer -> until when, the oldest first. */
  distrusted: Map<string, number>;
}

/** Settles by the operator's own key, which pays the gas. The chain ensures that each nonce is used once, by any sender. */
export function selfSettler(options: SelfSettlerOptions): EvmSettler {
  const { terms, confirmMs = 60 * secondMs, pollMs = secondMs } = options;
  const settling = new Map<string, Promise<SettleOutcome>>();
  const distrusted = new Map<string, number>();
  const parts: SelfSettlerParts = { ...options, confirmMs, pollMs, settling, distrusted };

  return {
    network: terms.network,
    asset: terms.asset,
    payTo: terms.payTo,
    isTest: isTestnet(terms.network),
    isOnChain: true,
    requirement: (amountMicros) => requirementOf(terms, amountMicros),
    offers: keptByAmount((amountMicros) => [requirementOf(terms, amountMicros)]),
    verify: (payload, requirement) => verify(parts, payload, requirement),
    check: () => check(parts),
    settle: (...given) => settle(parts, ...given),
    reconcile: (...given) => reconcile(parts, ...given),
  };
}

function read(
  parts: SelfSettlerParts,
  payload: Payload,
  requirement: AnyRequirement,
): { fault: string } | { fault: null; payment: ExactPayment } {
  const wrong = checkRequirement(requirement, parts.terms);
  if (wrong !== null) return { fault: wrong };
  const payment = paired(payload, requirement);
  if (payment?.kind !== 'exact') return { fault: payment === null ? reasons.payload : reasons.scheme };
  const fault = checkTerms(payment.payload, payment.requirement);
  return fault === null ? { fault, payment } : { fault };
}

/** Why the token would not move the money. */
async function diagnose(parts: SelfSettlerParts, { authorization }: ExactPayload, isByContract: boolean): Promise<string> {
  const { from, value } = authorization;
  const untimely = checkTimes({ authorization }, parts.clock.now());
  if (untimely !== null) return untimely;
  if ((await parts.chain.balanceOf(from)) < BigInt(value)) return reasons.funds;
  return isByContract ? reasons.signature : reasons.simulation;
}

function isDistrusted(parts: SelfSettlerParts, { authorization }: ExactPayload): boolean {
  return (parts.distrusted.get(authorization.from.toLowerCase()) ?? 0) > parts.clock.now();
}

function distrust(parts: SelfSettlerParts, { authorization }: ExactPayload): void {
  const { distrusted, clock } = parts;
  for (const payer of distrusted.keys()) {
    if (distrusted.size < distrustedMax) break;
    distrusted.delete(payer);
  }
  distrusted.set(authorization.from.toLowerCase(), clock.now() + distrustMs);
}

async function work(parts: SelfSettlerParts, payload: Payload, requirement: AnyRequirement): Promise<SettleOutcome> {
  const readable = read(parts, payload, requirement);
  if (readable.fault !== null) return { kind: 'failed', reason: readable.fault };
  const { payment } = readable;
  try {
    await parts.chain.check();
    const step = await send(parts, payment.payload, payment.requirement);
    return step.kind === 'done' ? step.outcome : await confirmed(parts, step, payment.payload, payment.requirement);
  } catch (cause) {
    parts.log.warn({ err: cause }, 'the chain did not answer while a payment was settled');
    return { kind: 'unknown', reason: reasons.settleError };
  }
}

async function send(parts: SelfSettlerParts, payload: ExactPayload, requirement: Requirement): Promise<Step> {
  const { chain, key, log } = parts;
  const { client, isRevert } = chain;
  const call = await chain.call(payload, requirement);
  if (call.kind === 'refused') return failed(call.reason);
  const { to, data, isByContract } = call;
  const gas = await client.estimateGas({ to, data, account: key.account.address }).catch((cause: unknown) => {
    if (isRevert(cause)) return null;
    throw cause;
  });
  // The token would refuse it: it was settled before, or is invalid.
  if (gas === null) return { kind: 'done', outcome: await settledBefore(parts, payload, requirement, isByContract) };
  if (gas > gasMax) return failed(reasons.simulation);
  const roomy = (gas * 5n) / 4n;
  const sent = await key.send({ to, data, gas: roomy < gasMax ? roomy : gasMax });
  if (sent.kind === 'sent') return { ...sent, isByContract };
  log.error({ address: key.account.address, message: sent.message }, 'a settlement could not be sent; does the key have gas?');
  return failed(reasons.settleError);
}

/** The transaction reverted or would revert: the use of the nonce decides. */
async function settledBefore(
  parts: SelfSettlerParts,
  payload: ExactPayload,
  requirement: Requirement,
  isByContract: boolean,
): Promise<SettleOutcome> {
  const found = await parts.chain.fate(payload, requirement, AbortSignal.timeout(parts.confirmMs));
  switch (found.kind) {
    case 'moved':
      return { kind: 'settled', transaction: found.transaction, payer: payload.authorization.from };
    case 'spent':
      return { kind: 'failed', reason: reasons.nonceUsed };
    case 'lost':
      return { kind: 'unknown', reason: reasons.nonceUsed };
    case 'unused':
      return { kind: 'failed', reason: await diagnose(parts, payload, isByContract) };
  }
}

async function confirmed(
  parts: SelfSettlerParts,
  { hash, isByContract }: Extract<Step, { kind: 'sent' }>,
  payload: ExactPayload,
  requirement: Requirement,
): Promise<SettleOutcome> {
  const receipt = await receiptOf(parts, hash);
  if (receipt === null) return { kind: 'unknown', reason: reasons.pending };
  if (receipt.status === 'reverted') {
    if (isByContract) distrust(parts, payload);
    return settledBefore(parts, payload, requirement, isByContract);
  }
  if (parts.chain.movesAsSigned(receipt.logs, payload, requirement)) {
    return { kind: 'settled', transaction: hash, payer: payload.authorization.from };
  }
  return { kind: 'unknown', reason: reasons.otherTransfer };
}

/** Asks until the time is up, whether the receipt is missing or the node does not answer. */
async function receiptOf(parts: SelfSettlerParts, hash: Hex) {
  const patience = AbortSignal.timeout(parts.confirmMs);
  while (!patience.aborted) {
    const receipt = await parts.chain.client.getTransactionReceipt({ hash }).catch(() => null);
    if (receipt !== null) return receipt;
    await pause(parts.pollMs);
  }
  return null;
}

async function verify(parts: SelfSettlerParts, asked: Payload, requirement: AnyRequirement): Promise<Verdict> {
  const { clock, chain, key } = parts;
  const { client, isRevert } = chain;
  const refused = (reason: string): Verdict => ({ isValid: false, reason, payer: payerOf(asked) });
  const readable = read(parts, asked, requirement);
  if (readable.fault !== null) return refused(readable.fault);
  const { payload } = readable.payment;
  const untimely = checkTimes(payload, clock.now(), settleMarginMs);
  if (untimely !== null) return refused(untimely);
  try {
    await chain.check();
    const call = await chain.call(payload, readable.payment.requirement);
    if (call.kind === 'refused') return refused(call.reason);
    if (call.isByContract && isDistrusted(parts, payload)) return refused(reasons.simulation);
    const { from: payer, nonce } = payload.authorization;
    const [works, balance] = await Promise.all([
      client.call({ to: call.to, data: call.data, account: key.account.address }).then(
        () => true,
        (cause: unknown) => {
          if (isRevert(cause)) return false;
          throw cause;
        },
      ),
      chain.balanceOf(payer),
    ]);
    if (works) return { isValid: true, payer, balanceMicros: microsOf(balance) };
    return refused((await chain.isUsed(payer, nonce)) ? reasons.nonceUsed : await diagnose(parts, payload, call.isByContract));
  } catch (cause) {
    throw chain.unavailable(cause);
  }
}

async function check(parts: SelfSettlerParts): Promise<void> {
  await parts.chain.check();
  const { address } = parts.key.account;
  if ((await parts.chain.client.getBalance({ address })) === 0n) throw new Error(`${address}, which settles, has nothing to pay gas with`);
}

function settle(parts: SelfSettlerParts, payload: Payload, requirement: AnyRequirement, signal: AbortSignal): Promise<SettleOutcome> {
  const { settling } = parts;
  const same = JSON.stringify([payload, requirement]).toLowerCase();
  let running = settling.get(same);
  if (running === undefined) {
    if (settling.size >= atOnceMax) return Promise.resolve({ kind: 'unknown', reason: reasons.settleError });
    running = work(parts, payload, requirement).finally(() => settling.delete(same));
    settling.set(same, running);
  }
  return within(signal, running, { kind: 'unknown', reason: reasons.pending });
}

async function reconcile(
  parts: SelfSettlerParts,
  payload: Payload,
  requirement: AnyRequirement,
  signal: AbortSignal,
): Promise<SettleOutcome> {
  const payment = paired(payload, requirement);
  if (payment?.kind !== 'exact') return { kind: 'unknown', reason: reasons.scheme };
  return parts.chain.outcomeOf(payment.payload, payment.requirement, signal);
}

/** More than a safe integer is enough for any price. */
function microsOf(atomic: bigint): number {
  return atomic > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(atomic);
}

function failed(reason: string): Step {
  return { kind: 'done', outcome: { kind: 'failed', reason } };
}

/** The result of the work, or `late` once the signal fires. The work itself continues. */
function within<T>(signal: AbortSignal, work: Promise<T>, late: T): Promise<T> {
  if (signal.aborted) return Promise.resolve(late);
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(late);
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

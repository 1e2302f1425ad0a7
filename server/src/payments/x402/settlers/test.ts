import { createHash } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import { reasons, settleMarginMs } from '../eip3009.ts';
import { identityOf, isTooLate, paired, payerOf, signatureFault, termsFault, timesFault, type SignedPayment } from '../signed.ts';
import { isSame, isWrapped, lower } from '../signature.ts';
import type { Hex, Payload } from '../payload.ts';
import type { AnyRequirement, EvmSettler, Verdict } from '../settler.ts';
import type { SettleOutcome } from '../../provider.ts';
import type { TestNetwork, TestTransfer } from '../test-network.ts';
import { checkRequirement, keptByAmount, requirementOf, uptoRequirementOf, type Terms } from './terms.ts';

export interface TestSettlerOptions {
  terms: Terms;
  /** Who settles by the scheme `upto`; null or absent: it is not offered. */
  facilitator?: Hex | null;
  network: TestNetwork;
  clock: Clock;
}

/** A transfer on this network, or the reason why there is none. */
type Readable = { fault: null; payment: Exclude<SignedPayment, { kind: 'solana' }> } | { fault: string };

/**
 * Settles on the test network: real signatures, a ledger in place of a chain, and money that is worth nothing. A payer who was
 * never given any gets some at the first settlement, so that a new wallet pays a new installation at once.
 */
export function testSettler({ terms, facilitator = null, network, clock }: TestSettlerOptions): EvmSettler {
  function read(payload: Payload, requirement: AnyRequirement): Readable {
    const wrong = checkRequirement(requirement, terms);
    if (wrong !== null) return { fault: wrong };
    const payment = paired(payload, requirement);
    if (payment === null || payment.kind === 'solana') return { fault: reasons.payload };
    if (payment.kind === 'upto') {
      if (facilitator === null) return { fault: reasons.scheme };
      if (!isSame(payment.requirement.extra.facilitatorAddress, facilitator)) return { fault: reasons.facilitator };
    }
    const fault = termsFault(payment) ?? contractFault(payment.payload.signature);
    return fault === null ? { fault, payment } : { fault };
  }

  /** @returns the hash of the very transfer that was signed for, if it was made. */
  async function madeBefore(payload: Payload, requirement: AnyRequirement): Promise<{ isSame: boolean; hash: Hex } | null> {
    const { payer, nonce } = identityOf(payload);
    const row = await network.find(payer, nonce);
    const hash = transferHash(payload, requirement);
    return row === null ? null : { isSame: row.transaction_hash === hash, hash };
  }

  return {
    network: terms.network,
    asset: terms.asset,
    payTo: terms.payTo,
    isTest: true,
    isOnChain: false,
    requirement: (amountMicros) => requirementOf(terms, amountMicros),
    offers: keptByAmount((amountMicros) => {
      const exact = requirementOf(terms, amountMicros);
      return facilitator === null ? [exact] : [exact, uptoRequirementOf(terms, amountMicros, facilitator)];
    }),

    async verify(payload, requirement): Promise<Verdict> {
      const payer = payerOf(payload);
      const refused = (reason: string): Verdict => ({ isValid: false, reason, payer });
      const readable = read(payload, requirement);
      if (readable.fault !== null) return refused(readable.fault);
      // Before the times: who asks after a lost answer, however late, learns that it was paid.
      const { payer: from, nonce } = identityOf(payload);
      if ((await network.find(from, nonce)) !== null) return refused(reasons.nonceUsed);
      const { payment } = readable;
      const wrong = timesFault(payment, clock.now(), settleMarginMs) ?? (await signatureFault(payment));
      if (wrong !== null) return refused(wrong);
      const balanceMicros = await network.balance(from);
      const hasFunds = BigInt(requirement.amount) <= BigInt(balanceMicros);
      return hasFunds ? { isValid: true, payer, balanceMicros } : refused(reasons.funds);
    },

    async settle(payload, requirement): Promise<SettleOutcome> {
      const failed = (reason: string): SettleOutcome => ({ kind: 'failed', reason });
      const readable = read(payload, requirement);
      if (readable.fault !== null) return failed(readable.fault);
      const { payment } = readable;
      const wrong = await signatureFault(payment);
      if (wrong !== null) return failed(wrong);
      // The end of its time is judged together with moving the money: it may have moved before.
      const untimely = timesFault(payment, clock.now());
      if (untimely !== null && !isTooLate(untimely)) return failed(untimely);
      const transfer = transferOf(payment);
      if (transfer === null) return failed(reasons.funds);
      const move = await network.move(transfer);
      return move.kind === 'moved' ? { kind: 'settled', transaction: move.hash, payer: payerOf(payload) } : failed(move.reason);
    },

    async reconcile(payload, requirement): Promise<SettleOutcome> {
      const made = await madeBefore(payload, requirement);
      if (made?.isSame === true) return { kind: 'settled', transaction: made.hash, payer: payerOf(payload) };
      return { kind: 'failed', reason: made === null ? reasons.settleError : reasons.nonceUsed };
    },
  };
}

/** A contract judges signatures on its own chain, and here is none. @returns why not, or null for a signature of a key. */
function contractFault(signature: Hex): string | null {
  if (isWrapped(signature)) return reasons.undeployed;
  return signature.length > '0x'.length + 130 ? reasons.contract : null;
}

/** @returns null for more money than there is. */
function transferOf({ kind, payload, requirement }: Exclude<SignedPayment, { kind: 'solana' }>): TestTransfer | null {
  // What is settled, not what was signed: of a maximum the price.
  const amountMicros = Number(requirement.amount);
  if (!Number.isSafeInteger(amountMicros)) return null;
  const { payer, nonce } = identityOf(payload);
  // An authorization ends before its last second, a permit with it.
  const validBeforeMs =
    kind === 'exact' ? BigInt(payload.authorization.validBefore) * 1000n : BigInt(payload.permit2Authorization.deadline) * 1000n + 1n;
  return { payer, nonce, payee: requirement.payTo, amountMicros, validBeforeMs, hash: transferHash(payload, requirement) };
}

/** 32 bytes that look like the hash of a transaction. The same transfer has the same one. */
function transferHash(payload: Payload, { network, asset, payTo, amount }: AnyRequirement): Hex {
  const said = JSON.stringify([network, asset.toLowerCase(), ...saidBy(payload), payTo.toLowerCase(), amount]);
  return `0x${createHash('sha256').update(said).digest('hex')}`;
}

function saidBy(payload: Payload): readonly string[] {
  if ('transaction' in payload) return [payload.transaction];
  if ('permit2Authorization' in payload) {
    const { deadline, permitted, witness } = payload.permit2Authorization;
    const { payer, nonce } = identityOf(payload);
    return [payer, nonce, permitted.amount, deadline, lower(witness.facilitator), witness.validAfter];
  }
  const { from, to, value, validAfter, validBefore, nonce } = payload.authorization;
  return [lower(from), lower(to), value, validAfter, validBefore, lower(nonce)];
}

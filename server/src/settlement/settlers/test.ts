import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { reasons, settleMarginMs } from '../schemes/eip3009.ts';
import { identityOf, isTooLate, paired, payerOf, signatureFault, termsFault, timesFault, type SignedPayment } from '../signed.ts';
import { isSame, isWrapped, lower } from '../schemes/signature.ts';
import type { Hex, Payload } from '../payload.ts';
import type { AnyRequirement, EvmSettler, Verdict, SettleOutcome } from '../settler.ts';
import type { TestNetwork, TestTransfer } from '../test-network.ts';
import { checkRequirement, keptByAmount, requirementOf, uptoRequirementOf, type SettlerTerms } from './terms.ts';

export interface TestSettlerOptions {
  terms: SettlerTerms;
  /** Settles the scheme `upto`; null or absent: not offered. */
  facilitator?: Hex | null;
  network: TestNetwork;
  clock: Clock;
}

/** A payment on this network, or why it cannot be one. */
type Readable = { fault: null; payment: Exclude<SignedPayment, { kind: 'solana' }> } | { fault: string };

/**
 * Settles on the test network: real signatures, a ledger in place of a chain, and worthless money. A payer without money gets a grant
 * with its first settlement, so that a new wallet can pay a new installation at once.
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

  /** @returns the transfer with this nonce, and whether it is the signed one; null where there is none. */
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
      // Before the times: a retry after a lost answer, however late, learns that it was paid.
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
      // Expiry is checked when the money moves: it may have moved before.
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

/** Contracts verify signatures on their chain, and here is none. @returns why not, or null for a signature of a key. */
function contractFault(signature: Hex): string | null {
  if (isWrapped(signature)) return reasons.undeployed;
  return signature.length > '0x'.length + 130 ? reasons.contract : null;
}

/** @returns null for an amount beyond any balance. */
function transferOf({ kind, payload, requirement }: Exclude<SignedPayment, { kind: 'solana' }>): TestTransfer | null {
  // The settled price, not the signed maximum.
  const amountMicros = Number(requirement.amount);
  if (!Number.isSafeInteger(amountMicros)) return null;
  const { payer, nonce } = identityOf(payload);
  // An authorization is not valid in its last second; a permit is.
  const validBeforeMs =
    kind === 'exact' ? BigInt(payload.authorization.validBefore) * 1000n : BigInt(payload.permit2Authorization.deadline) * 1000n + 1n;
  return { payer, nonce, payee: requirement.payTo, amountMicros, validBeforeMs, hash: transferHash(payload, requirement) };
}

/** Stands for a transaction hash. The same transfer always has the same one. */
function transferHash(payload: Payload, { network, asset, payTo, amount }: AnyRequirement): Hex {
  const text = JSON.stringify([network, asset.toLowerCase(), ...termsOf(payload), payTo.toLowerCase(), amount]);
  return `0x${createHash('sha256').update(text).digest('hex')}`;
}

function termsOf(payload: Payload): readonly string[] {
  if ('transaction' in payload) return [payload.transaction];
  if ('permit2Authorization' in payload) {
    const { deadline, permitted, witness } = payload.permit2Authorization;
    const { payer, nonce } = identityOf(payload);
    return [payer, nonce, permitted.amount, deadline, lower(witness.facilitator), witness.validAfter];
  }
  const { from, to, value, validAfter, validBefore, nonce } = payload.authorization;
  return [lower(from), lower(to), value, validAfter, validBefore, lower(nonce)];
}

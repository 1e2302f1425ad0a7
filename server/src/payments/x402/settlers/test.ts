import { createHash } from 'node:crypto';
import type { Clock } from '../../../clock.ts';
import { checkAuthorization, checkSignature, checkTerms, checkTimes, lower, reasons } from '../eip3009.ts';
import type { ExactPayload, Hex, Requirement, SettleOutcome, Settler, Verdict } from '../settler.ts';
import type { TestNetwork, TestTransfer } from '../test-network.ts';
import { checkRequirement, requirementOf, type Terms } from './terms.ts';

export interface TestSettlerOptions {
  terms: Terms;
  network: TestNetwork;
  clock: Clock;
}

/**
 * Settles on the test network: real signatures, a ledger in place of a chain, and money that is worth nothing. A payer who was
 * never given any gets some at the first settlement, so that a new wallet pays a new installation at once.
 */
export function testSettler({ terms, network, clock }: TestSettlerOptions): Settler {
  /** @returns the hash of the very transfer that was signed for, if it was made. */
  async function madeBefore(payload: ExactPayload, requirement: Requirement): Promise<{ isSame: boolean; hash: Hex } | null> {
    const { from, nonce } = payload.authorization;
    const row = await network.find(from, nonce);
    const hash = transferHash(payload, requirement);
    return row === null ? null : { isSame: row.transaction_hash === hash, hash };
  }

  return {
    network: terms.network,
    asset: terms.asset,
    payTo: terms.payTo,
    isTest: true,
    requirement: (amountMicros) => requirementOf(terms, amountMicros),

    async verify(payload, requirement): Promise<Verdict> {
      const { from, nonce } = payload.authorization;
      const refused = (reason: string): Verdict => ({ isValid: false, reason, payer: from });
      const wrong = checkRequirement(requirement, terms) ?? checkTerms(payload, requirement);
      if (wrong !== null) return refused(wrong);
      // Before the times: who asks after a lost answer, however late, learns that it was paid.
      if ((await network.find(from, nonce)) !== null) return refused(reasons.nonceUsed);
      const unsigned = await checkAuthorization(payload, requirement, clock.now());
      if (unsigned !== null) return refused(unsigned);
      const hasFunds = BigInt(payload.authorization.value) <= BigInt(await network.balance(from));
      return hasFunds ? { isValid: true, payer: from } : refused(reasons.funds);
    },

    async settle(payload, requirement): Promise<SettleOutcome> {
      const failed = (reason: string): SettleOutcome => ({ kind: 'failed', reason });
      const wrong =
        checkRequirement(requirement, terms) ?? checkTerms(payload, requirement) ?? (await checkSignature(payload, requirement));
      if (wrong !== null) return failed(wrong);
      // The end of its time is judged together with moving the money: it may have moved before.
      if (checkTimes(payload, clock.now()) === reasons.validAfter) return failed(reasons.validAfter);
      const transfer = transferOf(payload, requirement);
      if (transfer === null) return failed(reasons.funds);
      const move = await network.move(transfer);
      return move.kind === 'moved' ? { kind: 'settled', transaction: move.hash, payer: transfer.payer } : failed(move.reason);
    },

    async reconcile(payload, requirement): Promise<SettleOutcome> {
      const made = await madeBefore(payload, requirement);
      if (made?.isSame === true) return { kind: 'settled', transaction: made.hash, payer: payload.authorization.from };
      return { kind: 'failed', reason: made === null ? reasons.settleError : reasons.nonceUsed };
    },
  };
}

/** @returns null for more money than there is. */
function transferOf(payload: ExactPayload, requirement: Requirement): TestTransfer | null {
  const { from, to, value, validBefore, nonce } = payload.authorization;
  const amountMicros = Number(value);
  if (!Number.isSafeInteger(amountMicros)) return null;
  const hash = transferHash(payload, requirement);
  return { payer: from, nonce, payee: to, amountMicros, validBeforeMs: BigInt(validBefore) * 1000n, hash };
}

/** 32 bytes that look like the hash of a transaction. The same transfer has the same one. */
function transferHash({ authorization }: ExactPayload, { network, asset }: Requirement): Hex {
  const { from, to, value, validAfter, validBefore, nonce } = authorization;
  const said = JSON.stringify([network, lower(asset), lower(from), lower(to), value, validAfter, validBefore, lower(nonce)]);
  return `0x${createHash('sha256').update(said).digest('hex')}`;
}

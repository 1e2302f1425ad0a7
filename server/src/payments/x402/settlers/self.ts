import { secondMs, type Clock } from '../../../clock.ts';
import type { Log } from '../../../log.ts';
import { checkAuthorization, checkSignature, checkTerms, checkTimes, reasons } from '../eip3009.ts';
import type { ExactPayload, Hex, Requirement, SettleOutcome, Settler, Verdict } from '../settler.ts';
import type { EvmChain } from './evm-chain.ts';
import { checkRequirement, requirementOf, type Terms } from './terms.ts';
import type { Transactions } from './transactions.ts';
import { pause, within } from './waiting.ts';

export interface SelfSettlerOptions {
  terms: Terms;
  chain: EvmChain;
  transactions: Transactions;
  clock: Clock;
  log: Log;
  /** How long a transaction is waited for. */
  confirmMs?: number;
  /** How often its receipt is asked for. */
  pollMs?: number;
}

/** A transfer needs about 90 000. More is no token that is known, and would be paid by the operator. */
const gasMax = 300_000n;
const atOnceMax = 500;

type Step = { kind: 'done'; outcome: SettleOutcome } | { kind: 'sent'; hash: Hex };

/** Settles by the operator's own key, which pays the gas. The chain is the judge: a nonce is used once there, whoever sends it. */
export function selfSettler({
  terms,
  chain,
  transactions,
  clock,
  log,
  confirmMs = 60 * secondMs,
  pollMs = secondMs,
}: SelfSettlerOptions): Settler {
  const { client, isRevert } = chain;
  const settling = new Map<string, Promise<SettleOutcome>>();

  /** Why the token would not move the money. */
  async function diagnose(payload: ExactPayload): Promise<string> {
    const { from, value } = payload.authorization;
    const untimely = checkTimes(payload, clock.now());
    if (untimely !== null) return untimely;
    return (await chain.balanceOf(from)) < BigInt(value) ? reasons.funds : reasons.simulation;
  }

  async function work(payload: ExactPayload, requirement: Requirement): Promise<SettleOutcome> {
    const wrong = checkRequirement(requirement, terms) ?? checkTerms(payload, requirement) ?? (await checkSignature(payload, requirement));
    if (wrong !== null) return { kind: 'failed', reason: wrong };
    try {
      await chain.check();
      const step = await send(payload, requirement);
      return step.kind === 'done' ? step.outcome : await confirmed(step.hash, payload, requirement);
    } catch (cause) {
      log.warn({ err: cause }, 'the chain did not answer while a payment was settled');
      return { kind: 'unknown', reason: reasons.settleError };
    }
  }

  async function send(payload: ExactPayload, requirement: Requirement): Promise<Step> {
    const call = chain.call(payload);
    if (call === null) return failed(reasons.signature);
    const gas = await client.estimateContractGas({ ...call, account: transactions.address }).catch((cause: unknown) => {
      if (isRevert(cause)) return null;
      throw cause;
    });
    // It would be refused: it was settled before, or cannot be.
    if (gas === null) return { kind: 'done', outcome: await settledBefore(payload, requirement) };
    if (gas > gasMax) return failed(reasons.simulation);
    const { encodeFunctionData } = await import('viem');
    const roomy = (gas * 5n) / 4n;
    const sent = await transactions.send({ to: terms.asset, data: encodeFunctionData(call), gas: roomy < gasMax ? roomy : gasMax });
    if (sent.kind === 'sent') return sent;
    log.error({ address: transactions.address, message: sent.message }, 'a settlement could not be sent; does the key have gas?');
    return failed(reasons.settleError);
  }

  /** Reverted, or about to be: what there is to be found of the nonce decides. */
  async function settledBefore(payload: ExactPayload, requirement: Requirement): Promise<SettleOutcome> {
    const found = await chain.fate(payload, requirement, AbortSignal.timeout(confirmMs));
    switch (found.kind) {
      case 'moved':
        return { kind: 'settled', transaction: found.transaction, payer: payload.authorization.from };
      case 'spent':
        return { kind: 'failed', reason: reasons.nonceUsed };
      case 'lost':
        return { kind: 'unknown', reason: reasons.nonceUsed };
      case 'unused':
        return { kind: 'failed', reason: await diagnose(payload) };
    }
  }

  async function confirmed(hash: Hex, payload: ExactPayload, requirement: Requirement): Promise<SettleOutcome> {
    const receipt = await receiptOf(hash);
    if (receipt === null) return { kind: 'unknown', reason: reasons.pending };
    if (receipt.status === 'reverted') return settledBefore(payload, requirement);
    if (chain.movesAsSigned(receipt.logs, payload, requirement)) {
      return { kind: 'settled', transaction: hash, payer: payload.authorization.from };
    }
    return { kind: 'unknown', reason: reasons.otherTransfer };
  }

  /** Not found and not heard are the same here: it is asked for again until the time is up. */
  async function receiptOf(hash: Hex) {
    const patience = AbortSignal.timeout(confirmMs);
    while (!patience.aborted) {
      const receipt = await client.getTransactionReceipt({ hash }).catch(() => null);
      if (receipt !== null) return receipt;
      await pause(pollMs);
    }
    return null;
  }

  return {
    network: terms.network,
    asset: terms.asset,
    payTo: terms.payTo,
    isTest: false,
    requirement: (amountMicros) => requirementOf(terms, amountMicros),

    async verify(payload, requirement): Promise<Verdict> {
      const { from } = payload.authorization;
      const refused = (reason: string): Verdict => ({ isValid: false, reason, payer: from });
      const wrong = checkRequirement(requirement, terms) ?? (await checkAuthorization(payload, requirement, clock.now()));
      if (wrong !== null) return refused(wrong);
      const call = chain.call(payload);
      if (call === null) return refused(reasons.signature);
      try {
        await chain.check();
        const { from: payer, nonce } = payload.authorization;
        const works = await client.simulateContract({ ...call, account: transactions.address }).then(
          () => true,
          (cause: unknown) => {
            if (isRevert(cause)) return false;
            throw cause;
          },
        );
        if (works) return { isValid: true, payer };
        return refused((await chain.isUsed(payer, nonce)) ? reasons.nonceUsed : await diagnose(payload));
      } catch (cause) {
        throw chain.unavailable(cause);
      }
    },

    settle(payload, requirement, signal): Promise<SettleOutcome> {
      const key = JSON.stringify([payload, requirement]).toLowerCase();
      let running = settling.get(key);
      if (running === undefined) {
        if (settling.size >= atOnceMax) return Promise.resolve({ kind: 'unknown', reason: reasons.settleError });
        running = work(payload, requirement).finally(() => settling.delete(key));
        settling.set(key, running);
      }
      return within(signal, running, { kind: 'unknown', reason: reasons.pending });
    },

    reconcile: (payload, requirement, signal) => chain.outcomeOf(payload, requirement, signal),
  };
}

function failed(reason: string): Step {
  return { kind: 'done', outcome: { kind: 'failed', reason } };
}

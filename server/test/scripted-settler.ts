import type { PrivateKeyAccount } from 'viem/accounts';
import type { Clock } from '../src/clock.ts';
import type { Micros } from '../src/money.ts';
import type { SignedMeans } from '../src/payments/purchase/means.ts';
import { x402Gate } from '../src/payments/x402/gate.ts';
import { reasons } from '../src/settlement/schemes/eip3009.ts';
import { authorizationId } from '../src/payments/x402/provider.ts';
import type { Payload } from '../src/settlement/payload.ts';
import type { Settler, SettleOutcome } from '../src/settlement/settler.ts';
import { requirementOf } from '../src/settlement/settlers/terms.ts';
import { paired, signatureFault, termsFault } from '../src/settlement/signed.ts';
import { testTerms } from './evm/terms.ts';
import { newPayer, signedPayment } from './evm/payers.ts';

/** What becomes of settlements, as a test wants it. */
export interface SettlerScript {
  settle(payload: Payload): SettleOutcome | Promise<SettleOutcome>;
  reconcile(payload: Payload): SettleOutcome | Promise<SettleOutcome>;
  /** What each wallet has; null: nobody can tell. */
  balanceMicros: Micros | null;
}

const transaction = `0x${'ab'.repeat(32)}`;
export const settled = (): SettleOutcome => ({ kind: 'settled', transaction, payer: '0x01' });
export const noAnswer = (): SettleOutcome => ({ kind: 'unknown', reason: 'unexpected_settle_error' });
export const notSettled = (): SettleOutcome => ({ kind: 'failed', reason: reasons.funds });

/** A chain that checks signatures, and settles as a test says. */
export function scriptedSettler({ isTest = false, isOnChain = true }: { isTest?: boolean; isOnChain?: boolean } = {}) {
  let script: SettlerScript = { settle: settled, reconcile: noAnswer, balanceMicros: 10_000_000 };
  const asked = { settle: 0, reconcile: 0 };
  const used = new Set<string>();
  const settler: Settler = {
    network: testTerms.network,
    asset: testTerms.asset,
    payTo: testTerms.payTo,
    isTest,
    isOnChain,
    offers: (amountMicros) => [requirementOf(testTerms, amountMicros)],
    async verify(payload, requirement) {
      if (used.has(authorizationId(settler, payload))) return { isValid: false, reason: reasons.nonceUsed, payer: null };
      const payment = paired(payload, requirement);
      const fault = payment === null ? reasons.payload : (termsFault(payment) ?? (await signatureFault(payment)));
      if (fault !== null) return { isValid: false, reason: fault, payer: null };
      const { balanceMicros } = script;
      if (balanceMicros === null) return { isValid: true, payer: '0x01' };
      const hasFunds = balanceMicros >= Number(requirement.amount);
      return hasFunds ? { isValid: true, payer: '0x01', balanceMicros } : { isValid: false, reason: reasons.funds, payer: null };
    },
    async settle(payload) {
      asked.settle += 1;
      const outcome = await script.settle(payload);
      if (outcome.kind === 'settled') used.add(authorizationId(settler, payload));
      return outcome;
    },
    async reconcile(payload) {
      asked.reconcile += 1;
      return script.reconcile(payload);
    },
  };
  const gate = x402Gate({ settler, receipts: { signSettled: () => 'a receipt' }, publicUrl: () => 'http://localhost' });

  /** A signed payment, as a client of x402 sends it. */
  function meansOf(payload: Payload, amountMicros: Micros): SignedMeans {
    const accepted = requirementOf(testTerms, amountMicros);
    return gate.means({ version: 2, network: testTerms.network, payload, accepted, resourceUrl: null, paymentIdentifier: null });
  }

  async function signed(wallet: PrivateKeyAccount, amountMicros: Micros, clock: Clock): Promise<SignedMeans> {
    return meansOf(await signedPayment(wallet, requirementOf(testTerms, amountMicros), clock.now()), amountMicros);
  }

  return {
    settler,
    asked,
    say(changes: Partial<SettlerScript>) {
      script = { ...script, ...changes };
    },
    signed,
    meansOf,
    newWallet: newPayer,
  };
}

import { minuteMs, type Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import type { X402ClaimRow } from '../../storage/tables/x402.ts';
import { shortId, type Payments } from '../payments.ts';
import type { ClaimKey, Claims } from './claims.ts';
import { Payload } from './payload.ts';
import { sourceAccountOf, x402ProviderId } from './provider.ts';
import type { Settler } from './settler.ts';
import { StoredRequirement } from './wire.ts';

export interface ReconcileOptions {
  claims: Claims;
  settler: Settler;
  payments: Payments;
  clock: Clock;
  log: Log;
}

/** Old enough for whoever settles to be done with it, dead or not. */
const reconcileAfterMs = 2 * minuteMs;
const batchMax = 50;
const askMs = 30_000;

/**
 * Finds out what became of settlements whose outcome nobody heard: the process died in the middle, or the chain or facilitator
 * did not answer. Money that moved is a paid payment, however late; what did not move can be sent again.
 * @returns how many were found out.
 */
export async function reconcile({ claims, settler, payments, clock, log }: ReconcileOptions): Promise<number> {
  let found = 0;
  for (const claim of await claims.open(settler, clock.now() - reconcileAfterMs, batchMax)) {
    try {
      if (await foundOut(claim)) found += 1;
    } catch (cause) {
      log.warn({ err: cause, payment: shortId(claim.payment_id) }, 'a settlement could not be reconciled; it is tried again');
    }
  }
  return found;

  async function foundOut(claim: X402ClaimRow): Promise<boolean> {
    const key: ClaimKey = { network: claim.network, asset: claim.asset, payer: claim.payer, nonce: claim.nonce };
    const payload = Payload.parse(JSON.parse(claim.payload));
    const requirement = StoredRequirement.parse(JSON.parse(claim.requirement));
    const outcome = await settler.reconcile(payload, requirement, AbortSignal.timeout(askMs));
    if (outcome.kind === 'unknown') {
      await claims.unknown(key);
      return false;
    }
    log.info({ payment: shortId(claim.payment_id), outcome: outcome.kind }, 'settlement reconciled');
    if (outcome.kind === 'failed') {
      await claims.release(key);
      return true;
    }
    await claims.moved(key, outcome.transaction, outcome.payer);
    const sourceAccount = sourceAccountOf(settler, x402ProviderId(settler));
    await payments.settledLate(claim.payment_id, claim.provider_id, { kind: 'settled', sourceAccount, payerAccountId: null });
    return true;
  }
}

import { BoundedMap } from '../../limits/cache.ts';
import type { Micros } from '../../money.ts';
import { reasons } from '../schemes/eip3009.ts';
import { isSame } from '../schemes/signature.ts';
import type { Hex } from '../payload.ts';
import type { AnyRequirement, Requirement, UptoRequirement } from '../settler.ts';

/** The token and payee of a settler. */
export interface SettlerTerms {
  network: string;
  asset: Hex;
  payTo: Hex;
  /** The token's EIP-712 domain. */
  extra: { name: string; version: string };
}

/** Validity of a wallet's signature: long enough for a slow block, short enough that unsettled payments expire soon. */
export const maxTimeoutSeconds = 60;

export function requirementOf({ network, asset, payTo, extra }: SettlerTerms, amountMicros: Micros): Requirement {
  return { scheme: 'exact', network, amount: String(amountMicros), asset, payTo, maxTimeoutSeconds, extra };
}

/** @param facilitatorAddress the only one that can settle it */
export function uptoRequirementOf(terms: SettlerTerms, amountMicros: Micros, facilitatorAddress: Hex): UptoRequirement {
  const extra = { ...terms.extra, assetTransferMethod: 'permit2', facilitatorAddress } as const;
  return { ...requirementOf(terms, amountMicros), scheme: 'upto', extra };
}

/**
 * Caches the answers for a thousand amounts. The same amount gets the same object, so that callers can cache by identity.
 */
export function keptByAmount<Answer>(make: (amountMicros: Micros) => Answer): (amountMicros: Micros) => Answer {
  const kept = new BoundedMap<Micros, Answer>(keptMax);
  return (amountMicros) => {
    let answer = kept.get(amountMicros);
    if (answer === undefined) {
      answer = make(amountMicros);
      kept.set(amountMicros, answer);
    }
    return answer;
  };
}

const keptMax = 1000;

/**
 * Whether this settler can settle a requirement. Its payee may be another seller.
 * @returns why not, or null.
 */
export function checkRequirement(requirement: AnyRequirement, { network, asset, extra }: SettlerTerms): string | null {
  if (requirement.network !== network) return reasons.network;
  if (!('name' in requirement.extra)) return reasons.requirements;
  const { name, version } = requirement.extra;
  const isKnown = isSame(requirement.asset, asset) && name === extra.name && version === extra.version;
  return isKnown ? null : reasons.requirements;
}

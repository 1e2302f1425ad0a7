import type { Micros } from '../../../money.ts';
import { isSame, reasons } from '../eip3009.ts';
import type { Hex, Requirement } from '../settler.ts';

/** What a settler is paid with, and where. */
export interface Terms {
  network: string;
  asset: Hex;
  payTo: Hex;
  /** The token's EIP-712 domain. */
  extra: { name: string; version: string };
}

/** How long a wallet's signature is good. Long enough for a slow block, short enough for a payment that never came to be soon over. */
const maxTimeoutSeconds = 60;

export function requirementOf({ network, asset, payTo, extra }: Terms, amountMicros: Micros): Requirement {
  return { scheme: 'exact', network, amount: String(amountMicros), asset, payTo, maxTimeoutSeconds, extra };
}

/**
 * Whether a requirement is one that this settler can settle. The payee may be anybody: other sellers have their payments settled here.
 * @returns why not, or null.
 */
export function checkRequirement(requirement: Requirement, { network, asset, extra }: Terms): string | null {
  if (requirement.network !== network) return reasons.network;
  const isKnown = isSame(requirement.asset, asset) && requirement.extra.name === extra.name && requirement.extra.version === extra.version;
  return isKnown ? null : reasons.requirements;
}

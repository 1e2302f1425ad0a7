import type { Caller } from '../accounts/caller.ts';
import type { Means } from '../payments/purchase/means.ts';
import type { X402Gate } from '../payments/x402/gate.ts';

/** The means without a signature. @param providerId as named in the request, or null */
export function unsignedMeans(caller: Caller, x402: X402Gate | null, providerId: string | null): Means {
  if (caller.kind === 'wallet' && x402 !== null) return { kind: 'wallet', wallet: caller };
  return providerId === null ? { kind: 'none' } : { kind: 'provider', providerId };
}

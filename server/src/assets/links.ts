import type { Clock } from '../clock.ts';
import { signedLinks, type SignedLinks } from '../net/signed-links.ts';

export interface SignedLink {
  /** Path and query, from `/api/v1`. */
  path: string;
  /** Epoch milliseconds, a whole second. */
  expiresAt: number;
}

/** Download links that need no other credential until they expire. */
export interface Links extends Pick<SignedLinks, 'verify'> {
  sign(assetId: string): SignedLink;
}

export function links({ secrets, ttlMs, clock }: { secrets: readonly string[]; ttlMs: number; clock: Clock }): Links {
  const signed = signedLinks({ secrets, purpose: 'download link', clock });
  return {
    sign(assetId) {
      const { query, expiresAt } = signed.sign(assetId, clock.now() + ttlMs);
      return { path: `/assets/download/${assetId}?${query}`, expiresAt };
    },
    verify: signed.verify,
  };
}

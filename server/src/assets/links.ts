import type { Clock } from '../clock.ts';
import { signedLinks, type SignedLinks } from '../net/signed-links.ts';

interface SignedLink {
  /** Path and query, starting with `/api/v1`. */
  path: string;
  /** Epoch milliseconds, a whole second. */
  expiresAt: number;
}

/** Download links that need no other credential until they expire. */
export interface Links extends Pick<SignedLinks, 'verify'> {
  /** @param revenueEventId the purchase that the link belongs to; null if nothing was paid */
  sign(assetId: string, revenueEventId?: string | null): SignedLink;
}

export function links({ secrets, ttlMs, clock }: { secrets: readonly string[]; ttlMs: number; clock: Clock }): Links {
  const signed = signedLinks({ secrets, purpose: 'download link', clock });
  return {
    sign(assetId, revenueEventId = null) {
      const { query, expiresAt } = signed.sign(assetId, clock.now() + ttlMs, revenueEventId);
      return { path: `/assets/download/${assetId}?${query}`, expiresAt };
    },
    verify: signed.verify,
  };
}

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { problem } from '../errors.ts';

export interface SignedLink {
  /** Path and query, from `/api/v1`. */
  path: string;
  /** Epoch milliseconds, a whole second. */
  expiresAt: number;
}

/** Download links that need no other credential until they expire. */
export interface Links {
  sign(assetId: string): SignedLink;
  /**
   * The signature is judged first, and alike for every asset: a forger does not learn which exist.
   * @throws link_invalid, link_expired
   */
  verify(assetId: string, link: { expires: string; signature: string }): void;
}

/**
 * The signature is HMAC-SHA-256 over the asset and the second of its expiry, in base64url. The first secret signs, all are
 * accepted.
 */
export function links({ secrets, ttlMs, clock }: { secrets: readonly string[]; ttlMs: number; clock: Clock }): Links {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, 'farebox', 'download link', 32)));
  const [current] = keys;
  if (current === undefined) throw new Error('links need a secret');

  return {
    sign(assetId) {
      const seconds = Math.floor((clock.now() + ttlMs) / 1000);
      const signature = mac(current, assetId, String(seconds)).toString('base64url');
      return { path: `/assets/download/${assetId}?expires=${seconds}&signature=${signature}`, expiresAt: seconds * 1000 };
    },
    verify(assetId, { expires, signature }) {
      const given = Buffer.from(signature, 'base64url');
      const isOurs = keys.map((key) => isEqual(mac(key, assetId, expires), given)).includes(true);
      // One text for one signature: decoders ignore what is no base64url.
      if (!isOurs || given.toString('base64url') !== signature) throw problem('link_invalid');
      if (Number(expires) * 1000 <= clock.now()) throw problem('link_expired');
    },
  };
}

function mac(key: Buffer, assetId: string, expires: string): Buffer {
  return createHmac('sha256', key).update(`${assetId}\n${expires}`).digest();
}

function isEqual(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

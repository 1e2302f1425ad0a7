import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { problem } from '../errors.ts';

/** The part of a link that stands for a credential, until it expires. */
export interface LinkSignature {
  /** `expires=...&signature=...` */
  query: string;
  /** Epoch milliseconds, a whole second. */
  expiresAt: number;
}

/** Links that need no other credential until they expire. */
export interface SignedLinks {
  sign(id: string, expiresAt: number): LinkSignature;
  /**
   * The signature is judged first, and alike for every id: a forger does not learn which exist.
   * @throws link_invalid, link_expired
   */
  verify(id: string, link: { expires: string; signature: string }): void;
}

export interface SignedLinksOptions {
  secrets: readonly string[];
  /** Links of one purpose open nothing of another. */
  purpose: 'download link' | 'tool file link';
  clock: Clock;
}

/** The signature is HMAC-SHA-256 over the id and the second of its expiry, in base64url. The first secret signs, all are accepted. */
export function signedLinks({ secrets, purpose, clock }: SignedLinksOptions): SignedLinks {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, 'farebox', purpose, 32)));
  const [current] = keys;
  if (current === undefined) throw new Error('links need a secret');

  return {
    sign(id, expiresAt) {
      const seconds = Math.floor(expiresAt / 1000);
      const signature = mac(current, id, String(seconds)).toString('base64url');
      return { query: `expires=${seconds}&signature=${signature}`, expiresAt: seconds * 1000 };
    },
    verify(id, { expires, signature }) {
      const given = Buffer.from(signature, 'base64url');
      const isOurs = keys.map((key) => isEqual(mac(key, id, expires), given)).includes(true);
      // One text for one signature: decoders ignore what is no base64url.
      if (!isOurs || given.toString('base64url') !== signature) throw problem('link_invalid');
      if (Number(expires) * 1000 <= clock.now()) throw problem('link_expired');
    },
  };
}

function mac(key: Buffer, id: string, expires: string): Buffer {
  return createHmac('sha256', key).update(`${id}\n${expires}`).digest();
}

function isEqual(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

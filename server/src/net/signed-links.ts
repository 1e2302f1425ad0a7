import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { problem } from '../errors.ts';

/** The part of a link that stands for a credential, until it expires. */
export interface LinkSignature {
  /** `expires=...&signature=...`, and `delivery=...` where the link belongs to a purchase. */
  query: string;
  /** Epoch milliseconds, a whole second. */
  expiresAt: number;
}

/** What a link was sent with. */
export interface SignedQuery {
  expires: string;
  signature: string;
  delivery?: string | undefined;
}

/** Links that need no other credential until they expire. */
export interface SignedLinks {
  /** @param delivery the purchase that the link belongs to, where there is one */
  sign(id: string, expiresAt: number, delivery?: string | null): LinkSignature;
  /**
   * The signature is judged first, and alike for every id: a forger does not learn which exist.
   * @throws link_invalid, link_expired
   */
  verify(id: string, link: SignedQuery): void;
}

export interface SignedLinksOptions {
  secrets: readonly string[];
  /** Links of one purpose open nothing of another. */
  purpose: 'download link' | 'tool file link';
  clock: Clock;
}

/**
 * The signature is HMAC-SHA-256 over the id, the second of its expiry and the purchase, in base64url. The first secret signs, all are
 * accepted.
 */
export function signedLinks({ secrets, purpose, clock }: SignedLinksOptions): SignedLinks {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, 'farebox', purpose, 32)));
  const [current] = keys;
  if (current === undefined) throw new Error('links need a secret');

  return {
    sign(id, expiresAt, delivery = null) {
      const seconds = Math.floor(expiresAt / 1000);
      const signature = mac(current, id, String(seconds), delivery).toString('base64url');
      const purchase = delivery === null ? '' : `&delivery=${delivery}`;
      return { query: `expires=${seconds}&signature=${signature}${purchase}`, expiresAt: seconds * 1000 };
    },
    verify(id, { expires, signature, delivery }) {
      const given = Buffer.from(signature, 'base64url');
      const isOurs = keys.map((key) => isEqual(mac(key, id, expires, delivery ?? null), given)).includes(true);
      // One text for one signature: decoders ignore what is no base64url.
      if (!isOurs || !/^\d+$/.test(expires) || given.toString('base64url') !== signature) throw problem('link_invalid');
      if (Number(expires) * 1000 <= clock.now()) throw problem('link_expired');
    },
  };
}

/** Without a purchase the text is that of links made before there were any in links. */
function mac(key: Buffer, id: string, expires: string, delivery: string | null): Buffer {
  return createHmac('sha256', key)
    .update(`${id}\n${expires}${delivery === null ? '' : `\ndelivery=${delivery}`}`)
    .digest();
}

function isEqual(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

import { hkdfSync } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { problem } from '../errors.ts';
import { hmac, isSameMac } from '../mac.ts';

/** The part of a link that replaces a credential until it expires. */
interface LinkSignature {
  /** `expires=...&signature=...`; the signature of a purchase ends with its id, and `delivery=...` repeats it. */
  query: string;
  /** Epoch milliseconds, a whole second. */
  expiresAt: number;
}

/** The signed parameters of a received link. */
interface SignedQuery {
  expires: string;
  signature: string;
  delivery?: string | null | undefined;
}

/** Links that need no other credential until they expire. */
export type SignedLinks = ReturnType<typeof signedLinks>;

export interface SignedLinksOptions {
  secrets: readonly string[];
  /** A link of one purpose is not valid for another. */
  purpose: 'download link' | 'tool file link';
  clock: Clock;
}

/**
 * The signature is HMAC-SHA-256 over the id, the second of its expiry and the purchase, in base64url. The first secret signs, all are
 * accepted.
 */
export function signedLinks({ secrets, purpose, clock }: SignedLinksOptions) {
  const macs = secrets.map((secret) => hmac(Buffer.from(hkdfSync('sha256', secret, 'farebox', purpose, 32)), signedLengthMax, 'base64url'));
  const [current] = macs;
  if (current === undefined) throw new Error('links need a secret');

  return {
    /** @param delivery the purchase that the link belongs to, if any */
    sign(id: string, expiresAt: number, delivery: string | null = null): LinkSignature {
      const seconds = Math.floor(expiresAt / 1000);
      const signature = current(signedText(id, String(seconds), delivery));
      // Expiry and signature are enough: a client that drops the rest loses nothing.
      const purchase = delivery === null ? '' : `.${delivery}&delivery=${delivery}`;
      return { query: `expires=${seconds}&signature=${signature}${purchase}`, expiresAt: seconds * 1000 };
    },
    /**
     * The signature is checked first, and in the same way for every id: a forger cannot learn which ids exist.
     * @returns the purchase that the link belongs to, if any
     * @throws link_invalid, link_expired
     */
    verify(id: string, { expires, signature, delivery: named = null }: SignedQuery): string | null {
      const [mac = '', signed = null, ...more] = signature.split('.', 3);
      const delivery = signed ?? named;
      const text = signedText(id, expires, delivery);
      if (text.length > signedLengthMax / 3 || more.length > 0 || (named !== null && named !== delivery)) throw problem('link_invalid');
      const isOurs = macs.map((each) => isSameMac(each(text), mac)).includes(true);
      if (!isOurs || !/^\d+$/.test(expires)) throw problem('link_invalid');
      if (Number(expires) * 1000 <= clock.now()) throw problem('link_expired');
      return delivery;
    },
  };
}

/** Bytes. Ids and purchases are ULIDs with a prefix; longer texts were never signed. */
const signedLengthMax = 1024;

/** Without a purchase the text is the same as before links had purchases: old links stay valid. */
function signedText(id: string, expires: string, delivery: string | null): string {
  return `${id}\n${expires}${delivery === null ? '' : `\ndelivery=${delivery}`}`;
}

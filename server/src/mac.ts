import { hash, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 of a text, UTF-8, and the bytes behind it. */
export type Mac = (text: string, bytes?: Uint8Array) => string;

const blockBytes = 64;
const digestBytes = 32;

/**
 * HMAC-SHA-256 as in RFC 2104. `createHmac` creates an object of OpenSSL for each MAC and takes four times as long; most of the work for a
 * challenge is its MACs.
 *
 * @param lengthMax of text and bytes together
 */
export function hmac(key: Uint8Array, lengthMax: number, encoding: 'latin1' | 'hex' | 'base64url'): Mac {
  const inner = Buffer.alloc(blockBytes + lengthMax, 0x36);
  const outer = Buffer.alloc(blockBytes + digestBytes, 0x5c);
  for (const [at, byte] of key.entries()) {
    inner.writeUInt8(byte ^ 0x36, at);
    outer.writeUInt8(byte ^ 0x5c, at);
  }
  return (text, bytes) => {
    const room = lengthMax - (bytes?.length ?? 0);
    // A character has at most three bytes. A longer text would be cut off, and two texts could have one MAC.
    if (text.length * 3 > room && Buffer.byteLength(text) > room) throw new RangeError(`more than ${lengthMax} bytes to seal`);
    const end = blockBytes + inner.write(text, blockBytes, 'utf8');
    if (bytes !== undefined) inner.set(bytes, end);
    outer.write(hash('sha256', inner.subarray(0, end + (bytes?.length ?? 0)), 'latin1'), blockBytes, 'latin1');
    return hash('sha256', outer, encoding);
  };
}

/** Compares two MACs in constant time. */
export function isSameMac(made: string, given: string): boolean {
  const [one, other] = [Buffer.from(made), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

import { hash, hkdfSync, timingSafeEqual } from 'node:crypto';
import { ulid } from '../ids.ts';
import type { Micros } from '../money.ts';

export type OfferKind = 'tool' | 'asset';

/** Everything a payment was quoted for. It travels inside the sealed id, so a challenge needs no row. */
export interface Quote {
  offerKind: OfferKind;
  serviceId: string;
  providerId: string;
  amountMicros: Micros;
  currency: 'USD';
  maxCalls: number;
  clientId: string;
  createdAt: number;
  /** Until when the price holds and the payment can be paid, epoch milliseconds. */
  expiresAt: number;
}

export interface SealedQuote extends Quote {
  paymentId: string;
  token: string;
}

export interface Sealer {
  /** A fresh payment id and its token. No effect anywhere. */
  seal(quote: Quote): SealedQuote;
  /** The quote inside a payment id, or null when it was not made with one of our secrets. */
  openPaymentId(paymentId: string): SealedQuote | null;
  /** The quote inside a payment token, or null when it was not made with one of our secrets. */
  openToken(token: string): SealedQuote | null;
}

/**
 * Payment ids and tokens that the server can rebuild the payment from: `pay_` + ULID + base64url(quote, MAC) and `tok_` +
 * the same with the MAC of another key: knowing the id says nothing of the token, and neither can be made without the secret.
 *
 * @param secrets the first one seals, all of them open: put a new secret in front to rotate.
 */
export function sealer(secrets: readonly string[]): Sealer {
  const macs = secrets.map((secret) => ({ id: hmac(derivedKey(secret, 'payment id')), token: hmac(derivedKey(secret, 'payment token')) }));
  const [current] = macs;
  if (current === undefined) throw new Error('sealer needs a secret');

  function open(text: string, prefix: string, kind: keyof Macs): SealedQuote | null {
    const sealed = splitSealed(text, prefix);
    if (sealed === null) return null;
    for (const mac of macs) {
      const expected = mac[kind](sealed.nonce, sealed.body).slice(0, macBytes);
      if (!timingSafeEqual(Buffer.from(expected, 'latin1'), sealed.mac)) continue;
      const quote = decodeQuote(sealed.body);
      if (quote === null) return null;
      // The text is one of the two names itself.
      return kind === 'id'
        ? { ...quote, paymentId: text, token: nameOf(tokenPrefix, sealed.nonce, sealed.body, mac.token) }
        : { ...quote, paymentId: nameOf(paymentPrefix, sealed.nonce, sealed.body, mac.id), token: text };
    }
    return null;
  }

  return {
    seal(quote) {
      const nonce = ulid(quote.createdAt);
      const body = encodeQuote(quote);
      return {
        ...quote,
        paymentId: nameOf(paymentPrefix, nonce, body, current.id),
        token: nameOf(tokenPrefix, nonce, body, current.token),
      };
    },
    openPaymentId: (paymentId) => open(paymentId, paymentPrefix, 'id'),
    openToken: (token) => open(token, tokenPrefix, 'token'),
  };
}

const paymentPrefix = 'pay_';
const tokenPrefix = 'tok_';
const nonceLength = 26;
const macBytes = 16;
/** Longer texts are refused before any work is done on them. */
export const sealedLengthMax = 600;
const formatVersion = 1;

/** HMAC-SHA-256 of a nonce and a body, Latin-1. */
type Mac = (nonce: string, body: Buffer) => string;

interface Macs {
  id: Mac;
  token: Mac;
}

function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'farebox', purpose, 32));
}

function nameOf(prefix: string, nonce: string, body: Buffer, mac: Mac): string {
  const sealed = Buffer.allocUnsafe(body.length + macBytes);
  sealed.set(body);
  sealed.write(mac(nonce, body).slice(0, macBytes), body.length, 'latin1');
  return `${prefix}${nonce}${sealed.toString('base64url')}`;
}

const blockBytes = 64;
const digestBytes = 32;

/**
 * HMAC-SHA-256 of a nonce and a body, Latin-1, as RFC 2104 writes it down. `createHmac` sets up an object of OpenSSL for each
 * MAC and takes four times as long; a challenge is little more than its MAC.
 */
function hmac(key: Buffer): Mac {
  const inner = Buffer.alloc(blockBytes + nonceLength + bodyBytesMax, 0x36);
  const outer = Buffer.alloc(blockBytes + digestBytes, 0x5c);
  for (const [at, byte] of key.entries()) {
    inner.writeUInt8(byte ^ 0x36, at);
    outer.writeUInt8(byte ^ 0x5c, at);
  }
  return (nonce, body) => {
    inner.write(nonce, blockBytes, 'latin1');
    inner.set(body, blockBytes + nonceLength);
    const digest = hash('sha256', inner.subarray(0, blockBytes + nonceLength + body.length), 'latin1');
    outer.write(digest, blockBytes, 'latin1');
    return hash('sha256', outer, 'latin1');
  };
}

const sealedPattern = /^[0-9A-HJKMNP-TV-Z]{26}[A-Za-z0-9_-]+$/;

function splitSealed(text: string, prefix: string): { nonce: string; body: Buffer; mac: Buffer } | null {
  if (text.length > sealedLengthMax || !text.startsWith(prefix)) return null;
  const sealed = text.slice(prefix.length);
  if (!sealedPattern.test(sealed)) return null;
  const encoded = sealed.slice(nonceLength);
  const bytes = Buffer.from(encoded, 'base64url');
  // One text for one value: base64url decoders ignore stray low bits, and an id with other low bits would be another key.
  if (bytes.length <= macBytes || bytes.toString('base64url') !== encoded) return null;
  return { nonce: sealed.slice(0, nonceLength), body: bytes.subarray(0, -macBytes), mac: bytes.subarray(-macBytes) };
}

/** version, kind, maxCalls (16 bit), amount (64 bit), createdAt (48 bit), expiresAt (48 bit), then three length-prefixed texts. */
const headBytes = 1 + 1 + 2 + 8 + 6 + 6;
const textBytesMax = 255;
const bodyBytesMax = headBytes + 3 * (1 + textBytesMax);

function encodeQuote(quote: Quote): Buffer {
  const body = Buffer.allocUnsafe(bodyBytesMax);
  body.writeUInt8(formatVersion, 0);
  body.writeUInt8(quote.offerKind === 'tool' ? 0 : 1, 1);
  body.writeUInt16BE(quote.maxCalls, 2);
  body.writeBigUInt64BE(BigInt(quote.amountMicros), 4);
  body.writeUIntBE(quote.createdAt, 12, 6);
  body.writeUIntBE(quote.expiresAt, 18, 6);
  let at = headBytes;
  for (const text of [quote.serviceId, quote.providerId, quote.clientId]) {
    const length = Buffer.byteLength(text);
    if (length > textBytesMax) throw new RangeError(`a sealed text is at most ${textBytesMax} bytes`);
    body.writeUInt8(length, at);
    body.write(text, at + 1);
    at += 1 + length;
  }
  return body.subarray(0, at);
}

function decodeQuote(body: Buffer): Quote | null {
  if (body.length < headBytes || body.readUInt8(0) !== formatVersion) return null;
  const texts: string[] = [];
  for (let at = headBytes; at < body.length;) {
    const length = body.readUInt8(at);
    texts.push(body.toString('utf8', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const [serviceId, providerId, clientId] = texts;
  if (serviceId === undefined || providerId === undefined || clientId === undefined) return null;
  return {
    offerKind: body.readUInt8(1) === 0 ? 'tool' : 'asset',
    serviceId,
    providerId,
    amountMicros: Number(body.readBigUInt64BE(4)),
    currency: 'USD',
    maxCalls: body.readUInt16BE(2),
    clientId,
    createdAt: body.readUIntBE(12, 6),
    expiresAt: body.readUIntBE(18, 6),
  };
}

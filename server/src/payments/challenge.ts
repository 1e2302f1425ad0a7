import { hkdfSync, timingSafeEqual } from 'node:crypto';
import { ulid } from '../ids.ts';
import type { Micros } from '../money.ts';
import { hmac } from './mac.ts';

/** In the order of their numbers in a sealed quote. */
const offerKinds = ['tool', 'asset', 'credit'] as const;
export type OfferKind = (typeof offerKinds)[number];

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
 * the same with the other half of the MAC: knowing the id says nothing of the token, and neither can be made without the secret.
 *
 * @param secrets the first one seals, all of them open: put a new secret in front to rotate.
 */
export function sealer(secrets: readonly string[]): Sealer {
  const macs = secrets.map((secret) => hmac(derivedKey(secret, 'payment'), nonceLength + bodyBytesMax, 'latin1'));
  const [current] = macs;
  if (current === undefined) throw new Error('sealer needs a secret');

  function open(text: string, prefix: string, kind: keyof Halves): SealedQuote | null {
    const sealed = splitSealed(text, prefix);
    if (sealed === null) return null;
    for (const mac of macs) {
      const halves = halvesOf(mac(sealed.nonce, sealed.body));
      if (!timingSafeEqual(Buffer.from(halves[kind], 'latin1'), sealed.mac)) continue;
      const quote = decodeQuote(sealed.body);
      if (quote === null) return null;
      // The text is one of the two names itself.
      return kind === 'id'
        ? { ...quote, paymentId: text, token: nameOf(tokenPrefix, sealed.nonce, sealed.body, halves.token) }
        : { ...quote, paymentId: nameOf(paymentPrefix, sealed.nonce, sealed.body, halves.id), token: text };
    }
    return null;
  }

  return {
    seal(quote) {
      const nonce = ulid(quote.createdAt);
      const body = encodeQuote(quote);
      const { id, token } = halvesOf(current(nonce, body));
      return { ...quote, paymentId: nameOf(paymentPrefix, nonce, body, id), token: nameOf(tokenPrefix, nonce, body, token) };
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

/** Of the MAC of a nonce and a body, Latin-1. Whoever knows one half of what HMAC says knows nothing of the other. */
interface Halves {
  id: string;
  token: string;
}

function halvesOf(mac: string): Halves {
  return { id: mac.slice(0, macBytes), token: mac.slice(macBytes) };
}

function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'farebox', purpose, 32));
}

function nameOf(prefix: string, nonce: string, body: Buffer, half: string): string {
  const sealed = Buffer.allocUnsafe(body.length + macBytes);
  sealed.set(body);
  sealed.write(half, body.length, 'latin1');
  return `${prefix}${nonce}${sealed.toString('base64url')}`;
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
  body.writeUInt8(offerKinds.indexOf(quote.offerKind), 1);
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
  const offerKind = offerKinds[body.readUInt8(1)];
  if (offerKind === undefined || serviceId === undefined || providerId === undefined || clientId === undefined) return null;
  return {
    offerKind,
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

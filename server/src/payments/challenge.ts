import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
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
 * the same with the MAC of another key. Knowing the id does not give the token, and neither can be made without the secret.
 *
 * @param secrets the first one seals, all of them open: put a new secret in front to rotate.
 */
export function sealer(secrets: readonly string[]): Sealer {
  const keys = secrets.map((secret) => ({ id: derivedKey(secret, 'payment id'), token: derivedKey(secret, 'payment token') }));
  const [current] = keys;
  if (current === undefined) throw new Error('sealer needs a secret');

  function open(text: string, prefix: string, kind: 'id' | 'token'): SealedQuote | null {
    const sealed = splitSealed(text, prefix);
    if (sealed === null) return null;
    const signed = keys.find((key) => timingSafeEqual(mac(key[kind], sealed.nonce, sealed.body), sealed.mac));
    if (signed === undefined) return null;
    const quote = decodeQuote(sealed.body);
    return quote === null ? null : { ...quote, ...names(signed, sealed.nonce, sealed.body) };
  }

  return {
    seal(quote) {
      const body = encodeQuote(quote);
      return { ...quote, ...names(current, ulid(quote.createdAt), body) };
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

interface Keys {
  id: KeyObject;
  token: KeyObject;
}

function names(keys: Keys, nonce: string, body: Buffer): { paymentId: string; token: string } {
  return {
    paymentId: `${paymentPrefix}${nonce}${Buffer.concat([body, mac(keys.id, nonce, body)]).toString('base64url')}`,
    token: `${tokenPrefix}${nonce}${Buffer.concat([body, mac(keys.token, nonce, body)]).toString('base64url')}`,
  };
}

function mac(key: KeyObject, nonce: string, body: Buffer): Buffer {
  return createHmac('sha256', key).update(nonce).update(body).digest().subarray(0, macBytes);
}

function derivedKey(secret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'farebox', purpose, 32)));
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

function encodeQuote(quote: Quote): Buffer {
  const texts = [quote.serviceId, quote.providerId, quote.clientId].map((text) => Buffer.from(text, 'utf8'));
  const head = Buffer.allocUnsafe(headBytes);
  head.writeUInt8(formatVersion, 0);
  head.writeUInt8(quote.offerKind === 'tool' ? 0 : 1, 1);
  head.writeUInt16BE(quote.maxCalls, 2);
  head.writeBigUInt64BE(BigInt(quote.amountMicros), 4);
  head.writeUIntBE(quote.createdAt, 12, 6);
  head.writeUIntBE(quote.expiresAt, 18, 6);
  return Buffer.concat([head, ...texts.flatMap((text) => [lengthByte(text), text])]);
}

function lengthByte(text: Buffer): Buffer {
  if (text.length > 255) throw new RangeError('a sealed text is at most 255 bytes');
  return Buffer.from([text.length]);
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

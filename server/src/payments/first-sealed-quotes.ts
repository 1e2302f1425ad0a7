import { hkdfSync, timingSafeEqual } from 'node:crypto';
import { hmac } from '../mac.ts';
import { offerKinds } from './quote-encoding.ts';
import type { Quote, SealedQuote, Sealer } from './sealed-quote.ts';

/**
 * Opens the longer ids and tokens of earlier versions: stored payments still have them.
 * `pay_` + ULID + base64url(quote, one half of the MAC), and `tok_` + the same with the other half.
 */
export function firstSealedQuotes(secret: string): Omit<Sealer, 'seal'> {
  const mac = hmac(Buffer.from(hkdfSync('sha256', secret, 'farebox', 'payment', 32)), nonceLength + bodyBytesMax, 'latin1');

  function open(text: string, prefix: string, kind: 'id' | 'token'): SealedQuote | null {
    const sealed = splitSealed(text, prefix);
    if (sealed === null) return null;
    const digest = mac(sealed.nonce, sealed.body);
    const halves = { id: digest.slice(0, macBytes), token: digest.slice(macBytes) };
    if (!timingSafeEqual(Buffer.from(halves[kind], 'latin1'), sealed.mac)) return null;
    const quote = decodeQuote(sealed.body);
    if (quote === null) return null;
    const named = (half: string) => `${sealed.nonce}${Buffer.concat([sealed.body, Buffer.from(half, 'latin1')]).toString('base64url')}`;
    return { ...quote, paymentId: `pay_${named(halves.id)}`, token: `tok_${named(halves.token)}` };
  }

  return {
    openPaymentId: (paymentId) => open(paymentId, 'pay_', 'id'),
    openToken: (token) => open(token, 'tok_', 'token'),
  };
}

const nonceLength = 26;
const macBytes = 16;
const bodyBytesMax = 600;
const formatVersion = 1;
const sealedPattern = /^[0-9A-HJKMNP-TV-Z]{26}[A-Za-z0-9_-]+$/;

function splitSealed(text: string, prefix: string): { nonce: string; body: Buffer; mac: Buffer } | null {
  if (!text.startsWith(prefix)) return null;
  const sealed = text.slice(prefix.length);
  if (!sealedPattern.test(sealed)) return null;
  const encoded = sealed.slice(nonceLength);
  const bytes = Buffer.from(encoded, 'base64url');
  // Accept only one text per value: an id with stray bits would be another key in the database.
  if (bytes.length <= macBytes || bytes.toString('base64url') !== encoded) return null;
  return { nonce: sealed.slice(0, nonceLength), body: bytes.subarray(0, -macBytes), mac: bytes.subarray(-macBytes) };
}

/** Version, kind, maxCalls (16 bits), amount (64), createdAt (48), expiresAt (48), then three length-prefixed texts. */
const headBytes = 1 + 1 + 2 + 8 + 6 + 6;

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

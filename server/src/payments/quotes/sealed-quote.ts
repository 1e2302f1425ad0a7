import { hkdfSync, timingSafeEqual } from 'node:crypto';
import { problem } from '../../errors.ts';
import { ulidBytes, ulidText, writeRandom } from '../../ids.ts';
import { hmac } from '../../mac.ts';
import { decodeTerms, encodedBytesMax, encodeTerms, type OfferKind, type Quote } from './quote-encoding.ts';

export type { OfferKind, Quote };

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

const paymentPrefix = 'pay_';
const tokenPrefix = 'tok_';
/** Longer texts are refused before any work is done on them. */
const sealedLengthMax = 600;

/**
 * Payment ids and tokens from which the server rebuilds the payment.
 *
 * The plain bytes are the time (6), random bytes (8) and the terms. Their MAC has two parts: one is the random half of the id's
 * ULID, the other begins the token and makes the keystream that encrypts the plain bytes in it. So id and token share no characters,
 * the token cannot be computed from the id, and neither can be made without the secret.
 *
 *     pay_ ULID(time, MAC part 1) base64url(terms, random)
 *     tok_ base64url(MAC part 2, plain XOR keystream(MAC part 2))
 *
 * The token is encrypted as RFC 5297 does it: its MAC is its nonce.
 *
 * @param secrets the first one seals, all of them open: put a new secret in front to rotate.
 */
export function sealer(secrets: readonly string[]): Sealer {
  const openers = secrets.map(quoteSealer);
  const [current] = openers;
  if (current === undefined) throw new Error('sealer needs a secret');

  return {
    seal: (quote) => current.seal(quote),
    openPaymentId(paymentId) {
      if (kindOf(paymentId) !== 'id' || paymentId.length > sealedLengthMax) return null;
      return firstOf(openers, (opener) => opener.openPaymentId(paymentId));
    },
    openToken(token) {
      if (kindOf(token) !== 'token' || token.length > sealedLengthMax) return null;
      return firstOf(openers, (opener) => opener.openToken(token));
    },
  };
}

/**
 * Whether a text is an id or a token, by its prefix only: a mix-up is reported even where the text is damaged or its secret is gone.
 * It says nothing about whether the text is genuine.
 */
export function kindOf(text: string): 'id' | 'token' | null {
  if (text.startsWith(paymentPrefix)) return 'id';
  return text.startsWith(tokenPrefix) ? 'token' : null;
}

/** @throws payment_token_as_id */
export function requirePaymentId(text: string): void {
  if (kindOf(text) === 'token') throw problem('payment_token_as_id');
}

/** A separate key for each purpose. */
function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'farebox', purpose, 32));
}

function quoteSealer(secret: string): Sealer {
  const mac = hmac(derivedKey(secret, 'sealed quote'), plainBytesMax, 'latin1');
  const keystream = hmac(derivedKey(secret, 'payment token'), 4 + tagBytes, 'latin1');
  // Every challenge is sealed: to allocate these for each takes as long as its MACs. They are read before another quote is sealed.
  const sealing = Buffer.alloc(timeBytes + encodedBytesMax + randomBytes);
  const ulid = Buffer.alloc(16);
  const sealed = Buffer.alloc(tagBytes + plainBytesMax);
  const sealedTag = sealed.subarray(0, tagBytes);

  /** Encrypts and decrypts. */
  function mask(tag: Buffer, from: Buffer, into: Buffer, start: number): void {
    let stream = '';
    for (let at = 0; at < from.length; at += 1) {
      if (at % 32 === 0) stream = keystream(String(at / 32), tag);
      into[start + at] = (from[at] ?? 0) ^ stream.charCodeAt(at % 32);
    }
  }

  function idOf(plain: Buffer, part: string): string {
    plain.copy(ulid, 0, 0, timeBytes);
    ulid.write(part, timeBytes, 'latin1');
    return paymentPrefix + ulidText(ulid) + plain.toString('base64url', timeBytes);
  }

  function tokenOf(plain: Buffer, tag: string): string {
    sealed.write(tag, 'latin1');
    mask(sealedTag, plain, sealed, tagBytes);
    return tokenPrefix + sealed.toString('base64url', 0, tagBytes + plain.length);
  }

  return {
    seal(quote) {
      sealing.writeUIntBE(quote.createdAt, 0, timeBytes);
      const end = encodeTerms(quote, sealing, timeBytes);
      if (end > timeBytes + termsBytesMax) throw new RangeError(`more than ${termsBytesMax} bytes to seal`);
      const plain = sealing.subarray(0, writeRandom(sealing, end, randomBytes));
      const { id, token } = partsOf(mac('', plain));
      return { ...quote, paymentId: idOf(plain, id), token: tokenOf(plain, token) };
    },
    openPaymentId(paymentId) {
      const ulid = ulidBytes(paymentId.slice(paymentPrefix.length, shownLength));
      const rest = base64urlBytes(paymentId.slice(shownLength));
      if (ulid === null || rest === null || rest.length <= randomBytes || rest.length > termsBytesMax + randomBytes) return null;
      const plain = Buffer.concat([ulid.subarray(0, timeBytes), rest]);
      const { id, token } = partsOf(mac('', plain));
      if (!timingSafeEqual(Buffer.from(id, 'latin1'), ulid.subarray(timeBytes))) return null;
      const quote = quoteOf(plain);
      return quote === null ? null : { ...quote, paymentId, token: tokenOf(plain, token) };
    },
    openToken(text) {
      const bytes = base64urlBytes(text.slice(tokenPrefix.length));
      if (bytes === null || bytes.length <= tagBytes + timeBytes + randomBytes || bytes.length > tagBytes + plainBytesMax) return null;
      const tag = bytes.subarray(0, tagBytes);
      const plain = Buffer.allocUnsafe(bytes.length - tagBytes);
      mask(tag, bytes.subarray(tagBytes), plain, 0);
      const { id, token } = partsOf(mac('', plain));
      if (!timingSafeEqual(Buffer.from(token, 'latin1'), tag)) return null;
      const quote = quoteOf(plain);
      return quote === null ? null : { ...quote, paymentId: idOf(plain, id), token: text };
    },
  };
}

const timeBytes = 6;
/** They make ids unique, and keep a whole id secret where its beginning is shown. */
const randomBytes = 8;
/** The random half of a ULID has 80 bits: forging one takes 2^80 requests. */
const idPartBytes = 10;
const tagBytes = 12;
/** Prefix and ULID: what `shortId` shows. */
const shownLength = paymentPrefix.length + 26;
/** With this many, ids and tokens are shorter than `sealedLengthMax`. */
const termsBytesMax = 400;
const plainBytesMax = timeBytes + termsBytesMax + randomBytes;

/** One part of a MAC reveals nothing about the other. Latin-1. */
function partsOf(mac: string): { id: string; token: string } {
  return { id: mac.slice(0, idPartBytes), token: mac.slice(idPartBytes, idPartBytes + tagBytes) };
}

function quoteOf(plain: Buffer): Quote | null {
  const terms = decodeTerms(plain.subarray(timeBytes, -randomBytes));
  if (terms === null) return null;
  const { lifetimeMs, ...rest } = terms;
  const createdAt = plain.readUIntBE(0, timeBytes);
  return { ...rest, currency: 'USD', createdAt, expiresAt: createdAt + lifetimeMs };
}

/** Accepts only one text per value: decoders ignore stray bits and characters, and each variant would be another key in the database. */
function base64urlBytes(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : null;
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

import { ulidBytes, ulidText } from '../../ids.ts';
import { providerIds } from '../../provider-ids.ts';
import type { Micros } from '../../money.ts';

/** The index is the number in sealed quotes: add new ones at the end. */
const offerKinds = ['tool', 'asset', 'credit'] as const;
export type OfferKind = (typeof offerKinds)[number];
/** The terms of a payment. They travel inside the sealed id, so a challenge needs no row. */
export interface Quote {
  offerKind: OfferKind;
  serviceId: string;
  providerId: string;
  amountMicros: Micros;
  currency: 'USD';
  maxCalls: number;
  clientId: string;
  createdAt: number;
  /** The price holds, and the payment can be paid, until then. Epoch milliseconds, never before `createdAt`. */
  expiresAt: number;
}

/** The provider follows as a text. */
const writtenOut = 15;
/** Prefixes of ids that end in a ULID. The index is their number, too. */
const idPrefixes: readonly string[] = ['ast_', 'key_', 'usr_', 'credit:usr_'];

/** A quote without its time. */
type SealedTerms = Omit<Quote, 'createdAt' | 'expiresAt' | 'currency'> & { lifetimeMs: number };

const anonymous = 'anonymous';
const textBytesMax = 255;
/** The most that `encodeTerms` writes, and more: a text that does not fit would be cut off. */
export const encodedBytesMax = 1024;

/**
 * A compact encoding of quotes: typically 12 to 25 bytes.
 *
 * One byte: kind (2 bits), provider (4), whether the client is anonymous, whether it is for one call. Then the amount in micro-units,
 * the lifetime and the service; then the members that the first byte does not hold. Numbers have seven bits per byte, lowest first.
 *
 * @param into has `encodedBytesMax` bytes after `at`
 * @returns the end of what was written
 */
export function encodeTerms(quote: Quote, into: Buffer, at: number): number {
  const { offerKind, serviceId, providerId, amountMicros, maxCalls, clientId } = quote;
  const lifetimeMs = quote.expiresAt - quote.createdAt;
  const known = providerIds.indexOf(providerId);
  const provider = known === -1 ? writtenOut : known;
  const isAnonymous = clientId === anonymous;
  const writer = new Writer(into, at);
  writer.byte(offerKinds.indexOf(offerKind) | (provider << 2) | (isAnonymous ? 64 : 0) | (maxCalls === 1 ? 128 : 0));
  writer.number(amountMicros);
  writer.number(lifetimeMs % 1000 === 0 ? (lifetimeMs / 1000) * 2 : lifetimeMs * 2 + 1);
  writer.text(serviceId);
  if (provider === writtenOut) writer.text(providerId);
  if (!isAnonymous) writer.text(clientId);
  if (maxCalls !== 1) writer.number(maxCalls);
  return writer.end;
}

/** Null for other bytes. The MAC is verified first, so the bytes always come from `encodeTerms`. */
export function decodeTerms(bytes: Buffer): SealedTerms | null {
  const reader = new Reader(bytes);
  const head = reader.byte();
  const offerKind = offerKinds[head & 3];
  if (offerKind === undefined) return null;
  const provider = (head >> 2) & 15;
  const amountMicros = reader.number();
  const lifetime = reader.number();
  const serviceId = reader.text();
  const providerId = provider === writtenOut ? reader.text() : providerIds[provider];
  const clientId = (head & 64) === 0 ? reader.text() : anonymous;
  const maxCalls = (head & 128) === 0 ? reader.number() : 1;
  if (providerId === undefined) return null;
  const lifetimeMs = lifetime % 2 === 0 ? (lifetime / 2) * 1000 : (lifetime - 1) / 2;
  return { offerKind, serviceId, providerId, amountMicros, maxCalls, clientId, lifetimeMs };
}

/** Encodings of a text, which begins with the number of its encoding and its length. */
const shapes = { utf8: 0, packed: 1, prefixedUlid: 2 } as const;

/** The characters of packed texts: three of them take two bytes. */
const packedAlphabet = '-_:0123456789abcdefghijklmnopqrstuvwxyz';
const packedValues = new Map([...packedAlphabet].map((character, index) => [character.charCodeAt(0), index + 1]));

class Writer {
  readonly #bytes: Buffer;
  #at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get end(): number {
    return this.#at;
  }

  byte(value: number): void {
    this.#at = this.#bytes.writeUInt8(value, this.#at);
  }

  number(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} cannot be sealed`);
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.byte((rest % 128) | 128);
    this.byte(rest);
  }

  text(text: string): void {
    const prefix = idPrefixes.indexOf(text.slice(0, -26));
    const ulid = prefix === -1 ? null : ulidBytes(text.slice(-26));
    if (ulid !== null) {
      this.number((prefix << 2) | shapes.prefixedUlid);
      this.#at += ulid.copy(this.#bytes, this.#at);
      return;
    }
    const bytes = Buffer.byteLength(text);
    if (bytes > textBytesMax) throw new RangeError(`a sealed text is at most ${textBytesMax} bytes`);
    const start = this.#at;
    if (this.#packed(text)) return;
    this.#at = start;
    this.number((bytes << 2) | shapes.utf8);
    this.#at += this.#bytes.write(text, this.#at);
  }

  /** False, after writing some bytes, for a text with other characters. */
  #packed(text: string): boolean {
    this.number((text.length << 2) | shapes.packed);
    for (let at = 0; at < text.length; at += 3) {
      let three = 0;
      for (let character = at; character < at + 3; character += 1) {
        const value = character < text.length ? packedValues.get(text.charCodeAt(character)) : 0;
        if (value === undefined) return false;
        three = three * 40 + value;
      }
      this.#at = this.#bytes.writeUInt16BE(three, this.#at);
    }
    return true;
  }
}

class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  byte(): number {
    const value = this.#bytes.readUInt8(this.#at);
    this.#at += 1;
    return value;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  text(): string {
    const head = this.number();
    const length = head >> 2;
    switch (head & 3) {
      case shapes.prefixedUlid:
        return (idPrefixes[length] ?? '') + ulidText(this.#take(16));
      case shapes.packed:
        return unpacked(this.#take(Math.ceil(length / 3) * 2), length);
      default:
        return this.#take(length).toString('utf8');
    }
  }

  #take(count: number): Buffer {
    const taken = this.#bytes.subarray(this.#at, this.#at + count);
    this.#at += count;
    return taken;
  }
}

function unpacked(bytes: Buffer, length: number): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const three = bytes.readUInt16BE(at);
    for (const value of [Math.floor(three / 1600), Math.floor(three / 40) % 40, three % 40]) text += packedAlphabet.charAt(value - 1);
  }
  return text.slice(0, length);
}

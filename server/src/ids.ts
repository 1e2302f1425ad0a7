import { randomBytes, randomFillSync } from 'node:crypto';

/** Crockford's base 32: sorts like its bytes. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One pool of random bytes for many ids: a system call for each id would be the most expensive part of a challenge. */
const pool = Buffer.alloc(4096);
let poolOffset = pool.length;

/** The characters of a ULID that hold the time. */
const timeLength = 10;

/** A busy server makes many ids in a millisecond. */
let lastTime = { ms: 0, text: timeText(0) };

function timeText(ms: number): string {
  let text = '';
  let time = ms;
  for (let digit = 0; digit < timeLength; digit += 1) {
    text = alphabet.charAt(time % 32) + text;
    time = Math.floor(time / 32);
  }
  return text;
}

export type IdPrefix =
  | 'usr'
  | 'idn'
  | 'key'
  | 'mem'
  | 'inv'
  | 'top'
  | 'pay'
  | 'call'
  | 'led'
  | 'plg'
  | 'job'
  | 'task'
  | 'ses'
  | 'req'
  | 'proc'
  | 'ast'
  | 'blob'
  | 'rev'
  | 'log'
  | 'sig'
  | 'msg'
  | 'whd'
  | 'act'
  | 'file'
  | 'store'
  | 'pob'
  | 'pot'
  | 'rfd'
  | 'old'
  | 'src'
  | 'upay'
  | 'upl';

/**
 * A ULID: 48 bits of time, then 80 random bits, as 26 characters that sort by time.
 * Source: the ULID specification (github.com/ulid/spec).
 */
export function ulid(nowMs: number): string {
  return ulidOf(nowMs, pool, taken(10));
}

/** The ULID of 16 bytes: 48 bits of time, then the rest. */
export function ulidText(bytes: Buffer): string {
  return ulidOf(bytes.readUIntBE(0, 6), bytes, 6);
}

/** The 16 bytes of a ULID; null for any other text. */
export function ulidBytes(text: string): Buffer | null {
  if (!ulidPattern.test(text)) return null;
  const bytes = Buffer.allocUnsafe(16);
  let time = 0;
  for (let at = 0; at < timeLength; at += 1) time = time * 32 + digit(text, at);
  bytes.writeUIntBE(time, 0, 6);
  for (let group = 0; group < 2; group += 1) {
    const start = timeLength + group * 8;
    let high = 0;
    for (let at = start; at < start + 4; at += 1) high = high * 32 + digit(text, at);
    let low = 0;
    for (let at = start + 4; at < start + 8; at += 1) low = low * 32 + digit(text, at);
    // Two numbers of twenty bits.
    bytes.writeUIntBE(high * 2 ** 20 + low, 6 + group * 5, 5);
  }
  return bytes;
}

/** 26 digits of five bits are two bits more than needed. */
const ulidPattern = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

const digits = new Map([...alphabet].map((character, value) => [character.charCodeAt(0), value]));

function digit(text: string, at: number): number {
  return digits.get(text.charCodeAt(at)) ?? 0;
}

function ulidOf(timeMs: number, random: Buffer, at: number): string {
  if (timeMs !== lastTime.ms) lastTime = { ms: timeMs, text: timeText(timeMs) };
  return (
    lastTime.text +
    fortyBits(random.readUInt32BE(at), random.readUInt8(at + 4)) +
    fortyBits(random.readUInt32BE(at + 5), random.readUInt8(at + 9))
  );
}

/** Writes random bytes of the pool. @returns the end of what was written */
export function writeRandom(target: Buffer, at: number, bytes: number): number {
  const from = taken(bytes);
  return at + pool.copy(target, at, from, from + bytes);
}

/** Random bytes as hexadecimal digits, from the pool: for values in every challenge. */
export function pooledHex(bytes: number): string {
  const from = taken(bytes);
  return pool.toString('hex', from, from + bytes);
}

/** Where the pool has this many unused bytes. They count as used, and must be read at once: the pool is refilled. */
function taken(bytes: number): number {
  if (poolOffset + bytes > pool.length) {
    randomFillSync(pool);
    poolOffset = 0;
  }
  poolOffset += bytes;
  return poolOffset - bytes;
}

/** The lower bound of all ids of this kind that are made at or after a time; earlier ids are less. */
export function idFloor(prefix: IdPrefix, epochMs: number): string {
  return `${prefix}_${ulid(Math.max(0, epochMs)).slice(0, timeLength)}`;
}

/** A new id of the given kind, e.g. `usr_01J...`. */
export function newId(prefix: IdPrefix, nowMs: number): string {
  return `${prefix}_${ulid(nowMs)}`;
}

/** The end of an id, derived from a name: two ids of one name differ only in their time. @param digest at least 10 bytes */
export function idEndOf(digest: Buffer): string {
  return ulidOf(0, digest, 0).slice(timeLength);
}

/** An id with a given end. */
export function idWithEnd(prefix: IdPrefix, nowMs: number, end: string): string {
  return `${prefix}_${timeText(nowMs)}${end}`;
}

/** A secret of `bytes` random bytes (default 32) in base64url. */
export function newSecret(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** 32 + 8 bits as eight characters of five bits. */
function fortyBits(high: number, low: number): string {
  return (
    alphabet.charAt(high >>> 27) +
    alphabet.charAt((high >>> 22) & 31) +
    alphabet.charAt((high >>> 17) & 31) +
    alphabet.charAt((high >>> 12) & 31) +
    alphabet.charAt((high >>> 7) & 31) +
    alphabet.charAt((high >>> 2) & 31) +
    alphabet.charAt(((high & 3) << 3) | (low >>> 5)) +
    alphabet.charAt(low & 31)
  );
}

import { createHmac, randomBytes } from 'node:crypto';
import { secondMs } from '../../clock.ts';

/** Codes of an authenticator app, as every app makes them: SHA-1, six digits, 30 seconds. Source: RFC 6238. */
const stepMs = 30 * secondMs;
const digits = 6;
/** Clocks of phones are off by a step, and people type slowly. */
const stepsOff = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, in Base32. */
export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet.charAt(byte % 32)).join('');
}

/** What an app reads from a QR code. */
export function totpUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** The time step of a code; null for a wrong one. */
export function totpStepOf(secret: string, code: string, nowMs: number): number | null {
  const now = Math.floor(nowMs / stepMs);
  const steps = Array.from({ length: 2 * stepsOff + 1 }, (_, at) => now + stepsOff - at);
  return steps.find((step) => totpAt(secret, step) === code) ?? null;
}

export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decoded(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

function decoded(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

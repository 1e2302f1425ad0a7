import { describe, expect, it } from 'vitest';
import { sealer } from './sealed-quote.ts';

/** Made by the first format, before ids and tokens were shortened. */
const frozen = [
  {
    offerKind: 'tool',
    serviceId: 'timestamp',
    providerId: 'test',
    amountMicros: 30_000,
    currency: 'USD',
    maxCalls: 1,
    clientId: 'anonymous',
    createdAt: 1_795_000_000_000,
    expiresAt: 1_795_000_900_000,
    paymentId: 'pay_01M7Q5CQG000K6F4YSEDM4XT93AQAAAQAAAAAAAHUwAaHuVl4AAaHuZBmgCXRpbWVzdGFtcAR0ZXN0CWFub255bW91c2I68qa9d8r0mmJRbCzFAfQ',
    token: 'tok_01M7Q5CQG000K6F4YSEDM4XT93AQAAAQAAAAAAAHUwAaHuVl4AAaHuZBmgCXRpbWVzdGFtcAR0ZXN0CWFub255bW91c70R2ojt5LYr3B5vPA9uMwk',
  },
  {
    offerKind: 'asset',
    serviceId: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    providerId: 'x402',
    amountMicros: 1_250_000,
    currency: 'USD',
    maxCalls: 1,
    clientId: 'key_01KAGT4M8E3V9S2QZ7XNBC5WRE',
    createdAt: 1_795_000_000_000,
    expiresAt: 1_795_000_900_000,
    paymentId:
      'pay_01M7Q5CQG0VEMKZRHWFQJCTPXHAQEAAQAAAAAAExLQAaHuVl4AAaHuZBmgHmFzdF8wMUtBR1Q0TThFM1Y5UzJRWjdYTkJDNVdSRAR4NDAyHmtleV8wMUtBR1Q0TThFM1Y5UzJRWjdYTkJDNVdSRQnPA0yh0qBYfQ0M0lKyo78',
    token:
      'tok_01M7Q5CQG0VEMKZRHWFQJCTPXHAQEAAQAAAAAAExLQAaHuVl4AAaHuZBmgHmFzdF8wMUtBR1Q0TThFM1Y5UzJRWjdYTkJDNVdSRAR4NDAyHmtleV8wMUtBR1Q0TThFM1Y5UzJRWjdYTkJDNVdSRQz1ljZDWYPQwWJ8ATPuwbc',
  },
  {
    offerKind: 'credit',
    serviceId: 'credit:usr_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    providerId: 'x402-test',
    amountMicros: 5_000_000,
    currency: 'USD',
    maxCalls: 1,
    clientId: 'agent-7',
    createdAt: 1_795_000_000_000,
    expiresAt: 1_795_000_600_500,
    paymentId:
      'pay_01M7Q5CQG08K4RR3SXG9HRPPY5AQIAAQAAAAAATEtAAaHuVl4AAaHuX4e0JWNyZWRpdDp1c3JfMDFLQUdUNE04RTNWOVMyUVo3WE5CQzVXUkQJeDQwMi10ZXN0B2FnZW50LTfeabk_oKQHDXo2-nlyz04F',
    token:
      'tok_01M7Q5CQG08K4RR3SXG9HRPPY5AQIAAQAAAAAATEtAAaHuVl4AAaHuX4e0JWNyZWRpdDp1c3JfMDFLQUdUNE04RTNWOVMyUVo3WE5CQzVXUkQJeDQwMi10ZXN0B2FnZW50LTcen3vIjzoSp-SFhPMSglLE',
  },
] as const;

describe('ids and tokens of the first format', () => {
  const seals = sealer(['a new secret, which seals what is made today', 'a secret of at least thirty-two characters']);

  it.each(frozen)('still open: $offerKind', (quote) => {
    expect(seals.openPaymentId(quote.paymentId)).toEqual(quote);
    expect(seals.openToken(quote.token)).toEqual(quote);
  });

  it.each(frozen)('are refused in place of each other, or when changed: $offerKind', ({ paymentId, token }) => {
    expect(seals.openToken(paymentId.replace('pay_', 'tok_'))).toBeNull();
    expect(seals.openPaymentId(token.replace('tok_', 'pay_'))).toBeNull();
    for (let at = 4; at < token.length; at += 1) {
      expect(seals.openToken(changedAt(token, at))).toBeNull();
      expect(seals.openPaymentId(changedAt(paymentId, at))).toBeNull();
    }
  });

  it.each(frozen)('do not open with another secret: $offerKind', ({ paymentId, token }) => {
    const other = sealer(['a new secret, which seals what is made today']);
    expect([other.openPaymentId(paymentId), other.openToken(token)]).toEqual([null, null]);
  });

  it('differ from those sealed now', () => {
    const [{ paymentId, token, ...quote }] = frozen;
    const sealed = seals.seal(quote);
    expect(sealed.paymentId.length).toBeLessThan(paymentId.length / 1.8);
    expect(sealed.token.length).toBeLessThan(token.length / 1.8);
  });
});

function changedAt(text: string, at: number): string {
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealer, type Quote } from './challenge.ts';

const secret = 'a secret of at least thirty-two characters';
const quote: Quote = {
  offerKind: 'tool',
  serviceId: 'timestamp',
  providerId: 'test',
  amountMicros: 30_000,
  currency: 'USD',
  maxCalls: 1,
  clientId: 'anonymous',
  createdAt: 1_795_000_000_000,
  expiresAt: 1_795_000_900_000,
};

const anyQuote: fc.Arbitrary<Quote> = fc.record({
  offerKind: fc.constantFrom('tool', 'asset', 'credit'),
  serviceId: fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.toWellFormed()),
  providerId: fc.string({ maxLength: 20 }).map((text) => text.toWellFormed()),
  amountMicros: fc.integer({ min: 0, max: 10 ** 12 }),
  currency: fc.constant('USD'),
  maxCalls: fc.integer({ min: 1, max: 65_535 }),
  clientId: fc.string({ maxLength: 60 }).map((text) => text.toWellFormed()),
  createdAt: fc.integer({ min: 0, max: 2 ** 45 }),
  expiresAt: fc.integer({ min: 0, max: 2 ** 45 }),
});

describe('sealed payments', () => {
  const seals = sealer([secret]);

  it('gives back what was sealed, from the id and from the token', () => {
    fc.assert(
      fc.property(anyQuote, (sealed) => {
        const { paymentId, token } = seals.seal(sealed);
        expect(seals.openPaymentId(paymentId)).toEqual({ ...sealed, paymentId, token });
        expect(seals.openToken(token)).toEqual({ ...sealed, paymentId, token });
      }),
    );
  });

  it('seals the same quote differently each time', () => {
    expect(seals.seal(quote).paymentId).not.toBe(seals.seal(quote).paymentId);
  });

  it('does not take an id for a token, nor a token for an id', () => {
    const { paymentId, token } = seals.seal(quote);
    expect(seals.openToken(paymentId)).toBeNull();
    expect(seals.openPaymentId(token)).toBeNull();
    expect(seals.openToken(paymentId.replace('pay_', 'tok_'))).toBeNull();
    expect(seals.openPaymentId(token.replace('tok_', 'pay_'))).toBeNull();
  });

  it('refuses every change of a single character', () => {
    const { token } = seals.seal(quote);
    for (let at = 0; at < token.length; at += 1) {
      for (const other of ['A', 'B', '0', '_', '-', '.']) {
        if (token[at] === other) continue;
        expect(seals.openToken(token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
      }
    }
  });

  it('refuses what another secret sealed, and opens what a rotated one did', () => {
    const other = sealer(['another secret of more than thirty-two chars']);
    const { token } = other.seal(quote);
    expect(seals.openToken(token)).toBeNull();
    expect(sealer([secret, 'another secret of more than thirty-two chars']).openToken(token)?.serviceId).toBe('timestamp');
  });

  it('answers null to any other text and never throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 2000 }), (text) => seals.openToken(text) === null && seals.openPaymentId(text) === null));
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZabcdef_-'), maxLength: 300 }), (text) => {
        return seals.openToken(`tok_${text}`) === null && seals.openPaymentId(`pay_${text}`) === null;
      }),
    );
  });

  it('sorts ids by the time they were made', () => {
    const earlier = seals.seal(quote).paymentId;
    const later = seals.seal({ ...quote, createdAt: quote.createdAt + 1 }).paymentId;
    expect(earlier < later).toBe(true);
  });
});

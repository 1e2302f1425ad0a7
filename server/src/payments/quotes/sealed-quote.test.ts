import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOf, sealer, type Quote } from './sealed-quote.ts';

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

const anyText = fc.string({ maxLength: 40 }).map((text) => text.toWellFormed());
const anyQuote: fc.Arbitrary<Quote> = fc
  .record({
    offerKind: fc.constantFrom('tool', 'asset', 'credit'),
    serviceId: fc.oneof(
      anyText,
      fc.stringMatching(/^[a-z0-9:_-]{1,60}$/),
      fc.stringMatching(/^(?:ast_|credit:usr_)[0-7][0-9A-HJKMNP-TV-Z]{25}$/),
    ),
    providerId: fc.oneof(anyText, fc.constantFrom('test', 'credit', 'x402', 'x402-test', 'credit-test')),
    amountMicros: fc.integer({ min: 0, max: 10 ** 12 }),
    currency: fc.constant('USD'),
    maxCalls: fc.integer({ min: 1, max: 65_535 }),
    clientId: fc.oneof(
      anyText,
      fc.constant('anonymous'),
      fc.stringMatching(/^(?:key_|usr_)[0-9A-HJKMNP-TV-Z]{26}$/),
      fc.stringMatching(/^0x[0-9a-fA-F]{40}$/),
    ),
    createdAt: fc.integer({ min: 0, max: 2 ** 45 }),
    lifetimeMs: fc.oneof(fc.integer({ min: 0, max: 2 ** 45 }), fc.constantFrom(900_000, 86_400_000, 1)),
  })
  .map(({ lifetimeMs, ...rest }) => ({ ...rest, expiresAt: rest.createdAt + lifetimeMs }));

describe('sealed payments', () => {
  const seals = sealer([secret]);

  it('opens to the sealed quote, from the id and from the token', () => {
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

  it('refuses an id as a token, and a token as an id', () => {
    const { paymentId, token } = seals.seal(quote);
    expect(seals.openToken(paymentId)).toBeNull();
    expect(seals.openPaymentId(token)).toBeNull();
    expect(seals.openToken(paymentId.replace('pay_', 'tok_'))).toBeNull();
    expect(seals.openPaymentId(token.replace('tok_', 'pay_'))).toBeNull();
  });

  it('refuses every change of a single character', () => {
    const { paymentId, token } = seals.seal(quote);
    const changed = (text: string) =>
      [...text].flatMap((character, at) =>
        ['A', 'B', '0', '7', '_', '-', '.', ' ', '=']
          .filter((other) => other !== character)
          .map((other) => text.slice(0, at) + other + text.slice(at + 1)),
      );
    expect(changed(token).filter((text) => seals.openToken(text) !== null)).toEqual([]);
    expect(changed(paymentId).filter((text) => seals.openPaymentId(text) !== null)).toEqual([]);
  });

  it('refuses truncated, extended and combined texts', () => {
    const [one, other] = [seals.seal(quote), seals.seal(quote)];
    for (let at = 0; at < one.token.length; at += 1) expect(seals.openToken(one.token.slice(0, at))).toBeNull();
    for (let at = 0; at < one.paymentId.length; at += 1) {
      expect(seals.openPaymentId(one.paymentId.slice(0, at))).toBeNull();
      const spliced = one.paymentId.slice(0, at) + other.paymentId.slice(at);
      if (at > 'pay_'.length + 10 && ![one, other].some(({ paymentId }) => paymentId === spliced))
        expect(seals.openPaymentId(spliced)).toBeNull();
    }
    for (const more of ['A', 'AAAA', '=', '\n']) {
      expect(seals.openToken(one.token + more)).toBeNull();
      expect(seals.openPaymentId(one.paymentId + more)).toBeNull();
    }
  });

  it('is short enough to copy, and its id and token look different', () => {
    for (let times = 0; times < 1000; times += 1) {
      const { paymentId, token } = seals.seal({ ...quote, serviceId: 'pedestrian-detection' });
      expect([paymentId.length, token.length]).toEqual([69, 67]);
      expect(runsInCommon(paymentId, token)).toBeLessThan(6);
    }
    const asset = seals.seal({ ...quote, offerKind: 'asset', serviceId: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD' });
    expect(asset.paymentId.length).toBeLessThanOrEqual(75);
  });

  it('shows a short id that cannot be opened', () => {
    const { paymentId } = seals.seal(quote);
    expect(paymentId.slice(0, 30)).toMatch(/^pay_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(seals.openPaymentId(paymentId.slice(0, 30))).toBeNull();
  });

  it('refuses to seal a quote that it could not open', () => {
    expect(() => seals.seal({ ...quote, clientId: 'ä'.repeat(200) })).toThrow(RangeError);
    expect(() => seals.seal({ ...quote, clientId: 'ä'.repeat(120), serviceId: 'ä'.repeat(120) })).toThrow(RangeError);
    expect(() => seals.seal({ ...quote, expiresAt: quote.createdAt - 1 })).toThrow(RangeError);
    expect(() => seals.seal({ ...quote, amountMicros: -1 })).toThrow(RangeError);
    const long = { ...quote, clientId: 'é'.repeat(90), serviceId: 'é'.repeat(90) };
    const { paymentId, token } = seals.seal(long);
    expect(seals.openToken(token)).toEqual({ ...long, paymentId, token });
    expect(seals.openPaymentId(paymentId)).toEqual({ ...long, paymentId, token });
  });

  it('distinguishes ids and tokens by their prefix', () => {
    const { paymentId, token } = seals.seal(quote);
    expect([paymentId, token, paymentId.slice(0, 20), token.slice(0, 5), 'hello', ''].map(kindOf)).toEqual([
      'id',
      'token',
      'id',
      'token',
      null,
      null,
    ]);
  });

  it('refuses texts of another secret, and opens those of a rotated one', () => {
    const other = sealer(['another secret of more than thirty-two chars']);
    const { token } = other.seal(quote);
    expect(seals.openToken(token)).toBeNull();
    expect(sealer([secret, 'another secret of more than thirty-two chars']).openToken(token)?.serviceId).toBe('timestamp');
  });

  it('returns null for any other text and never throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 2000 }), (text) => seals.openToken(text) === null && seals.openPaymentId(text) === null));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 450 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64url');
        return seals.openToken(`tok_${text}`) === null && seals.openPaymentId(`pay_01KAGT4M8E3V9S2QZ7XNBC5WRD${text}`) === null;
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZabcdef_-'), maxLength: 300 }), (text) => {
        return seals.openToken(`tok_${text}`) === null && seals.openPaymentId(`pay_${text}`) === null;
      }),
    );
  });

  it('makes ids that sort by time', () => {
    const earlier = seals.seal(quote).paymentId;
    const later = seals.seal({ ...quote, createdAt: quote.createdAt + 1 }).paymentId;
    expect(earlier < later).toBe(true);
  });
});

/** The longest run of characters that two texts have at the same place. */
function runsInCommon(one: string, other: string): number {
  const same = [...one].map((character, at) => (character === other[at] ? '=' : ' ')).join('');
  return Math.max(...same.split(' ').map((run) => run.length));
}

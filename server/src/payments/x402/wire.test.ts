import { describe, expect, it } from 'vitest';
import { signedPayload } from './wire.ts';

describe('what a payment is paid with', () => {
  const authorization = {
    from: address('1'),
    to: address('2'),
    value: '50000',
    validAfter: '0',
    validBefore: '1',
    nonce: `0x${'3'.repeat(64)}`,
  };
  const payload = { signature: `0x${'1b'.repeat(65)}`, authorization };

  it('is a whole payment of x402, or only its payload', () => {
    expect(signedPayload(payload)).toEqual(payload);
    expect(signedPayload({ x402Version: 1, scheme: 'exact', network: 'base-sepolia', payload })).toEqual(payload);
  });

  it.each([
    ['nothing', undefined, 'payload must be a signed x402 payload'],
    ['a text', 'signed', 'payload must be a signed x402 payload'],
    ['a payload without a signature', { authorization }, 'payload must be a signed x402 payload'],
    ['a payment of an unknown version', { x402Version: 3, payload }, 'the x402 payment is malformed: x402Version must be 2 or 1'],
    ['a payment without a payload', { x402Version: 1, scheme: 'exact', network: 'base' }, 'the x402 payment is malformed: payload'],
  ])('is not %s', (_name, value, message) => {
    expect(() => signedPayload(value)).toThrow(
      expect.objectContaining({ code: 'payment_malformed', message: expect.stringContaining(message) }),
    );
  });
});

function address(digit: string): string {
  return `0x${digit.repeat(40)}`;
}

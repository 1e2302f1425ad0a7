import { createHmac, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { hmac } from './mac.ts';

it('is HMAC-SHA-256, of texts and bytes of any length', () => {
  const key = randomBytes(32);
  const [latin1, base64url] = [hmac(key, 300, 'latin1'), hmac(key, 300, 'base64url')];
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 200]) {
    const [text, bytes] = ['n'.repeat(length), randomBytes(length % 100)];
    const expected = createHmac('sha256', key).update(text).update(bytes);
    expect(base64url(text, bytes)).toBe(expected.digest('base64url'));
    expect(latin1(text)).toBe(createHmac('sha256', key).update(text).digest('latin1'));
  }
});

it('distinguishes texts with the same low bytes', () => {
  const mac = hmac(Buffer.alloc(32), 300, 'base64url');
  expect(mac('\u0132026')).not.toBe(mac('2026'));
  expect(mac('é香')).toBe(createHmac('sha256', Buffer.alloc(32)).update('é香').digest('base64url'));
});

it('refuses to seal more than its maximum length', () => {
  const mac = hmac(randomBytes(32), 10, 'latin1');
  expect(() => mac('12345', Buffer.alloc(6))).toThrow(RangeError);
  expect(() => mac('香香香香')).toThrow(RangeError);
  expect(mac('1234567890')).not.toBe(mac('123456789'));
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noncedText } from './own-nonce.ts';

const hex = (length: number) =>
  fc.array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length }).map((digits) => digits.join(''));

it('is the base64 of the text with the new nonce, for any surrounding text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), hex(32), hex(32), (before, behind, nonce, other) => {
      const text = (said: string) => JSON.stringify({ before, info: { nonce: said, uri: 'x' }, behind });
      expect(noncedText(text(nonce))?.(other)).toBe(Buffer.from(text(other)).toString('base64'));
    }),
  );
});

it('ignores texts that only look like the member', () => {
  const text = (said: string) => JSON.stringify({ before: '{"nonce":"aa"}', nonce: said });
  expect(noncedText(text('bb'))?.('cc')).toBe(Buffer.from(text('cc')).toString('base64'));
  expect(noncedText(JSON.stringify({ before: '{"nonce":"aa"}' }))).toBeNull();
});

it('refuses a nonce of another length', () => {
  expect(() => noncedText('{"nonce":"aa"}')?.('a')).toThrow(RangeError);
});

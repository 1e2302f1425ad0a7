import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ulid, ulidBytes, ulidText } from './ids.ts';

describe('ULIDs', () => {
  it('are 16 bytes with the same order', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), fc.uint8Array({ minLength: 16, maxLength: 16 }), (one, other) => {
        const [first, second] = [Buffer.from(one), Buffer.from(other)];
        expect(ulidBytes(ulidText(first))).toEqual(first);
        expect(Math.sign(Buffer.compare(first, second))).toBe(Math.sign(compare(ulidText(first), ulidText(second))));
      }),
    );
  });

  it('begin with their time', () => {
    const made = ulidBytes(ulid(1_795_000_000_000));
    expect(made?.readUIntBE(0, 6)).toBe(1_795_000_000_000);
    expect(ulid(1_795_000_000_000)).not.toBe(ulid(1_795_000_000_000));
  });

  it.each([
    '',
    '01KAGT4M8E3V9S2QZ7XNBC5WR',
    '01KAGT4M8E3V9S2QZ7XNBC5WRDD',
    '81KAGT4M8E3V9S2QZ7XNBC5WRD',
    '01kagt4m8e3v9s2qz7xnbc5wrd',
    '01KAGT4M8E3V9S2QZ7XNBC5WRI',
  ])('are refused if malformed: %s', (text) => {
    expect(ulidBytes(text)).toBeNull();
  });
});

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

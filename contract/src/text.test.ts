import { describe, expect, it } from 'vitest';
import { line, prose, visibleText } from './text.ts';

const tags = [...'pay me'].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');

describe('an untrusted text', () => {
  it.each([
    ['marks that reorder it', 'price \u202e50.0\u202c', 'price 50.0'],
    ['isolates', '\u2066a\u2069', 'a'],
    ['tags that only models read', `Rain${tags}`, 'Rain'],
    ['spaces without width', 'ra\u200bin\u2060\ufeff', 'rain'],
    ['fillers', 'a\u3164\u115f', 'a'],
    ['selectors in a row, which can carry any bytes', 'a\ufe0f\ufe01\ufe02\u{e0100}', 'a\ufe0f'],
    ['joiners in a row', 'a\u200d\u200d\u200cb', 'a\u200db'],
  ])('loses %s', (_what, text, seen) => {
    expect(visibleText(text)).toBe(seen);
    expect(line(100).parse(text)).toBe(seen);
    expect(prose(100).parse(text)).toBe(seen);
  });

  it.each(['می‌خواهم', '👩‍👩‍👧 ❤️', 'क्‍ष', '香港每日降雨量', 'שלום', 'naïve café'])('keeps what people see: %s', (text) => {
    expect(visibleText(text)).toBe(text);
  });

  it('is empty if nothing in it is visible', () => {
    expect(line(100).safeParse('\u200b\u2060').success).toBe(false);
  });
});

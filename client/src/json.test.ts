import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf, ExactNumber, isMembers, parseJson, writeJson } from './json.ts';

const digits = (lengthMax: number) => fc.stringMatching(new RegExp(`^(?:0|[1-9][0-9]{0,${lengthMax}})$`));
const written = fc
  .tuple(
    fc.constantFrom('', '-'),
    digits(40),
    fc.option(fc.stringMatching(/^[0-9]{1,30}$/)),
    fc.option(fc.tuple(fc.constantFrom('e', 'E'), fc.constantFrom('', '+', '-'), digits(3))),
  )
  .map(([sign, whole, fraction, exponent]) => `${sign}${whole}${fraction === null ? '' : `.${fraction}`}${exponent?.join('') ?? ''}`);
const inDocument = (number: string) => `{"a":[${number} ,"text ${number}, ",{"b": ${number}}],"id ${number}":null,"__proto__":${number}}`;
const numberIn = (text: string, start: string) => text.slice(text.indexOf(start) + start.length).split(/[,}\]]/)[0] ?? '';

describe('numbers of JSON', () => {
  it('keep their value, wherever they stand', () => {
    fc.assert(
      fc.property(written, (number) => {
        const again = writeJson(parseJson(inDocument(number)));
        for (const start of ['{"a":[', '{"b":', '"__proto__":']) expect(decimalOf(numberIn(again, start))).toEqual(decimalOf(number));
        expect(again).toContain(`"text ${number}, "`);
        expect(JSON.stringify(parseJson(again))).toBe(again);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    '653247040368672769',
    '-9007199254740993',
    '18446744073709551615',
    '0.1234567890123456789',
    '0.10000000000000001',
    '1e400',
    '-1E-400',
    '9007199254740993.0',
    '12345678901234567890e-3',
  ])('are written as they were: %s', (number) => {
    const parsed = parseJson(number);
    expect(parsed).toBeInstanceOf(ExactNumber);
    expect([String(parsed), JSON.stringify({ parsed }), writeJson([parsed])]).toEqual([number, `{"parsed":${number}}`, `[${number}]`]);
  });

  it('are plain numbers where a double has the same value', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(parseJson(JSON.stringify(number))).toBe(number === 0 ? 0 : number);
      }),
    );
    expect(parseJson('[1.0,1e3,3.50,9007199254740992,1e21,1.7976931348623157e308,1e-07]')).toEqual([
      1, 1000, 3.5, 9007199254740992, 1e21, 1.7976931348623157e308, 1e-7,
    ]);
  });

  it('may be bigints when they are written', () => {
    expect(writeJson({ id: 653247040368672769n })).toBe('{"id":653247040368672769}');
  });

  it('are neither objects nor anything but numbers', () => {
    expect([isMembers(parseJson('1e400')), isMembers(parseJson('{"a":1e400}'))]).toEqual([false, true]);
    for (const text of ['NaN', '01', '1.', '+1', '1e', '0x10', '']) expect(() => new ExactNumber(text)).toThrow(SyntaxError);
  });

  it('leave everything else as JSON.parse reads it', () => {
    const bad = ['01234567890123456789', '{1234567890123456789:1}', '[1e999', '1e999e1', '1e999"x"', '-', 'NaN', '[12345678901234567890.]'];
    for (const text of bad) expect(() => parseJson(text)).toThrow(SyntaxError);
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });
});

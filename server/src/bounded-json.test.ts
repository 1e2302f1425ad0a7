import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonDepthMax, jsonMembersMax, parseBoundedJson } from './bounded-json.ts';

const nested = (depth: number, open = '[', close = ']') => `${open.repeat(depth)}${close.repeat(depth)}`;
const list = (length: number) => `[${Array.from({ length }, () => '1').join()}]`;
const tooDeep = expect.objectContaining({ code: 'invalid_input', message: `JSON is nested deeper than ${jsonDepthMax} levels` });
const tooMany = expect.objectContaining({ code: 'invalid_input', message: `JSON has more than ${jsonMembersMax} members` });

describe('untrusted JSON', () => {
  it('is read up to its limits', () => {
    expect(() => parseBoundedJson(nested(jsonDepthMax))).not.toThrow();
    expect(parseBoundedJson(list(jsonMembersMax))).toHaveLength(jsonMembersMax);
  });

  it('is refused beyond its limits before it is parsed', () => {
    expect(() => parseBoundedJson(nested(jsonDepthMax + 1))).toThrow(tooDeep);
    expect(() => parseBoundedJson('['.repeat(500_000))).toThrow(tooDeep);
    expect(() => parseBoundedJson(nested(40_000, '{"a":', '}'))).toThrow(tooDeep);
    expect(() => parseBoundedJson(list(jsonMembersMax + 1))).toThrow(tooMany);
    expect(() => parseBoundedJson(`[${'[],'.repeat(jsonMembersMax)}[]]`)).toThrow(tooMany);
  });

  it('may contain brackets and commas in its texts', () => {
    const text = '[{,'.repeat(jsonMembersMax);
    expect(parseBoundedJson(JSON.stringify({ text, quoted: '"[\\"{' }))).toEqual({ text, quoted: '"[\\"{' });
  });

  it('is parsed as by JSON.parse', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('is refused like any other text that is not JSON', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        let expected: unknown;
        try {
          expected = JSON.parse(text);
        } catch {
          expect(() => parseBoundedJson(text)).toThrow(expect.objectContaining({ code: 'invalid_json' }));
          return;
        }
        expect(parseBoundedJson(text)).toEqual(expected);
      }),
    );
  });
});

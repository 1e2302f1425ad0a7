import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertSucceeded, errorFields, readAnswer, renamed, unwrapped } from './answers.ts';
import { UpstreamFault } from './upstream-fault.ts';

describe('the reader of errors', () => {
  it('reads JSON and XML alike', () => {
    const fields = { code: 'InvalidImage.Region', message: 'The region is wrong' };
    expect(errorFields('{"RequestId":"1","Code":"InvalidImage.Region","Message":"The region is wrong"}')).toEqual(fields);
    expect(
      errorFields('<?xml version="1.0"?><Error><Code>InvalidImage.Region</Code><Message>The region is wrong</Message></Error>'),
    ).toEqual(fields);
    expect(errorFields('<Error><Code><![CDATA[InvalidImage.Region]]></Code><Message>The region&#10; is wrong</Message></Error>').code).toBe(
      fields.code,
    );
  });

  it.each([
    ['', 'unknown'],
    ['<html><body>Bad gateway</body></html>', 'unknown'],
    ['{"Code":{"a":1}}', 'unknown'],
    ['{"Code":"two words"}', 'unknown'],
    ['{"Code":"<script>"}', 'unknown'],
    ['<Code>Open', 'unknown'],
    ['</Code><Code></Code>', 'unknown'],
    ['<!DOCTYPE x [<!ENTITY a "&a;&a;">]><Error><Code>&a;</Code></Error>', 'unknown'],
    ['{"Code":429}', 'unknown'],
    [`<Code>${'A'.repeat(101)}</Code>`, 'unknown'],
    ['null', 'unknown'],
  ])('takes %j for an error without a code', (text, code) => {
    expect(errorFields(text).code).toBe(code);
  });

  it('omits addresses and control characters from quoted messages', () => {
    const { message } = errorFields(
      JSON.stringify({ Code: 'A', Message: 'cannot read https://bucket.example/x?Signature=abc \u0000\u202e\n<b>now</b>' }),
    );
    expect(message).toBe('cannot read (address) b now /b');
  });

  it('accepts any text, and returns short and plain fields', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '</',
      'Code',
      'Message',
      '<Code>',
      '</Code>',
      '<Message>',
      '</Message>',
      '{',
      '}',
      '"',
      ':',
      '&amp;',
      '\u0000',
      '\ud800',
      'http://',
      '<![CDATA[',
      ']]>',
      'A.b',
    );
    const texts = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
      fc.json(),
      fc
        .record({ Code: fc.anything(), Message: fc.anything() })
        .map((value) => JSON.stringify(value, (_key, item: unknown) => (typeof item === 'bigint' ? String(item) : item))),
      fc.tuple(fc.string(), fc.string()).map(([code, message]) => `<Error><Code>${code}</Code><Message>${message}</Message></Error>`),
    );
    fc.assert(
      fc.property(texts, fc.integer({ min: 400, max: 599 }), (text, status) => {
        const { code, message } = errorFields(text);
        expect(code).toMatch(/^[A-Za-z][\w.-]{0,99}$/);
        expect(message.length).toBeLessThanOrEqual(200);
        expect(message).not.toMatch(/[\p{Cc}<>]|:\/\//u);
        expect(() => readAnswer(status, text)).toThrow(UpstreamFault);
      }),
      { numRuns: 1000 },
    );
  });

  it('handles a megabyte of opening brackets', () => {
    errorFields('<Code>'.repeat(200_000));
    errorFields(`{"Message":"${'a://'.repeat(200_000)}`);
  });
});

describe('an answer', () => {
  it('keeps numbers that no double holds, also in a text that contains JSON', () => {
    const { members } = readAnswer(200, '{"Data":{"EntityId":653247040368672769,"Text":"{\\"Id\\":653247040368672769}"}}');
    const data = renamed(members['Data']);
    expect(JSON.stringify(data)).toBe('{"entityId":653247040368672769,"text":"{\\"Id\\":653247040368672769}"}');
    expect(JSON.stringify(unwrapped('{"Id":653247040368672769}'))).toBe('{"Id":653247040368672769}');
  });

  it.each(['', '[]', '"text"', 'null', '{"RequestId":', '<xml/>'])('is not %j', (text) => {
    expect(() => readAnswer(200, text)).toThrow(UpstreamFault);
  });

  it.each([
    [{ Code: 'UrlNotLegal', Message: 'not legal' }, 'input'],
    [{ Code: 'DocMindServiceNotOpen' }, 'operator'],
    [{ Status: 'Fail', Code: 'AlgorithmError', Data: {} }, 'broken'],
    [{ Status: 'Fail' }, 'broken'],
  ])('of status 200 can be a failure: %j', (members, kind) => {
    const answer = readAnswer(200, JSON.stringify({ RequestId: 'A', ...members }));
    for (const hasData of [true, false]) expect(() => assertSucceeded(answer, { hasData })).toThrow(expect.objectContaining({ kind }));
  });

  it.each([
    { Data: {}, Code: 'x' },
    { Data: [], Code: '200' },
    { Data: '{}', Code: '' },
  ])('is a success: %j', (members) => {
    expect(() => assertSucceeded(readAnswer(200, JSON.stringify(members)), { hasData: true })).not.toThrow();
  });

  it.each([{}, { Code: '200', Message: '' }, { Code: 'Success', Data: null }, { Code: '', Data: '' }])(
    'of status 200 without data is a failure, except for actions without data: %j',
    (members) => {
      const answer = readAnswer(200, JSON.stringify(members));
      expect(() => assertSucceeded(answer, { hasData: true })).toThrow(expect.objectContaining({ kind: 'broken' }));
      expect(() => assertSucceeded(answer, { hasData: false })).not.toThrow();
    },
  );

  it('has names that begin in lower case, at every depth', () => {
    expect(renamed({ Elements: [{ ImageURL: 'x', Boxes: [1, 2] }], 下级: null })).toEqual({
      elements: [{ imageURL: 'x', boxes: [1, 2] }],
      下级: null,
    });
  });

  it('contains the value of a JSON text', () => {
    expect(unwrapped('{"Word":1}')).toEqual({ Word: 1 });
    expect(unwrapped('no JSON')).toBe('no JSON');
    expect(unwrapped(null)).toBeNull();
  });

  it('is refused if it is nested too deeply', () => {
    expect(() => renamed(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toThrow(UpstreamFault);
    const polluting = renamed(JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(polluting).not.toHaveProperty('polluted');
  });
});

import { expect, it } from 'vitest';
import { contentOf } from './answer-body.ts';

const answer = (bytes: Buffer | string, type?: string) =>
  contentOf({
    body: new Blob([new Uint8Array(Buffer.from(bytes))]).stream(),
    headers: new Headers(type === undefined ? {} : { 'content-type': type }),
  });

it.each([
  ['a byte order mark', '\uFEFF{"a":[1,2]}', 'application/json; charset=utf-8'],
  ['a type of its own', '{"a":[1,2]}', 'application/problem+json'],
  ['text/json', '{"a":[1,2]}', 'text/json'],
  ['UTF-16 with a mark', Buffer.from('\uFEFF{"a":[1,2]}', 'utf16le'), 'application/json; charset=utf-16'],
  ['UTF-16 without a mark', Buffer.from('{"a":[1,2]}', 'utf16le').swap16(), 'application/json; charset=UTF-16'],
  ['no type', '{"a":[1,2]}', undefined],
])('reads JSON with %s', async (_, bytes, type) => {
  expect(await answer(bytes, type)).toEqual({ kind: 'json', value: { a: [1, 2] } });
});

it.each([
  ['ISO-8859-1', Buffer.from('Orl\xE9ans 12 \xA3', 'latin1'), 'text/csv; charset=ISO-8859-1', 'Orléans 12 £'],
  ['Shift_JIS', Buffer.from('93fa967b', 'hex'), 'text/plain; charset="Shift_JIS"', '日本'],
  ['<meta>', Buffer.from('<meta charset=gb2312><p>\xD6\xD0\xB9\xFA', 'latin1'), 'text/html', '<meta charset=gb2312><p>中国'],
  [
    'XML',
    Buffer.from('<?xml version="1.0" encoding="windows-1251"?><a>\xCC</a>', 'latin1'),
    'application/xml',
    '<?xml version="1.0" encoding="windows-1251"?><a>М</a>',
  ],
  ['lines of JSON', '{"a":1}\n{"a":2}\n', 'application/x-ndjson', '{"a":1}\n{"a":2}\n'],
  ['jsonl', '{"a":1}\n', 'application/jsonl', '{"a":1}\n'],
  ['json-seq', '\u001E{"a":1}\n', 'application/json-seq', '\u001E{"a":1}\n'],
  ['no type and no JSON', 'hello', undefined, 'hello'],
])('reads text: %s', async (_, bytes, type, text) => {
  expect(await answer(bytes, type)).toEqual({ kind: 'text', text });
});

it('leaves other bytes as they are, and refuses JSON that is none', async () => {
  expect(await answer(Buffer.from([0, 1, 2]), 'image/png')).toMatchObject({ kind: 'bytes', mimeType: 'image/png' });
  expect(await answer('')).toEqual({ kind: 'empty' });
  await expect(answer('<html>', 'application/json')).rejects.toThrow(SyntaxError);
});

import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { asProblem } from '../errors.ts';
import { isJson, readLines } from './request.ts';

const app = new Hono<{ Bindings: { outgoing?: unknown } }>();
app.post('/', async (c) => {
  try {
    return c.json(await readLines(c, { bytesMax: 100, linesMax: 30 }));
  } catch (thrown) {
    return c.json(asProblem(thrown).code);
  }
});

/** Sends each byte as a chunk of its own. */
async function linesOf(body: Uint8Array | string): Promise<unknown> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const request = { method: 'POST', body: stream, duplex: 'half' };
  const response = await app.request('/', request);
  return response.json();
}

it.each([
  ['', []],
  ['a', ['a']],
  ['a\nb\n', ['a', 'b']],
  ['a\n\nb', ['a', '', 'b']],
  ['港\n東京\r\n', ['港', '東京\r']],
])('reads the lines of %j, wherever a chunk ends', async (body, lines) => {
  expect(await linesOf(body)).toEqual(lines);
});

it('refuses bytes that are not UTF-8, an unfinished character at the end too', async () => {
  expect(await linesOf(Uint8Array.of(0x61, 0xff, 0x0a))).toBe('invalid_json');
  expect(await linesOf(Uint8Array.of(0x61, 0x0a, 0xe6, 0xb8))).toBe('invalid_json');
});

it('reads one line more than there may be, and no further', async () => {
  expect(await linesOf('\n'.repeat(90))).toHaveLength(31);
});

it('refuses more than its limit without a declared length', async () => {
  expect(await linesOf('line\n'.repeat(21))).toBe('body_too_large');
});

it.each([
  ['application/json', true],
  ['application/problem+json;charset=UTF-8', true],
  ['application/json; charset="utf-8"', true],
  ['application/json; charset= us-ascii; version=1', true],
  ['application/json; charset=iso-8859-1', false],
  ['application/json; charset="utf-16"', false],
  ['text/json', false],
])('takes a body of the type %s as JSON: %s', (type, isTaken) => {
  expect(isJson({ req: { header: () => type } })).toBe(isTaken);
});

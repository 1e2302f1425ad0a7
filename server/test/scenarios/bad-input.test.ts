import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentBody, PaymentRequired } from '@farebox/contract';
import { toolRevenueAccount } from '../../src/payments/ledger.ts';
import { rawExchange, rawRequest, type RawExchange } from '../raw-http.ts';
import { startService, type Answer, type RequestHeaders, type Service } from '../service.ts';

const words = '/api/tools/word-count';
const json = { 'content-type': 'application/json' };
const bodyMaxBytes = 1024 * 1024;

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** One try: what is sent with a paid token at hand, and what must come back. */
interface Try {
  send: (token: string) => Promise<Answer>;
  status: number;
  error: string | RegExp;
}

/** Makes every try of a table with one paid token of `word-count`, which must be good for its one call after all of them. */
function table(name: string, tries: Readonly<Record<string, Try>>): void {
  describe(name, () => {
    let payment: PaymentBody;
    beforeAll(async () => {
      payment = await service.paid('word-count');
    });

    it.each(Object.entries(tries))('%s', async (_name, { send, status, error }) => {
      const answer = await send(payment.token);
      expect(answer).toMatchObject({ status, body: { error: typeof error === 'string' ? error : expect.stringMatching(error) } });
      expect(answer.body).toMatchObject({ statusCode: status, code: expect.any(String), hint: expect.any(String) });
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.headers.get('x-request-id')).toMatch(/^[A-Za-z0-9._-]{8,64}$/);
    });

    it('and after all of them no money and no call is lost', () => expectStillGood(payment));
  });
}

/** The token does its one call, and the books agree. */
async function expectStillGood({ token, paymentId }: PaymentBody): Promise<void> {
  const revenue = toolRevenueAccount('word-count');
  const before = await service.balances();
  expect(await service.payment(paymentId)).toMatchObject({ status: 'paid', remainingCalls: 1 });
  expect(await service.post(words, { text: 'still good' }, { 'x-payment-token': token })).toMatchObject({ status: 200, body: { words: 2 } });
  const after = await service.balances();
  expect(after[revenue]).toBe((before[revenue] ?? 0) + 50_000);
}

const paidCall = (body: BodyInit | null, headers: RequestHeaders = json) => ({
  send: (token: string) => service.send('POST', words, { headers: { 'x-payment-token': token, ...headers }, body }),
});
const badInput = (error: string | RegExp) => ({ status: 400, error });
const badJson = { status: 400, error: 'request body is not valid JSON' };
const notJson = { status: 415, error: 'request body must be application/json' };
const tooLarge = { status: 413, error: `request body is larger than ${bodyMaxBytes} bytes` };

table('the body of a paid call', {
  'is empty': { ...paidCall(''), ...badJson },
  'is missing': { ...paidCall(null, json), ...badJson },
  'is white space': { ...paidCall(' \n\t '), ...badJson },
  'is cut off': { ...paidCall('{"text":"a'), ...badJson },
  'has a comma too many': { ...paidCall('{"text":"a",}'), ...badJson },
  'has single quotes': { ...paidCall(`{'text':'a'}`), ...badJson },
  'is two values': { ...paidCall('{"text":"a"}{"text":"b"}'), ...badJson },
  'is NaN': { ...paidCall('{"text":NaN}'), ...badJson },
  'has a control character in a string': { ...paidCall('{"text":"a\u0001"}'), ...badJson },
  'is compressed': { ...paidCall(gzipSync('{"text":"a"}'), { ...json, 'content-encoding': 'gzip' }), ...badJson },
  'is not UTF-8': { ...paidCall(Buffer.from('7b2274657874223a22ff22', 'hex').toString('latin1')), ...badInput(/./) },
  'is null': { ...paidCall('null'), ...badInput('request body must be an object') },
  'is an array': { ...paidCall('[{"text":"a"}]'), ...badInput('request body must be an object') },
  'is a string': { ...paidCall('"text"'), ...badInput('request body must be an object') },
  'is a number': { ...paidCall('1e999'), ...badInput('request body must be an object') },
  'is a boolean': { ...paidCall('true'), ...badInput('request body must be an object') },
  'lacks the parameter': { ...paidCall('{}'), ...badInput('text is required') },
  'has null for a string': { ...paidCall('{"text":null}'), ...badInput('text must be a string') },
  'has a number for a string': { ...paidCall('{"text":1}'), ...badInput('text must be a string') },
  'has an array for a string': { ...paidCall('{"text":["a"]}'), ...badInput('text must be a string') },
  'has an object for a string': { ...paidCall('{"text":{"$gt":""}}'), ...badInput('text must be a string') },
  'has an unknown member': { ...paidCall('{"text":"a","texts":"b"}'), ...badInput('texts is not a known parameter') },
  'has the member in other letters': { ...paidCall('{"TEXT":"a"}'), ...badInput(/^(?:text is required|TEXT is not a known parameter)$/) },
  'sets the prototype': { ...paidCall('{"text":"a","__proto__":{"admin":true}}'), ...badInput('__proto__ is not a known parameter') },
  'hides the parameter in the prototype': { ...paidCall('{"__proto__":{"text":"a"}}'), ...badInput(/^(?:text is required|__proto__ is not)/) },
  'sets the constructor': {
    ...paidCall('{"text":"a","constructor":{"prototype":{"admin":true}}}'),
    ...badInput('constructor is not a known parameter'),
  },
  'is an array a hundred thousand deep': { ...paidCall(nested('[', ']', 100_000)), ...badInput('request body must be an object') },
  'has an array a hundred thousand deep': { ...paidCall(`{"text":${nested('[', ']', 100_000)}}`), ...badInput('text must be a string') },
  'is an object a hundred thousand deep': { ...paidCall(nested('{"text":', '}', 100_000, '1')), ...badInput('text must be a string') },
  'opens half a million brackets': { ...paidCall('['.repeat(500_000)), ...badJson },
  'has a hundred thousand unknown members': { ...paidCall(manyMembers(50_000)), ...badInput(/is not a known parameter$|^text is required$/) },
});

table('the type and size of a body', {
  'has no type': { ...paidCall(Buffer.from('{"text":"a"}').toString(), { 'content-type': '' }), ...notJson },
  'is plain text': { ...paidCall('{"text":"a"}', { 'content-type': 'text/plain' }), ...notJson },
  'is a form': { ...paidCall('text=a', { 'content-type': 'application/x-www-form-urlencoded' }), ...notJson },
  'is a multipart form': { ...paidCall('--b--', { 'content-type': 'multipart/form-data; boundary=b' }), ...notJson },
  'is nearly JSON': { ...paidCall('{"text":"a"}', { 'content-type': 'application/jsonp' }), ...notJson },
  'is JSON of a text tree': { ...paidCall('{"text":"a"}', { 'content-type': 'text/json' }), ...notJson },
  'is two types': { ...paidCall('{"text":"a"}', { 'content-type': 'text/plain, application/json' }), ...notJson },
  'is a byte too large': { ...paidCall(textOf(bodyMaxBytes + 1)), ...tooLarge },
  'is far too large': { ...paidCall(textOf(16 * bodyMaxBytes)), ...tooLarge },
  'is too large in chunks without a length': {
    send: (token) => raw([rawRequest(`POST ${words} HTTP/1.1`, [...chunked, `X-Payment-Token: ${token}`]), ...chunksOf(3 * bodyMaxBytes)]),
    ...tooLarge,
  },
  'says that it is larger than it is': {
    send: (token) => raw([rawRequest(`POST ${words} HTTP/1.1`, [typeJson, 'Content-Length: 99999999', `X-Payment-Token: ${token}`], '{')]),
    ...tooLarge,
  },
});

function nested(open: string, close: string, depth: number, core = ''): string {
  return open.repeat(depth) + core + close.repeat(depth);
}

function manyMembers(count: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, index])));
}

/** A body of exactly so many bytes. */
function textOf(bytes: number): string {
  return `{"text":"${'a'.repeat(bytes - '{"text":""}'.length)}"}`;
}

const typeJson = 'Content-Type: application/json';
const chunked = [typeJson, 'Transfer-Encoding: chunked'];

function chunksOf(bytes: number): string[] {
  const chunk = `10000\r\n${'a'.repeat(0x1_00_00)}\r\n`;
  return Array.from({ length: bytes / 0x1_00_00 }, () => chunk);
}

/** The one answer to what is written to a socket. */
async function raw(parts: ReadonlyArray<string | Buffer>): Promise<Answer> {
  const exchange = await rawExchange(service.url, parts, { answersMin: 1 });
  return answerOf(exchange);
}

function answerOf({ answers }: RawExchange): Answer {
  const [answer] = answers;
  if (answer === undefined) throw new Error('no answer');
  const headers = new Headers();
  for (const line of answer.head.split('\r\n').slice(1)) headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim());
  return { status: answer.status, headers, text: answer.body, body: answer.body === '' ? null : JSON.parse(answer.body) };
}

void PaymentRequired;

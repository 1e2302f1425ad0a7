import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentRequired } from '@farebox/contract';
import { rawRequest } from '../raw-http.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';
import { badInput, badJson, bodyMaxBytes, json, noTool, notJson, rawAnswer, tableOfTries, tooLarge, words } from '../tries.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());

const table = tableOfTries(() => service);
const raw = (parts: ReadonlyArray<string | Buffer>) => rawAnswer(service, parts);

const tooLargeForm = { status: 413, error: 'request body is larger than 131072 bytes' };
const tooDeep = badInput('JSON is nested deeper than 64 levels');
const paidCall = (body: BodyInit | null, headers: RequestHeaders = json) => ({
  send: (token: string) => service.send('POST', words, { headers: { 'x-payment-token': token, ...headers }, body }),
});
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
  'is compressed': {
    ...paidCall(gzipSync('{"text":"a"}'), { ...json, 'content-encoding': 'gzip' }),
    status: 415,
    error: 'request body must not be compressed',
  },
  'is not UTF-8': { ...paidCall(Uint8Array.from([...Buffer.from('{"text":"'), 0xff, 0xfe, ...Buffer.from('"}')])), ...badJson },
  'is UTF-16': { ...paidCall(Uint8Array.from(Buffer.from('{"text":"a"}', 'utf16le'))), ...badJson },
  'is UTF-8 that is cut in a character': {
    ...paidCall(Uint8Array.from([...Buffer.from('{"text":"'), 0xe2, 0x82, ...Buffer.from('"}')])),
    ...badJson,
  },
  'is null': { ...paidCall('null'), ...badInput('request body must be an object') },
  'is an array': { ...paidCall('[{"text":"a"}]'), ...badInput('request body must be an object') },
  'is a string': { ...paidCall('"text"'), ...badInput('request body must be an object') },
  'is a number': { ...paidCall('1e9'), ...badInput('request body must be an object') },
  'is a number that no double can hold': { ...paidCall('1e999'), ...badInput('request body is a number beyond the range of doubles') },
  'is a boolean': { ...paidCall('true'), ...badInput('request body must be an object') },
  'lacks the parameter': { ...paidCall('{}'), ...badInput('text is required') },
  'has null for a string': { ...paidCall('{"text":null}'), ...badInput('text must be a string') },
  'has a number for a string': { ...paidCall('{"text":1}'), ...badInput('text must be a string') },
  'has an array for a string': { ...paidCall('{"text":["a"]}'), ...badInput('text must be a string') },
  'has an object for a string': { ...paidCall('{"text":{"$gt":""}}'), ...badInput('text must be a string') },
  'has an unknown member': { ...paidCall('{"text":"a","texts":"b"}'), ...badInput('texts is not a known parameter') },
  'has the member in other letters': { ...paidCall('{"TEXT":"a"}'), ...badInput(/^(?:text is required|TEXT is not a known parameter)$/) },
  'sets the prototype': { ...paidCall('{"text":"a","__proto__":{"admin":true}}'), ...badInput('__proto__ is not a known parameter') },
  'hides the parameter in the prototype': {
    ...paidCall('{"__proto__":{"text":"a"}}'),
    ...badInput(/^(?:text is required|__proto__ is not)/),
  },
  'sets the constructor': {
    ...paidCall('{"text":"a","constructor":{"prototype":{"admin":true}}}'),
    ...badInput('constructor is not a known parameter'),
  },
  'is an array a hundred thousand deep': { ...paidCall(nested('[', ']', 100_000)), ...tooDeep },
  'has an array a hundred thousand deep': { ...paidCall(`{"text":${nested('[', ']', 100_000)}}`), ...tooDeep },
  'is an object a hundred thousand deep': { ...paidCall(nested('{"text":', '}', 100_000, '1')), ...tooDeep },
  'opens half a million brackets': { ...paidCall('['.repeat(500_000)), ...tooDeep },
  'has a hundred thousand unknown members': {
    ...paidCall(manyMembers(50_000)),
    ...badInput('JSON has more than 10000 members'),
  },
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

it.each(['/api/v1/auth/login', '/api/v1/auth/register', '/api/payments', '/api/v1/agent-demand'])(
  'reads no large body at %s',
  async (path) => {
    const answer = await service.post(path, { need: 'x'.repeat(200_000) });
    expect(answer).toMatchObject({ status: 413, body: { error: 'request body is larger than 131072 bytes' } });
  },
);

const withToken = (token: string) => service.post(words, { text: 'a' }, { 'x-payment-token': token });
const refused = (error: string) => ({ status: 402, error });

table('a token', {
  'is missing': { send: () => service.post(words, { text: 'a' }), ...refused('payment required') },
  'is empty': { send: () => withToken(''), ...refused('payment required') },
  'is a word': { send: () => withToken('token'), ...refused('payment token is not valid') },
  'is the prefix alone': { send: () => withToken('tok_'), ...refused('payment token is not valid') },
  'has another last character': { send: (token) => withToken(flipped(token, token.length - 1)), ...refused('payment token is not valid') },
  'has another first character': { send: (token) => withToken(flipped(token, 4)), ...refused('payment token is not valid') },
  'is cut short': { send: (token) => withToken(token.slice(0, -1)), ...refused('payment token is not valid') },
  'is one character longer': { send: (token) => withToken(`${token}A`), ...refused('payment token is not valid') },
  'is padded': { send: (token) => withToken(`${token}==`), ...refused('payment token is not valid') },
  'is in lower case': { send: (token) => withToken(token.toLowerCase()), ...refused('payment token is not valid') },
  'has a scheme before it': { send: (token) => withToken(`Bearer ${token}`), ...refused('payment token is not valid') },
  'is in quotes': { send: (token) => withToken(`"${token}"`), ...refused('payment token is not valid') },
  'has letters of another alphabet': { send: () => withToken('tok_ÿþ'), ...refused('payment token is not valid') },
  'is the payment id': {
    send: async () => withToken((await service.paid('word-count')).paymentId),
    ...badInput('this is a paymentId, not a token'),
  },
  'is the payment id with the prefix of a token': {
    send: async () => withToken((await service.paid('word-count')).paymentId.replace('pay_', 'tok_')),
    ...refused('payment token is not valid'),
  },
  'is a thousand characters long': { send: () => withToken(`tok_${'A'.repeat(1000)}`), ...refused('payment token is not valid') },
  'is longer than a header may be': {
    send: () => withToken(`tok_${'A'.repeat(1100)}`),
    ...badInput('X-Payment-Token must be sent once and be at most 1024 characters'),
  },
  'is two tokens in one header': {
    send: (token) => withToken(`${token}, ${token}`),
    ...badInput('X-Payment-Token must be sent once and be at most 1024 characters'),
  },
  'is not paid': { send: async () => withToken(await quotedToken('word-count')), ...refused('payment is not completed') },
  'is for another service': {
    send: async () => withToken((await service.paid('slugify')).token),
    ...refused('payment token is for another service'),
  },
  'is of another service that is not even paid': {
    send: async () => withToken(await quotedToken('timestamp', 'GET')),
    ...refused('payment token is for another service'),
  },
  'is bound to a named client and comes from none': {
    send: async () => withToken((await service.paid('word-count', { 'x-client-id': 'agent-7' })).token),
    ...refused('payment token is bound to another client'),
  },
  'is bound to a named client and comes from another': {
    send: async () => {
      const { token } = await service.paid('word-count', { 'x-client-id': 'agent-7' });
      return service.post(words, { text: 'a' }, { 'x-payment-token': token, 'x-client-id': 'agent-8' });
    },
    ...refused('payment token is bound to another client'),
  },
  'is used up': {
    send: async () => {
      const { token } = await service.paid('word-count');
      expect((await withToken(token)).status).toBe(200);
      return withToken(token);
    },
    ...refused('payment token has no remaining calls'),
  },
  'is used up, and the input is wrong too': {
    send: async () => {
      const { token } = await service.paid('word-count');
      expect((await withToken(token)).status).toBe(200);
      return service.post(words, { text: 1 }, { 'x-payment-token': token });
    },
    ...refused('payment token has no remaining calls'),
  },
  'was sealed by another server': {
    send: async () => {
      await using other = await startService({ settings: { FAREBOX_SECRET: 'another secret that is long enough to seal' } });
      return withToken((await other.paid('word-count')).token);
    },
    ...refused('payment token is not valid'),
  },
  'goes into the query instead': {
    send: (token) => service.post(`${words}?paymentToken=${token}`, { text: 'a' }),
    ...refused('payment required'),
  },
  'goes into the body instead': {
    send: (token) => service.post(words, { text: 'a', paymentToken: token }),
    ...refused('payment required'),
  },
  'goes into Authorization instead': {
    send: (token) => service.post(words, { text: 'a' }, { authorization: `Bearer ${token}` }),
    status: 401,
    error: 'api key is not valid',
  },
});

const withHeaders = (headers: RequestHeaders) => ({
  send: (token: string) => service.post(words, { text: 'a' }, { 'x-payment-token': token, ...headers }),
});
const rawHeaders = (lines: (token: string) => string[]) => ({
  send: (token: string) => raw([rawRequest(`POST ${words} HTTP/1.1`, [typeJson, 'Content-Length: 12', ...lines(token)], '{"text":"a"}')]),
});

table('a header', {
  'X-Payment-Token is sent twice': {
    ...rawHeaders((token) => [`X-Payment-Token: ${token}`, `X-Payment-Token: ${token}`]),
    ...badInput('X-Payment-Token must be sent once and be at most 1024 characters'),
  },
  'X-Payment-Token is sent in two spellings': {
    ...rawHeaders((token) => [`X-Payment-Token: ${token}`, 'x-PAYMENT-token: tok_other']),
    ...badInput('X-Payment-Token must be sent once and be at most 1024 characters'),
  },
  'Idempotency-Key is sent twice': {
    ...rawHeaders((token) => [`X-Payment-Token: ${token}`, 'Idempotency-Key: a', 'Idempotency-Key: b']),
    ...badInput('Idempotency-Key must be sent once and be at most 257 characters'),
  },
  'Idempotency-Key is too long': {
    ...withHeaders({ 'idempotency-key': 'k'.repeat(256) }),
    ...badInput('Idempotency-Key must be 1 to 255 visible ASCII characters'),
  },
  'Idempotency-Key is far too long': {
    ...withHeaders({ 'idempotency-key': 'k'.repeat(2000) }),
    ...badInput('Idempotency-Key must be sent once and be at most 257 characters'),
  },
  'Idempotency-Key has a space': {
    ...withHeaders({ 'idempotency-key': 'a b' }),
    ...badInput('Idempotency-Key must be 1 to 255 visible ASCII characters'),
  },
  'Idempotency-Key has a letter with an accent': {
    ...withHeaders({ 'idempotency-key': 'clé' }),
    ...badInput('Idempotency-Key must be 1 to 255 visible ASCII characters'),
  },
  'Idempotency-Key is empty quotes': {
    ...withHeaders({ 'idempotency-key': '""' }),
    ...badInput('Idempotency-Key must be 1 to 255 visible ASCII characters'),
  },
  'X-API-Key is sent twice': {
    ...rawHeaders((token) => [`X-Payment-Token: ${token}`, 'X-API-Key: fbk_a', 'X-API-Key: fbk_b']),
    ...badInput('X-API-Key must be sent once and be at most 1024 characters'),
  },
  'X-API-Key and Authorization differ': {
    ...withHeaders({ 'x-api-key': 'fbk_a', authorization: 'Bearer fbk_b' }),
    ...badInput('Authorization and X-API-Key carry different credentials'),
  },
  'X-API-Key is unknown': { ...withHeaders({ 'x-api-key': 'fbk_unknown' }), status: 401, error: 'api key is not valid' },
  'X-API-Key is not a key at all': { ...withHeaders({ 'x-api-key': `' or 1=1 --` }), status: 401, error: 'api key is not valid' },
  'Authorization is an unknown key': {
    ...withHeaders({ authorization: 'Bearer fbk_unknown' }),
    status: 401,
    error: 'api key is not valid',
  },
  'Authorization is sent twice': {
    ...rawHeaders((token) => [`X-Payment-Token: ${token}`, 'Authorization: Bearer fbk_a', 'Authorization: Bearer fbk_b']),
    status: 401,
    error: /./,
  },
  'Authorization is a bearer of nothing': { ...withHeaders({ authorization: 'Bearer' }), status: 401, error: /./ },
  'Authorization is a bearer of two tokens': { ...withHeaders({ authorization: 'Bearer fbk_a fbk_b' }), status: 401, error: /./ },
  'Authorization is an unknown session': {
    ...withHeaders({ authorization: 'Bearer fbs_unknown' }),
    status: 401,
    error: 'authentication required',
  },
  'X-Client-Id is sent twice': {
    ...rawHeaders((token) => [`X-Payment-Token: ${token}`, 'X-Client-Id: a', 'X-Client-Id: b']),
    ...badInput('X-Client-Id must be sent once and be at most 256 characters'),
  },
  'X-Client-Id passes for an API key': {
    ...withHeaders({ 'x-client-id': 'key_01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
    ...badInput('X-Client-Id is malformed'),
  },
  'X-Client-Id passes for an account': {
    ...withHeaders({ 'x-client-id': 'USR_01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
    ...badInput('X-Client-Id is malformed'),
  },
  'X-Client-Id passes for a wallet': {
    ...withHeaders({ 'x-client-id': '0x00000000000000000000000000000000000000aa' }),
    ...badInput('X-Client-Id is malformed'),
  },
  'X-Client-Id is too long': { ...withHeaders({ 'x-client-id': 'a'.repeat(65) }), ...badInput('X-Client-Id is malformed') },
  'X-Client-Id has a space': { ...withHeaders({ 'x-client-id': 'a b' }), ...badInput('X-Client-Id is malformed') },
});

const create = (body: unknown, headers: RequestHeaders = {}) => ({ send: () => service.post('/api/payments', body, headers) });
const payBy = (body: unknown) => ({
  send: async () => service.post(`/api/payments/${(await service.paid('word-count')).paymentId}/pay`, body),
});
const noPayment = { status: 404, error: 'payment not found' };

table('a payment', {
  'is created with nothing': { ...create({}), ...badInput('serviceId is required') },
  'is created with null': { ...create(null), ...badInput('request body must be an object') },
  'is created with an array': { ...create([]), ...badInput('request body must be an object') },
  'is created with a string': { ...create('timestamp'), ...badInput('request body must be an object') },
  'is created for a number': { ...create({ serviceId: 1 }), ...badInput('serviceId must be a string') },
  'is created for an object': { ...create({ serviceId: { $ne: null } }), ...badInput('serviceId must be a string') },
  'is created for nothing': { ...create({ serviceId: '' }), ...badInput(/^serviceId/) },
  'is created for a very long id': { ...create({ serviceId: 'a'.repeat(129) }), ...badInput(/^serviceId/) },
  'is created for an unknown tool': { ...create({ serviceId: 'no-such-tool' }), ...noTool },
  'is created for a tool with a NUL': { ...create({ serviceId: 'word-count\0' }), ...noTool },
  'is created for a property of every object': { ...create({ serviceId: '__proto__' }), ...noTool },
  'is created with a price of its own': {
    ...create({ serviceId: 'word-count', amountCents: 0 }),
    ...badInput('amountCents is not a known parameter'),
  },
  'is created with more calls': {
    ...create({ serviceId: 'word-count', maxCalls: 1000 }),
    ...badInput('maxCalls is not a known parameter'),
  },
  'is created for another client': {
    ...create({ serviceId: 'word-count', clientId: 'agent-7' }),
    ...badInput('clientId is not a known parameter'),
  },
  'is created as paid': { ...create({ serviceId: 'word-count', status: 'paid' }), ...badInput('status is not a known parameter') },
  'is created with a polluted prototype': {
    send: () => service.send('POST', '/api/payments', { headers: json, body: '{"serviceId":"word-count","__proto__":{"maxCalls":9}}' }),
    ...badInput('__proto__ is not a known parameter'),
  },
  'is created with an unknown provider': {
    ...create({ serviceId: 'word-count', providerId: 'gold' }),
    ...badInput('payment provider is not available'),
  },
  'is created with a provider of every object': {
    ...create({ serviceId: 'word-count', providerId: 'constructor' }),
    ...badInput('payment provider is not available'),
  },
  'is created with a provider that is a number': {
    ...create({ serviceId: 'word-count', providerId: 7 }),
    ...badInput('providerId must be a string'),
  },
  'is created with broken JSON': {
    send: () => service.send('POST', '/api/payments', { headers: json, body: '{"serviceId":' }),
    ...badJson,
  },
  'is created with an empty body': {
    send: () => service.send('POST', '/api/payments', { headers: json, body: '' }),
    status: 400,
    error: /./,
  },
  'is created without a body': { send: () => service.send('POST', '/api/payments'), status: 400, error: /./ },
  'is created by nothing of another type': {
    send: () => service.send('POST', '/api/payments', { headers: { 'content-type': 'text/plain' } }),
    ...notJson,
  },
  'is created by a form': {
    send: () =>
      service.send('POST', '/api/payments', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'serviceId=word-count',
      }),
    ...notJson,
  },
  'is created by too large a body': { ...create({ serviceId: 'a'.repeat(bodyMaxBytes) }), ...tooLargeForm },
  'is created by too large a body without a length': {
    send: () => raw([rawRequest('POST /api/payments HTTP/1.1', chunked), ...chunksOf(3 * bodyMaxBytes)]),
    ...tooLargeForm,
  },
  'is unknown': { send: () => service.get('/api/payments/pay_unknown'), ...noPayment },
  'is named by a token': { send: (token) => service.get(`/api/payments/${token}`), ...badInput('this is a token, not a paymentId') },
  'is named by a damaged token': {
    send: (token) => service.get(`/api/payments/${token.slice(0, 20)}`),
    ...badInput('this is a token, not a paymentId'),
  },
  'is paid by its token': {
    send: (token) => service.post(`/api/payments/${token}/pay`, { provider: 'test' }),
    ...badInput('this is a token, not a paymentId'),
  },
  'is forged': {
    send: async () => service.get(`/api/payments/${flipped((await service.paid('word-count')).paymentId, 40)}`),
    ...noPayment,
  },
  'is a NUL': { send: () => service.get('/api/payments/%00'), ...noPayment },
  'has a name of a thousand characters': { send: () => service.get(`/api/payments/pay_${'A'.repeat(1000)}`), ...badInput(/^paymentId/) },
  'is paid though unknown': { send: () => service.post('/api/payments/pay_unknown/pay', { provider: 'test' }), ...noPayment },
  'is paid by null': { ...payBy({ provider: null }), ...badInput('provider must be a string') },
  'is paid by an array': { ...payBy(['test']), ...badInput('request body must be an object') },
  'is paid by an unknown provider': {
    send: async () => service.post(`/api/payments/${await quotedId()}/pay`, { provider: 'gold' }),
    ...badInput('payment provider is not available'),
  },
  'is paid by the credit of nobody': {
    send: async () => service.post(`/api/payments/${await quotedId()}/pay`, { provider: 'credit', accountId: 'usr_x', amount: '0' }),
    status: 401,
    error: 'authentication required',
  },
});

const search = (query: string) => ({ send: () => service.get(`/api/tools/search?${query}`) });

table('a query', {
  'has a limit of 0': { ...search('q=a&limit=0'), ...badInput(/^limit/) },
  'has a negative limit': { ...search('q=a&limit=-1'), ...badInput(/^limit/) },
  'has a limit that is a word': { ...search('q=a&limit=ten'), ...badInput(/^limit/) },
  'has a limit of a billion': { ...search('q=a&limit=1e9'), ...badInput(/^limit/) },
  'has a fraction for a limit': { ...search('q=a&limit=1.5'), ...badInput(/^limit/) },
  'is sent twice': { ...search('q=a&q=b'), ...badInput('q must be a string') },
  'is too long': { ...search(`q=${'a'.repeat(2001)}`), ...badInput(/^q/) },
  'has a negative price': { ...search('q=a&max_price_cents=-1'), ...badInput(/^max_price_cents/) },
  'has a price that is infinite': { ...search('q=a&max_price_cents=Infinity'), ...badInput(/^max_price_cents/) },
  'has other parameters': { ...search('unknown=1&another=2'), ...badInput(/^unknown is not a known parameter; known are q, limit/) },
  'has a list': { ...search('q[]=a&q[$ne]=b'), ...badInput(/^q\[\] is not a known parameter/) },
  'reaches for the prototype': { ...search('__proto__[limit]=5&constructor[prototype][limit]=5'), ...badInput(/^__proto__/) },
  'has a parameter without a name': { ...search('&&&==='), ...badInput(/is not a known parameter/) },
  'has a category that is too long': { ...search(`q=a&category=${'a'.repeat(65)}`), ...badInput(/^category/) },
});

describe('an unusual query', () => {
  it.each([
    'q=',
    '',
    'q=%00%ff%zz',
    `q=${encodeURIComponent(`'; drop table payments; --`)}`,
    `q=${encodeURIComponent('(((((.*)*)*)*)*)$')}`,
    `q=${'%F0%9F%92%B8'.repeat(200)}`,
    `q=${'%00%ED%A0%80%20'.repeat(100)}`,
  ])('succeeds, with or without results: %s', async (query) => {
    expect(await service.get(`/api/tools/search?${query}`)).toMatchObject({ status: 200, body: { total: expect.any(Number) } });
  });
});

function flipped(text: string, at: number): string {
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
}

async function quoted(path: string, method: string) {
  return PaymentRequired.parse((await service.send(method, path)).body).payment;
}

async function quotedToken(tool: string, method = 'POST'): Promise<string> {
  return (await quoted(`/api/tools/${tool}`, method)).token;
}

async function quotedId(): Promise<string> {
  return (await quoted(words, 'POST')).paymentId;
}

function nested(open: string, close: string, depth: number, core = ''): string {
  return open.repeat(depth) + core + close.repeat(depth);
}

function manyMembers(count: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, index])));
}

/** A body of exactly this many bytes. */
function textOf(bytes: number): string {
  return `{"text":"${'a'.repeat(bytes - '{"text":""}'.length)}"}`;
}

const typeJson = 'Content-Type: application/json';
const chunked = [typeJson, 'Transfer-Encoding: chunked'];

function chunksOf(bytes: number): string[] {
  const chunk = `10000\r\n${'a'.repeat(0x1_00_00)}\r\n`;
  return Array.from({ length: bytes / 0x1_00_00 }, () => chunk);
}

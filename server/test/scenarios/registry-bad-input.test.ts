import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rainFields, sendUpload, uploadedAsset } from '../registry.ts';
import { startService, textAt, type Answer, type Customer, type RequestHeaders, type Service } from '../service.ts';

let service: Service;
let owner: Customer;
let assetId: string;
const errors: string[] = [];
beforeAll(async () => {
  // As in production: private addresses are refused.
  service = await startService({ settings: { FAREBOX_ALLOW_PRIVATE_ADDRESSES: '0' } });
  owner = await service.customer();
  assetId = (await uploadedAsset(service, owner.login)).id;
});
afterAll(() => service[Symbol.asyncDispose]());

const registry = '/api/v1/admin/assets';
const data = { ...rainFields, source_url: 'https://data.example/rain.csv' };
const api = { title: 'An API', asset_type: 'api', api_endpoint_url: 'https://api.example/v1' };

/** Every refusal is documented, names the problem, and reveals no internals. */
function expectRefusal(answer: Answer, status: number, about: string): void {
  expect(answer, about).toMatchObject({
    status,
    body: { error: expect.any(String), statusCode: status, code: expect.any(String), request_id: expect.any(String) },
  });
  expect(textAt(answer.body, 'request_id'), about).toBe(answer.headers.get('x-request-id'));
  expect(answer.text, about).not.toMatch(/node_modules|at \w+ \(|sqlite|SELECT |ENOENT|ECONNREFUSED/i);
  if (answer.text.length > 20_000) errors.push(`${about}: ${answer.text.length} characters`);
}

describe('the registration of an asset', () => {
  it.each<[string, object]>([
    ['without a title', { ...data, title: undefined }],
    ['with an empty title', { ...data, title: '  ' }],
    ['with a title of 301 characters', { ...data, title: 'x'.repeat(301) }],
    ['with a title of control characters', { ...data, title: 'a\u0000b' }],
    ['with half a character in its title', { ...data, title: 'a\ud800' }],
    ['without a type', { ...data, asset_type: undefined }],
    ['with an unknown type', { ...data, asset_type: 'spreadsheet' }],
    ['of data without a source', { ...data, source_url: undefined }],
    ['with null for its source', { ...data, source_url: null }],
    ['of an API without an endpoint', { ...api, api_endpoint_url: undefined }],
    ['with a negative price', { ...data, price_amount: '-0.01' }],
    ['with a price of seven decimals', { ...data, price_amount: '0.0000001' }],
    ['with a price in exponents', { ...data, price_amount: '1e3' }],
    ['with a price that is a number', { ...data, price_amount: 0.1 }],
    ['with a price above any', { ...data, price_amount: '1000001' }],
    ['with a price of NaN', { ...data, price_amount: 'NaN' }],
    ['in another currency', { ...data, price_currency: 'EUR' }],
    ['with a MIME type that is none', { ...data, mime_type: 'csv' }],
    ['with a header in its MIME type', { ...data, mime_type: 'text/csv\r\nX-A: b' }],
    ['with an id of its own', { ...data, id: 'ast_1' }],
    ['as archived', { ...data, status: 'archived' }],
    ['with a method that is none', { ...api, api_method: 'FETCH' }],
    ['with a schema that is no JSON', { ...api, api_input_schema: '{"type":' }],
    ['with a schema that is none', { ...api, api_input_schema: '{"type":"nonsense"}' }],
    ['with a schema that is a number', { ...api, api_output_schema: '42' }],
    ['with a schema of a megabyte', { ...api, api_input_schema: `"${'x'.repeat(70_000)}"` }],
  ])('%s is refused', async (name, body) => {
    expectRefusal(await service.post(registry, body, owner.login), 400, name);
  });

  it.each([
    ['registered', (fields: object) => service.post(registry, { ...fields, source_url: 'https://data.example/rain.csv' }, owner.login)],
    ['uploaded', (fields: Record<string, string>) => sendUpload(service, owner.login, fields)],
  ])('without the required type is refused: %s', async (_way, send) => {
    const { asset_type: _, ...fields } = rainFields;
    expect(await send(fields)).toMatchObject({
      status: 400,
      body: { error: 'asset_type is required', issues: [{ path: 'asset_type', message: 'asset_type is required' }] },
    });
  });

  const hostile = [
    'ftp://data.example/a',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/plain,a',
    'http://',
    'not a url',
    '//data.example/a',
    'http://user:password@data.example/a',
    'http://127.0.0.1/a',
    'http://127.1/a',
    'http://2130706433/a',
    'http://0x7f000001/a',
    'http://0177.0.0.1/a',
    'http://0.0.0.0/a',
    'http://localhost/a',
    'http://LOCALHOST./a',
    'http://a.localhost/a',
    'http://printer.local/a',
    'http://metadata.google.internal/a',
    'http://10.0.0.1/a',
    'http://172.16.0.1/a',
    'http://192.168.1.1/a',
    'http://100.64.0.1/a',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/a',
    'http://[::]/a',
    'http://[::ffff:127.0.0.1]/a',
    'http://[fe80::1]/a',
    'http://[fc00::1]/a',
    'http://[64:ff9b::7f00:1]/a',
    'http://①②⑦.⓪.⓪.①/a',
  ];
  it.each(hostile)('at %s is refused, in every field that accepts an address', async (url) => {
    for (const body of [
      { ...data, source_url: url },
      { ...api, api_endpoint_url: url },
      { ...api, api_openapi_url: url },
    ]) {
      expectRefusal(await service.post(registry, body, owner.login), 400, `${url} ${JSON.stringify(body).slice(0, 80)}`);
    }
    expectRefusal(await service.patch(`${registry}/${assetId}`, { source_url: url }, owner.login), 400, url);
    expectRefusal(await service.post('/api/v1/agent-demand', { need: 'rain', callback_url: url }), 400, url);
    expectRefusal(await sendUpload(service, owner.login, { ...rainFields, source_url: url }), 400, url);
  });
});

describe('a search', () => {
  const numbers = (length: number, value = 0.1) => Array.from({ length }, () => value);
  it.each<[string, unknown]>([
    ['without a question', {}],
    ['with nulls', { query: null, vector: null }],
    ['with an empty query', { query: '' }],
    ['with blanks', { query: ' \t' }],
    ['with a long query', { query: 'x'.repeat(1001) }],
    ['with 511 numbers', { vector: numbers(511) }],
    ['with 513 numbers', { vector: numbers(513) }],
    ['with no numbers', { vector: [] }],
    ['with texts', { vector: Array.from({ length: 512 }, () => '0.1') }],
    ['with a null among the numbers', { vector: [...numbers(511), null] }],
    ['with huge numbers', { vector: numbers(512, 1e300) }],
    ['with an object as vector', { vector: { length: 512 } }],
    ['with top_k 0', { query: 'rain', top_k: 0 }],
    ['with top_k 101', { query: 'rain', top_k: 101 }],
    ['with top_k 1.5', { query: 'rain', top_k: 1.5 }],
    ['with top_k as text', { query: 'rain', top_k: '5' }],
    ['of an unknown type', { query: 'rain', type: 'pdf' }],
    ['with an unknown filter', { query: 'rain', filters: { secret: true } }],
    ['with a bad price', { query: 'rain', filters: { max_price: 'cheap' } }],
    ['with an unknown member', { query: 'rain', limit: 5 }],
    ['that is an array', []],
    ['that is a text', 'rain'],
  ])('%s is refused', async (name, body) => {
    expectRefusal(await service.post('/api/v1/assets/search', body), 400, name);
  });

  it('with numbers beyond the range of JSON is refused', async () => {
    for (const body of [`{"vector":[${'1e999,'.repeat(511)}1]}`, `{"vector":[${'NaN,'.repeat(511)}1]}`]) {
      const headers = { 'content-type': 'application/json' };
      expectRefusal(await service.send('POST', '/api/v1/assets/search', { headers, body }), 400, body.slice(0, 40));
    }
  });

  it.each(['', '?q=', '?q=%20', '?q=rain&top_k=0', '?q=rain&top_k=abc', '?q=rain&type=pdf', '?top_k=5', '?q=rain&top_k=1e9'])(
    'by GET with %s is refused',
    async (query) => {
      expectRefusal(await service.get(`/api/v1/assets/search${query}`), 400, query);
    },
  );

  it.each([
    '"',
    "'",
    "' OR 1=1 --",
    "'; drop table assets; --",
    'rain AND NOT (hong OR kong)',
    'NEAR(rain hong, 2)',
    'title:rain',
    'rain*',
    '^rain',
    '"unbalanced',
    '((((',
    '-rain',
    '{rain hong}: kong',
    'rain:*&!|<->',
    '\\',
    '%',
    '_',
    '\u0000',
    '\ud800',
    '🌧️'.repeat(100),
    '香'.repeat(1000),
    'a '.repeat(499),
    '\u202Erain',
    '<script>alert(1)</script>',
    '${7*7}{{7*7}}',
  ])('for %j is an ordinary query', async (query) => {
    expect(await service.post('/api/v1/assets/search', { query })).toMatchObject({ status: 200 });
    expect(await service.get(`/api/v1/assets/search?q=${encodeURIComponent(query.toWellFormed())}`)).toMatchObject({ status: 200 });
  });

  it('with a zero vector finds nothing and does not fail', async () => {
    expect(await service.post('/api/v1/assets/search', { vector: numbers(512, 0) })).toMatchObject({ status: 200 });
  });
});

describe('a fetch', () => {
  it.each<[string, unknown, RequestHeaders, number]>([
    ['of nothing', {}, {}, 400],
    ['of an id that is none', { asset_id: '../../etc' }, {}, 400],
    ['of an unknown asset', { asset_id: 'ast_00000000000000000000000000' }, {}, 404],
    ['of a tool', { asset_id: 'timestamp' }, {}, 404],
    ['with an empty token', { asset_id: 'ASSET', payment_token: '' }, {}, 400],
    ['with a long token', { asset_id: 'ASSET', payment_token: 'x'.repeat(601) }, {}, 400],
    ['with a token that is none', { asset_id: 'ASSET', payment_token: 'tok_nonsense' }, {}, 402],
    ['with two tokens', { asset_id: 'ASSET', payment_token: 'tok_a' }, { 'x-payment-token': 'tok_b' }, 400],
    ['with a token list', { asset_id: 'ASSET' }, { 'x-payment-token': 'a, b' }, 400],
    ['with a key that is none', { asset_id: 'ASSET' }, { 'x-api-key': 'fbk_nonsense' }, 401],
    ['with an unknown member', { asset_id: 'ASSET', price: '0' }, {}, 400],
  ])('%s is refused', async (name, body, headers, status) => {
    const filled = JSON.parse(JSON.stringify(body).replace('ASSET', assetId));
    expectRefusal(await service.post('/api/v1/assets/fetch', filled, headers), status, name);
  });

  it('reveals no location of the bytes before payment', async () => {
    const shown = [
      await service.get(`/api/v1/assets/${assetId}`),
      await service.get(`/api/v1/assets/fetch?asset_id=${assetId}`),
      await service.get('/api/v1/assets/search?q=rainfall'),
    ];
    for (const { text } of shown) expect(text).not.toMatch(/blob|signature=/);
  });
});

describe('data of others', () => {
  it('is hidden from a key that is restricted to some services', async () => {
    const { apiKey, login } = await service.customer({ key: { services: ['word-count'] } });
    const own = await uploadedAsset(service, login);
    for (const path of ['/api/v1/me/assets', '/api/v1/me/revenue', '/api/v1/me/statement']) {
      expectRefusal(await service.get(path, apiKey), 403, path);
    }
    expectRefusal(await service.post('/api/v1/assets/fetch', { asset_id: own.id }, apiKey), 403, 'a fetch');
  });

  it('cannot be reached with an oversized body through the upload path', async () => {
    const body = JSON.stringify({ title: 'x'.repeat(2_000_000) });
    const headers = { 'content-type': 'application/json', ...owner.login };
    expectRefusal(await service.send('PATCH', '/api/v1/admin/assets/upload', { headers, body }), 413, 'PATCH of the upload path');
  });

  it.each<[string, string, unknown]>([
    ['GET', '/api/v1/admin/users', undefined],
    ['GET', '/api/v1/admin/assets', undefined],
    ['GET', '/api/v1/admin/revenue-events', undefined],
    ['GET', '/api/v1/admin/access-logs', undefined],
    ['GET', '/api/v1/admin/agent-demand', undefined],
    ['GET', '/api/v1/admin/demand-signals', undefined],
    ['GET', '/api/v1/admin/audit', undefined],
    ['GET', '/api/v1/admin/top-ups', undefined],
    ['GET', '/api/v1/admin/tools', undefined],
    ['POST', '/api/v1/admin/users', { email: 'a@example.com' }],
    ['PATCH', '/api/v1/admin/tools/timestamp', { price_amount: '0' }],
  ])('%s %s is refused to owners, their keys and strangers', async (method, path, body) => {
    const send = (headers: RequestHeaders) =>
      body === undefined
        ? service.send(method, path, { headers })
        : service.send(method, path, { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
    expectRefusal(await send(owner.login), 403, path);
    expectRefusal(await send(owner.apiKey), 403, path);
    expectRefusal(await send({}), 401, path);
  });
});

describe('the name of an uploaded file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system32\\cmd.exe', 'cmd.exe'],
    ['/absolute/path.csv', 'path.csv'],
    ['a\u202Egnp.exe', expect.not.stringContaining('\u202E')],
    ['.htaccess', expect.not.stringMatching(/^\./)],
    ['x'.repeat(400) + '.csv', expect.stringMatching(/^x{1,200}\.csv$/)],
    ['a"b;c.csv', expect.not.stringMatching(/["]/)],
  ])('%j is made safe', async (name, expected) => {
    const asset = await uploadedAsset(service, owner.login, {}, { bytes: 'a,b\n1,2\n', name });
    expect(asset.file_name).toEqual(expected);
  });
});

it('answers quickly to any invalid input', () => {
  expect(errors).toEqual([]);
});

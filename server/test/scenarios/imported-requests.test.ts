import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogListing, ImportResult } from '@farebox/contract';
import { loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';

let service: Service;
let upstream: LoopbackUpstream;
let admin: RequestHeaders;
const sent: Array<{ method: string; url: string; body: string; type: string }> = [];
let answer: unknown = { ok: true };
/** In the place of an answer in JSON. */
let plain: { type: string; text: string } | null = null;

beforeAll(async () => {
  const answered = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    sent.push({ method, url, body: await text(request), type: headers['content-type'] ?? '' });
    response.writeHead(200, { 'content-type': plain?.type ?? 'application/json' }).end(plain?.text ?? JSON.stringify(answer));
  };
  upstream = await loopbackUpstream((request, response) => void answered(request, response));
  service = await startService();
  admin = await service.asAdmin();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});

const ok = { 200: { description: 'ok', content: { 'application/json': { schema: { type: 'object' } } } } };
const query = (name: string, schema: object = { type: 'string' }) => ({ name, in: 'query', schema });

async function imported(name: string, paths: object, more: object = {}, request: object = {}) {
  const document = JSON.stringify({
    openapi: '3.1.0',
    info: { title: name, version: '1' },
    servers: [{ url: upstream.url }],
    paths,
    ...more,
  });
  const body = { kind: 'openapi', name, document, publish: true, settings: { allow_private: true }, ...request };
  const answered = await service.post('/api/v1/admin/tools', body, admin);
  expect(answered).toMatchObject({ status: expect.toSatisfy((status) => status < 300) });
  return ImportResult.parse(answered.body).tools;
}

async function call(id: string, input: object) {
  const { token } = await service.paid(id);
  const answered = await service.post(`/api/tools/${id}`, input, { 'x-payment-token': token });
  return { ...answered, sent: sent.at(-1) ?? expect.fail('nothing was sent') };
}

async function keysOf(id: string): Promise<string[]> {
  const { services } = CatalogListing.parse((await service.get('/api/tools')).body);
  const keys: string[] = [];
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      if (name === 'properties') keys.push(...Object.keys(Object(each)));
      walk(each);
    }
  };
  walk(services.find((each) => each.id === id)?.inputSchema);
  return keys;
}

describe('names that hosts of models refuse', () => {
  it('are shown in letters that all take, and sent as the upstream knows them', async () => {
    const parameters = ['StartTime<', 'StartTime>', 'StartTime_lt', 'filter[status]', '$top', 'uids[]', 'pay[]', '名前', 'x'.repeat(80)];
    const page = {
      type: 'object',
      properties: {
        '@type': { type: 'string' },
        blocks: { type: 'array', items: { anyOf: [{ type: 'object', properties: { 'plain text': { type: 'string' } } }] } },
        free: { type: 'object', additionalProperties: { type: 'string' } },
      },
      required: ['@type'],
      example: { '@type': 'Page' },
      additionalProperties: false,
    };
    await imported('odd', {
      '/calls': { get: { operationId: 'list', parameters: parameters.map((name) => query(name)), responses: ok } },
      '/pages': {
        post: { operationId: 'make', requestBody: { required: true, content: { 'application/json': { schema: page } } }, responses: ok },
      },
    });
    const keys = await keysOf('odd-list');
    expect(keys).toHaveLength(parameters.length);
    expect(keys.every((key) => /^[a-zA-Z0-9_.-]{1,64}$/.test(key))).toBe(true);
    expect(keys.slice(0, 8)).toEqual(['StartTime_lt_2', 'StartTime_gt', 'StartTime_lt', 'filter_status', 'top', 'uids', 'pay_2', 'field']);
    const got = await call('odd-list', {
      StartTime_lt_2: 'a',
      StartTime_gt: 'b',
      StartTime_lt: 'c',
      filter_status: 'busy',
      pay_2: 'd',
      $top: '5',
    });
    expect(Object.fromEntries(new URL(got.sent.url, upstream.url).searchParams)).toEqual({
      'StartTime<': 'a',
      'StartTime>': 'b',
      StartTime_lt: 'c',
      'filter[status]': 'busy',
      'pay[]': 'd',
      $top: '5',
    });
    expect(await keysOf('odd-make')).toEqual(['body', 'type', 'blocks', 'free', 'plain_text']);
    const made = await call('odd-make', { body: { type: 'Page', blocks: [{ plain_text: 'x' }], free: { type: 'y', plain_text: 'z' } } });
    expect(JSON.parse(made.sent.body)).toEqual({
      '@type': 'Page',
      blocks: [{ 'plain text': 'x' }],
      free: { type: 'y', plain_text: 'z' },
    });
  });
});

describe('a form', () => {
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      metadata: { type: 'object', additionalProperties: true },
      items: { type: 'array', items: { type: 'object' } },
      expand: { type: 'array', items: { type: 'string' } },
      tags: { type: 'array', items: { type: 'string' } },
      ids: { type: 'array', items: { type: 'integer' } },
      raw: { type: 'object' },
      plain: { type: 'object' },
    },
  };
  const encoding = {
    metadata: { style: 'deepObject', explode: true },
    items: { style: 'deepObject' },
    expand: { style: 'deepObject', explode: true },
    tags: { style: 'form', explode: false },
    ids: { style: 'pipeDelimited', explode: false },
    raw: { contentType: 'application/json' },
  };
  const input = {
    name: 'a b',
    metadata: { order_id: '6735', deep: { x: 1 } },
    items: [{ price: 'p1' }, { price: 'p2' }],
    expand: ['a', 'b'],
    tags: ['red', 'light blue'],
    ids: [1, 2],
    raw: { a: [1] },
    plain: { b: 2 },
  };
  const fields = [
    ['name', 'a b'],
    ['metadata[order_id]', '6735'],
    ['metadata[deep][x]', '1'],
    ['items[0][price]', 'p1'],
    ['items[1][price]', 'p2'],
    ['expand[]', 'a'],
    ['expand[]', 'b'],
    ['tags', 'red,light blue'],
    ['ids', '1|2'],
    ['raw', '{"a":[1]}'],
    ['plain', '{"b":2}'],
  ];

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data'])('%s is written as its encoding says', async (type) => {
    const name = type.includes('multipart') ? 'parts' : 'form';
    const requestBody = { required: true, content: { [type]: { schema, encoding } } };
    await imported(name, { '/customers': { post: { operationId: 'create', requestBody, responses: ok } } });
    const answered = await call(`${name}-create`, { body: input });
    expect(answered.status).toBe(200);
    const form = await new Response(answered.sent.body, { headers: { 'content-type': answered.sent.type } }).formData();
    const got = await Promise.all([...form].map(async ([key, value]) => [key, typeof value === 'string' ? value : await value.text()]));
    expect(new Set(got.map(String))).toEqual(new Set(fields.map(String)));
  });
});

describe('tools that write or delete', () => {
  const paths = {
    '/a': Object.fromEntries(['get', 'post', 'put', 'delete'].map((method) => [method, { operationId: `${method}A`, responses: ok }])),
  };
  const published = async (name: string, request: object) =>
    (await imported(name, paths, {}, request)).filter(({ state }) => state === 'published').map(({ operation }) => operation);

  it('are published with the others only when that is asked for', async () => {
    expect(await published('unasked', {})).toEqual(['GET /a', 'POST /a']);
    expect(await published('reading', { publish_writing: false, force: true })).toEqual(['GET /a']);
    expect(await published('writing', { publish_writing: true })).toHaveLength(4);
    expect((await service.get('/api/v1/admin/tools/unasked-delete-a', admin)).body).toMatchObject({
      state: 'probed',
      reason: expect.stringContaining('publish_writing'),
    });
    expect(await service.patch('/api/v1/admin/tools/unasked-delete-a', { published: true }, admin)).toMatchObject({ status: 200 });
  });

  it('show in a dry run what they take', async () => {
    const parameters = [query('filter[status]')];
    const [dry] = await imported('dry', { '/a': { get: { parameters, responses: ok } } }, {}, { dry_run: true });
    expect(dry?.input_schema).toMatchObject({ properties: { filter_status: { type: 'string' } } });
  });
});

describe('a document', () => {
  it('may be as large as is promised', async () => {
    const description = '"å\n'.repeat(2_790_000);
    const tools = await imported(
      'large',
      { '/a': { get: { operationId: 'a', responses: ok } } },
      { 'x-text': description.slice(0, 4_900_000) },
    );
    expect(tools).toMatchObject([{ state: 'published' }]);
    const over = { kind: 'openapi', document: 'x'.repeat(25 * 1024 * 1024) };
    expect(await service.post('/api/v1/admin/tools', over, admin)).toMatchObject({ status: 413 });
    const { login } = await service.customer();
    expect(await service.post('/api/v1/admin/tools', over, login)).toMatchObject({ status: 403 });
  });

  it('of version 3.2 may have operations of the method QUERY', async () => {
    const requestBody = { content: { 'application/json': { schema: { type: 'object', properties: { '@q': { type: 'string' } } } } } };
    await imported('find', { '/find': { query: { operationId: 'find', requestBody, responses: ok } } }, { openapi: '3.2.0' });
    expect((await call('find-find', { body: { q: 'x' } })).sent).toMatchObject({ method: 'QUERY', url: '/find', body: '{"@q":"x"}' });
  });
});

it('answers that do not fit their definition are faults of the upstream, and name the member', async () => {
  const schema = { type: 'object', properties: { age: { type: 'integer' } } };
  const responses = { 200: { description: 'ok', content: { 'application/json': { schema } } } };
  await imported('person', { '/p': { get: { operationId: 'get', responses } } });
  for (const said of [{ age: null }, { age: '7' }, [1], 'x']) {
    answer = said;
    const { token, paymentId } = await service.paid('person-get');
    const failed = await service.post('/api/tools/person-get', {}, { 'x-payment-token': token });
    expect(failed).toMatchObject({ status: 502, body: { code: 'upstream_failed' } });
    if (said instanceof Object && 'age' in said) expect(failed.text).toContain('age must be an integer');
    expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
  }
  answer = { ok: true };
});

it('writes lists with the sign that Swagger 2 names, wherever they stand', async () => {
  const list = (name: string, where: string, collectionFormat: string) => ({
    name,
    in: where,
    type: 'array',
    items: { type: 'string' },
    collectionFormat,
  });
  const responses = { 200: { description: 'ok', schema: { type: 'object' } } };
  const swagger = {
    swagger: '2.0',
    info: { title: 'lists', version: '1' },
    host: new URL(upstream.url).host,
    schemes: ['http'],
    paths: {
      '/p/{ids}': {
        get: {
          parameters: [
            { ...list('ids', 'path', 'pipes'), required: true },
            list('t', 'query', 'tsv'),
            list('s', 'query', 'ssv'),
            list('c', 'query', 'csv'),
          ],
          responses,
        },
      },
      '/form': { post: { consumes: ['application/x-www-form-urlencoded'], parameters: [list('t', 'formData', 'tsv')], responses } },
    },
  };
  await imported('lists', {}, {}, { document: JSON.stringify(swagger) });
  const two = ['1', '2'];
  const { sent: got } = await call('lists-get-p-ids', { ids: two, t: two, s: two, c: two });
  expect(got.url).toBe('/p/1%7C2?t=1%092&s=1%202&c=1,2');
  expect((await call('lists-post-form', { body: { t: two } })).sent.body).toBe('t=1%092');
});

it('takes all of a query as one object', async () => {
  const schema = {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'string' }, b: { type: 'array', items: { type: 'string' } } },
  };
  const all = (type: string) => ({ name: 'all', in: 'querystring', required: true, content: { [type]: { schema } } });
  const tools = await imported('whole', {
    '/q': { get: { parameters: [all('application/x-www-form-urlencoded')], responses: ok } },
    '/j': { get: { parameters: [all('application/json')], responses: ok } },
  });
  expect(tools).toMatchObject([
    { operation: 'GET /q', state: 'published' },
    { operation: 'GET /j', state: 'refused' },
  ]);
  expect((await call('whole-get-q', { all: { a: 'x y', b: ['1', '2'] } })).sent.url).toBe('/q?a=x+y&b=1&b=2');
});

it.each([
  ['text/csv', 'a,b\r\n1,2\r\n'],
  ['application/json-seq', '\u001E{"a":1}\n'],
  ['application/stream+json', '{"a":1}\n{"a":2}\n'],
])('sells the text of %s as it is', async (type, text) => {
  const name = type.replaceAll(/\W/g, '-');
  const responses = { 200: { description: 'ok', content: { [type]: { schema: { type: 'string' } } } } };
  plain = { type, text };
  try {
    await imported(name, { '/t': { get: { responses } } });
    expect((await call(`${name}-get-t`, {})).body).toMatchObject({ result: text });
  } finally {
    plain = null;
  }
});

it('keeps the names of a schema that contains itself', async () => {
  const itself = { $ref: '#/components/schemas/S' };
  const properties = { $top: { type: 'integer' }, next: itself, $all: { type: 'array', items: itself } };
  const requestBody = { required: true, content: { 'application/json': { schema: itself } } };
  await imported(
    'deep',
    { '/f': { post: { requestBody, responses: ok } } },
    { components: { schemas: { S: { type: 'object', properties } } } },
  );
  const body = { top: 1, next: { top: 2, next: { top: 3, all: [{ top: 4 }] } }, all: [{ top: 5, free: { top: 6 } }] };
  expect(JSON.parse((await call('deep-post-f', { body })).sent.body)).toEqual({
    $top: 1,
    next: { $top: 2, next: { $top: 3, $all: [{ $top: 4 }] } },
    $all: [{ $top: 5, free: { top: 6 } }],
  });
});

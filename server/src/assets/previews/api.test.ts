import { Preview } from '@farebox/contract';
import { stringify } from 'yaml';
import { afterAll, describe, expect, it } from 'vitest';
import { apiPreview, type ApiDescription } from './api.ts';
import { previewer } from './preview.ts';

const previews = previewer({ concurrencyMax: 1, timeoutMs: 60_000 });
const never = new AbortController().signal;
afterAll(() => previews.close());

const prices = {
  openapi: '3.1.0',
  info: { title: 'Flower prices', version: '1.4.0', summary: 'Prices of the auctions, see https://secret.example/docs for more' },
  servers: [{ url: 'https://secret.example/v1' }],
  paths: {
    '/prices/{variety}': {
      parameters: [{ $ref: '#/components/parameters/variety' }],
      get: {
        summary: 'Prices of a variety',
        responses: { 200: { description: 'Prices', content: { 'application/json': { schema: { $ref: './price.json' } } } } },
      },
      post: { operationId: 'addPrice', responses: { 201: { description: 'Added' } } },
    },
    '/markets': { get: { responses: { 200: { description: 'Markets' } } } },
  },
  components: { parameters: { variety: { name: 'variety', in: 'path', required: true, schema: { type: 'string' } } } },
};

async function described(parts: Partial<ApiDescription>) {
  const made = await apiPreview({ title: 'My API', openapiText: null, inputSchema: null, outputSchema: null, ...parts });
  expect(Preview.parse(made.preview)).toEqual(made.preview);
  if (made.preview.kind !== 'api') throw new Error(`is ${made.preview.kind}`);
  return { ...made, preview: made.preview };
}

describe('an OpenAPI document', () => {
  it.each([
    ['JSON', JSON.stringify(prices)],
    ['YAML', stringify(prices)],
    ['version 3.0', JSON.stringify({ ...prices, openapi: '3.0.3' })],
  ])('is read as %s, without revealing where the API is', async (what, openapiText) => {
    const isOld = what === 'version 3.0';
    const text = isOld ? openapiText.replace('"summary":"Prices of the auctions', '"description":"Prices of the auctions') : openapiText;
    const { preview, searchText, issues } = await described({ openapiText: text });
    expect(issues).toEqual([]);
    expect(preview).toEqual({
      kind: 'api',
      title: 'Flower prices',
      version: '1.4.0',
      summary: isOld ? 'Prices of the auctions, see  for more' : 'Prices of the auctions, see for more',
      operation_count: 3,
      operations: [
        { method: 'GET', path: '/prices/{variety}', summary: 'Prices of a variety' },
        { method: 'POST', path: '/prices/{variety}', summary: 'addPrice' },
        { method: 'GET', path: '/markets', summary: null },
      ],
      input_fields: null,
      output_fields: null,
    });
    expect(searchText).toContain('GET /prices/{variety} Prices of a variety');
    expect(JSON.stringify([preview, searchText])).not.toContain('secret.example');
  });

  it('shows only the first 50 operations', async () => {
    const paths = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`/p${index}`, prices.paths['/markets']]));
    const { preview } = await described({ openapiText: JSON.stringify({ ...prices, paths }) });
    expect(preview.operation_count).toBe(200);
    expect(preview.operations).toHaveLength(50);
  });

  it.each([
    ['nothing', '', 'in JSON or YAML'],
    ['a page', '<html><body>Not found</body></html>', 'in JSON or YAML'],
    ['a list', '[1]', 'in JSON or YAML'],
    ['broken YAML', 'openapi: "3.1.0\n  - x: [', 'in JSON or YAML'],
    ['Swagger 2.0', JSON.stringify({ swagger: '2.0', info: { title: 'x', version: '1' }, paths: {} }), 'of version 3.0, 3.1 or 3.2'],
    ['a version that is a number', 'openapi: 3.1\ninfo: {title: x, version: "1"}\npaths: {}', 'of version 3.0, 3.1 or 3.2'],
    ['no version of the API', JSON.stringify({ ...prices, info: { title: 'x' } }), "/info must have required property 'version'"],
    ['an operation that is a text', JSON.stringify({ ...prices, paths: { '/x': { get: 'no' } } }), '/paths/~1x/get must be object'],
    ['too much', `{"openapi":"3.1.0","x-padding":"${'x'.repeat(2 * 1024 * 1024)}"}`, 'at most 2 MiB'],
    ['too deep JSON', `{"openapi":"3.1.0","x-deep":${'['.repeat(200)}${']'.repeat(200)}}`, 'nested too deeply'],
    ['much too deep JSON', `{"openapi":"3.1.0","x-deep":${'['.repeat(500_000)}${']'.repeat(500_000)}}`, 'nested too deeply'],
    ['deep YAML', `openapi: 3.1.0\nx-deep: ${'['.repeat(50_000)}`, 'in JSON or YAML'],
    ['a billion laughs', laughs(10), 'in JSON or YAML'],
  ])('of %s is an issue', async (_what, openapiText, message) => {
    const { issues, preview } = await described({ openapiText });
    expect(issues).toEqual([{ path: 'api_openapi_url', message: expect.stringContaining(message) }]);
    expect(issues[0]?.message).toMatch(/^api_openapi_url must lead to /);
    expect(preview).toMatchObject({ title: 'My API', operation_count: 0 });
  });

  it('cannot write to prototypes through its references', async () => {
    const openapiText = JSON.stringify({
      ...prices,
      components: {
        schemas: {
          a: { $ref: '#/__proto__', polluted: { $ref: '#/info' } },
          b: { $ref: '#/constructor', prototype: { polluted: { $ref: '#' } } },
        },
      },
    }).replace('"a":', '"__proto__":{"polluted":1},"a":');
    expect((await described({ openapiText })).issues).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  it('needs no process if it is absent, so an API without schemas is published however busy the service is', async () => {
    const closed = previewer({ concurrencyMax: 1 });
    await closed.close();
    const bare = { title: 'My API', openapiText: null, inputSchema: null, outputSchema: null };
    expect(await closed.api(bare, AbortSignal.abort())).toEqual(await apiPreview(bare));
  });

  it('is not blamed if the service is too busy to read it', async () => {
    const busy = previewer({ concurrencyMax: 1, queueMax: 0 });
    const description = { title: 'My API', openapiText: JSON.stringify(prices), inputSchema: null, outputSchema: null };
    const all = await Promise.all([1, 2, 3].map(() => busy.api(description, never)));
    await busy.close();
    expect(all.map(({ issues }) => issues)).toEqual([[], [], []]);
  });

  it('is not there to be blamed if only schemas took too long: they are small, so the machine was busy', async () => {
    const quick = previewer({ concurrencyMax: 1, timeoutMs: 1 });
    const description = { title: 'My API', openapiText: null, inputSchema: '{"type":"object"}', outputSchema: null };
    expect(await quick.api(description, never)).toMatchObject({ preview: { kind: 'api', title: 'My API' }, issues: [] });
    await quick.close();
  });

  it('is read in a process that can be stopped', async () => {
    const description = { title: 'My API', openapiText: JSON.stringify(prices), inputSchema: '{"type":1}', outputSchema: null };
    expect(await previews.api(description, never)).toEqual(await apiPreview(description));
    const stopped = await previews.api(description, AbortSignal.abort());
    expect(stopped).toMatchObject({ preview: { kind: 'api', title: 'My API' }, issues: [{ path: 'api_openapi_url' }] });
  });
});

/** YAML aliases, each ten times the one before, nested `levels` deep. */
function laughs(levels: number): string {
  const lines = Array.from({ length: levels }, (_, level) => `x-${level + 1}: &a${level + 1} [${`*a${level},`.repeat(10)}]`);
  return ['openapi: 3.1.0', 'x-0: &a0 [lol]', ...lines].join('\n');
}

describe('JSON Schemas', () => {
  const schema = {
    type: 'object',
    properties: { variety: { type: 'string' }, day: { type: ['string', 'null'] }, market: { $ref: '#/$defs/Market' }, any: true },
    required: ['variety'],
    $defs: { Market: { type: 'string', pattern: '(a+)+$' } },
  };
  const fields = [
    { name: 'variety', type: 'string', required: true },
    { name: 'day', type: 'string | null', required: false },
    { name: 'market', type: 'Market', required: false },
    { name: 'any', type: 'any', required: false },
  ];

  it.each([
    ['2020-12', 'https://json-schema.org/draft/2020-12/schema'],
    ['draft-07', 'http://json-schema.org/draft-07/schema#'],
    ['no draft', undefined],
  ])('of %s are summarized', async (_draft, $schema) => {
    const text = JSON.stringify({ $schema, ...schema });
    const { preview, issues, searchText } = await described({ inputSchema: text, outputSchema: '{"type":"string"}' });
    expect(issues).toEqual([]);
    expect(preview).toMatchObject({ title: 'My API', input_fields: fields, output_fields: [] });
    expect(searchText).toBe('variety\nday\nmarket\nany');
  });

  it.each([
    ['no JSON', '{', 'it is not a JSON object'],
    ['a text', '"object"', 'it is not a JSON object'],
    ['true', 'true', 'it is not a JSON object'],
    ['a wrong type', '{"type":"strnig"}', '/type must be equal to one of the allowed values'],
    ['properties that are a list', '{"properties":[]}', '/properties must be object'],
    ['another dialect', '{"$schema":"https://evil.example/schema"}', '$schema must be draft-07 or 2020-12'],
    ['a dialect that is a number', '{"$schema":7}', '$schema must be a text'],
    ['a deep schema', `${'{"not":'.repeat(20_000)}{}${'}'.repeat(20_000)}`, 'it is nested too deeply'],
    ['a long schema', `{"title":"${'x'.repeat(300_000)}"}`, 'it is larger than 256 KiB'],
  ])('of %s are issues', async (_what, text, message) => {
    const { issues, preview } = await described({ inputSchema: text, outputSchema: text });
    expect(issues).toEqual([
      { path: 'api_input_schema', message: `api_input_schema must be a JSON Schema: ${message}` },
      { path: 'api_output_schema', message: `api_output_schema must be a JSON Schema: ${message}` },
    ]);
    expect(preview).toMatchObject({ input_fields: null, output_fields: null });
  });

  it('are read without following references or running code', async () => {
    const inputSchema =
      '{"$ref":"http://127.0.0.1:9/x","$id":"http://127.0.0.1:9/y","properties":{"__proto__":{"type":"string"}},"$comment":"\\"+process.exit()+\\""}';
    expect(await described({ inputSchema })).toMatchObject({
      issues: [],
      preview: { input_fields: [{ name: '__proto__', type: 'string' }] },
    });
  });
});

describe('the words to search for', () => {
  const schema = {
    title: 'Order',
    type: 'object',
    properties: {
      ccy: { title: 'Currency code', description: 'Currency of the amount', enum: ['EUR', 'JPY'] },
      lines: {
        type: 'array',
        items: { type: 'object', properties: { sku: { description: 'Stock keeping unit', examples: ['umbrella', 17] } } },
      },
      parent: { $ref: '#' },
      buyer: { $ref: '#/$defs/Buyer' },
    },
    $defs: { Buyer: { properties: { vat: { description: 'See https://secret.example/vat for the tax number' } } } },
  };

  it('have the titles, descriptions, choices and examples of all fields of a schema, without addresses', async () => {
    const { searchText, preview } = await described({ inputSchema: JSON.stringify(schema) });
    expect(searchText).toBe(
      [
        'Order',
        'ccy: Currency code Currency of the amount EUR JPY',
        'lines',
        'parent: Order',
        'buyer',
        'vat: See  for the tax number',
        'sku: Stock keeping unit umbrella',
      ].join('\n'),
    );
    expect(preview.input_fields?.map(({ name }) => name)).toEqual(['ccy', 'lines', 'parent', 'buyer']);
  });

  it('have those of the operations of a document, which may refer to its parts', async () => {
    const paths = {
      '/orders': {
        post: {
          operationId: 'placeOrder',
          tags: ['Wholesale'],
          summary: 'Places an order',
          description: 'Reserves the stems at the auction',
          parameters: [{ $ref: '#/components/parameters/variety' }],
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
          responses: {
            201: { description: 'Receipt', content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
          },
        },
      },
    };
    const variety = { name: 'variety', in: 'query', description: 'Botanical name', schema: { type: 'string', example: 'Tulipa' } };
    const components = { parameters: { variety }, schemas: { Order: { properties: { stems: { description: 'How many flowers' } } } } };
    const { searchText } = await described({ openapiText: JSON.stringify({ ...prices, paths, components }) });
    expect(searchText.split('\n').slice(2)).toEqual([
      'POST /orders Places an order: Reserves the stems at the auction placeOrder Wholesale',
      'variety: Botanical name Tulipa',
      'stems: How many flowers',
      'Receipt',
    ]);
  });

  it('keep every name, and a part of each description, of an API with very many', async () => {
    const properties = Object.fromEntries(
      Array.from({ length: 150 }, (_, at) => [`field_${at}`, { description: `about ${at} `.repeat(50) }]),
    );
    const { searchText } = await described({ inputSchema: JSON.stringify({ properties }) });
    expect(searchText.length).toBeLessThanOrEqual(4000);
    for (let at = 0; at < 150; at += 1) expect(searchText).toContain(`field_${at}: about`);
  });

  it('end, whatever refers to itself', async () => {
    const loops = {
      properties: { a: { $ref: '#/properties/b' }, b: { $ref: '#/properties/a' }, c: { $ref: '#' }, d: { $ref: '#/nothing' } },
    };
    expect((await described({ inputSchema: JSON.stringify(loops) })).searchText).toBe('a\nb\nc\nd');
  });
});

import { describe, expect, it } from 'vitest';
import { readOpenApi, type ReadOpenApiOptions } from './read-openapi.ts';

const none: ReadOpenApiOptions = {
  location: 'https://docs.example/api/openapi.json',
  baseUrl: null,
  serverVariables: {},
  rules: [],
  known: [],
};
const document = (paths: object, more: object = {}) =>
  JSON.stringify({ openapi: '3.0.3', info: { title: 'T', version: '1' }, paths, ...more });
const read = (paths: object, more: object = {}, options: ReadOpenApiOptions = none) =>
  readOpenApi(document(paths, more), options).operations;

describe('an OpenAPI document', () => {
  it.each([
    ['3.0', { openapi: '3.0.3' }, { type: 'string', format: 'binary' }],
    ['3.1', { openapi: '3.1.0' }, { contentMediaType: 'application/octet-stream' }],
  ])('of %s tells bytes from texts in a multipart body', (_version, more, bytes) => {
    const properties = {
      file: bytes,
      pages: { type: 'array', items: bytes },
      title: { type: 'string' },
      about: { type: 'object', properties: { year: { type: 'integer' } } },
    };
    const encoding = { file: { contentType: 'application/pdf' }, pages: { contentType: 'image/png, image/jpeg' } };
    const content = { 'multipart/form-data': { schema: { type: 'object', properties, required: ['file'] }, encoding } };
    const [post] = read(
      { '/files': { post: { requestBody: { required: true, content } } } },
      { ...more, servers: [{ url: 'https://a.example' }] },
    );
    const shown = { type: 'object', required: ['base64'], properties: { base64: { contentEncoding: 'base64' } } };
    expect(post).toMatchObject({
      refused: null,
      input: {
        required: ['body'],
        properties: { body: { required: ['file'], properties: { file: shown, pages: { items: shown }, title: { type: 'string' } } } },
      },
      call: { body: { parts: { file: { isBytes: true, type: 'application/pdf' }, pages: { isBytes: true } } } },
    });
  });

  it('names where client credentials become a token', () => {
    const flows = { clientCredentials: { tokenUrl: '/oauth/token', scopes: { read: 'Read' } }, authorizationCode: { tokenUrl: '/other' } };
    const more = {
      servers: [{ url: 'https://a.example/v1' }],
      components: { securitySchemes: { login: { type: 'oauth2', flows } } },
      security: [{ login: ['read'] }],
    };
    expect(read({ '/x': { get: {} } }, more)[0]?.call).toMatchObject({
      security: [[{ scheme: 'login', type: 'bearer', token: { url: 'https://a.example/oauth/token', scopes: ['read'] } }]],
    });
  });

  it('of Swagger 2.0 is read too', () => {
    const swagger = {
      swagger: '2.0',
      info: { title: 'Old', version: '1' },
      host: 'old.example',
      basePath: '/v2',
      schemes: ['https'],
      securityDefinitions: { key: { type: 'apiKey', in: 'header', name: 'api_key' }, login: { type: 'basic' } },
      security: [{ key: [] }],
      definitions: { Pet: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } },
      parameters: { Limit: { name: 'limit', in: 'query', type: 'integer' } },
      paths: {
        '/pets/{id}': {
          parameters: [{ name: 'id', in: 'path', required: true, type: 'string' }],
          get: {
            parameters: [
              { $ref: '#/parameters/Limit' },
              { name: 'tags', in: 'query', type: 'array', items: { type: 'string' }, collectionFormat: 'csv' },
            ],
            responses: { 200: { schema: { $ref: '#/definitions/Pet' } } },
          },
          put: {
            parameters: [{ in: 'body', name: 'pet', required: true, schema: { $ref: '#/definitions/Pet' } }],
            responses: { 200: { schema: { type: 'array', items: { $ref: '#/definitions/Pet' } } } },
          },
          post: {
            consumes: ['application/x-www-form-urlencoded'],
            parameters: [{ in: 'formData', name: 'name', type: 'string', required: true }],
            responses: { 204: {} },
          },
        },
      },
    };
    const [get, post, put] = readOpenApi(JSON.stringify(swagger), none).operations;
    expect(get).toMatchObject({
      key: 'GET /pets/{id}',
      refused: null,
      input: { required: ['id'], properties: { id: { type: 'string' }, limit: { type: 'integer' }, tags: { type: 'array' } } },
      output: { type: 'object', required: ['name'] },
      isWrapped: false,
      call: { baseUrl: 'https://old.example/v2', security: [[{ scheme: 'key', in: 'header', name: 'api_key' }]] },
    });
    expect(put).toMatchObject({
      input: { properties: { body: { required: ['name'] } } },
      isWrapped: true,
      output: { properties: { result: { type: 'array' } } },
    });
    expect(post).toMatchObject({ call: { body: { contentType: 'application/x-www-form-urlencoded' } } });
  });

  it('keeps parameters apart that have one name, or one that is taken', () => {
    const parameters = [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'id', in: 'query', schema: { type: 'string' } },
      { name: 'pay', in: 'query', schema: { type: 'string' } },
    ];
    const [operation] = read({ '/a/{id}': { get: { parameters, responses: {} } } });
    expect(Object.keys(Object(operation?.input['properties']))).toEqual(['id', 'id_query', 'pay_query']);
  });

  it('takes its servers relative to itself, with variables that the operator sets', () => {
    const servers = [{ url: '/base/{version}', variables: { version: { default: 'v1', enum: ['v1', 'v2'] } } }];
    const paths = { '/a': { get: { responses: {} } } };
    expect(read(paths, { servers })[0]?.call).toMatchObject({ baseUrl: 'https://docs.example/base/v1' });
    expect(read(paths, { servers }, { ...none, serverVariables: { version: 'v2' } })[0]?.call).toMatchObject({
      baseUrl: 'https://docs.example/base/v2',
    });
    expect(read(paths, { servers }, { ...none, serverVariables: { version: 'v3' } })[0]?.refused).toContain('one of v1, v2');
    expect(read(paths, {}, { ...none, location: null })[0]?.refused).toContain('names no server');
    expect(read(paths, { servers: [{ url: 'file:///etc' }] })[0]?.refused).toContain('names no server');
  });

  it('never asks a caller for a credential', () => {
    const components = { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'key' } } };
    const parameters = [
      { name: 'key', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'Authorization', in: 'header', schema: { type: 'string' } },
    ];
    const [operation] = read({ '/a': { get: { parameters, responses: {} } } }, { components, security: [{ key: [] }] });
    expect(operation?.input).toEqual({ type: 'object', properties: {}, additionalProperties: false });
    expect(read({ '/a': { get: { responses: {} } } }, { security: [{ unknown: [] }] })[0]?.refused).toContain('security scheme');
  });

  it('takes what a path item says for its operations', () => {
    const item = {
      summary: 'Calls',
      description: 'Calls of an account.',
      servers: [{ url: 'https://calls.example' }],
      parameters: [{ name: 'account', in: 'query', schema: { type: 'string' } }],
    };
    const paths = {
      '/own': { ...item, get: { operationId: 'ListCalls' } },
      '/two': { ...item, get: { operationId: 'ListCalls' }, delete: { summary: 'End a call', description: 'Ends it.' } },
    };
    expect(read(paths).map(({ name, description }) => [name, description])).toEqual([
      ['Calls', 'Calls of an account.'],
      ['Calls: List calls', 'Calls of an account.'],
      ['End a call', 'Ends it.'],
    ]);
    expect(read(paths)[0]).toMatchObject({ input: { properties: { account: {} } }, call: { baseUrl: 'https://calls.example' } });
  });

  it('has its operations of version 3.2 too, and names those that cannot be called', () => {
    const paths = {
      '/find': { query: { operationId: 'find', requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } } },
      '/copy': { additionalOperations: { COPY: { operationId: 'copy' } }, options: {} },
      '/far': { $ref: 'other.yaml#/x' },
      '/near': { get: {} },
    };
    expect(read(paths, { openapi: '3.2.0' }).map(({ key, refused, isSafe }) => [key, refused, isSafe])).toEqual([
      ['QUERY /find', null, true],
      ['OPTIONS /copy', 'its method OPTIONS is not supported', false],
      ['COPY /copy', 'its method COPY is not supported', false],
      ['ANY /far', 'it refers to another document, which is not read', false],
      ['GET /near', null, true],
    ]);
  });

  it('may have more operations than are imported', () => {
    const paths = Object.fromEntries(
      Array.from({ length: 1200 }, (_, index) => [`/p${index}`, { get: { tags: [index < 5 ? 'few' : 'many'] } }]),
    );
    expect(() => read(paths)).toThrow('more than 1000 operations');
    const rules = [{ skip: true }, { operation: 'GET /p1*', skip: false }, { tag: 'few', skip: true }];
    const { operations, skipped } = readOpenApi(document(paths), { ...none, rules, known: ['GET /p0'] });
    expect([operations.length, skipped?.length]).toEqual([311, 889]);
    expect(operations.slice(0, 2).map(({ key }) => key)).toEqual(['GET /p0', 'GET /p10']);
  });

  it.each([
    ['no document', 'hello', 'no OpenAPI document'],
    ['another version', '{"openapi":"4.0.0"}', 'version 3.0'],
    [
      'aliases that grow',
      `a: &a [x,x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 9 }, (_, n) => `b${n}: &b${n} [${Array.from({ length: 10 }, () => (n === 0 ? '*a' : `*b${n - 1}`)).join()}]`).join('\n')}`,
      'neither as JSON nor as YAML',
    ],
  ])('is refused if it is %s', (_what, text, reason) => {
    expect(() => readOpenApi(text, none)).toThrow(reason);
  });
});

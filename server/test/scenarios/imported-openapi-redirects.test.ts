import { afterAll, beforeAll, expect, it } from 'vitest';
import { ImportResult, type ImportTools } from '@farebox/contract';
import { loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';

/** Public names of a test, all of them on this machine; `inside.example` is a name that leads into the network of the operator. */
const names: Readonly<Record<string, readonly string[]>> = {
  'docs.example': ['93.184.216.34'],
  'cdn.example': ['93.184.216.35'],
  'inside.example': ['10.0.0.5'],
};

const document = (port: string) => ({
  openapi: '3.1.0',
  info: { title: 'Tides', version: '1' },
  servers: [{ url: port === '' ? '/v1' : `http://cdn.example:${port}/v1` }],
  paths: {
    '/tides': {
      get: {
        operationId: 'listTides',
        summary: 'List tides',
        description: 'Lists the tides of a harbour.',
        responses: { 200: { description: 'The tides.', content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    },
  },
});

let service: Service;
let web: LoopbackUpstream;
let port: string;
let admin: RequestHeaders;
/** Which host was asked for what. */
const asked: string[] = [];
/** Where a path redirects to. */
const redirects = new Map<string, { status: number; location: string }>();

beforeAll(async () => {
  web = await loopbackUpstream((request, response) => {
    const path = request.url ?? '';
    asked.push(`${request.headers.host?.split(':')[0]} ${path}`);
    const moved = redirects.get(path);
    if (moved !== undefined) return response.writeHead(moved.status, { location: moved.location }).end();
    const body = path === '/relative.json' ? document('') : path.endsWith('.json') ? document(port) : { high: '08:12' };
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  port = new URL(web.url).port;
  service = await startService({
    settings: { FAREBOX_ALLOW_PRIVATE_ADDRESSES: '0' },
    internet: {
      resolve: async (name) => names[name] ?? [],
      route: (address) => (address.startsWith('93.184.216.') ? '127.0.0.1' : address),
    },
  });
  admin = await service.asAdmin();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await web[Symbol.asyncDispose]();
});

const at = (host: string, path: string) => `http://${host}:${port}${path}`;
const importing = (path: string, more: Partial<ImportTools> = {}) =>
  service.post(
    '/api/v1/admin/tools',
    { kind: 'openapi', name: 'tides', url: at('docs.example', path), publish: true, settings: { price_amount: '0.02' }, ...more },
    admin,
  );

it('imports a document whose address redirects to another host, and sells its operations', async () => {
  redirects.set('/openapi.json', { status: 308, location: '/latest' });
  redirects.set('/latest', { status: 302, location: at('cdn.example', '/v2/openapi.json') });
  const imported = await importing('/openapi.json');
  expect(imported.status).toBe(201);
  expect(ImportResult.parse(imported.body).tools).toMatchObject([{ operation: 'GET /tides', state: 'published' }]);
  expect(asked.slice(0, 3)).toEqual(['docs.example /openapi.json', 'docs.example /latest', 'cdn.example /v2/openapi.json']);
  const { token } = await service.paid('tides-list-tides');
  expect(await service.post('/api/tools/tides-list-tides', {}, { 'x-payment-token': token })).toMatchObject({
    status: 200,
    body: { high: '08:12' },
  });
  expect(asked.at(-1)).toBe('cdn.example /v1/tides');
});

it('sends calls to the host that the operator named, where the servers of a redirected document are relative', async () => {
  redirects.set('/moved.json', { status: 301, location: at('cdn.example', '/relative.json') });
  const imported = await importing('/moved.json', { name: 'relative' });
  expect(ImportResult.parse(imported.body).tools).toMatchObject([{ operation: 'GET /tides', state: 'published' }]);
  expect(asked.at(-1)).toBe('docs.example /v1/tides');
});

it.each([
  ['this machine', () => `http://127.0.0.1:${port}/openapi.json`],
  ['this machine by name', () => `http://localhost:${port}/openapi.json`],
  ['an address of IPv6 that stands for this machine', () => `http://[::ffff:127.0.0.1]:${port}/openapi.json`],
  ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
  ['a public name with a private address', () => at('inside.example', '/openapi.json')],
  ['a file', () => 'file:///etc/passwd'],
])('refuses a document that redirects to %s, and stores nothing', async (_what, location) => {
  redirects.set('/trap.json', { status: 302, location: location() });
  const before = asked.length;
  for (const dry of [true, false]) {
    const refused = await importing('/trap.json', { name: 'trap', dry_run: dry, publish: !dry });
    expect(refused).toMatchObject({ status: 400, body: { code: 'address_refused' } });
    expect(refused.text).not.toContain('10.0.0.5');
  }
  expect(asked.slice(before)).toEqual(['docs.example /trap.json', 'docs.example /trap.json']);
  expect((await service.get('/api/v1/admin/tool-sources', admin)).text).not.toContain('trap');
});

it('refuses a document that redirects without end', async () => {
  redirects.set('/loop.json', { status: 302, location: '/loop.json' });
  expect(await importing('/loop.json', { name: 'loop' })).toMatchObject({ status: 400, body: { code: 'address_refused' } });
});

it('keeps what is sold where a later reading is redirected to a private address', async () => {
  redirects.set('/latest', { status: 302, location: `http://127.0.0.1:${port}/v2/openapi.json` });
  const before = asked.length;
  const again = await service.post('/api/v1/admin/tool-sources/tides/read', {}, admin);
  expect(JSON.stringify(again.body)).toContain('not allowed');
  expect(asked.slice(before)).toEqual(['docs.example /openapi.json', 'docs.example /latest']);
  expect(await service.post('/api/tools/tides-list-tides', {})).toMatchObject({ status: 402 });
});

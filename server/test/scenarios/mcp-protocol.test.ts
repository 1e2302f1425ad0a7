import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectClient } from '../mcp-client.ts';
import { rawExchange } from '../raw-http.ts';
import { ownTime } from '../own-time.ts';
import { startService, type Answer, type RequestHeaders, type Service } from '../service.ts';
import { until } from '../until.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({ settings: { FAREBOX_BODY_MAX_BYTES: '2048', FAREBOX_PUBLIC_URL: 'https://tools.example' } });
});
afterAll(() => service[Symbol.asyncDispose]());

const accept = { accept: 'application/json, text/event-stream' };

/** A request of revision 2026-07-28, as curl would send it. */
function ask(method: string, params: Record<string, unknown> = {}, headers: RequestHeaders = {}): Promise<Answer> {
  const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} };
  const name = params['name'] ?? params['uri'];
  const routing = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method, ...(typeof name === 'string' ? { 'mcp-name': name } : {}) };
  return service.post('/mcp', { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } }, { ...accept, ...routing, ...headers });
}

const listTools = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });

describe('the MCP endpoint', () => {
  it('answers with one JSON body and the id of the request', async () => {
    const answer = await ask('server/discover', {}, { 'x-request-id': 'my-request-1' });
    expect(answer).toMatchObject({ status: 200, body: { jsonrpc: '2.0', id: 1, result: { supportedVersions: ['2026-07-28'] } } });
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-request-id')).toBe('my-request-1');
  });

  it.each([
    ['no Accept', undefined],
    ['JSON alone', 'application/json'],
    ['anything', '*/*'],
    ['JSON among others', 'Application/JSON;q=0.9, application/mcp+json, */*;q=0.1'],
    ['something else', 'text/html'],
    ['no event streams', 'application/json;q=1, text/event-stream;q=0'],
  ])('answers a client that accepts %s with JSON, in both revisions', async (_what, accepted) => {
    const headers: RequestHeaders = accepted === undefined ? { accept: '' } : { accept: accepted };
    const initialize = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'pi', version: '1' } };
    const older = await service.post('/mcp', { jsonrpc: '2.0', id: 'a', method: 'initialize', params: initialize }, headers);
    expect(older).toMatchObject({ status: 200, body: { id: 'a', result: { protocolVersion: '2025-06-18' } } });
    const batch = [1, 2].map((id) => ({ jsonrpc: '2.0', id, method: 'prompts/list' }));
    expect(await service.post('/mcp', batch, headers)).toMatchObject({ status: 200, body: [{ id: 1 }, { id: 2 }] });
    const newer = await ask('tools/list', {}, headers);
    expect(newer).toMatchObject({ status: 200, body: { result: { tools: expect.any(Array) } } });
    for (const { headers: sent } of [older, newer]) expect(sent.get('content-type')).toMatch(/^application\/json/);
  });

  it('answers a client that accepts event streams alone', async () => {
    const answer = await service.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'prompts/list' }, { accept: 'text/event-stream' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
  });

  it.each([
    ['serach_assets', 'search_assets'],
    ['fetch_aset', 'fetch_asset'],
    ['word_cuont', 'word-count'],
  ])('names what comes near to %s', async (name, near) => {
    const params = { name, arguments: {} };
    expect(
      await service.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, { accept: 'application/json' }),
    ).toMatchObject({
      body: { error: { code: -32602, message: expect.stringContaining(near), data: { nearest: expect.arrayContaining([near]) } } },
    });
  });

  it('takes null for arguments and parameters that are left out', async () => {
    const asJson = { accept: 'application/json' };
    const post = (method: string, params?: unknown) => service.post('/mcp', { jsonrpc: '2.0', id: 1, method, params }, asJson);
    for (const none of [null, [], { cursor: null }, { _meta: null }])
      expect(await post('tools/list', none)).toMatchObject({ body: { result: { tools: expect.any(Array) } } });
    expect(await post('tools/call', { name: 'search_tools', arguments: null })).toMatchObject({
      body: { result: { structuredContent: { status: 'ok' } } },
    });
    expect(await post('tools/call', { name: 'timestamp', arguments: null })).toMatchObject({
      body: { result: { structuredContent: { status: 'payment_required' } } },
    });
    expect(await ask('tools/call', { name: 'search_tools', arguments: null })).toMatchObject({
      body: { result: { structuredContent: { status: 'ok' } } },
    });
    for (const wrong of [[], 'text', 7]) {
      expect(await post('tools/call', { name: 'search_tools', arguments: wrong })).toMatchObject({ body: { error: { code: -32602 } } });
    }
  });

  it('states how long each list may be cached', async () => {
    for (const method of ['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list']) {
      expect(await ask(method)).toMatchObject({ body: { result: { ttlMs: expect.any(Number), cacheScope: 'public' } } });
    }
  });

  it.each(['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list'])(
    'refuses a cursor for %s: there is one page',
    async (method) => {
      expect(await ask(method, { cursor: 'abc' })).toMatchObject({ body: { error: { code: -32602 } } });
    },
  );

  it('lists the same tools in the same order every time', async () => {
    expect((await ask('tools/list')).text).toBe((await ask('tools/list')).text);
  });

  it('accepts only POST', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await service.send(method, '/mcp', { headers: accept });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toContain('POST');
      const data = { code: 'method_not_allowed', error: `method not allowed: ${method}; use POST` };
      expect(answer.body).toMatchObject({ jsonrpc: '2.0', error: { data } });
    }
  });

  it.each([
    ['that is not JSON', '{', 'application/json', 400, -32_700],
    ['that is not a message', '7', 'application/json', 400, -32_600],
    ['of another type', listTools, 'text/plain', 415, -32_000],
    ['that is too large', JSON.stringify({ padding: 'x'.repeat(3000) }), 'application/json', 413, -32_000],
  ])('refuses a body %s', async (_what, body, type, status, code) => {
    const answer = await service.send('POST', '/mcp', { headers: { ...accept, 'content-type': type }, body });
    expect(answer).toMatchObject({ status, body: { jsonrpc: '2.0', error: { code } } });
  });

  it('refuses a body without a length once it is too large', async () => {
    const chunk = `400\r\n${'x'.repeat(1024)}\r\n`;
    const head = [
      'POST /mcp HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      'Accept: application/json, text/event-stream',
      'Transfer-Encoding: chunked',
    ];
    const { answers } = await rawExchange(service.url, [`${head.join('\r\n')}\r\n\r\n`, chunk, chunk, chunk, '0\r\n\r\n'], {
      answersMin: 1,
    });
    expect(answers[0]).toMatchObject({ status: 413 });
  });

  it('answers every request of a batch', async () => {
    const call = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'timestamp', arguments: {} } });
    const answer = await service.post('/mcp', [call(1), call(2)], accept);
    expect(answer.text.match(/"status":"payment_required"/g)).toHaveLength(2);
  });
});

describe('a page of another site in a browser', () => {
  const request = (headers: readonly string[]) => [
    ['POST /mcp HTTP/1.1', 'Content-Type: application/json', 'Accept: application/json, text/event-stream', ...headers]
      .concat(`Content-Length: ${listTools.length}`, '', listTools)
      .join('\r\n'),
  ];
  const statusOf = async (headers: readonly string[]) =>
    (await rawExchange(service.url, request(headers), { answersMin: 1 })).answers[0]?.status;

  it.each([
    ['under a name that it made point here', ['Host: evil.example']],
    ['under a name that only begins like ours', ['Host: tools.example.evil.example']],
    ['from its own origin', ['Host: localhost', 'Origin: https://evil.example']],
    ['without an origin to show', ['Host: localhost', 'Origin: null']],
    ['from the address of a stranger', ['Host: localhost', 'Origin: http://192.0.2.7']],
  ])('is refused %s', async (_how, headers) => {
    expect(await statusOf(headers)).toBe(403);
  });

  it.each([
    ['localhost', ['Host: localhost:1234']],
    ['127.0.0.1, from a page there', ['Host: 127.0.0.1', 'Origin: http://localhost:5173']],
    ['::1', ['Host: [::1]:4020']],
    ['the public name', ['Host: tools.example', 'Origin: https://tools.example']],
  ])('and %s is not', async (_what, headers) => {
    expect(await statusOf(headers)).toBe(200);
  });

  it('can read the answers only if its origin is allowed', async () => {
    expect((await ask('tools/list', {}, { origin: 'http://localhost:5173' })).headers.get('access-control-allow-origin')).toBe(
      'http://localhost:5173',
    );
    expect((await ask('tools/list', {}, { origin: 'https://evil.example' })).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a subscription to changes', () => {
  it('reports a changed price at once, and the list shows it', async () => {
    await using client = await connectClient(service.url, 'auto');
    const heard = await listener(service.url);
    const priceOf = async () => (await client.tools('all')).find(({ name }) => name === 'slugify')?.description;
    expect(await priceOf()).toContain('Costs $0.05 per call.');

    await service.patch('/api/v1/admin/tools/slugify', { price_amount: '0.07' }, await service.asAdmin());
    await until('notifications', () => heard.methods.length >= 2);
    expect(heard.methods.toSorted()).toEqual(['notifications/resources/updated', 'notifications/tools/list_changed']);
    await using fresh = await connectClient(service.url, 'auto');
    expect((await fresh.tools('all')).find(({ name }) => name === 'slugify')?.description).toContain('Costs $0.07 per call.');
    await heard.close();
  });

  it('ends when the server stops, and does not delay it', async () => {
    const other = await startService();
    const heard = await listener(other.url);
    using time = ownTime();
    await other[Symbol.asyncDispose]();
    expect(await heard.closed).toBe('graceful');
    expect(time.ms()).toBeLessThan(3000);
    await heard.close();
  });
});

async function listener(url: string) {
  const methods: string[] = [];
  const client = new Client({ name: 'listener', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  client.setNotificationHandler('notifications/tools/list_changed', ({ method }) => void methods.push(method));
  client.setNotificationHandler('notifications/resources/updated', ({ method }) => void methods.push(method));
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
  const subscription = await client.listen({ toolsListChanged: true, resourceSubscriptions: ['farebox://catalog'] });
  return { methods, closed: subscription.closed, close: () => client.close() };
}

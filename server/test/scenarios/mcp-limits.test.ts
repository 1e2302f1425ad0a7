import { afterEach, describe, expect, it } from 'vitest';
import { startService, type RequestHeaders, type Service } from '../service.ts';

const list = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/list', params: {} });
const accepting = { accept: 'application/json, text/event-stream' };
const now = Date.now();

describe('cheap MCP messages that are expensive to answer', () => {
  let service: Service;
  afterEach(() => service[Symbol.asyncDispose]());
  const post = (body: unknown, headers: RequestHeaders = {}) => service.post('/mcp', body, { ...accepting, ...headers });

  it('are limited to twenty in a batch', async () => {
    service = await startService();
    const small = await post(Array.from({ length: 20 }, (_, id) => list(id)));
    expect(small.status).toBe(200);
    const large = await post(Array.from({ length: 21 }, (_, id) => list(id)));
    expect(large).toMatchObject({ status: 400, body: { error: { message: 'a batch has at most 20 messages' } } });
    expect(large.text.length).toBeLessThan(500);
  });

  it('are counted one by one, even in a batch, for the account', async () => {
    service = await startService({ settings: { FAREBOX_RATE_UNPAID_PER_MINUTE: '10' }, clock: { now: () => now } });
    const { apiKey } = await service.customer();
    expect((await post(Array.from({ length: 10 }, (_, id) => list(id)))).status).toBe(200);
    const refused = await post(list(11));
    expect(refused).toMatchObject({ status: 429, body: { error: { message: 'too many requests' } } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post({ jsonrpc: '2.0', id: 1, method: 'ping' })).status).toBe(200);
    expect((await post(list(12), apiKey)).status).toBe(200);
  });

  it('search tools no more often than over HTTP', async () => {
    service = await startService({ settings: { FAREBOX_RATE_UNPAID_PER_MINUTE: '3' }, clock: { now: () => now } });
    const search = () =>
      post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_tools', arguments: { query: 'words' } } });
    for (let asked = 0; asked < 3; asked += 1) expect((await search()).text).not.toContain('too many requests');
    expect((await search()).text).toContain('too many requests');
    expect(await service.get('/api/tools/search?q=words')).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(await service.get('/api/tools')).toMatchObject({ status: 200 });
  });

  it('open at most ten subscriptions per client, and a closed one frees its place', async () => {
    service = await startService();
    const opened: AbortController[] = [];
    const listen = async () => {
      const ending = new AbortController();
      const answer = await fetch(`${service.url}/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...accepting,
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': 'subscriptions/listen',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'subscriptions/listen',
          params: {
            notifications: { toolsListChanged: true },
            _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} },
          },
        }),
        signal: ending.signal,
      });
      if (answer.status === 200) opened.push(ending);
      else await answer.text();
      return answer.status;
    };
    for (let each = 0; each < 10; each += 1) expect(await listen()).toBe(200);
    expect(await listen()).toBe(429);
    opened[0]?.abort();
    await expect.poll(listen).toBe(200);
    for (const each of opened) each.abort();
  });
});

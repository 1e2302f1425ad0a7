import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogListing, ImportResult } from '@farebox/contract';
import { connectClient, payFor, type McpClient } from '../mcp-client.ts';
import { mcpUpstream, type McpUpstream } from '../mcp-upstream.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';
import { until } from '../until.ts';

const program = [process.execPath, join(import.meta.dirname, '../fixtures/mcp-stdio-server.ts')];

let service: Service;
let upstream: McpUpstream;
let admin: RequestHeaders;
let client: McpClient;

beforeAll(async () => {
  [service, upstream] = await Promise.all([
    startService({ settings: { FAREBOX_TOOL_COMMANDS: '1', FAREBOX_MCP_TOOLS: 'all' } }),
    mcpUpstream(),
  ]);
  admin = await service.asAdmin();
  client = await connectClient(service.url, 'auto');
});
afterAll(async () => {
  await client[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});

describe('tools of an MCP server', () => {
  it('are imported with their annotations and schemas, and published', async () => {
    const body = {
      kind: 'mcp',
      name: 'sums',
      url: upstream.url,
      credentials: { token: 'secret of sums' },
      settings: { price_amount: '0.03' },
      publish: true,
      publish_writing: true,
    };
    const imported = await service.post('/api/v1/admin/tools', body, admin);
    expect(imported).toMatchObject({ status: 201 });
    const { tools } = ImportResult.parse(imported.body);
    expect(tools.map(({ operation, state, reason }) => [operation, state, reason])).toEqual([
      ['add', 'published', 'called with its example'],
      ['fail', 'published', 'not called: only its upstream was checked, which answers'],
      ['greet', 'published', 'not called: only its upstream was checked, which answers'],
      ['slow', 'published', 'not called: only its upstream was checked, which answers'],
      ['taken', 'refused', 'it has an argument called paymentToken, which this service adds to every tool'],
    ]);
    expect([...upstream.authorizations]).toEqual(['Bearer secret of sums']);
    const listed = (await client.tools()).find(({ name }) => name === 'sums_add');
    expect(listed).toMatchObject({
      title: 'Add numbers',
      annotations: { readOnlyHint: true, openWorldHint: false },
      inputSchema: { properties: { a: { type: 'number' } }, required: ['a', 'b'] },
      outputSchema: { properties: { data: { properties: { sum: { type: 'number' } } } } },
    });
  });

  it('are paid and called over MCP and over HTTP', async () => {
    const paymentToken = await payFor(client, 'sums_add', { a: 20, b: 22 });
    expect(await client.call('sums_add', { a: 20, b: 22, paymentToken })).toMatchObject({ status: 'ok', data: { sum: 42 } });
    const { token } = await service.paid('sums-greet');
    expect(await service.post('/api/tools/sums-greet', { name: 'Ada' }, { 'x-payment-token': token })).toMatchObject({
      status: 200,
      body: { content: [{ type: 'text', text: 'Hello Ada' }] },
    });
  });

  it('cost nothing when they answer with an error', async () => {
    const { token, paymentId } = await service.paid('sums-fail');
    expect(await service.post('/api/tools/sums-fail', {}, { 'x-payment-token': token })).toMatchObject({
      status: 422,
      body: { code: 'tool_refused_input', error: 'the upstream refused the call: there is nothing to see' },
    });
    expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
    await service.balances();
  });

  it.each(['auto', 'legacy'] as const)('relay progress to a caller that asks for it (%s)', async (mode) => {
    const paymentToken = await payFor(client, 'sums_slow', { wait: false });
    await using direct = await directClient(mode);
    const steps: Array<string | undefined> = [];
    await direct.client.callTool(
      { name: 'sums_slow', arguments: { wait: false, paymentToken } },
      { onprogress: ({ message }) => steps.push(message) },
    );
    expect(steps).toEqual(['step 1', 'step 2']);
  });

  it.each([
    { mode: 'auto', by: 'sums_slow' },
    { mode: 'legacy', by: 'sums_slow' },
    { mode: 'auto', by: 'call_tool' },
    { mode: 'legacy', by: 'call_tool' },
  ] as const)('end, and are refunded, when their caller cancels them ($mode, $by)', async ({ mode, by }) => {
    const { token: paymentToken, paymentId } = await service.paid('sums-slow');
    await using direct = await directClient(mode);
    // A call of somebody else with the same number goes on.
    await using other = await directClient(mode, 'somebody else');
    upstream.events.length = 0;
    const cancel = new AbortController();
    const ask = by === 'call_tool' ? { name: 'sums_slow', arguments: { wait: true }, paymentToken } : { wait: true, paymentToken };
    const call = direct.client.callTool({ name: by, arguments: ask }, { signal: cancel.signal });
    call.catch(() => undefined);
    const otherPaid = await service.paid('sums-slow');
    const otherCancel = new AbortController();
    const otherAsk = { wait: true, paymentToken: otherPaid.token };
    const otherCall = other.client.callTool({ name: 'sums_slow', arguments: otherAsk }, { signal: otherCancel.signal });
    otherCall.catch(() => undefined);
    await until('both have started', async () => upstream.events.filter((event) => event === 'started').length === 2);
    cancel.abort();
    await expect(call).rejects.toThrow(/abort/i);
    await until('it is cancelled', async () => upstream.events.includes('cancelled'));
    await until('it is refunded', async () => (await service.payment(paymentId)).remainingCalls === 1);
    expect(await service.payment(otherPaid.paymentId)).toMatchObject({ remainingCalls: 0 });
    otherCancel.abort();
    await until('the other is refunded', async () => (await service.payment(otherPaid.paymentId)).remainingCalls === 1);
    await service.balances();
  });

  it('are refunded when the server is away', async () => {
    const other = await mcpUpstream();
    await service.post('/api/v1/admin/tools', { kind: 'mcp', name: 'away', url: other.url, publish: true, publish_writing: true }, admin);
    const { token, paymentId } = await service.paid('away-add');
    await other[Symbol.asyncDispose]();
    expect(await service.post('/api/tools/away-add', { a: 1, b: 2 }, { 'x-payment-token': token })).toMatchObject({ status: 502 });
    expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
  });

  it('are paused when their texts change', async () => {
    upstream.describe('Adds two numbers, and more.');
    const read = ImportResult.parse((await service.post('/api/v1/admin/tool-sources/sums/read', {}, admin)).body);
    expect(read.tools.find(({ operation }) => operation === 'add')).toMatchObject({
      state: 'paused',
      changes: [{ path: 'description', before: '"Adds two numbers."', after: '"Adds two numbers, and more."' }],
    });
    expect((await service.post('/api/tools/sums-add', { a: 1, b: 2 })).status).toBe(503);
    expect(await service.patch('/api/v1/admin/tools/sums-add', { accept_change: true }, admin)).toMatchObject({ status: 200 });
    expect((await service.post('/api/tools/sums-add', { a: 1, b: 2 })).status).toBe(402);
  });
});

describe('an MCP server that is a program', () => {
  it('runs without the environment of the service', async () => {
    const imported = await service.post(
      '/api/v1/admin/tools',
      { kind: 'mcp', name: 'local', command: program, credentials: { UPSTREAM_KEY: 'x' }, publish: true, publish_writing: true },
      admin,
    );
    expect(imported).toMatchObject({ status: 201, body: { tools: [{ id: 'local-environment', state: 'published' }] } });
    const { token } = await service.paid('local-environment');
    const called = await service.post('/api/tools/local-environment', {}, { 'x-payment-token': token });
    expect(called).toMatchObject({ status: 200 });
    expect(called.text).toContain('UPSTREAM_KEY');
    expect(called.text).not.toContain('FAREBOX');
    expect(called.text).not.toContain('VITEST');
  });

  it('needs the setting', async () => {
    await using plain = await startService();
    const refused = await plain.post('/api/v1/admin/tools', { kind: 'mcp', name: 'local', command: program }, await plain.asAdmin());
    expect(refused).toMatchObject({ status: 403 });
    expect(CatalogListing.parse((await plain.get('/api/tools')).body).services.some(({ id }) => id.startsWith('local'))).toBe(false);
  });
});

async function directClient(mode: 'auto' | 'legacy', userAgent = 'test') {
  const direct = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const requestInit = { headers: { 'user-agent': userAgent } };
  await direct.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { requestInit }));
  return { client: direct, [Symbol.asyncDispose]: () => direct.close() };
}

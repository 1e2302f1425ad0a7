import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problem } from '../../src/errors.ts';
import { countedTool } from '../counted-tool.ts';
import { connectClient, payFor, paymentIn, type McpClient } from '../mcp-client.ts';
import { startService, textAt, type RequestHeaders, type Service } from '../service.ts';

const counted = countedTool({ id: 'counted-echo', internalServiceId: 'legacy_echo', aliases: ['echo-again'] });
const failing = countedTool({
  id: 'failing-echo',
  work: async (note) => {
    if (note === 'fail') throw problem('upstream_failed');
  },
});
const noted = { note: 'hello' };

let service: Service;
let anybody: McpClient;
beforeAll(async () => {
  service = await startService({ extraTools: [counted.tool, failing.tool] });
  anybody = await connectClient(service.url, 'auto');
});
afterAll(async () => {
  await anybody[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

describe('a tool', () => {
  it.each(['counted_echo', 'counted-echo', 'legacy_echo', 'echo-again', 'echo_again'])('answers to the name %s', async (name) => {
    const paymentToken = await payFor(anybody, name, noted);
    expect(await anybody.call(name, { ...noted, paymentToken })).toMatchObject({ status: 'ok', data: noted });
    expect(await anybody.call('get_tool', { id: name })).toMatchObject({ data: { id: 'counted-echo' } });
    expect(JSON.parse(await anybody.read(`farebox://tools/${name}`))).toMatchObject({ id: 'counted-echo' });
  });

  it('that fails gives the call back, reports it, and accepts the same token again', async () => {
    const paymentToken = await payFor(anybody, 'failing_echo', noted);
    expect(await anybody.call('failing_echo', { note: 'fail', paymentToken })).toMatchObject({
      isError: true,
      status: 'error',
      error: 'upstream failed',
      statusCode: 502,
      payment: { remainingCalls: 1 },
    });
    expect(await anybody.call('failing_echo', { ...noted, paymentToken })).toMatchObject({ status: 'ok' });
  });

  it('runs once for fifty simultaneous uses of one token', async () => {
    const paymentToken = await payFor(anybody, 'counted_echo', noted);
    const before = counted.runCount();
    const calls = await Promise.all(Array.from({ length: 50 }, () => anybody.call('counted_echo', { ...noted, paymentToken })));
    expect(calls.filter(({ status }) => status === 'ok')).toHaveLength(1);
    // Calls that met the one under way are asked to come back.
    const refused = calls.filter(({ status, code }) => status === 'payment_invalid' || code === 'payment_in_flight');
    expect(refused).toHaveLength(49);
    expect(counted.runCount()).toBe(before + 1);
    await service.balances();
  });

  it('accepts a token that was paid over HTTP, and HTTP accepts one that was paid over MCP', async () => {
    const { token } = await service.paid('counted-echo');
    expect(await anybody.call('counted_echo', { ...noted, paymentToken: token })).toMatchObject({ status: 'ok' });
    const paymentToken = await payFor(anybody, 'counted_echo', noted);
    expect(await service.post('/api/tools/counted-echo', noted, { 'x-payment-token': paymentToken })).toMatchObject({ status: 200 });
  });

  it('accepts null for a missing token, and refuses a number', async () => {
    expect(await anybody.call('counted_echo', { ...noted, paymentToken: null, idempotencyKey: '' })).toMatchObject({
      status: 'payment_required',
    });
    expect(await anybody.call('counted_echo', { ...noted, paymentToken: 7 })).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'paymentToken' }],
    });
    expect(await anybody.call('counted_echo', { ...noted, idempotencyKey: 'käse' })).toMatchObject({
      issues: [{ path: 'idempotencyKey' }],
    });
  });

  it('can be called through call_tool with the token beside or among its arguments', async () => {
    const among = { ...noted, paymentToken: await payFor(anybody, 'counted_echo', noted) };
    expect(await anybody.call('call_tool', { name: 'counted-echo', arguments: among })).toMatchObject({ status: 'ok', data: noted });
    const beside = { arguments: noted, paymentToken: await payFor(anybody, 'counted_echo', noted) };
    expect(await anybody.call('call_tool', { name: 'counted-echo', ...beside })).toMatchObject({ status: 'ok', data: noted });
    expect(await anybody.call('call_tool', { name: 'none' })).toMatchObject({ status: 'error', code: 'tool_not_found', isError: true });
  });

  it('that is free runs without a token, and says so', async () => {
    const admin = await service.asAdmin();
    await service.patch('/api/v1/admin/tools/slugify', { price_amount: '0' }, admin);
    const free = await anybody.call('slugify', { title: 'For Nothing' });
    expect(free).toMatchObject({ isError: false, status: 'ok', data: { slug: 'for-nothing' } });
    expect(free.meta).not.toHaveProperty('io.github.farebox/payment');
    await using fresh = await connectClient(service.url, 'auto');
    expect((await fresh.tools('all')).find(({ name }) => name === 'slugify')?.description).toMatch(/ Free\.$/);
    await service.patch('/api/v1/admin/tools/slugify', { price_amount: null }, admin);
  });

  it('that the operator removes is gone, and a disabled one says so', async () => {
    const admin = await service.asAdmin();
    await service.patch('/api/v1/admin/tools/counted-echo', { enabled: false }, admin);
    expect(await anybody.call('counted_echo', noted)).toMatchObject({ status: 'error', code: 'tool_disabled', statusCode: 503 });
    await service.patch('/api/v1/admin/tools/counted-echo', { published: false }, admin);
    await expect(anybody.call('counted_echo', noted)).rejects.toMatchObject({ code: -32602 });
    // A client may use cached lists; this one has none.
    await using fresh = await connectClient(service.url, 'auto');
    await expect(fresh.read('farebox://tools/counted_echo')).rejects.toMatchObject({ code: -32602 });
    expect(await anybody.call('create_payment', { serviceId: 'counted_echo' })).toMatchObject({ code: 'tool_not_found' });
    await service.patch('/api/v1/admin/tools/counted-echo', { enabled: null, published: null }, admin);
    expect(await anybody.call('counted_echo', noted)).toMatchObject({ status: 'payment_required' });
  });
});

describe('a free tool', () => {
  it.each([
    ['search_tools', { query: 'x', limit: 1000 }, 'limit'],
    ['get_tool', {}, 'id'],
    ['call_tool', { arguments: {} }, 'name'],
    ['create_payment', { serviceId: 'timestamp', provider: 'test' }, 'provider'],
    ['get_payment', { paymentId: '' }, 'paymentId'],
    ['pay_payment', { paymentId: 'pay_1', provider: '' }, 'provider'],
  ])('%s names the invalid argument', async (name, input, path) => {
    expect(await anybody.call(name, input)).toMatchObject({ isError: true, code: 'invalid_input', issues: [{ path }] });
  });

  it('refuses an id in place of a token, a forged payment id and an unknown provider', async () => {
    const { paymentId, token } = paymentIn(await anybody.call('timestamp'));
    for (const [name, more] of [
      ['get_payment', {}],
      ['pay_payment', { provider: 'test' }],
    ] as const) {
      const mistaken = await anybody.call(name, { paymentId: token, ...more });
      expect(mistaken).toMatchObject({ code: 'payment_token_as_id', statusCode: 400, error: 'this is a token, not a paymentId' });
      expect(mistaken).not.toHaveProperty('payment');
    }
    expect(await anybody.call('get_payment', { paymentId: `${paymentId}x` })).toMatchObject({ code: 'payment_not_found', statusCode: 404 });
    expect(await anybody.call('pay_payment', { paymentId, provider: 'gold' })).toMatchObject({ code: 'payment_provider_unknown' });
    expect(await anybody.call('pay_payment', { paymentId, provider: 'credit' })).toMatchObject({ status: 'error', isError: true });
  });
});

describe('a caller', () => {
  it('is identified by the headers: a token of a named client is refused to another', async () => {
    await using alice = await connectClient(service.url, 'auto', { 'x-client-id': 'alice' });
    await using bob = await connectClient(service.url, 'legacy', { 'x-client-id': 'bob' });
    const { paymentId, token, clientId } = paymentIn(await alice.call('timestamp'));
    expect(clientId).toBe('alice');
    await alice.call('get_payment', { paymentId });
    expect(await bob.call('timestamp', { paymentToken: token })).toMatchObject({
      status: 'payment_invalid',
      error: 'payment token is bound to another client',
    });
    expect(await alice.call('timestamp', { paymentToken: token })).toMatchObject({ status: 'ok' });
  });

  it('needs a valid API key if the operator requires one', async () => {
    const admin = await service.asAdmin();
    await service.patch('/api/v1/admin/tools/failing-echo', { api_key_required: true }, admin);
    expect(await anybody.call('failing_echo', noted)).toMatchObject({ status: 'error', error: 'api key required', statusCode: 401 });
    expect((await anybody.tools('all')).find(({ name }) => name === 'failing_echo')?.description).toContain('Needs an API key.');

    await using other = await connectClient(service.url, 'auto', await keyFor(['timestamp'], admin));
    expect(await other.call('failing_echo', noted)).toMatchObject({
      error: 'api key is not allowed to call this service',
      statusCode: 403,
    });
    await using right = await connectClient(service.url, 'auto', await keyFor(['failing-echo'], admin));
    const paymentToken = await payFor(right, 'failing_echo', noted);
    expect(await right.call('failing_echo', { ...noted, paymentToken })).toMatchObject({ status: 'ok' });
    await service.patch('/api/v1/admin/tools/failing-echo', { api_key_required: null }, admin);
  });

  it('with a wrong key is refused before it does anything', async () => {
    await expect(connectClient(service.url, 'legacy', { 'x-api-key': 'fbk_nonsense' })).rejects.toThrow(/api key is not valid|401/);
  });

  it('is slowed down if it only collects prices, and not if it pays', async () => {
    await using limited = await startService({ settings: { FAREBOX_RATE_UNPAID_PER_MINUTE: '4' } });
    await using client = await connectClient(limited.url, 'auto');
    const paymentToken = await payFor(client, 'timestamp');
    for (let left = 3; left > 0; left -= 1) await client.call('timestamp');
    expect(await client.call('timestamp')).toMatchObject({ status: 'error', code: 'rate_limited', retryAfterSeconds: expect.any(Number) });
    expect(await client.call('create_payment', { serviceId: 'timestamp' })).toMatchObject({ code: 'rate_limited' });
    expect(await limited.get('/api/tools/timestamp')).toMatchObject({ status: 429 });
    expect(await client.call('timestamp', { paymentToken })).toMatchObject({ status: 'ok' });
  });
});

async function keyFor(services: readonly string[], admin: RequestHeaders): Promise<RequestHeaders> {
  const created = await service.post('/api/v1/me/api-keys', { name: 'agent', services }, admin);
  return { 'x-api-key': textAt(created.body, 'key') };
}

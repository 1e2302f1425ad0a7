import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';
import { officialClients, payFor, paymentIn, type McpClient } from '../mcp-client.ts';
import { startService, type Service } from '../service.ts';

const uuid = '3f0c8a52-6d1e-4b7a-9c35-7e2f4d8b1a60';
const current = { relative_humidity_2m: 71, temperature_2m: 23.4, time: '2026-11-20T16:00', wind_speed_10m: 12.6 };
/** Simulates Open-Meteo, the UUID source and the backend together. */
const world = { ...current, uuid, current, timezone: 'Asia/Hong_Kong' };

let upstream: LoopbackUpstream;
let service: Service;
beforeAll(async () => {
  upstream = await loopbackUpstream(answering(world));
  service = await startService({
    settings: { FAREBOX_WEATHER_URL: upstream.url, FAREBOX_UUID_SOURCE_URL: upstream.url, FAREBOX_PROXY_BACKEND: upstream.url },
  });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});

/** The input and the expected answer of each tool. */
const sold: Record<string, { input: Record<string, unknown>; data: unknown }> = {
  timestamp: { input: {}, data: { isoTime: expect.stringMatching(/Z$/), unix: expect.any(Number) } },
  word_count: { input: { text: 'two words' }, data: { characters: 9, lines: 1, words: 2 } },
  slugify: { input: { title: 'Hello, World' }, data: { slug: 'hello-world' } },
  random_uuid: { input: {}, data: { uuid } },
  hk_weather: { input: {}, data: { current, timezone: 'Asia/Hong_Kong' } },
  proxy_health: { input: {}, data: expect.objectContaining({ status: 'ok', upstreamStatus: 200 }) },
};

describe.each(officialClients)('over MCP, %s', (name, connect) => {
  let client: McpClient;
  beforeAll(async () => {
    client = await connect(service.url);
  });
  afterAll(() => client[Symbol.asyncDispose]());

  it('negotiates a protocol version', () => {
    expect(client.revision).toBe(name.includes('2026-07-28') ? '2026-07-28' : '2025-11-25');
  });

  it('lists the free tools first, and every published tool where all are wanted, in one page', async () => {
    const names = (await client.tools('all')).map((tool) => tool.name);
    const configured = service.parts.tools.catalog.entries().filter(({ state }) => state.configured);
    const published = configured.map(({ tool }) => tool.id.replaceAll('-', '_'));
    const free = ['search', 'search_tools', 'get_tool', 'call_tool', 'search_assets', 'get_asset', 'fetch_asset'];
    const paying = ['create_payment', 'get_payment', 'pay_payment', 'submit_demand', 'make_pledge', 'list_pledges', 'end_pledge'];
    expect(names).toEqual([...free, ...paying, ...published]);
    expect((await client.tools()).map((tool) => tool.name)).toEqual([...free, ...paying]);
    expect(published.toSorted()).toEqual(Object.keys(sold).toSorted());
  });

  it.each(Object.entries(sold))('refuses, is paid and runs %s, once', async (tool, { input, data }) => {
    const refused = await client.call(tool, input);
    const payment = paymentIn(refused);
    expect(refused).toMatchObject({ isError: true, status: 'payment_required', error: 'payment required', retryWith: 'paymentToken' });
    expect(refused).toMatchObject({ input: { valid: true, issues: [] }, hint: expect.stringContaining('get_payment') });
    expect(payment).toMatchObject({ status: 'pending', serviceId: tool.replaceAll('_', '-'), remainingCalls: 1 });

    expect(await client.call('get_payment', { paymentId: payment.paymentId })).toMatchObject({ status: 'ok', data: { status: 'paid' } });
    const paymentToken = payment.token;
    const called = await client.call(tool, { ...input, paymentToken });
    expect(called).toMatchObject({ isError: false, status: 'ok', data });
    expect(called.meta).toMatchObject({
      'io.github.farebox/payment': { paymentId: payment.paymentId, remainingCalls: 0, replayed: false },
    });

    const again = await client.call(tool, { ...input, paymentToken });
    expect(again).toMatchObject({ isError: true, status: 'payment_invalid', error: 'payment token has no remaining calls' });
    expect(paymentIn(again)).toMatchObject({ status: 'pending', serviceId: payment.serviceId });
    expect(paymentIn(again).paymentId).not.toBe(payment.paymentId);
  });

  it('refuses a token that is unpaid, forged, or paid for another tool, without using its call', async () => {
    const { token } = paymentIn(await client.call('slugify', { title: 'x' }));
    expect(await client.call('slugify', { title: 'x', paymentToken: token })).toMatchObject({
      status: 'payment_invalid',
      error: 'payment is not completed',
    });
    expect(await client.call('slugify', { title: 'x', paymentToken: `${token}x` })).toMatchObject({
      status: 'payment_invalid',
      error: 'payment token is not valid',
    });
    const other = await payFor(client, 'word_count', { text: 'x' });
    expect(await client.call('slugify', { title: 'x', paymentToken: other })).toMatchObject({
      status: 'payment_invalid',
      error: 'payment token is for another service',
    });
    expect(await client.call('word_count', { text: 'x', paymentToken: other })).toMatchObject({ status: 'ok' });
  });

  it('reports invalid arguments before payment, and charges nothing for them afterwards', async () => {
    const refused = await client.call('word_count', { words: 1 });
    expect(refused).toMatchObject({ status: 'payment_required', input: { valid: false } });
    expect(refused).toMatchObject({ input: { issues: expect.arrayContaining([{ path: 'text', message: 'text is required' }]) } });

    const paymentToken = await payFor(client, 'word_count');
    expect(await client.call('word_count', { paymentToken })).toMatchObject({
      isError: true,
      status: 'error',
      error: 'text is required',
      code: 'invalid_input',
      statusCode: 400,
      issues: [{ path: 'text', message: 'text is required' }],
    });
    expect(await client.call('word_count', { text: 'a b', paymentToken })).toMatchObject({ status: 'ok', data: { words: 2 } });
  });

  it('returns the answer to a repeated call without another payment', async () => {
    const paymentToken = await payFor(client, 'timestamp');
    const call = { paymentToken, idempotencyKey: 'one-call' };
    const first = await client.call('timestamp', call);
    const second = await client.call('timestamp', call);
    expect(second.data).toEqual(first.data);
    expect(second.meta).toMatchObject({ 'io.github.farebox/payment': { replayed: true } });
    expect(await client.call('timestamp', { paymentToken, idempotencyKey: 'another' })).toMatchObject({ status: 'payment_invalid' });
  });

  it('answers an unknown tool with the protocol error', async () => {
    await expect(client.call('no_such_tool')).rejects.toMatchObject({ code: -32602, message: expect.stringContaining('no_such_tool') });
  });

  it('finds, describes, pays and calls a tool using only the free tools', async () => {
    const found = await client.call('search_tools', { query: 'count words', limit: 1 });
    expect(found).toMatchObject({
      status: 'ok',
      data: { tools: [{ name: 'word_count', price: { amount: '0.05', amountCents: 5 }, required: ['text'] }] },
    });
    expect(await client.call('get_tool', { id: 'word_count' })).toMatchObject({
      data: { id: 'word-count', inputSchema: { required: ['text'] } },
    });

    const { paymentId, token } = paymentIn(await client.call('create_payment', { serviceId: 'word_count', providerId: 'test' }));
    expect(await client.call('pay_payment', { paymentId, provider: 'test' })).toMatchObject({ status: 'ok', data: { status: 'paid' } });
    const call = { name: 'word_count', arguments: { text: 'one two three' } };
    expect(await client.call('call_tool', call)).toMatchObject({ isError: true, status: 'payment_required' });
    expect(await client.call('call_tool', { ...call, paymentToken: token })).toMatchObject({ isError: false, data: { words: 3 } });
  });

  it('shows the catalog and each descriptor as resources', async () => {
    expect(await client.resources()).toEqual(['farebox://catalog']);
    expect(JSON.parse(await client.read('farebox://catalog'))).toMatchObject({
      schemaVersion: 'farebox.catalog.v1',
      services: expect.any(Array),
    });
    expect(JSON.parse(await client.read('farebox://tools/word_count'))).toMatchObject({ id: 'word-count' });
    await expect(client.read('farebox://tools/none')).rejects.toMatchObject({ code: -32602 });
  });

  it('has prompts that explain how to buy', async () => {
    expect(await client.prompt('buy_a_tool_call', { task: 'count the words' })).toContain('count the words');
    expect(await client.prompt('buy_an_asset', { need: 'rainfall by day' })).toContain('rainfall by day');
    await expect(client.prompt('buy_an_asset', { task: 'x' })).rejects.toMatchObject({ code: -32602 });
    await expect(client.prompt('buy_a_tool_call', {})).rejects.toMatchObject({ code: -32602 });
    await expect(client.prompt('no_such_prompt', {})).rejects.toMatchObject({ code: -32602 });
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatePrivateKey } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { ImportResult } from '@farebox/contract';
import { callA2a } from '../skill-answer.ts';
import { freePort, spawnService } from '../crash/child-service.ts';
import { eachDatabase } from '../databases.ts';
import { loopbackUpstream } from '../loopback-upstream.ts';
import { connectClient } from '../mcp-client.ts';
import { adminLogin, startService, type RequestHeaders, type Service } from '../service.ts';
import { until } from '../until.ts';

const text = 'to be or not to be';
const spendingKey = generatePrivateKey();
const settings = { FAREBOX_SPENDING_KEY: spendingKey, FAREBOX_SPENDING_PER_DAY: '1' };

async function imported(service: Service, url: string, more: object = {}) {
  const answer = await service.post(
    '/api/v1/admin/tools',
    { kind: 'x402', name: 'far', url, publish: true, ...more },
    await service.asAdmin(),
  );
  expect(answer).toMatchObject({ status: 201 });
  return ImportResult.parse(answer.body);
}

const spent = async (service: Service) => (await service.get('/api/v1/admin/upstream-payments', await service.asAdmin())).body;

async function sold(service: Service, tool: string, input: object = {}) {
  const { token } = await service.paid(tool);
  return service.post(`/api/tools/${tool}`, input, { 'x-payment-token': token });
}

interface Scripted {
  /** In atomic units of USDC. */
  amount: string;
  /** Answers a request that has a payment. */
  paid(request: IncomingMessage, response: ServerResponse): void;
}

const base64Of = (said: object) => Buffer.from(JSON.stringify(said)).toString('base64');
const receipt = (said: object) => ({ 'payment-response': base64Of(said) });
const usdcOfBaseSepolia = '0x036CbD53842c5426634e7929541eC2318f3dCF7e';

const offerOf = (amount: string, network = 'eip155:84532') => ({
  scheme: 'exact',
  network,
  amount,
  asset: usdcOfBaseSepolia,
  payTo: `0x${'5'.repeat(40)}`,
  maxTimeoutSeconds: 60,
  extra: { name: 'USDC', version: '2' },
});

/** A server with one resource, which does with payments what a test wants. */
async function scriptedSeller(script: Partial<Scripted> = {}, network = 'eip155:84532') {
  const seller: Scripted = {
    amount: '20000',
    paid: (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', ...receipt({ success: true, transaction: '0xabc' }) })
        .end('{"sky":"clear"}'),
    ...script,
  };
  const signatures: string[] = [];
  const upstream = await loopbackUpstream((request, response) => {
    const signature = request.headers['payment-signature'];
    if (typeof signature === 'string') {
      signatures.push(signature);
      return seller.paid(request, response);
    }
    const demand = {
      x402Version: 2,
      resource: { url: '', description: 'The weather of a city.', mimeType: 'application/json' },
      accepts: [offerOf(seller.amount, network)],
      extensions: {
        bazaar: {
          info: {
            input: { type: 'http', method: 'GET', queryParams: { city: 'Paris' } },
            output: { type: 'json', example: { sky: 'clear' } },
          },
          schema: {
            properties: {
              input: { properties: { queryParams: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] } } },
            },
          },
        },
      },
    };
    response.writeHead(402, { 'payment-required': base64Of(demand) }).end('{}');
  });
  return { ...upstream, url: `${upstream.url}/weather`, seller, signatures };
}

eachDatabase('a tool of another x402 server', (open) => {
  it('is sold with its price and schema, and paid for once by this service', async () => {
    await using far = await startService();
    await using near = await startService({ settings, database: await open() });
    const { tools } = await imported(near, far.url, {
      settings: { rules: [{ skip: true }, { operation: '*/api/tools/word-count', skip: false, price_amount: '0.06' }] },
    });
    expect(tools).toMatchObject([{ id: 'far-word-count', state: 'published', price_amount: '0.06' }]);
    const described = await near.get('/api/catalog/far-word-count');
    expect(described.body).toMatchObject({ inputSchema: { properties: { text: { type: 'string' } }, required: ['text'] } });

    expect(await sold(near, 'far-word-count', { text })).toMatchObject({ status: 200, body: { words: 6 } });
    expect(await spent(near)).toMatchObject({
      items: [{ state: 'settled', amount: '0.05', network: 'eip155:84532', test: true, operation: `${far.url}/api/tools/word-count` }],
      today: { spent: '0.05', max: '1.00' },
    });
    expect(await far.balances()).toMatchObject({ 'test:revenue:tool:word-count': 50_000 });
    expect(await near.balances()).toMatchObject({ 'test:revenue:tool:far-word-count': 60_000 });

    // A fault of the input is found upstream before anything is paid there.
    expect(await sold(near, 'far-word-count', { text, more: 1 })).toMatchObject({ status: 400 });
    expect(await spent(near)).toMatchObject({ today: { spent: '0.05' } });
  });

  it('has the inputs of its description, and costs at least what it costs upstream', async () => {
    await using far = await scriptedSeller();
    await using near = await startService({ settings, database: await open() });
    const { tools } = await imported(near, far.url);
    expect(tools).toMatchObject([{ id: 'far-weather', state: 'published', price_amount: '0.02', description: 'The weather of a city.' }]);
    expect(await sold(near, 'far-weather', { city: 'Lyon' })).toMatchObject({ status: 200, body: { sky: 'clear' } });
    expect(far.requests.at(-1)).toBe('GET /weather?city=Lyon');
    expect(far.signatures).toHaveLength(1);

    const source = '/api/v1/admin/tool-sources/far';
    expect(await near.patch(source, { settings: { price_amount: '0.01' } }, await near.asAdmin())).toMatchObject({ status: 200 });
    expect(await near.post('/api/tools/far-weather', { city: 'Lyon' })).toMatchObject({
      status: 503,
      body: { code: 'tool_not_configured' },
    });
  });

  it('is not paid for above the price of its import, and its buyer gets the money back', async () => {
    await using far = await scriptedSeller();
    await using near = await startService({ settings, database: await open() });
    await imported(near, far.url);
    far.seller.amount = '20001';
    expect(await sold(near, 'far-weather', { city: 'Lyon' })).toMatchObject({ status: 502, body: { code: 'upstream_failed' } });
    expect(far.signatures).toEqual([]);
    expect(await spent(near)).toMatchObject({ items: [], today: { spent: '0.00' } });
    expect(await near.balances()).not.toHaveProperty('test:revenue:tool:far-weather');

    await near.post('/api/v1/admin/tool-sources/far/read', {}, await near.asAdmin());
    expect((await near.get('/api/v1/admin/tools/far-weather', await near.asAdmin())).body).toMatchObject({
      state: 'paused',
      changes: [{ path: 'call.costMicros', before: '20000', after: '20001' }],
    });
  });

  it.each([
    [
      'refused',
      'takes no payment',
      { state: 'refused', transaction: null },
      (response: ServerResponse) => response.writeHead(402).end('{}'),
    ],
    ['unconfirmed', 'breaks after the payment', { state: 'unconfirmed' }, (response: ServerResponse) => response.writeHead(500).end()],
    ['signed', 'hangs up after the payment', { state: 'signed' }, (response: ServerResponse) => response.destroy()],
    [
      'settled',
      'says that it is settled, and breaks',
      { state: 'settled', transaction: '0xabc' },
      (response: ServerResponse) => response.writeHead(502, receipt({ success: true, transaction: '0xabc' })).end(),
    ],
    [
      'signed',
      'redirects after the payment',
      { state: 'signed' },
      (response: ServerResponse) => response.writeHead(302, { location: '/elsewhere' }).end(),
    ],
  ])('counts what was signed as %s if its server %s, signs once, and gives the call back', async (_state, _what, record, paid) => {
    await using far = await scriptedSeller({ paid: (_request, response) => paid(response) });
    await using near = await startService({ settings, database: await open() });
    await imported(near, far.url);
    expect(await sold(near, 'far-weather', { city: 'Lyon' })).toMatchObject({ status: 502 });
    expect(far.signatures).toHaveLength(1);
    expect(await spent(near)).toMatchObject({ items: [record], today: { spent: '0.02' } });
    expect(await near.balances()).not.toHaveProperty('test:revenue:tool:far-weather');
  });

  const refusing = (settled: object) => (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(400, { 'content-type': 'application/json', ...settled }).end('{"error":"no such city"}');

  it.each([
    ['says that it was paid', receipt({ success: true, transaction: '0xabc' })],
    ['does not say', {}],
  ])('charges an input that its server refuses after the payment, if that %s', async (_what, settled) => {
    await using far = await scriptedSeller({ paid: refusing(settled) });
    await using near = await startService({ settings, database: await open() });
    await imported(near, far.url);
    const { token, paymentId } = await near.paid('far-weather');
    const key = { 'x-payment-token': token, 'idempotency-key': 'one' };
    const call = (headers: RequestHeaders = key) => near.post('/api/tools/far-weather', { city: 'Nowhere' }, headers);
    const refused = await call();
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'tool_refused_input',
        error: 'the upstream answered 400: no such city',
        hint: expect.stringContaining('The call was charged'),
        payment: { paymentId, remainingCalls: 0 },
        upstreamStatus: 400,
      },
    });
    expect(refused.headers.get('x-payment-remaining-calls')).toBe('0');
    // A retry gets the same refusal; another call with the token pays nobody.
    const again = await call();
    expect(again).toMatchObject({ status: 422, body: { error: 'the upstream answered 400: no such city' } });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await Promise.all(Array.from({ length: 8 }, () => call({ 'x-payment-token': token })))).toEqual(
      Array.from({ length: 8 }, () => expect.objectContaining({ status: 402 })),
    );
    expect(far.signatures).toHaveLength(1);
    expect(await near.balances()).toMatchObject({ 'test:revenue:tool:far-weather': 20_000 });
    // Buyers pay for it, so it stays for sale.
    for (let at = 0; at < 6; at += 1) expect(await sold(near, 'far-weather', { city: 'Nowhere' })).toMatchObject({ status: 422 });
    expect(await near.balances()).toMatchObject({ 'test:revenue:tool:far-weather': 140_000 });
  });

  it('charges one of many calls at once with one token, and credit, over HTTP and MCP', async () => {
    await using far = await scriptedSeller({ paid: refusing({}) });
    await using near = await startService({ settings, database: await open() });
    await imported(near, far.url);
    const { token } = await near.paid('far-weather');
    const calls = Array.from({ length: 12 }, () => near.post('/api/tools/far-weather', { city: 'Nowhere' }, { 'x-payment-token': token }));
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 402 || status === 409)).toHaveLength(11);
    expect(far.signatures).toHaveLength(1);

    const { apiKey } = await near.customer({ credit: '0.05' });
    await using mcp = await connectClient(near.url, 'auto', apiKey);
    expect(await mcp.call('far_weather', { city: 'Nowhere', pay: 'credit' })).toMatchObject({
      isError: true,
      code: 'tool_refused_input',
      payment: { remainingCalls: 0 },
    });
    expect((await near.get('/api/v1/me/credit', apiKey)).body).toMatchObject({ balance: '0.03' });

    const task = { skill: 'far-weather', input: { city: 'Nowhere' }, pay: 'credit' };
    const message = { messageId: 'm1', role: 'ROLE_USER', parts: [{ data: task }] };
    const { text: told } = await callA2a(near, 'SendMessage', { message }, apiKey);
    expect(told).toContain('TASK_STATE_REJECTED');
    expect(told).toContain('"x402.payment.status":"payment-completed"');
    expect((await near.get('/api/v1/me/credit', apiKey)).body).toMatchObject({ balance: '0.01' });
    // The task as it is read again, from its purchase.
    const taskId = /task_\w+/.exec(told)?.[0] ?? '';
    expect((await callA2a(near, 'GetTask', { id: taskId }, apiKey)).text).toContain('TASK_STATE_REJECTED');
    await near.balances();
  });

  it('is taken from sale after five losses in a row, until an admin puts it back', async () => {
    await using far = await scriptedSeller({ paid: (_request, response) => response.writeHead(500).end() });
    await using near = await startService({ settings, database: await open() });
    await imported(near, far.url);
    const admin = await near.asAdmin();
    const { token } = await near.paid('far-weather');
    const call = () => near.post('/api/tools/far-weather', { city: 'Lyon' }, { 'x-payment-token': token });
    for (let at = 0; at < 5; at += 1) expect(await call()).toMatchObject({ status: 502 });
    const closed = { status: 503, body: { code: 'tool_not_configured' } };
    expect(await call()).toMatchObject(closed);
    expect(await near.post('/api/tools/far-weather', { city: 'Lyon' })).toMatchObject(closed);
    expect(far.signatures).toHaveLength(5);
    expect((await near.get('/api/v1/admin/tools/far-weather', admin)).body).toMatchObject({
      state: 'paused',
      reason: 'its upstream was paid 5 times in a row ($0.10), and no buyer got an answer',
    });
    expect((await near.get('/api/v1/admin/overview', admin)).body).toMatchObject({ tools: { paused: 1 } });
    expect((await near.get('/api/v1/admin/audit?subject_id=far-weather', admin)).body).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          action: 'tool.change',
          details: expect.objectContaining({ paused: true, reason: expect.stringContaining('5 times in a row') }),
        }),
      ]),
    });
    // What changed and came back does not put it on sale; only people do.
    await near.post('/api/v1/admin/tool-sources/far/read', {}, admin);
    expect(await call()).toMatchObject(closed);

    far.seller.paid = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"sky":"clear"}');
    expect(await near.patch('/api/v1/admin/tools/far-weather', { published: true }, admin)).toMatchObject({ status: 200 });
    expect(await call()).toMatchObject({ status: 200, body: { sky: 'clear' } });
    expect(await near.balances()).toMatchObject({ 'test:revenue:tool:far-weather': 20_000 });
  });

  it('loses little to a crowd once it loses', async () => {
    await using far = await scriptedSeller({ paid: (_request, response) => response.writeHead(200).end('no JSON') });
    await using near = await startService({ settings, database: await open() });
    await imported(near, far.url);
    const call = () => sold(near, 'far-weather', { city: 'Lyon' });
    far.seller.paid = (_request, response) => response.writeHead(503).end();
    expect(await call()).toMatchObject({ status: 502 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => call().catch((thrown: unknown) => thrown)));
    expect(answers.length).toBe(20);
    expect(far.signatures.length).toBeLessThanOrEqual(5);
    await near.balances();
  });

  it('is not sold below its cost, nor for nothing, by a price of the operator', async () => {
    await using far = await scriptedSeller();
    await using near = await startService({ settings, database: await open() });
    await imported(near, far.url);
    const admin = await near.asAdmin();
    for (const change of [{ price_amount: '0' }, { price_amount: '0.01' }, { free_per_day: 1 }])
      expect(await near.patch('/api/v1/admin/tools/far-weather', change, admin)).toMatchObject({ status: 400 });
    expect(await near.patch('/api/v1/admin/tools/far-weather', { price_amount: '0.03' }, admin)).toMatchObject({ status: 200 });
  });

  it('is no longer offered when the limit of the day is spent, by all processes together', async () => {
    await using far = await scriptedSeller();
    const database = await open();
    const little = { ...settings, FAREBOX_SPENDING_PER_DAY: '0.05' };
    await using near = await startService({ settings: little, database });
    await imported(near, far.url);
    const tokens = await Promise.all(Array.from({ length: 6 }, () => near.paid('far-weather')));
    const answers = await Promise.all(
      tokens.map(({ token }) => near.post('/api/tools/far-weather', { city: 'Lyon' }, { 'x-payment-token': token })),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(2);
    expect(far.signatures).toHaveLength(2);
    await until('the catalog notices', async () => (await near.post('/api/tools/far-weather', { city: 'Lyon' })).status === 503);
    expect(await spent(near)).toMatchObject({ today: { spent: '0.04', max: '0.05' } });
  });
});

it('counts what was paid although its process was killed before the answer, and gives the call back', async () => {
  let asked = 0;
  await using far = await scriptedSeller({ paid: () => void (asked += 1) });
  const dataDir = await mkdtemp(join(tmpdir(), 'farebox-killed-x402-'));
  const environment = {
    ...settings,
    FAREBOX_DATA_DIR: dataDir,
    FAREBOX_SECRET: 'a secret of this test that is long enough',
    FAREBOX_LOG_LEVEL: 'error',
    FAREBOX_ALLOW_PRIVATE_ADDRESSES: '1',
    FAREBOX_ADMIN_EMAIL: adminLogin.email,
    FAREBOX_ADMIN_PASSWORD: adminLogin.password,
  };
  const start = async () => {
    const child = spawnService(environment, await freePort());
    await child.ready();
    const json = async (method: string, path: string, body?: object, headers: RequestHeaders = {}) =>
      JSON.parse((await child.http.send(method, path, { ...(body === undefined ? {} : { json: body }), headers })).text);
    const { token } = await json('POST', '/api/v1/auth/login', adminLogin);
    return { child, json, admin: { authorization: `Bearer ${token}` } };
  };
  const first = await start();
  try {
    await first.json('POST', '/api/v1/admin/tools', { kind: 'x402', name: 'far', url: far.url, publish: true }, first.admin);
    const { paymentId, token } = await first.json('POST', '/api/payments', { serviceId: 'far-weather', providerId: 'test' });
    await first.json('GET', `/api/payments/${paymentId}`);
    const call = { json: { city: 'Lyon' }, headers: { 'x-payment-token': token } };
    const lost = first.child.http.send('POST', '/api/tools/far-weather', call).catch(() => null);
    await until('the upstream has the signature', async () => asked === 1);
    await first.child.kill();
    expect((await lost)?.status).not.toBe(200);
    far.seller.paid = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"sky":"clear"}');
    const second = await start();
    try {
      expect(await second.json('GET', '/api/v1/admin/upstream-payments', undefined, second.admin)).toMatchObject({
        items: [{ state: 'signed', amount: '0.02' }],
        today: { spent: '0.02' },
      });
      await until(
        'the call is given back',
        async () => (await second.child.http.send('POST', '/api/tools/far-weather', call)).status === 200,
      );
      expect(far.signatures).toHaveLength(2);
    } finally {
      await second.child.kill();
    }
  } finally {
    await first.child.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});

it('needs a wallet, and pays no real money while buyers pay with test money', async () => {
  await using far = await scriptedSeller();
  await using poor = await startService();
  const { tools } = await imported(poor, far.url);
  expect(tools).toMatchObject([{ state: 'draft', reason: expect.stringContaining('FAREBOX_SPENDING_KEY') }]);

  await using real = await scriptedSeller({}, 'eip155:8453');
  await using near = await startService({ settings });
  expect(await imported(near, real.url)).toMatchObject({
    tools: [{ state: 'refused', reason: expect.stringContaining('that is real money, and this service pays test money') }],
  });
});

it('is listed with the reason if it cannot be sold, and a busy server does not make what is sold disappear', async () => {
  let isBusy = false;
  await using far = await loopbackUpstream((request, response) => {
    const list = {
      x402Version: 1,
      resources: [
        `http://${request.headers.host}/free`,
        { url: `http://${request.headers.host}/busy`, description: 'More of it' },
        'nonsense',
      ],
    };
    if (request.url === '/.well-known/x402') response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
    else response.writeHead(request.url === '/busy' && isBusy ? 503 : 404).end();
  });
  await using near = await startService({ settings });
  const admin = await near.asAdmin();
  isBusy = true;
  const dry = await near.post('/api/v1/admin/tools', { kind: 'x402', url: far.url, dry_run: true }, admin);
  expect(dry).toMatchObject({
    status: 200,
    body: {
      tools: [
        { state: 'refused', reason: 'it asks for no payment of x402' },
        { description: 'More of it', reason: expect.stringContaining('answers with status 503') },
        { reason: 'its address is not valid' },
      ],
    },
  });
  expect(await near.post('/api/v1/admin/tools', { kind: 'x402', url: `${far.url}/free`, dry_run: true }, admin)).toMatchObject({
    status: 400,
  });
});

it('lists what asks for payments that are not made, each with the reason, and sells the rest', async () => {
  const solana = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
  const offers: Readonly<Record<string, object[]>> = {
    '/metered': [{ ...offerOf('20000'), scheme: 'upto' }],
    '/solana': [{ ...offerOf('20000', solana), asset: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU' }],
    '/other-token': [{ ...offerOf('20000'), asset: `0x${'7'.repeat(40)}` }],
    '/unknown-network': [offerOf('20000', 'eip155:99999')],
    '/either': [offerOf('20000', solana), { ...offerOf('20000'), scheme: 'upto' }, offerOf('30000')],
    '/nothing': [],
  };
  const mpp = `Payment id="abc", realm="far", method="tempo", intent="charge", request="${base64Of({ amount: '1' })}"`;
  await using far = await loopbackUpstream((request, response) => {
    const path = request.url ?? '';
    const found = offers[path];
    if (path === '/.well-known/x402') {
      const resources = [...Object.keys(offers), '/mpp'].map((each) => `http://${request.headers.host}${each}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ resources }));
    } else if (path === '/mpp') response.writeHead(402, { 'www-authenticate': mpp }).end();
    else if (found === undefined) response.writeHead(404).end();
    else response.writeHead(402, { 'payment-required': base64Of({ x402Version: 2, resource: {}, accepts: found }) }).end();
  });
  await using near = await startService({ settings });
  const dry = async (url: string) =>
    ImportResult.parse((await near.post('/api/v1/admin/tools', { kind: 'x402', url, dry_run: true }, await near.asAdmin())).body).tools;
  const tools = await dry(far.url);
  expect(Object.fromEntries(tools.map(({ operation, state, reason }) => [new URL(operation).pathname, reason ?? state]))).toEqual({
    '/metered': 'not supported: upto on eip155:84532: only the scheme exact is paid',
    '/solana': `not supported: exact on ${solana}: only networks of EVM are paid, not Solana`,
    '/other-token': `not supported: exact on eip155:84532: the token 0x${'7'.repeat(40)} is not USDC`,
    '/unknown-network': 'not supported: exact on eip155:99999: no USDC of that network is known',
    '/either': 'draft',
    '/nothing': 'not supported: it names no offer that can be read',
    '/mpp': 'not supported: MPP (tempo, charge): only x402 is paid',
  });
  expect(tools.find(({ operation }) => operation.endsWith('/either'))).toMatchObject({ price_amount: '0.03' });
  expect(await dry(`${far.url}/mpp`)).toMatchObject([{ state: 'refused', reason: expect.stringContaining('MPP (tempo, charge)') }]);
});

/** A server whose list has so many resources, each with its offer, and pages of at most three. */
async function listOf(count: number, { said = count, broken = -1 }: { said?: number; broken?: number } = {}) {
  const upstream = await loopbackUpstream((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', upstream.url);
    if (pathname !== '/discovery/resources') return response.writeHead(404).end();
    const offset = Number(searchParams.get('offset') ?? 0);
    if (offset === broken) return response.writeHead(503).end();
    const items = Array.from({ length: Math.max(0, Math.min(3, count - offset)) }, (_, index) => ({
      resource: `${upstream.url}/city/${offset + index}`,
      accepts: [offerOf('20000')],
    }));
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(JSON.stringify({ items, pagination: { limit: 3, offset, total: said } }));
  });
  return upstream;
}

describe('a list of resources', () => {
  const importOf = async (service: Service, url: string) =>
    service.post('/api/v1/admin/tools', { kind: 'x402', name: 'far', url, dry_run: true }, await service.asAdmin());
  const countOf = async (service: Service, url: string) => ImportResult.parse((await importOf(service, url)).body).tools.length;

  it('is read page by page; one page alone where the address names it; never without end', async () => {
    await using near = await startService({ settings });
    await using far = await listOf(8);
    expect(await countOf(near, far.url)).toBe(8);
    expect(far.requests.filter((request) => request.includes('/discovery/'))).toEqual(
      ['', '&offset=3', '&offset=6'].map((offset) => `GET /discovery/resources?limit=100${offset}`),
    );
    expect(await countOf(near, `${far.url}/discovery/resources`)).toBe(8);
    expect(await countOf(near, `${far.url}/discovery/resources?offset=3`)).toBe(3);
    await using boasting = await listOf(4, { said: 1_000_000 });
    expect(await countOf(near, boasting.url)).toBe(4);
  });

  it('is refused where a page cannot be read, and beyond a thousand resources', async () => {
    await using near = await startService({ settings });
    await using failing = await listOf(8, { broken: 3 });
    expect(await importOf(near, failing.url)).toMatchObject({ status: 502, body: { code: 'upstream_failed' } });
    await using long = await listOf(1001);
    expect(await importOf(near, long.url)).toMatchObject({ status: 400, body: { issues: [{ path: 'url' }] } });
  });
});

it('takes any object where neither its 402 nor the list of its server describes a request', async () => {
  const offers = { accepts: [offerOf('10000')], x402Version: 2 };
  const bodies: string[] = [];
  await using far = await loopbackUpstream((request, response) => {
    const isPaid = request.headers['payment-signature'] !== undefined;
    request.on('data', (chunk: Buffer) => (isPaid ? bodies.push(chunk.toString()) : null));
    if (request.method !== 'POST') response.writeHead(405).end();
    else if (isPaid) response.writeHead(200, { 'content-type': 'text/plain' }).end('done');
    else response.writeHead(402, { 'payment-required': base64Of(offers) }).end();
  });
  await using near = await startService({ settings });
  const { tools } = await imported(near, `${far.url}/v1/mail`);
  expect(tools).toMatchObject([{ id: 'far-mail', state: 'published', cost_amount: '0.01' }]);
  expect(await sold(near, 'far-mail', { body: { to: 'ada' } })).toMatchObject({ status: 200, body: { result: 'done' } });
  expect(bodies).toEqual(['{"to":"ada"}']);
});

it('is not one of this service itself', async () => {
  await using near = await startService({ settings });
  const own = await near.post(
    '/api/v1/admin/tools',
    { kind: 'x402', url: `${near.url}/api/tools/word-count`, dry_run: true },
    await near.asAdmin(),
  );
  expect(own).toMatchObject({ status: 200, body: { tools: [{ state: 'refused', reason: 'its address is one of this service' }] } });
});

it('never shows the key that pays', async () => {
  await using near = await startService({ settings });
  const shown = await near.get('/api/v1/admin/settings', await near.asAdmin());
  expect(shown).toMatchObject({ status: 200 });
  expect(shown.text).not.toContain(spendingKey.slice(2, 20));
  expect(shown.text).toContain('FAREBOX_SPENDING_KEY');
});

import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countedTool, gate } from '../counted-tool.ts';
import { connectClient } from '../mcp-client.ts';
import { rawRequest } from '../raw-http.ts';
import { startService, tally, type Service } from '../service.ts';
import { until } from '../until.ts';
import { movedBy, newWallet, signedFor, version2 } from '../wallet.ts';

const slow = '/api/tools/slow-echo';
const note = { note: 'a' };

describe('calls of a tool that is slow', () => {
  let door = gate();
  let service: Service;
  const counter = countedTool({ id: 'slow-echo', maxLatencyMs: 60_000, work: async () => door.wait() });
  const free = countedTool({ id: 'free-echo', priceCents: 0, maxLatencyMs: 60_000, work: async () => door.wait() });
  beforeAll(async () => {
    service = await startService({
      extraTools: [counter.tool, free.tool],
      settings: { FAREBOX_CALLS_PER_TOOL: '2', FAREBOX_CALLS_WAITING: '1', FAREBOX_CALL_WAIT_SECONDS: '60' },
    });
  });
  afterAll(() => service[Symbol.asyncDispose]());
  beforeEach(() => {
    door = gate();
  });

  /** Two calls that run and one that waits. */
  async function crowd() {
    const tokens = await Promise.all([0, 1, 2].map(() => service.paid('slow-echo')));
    const calls = tokens.map(({ token }) => service.post(slow, note, { 'x-payment-token': token }));
    await until('all places are taken', async () => {
      const { text } = await service.get('/metrics');
      return /^farebox_calls_running 2$/m.test(text) && /^farebox_calls_waiting 1$/m.test(text);
    });
    return calls;
  }

  it('are bounded, and the others get an error before a token is used', async () => {
    const before = counter.runCount();
    const calls = await crowd();
    const { token, paymentId } = await service.paid('slow-echo');
    const refused = await service.post(slow, note, { 'x-payment-token': token });
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable', hint: expect.stringContaining('Nothing was charged') } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await service.payment(paymentId)).toMatchObject({ status: 'paid', usedCalls: 0 });
    expect(counter.runCount()).toBe(before + 2);
    door.open();
    expect(tally(await Promise.all(calls))).toEqual({ 200: 3 });
    expect(await service.post(slow, note, { 'x-payment-token': token })).toMatchObject({ status: 200 });
    await service.balances();
  });

  it('need no place for an answer that was given before, by token or signature', async () => {
    const { token } = await service.paid('slow-echo');
    const byToken = { 'x-payment-token': token, 'idempotency-key': 'once' };
    const signed = version2(await signedFor(newWallet(), service, slow, note));
    door.open();
    const first = [await service.post(slow, note, byToken), await service.post(slow, note, signed)];
    expect(tally(first)).toEqual({ 200: 2 });
    door = gate();
    const calls = await crowd();
    const again = [await service.post(slow, note, byToken), await service.post(slow, note, signed)];
    expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
    door.open();
    await Promise.all(calls);
  });

  it('reserve no credit', async () => {
    const { apiKey, login } = await service.customer({ credit: '1.00' });
    const byCredit = { ...apiKey, 'x-payment-provider': 'credit' };
    const calls = await crowd();
    expect(await service.post(slow, note, byCredit)).toMatchObject({ status: 503 });
    expect(await service.get('/api/v1/me/credit', login)).toMatchObject({ body: { balance: '1.00' } });
    door.open();
    await Promise.all(calls);
    expect(await service.post(slow, note, byCredit)).toMatchObject({ status: 200 });
  });

  it('settle no signature', async () => {
    const wallet = newWallet();
    const signed = version2(await signedFor(wallet, service, slow, note));
    const calls = await crowd();
    expect(await service.post(slow, note, signed)).toMatchObject({ status: 503 });
    expect(await movedBy(service, wallet)).toEqual([]);
    door.open();
    await Promise.all(calls);
    expect(await service.post(slow, note, signed)).toMatchObject({ status: 200 });
    expect(await movedBy(service, wallet)).toEqual([50_000]);
  });

  it('are bounded over MCP too', async () => {
    const calls = await crowd();
    const { token } = await service.paid('slow-echo');
    await using client = await connectClient(service.url, 'auto');
    const refused = await client.call('slow_echo', { ...note, paymentToken: token });
    expect(refused).toMatchObject({ status: 'error', error: expect.stringContaining('too many calls') });
    door.open();
    await Promise.all(calls);
    expect(await client.call('slow_echo', { ...note, paymentToken: token })).toMatchObject({ status: 'ok' });
  });

  it('are bounded where they are free', async () => {
    const calls = Array.from({ length: 3 }, () => service.post('/api/tools/free-echo', note));
    await until('all places are taken', () => door.waiting() === 2);
    expect(await service.post('/api/tools/free-echo', note)).toMatchObject({ status: 503 });
    door.open();
    expect(tally(await Promise.all(calls))).toEqual({ 200: 3 });
  });

  it('do not wait with a token that was used, and once with each', async () => {
    const { token: used } = await service.paid('slow-echo');
    door.open();
    expect(await service.post(slow, note, { 'x-payment-token': used })).toMatchObject({ status: 200 });
    door = gate();
    const [first, second] = await Promise.all([service.paid('slow-echo'), service.paid('slow-echo')]);
    const calls = [first, second].map(({ token }) => service.post(slow, note, { 'x-payment-token': token }));
    await until('all places are taken', () => door.waiting() === 2);
    // The place in the queue is still free.
    expect(await service.post(slow, note, { 'x-payment-token': used })).toMatchObject({ status: 402 });
    const { token } = await service.paid('slow-echo');
    const waiting = service.post(slow, note, { 'x-payment-token': token });
    await until('it waits', async () => /^farebox_calls_waiting 1$/m.test((await service.get('/metrics')).text));
    expect(await service.post(slow, note, { 'x-payment-token': token })).toMatchObject({
      status: 409,
      body: { code: 'payment_in_flight' },
    });
    door.open();
    expect(tally(await Promise.all([...calls, waiting]))).toEqual({ 200: 3 });
  });
});

describe('a service without memory to spare', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({ extraTools: [countedTool().tool] });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it('refuses unpaid work with 503 and Retry-After, and goes on with what is paid', async () => {
    const { token } = await service.paid('counted-echo');
    await using full = await startService({ settings: { FAREBOX_MEMORY_MAX_MB: '1' }, extraTools: [countedTool().tool] });
    for (const refused of [
      await full.post('/api/tools/counted-echo', note),
      await full.get('/api/v1/assets/search?q=rain'),
      await full.post('/api/v1/assets/fetch', { asset_id: 'ast_1' }),
      await full.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, { accept: 'application/json, text/event-stream' }),
    ]) {
      expect(refused, refused.text).toMatchObject({ status: 503 });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await full.get('/healthz')).toMatchObject({ status: 200 });
    expect((await full.get('/metrics')).text).toMatch(/^farebox_shed_requests_total\{reason="memory"\} 4$/m);
    // The token is of another service with the same secret: it is looked at, so the request was let in.
    expect(await full.post('/api/tools/counted-echo', note, { 'x-payment-token': token })).toMatchObject({ status: 402 });
    expect(await service.post('/api/tools/counted-echo', note, { 'x-payment-token': token })).toMatchObject({ status: 200 });
  });
});

describe('a flood of unpaid requests', () => {
  const unpaid = 400;

  it('does not keep a paid call waiting that comes after it', async () => {
    await using service = await startService({ extraTools: [countedTool({ runs: 'here' }).tool] });
    const { token } = await service.paid('counted-echo');
    const port = Number(new URL(service.url).port);
    const order: string[] = [];
    const body = JSON.stringify(note);
    const request = (headers: readonly string[]) =>
      rawRequest(
        'POST /api/tools/counted-echo HTTP/1.1',
        ['Content-Type: application/json', `Content-Length: ${body.length}`, ...headers],
        body,
      );
    /** A connection that the server has accepted: it accepts one in each turn of the loop. */
    const open = (name: string) =>
      new Promise<{ send: (text: string) => void; answered: Promise<void> }>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(rawRequest('GET /healthz HTTP/1.1')));
        socket.once('data', () => {
          const answered = new Promise<void>((done) => {
            socket.once('data', (bytes) => {
              order.push(`${name} ${bytes.toString('latin1', 9, 12)}`);
              socket.destroy();
              done();
            });
          });
          resolve({ send: (text) => void socket.write(text), answered });
        });
      });
    const strangers = await Promise.all(Array.from({ length: unpaid }, () => open('unpaid')));
    const buyer = await open('paid');
    for (const stranger of strangers) stranger.send(request([]));
    buyer.send(request([`X-Payment-Token: ${token}`]));
    await Promise.all([buyer, ...strangers].map(({ answered }) => answered));
    // A machine that is busy with much else sheds some of them.
    expect(order.filter((each) => /^unpaid (?:402|503)$/.test(each))).toHaveLength(unpaid);
    expect(order.indexOf('paid 200')).toBeGreaterThanOrEqual(0);
    expect(order.indexOf('paid 200')).toBeLessThan(unpaid / 2);
  });

  it('that only says it pays loses its precedence', async () => {
    await using service = await startService({ settings: { FAREBOX_UNPAID_WAITING: '0', FAREBOX_MEMORY_MAX_MB: '1' } });
    const invented = { 'x-payment-token': 'tok_invented' };
    for (let tried = 0; tried < 20; tried += 1) {
      expect((await service.post('/api/tools/word-count', { text: 'a' }, invented)).status).toBeLessThan(500);
    }
    // From now on it waits like an unpaid one, which this service refuses.
    await until('it counts as unpaid', async () => (await service.post('/api/tools/word-count', { text: 'a' }, invented)).status === 503);
  });
});

it('purchases are bounded before a payment is looked at, while prices are still told', async () => {
  const door = gate();
  const { tool } = countedTool({ maxLatencyMs: 60_000, work: async () => door.wait() });
  await using service = await startService({ extraTools: [tool], settings: { FAREBOX_PAID_REQUESTS: '1' } });
  const [first, second] = await Promise.all([service.paid('counted-echo'), service.paid('counted-echo')]);
  const running = service.post('/api/tools/counted-echo', note, { 'x-payment-token': first.token });
  await until('it runs', () => door.waiting() === 1);
  expect(await service.post('/api/tools/counted-echo', note, { 'x-payment-token': second.token })).toMatchObject({ status: 503 });
  expect(await service.post('/api/tools/counted-echo', note)).toMatchObject({ status: 402 });
  door.open();
  expect(await running).toMatchObject({ status: 200 });
  expect(await service.post('/api/tools/counted-echo', note, { 'x-payment-token': second.token })).toMatchObject({ status: 200 });
});

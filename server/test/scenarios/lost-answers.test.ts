import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countedTool, gate } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { startService, type Service } from '../service.ts';
import { until } from '../until.ts';

eachDatabase('a paid call whose client goes away', (open) => {
  let door = gate();
  const slow = countedTool({ id: 'slow-echo', work: () => door.wait() });
  let service: Service;
  beforeAll(async () => {
    service = await startService({ database: await open(), extraTools: [slow.tool] });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const path = '/api/tools/slow-echo';
  const call = (token: string, note: string) => service.post(path, { note }, { 'x-payment-token': token });
  const usedUp = { status: 402, body: { error: 'payment token has no remaining calls' } };

  interface Sent {
    path: string;
    body: object;
    headers: Readonly<Record<string, string>>;
  }
  const overHttp = (token: string, note: string): Sent => ({ path, body: { note }, headers: { 'X-Payment-Token': token } });
  const overMcp =
    (accept: string) =>
    (token: string, note: string): Sent => {
      const params = { name: 'slow_echo', arguments: { note, paymentToken: token } };
      return { path: '/mcp', body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, headers: { Accept: accept } };
    };
  const overA2a =
    (method: string) =>
    (token: string, note: string): Sent => {
      const data = { skill: 'slow-echo', input: { note, paymentToken: token } };
      const message = { messageId: crypto.randomUUID(), role: 'ROLE_USER', parts: [{ data }] };
      return { path: '/a2a', body: { jsonrpc: '2.0', id: 1, method, params: { message } }, headers: {} };
    };

  /** Sends the call with a declared length or in chunks, and goes away while it runs. */
  async function leave({ path: at, body: members, headers }: Sent, { isChunked = false }: { isChunked?: boolean } = {}): Promise<void> {
    door = gate();
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    const body = JSON.stringify(members);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`;
    const sent = isChunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body;
    const head = [`POST ${at} HTTP/1.1`, `Host: ${hostname}`, ...lines, 'Content-Type: application/json', length];
    socket.write(`${head.join('\r\n')}\r\n\r\n${sent}`);
    await until('the call runs', () => door.waiting() === 1);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.destroy();
    await closed;
  }

  const lostAnswer = (paymentId: string) =>
    service.parts.database.read.selectFrom('purchases').select('failure').where('payment_id', '=', paymentId).executeTakeFirst();

  it.each([{ isChunked: false }, { isChunked: true }])('is answered once more, and runs once: %o', async (how) => {
    const runs = slow.runCount();
    const { token, paymentId } = await service.paid('slow-echo');
    await leave(overHttp(token, 'hello'), how);
    door.open();
    await until('the loss is noted', async () => (await lostAnswer(paymentId))?.failure === 'undelivered');

    // Another request is another call.
    expect(await call(token, 'other')).toMatchObject(usedUp);
    const again = await call(token, 'hello');
    expect(again).toMatchObject({ status: 200, body: { note: 'hello', run: runs + 1 } });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await call(token, 'hello')).toMatchObject(usedUp);
    expect(slow.runCount()).toBe(runs + 1);
    expect((await service.payment(paymentId)).status).toBe('paid');
    await service.balances();
  });

  it('is not answered once more where its answer was delivered', async () => {
    door = gate();
    door.open();
    const { token } = await service.paid('slow-echo');
    expect(await call(token, 'delivered')).toMatchObject({ status: 200 });
    expect(await call(token, 'delivered')).toMatchObject(usedUp);
  });

  it('gets the answer in one of many repeated requests', async () => {
    const { token, paymentId } = await service.paid('slow-echo');
    await leave(overHttp(token, 'many'));
    door.open();
    await until('the loss is noted', async () => (await lostAnswer(paymentId))?.failure === 'undelivered');
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(token, 'many')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['MCP, as JSON', overMcp('application/json')],
    ['MCP, as a stream', overMcp('application/json, text/event-stream')],
    ['A2A', overA2a('SendMessage')],
    ['A2A, as a stream', overA2a('SendStreamingMessage')],
  ])('is answered once more over %s', async (_surface, sent) => {
    const runs = slow.runCount();
    const { token, paymentId } = await service.paid('slow-echo');
    await leave(sent(token, 'hello'));
    door.open();
    await until('the loss is noted', async () => (await lostAnswer(paymentId))?.failure === 'undelivered');

    const again = async (note: string) => {
      const { path: at, body, headers } = sent(token, note);
      return (await service.post(at, body, headers)).text;
    };
    expect(await again('other')).toContain('no remaining calls');
    const answer = await again('hello');
    expect(answer).toContain(`"run":${runs + 1}`);
    expect(answer).toContain('"replayed":true');
    expect(await again('hello')).toContain('no remaining calls');
    expect(slow.runCount()).toBe(runs + 1);
    await service.balances();
  });

  it('over MCP is answered once more where the call was cancelled too late to be refunded', async () => {
    const { token, paymentId } = await service.paid('slow-echo');
    door = gate();
    const { path: at, body, headers } = overMcp('application/json')(token, 'cancelled');
    const asked = service.post(at, { ...body, id: 77 }, headers);
    await until('the call runs', () => door.waiting() === 1);
    await service.post(at, { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 77 } }, headers);
    door.open();
    await asked.catch(() => undefined);
    await until('the loss is noted', async () => (await lostAnswer(paymentId))?.failure === 'undelivered');
    expect((await service.post(at, body, headers)).text).toContain('"replayed":true');
  });

  it('over A2A is no loss where the client did not wait for it', async () => {
    const { token, paymentId } = await service.paid('slow-echo');
    door = gate();
    door.open();
    const { path: at, body } = overA2a('SendMessage')(token, 'later');
    const params = {
      message: {
        messageId: 'm',
        role: 'ROLE_USER',
        parts: [{ data: { skill: 'slow-echo', input: { note: 'later', paymentToken: token } } }],
      },
    };
    const begun = await service.post(
      at,
      { ...body, params: { ...params, configuration: { returnImmediately: true } } },
      { 'a2a-version': '1.0' },
    );
    const id = /task_[0-9A-Z]{26}/.exec(begun.text)?.[0] ?? expect.fail(begun.text);
    const read = async () =>
      (await service.post(at, { jsonrpc: '2.0', id: 2, method: 'GetTask', params: { id } }, { 'a2a-version': '1.0' })).text;
    await until('the task is done', async () => (await read()).includes('COMPLETED'));
    expect((await lostAnswer(paymentId))?.failure).toBeNull();
  });
});

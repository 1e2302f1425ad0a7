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

  /** Sends the call with a declared length or in chunks, and goes away while it runs. */
  async function leave(token: string, note: string, { isChunked }: { isChunked: boolean }): Promise<void> {
    door = gate();
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    const body = JSON.stringify({ note });
    const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`;
    const sent = isChunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body;
    const head = [`POST ${path} HTTP/1.1`, 'Host: farebox.test', `X-Payment-Token: ${token}`, 'Content-Type: application/json', length];
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
    await leave(token, 'hello', how);
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
    await leave(token, 'many', { isChunked: false });
    door.open();
    await until('the loss is noted', async () => (await lostAnswer(paymentId))?.failure === 'undelivered');
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(token, 'many')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PaymentBody } from '@farebox/contract';
import { gate } from '../counted-tool.ts';
import { freePort, spawnService } from '../crash/child-service.ts';
import { loopbackUpstream } from '../loopback-upstream.ts';
import { until } from '../until.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'farebox-pushes-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const uuid = '3f0c8a52-6d1e-4b7a-9c35-7e2f4d8b1a60';

/** What `random-uuid` asks: it answers the probe at once, and calls when the gate opens. */
async function slowSource() {
  const door = gate();
  let asked = 0;
  const upstream = await loopbackUpstream((_request, response) => {
    asked += 1;
    const answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ uuid }));
    if (asked === 1) answer();
    else void door.wait().then(answer);
  });
  return { door, upstream, probed: () => asked >= 1 };
}

/** A receiver of notifications that is down until it is opened. */
async function receiver() {
  const received: Array<{ headers: IncomingHttpHeaders; body: string }> = [];
  let isOpen = false;
  const upstream = await loopbackUpstream((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      if (isOpen) received.push({ headers: request.headers, body });
      response.writeHead(isOpen ? 204 : 503).end();
    });
  });
  return { received, upstream, open: () => void (isOpen = true) };
}

async function start(sourceUrl: string) {
  const settings = { FAREBOX_DATA_DIR: dataDir, FAREBOX_WEATHER_URL: 'http://127.0.0.1:9', FAREBOX_UUID_SOURCE_URL: sourceUrl };
  const child = spawnService({ ...settings, FAREBOX_ALLOW_PRIVATE_ADDRESSES: '1' }, await freePort());
  await child.ready();
  return child;
}

type Child = Awaited<ReturnType<typeof start>>;

async function paid({ http }: Child, serviceId: string): Promise<PaymentBody> {
  const created = await http.send('POST', '/api/payments', { json: { serviceId } });
  return paymentOf({ http }, PaymentBody.parse(JSON.parse(created.text)).paymentId);
}

async function paymentOf({ http }: Pick<Child, 'http'>, paymentId: string): Promise<PaymentBody> {
  return PaymentBody.parse(JSON.parse((await http.send('GET', `/api/payments/${paymentId}`)).text));
}

const Answered = z.union([z.object({ error: z.object({ message: z.string() }) }), z.object({ result: z.unknown() })]);

async function rpc({ url }: Child, method: string, params: unknown): Promise<unknown> {
  const answer = await fetch(`${url}/a2a`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const said = Answered.parse(await answer.json());
  if ('error' in said) throw new Error(said.error.message);
  return said.result;
}

const Sent = z.object({ task: z.object({ id: z.string(), status: z.object({ state: z.string() }) }) });

const messageOf = (skill: string, token: string) => ({
  messageId: crypto.randomUUID(),
  role: 'ROLE_USER',
  parts: [{ data: { skill, input: skill === 'word-count' ? { text: 'to be or not to be' } : {}, paymentToken: token } }],
});

describe('the notifications of a paid task, after kill -9', () => {
  it('are sent where the process died in the middle of the work', async () => {
    const [{ door, upstream, probed }, told] = [await slowSource(), await receiver()];
    await using _ = upstream;
    await using __ = told.upstream;
    const before = await start(upstream.url);
    await until('the health probe has asked', probed);
    const payment = await paid(before, 'random-uuid');
    const message = messageOf('random-uuid', payment.token ?? '');
    const taskPushNotificationConfig = { id: 'mine', url: told.upstream.url, token: 'only we know it' };
    const configuration = { returnImmediately: true, taskPushNotificationConfig };
    const { task } = Sent.parse(await rpc(before, 'SendMessage', { message, configuration }));
    expect(task.status.state).toBe('TASK_STATE_WORKING');
    await until('the call runs', () => door.waiting() === 1);
    await before.kill();
    told.open();

    const after = await start(upstream.url);
    await until('the notification', () => told.received.length > 0);
    const [notification] = told.received;
    expect(notification?.headers).toMatchObject({ 'x-a2a-notification-token': 'only we know it', 'content-type': 'application/a2a+json' });
    expect(JSON.parse(notification?.body ?? '')).toMatchObject({
      statusUpdate: { taskId: task.id, status: { state: 'TASK_STATE_FAILED' } },
    });
    expect(await paymentOf(after, payment.paymentId)).toMatchObject({ remainingCalls: 1 });
    expect(await rpc(after, 'ListTaskPushNotificationConfigs', { taskId: task.id })).toEqual({});
    const late = rpc(after, 'CreateTaskPushNotificationConfig', { taskId: task.id, id: 'late', url: told.upstream.url });
    await expect(late).rejects.toThrow('the task has ended');
    expect(await after.stop()).toBe(0);
    expect(told.received).toHaveLength(1);
  });

  it('are sent where it died before its receiver took them, without any request after the start', async () => {
    const told = await receiver();
    await using _ = told.upstream;
    const before = await start('http://127.0.0.1:9');
    const { token } = await paid(before, 'word-count');
    const message = messageOf('word-count', token ?? '');
    const configuration = {
      taskPushNotificationConfig: { url: told.upstream.url, authentication: { scheme: 'Bearer', credentials: 'ours' } },
    };
    const { task } = Sent.parse(await rpc(before, 'SendMessage', { message, configuration }));
    expect(task.status.state).toBe('TASK_STATE_COMPLETED');
    await before.kill();
    told.open();

    const after = await start('http://127.0.0.1:9');
    await until('the notification', () => told.received.length > 0);
    expect(told.received[0]?.headers).toMatchObject({ authorization: 'Bearer ours', 'content-type': 'application/a2a+json' });
    expect(JSON.parse(told.received[0]?.body ?? '')).toMatchObject({
      statusUpdate: { taskId: task.id, status: { state: 'TASK_STATE_COMPLETED' } },
    });
    expect(told.received[0]?.body).not.toContain('words');
    expect(await after.stop()).toBe(0);
  });
});

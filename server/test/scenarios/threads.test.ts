import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { PaymentBody } from '@farebox/contract';
import { freePort, spawnService } from '../crash/child-service.ts';
import { newStore } from '../crash/stores.ts';
import { postgresUrl } from '../databases/postgres.ts';
import { until } from '../until.ts';

const perMinute = 300;
const connections = 12;

/** A service that may serve with two threads, and clients that keep their connections. */
async function startWithThreads(settings: Readonly<Record<string, string>> = {}, preload: string | null = null) {
  const store = await newStore(postgresUrl ?? null);
  const port = await freePort();
  const child = spawnService(
    {
      ...store.settings,
      FAREBOX_SECRET: 'x'.repeat(40),
      FAREBOX_DATA_DIR: store.dataDir,
      FAREBOX_THREADS: '2',
      FAREBOX_PROBE_SECONDS: '0',
      FAREBOX_DRAIN_SECONDS: '0',
      ...settings,
    },
    port,
    preload,
  );
  await child.ready();
  const agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const ask = (agent: Agent | undefined, method: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      const asked = request({ port, agent, method, path, headers: { 'content-type': 'application/json', ...headers } }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      });
      asked.once('error', reject).end(method === 'POST' ? '{"text":"a"}' : undefined);
    });
  const metrics = async () => (await child.http.send('GET', '/metrics')).text;
  return {
    child,
    agents,
    ask,
    metrics,
    /** Asks for what costs nothing until another thread serves, and knows that the first does. */
    async busy(): Promise<void> {
      let isOver = false;
      const load = agents.map(async (agent) => {
        while (!isOver) await ask(agent, 'GET', '/healthz').catch(() => undefined);
      });
      await until('both threads serve', async () => /^farebox_replicas\{thread="1"\} 2$/m.test(await metrics()), { withinMs: 60_000 });
      await until('the first knows', async () => /^farebox_replicas\{thread="0"\} 2$/m.test(await metrics()), { withinMs: 30_000 });
      isOver = true;
      await Promise.all(load);
    },
    async [Symbol.asyncDispose]() {
      for (const agent of agents) agent.destroy();
      await child.kill();
      await store[Symbol.asyncDispose]();
    },
  };
}

it.skipIf(postgresUrl === undefined)(
  'serves with a second thread when there is work for it, with one limit, one text of metrics, and one end',
  async () => {
    await using service = await startWithThreads({ FAREBOX_RATE_UNPAID_PER_MINUTE: String(perMinute) });
    const { child, agents, ask, metrics } = service;
    expect(await metrics()).not.toContain('thread="1"');
    await service.busy();

    const began = performance.now();
    const statuses = await Promise.all(
      agents.map(async (agent) => {
        const seen: number[] = [];
        for (let turn = 0; turn < perMinute / 6; turn += 1) seen.push(await ask(agent, 'POST', '/api/tools/word-count'));
        return seen;
      }),
    );
    const allowed = perMinute + ((performance.now() - began) * perMinute) / 60_000;
    const admitted = statuses.flat().filter((status) => status === 402).length;
    expect(admitted).toBeLessThanOrEqual(allowed + 1);
    expect(admitted).toBeGreaterThan(perMinute * 0.95);
    const text = await metrics();
    const counted = [...text.matchAll(/^farebox_http_requests_total\{route="\/api\/tools\/:id",status="402",thread="\d"\} (\d+)$/gm)].map(
      ([, count]) => Number(count),
    );
    expect(counted).toHaveLength(2);
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(admitted);
    expect(text.match(/^# HELP farebox_challenges_total/gm)).toHaveLength(1);
    expect(text.match(/^process_cpu_seconds_total .*$/gm)).toHaveLength(1);

    const lines = child.output();
    expect(await child.stop()).toBe(0);
    expect(child.output().slice(lines.length)).not.toMatch(/"level":"(?:error|fatal)"/);
  },
  180_000,
);

it.skipIf(postgresUrl === undefined)(
  'goes on when a thread dies, loses no payment, and starts another one',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'farebox-thread-dies-'));
    const [trigger, preload] = [join(folder, 'die'), join(folder, 'preload.mjs')];
    await writeFile(
      preload,
      `import { existsSync, unlinkSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (!isMainThread) setInterval(() => {
  if (!existsSync(${JSON.stringify(trigger)})) return;
  unlinkSync(${JSON.stringify(trigger)});
  throw new Error('the thread of a test dies');
}, 20).unref();
`,
    );
    await using service = await startWithThreads({ FAREBOX_RATE_UNPAID_PER_MINUTE: '0' }, pathToFileURL(preload).href);
    const { child, agents, ask, metrics } = service;
    await service.busy();
    const created = await child.http.send('POST', '/api/payments', { json: { serviceId: 'word-count' } });
    const { paymentId } = PaymentBody.parse(JSON.parse(created.text));
    const paid = PaymentBody.parse(JSON.parse((await child.http.send('GET', `/api/payments/${paymentId}`)).text));

    await writeFile(trigger, '');
    await until('the thread has died', async () => !existsSync(trigger));
    await until('only the first serves', async () => !(await metrics()).includes('thread="1"'));
    const [agent] = agents;
    const token = { 'x-payment-token': paid.token ?? '' };
    expect(await ask(agent, 'POST', '/api/tools/word-count', token).catch(() => ask(agent, 'POST', '/api/tools/word-count', token))).toBe(
      200,
    );
    expect(child.output()).toContain('a thread has died');
    expect(child.hasEnded()).toBe(false);
    for (const each of agents) each.destroy();
    await service.busy();
    expect(await child.stop()).toBe(0);
    await rm(folder, { recursive: true });
  },
  180_000,
);

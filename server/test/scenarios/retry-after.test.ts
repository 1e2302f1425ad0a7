import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '../../src/app.ts';
import { problem, problems, type ProblemCode } from '../../src/errors.ts';
import { createLog } from '../../src/log.ts';
import { countedTool } from '../counted-tool.ts';
import { connectClient } from '../mcp-client.ts';
import { startService, testConfig, type Service } from '../service.ts';

const isCode = (code: string): code is ProblemCode => code in problems;
/** Problems for which a retry makes sense. */
const passing = Object.keys(problems)
  .filter(isCode)
  .filter((code) => [429, 503].includes(problems[code].status) || ['payment_in_flight', 'idempotency_in_progress'].includes(code));

describe('an answer that asks to retry later states when', () => {
  let service: Service;
  beforeAll(async () => {
    const extraTools = passing.map((code) => countedTool({ id: idOf(code), work: () => Promise.reject(problem(code)) }).tool);
    service = await startService({ extraTools });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const idOf = (code: ProblemCode) => `fails-${code.replaceAll('_', '-')}`;

  it.each(passing)('%s, over HTTP and MCP', async (code) => {
    const { token } = await service.paid(idOf(code));
    const answer = await service.post(`/api/tools/${idOf(code)}`, { note: 'hello' }, { 'x-payment-token': token });
    expect(answer).toMatchObject({ status: problems[code].status, body: { code } });
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    await using agent = await connectClient(service.url, 'auto');
    const called = await agent.call(idOf(code).replaceAll('-', '_'), { note: 'hello', paymentToken: token });
    expect(called).toMatchObject({ status: 'error', code, retryAfterSeconds: Number(answer.headers.get('retry-after')) });
  });

  it('and a more precise value overrides the default', () => {
    expect(problem('unavailable', { retryAfterSeconds: 77 }).details.retryAfterSeconds).toBe(77);
  });
});

describe('a service that is draining', () => {
  let dataDir: string;
  let app: App;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'farebox-draining-'));
    app = await createApp({ config: testConfig(dataDir), log: createLog({ level: 'silent' }) });
    await app.start();
    app.drain();
  });
  afterAll(async () => {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is not ready, and refuses subscriptions: both answers state when to retry', async () => {
    const listen = { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: {} };
    const headers = { host: '127.0.0.1', 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const answers = await Promise.all([
      app.http.request('/readyz'),
      app.http.request('/mcp', { method: 'POST', headers, body: JSON.stringify(listen) }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    }
  });
});

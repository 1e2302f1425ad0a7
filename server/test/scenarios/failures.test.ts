import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PaymentBody, PaymentRequired } from '@farebox/contract';
import { problem } from '../../src/errors.ts';
import { countedTool, gate, type CountedToolOptions } from '../counted-tool.ts';
import { answering, cutOff, deadUrl, endless, loopbackUpstream } from '../loopback-upstream.ts';
import { startService, type RequestHeaders, type Service } from '../service.ts';
import { until } from '../until.ts';

const note = { note: 'hello' };
const echo = '/api/tools/counted-echo';
const call = (service: Service, headers: RequestHeaders, body: object = note) => service.post(echo, body, headers);

/** Fails as long as the test wants. */
function moody(failure: () => Promise<void>, options: CountedToolOptions = {}) {
  const mood = { fails: true };
  const counted = countedTool({ ...options, work: async () => (mood.fails ? failure() : undefined) });
  return { ...counted, mood };
}

describe('a call that fails', () => {
  const failures = [
    {
      how: 'because the tool throws',
      failure: async () => Promise.reject(new Error('a bug with a secret: hunter2')),
      answer: { status: 500, error: 'tool failed', code: 'tool_failed' },
    },
    {
      how: 'because its upstream did',
      failure: async () => Promise.reject(problem('upstream_failed', { cause: new Error('https://key:secret@upstream') })),
      answer: { status: 502, error: 'upstream failed', code: 'upstream_failed' },
    },
    {
      how: 'because it takes too long, and it does not even listen when told so',
      failure: () => new Promise<void>(() => {}),
      options: { maxLatencyMs: 100 },
      answer: { status: 504, error: 'upstream timed out', code: 'upstream_timeout' },
    },
    {
      how: 'because it cannot work on the input',
      failure: async () => Promise.reject(problem('tool_refused_input')),
      answer: { status: 422, error: 'the tool could not work on this input', code: 'tool_refused_input' },
    },
  ];

  it.each(failures)('$how is given back, and works with the same token later', async ({ failure, options, answer }) => {
    const { tool, mood, runCount } = moody(failure, options);
    await using service = await startService({ extraTools: [tool] });
    const { token, paymentId } = await service.paid('counted-echo');

    const failed = await call(service, { 'x-payment-token': token });
    expect(failed).toMatchObject({
      status: answer.status,
      body: { error: answer.error, statusCode: answer.status, code: answer.code, payment: { paymentId, remainingCalls: 1 } },
    });
    expect(failed.text).not.toMatch(/secret|hunter2|at .*\.ts/);
    expect(await service.payment(paymentId)).toMatchObject({ status: 'paid', remainingCalls: 1 });
    expect(await service.balances()).toMatchObject({ 'payments:held': 50_000 });

    mood.fails = false;
    expect(await call(service, { 'x-payment-token': token })).toMatchObject({ status: 200, body: { run: 2 } });
    expect(runCount()).toBe(2);
    expect(await service.balances()).toMatchObject({ 'payments:held': 0, 'test:revenue:tool:counted-echo': 50_000 });
  });

  it('because its answer does not match its schema is given back, and the answer is not shown', async () => {
    const { tool } = countedTool();
    const broken = { ...tool, run: async () => ({ note: 'a secret', run: 'many' }) };
    await using service = await startService({ extraTools: [broken] });
    const { token } = await service.paid('counted-echo');
    const failed = await call(service, { 'x-payment-token': token });
    expect(failed).toMatchObject({ status: 500, body: { code: 'tool_failed', payment: { remainingCalls: 1 } } });
    expect(failed.text).not.toContain('secret');
  });

  const upstreams = [
    { what: 'answers with an error', upstream: answering('boom', { status: 500 }) },
    { what: 'refuses', upstream: answering({ error: 'rate limited' }, { status: 429 }) },
    { what: 'answers with something else', upstream: answering({ unexpected: true }) },
    { what: 'answers with half a JSON', upstream: answering('{"uuid":"3f0c8a52') },
    { what: 'answers with a page', upstream: answering('<html>maintenance</html>', { type: 'text/html' }) },
    { what: 'sends us elsewhere', upstream: answering('', { status: 302 }) },
    { what: 'hangs up', upstream: cutOff },
    { what: 'never ends', upstream: endless },
  ];

  it.each(upstreams)('because the third party $what is given back', async ({ upstream }) => {
    await using source = await loopbackUpstream(upstream);
    await using service = await startService({ settings: { FAREBOX_UUID_SOURCE_URL: source.url, FAREBOX_WEATHER_URL: source.url } });
    for (const tool of ['random-uuid', 'hk-weather']) {
      const { token, paymentId } = await service.paid(tool);
      const failed = await service.get(`/api/tools/${tool}`, { 'x-payment-token': token });
      expect(failed).toMatchObject({ status: 502, body: { error: 'upstream failed', payment: { paymentId, remainingCalls: 1 } } });
      expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
    }
    await service.balances();
  });

  it('because nothing is listening is given back', async () => {
    await using service = await startService({ settings: { FAREBOX_UUID_SOURCE_URL: await deadUrl() } });
    const { token } = await service.paid('random-uuid');
    const failed = await service.get('/api/tools/random-uuid', { 'x-payment-token': token });
    expect(failed).toMatchObject({ status: 502, body: { payment: { remainingCalls: 1 } } });
  });

  it('lowers the quality of the tool, but bad input does not', async () => {
    const { tool } = moody(async () => Promise.reject(problem('upstream_failed')));
    await using service = await startService({ extraTools: [tool] });
    const { token } = await service.paid('counted-echo');
    await call(service, { 'x-payment-token': token }, {});
    expect(service.parts.tools.quality.of('counted-echo')).toMatchObject({ executionCount: 0 });
    await call(service, { 'x-payment-token': token });
    expect(service.parts.tools.quality.of('counted-echo')).toMatchObject({ executionCount: 1, errorCount: 1, successRate: 0 });
  });
});

describe('the access log', () => {
  it('counts a call that failed, and no request with a wrong input', async () => {
    const { tool } = moody(async () => Promise.reject(problem('upstream_failed')));
    await using service = await startService({ extraTools: [tool] });
    const { token } = await service.paid('counted-echo');
    expect(await call(service, { 'x-payment-token': token }, {})).toMatchObject({ status: 400 });
    expect(await call(service, { 'x-payment-token': token })).toMatchObject({ status: 502 });
    await service.parts.accessLog.flush();
    const { body } = await service.get('/api/v1/admin/access-logs?asset_id=counted-echo&outcome=refused', await service.asAdmin());
    expect(body).toMatchObject({ items: [{ kind: 'call', outcome: 'refused', status: 502, repeats: 1 }] });
    expect(Reflect.get(Object(body), 'items')).toHaveLength(1);
    const overview = await service.get('/api/v1/admin/overview', await service.asAdmin());
    expect(overview).toMatchObject({ body: { totals: { refused: 1, delivered: 0 } } });
    const history = await service.get('/api/v1/admin/tools/counted-echo/history?days=1', await service.asAdmin());
    expect(history).toMatchObject({ body: { days: [{ failed: 1, delivered: 0 }] } });
  });
});

describe('an Idempotency-Key', () => {
  const withKey = (token: string, key = 'key-1') => ({ 'x-payment-token': token, 'idempotency-key': key });

  it('returns the first answer again, byte for byte, and charges once', async () => {
    const { tool, runCount } = countedTool();
    await using service = await startService({ extraTools: [tool] });
    const { token, paymentId } = await service.paid('counted-echo');
    const first = await call(service, withKey(token));
    const second = await call(service, withKey(token));
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second).toMatchObject({ status: 200, text: first.text });
    expect(second.headers.get('x-payment-id')).toBe(paymentId);
    expect(second.headers.get('x-payment-remaining-calls')).toBe('0');
    expect(runCount()).toBe(1);
    expect(await service.balances()).toMatchObject({ 'test:revenue:tool:counted-echo': 50_000 });
  });

  it('is the same in quotes, as in the draft', async () => {
    const { tool, runCount } = countedTool();
    await using service = await startService({ extraTools: [tool] });
    const { token } = await service.paid('counted-echo');
    await call(service, withKey(token, '"key-1"'));
    expect((await call(service, withKey(token, 'key-1'))).headers.get('idempotency-replayed')).toBe('true');
    expect(runCount()).toBe(1);
  });

  it('is the same for equivalent JSON bodies', async () => {
    const { tool, runCount } = countedTool();
    await using service = await startService({ extraTools: [tool] });
    const { token } = await service.paid('counted-echo');
    await call(service, withKey(token));
    const headers = { 'content-type': 'application/json; charset=utf-8', ...withKey(token) };
    const second = await service.send('POST', echo, { headers, body: ' { "note" : "\\u0068ello" } ' });
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(runCount()).toBe(1);
  });

  it('belongs to one request', async () => {
    const { tool } = countedTool();
    await using service = await startService({ extraTools: [tool] });
    const { token } = await service.paid('counted-echo');
    await call(service, withKey(token));
    const other = await call(service, withKey(token), { note: 'other' });
    expect(other).toMatchObject({ status: 422, body: { error: 'Idempotency-Key was used with another request' } });
  });

  it('reports that the first request is still running, and when to retry', async () => {
    const door = gate();
    const { tool, runCount } = countedTool({ work: door.wait });
    await using service = await startService({ extraTools: [tool] });
    const { token } = await service.paid('counted-echo');
    const first = call(service, withKey(token));
    await until('the call runs', () => door.waiting() === 1);
    const second = await call(service, withKey(token));
    expect(second).toMatchObject({ status: 409, body: { error: 'a request with this Idempotency-Key is still running' } });
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    door.open();
    expect(await first).toMatchObject({ status: 200 });
    expect(await call(service, withKey(token))).toMatchObject({ status: 200, text: (await first).text });
    expect(runCount()).toBe(1);
  });

  it('can be reused after its call failed', async () => {
    const { tool, mood, runCount } = moody(async () => Promise.reject(problem('upstream_failed')));
    await using service = await startService({ extraTools: [tool] });
    const { token } = await service.paid('counted-echo');
    expect(await call(service, withKey(token))).toMatchObject({ status: 502 });
    mood.fails = false;
    const second = await call(service, withKey(token));
    expect(second).toMatchObject({ status: 200, body: { run: 2 } });
    expect(second.headers.get('idempotency-replayed')).toBeNull();
    expect(runCount()).toBe(2);
  });

  it('of an anonymous caller belongs to its payment', async () => {
    const { tool, runCount } = countedTool();
    await using service = await startService({ extraTools: [tool] });
    const [one, other] = [await service.paid('counted-echo'), await service.paid('counted-echo')];
    expect(await call(service, withKey(one.token))).toMatchObject({ body: { run: 1 } });
    expect(await call(service, withKey(other.token))).toMatchObject({ body: { run: 2 } });
    expect(runCount()).toBe(2);
  });

  it('of an API key belongs to the key, and saves a second payment', async () => {
    const { tool, runCount } = countedTool();
    await using service = await startService({ extraTools: [tool] });
    const { apiKey } = await service.customer();
    const [one, other] = [await service.paid('counted-echo', apiKey), await service.paid('counted-echo', apiKey)];
    await call(service, { ...withKey(one.token), ...apiKey });
    const second = await call(service, { ...withKey(other.token), ...apiKey });
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.headers.get('x-payment-id')).toBe(one.paymentId);
    expect(runCount()).toBe(1);
    expect(await service.payment(other.paymentId)).toMatchObject({ remainingCalls: 1 });
  });

  it('of one API key reveals nothing to another', async () => {
    const { tool } = countedTool();
    await using service = await startService({ extraTools: [tool] });
    const [ann, bob] = [await service.customer(), await service.customer()];
    const ofAnn = await service.paid('counted-echo', ann.apiKey);
    const ofBob = await service.paid('counted-echo', bob.apiKey);
    await call(service, { ...withKey(ofAnn.token), ...ann.apiKey }, { note: 'the secret of Ann' });
    const answer = await call(service, { ...withKey(ofBob.token), ...bob.apiKey }, { note: 'the secret of Ann' });
    expect(answer.headers.get('idempotency-replayed')).toBeNull();
    expect(answer).toMatchObject({ status: 200, body: { run: 2 } });
  });
});

describe('an answer that was lost', () => {
  it('is returned when the same key is sent again', async () => {
    const door = gate();
    const { tool, runCount } = countedTool({ work: door.wait });
    await using service = await startService({ extraTools: [tool] });
    const { token } = await service.paid('counted-echo');
    const headers = { 'content-type': 'application/json', 'x-payment-token': token, 'idempotency-key': 'key-1' };
    const impatient = new AbortController();
    const lost = fetch(service.url + echo, { method: 'POST', headers, body: JSON.stringify(note), signal: impatient.signal });
    await until('the call runs', () => door.waiting() === 1);
    impatient.abort();
    await expect(lost).rejects.toThrow('aborted');
    door.open();
    const again = await until('the answer is stored', async () => {
      const answer = await call(service, headers);
      return answer.status === 409 ? null : answer;
    });
    expect(again).toMatchObject({ status: 200, body: { run: 1 } });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(runCount()).toBe(1);
  });
});

describe('the catalog', () => {
  it('lists only errors that a call really returns', async () => {
    await using service = await startService();
    const Example = z.object({ input: z.record(z.string(), z.unknown()), error: z.string(), statusCode: z.int() });
    for (const { tool } of service.parts.tools.catalog.entries().filter(({ state }) => state.configured)) {
      const { token } = PaymentBody.parse(await service.paid(tool.id));
      for (const { input, error, statusCode } of tool.errorExamples.map((example) => Example.parse(example))) {
        if (tool.method === 'GET') continue;
        const answer = await service.post(`/api/tools/${tool.id}`, input, { 'x-payment-token': token });
        expect(answer).toMatchObject({ status: statusCode, body: { error, statusCode } });
      }
    }
  });

  it('never shows a payment that costs less than its tool', async () => {
    await using service = await startService();
    for (const { tool, priceMicros } of service.parts.tools.catalog.entries().filter(({ state }) => state.configured)) {
      const unpaid = await service.send(tool.method, `/api/tools/${tool.id}`);
      expect(PaymentRequired.parse(unpaid.body).payment.amountCents * 10_000).toBeGreaterThanOrEqual(priceMicros);
    }
  });
});

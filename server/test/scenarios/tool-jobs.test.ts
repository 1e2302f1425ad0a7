import { describe, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { PaymentRequired } from '@farebox/contract';
import { dayMs, hourMs, minuteMs, systemClock } from '../../src/clock.ts';
import { problem } from '../../src/errors.ts';
import { gate } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { describedTools, done, fakeLocalEngine, fakeUpstream, pageText, type FakeUpstream } from '../fake-engines.ts';
import { connectClient } from '../mcp-client.ts';
import { noticeReceiver } from '../notice-receiver.ts';
import { startService, textAt, type Answer, type RequestHeaders, type Service, type ServiceOptions } from '../service.ts';
import { until } from '../until.ts';

const fileUrl = 'https://documents.example/report.pdf';
const bob = { 'x-client-id': 'bob' };

/** A service with these engines, whose clock can be put forward. */
async function serviceWith(engines: NonNullable<ServiceOptions['vendor']>['engines'], options: ServiceOptions = {}) {
  const time = { aheadMs: 0 };
  const clock = { now: () => systemClock.now() + time.aheadMs };
  const settings = { FAREBOX_TOOL_ENGINE: 'auto', ...options.settings };
  const service = await startService({ clock, ...options, settings, vendor: { tools: describedTools, engines } });
  return { service, time, [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]() };
}

function remoteJobs({ engine }: FakeUpstream) {
  if (engine.jobs?.kind !== 'remote') throw new Error('an upstream keeps its jobs itself');
  return engine.jobs;
}

async function paidCall(service: Service, tool: string, body: object, headers: RequestHeaders = {}) {
  const { token, paymentId } = await service.paid(tool, headers);
  const answer = await service.post(`/api/tools/${tool}`, body, { ...headers, 'x-payment-token': token });
  return { answer, token, paymentId };
}

async function submitted(service: Service, headers: RequestHeaders = {}, input: object = { fileUrl }) {
  const { answer, ...rest } = await paidCall(service, 'scan-submit', input, headers);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return { id: textAt(dataOf(answer), 'id'), answer, ...rest };
}

function dataOf({ body }: Answer): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
}

const pollWith = (service: Service, id: string, headers: RequestHeaders, more: object = {}) =>
  service.post('/api/tools/scan-result', { id, ...more }, headers);

const linkIn = ({ text }: Answer) => /http:[^"]*\/api\/tools\/files\/[^".]*/.exec(text)?.[0] ?? '';

const givenBack = 'The submission was given back: its token has its call again, for a day.';

/** How often a use of a payment was taken back. */
async function returnsOf({ parts }: Service, paymentId: string): Promise<number> {
  const entries = parts.database.read.selectFrom('ledger_entries').select('id').where('payment_id', '=', paymentId);
  return (await entries.where('kind', '=', 'use_returned').execute()).length;
}

async function worked(service: Service, id: string): Promise<void> {
  await until('the job has ended', async () => {
    await service.parts.vendorTools.runDue();
    const { database } = service.parts;
    const row = await database.read.selectFrom('tool_jobs').select('finished_at').where('id', '=', id).executeTakeFirst();
    return row?.finished_at !== null;
  });
}

eachDatabase('a job of this service', (open) => {
  it('is submitted, polled for nothing, paid once when it is done, and read again for nothing', async () => {
    const door = gate();
    const { engine, inputs } = fakeLocalEngine(door.wait);
    await using shop = await serviceWith([engine], { database: await open() });
    const { service } = shop;
    const secret = { fileUrl, customOssConfig: { accessKeySecret: 'hunter2' } };
    const { id } = await submitted(service, {}, secret);
    expect(id).toMatch(/^job_[0-9A-Z]{26}$/);
    expect(await service.balances()).toMatchObject({ 'test:revenue:tool:scan-submit': 300_000 });

    const { token, paymentId } = await service.paid('scan-result');
    const headers = { 'x-payment-token': token };
    for (let asked = 0; asked < 3; asked += 1) {
      const running = await pollWith(service, id, headers);
      expect(running).toMatchObject({ status: 200, body: { code: 'DocProcessing', data: { status: 'Processing' } } });
      expect(running.headers.get('x-payment-remaining-calls')).toBe('1');
    }
    expect(await service.payment(paymentId)).toMatchObject({ usedCalls: 0, remainingCalls: 1 });
    expect(service.parts.quality.of('scan-result')).toMatchObject({ successCount: 3, errorCount: 0 });

    door.open();
    await worked(service, id);
    expect(inputs).toEqual([{ fileUrl }]);
    const paid = await pollWith(service, id, headers);
    expect(paid).toMatchObject({ status: 200, body: { data: { result: { pages: 1 }, first: 0 } } });
    expect(paid.headers.get('x-payment-remaining-calls')).toBe('0');
    expect(paid.text).not.toContain('farebox-file:');

    const again = await pollWith(service, id, headers, { layoutNum: 7 });
    expect(again).toMatchObject({ status: 200, body: { data: { first: 7 } } });
    expect(again.headers.get('x-payment-id')).toBeNull();
    // Nobody in particular is only who has the token that paid.
    expect(await pollWith(service, id, {})).toMatchObject({ status: 402 });
    expect(await service.balances()).toMatchObject({ 'payments:held': 0, 'test:revenue:tool:scan-result': 50_000 });
  });

  it('is nobody else’s: another client is told that there is none, and keeps the call', async () => {
    const { engine } = fakeLocalEngine();
    await using shop = await serviceWith([engine], { database: await open() });
    const { service } = shop;
    const { id } = await submitted(service, bob);
    await worked(service, id);
    for (const headers of [{ 'x-client-id': 'eve' }, {}, (await service.customer()).apiKey]) {
      const { answer, paymentId } = await paidCall(service, 'scan-result', { id }, headers);
      expect(answer).toMatchObject({ status: 404, body: { code: 'job_not_found', payment: { remainingCalls: 1 } } });
      expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
    }
    const { answer } = await paidCall(service, 'scan-result', { id: 'job_01KAGT4M8E3V9S2QZ7XNBC5WRD' }, bob);
    expect(answer).toMatchObject({ status: 404 });

    expect(await pollWith(service, id, bob)).toMatchObject({ status: 402 });
    expect((await paidCall(service, 'scan-result', { id }, bob)).answer).toMatchObject({ status: 200 });
    // Who has a name needs no token any more.
    expect(await pollWith(service, id, bob)).toMatchObject({ status: 200, body: { data: { result: { pages: 1 } } } });
    expect(await pollWith(service, id, { 'x-client-id': 'eve' })).toMatchObject({ status: 402 });
    const fresh = await service.paid('scan-result', bob);
    expect(await pollWith(service, id, { ...bob, 'x-payment-token': fresh.token })).toMatchObject({ status: 200 });
    expect(await service.payment(fresh.paymentId)).toMatchObject({ remainingCalls: 1 });
    expect(service.parts.quality.of('scan-result')).toMatchObject({ errorCount: 0 });
  });

  it('costs its price once, however many calls race for its result', async () => {
    const { engine } = fakeLocalEngine();
    await using shop = await serviceWith([engine], { database: await open() });
    const { service } = shop;
    const { id } = await submitted(service, bob);
    await worked(service, id);
    const tokens = await Promise.all(Array.from({ length: 8 }, () => service.paid('scan-result', bob)));
    const answers = await Promise.all(tokens.map(({ token }) => pollWith(service, id, { ...bob, 'x-payment-token': token })));
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(answers.filter(({ headers }) => headers.get('x-payment-remaining-calls') === '0')).toHaveLength(1);
    expect(await service.balances()).toMatchObject({ 'test:revenue:tool:scan-result': 50_000, 'payments:held': 350_000 });
  });

  it('goes on after a restart, and after a kill', async () => {
    const database = await open();
    let id: string;
    {
      const door = gate();
      await using before = await serviceWith([fakeLocalEngine(door.wait).engine], { database });
      ({ id } = await submitted(before.service, bob));
      await until('the job runs', async () => {
        void before.service.parts.vendorTools.runDue();
        return door.waiting() > 0;
      });
    }
    const stopped = await database.read.selectFrom('tool_jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(stopped).toMatchObject({ state: 'waiting', attempts: 0 });
    // As a process leaves it that was killed in the middle.
    await database.write(async (queries) => {
      await queries.updateTable('tool_jobs').set({ state: 'running', attempts: 1 }).where('id', '=', id).execute();
      const claim = { state: 'running', claimed_by: 'proc_dead', claimed_until: systemClock.now() + hourMs } as const;
      await queries.updateTable('jobs').set(claim).where('id', 'like', `%${id}`).execute();
    });
    await using after = await serviceWith([fakeLocalEngine().engine], { database });
    await worked(after.service, id);
    expect((await paidCall(after.service, 'scan-result', { id }, bob)).answer).toMatchObject({ status: 200 });
  });

  it('gives the submission back where the service failed, once; the failure is read for nothing', async () => {
    const failing = fakeLocalEngine(async () => Promise.reject(problem('tool_failed')));
    await using shop = await serviceWith([failing.engine], { database: await open() });
    const { service, time } = shop;
    const { id, token, paymentId } = await submitted(service, bob);
    await until('it has failed for good', async () => {
      time.aheadMs += minuteMs;
      await service.parts.vendorTools.runDue();
      return (await service.payment(paymentId)).remainingCalls === 1;
    });
    expect(failing.inputs).toHaveLength(3);
    expect(await service.balances()).toMatchObject({ 'payments:held': 300_000, 'test:revenue:tool:scan-submit': 0 });
    expect((await service.parts.revenueBooks.totals({})).testAmountMicros).toBe(0);

    const { answer, paymentId: asked } = await paidCall(service, 'scan-result', { id }, bob);
    expect(answer).toMatchObject({
      status: 200,
      body: { code: 'SystemError', message: `The service failed. ${givenBack}`, data: { status: 'Fail', completed: true } },
    });
    expect(await returnsOf(service, paymentId)).toBe(1);
    expect(await service.payment(asked)).toMatchObject({ remainingCalls: 1 });

    // Its token is good for another one, for a day.
    time.aheadMs += 23 * hourMs;
    const second = await service.post('/api/tools/scan-submit', { fileUrl }, { ...bob, 'x-payment-token': token });
    expect(second).toMatchObject({ status: 200 });
    await service.parts.vendorTools.sweep();
    await service.balances();
  });

  it('gives the submission back where the document is at fault too, once; a second look tells the same', async () => {
    const { engine } = fakeLocalEngine(async () => Promise.reject(problem('tool_refused_input', { message: 'the document is encrypted' })));
    await using shop = await serviceWith([engine], { database: await open() });
    const { service } = shop;
    const { id, paymentId, token } = await submitted(service, bob);
    await worked(service, id);
    expect(await service.payment(paymentId)).toMatchObject({ status: 'paid', remainingCalls: 1 });
    expect(await returnsOf(service, paymentId)).toBe(1);
    const { token: asking, paymentId: asked } = await service.paid('scan-result', bob);
    for (let look = 0; look < 2; look += 1) {
      expect(await pollWith(service, id, { ...bob, 'x-payment-token': asking })).toMatchObject({
        status: 200,
        body: { code: 'tool_refused_input', message: `the document is encrypted. ${givenBack}`, data: { status: 'Fail' } },
      });
    }
    expect(await service.payment(asked)).toMatchObject({ remainingCalls: 1 });
    await service.parts.vendorTools.sweep();
    expect(await returnsOf(service, paymentId)).toBe(1);
    expect(await service.balances()).toMatchObject({ 'payments:held': 350_000, 'test:revenue:tool:scan-submit': 0 });

    const second = await service.post('/api/tools/scan-submit', { fileUrl }, { ...bob, 'x-payment-token': token });
    expect(second).toMatchObject({ status: 200 });
  });

  it('says nothing of a refund where nothing was paid', async () => {
    const { engine } = fakeLocalEngine(async () => Promise.reject(problem('tool_refused_input', { message: 'the document is empty' })));
    await using shop = await serviceWith([engine], { database: await open() });
    const { service } = shop;
    const free = await service.patch('/api/v1/admin/tools/scan-submit', { price_amount: '0' }, await service.asAdmin());
    expect(free, free.text).toMatchObject({ status: 200 });
    const submission = await service.post('/api/tools/scan-submit', { fileUrl }, bob);
    expect(submission, submission.text).toMatchObject({ status: 200 });
    const id = textAt(dataOf(submission), 'id');
    await worked(service, id);
    const { answer } = await paidCall(service, 'scan-result', { id }, bob);
    expect(answer).toMatchObject({ status: 200, body: { message: 'the document is empty' } });
    expect(await service.balances()).toMatchObject({ 'payments:held': 50_000 });
  });

  it('that cannot be done here is refused before it is paid: the 402 says so, and a token keeps its call', async () => {
    const { engine, inputs } = fakeLocalEngine();
    await using shop = await serviceWith([engine], { database: await open() });
    const { service } = shop;
    const input = { fileUrl: 'https://documents.example/refused' };
    const issues = [{ path: 'fileUrl', message: 'not a document' }];
    expect(await service.post('/api/tools/scan-submit', input, bob)).toMatchObject({
      status: 402,
      body: { input: { valid: false, issues } },
    });
    const { answer, paymentId } = await paidCall(service, 'scan-submit', input, bob);
    expect(answer).toMatchObject({ status: 400, body: { error: 'not a document', code: 'invalid_input', issues } });
    expect(await service.payment(paymentId)).toMatchObject({ usedCalls: 0, remainingCalls: 1 });
    expect(inputs).toEqual([]);
  });

  it('that did not end within its time is paid back, and forgotten a day later', async () => {
    const door = gate();
    await using shop = await serviceWith([fakeLocalEngine(door.wait).engine], { database: await open() });
    const { service, time } = shop;
    const { id, paymentId } = await submitted(service, bob);
    time.aheadMs += 2 * dayMs + minuteMs;
    await service.parts.vendorTools.sweep();
    expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
    door.open();
    expect((await paidCall(service, 'scan-result', { id }, bob)).answer).toMatchObject({ status: 200, body: { data: { status: 'Fail' } } });
    time.aheadMs += dayMs;
    await service.parts.vendorTools.sweep();
    expect((await paidCall(service, 'scan-result', { id }, bob)).answer).toMatchObject({ status: 404 });
    await service.balances();
  });

  it('tells of its end by a signed notice', async () => {
    await using inbox = await noticeReceiver(1);
    const { engine, inputs } = fakeLocalEngine();
    await using shop = await serviceWith([engine], { database: await open() });
    const { service, time } = shop;
    const input = { fileUrl, enableEventCallback: true, callbackUrl: inbox.url };
    const { id, answer } = await submitted(service, bob, input);
    expect(answer.body).toMatchObject({ data: { callback: { host: '127.0.0.1', secret: expect.stringMatching(/^whsec_/) } } });
    await until('a notice has arrived', async () => {
      time.aheadMs += 10_000;
      await service.parts.vendorTools.runDue();
      return inbox.notices.length > 0;
    });
    const [notice] = inbox.notices;
    const secret = /whsec_[^"]*/.exec(answer.text)?.[0] ?? '';
    expect(new Webhook(secret).verify(notice?.body ?? '', notice?.headers ?? {})).toMatchObject({
      type: 'tool_job.finished',
      data: { id, serviceId: 'scan-submit', resultServiceId: 'scan-result', status: 'succeeded' },
    });
    expect(notice?.body).not.toContain('pages');
    expect(inputs).toEqual([{ fileUrl }]);
    const row = await service.parts.database.read.selectFrom('tool_jobs').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('whsec_');
  });
});

describe('a callback', () => {
  it.each([
    ['ftp://receiver.example/', 400],
    ['https://user:pass@receiver.example/', 400],
    ['not an address', 400],
    ['http://169.254.169.254/latest/meta-data', 400],
  ])('to %s is refused before it is paid', async (callbackUrl, status) => {
    await using shop = await serviceWith([fakeLocalEngine().engine], { settings: { FAREBOX_ALLOW_PRIVATE_ADDRESSES: '0' } });
    const input = { fileUrl, enableEventCallback: true, callbackUrl };
    const issues = [{ path: 'callbackUrl', message: expect.stringMatching(/^callbackUrl/) }];
    expect(await shop.service.post('/api/tools/scan-submit', input)).toMatchObject({
      status: 402,
      body: { input: { valid: false, issues } },
    });
    const { answer, paymentId } = await paidCall(shop.service, 'scan-submit', input);
    expect(answer).toMatchObject({ status, body: { issues } });
    expect(await shop.service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
    expect(await shop.service.parts.database.read.selectFrom('tool_jobs').selectAll().execute()).toEqual([]);
  });

  it('is verified by the secret that the submission told, and asked of the upstream while nobody polls', async () => {
    await using inbox = await noticeReceiver();
    const upstream = fakeUpstream();
    await using shop = await serviceWith([upstream.engine]);
    const { service } = shop;
    const { id, answer } = await submitted(service, bob, { fileUrl, enableEventCallback: true, callbackUrl: inbox.url });
    upstream.state = done;
    const { database } = service.parts;
    await database.write((queries) => queries.updateTable('jobs').set({ run_at: 0 }).where('kind', '=', 'poll_tool_job').execute());
    await until('a notice has arrived', async () => {
      await service.parts.vendorTools.runDue();
      return inbox.notices.length > 0;
    });
    const [notice] = inbox.notices;
    const secret = /whsec_[^"]*/.exec(answer.text)?.[0] ?? '';
    expect(new Webhook(secret).verify(notice?.body ?? '', notice?.headers ?? {})).toMatchObject({ data: { id, status: 'succeeded' } });
  });
});

eachDatabase('a job of an upstream', (open) => {
  it('is polled for nothing, paid once, and read again with other options', async () => {
    const upstream = fakeUpstream();
    await using shop = await serviceWith([upstream.engine, fakeLocalEngine().engine], { database: await open() });
    const { service, time } = shop;
    const { id } = await submitted(service, bob);
    expect(id).toMatch(/^docmind-20261120-\d+:[\w-]{22}$/);
    expect(upstream.submitted).toEqual([id.split(':')[0]]);

    const { token } = await service.paid('scan-result', bob);
    const headers = { ...bob, 'x-payment-token': token };
    const running = { status: 200, body: { code: 'DocProcessing', data: { id, completed: false } } };
    expect(await pollWith(service, id, headers)).toMatchObject(running);
    expect(await pollWith(service, id, headers)).toMatchObject(running);
    expect(upstream.reads).toBe(1);
    time.aheadMs += 10_000;
    upstream.state = done;
    const paid = await pollWith(service, id, headers);
    expect(paid).toMatchObject({ status: 200, body: { data: { completed: true, from: 0 } } });
    expect(paid.headers.get('x-payment-remaining-calls')).toBe('0');
    expect(await pollWith(service, id, bob, { layoutNum: 50 })).toMatchObject({ status: 200, body: { data: { from: 50 } } });
    time.aheadMs += dayMs;
    expect(await pollWith(service, id, bob)).toMatchObject({ status: 402 });
    expect((await paidCall(service, 'scan-result', { id }, bob)).answer).toMatchObject({ status: 404 });
    expect(await service.balances()).toMatchObject({ 'test:revenue:tool:scan-result': 50_000 });
  });

  it('that failed is told for nothing, in the upstream’s shape', async () => {
    const upstream = fakeUpstream();
    await using shop = await serviceWith([upstream.engine], { database: await open() });
    const { id, paymentId } = await submitted(shop.service, bob);
    upstream.state = { state: 'failed', code: 'UrlNotLegal', message: 'The document url is not legal.' };
    const { token, paymentId: asked } = await shop.service.paid('scan-result', bob);
    const message = `The document url is not legal. ${givenBack}`;
    for (let look = 0; look < 2; look += 1) {
      expect(await pollWith(shop.service, id, { ...bob, 'x-payment-token': token })).toMatchObject({
        status: 200,
        body: { code: 'UrlNotLegal', message, data: { status: 'Fail', completed: true } },
      });
    }
    expect(await shop.service.payment(asked)).toMatchObject({ remainingCalls: 1 });
    expect(await shop.service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
    expect(await returnsOf(shop.service, paymentId)).toBe(1);
    expect(await shop.service.balances()).toMatchObject({ 'test:revenue:tool:scan-submit': 0 });
  });

  it('that failed is given back though nobody asks for it, and so is one that never ends', async () => {
    const upstream = fakeUpstream();
    await using shop = await serviceWith([upstream.engine], { database: await open() });
    const { service, time } = shop;
    const slow = await submitted(service, bob);
    const lookAfter = async (aheadMs: number) => {
      time.aheadMs += aheadMs;
      await service.parts.vendorTools.runDue();
      return (await service.payment(slow.paymentId)).remainingCalls;
    };
    expect(await lookAfter(hourMs)).toBe(0);
    expect(upstream.reads).toBe(0);
    await until('it is given back', async () => (await lookAfter(hourMs)) === 1);
    expect((await paidCall(service, 'scan-result', { id: slow.id }, bob)).answer).toMatchObject({ body: { code: 'ServiceTimeout' } });

    const bad = await submitted(service, bob);
    upstream.state = { state: 'failed', code: 'UrlNotLegal', message: 'The document url is not legal.' };
    time.aheadMs += 2 * hourMs;
    await until('it is given back', async () => {
      await service.parts.vendorTools.runDue();
      return (await service.payment(bad.paymentId)).remainingCalls === 1;
    });
    await service.balances();
  });

  it('cannot be read by who only guesses the upstream’s id', async () => {
    const upstream = fakeUpstream();
    upstream.state = done;
    await using shop = await serviceWith([upstream.engine], { database: await open() });
    const { service } = shop;
    for (const headers of [{}, bob]) {
      const { id } = await submitted(service, headers);
      const [own = ''] = id.split(':');
      for (const guess of [own, `${own}:`, `${own}:AAAAAAAAAAAAAAAAAAAAAA`]) {
        const { answer } = await paidCall(service, 'scan-result', { id: guess }, headers);
        expect(answer).toMatchObject({ status: 404, body: { code: 'job_not_found' } });
      }
      expect((await paidCall(service, 'scan-result', { id }, headers)).answer).toMatchObject({ status: 200 });
    }
    expect(upstream.reads).toBe(2);
  });

  it('that was told the upstream’s own id, before there was more to it, is read by that', async () => {
    const upstream = fakeUpstream();
    upstream.state = done;
    const database = await open();
    await using shop = await serviceWith([upstream.engine], { database });
    const { id: told } = await submitted(shop.service, bob);
    const [id = ''] = told.split(':');
    await database.write((queries) => queries.updateTable('tool_jobs').set({ id }).where('id', '=', told).execute());
    expect((await paidCall(shop.service, 'scan-result', { id }, bob)).answer).toMatchObject({ status: 200 });
  });

  it('of which the upstream tells nothing for a day is given back', async () => {
    const upstream = fakeUpstream();
    const silent = { ...upstream.engine, jobs: { ...remoteJobs(upstream), read: () => Promise.reject(problem('upstream_failed')) } };
    await using shop = await serviceWith([silent], { database: await open() });
    const { service, time } = shop;
    const { id, paymentId } = await submitted(service, bob);
    time.aheadMs += 3 * hourMs;
    await service.parts.vendorTools.runDue();
    await service.parts.vendorTools.sweep();
    expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 0 });
    time.aheadMs += dayMs;
    await service.parts.vendorTools.sweep();
    expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
    expect((await paidCall(service, 'scan-result', { id }, bob)).answer).toMatchObject({ status: 200, body: { data: { status: 'Fail' } } });
    await service.balances();
  });

  it('is nobody’s where the process died before the call was paid: the call is given back', async () => {
    const database = await open();
    const door = gate();
    const upstream = fakeUpstream({ beforeAnswer: door.wait });
    await using dying = await serviceWith([upstream.engine], { database });
    const { token, paymentId } = await dying.service.paid('scan-submit', bob);
    const headers = { ...bob, 'x-payment-token': token };
    const lost = dying.service.post('/api/tools/scan-submit', { fileUrl }, headers);
    await until('the upstream has the job', () => door.waiting() === 1);
    await using other = await serviceWith([fakeUpstream().engine], { database });
    await database.write((queries) => queries.deleteFrom('processes').execute());
    await until('the call is given back', async () => {
      await other.service.parts.reservations.recover();
      return (await other.service.payment(paymentId)).remainingCalls === 1;
    });
    door.open();
    expect(await lost).toMatchObject({ status: 503 });
    expect(await database.read.selectFrom('tool_jobs').selectAll().execute()).toEqual([]);
    await other.service.balances();
  });

  it('with an id that is taken is not sold', async () => {
    const upstream = fakeUpstream();
    await using shop = await serviceWith([upstream.engine], { database: await open() });
    await submitted(shop.service, bob);
    upstream.submitted.length = 0;
    const { answer } = await paidCall(shop.service, 'scan-submit', { fileUrl }, { 'x-client-id': 'eve' });
    expect(answer).toMatchObject({ status: 500, body: { payment: { remainingCalls: 1 } } });
    await shop.service.balances();
  });
});

describe('a file that a tool made', () => {
  it('is delivered by a signed link until it expires, and removed after its day', async () => {
    await using shop = await serviceWith([fakeLocalEngine().engine]);
    const { service, time } = shop;
    const { id } = await submitted(service, bob);
    await worked(service, id);
    const { answer } = await paidCall(service, 'scan-result', { id }, bob);
    const link = linkIn(answer);
    const file = await fetch(link);
    expect(await file.text()).toBe(pageText);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringContaining('attachment; filename="page-1.png"'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
    });
    const head = await fetch(link, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(pageText.length), '']);
    const part = await fetch(link, { headers: { range: 'bytes=4-8' } });
    expect([part.status, await part.text()]).toEqual([206, pageText.slice(4, 9)]);
    expect((await fetch(link, { headers: { 'if-none-match': file.headers.get('etag') ?? '' } })).status).toBe(304);
    expect((await fetch(link, { headers: { range: 'bytes=900-' } })).status).toBe(416);
    expect((await fetch(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(403);
    expect((await fetch(link.replace('file_', 'fiLe_'))).status).toBe(403);
    expect((await fetch(link.replace(/\?.*/, ''))).status).toBe(400);

    time.aheadMs += hourMs;
    expect((await fetch(link)).status).toBe(410);
    const fresh = linkIn(await pollWith(service, id, bob));
    expect((await fetch(fresh)).status).toBe(200);
    await service.parts.vendorTools.sweep();
    expect(await blobCount(service)).toBe(1);
    time.aheadMs += 25 * hourMs;
    await service.parts.vendorTools.sweep();
    expect(await blobCount(service)).toBe(0);
  });

  it('of an answer that comes at once has a link that lasts as long as the file', async () => {
    await using shop = await serviceWith([fakeLocalEngine().engine]);
    const { answer } = await paidCall(shop.service, 'outline', { ImageURL: fileUrl });
    expect(answer).toMatchObject({ status: 200, body: { requestId: expect.any(String), data: { seen: true } } });
    shop.time.aheadMs += 23 * hourMs;
    expect(await (await fetch(linkIn(answer))).text()).toBe(pageText);
  });
});

async function blobCount({ parts }: Service): Promise<number> {
  return (await Array.fromAsync(parts.blobs.list('tool-files'))).length;
}

describe('the engine of a tool', () => {
  it('is upstream where that is set up, else local, and what the operator says for one tool', async () => {
    const upstream = fakeUpstream();
    await using shop = await serviceWith([fakeLocalEngine().engine, upstream.engine]);
    const { service } = shop;
    const admin = await service.asAdmin();
    const servedBy = async () => {
      const listed = await service.get('/api/v1/admin/tools', admin);
      return /"id":"scan-submit".*?"served_by":(null|"\w+")/.exec(listed.text)?.[1];
    };
    expect(await servedBy()).toBe('"upstream"');
    expect(await service.patch('/api/v1/admin/tools/scan-submit', { engine: 'local' }, admin)).toMatchObject({ status: 200 });
    expect(await servedBy()).toBe('"local"');
    expect((await submitted(service, bob)).id).toMatch(/^job_/);
    await service.patch('/api/v1/admin/tools/scan-submit', { engine: null }, admin);
    upstream.missing = 'FAREBOX_UPSTREAM_KEY_ID is not set';
    expect(await servedBy()).toBe('"local"');
    for (const [tool, engine] of [
      ['timestamp', 'local'],
      ['scan-result', 'local'],
      ['outline', 'abacus'],
    ]) {
      expect(await service.patch(`/api/v1/admin/tools/${tool}`, { engine }, admin)).toMatchObject({ status: 400 });
    }
    expect((await service.get('/api/catalog/scan-submit')).text).not.toMatch(/"(?:upstream|local)"/);
  });

  it('that is missing makes it unsold: 503 before any payment, and unhealthy with what is missing for the operator', async () => {
    const upstream = fakeUpstream();
    upstream.missing = 'FAREBOX_UPSTREAM_KEY_ID is not set';
    await using shop = await serviceWith([upstream.engine]);
    const { service } = shop;
    const unpaid = await service.post('/api/tools/outline', { ImageURL: fileUrl });
    expect(unpaid).toMatchObject({ status: 503, body: { code: 'tool_not_configured' } });
    expect(await service.post('/api/payments', { serviceId: 'outline' })).toMatchObject({ status: 503 });
    const health = await until('it was probed', () => {
      const { healthStatus } = service.parts.quality.of('outline');
      return healthStatus === '' ? null : healthStatus;
    });
    expect(health).toBe('unhealthy');
    expect((await service.get('/api/v1/admin/tools', await service.asAdmin())).text).toContain('FAREBOX_UPSTREAM_KEY_ID is not set');
    // Found later, it is for sale without a restart.
    upstream.missing = null;
    await service.parts.catalog.refresh();
    const challenged = await service.post('/api/tools/outline', { ImageURL: fileUrl });
    expect(challenged.status).toBe(402);
    expect(PaymentRequired.parse(challenged.body).payment.amountCents).toBe(20);
  });

  it('is asked to show that it works: a provider once, for all its tools', async () => {
    const upstream = fakeUpstream();
    await using shop = await serviceWith([upstream.engine]);
    const { quality } = shop.service.parts;
    await until('all were probed', () =>
      ['outline', 'scan-submit', 'scan-result'].every((id) => quality.of(id).healthStatus === 'healthy'),
    );
    expect(upstream.probes).toBe(1);
    expect(upstream.submitted).toEqual([]);
  });
});

describe('over MCP', () => {
  it('a job goes the same way', async () => {
    const upstream = fakeUpstream();
    await using shop = await serviceWith([upstream.engine]);
    const { service, time } = shop;
    const { id } = await submitted(service);
    await using agent = await connectClient(service.url, 'auto');
    const { token } = await service.paid('scan-result');
    const input = { id, paymentToken: token };
    const running = await agent.call('scan_result', input);
    expect(running).toMatchObject({
      status: 'ok',
      data: { code: 'DocProcessing' },
      meta: { 'io.github.farebox/payment': { remainingCalls: 1 } },
    });
    time.aheadMs += 10_000;
    upstream.state = done;
    expect(await agent.call('scan_result', input)).toMatchObject({ meta: { 'io.github.farebox/payment': { remainingCalls: 0 } } });
    expect(await agent.call('scan_result', input)).toMatchObject({ status: 'ok', data: { data: { completed: true } } });
  });
});

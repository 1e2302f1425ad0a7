import { expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { dayMs, hourMs, minuteMs, systemClock } from '../../src/clock.ts';
import { problem } from '../../src/errors.ts';
import { gate } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { fakeLocalEngine, fakeUpstream } from '../fake-engines.ts';
import { webhookReceiver } from '../webhook-receiver.ts';
import { textAt } from '../service.ts';
import {
  bob,
  dataOf,
  fileUrl,
  givenBack,
  linkIn,
  paidCall,
  pollWith,
  returnsOf,
  serviceWith,
  submitted,
  worked,
} from '../tool-job-desk.ts';
import { until } from '../until.ts';

eachDatabase('a job of this service', (open) => {
  it('is not delayed by the many jobs of another client: clients take turns', async () => {
    const order: string[] = [];
    // One place becomes free at first: of jobs that are taken at the same time, any can begin first.
    const first = gate();
    const others = gate();
    const { engine } = fakeLocalEngine(async (address) => {
      order.push(address.split('/').at(-1) ?? '');
      await (order.length === 1 ? first : others).wait();
    });
    await using shop = await serviceWith([engine], { database: await open(), settings: { FAREBOX_LOCAL_JOBS: '1' } });
    const { service } = shop;
    const submit = (client: string, name: string) =>
      submitted(service, { 'x-client-id': client }, { fileUrl: `https://documents.example/${name}` });
    for (const name of ['a1', 'a2', 'a3']) await submit('ann', name);
    await until('one is worked on, and the documents of the next ones are fetched', () => order.length === 3);
    for (const name of ['a4', 'a5']) await submit('ann', name);
    await submit('ben', 'b1');
    first.open();
    await until('the next has begun', () => order.length === 4);
    expect(order[3]).toBe('b1');
    others.open();
  });

  it('is submitted, polled for free, paid once when it is done, and read again for free', async () => {
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
    expect(service.parts.tools.quality.of('scan-result')).toMatchObject({ successCount: 3, errorCount: 0 });

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
    // An anonymous client is identified only by the token that paid.
    expect(await pollWith(service, id, {})).toMatchObject({ status: 402 });
    expect(await service.balances()).toMatchObject({ 'payments:held': 0, 'test:revenue:tool:scan-result': 50_000 });
  });

  it('belongs to its client: others get not found, and keep their call', async () => {
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
    // A named client needs no token any more.
    expect(await pollWith(service, id, bob)).toMatchObject({ status: 200, body: { data: { result: { pages: 1 } } } });
    expect(await pollWith(service, id, { 'x-client-id': 'eve' })).toMatchObject({ status: 402 });
    const fresh = await service.paid('scan-result', bob);
    expect(await pollWith(service, id, { ...bob, 'x-payment-token': fresh.token })).toMatchObject({ status: 200 });
    expect(await service.payment(fresh.paymentId)).toMatchObject({ remainingCalls: 1 });
    expect(service.parts.tools.quality.of('scan-result')).toMatchObject({ errorCount: 0 });
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

  it('continues after a restart, and after a kill', async () => {
    const database = await open();
    let id: string;
    {
      const door = gate();
      await using before = await serviceWith([fakeLocalEngine(door.wait).engine], { database });
      ({ id } = await submitted(before.service, bob));
      await until('the job runs', async () => {
        void before.service.parts.providerTools.runDue();
        return door.waiting() > 0;
      });
    }
    const stopped = await database.read.selectFrom('tool_jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(stopped).toMatchObject({ state: 'waiting', attempts: 0 });
    // The state left by a process that was killed during the work.
    await database.write(async (queries) => {
      await queries.updateTable('tool_jobs').set({ state: 'running', attempts: 1 }).where('id', '=', id).execute();
      const claim = { state: 'running', claimed_by: 'proc_dead', claimed_until: systemClock.now() + hourMs } as const;
      await queries.updateTable('jobs').set(claim).where('id', 'like', `%${id}`).execute();
    });
    await using after = await serviceWith([fakeLocalEngine().engine], { database });
    await worked(after.service, id);
    expect((await paidCall(after.service, 'scan-result', { id }, bob)).answer).toMatchObject({ status: 200 });
  });

  it('gives the submission back once if the service failed; reading the failure is free', async () => {
    const failing = fakeLocalEngine(async () => Promise.reject(problem('tool_failed')));
    await using shop = await serviceWith([failing.engine], { database: await open() });
    const { service, time } = shop;
    const { id, token, paymentId } = await submitted(service, bob);
    await until('it has failed for good', async () => {
      time.aheadMs += minuteMs;
      await service.parts.providerTools.runDue();
      return (await service.payment(paymentId)).remainingCalls === 1;
    });
    expect(failing.inputs).toHaveLength(3);
    expect(await service.balances()).toMatchObject({ 'payments:held': 300_000, 'test:revenue:tool:scan-submit': 0 });
    expect((await service.parts.earnings.revenueBooks.totals({})).testAmountMicros).toBe(0);

    const { answer, paymentId: asked } = await paidCall(service, 'scan-result', { id }, bob);
    expect(answer).toMatchObject({
      status: 200,
      body: { code: 'SystemError', message: `The service failed. ${givenBack}`, data: { status: 'Fail', completed: true } },
    });
    expect(await returnsOf(service, paymentId)).toBe(1);
    expect(await service.payment(asked)).toMatchObject({ remainingCalls: 1 });

    // The token can be used for another submission for a day.
    time.aheadMs += 23 * hourMs;
    const second = await service.post('/api/tools/scan-submit', { fileUrl }, { ...bob, 'x-payment-token': token });
    expect(second).toMatchObject({ status: 200 });
    await service.parts.providerTools.sweep();
    await service.balances();
  });

  it('gives the submission back once if the document is at fault too; a second read returns the same', async () => {
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
    await service.parts.providerTools.sweep();
    expect(await returnsOf(service, paymentId)).toBe(1);
    expect(await service.balances()).toMatchObject({ 'payments:held': 350_000, 'test:revenue:tool:scan-submit': 0 });

    const second = await service.post('/api/tools/scan-submit', { fileUrl }, { ...bob, 'x-payment-token': token });
    expect(second).toMatchObject({ status: 200 });
  });

  it('does not mention a refund if nothing was paid', async () => {
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

  it('that is not possible here is refused before payment: the 402 says so, and a token keeps its call', async () => {
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

  it('that did not end in time is refunded, and removed a day later', async () => {
    const door = gate();
    await using shop = await serviceWith([fakeLocalEngine(door.wait).engine], { database: await open() });
    const { service, time } = shop;
    const { id, paymentId } = await submitted(service, bob);
    time.aheadMs += 2 * dayMs + minuteMs;
    await service.parts.providerTools.sweep();
    expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
    door.open();
    expect((await paidCall(service, 'scan-result', { id }, bob)).answer).toMatchObject({ status: 200, body: { data: { status: 'Fail' } } });
    time.aheadMs += dayMs;
    await service.parts.providerTools.sweep();
    expect((await paidCall(service, 'scan-result', { id }, bob)).answer).toMatchObject({ status: 404 });
    await service.balances();
  });

  it('reports its end by a signed webhook', async () => {
    await using inbox = await webhookReceiver(1);
    const { engine, inputs } = fakeLocalEngine();
    await using shop = await serviceWith([engine], { database: await open() });
    const { service } = shop;
    const input = { fileUrl, enableEventCallback: true, callbackUrl: inbox.url };
    const { id, answer } = await submitted(service, bob, input);
    expect(answer.body).toMatchObject({ data: { callback: { host: '127.0.0.1', secret: expect.stringMatching(/^whsec_/) } } });
    await until('a notice has arrived', async () => {
      await service.parts.providerTools.runDue();
      return inbox.webhooks.length > 0;
    });
    const [notice] = inbox.webhooks;
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

eachDatabase('the immediate answer of a tool', (open) => {
  it('can be read again under its id for a day, free of charge, and only by its client', async () => {
    await using shop = await serviceWith([fakeLocalEngine().engine], { database: await open() });
    const { service, time } = shop;
    const { answer, token } = await paidCall(service, 'read-at-once', { fileUrl }, bob);
    expect(answer).toMatchObject({ status: 200, body: { data: { seen: true, id: expect.stringMatching(/^job_/) } } });
    const id = textAt(dataOf(answer), 'id');
    time.aheadMs += 23 * hourMs;
    const again = await pollWith(service, id, bob);
    expect(again).toMatchObject({ status: 200, body: { data: { seen: true, id } } });
    expect((await fetch(linkIn(again))).status).toBe(200);
    expect(await pollWith(service, id, { ...bob, 'x-payment-token': token })).toMatchObject({ status: 200 });
    expect((await paidCall(service, 'scan-result', { id }, { 'x-client-id': 'eve' })).answer).toMatchObject({ status: 404 });
    time.aheadMs += 2 * hourMs;
    expect((await paidCall(service, 'scan-result', { id }, bob)).answer).toMatchObject({ status: 404 });
    await service.parts.providerTools.sweep();
    expect(await service.parts.database.read.selectFrom('tool_jobs').selectAll().execute()).toEqual([]);
  });

  it('is not stored if the call was given back', async () => {
    const { engine } = fakeLocalEngine();
    await using shop = await serviceWith([{ ...engine, run: () => Promise.reject(problem('tool_failed')) }], { database: await open() });
    const { answer } = await paidCall(shop.service, 'read-at-once', { fileUrl }, bob);
    expect(answer).toMatchObject({ status: 500, body: { payment: { remainingCalls: 1 } } });
    expect(await shop.service.parts.database.read.selectFrom('tool_jobs').selectAll().execute()).toEqual([]);
  });

  it('can be read again from a provider too', async () => {
    await using shop = await serviceWith([fakeUpstream().engine], { database: await open() });
    const { answer } = await paidCall(shop.service, 'read-at-once', { fileUrl }, bob);
    const id = textAt(dataOf(answer), 'id');
    expect(await pollWith(shop.service, id, bob)).toMatchObject({ status: 200, body: { data: { seen: true, id } } });
  });
});

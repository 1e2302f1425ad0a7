import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../src/clock.ts';
import { problem } from '../../src/errors.ts';
import { gate } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { done, fakeLocalEngine, fakeUpstream, type FakeUpstream } from '../fake-engines.ts';
import { connectClient } from '../mcp-client.ts';
import { bob, fileUrl, givenBack, paidCall, pollWith, returnsOf, serviceWith, submitted } from '../tool-job-desk.ts';
import { until } from '../until.ts';

function remoteJobs({ engine }: FakeUpstream) {
  if (engine.jobs?.kind !== 'remote') throw new Error('an upstream keeps its jobs itself');
  return engine.jobs;
}

eachDatabase('a job of an upstream', (open) => {
  it('is polled for free, paid once, and read again with other options', async () => {
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

  it('that failed is reported for free, in the format of the upstream', async () => {
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

  it('that failed is given back even if no client polls, and so is one that never ends', async () => {
    const upstream = fakeUpstream();
    await using shop = await serviceWith([upstream.engine], { database: await open() });
    const { service, time } = shop;
    const slow = await submitted(service, bob);
    const lookAfter = async (aheadMs: number) => {
      time.aheadMs += aheadMs;
      await service.parts.providerTools.runDue();
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
      await service.parts.providerTools.runDue();
      return (await service.payment(bad.paymentId)).remainingCalls === 1;
    });
    await service.balances();
  });

  it('cannot be read by a client that only guesses the id of the upstream', async () => {
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

  it('from before the longer ids can be read by the id of the upstream alone', async () => {
    const upstream = fakeUpstream();
    upstream.state = done;
    const database = await open();
    await using shop = await serviceWith([upstream.engine], { database });
    const { id: told } = await submitted(shop.service, bob);
    const [id = ''] = told.split(':');
    await database.write((queries) => queries.updateTable('tool_jobs').set({ id }).where('id', '=', told).execute());
    expect((await paidCall(shop.service, 'scan-result', { id }, bob)).answer).toMatchObject({ status: 200 });
  });

  it('about which the upstream reports nothing for a day is given back', async () => {
    const upstream = fakeUpstream();
    const silent = { ...upstream.engine, jobs: { ...remoteJobs(upstream), read: () => Promise.reject(problem('upstream_failed')) } };
    await using shop = await serviceWith([silent], { database: await open() });
    const { service, time } = shop;
    const { id, paymentId } = await submitted(service, bob);
    time.aheadMs += 3 * hourMs;
    await service.parts.providerTools.runDue();
    await service.parts.providerTools.sweep();
    expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 0 });
    time.aheadMs += dayMs;
    await service.parts.providerTools.sweep();
    expect(await service.payment(paymentId)).toMatchObject({ remainingCalls: 1 });
    expect((await paidCall(service, 'scan-result', { id }, bob)).answer).toMatchObject({ status: 200, body: { data: { status: 'Fail' } } });
    await service.balances();
  });

  it('belongs to nobody if the process died before the call was paid: the call is given back', async () => {
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
      await other.service.parts.payments.reservations.recover();
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

describe('over MCP', () => {
  it('a job works the same way', async () => {
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

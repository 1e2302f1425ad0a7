import { describe, expect, it } from 'vitest';
import { PaymentBody } from '@farebox/contract';
import { dayMs, systemClock } from '../../src/clock.ts';
import { problem } from '../../src/errors.ts';
import { meteringOf } from '../../src/tools/prices.ts';
import type { Tool } from '../../src/tools/tool.ts';
import { countedTool } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { signedIn, signInInfo } from '../signed-in-wallet.ts';
import { replicaOf, startService, tally, textAt, type Answer, type Service } from '../service.ts';
import { movedBy, newUptoWallet, newWallet, settlementOf, signedFor, version2 } from '../wallet.ts';

/** A cent for each character. */
const perCharacter = { unit: 'characters', of: 'note', per_unit_amount: '0.01' } as const;

function meteredEcho(runs: Tool['runs'] = 'outside', work?: () => Promise<void>) {
  const counted = countedTool({ runs, ...(work === undefined ? {} : { work }) });
  const metering = meteringOf(perCharacter);
  return { ...counted, tool: { ...counted.tool, pricing: { policyId: 'metered', amountMicros: metering.minMicros, metering } } };
}

const path = '/api/tools/counted-echo';
const amountOf = ({ body }: Answer) => PaymentBody.parse(Object(body).payment).amount;

async function paidFor(service: Service, note: string, headers: Record<string, string> = {}): Promise<PaymentBody> {
  const created = await service.post('/api/payments', { serviceId: 'counted-echo', providerId: 'test', input: { note } }, headers);
  expect(created).toMatchObject({ status: 201 });
  return service.payment(PaymentBody.parse(created.body).paymentId);
}

const revenue = (balances: Record<string, number>) => balances['test:revenue:tool:counted-echo'] ?? 0;

eachDatabase('a price by units of the input', (open) => {
  it('is quoted for this input, and paid with a token', async () => {
    const { tool: echo, runCount } = meteredEcho();
    await using service = await startService({ database: await open(), extraTools: [echo] });
    const quoted = await service.post(path, { note: 'four' });
    expect(quoted).toMatchObject({ status: 402, body: { payment: { amount: '0.04', amountCents: 4 } } });
    const token = (await service.payment(PaymentBody.parse(Object(quoted.body).payment).paymentId)).token;
    expect(await service.post(path, { note: 'four' }, { 'x-payment-token': token })).toMatchObject({ status: 200 });
    expect(runCount()).toBe(1);
    expect(revenue(await service.balances())).toBe(40_000);
    // Characters, not UTF-16 units, and at least one.
    expect(amountOf(await service.post(path, { note: '🙂é' }))).toBe('0.02');
    expect(amountOf(await service.post(path, { note: '' }))).toBe('0.01');
    expect(await service.post('/api/payments', { serviceId: 'counted-echo' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', error: expect.stringContaining('characters of note') },
    });
  });

  it('is the least for an input that it cannot be counted for, and that is said; nothing of it is taken', async () => {
    const { tool: echo, runCount } = meteredEcho();
    await using service = await startService({ database: await open(), extraTools: [echo] });
    const wrong = { wrong: 1 };
    const quoted = await service.post(path, wrong);
    const input = { valid: false, issues: [{ path: 'note' }, { path: 'wrong' }, { message: 'the known parameters are note' }] };
    expect(quoted).toMatchObject({ status: 402, body: { payment: { amount: '0.01' }, input } });
    const invalid = { status: 400, body: { code: 'invalid_input' } };
    const { token } = await service.payment(PaymentBody.parse(Object(quoted.body).payment).paymentId);
    expect(await service.post(path, wrong, { 'x-payment-token': token })).toMatchObject(invalid);
    const wallet = newWallet();
    expect(await service.post(path, wrong, version2(await signedFor(wallet, service, path, wrong)))).toMatchObject(invalid);
    const { apiKey, userId } = await service.customer({ credit: '1.00' });
    expect(await service.post(path, wrong, { ...apiKey, 'x-payment-provider': 'credit' })).toMatchObject(invalid);
    expect(await service.balances()).toMatchObject({ [`credit:${userId}`]: 1_000_000 });
    expect(await service.post(path, { note: 'ab' }, { 'x-payment-token': token })).toMatchObject({
      body: { code: 'payment_insufficient', missing: '0.01' },
    });
    expect(await service.post(path, { note: 'a' }, { 'x-payment-token': token })).toMatchObject({ status: 200 });
    expect(runCount()).toBe(1);
  });

  it.each(['here', 'outside'] as const)('does not run %s for a token that was paid for a cheaper input', async (runs) => {
    const { tool: echo, runCount } = meteredEcho(runs);
    await using service = await startService({ database: await open(), extraTools: [echo] });
    const { token } = await paidFor(service, 'ab');
    const dearer = () => service.post(path, { note: 'abcdef' }, { 'x-payment-token': token });
    expect(await dearer()).toMatchObject({
      status: 402,
      body: { code: 'payment_insufficient', paid: '0.02', price: '0.06', missing: '0.04', payment: { amount: '0.06' } },
    });
    expect(tally(await Promise.all([dearer(), dearer(), dearer()]))).toEqual({ '402 payment_insufficient': 3 });
    expect(runCount()).toBe(0);
    await service.balances();
    expect(await service.post(path, { note: 'ab' }, { 'x-payment-token': token })).toMatchObject({ status: 200 });
    expect(await dearer()).toMatchObject({ status: 402, body: { code: 'payment_token_used' } });
    expect(revenue(await service.balances())).toBe(20_000);
  });

  it('of one token raced by a cheap and a dear input runs the one it covers', async () => {
    const { tool: echo, runCount } = meteredEcho();
    await using service = await startService({ database: await open(), extraTools: [echo] });
    const { token } = await paidFor(service, 'abc');
    const send = (note: string) => service.post(path, { note }, { 'x-payment-token': token });
    const answers = await Promise.all(['abcd', 'abc', 'a', 'abcde', 'ab'].map(send));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(runCount()).toBe(1);
    await service.balances();
  });

  it.each(['here', 'outside'] as const)(
    'returns the surplus of a token that costs less %s, to the credit and caps of its payer',
    async (runs) => {
      const { tool: echo } = meteredEcho(runs);
      await using service = await startService({ database: await open(), extraTools: [echo] });
      const { apiKey, userId } = await service.customer({ credit: '1.00', key: { cap_day: '0.10' } });
      const created = await service.post('/api/payments', { serviceId: 'counted-echo', input: { note: 'abcdefgh' } }, apiKey);
      const { paymentId } = PaymentBody.parse(created.body);
      const paid = await service.post(`/api/payments/${paymentId}/pay`, { provider: 'credit' }, apiKey);
      const { token } = PaymentBody.parse(paid.body);
      // 0.08 of 0.10 are spent.
      expect(await service.post(path, { note: 'abc' }, { ...apiKey, 'x-payment-provider': 'credit' })).toMatchObject({ status: 403 });
      expect(await service.post(path, { note: 'abc' }, { ...apiKey, 'x-payment-token': token })).toMatchObject({ status: 200 });
      const balances = await service.balances();
      expect([balances[`credit:${userId}`], balances['revenue:tool:counted-echo'], balances['payments:held']]).toEqual([
        970_000, 30_000, 0,
      ]);
      expect(await service.payment(paymentId)).toMatchObject({ amount: '0.03', remainingCalls: 0 });
      // The caps count 0.03.
      expect(await service.post(path, { note: 'abcdefg' }, { ...apiKey, 'x-payment-provider': 'credit' })).toMatchObject({ status: 200 });
      expect(await service.post(path, { note: 'a' }, { ...apiKey, 'x-payment-provider': 'credit' })).toMatchObject({
        status: 403,
        body: { code: 'spending_cap_exceeded' },
      });
      await service.balances();
    },
  );

  it('keeps the rest of a token whose cheaper call failed, which then pays what is left of it', async () => {
    const mood = { fails: true };
    const { tool: echo } = meteredEcho('outside', async () => {
      if (mood.fails) throw problem('upstream_failed');
    });
    await using service = await startService({ database: await open(), extraTools: [echo] });
    const { apiKey, userId } = await service.customer({ credit: '1.00' });
    const created = await service.post('/api/payments', { serviceId: 'counted-echo', input: { note: 'abcdefgh' } }, apiKey);
    const { paymentId } = PaymentBody.parse(created.body);
    const { token } = PaymentBody.parse((await service.post(`/api/payments/${paymentId}/pay`, { provider: 'credit' }, apiKey)).body);
    expect(await service.post(path, { note: 'abc' }, { ...apiKey, 'x-payment-token': token })).toMatchObject({ status: 502 });
    await service.balances();
    mood.fails = false;
    expect(await service.post(path, { note: 'abcdefgh' }, { ...apiKey, 'x-payment-token': token })).toMatchObject({
      status: 402,
      body: { code: 'payment_insufficient', missing: '0.05' },
    });
    expect(await service.post(path, { note: 'abc' }, { ...apiKey, 'x-payment-token': token })).toMatchObject({ status: 200 });
    expect((await service.balances())[`credit:${userId}`]).toBe(970_000);
  });

  it('is taken from credit as it is, within the caps and the maximum of the caller', async () => {
    const { tool: echo, runCount } = meteredEcho('here');
    await using service = await startService({ database: await open(), extraTools: [echo] });
    const { apiKey, userId } = await service.customer({ credit: '1.00', key: { cap_call: '0.05' } });
    const credit = { ...apiKey, 'x-payment-provider': 'credit' };
    expect(await service.post(path, { note: 'abcde' }, credit)).toMatchObject({ status: 200 });
    expect(await service.post(path, { note: 'abcdef' }, credit)).toMatchObject({ status: 403, body: { code: 'spending_cap_exceeded' } });
    expect(await service.post(path, { note: 'abc' }, { ...credit, 'x-max-price-cents': '2.5' })).toMatchObject({
      status: 409,
      body: { code: 'price_above_maximum', price: '0.03' },
    });
    expect(runCount()).toBe(1);
    expect((await service.balances())[`credit:${userId}`]).toBe(950_000);
  });

  it('gives back what calls did not use while the same key pays for others, and they do not lock each other out', async () => {
    const metering = meteringOf({ ...perCharacter, used_path: 'run' });
    const counted = countedTool({ work: async (_note, { used }) => used?.(1) });
    const echo = { ...counted.tool, pricing: { policyId: 'metered', amountMicros: metering.minMicros, metering } };
    await using service = await startService({ database: await open(), extraTools: [echo] });
    const { apiKey, userId } = await service.customer({ credit: '100.00' });
    const headers = { ...apiKey, 'x-payment-provider': 'credit' };
    const answers = await Promise.all(Array.from({ length: 60 }, () => service.post(path, { note: 'abcdef' }, headers)));
    expect(tally(answers)).toEqual({ '200': 60 });
    expect(await service.balances()).toMatchObject({ [`credit:${userId}`]: 100_000_000 - 60 * 10_000 });
  });

  it('holds for a quote when the operator changes it', async () => {
    const { tool: echo } = meteredEcho();
    await using service = await startService({ database: await open(), extraTools: [echo] });
    const admin = await service.asAdmin();
    const change = (body: object) => service.patch('/api/v1/admin/tools/counted-echo', body, admin);
    const { token } = await paidFor(service, 'abcd');
    const { token: spare } = await paidFor(service, 'abcd');
    const wallet = newWallet();
    const signed = await signedFor(wallet, service, path, { note: 'abc' });
    expect(await change({ metered_price: { ...perCharacter, per_unit_amount: '0.10' } })).toMatchObject({
      status: 200,
      body: { pricing: { unit: 'characters', perUnit: '0.10', amount: '0.10' } },
    });
    expect(await service.post(path, { note: 'abcde' }, { 'x-payment-token': token })).toMatchObject({
      status: 402,
      body: { code: 'payment_insufficient', price: '0.05' },
    });
    expect(await service.post(path, { note: 'abcd' }, { 'x-payment-token': token })).toMatchObject({ status: 200 });
    expect(await service.post(path, { note: 'abc' }, version2(signed))).toMatchObject({ status: 200 });
    expect(await movedBy(service, wallet)).toEqual([30_000]);
    expect(await change({ price_amount: '0.50' })).toMatchObject({ body: { pricing: { amount: '0.50', billingMode: 'per_call' } } });
    // A token of four characters is none for a call of any size.
    expect(await service.post(path, { note: 'abcde' }, { 'x-payment-token': spare })).toMatchObject({ status: 402 });
    expect(await service.post(path, { note: 'abcd' }, { 'x-payment-token': spare })).toMatchObject({ status: 200 });
    const plain = await service.paid('counted-echo');
    expect(await change({ price_amount: null })).toMatchObject({ body: { pricing: { amount: '0.01', unit: 'characters' } } });
    expect(await service.post(path, { note: 'x'.repeat(90) }, { 'x-payment-token': plain.token })).toMatchObject({ status: 200 });
    expect(revenue(await service.balances())).toBe(40_000 + 30_000 + 40_000 + 500_000);
  });
});

eachDatabase('a wallet and a metered price', (open) => {
  it('pays the price of the input, and cannot use a signature for a dearer one', async () => {
    const { tool: echo, runCount } = meteredEcho();
    await using service = await startService({ database: await open(), extraTools: [echo] });
    const wallet = newWallet();
    const signed = await signedFor(wallet, service, path, { note: 'abc' });
    expect(await service.post(path, { note: 'abcd' }, version2(signed))).toMatchObject({
      status: 402,
      body: { payment: { amount: '0.04' } },
    });
    expect(await service.post(path, { note: 'ab' }, version2(signed))).toMatchObject({
      status: 402,
      body: { payment: { amount: '0.02' } },
    });
    expect([runCount(), await movedBy(service, wallet)]).toEqual([0, []]);
    expect(await service.post(path, { note: 'abc' }, version2(signed))).toMatchObject({ status: 200 });
    expect(await movedBy(service, wallet)).toEqual([30_000]);
    expect(revenue(await service.balances())).toBe(30_000);
  });

  it('that signs a maximum pays the metered amount within it', async () => {
    const { tool: echo, runCount } = meteredEcho();
    await using service = await startService({ database: await open(), extraTools: [echo] });
    const wallet = newUptoWallet();
    const signed = await signedFor(wallet, service, path, { note: 'abcdefgh' });
    expect(await service.post(path, { note: 'abcdefghi' }, version2(signed))).toMatchObject({ status: 402 });
    const answer = await service.post(path, { note: 'abc' }, version2(signed));
    expect(answer).toMatchObject({ status: 200 });
    expect(settlementOf(answer)).toMatchObject({ amount: '30000' });
    expect([runCount(), await movedBy(service, wallet)]).toEqual([1, [30_000]]);
    expect(revenue(await service.balances())).toBe(30_000);
  });

  it('does not pay a dearer input with a call that was given back', async () => {
    const mood = { fails: true };
    const failing = meteredEcho('outside', async () => {
      if (mood.fails) throw problem('upstream_failed');
    });
    await using service = await startService({ database: await open(), extraTools: [{ ...failing.tool, hasLastingEffect: true }] });
    const wallet = newWallet();
    expect(await service.post(path, { note: 'ab' }, version2(await signedFor(wallet, service, path, { note: 'ab' })))).toMatchObject({
      status: 502,
    });
    mood.fails = false;
    const dearer = await service.post(path, { note: 'abcde' }, version2(await signedFor(wallet, service, path, { note: 'abcde' })));
    expect(dearer).toMatchObject({ status: 200 });
    expect((await movedBy(service, wallet)).toSorted((one, other) => one - other)).toEqual([20_000, 50_000]);
    const cheaper = await service.post(path, { note: 'a' }, version2(await signedFor(wallet, service, path, { note: 'a' })));
    expect(cheaper).toMatchObject({ status: 200 });
    expect((await movedBy(service, wallet)).toSorted((one, other) => one - other)).toEqual([20_000, 50_000]);
    expect(revenue(await service.balances())).toBe(60_000);
  });
});

eachDatabase('free calls of a day', (open) => {
  const free = (perDay: number, work?: () => Promise<void>) => {
    const counted = countedTool(work === undefined ? {} : { work });
    return { ...counted, tool: { ...counted.tool, pricing: { ...counted.tool.pricing, freePerDay: perDay } } };
  };

  it('are given to callers who prove their identity, and end', async () => {
    const time = { aheadMs: 0 };
    const { tool: echo, runCount } = free(2);
    await using service = await startService({
      database: await open(),
      extraTools: [echo],
      clock: { now: () => systemClock.now() + time.aheadMs },
    });
    const { apiKey, login, userId } = await service.customer({ credit: '1.00' });
    expect(await service.post(path, { note: 'a' })).toMatchObject({ status: 402 });
    expect(await service.post(path, { note: 'a' }, { 'x-client-id': 'my-agent' })).toMatchObject({ status: 402 });
    const first = await service.post(path, { note: 'a' }, { ...apiKey, 'x-payment-provider': 'credit' });
    expect([first.status, first.headers.get('x-free-calls-remaining')]).toEqual([200, '1']);
    // The keys and sessions of an account count together.
    expect((await service.post(path, { note: 'a' }, login)).headers.get('x-free-calls-remaining')).toBe('0');
    expect(await service.post(path, { note: 'a' }, apiKey)).toMatchObject({ status: 402 });
    expect(await service.post(path, { note: 'a' }, { ...apiKey, 'x-payment-provider': 'credit' })).toMatchObject({ status: 200 });
    expect([runCount(), (await service.balances())[`credit:${userId}`]]).toEqual([3, 950_000]);
    time.aheadMs += dayMs;
    expect(await service.post(path, { note: 'a' }, apiKey)).toMatchObject({ status: 200 });
    time.aheadMs += 3 * dayMs;
    expect(await service.parts.tools.freeCalls.forget()).toBe(4);
    const listed = await service.get('/api/catalog/counted-echo');
    expect(listed).toMatchObject({ body: { pricing: { freePerDay: 2 }, quality: { successCount: 4 } } });
  });

  it('give the last one to one of many requests, on two replicas', async () => {
    const { tool: echo, runCount } = free(3);
    const database = await open();
    await using service = await startService({ database, extraTools: [echo] });
    await using other = await startService({ database, settings: { ...replicaOf(service) }, extraTools: [echo] });
    const { apiKey } = await service.customer();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? service : other).post(path, { note: 'a' }, apiKey)),
    );
    expect(tally(answers)).toEqual({ '200': 3, '402 payment_required': 9 });
    expect(runCount()).toBe(3);
    await service.balances();
  });

  it('that fail do not count', async () => {
    const mood = { fails: true };
    const { tool: echo } = free(1, async () => {
      if (mood.fails) throw problem('upstream_failed');
    });
    await using service = await startService({ database: await open(), extraTools: [echo] });
    const { apiKey } = await service.customer();
    expect(await service.post(path, { note: 'a' }, apiKey)).toMatchObject({ status: 502 });
    expect(await service.post(path, { note: 1 }, apiKey)).toMatchObject({ status: 402 });
    mood.fails = false;
    expect(await service.post(path, { note: 'a' }, apiKey)).toMatchObject({ status: 200 });
    expect(await service.post(path, { note: 'a' }, apiKey)).toMatchObject({ status: 402 });
  });

  it('are not multiplied by making accounts', async () => {
    const { tool: echo } = free(1);
    await using service = await startService({ database: await open(), extraTools: [echo] });
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const { apiKey } = await service.customer();
      statuses.push((await service.post(path, { note: 'a' }, apiKey)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 402, 402]);
  });

  it('are not used up by callers who pay, nor by the retry of a paid call', async () => {
    const { tool: echo, runCount } = free(0);
    await using service = await startService({ database: await open(), extraTools: [echo] });
    const { apiKey, userId } = await service.customer({ credit: '1.00' });
    const keyed = { ...apiKey, 'x-payment-provider': 'credit', 'idempotency-key': 'one' };
    const paid = await service.post(path, { note: 'a' }, keyed);
    await service.patch('/api/v1/admin/tools/counted-echo', { free_per_day: 5 }, await service.asAdmin());
    const again = await service.post(path, { note: 'a' }, keyed);
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([paid.text, 'true']);
    const { token } = await service.paid('counted-echo', apiKey);
    expect((await service.post(path, { note: 'a' }, { ...apiKey, 'x-payment-token': token })).headers.get('x-payment-id')).not.toBeNull();
    expect([runCount(), (await service.balances())[`credit:${userId}`]]).toEqual([2, 950_000]);
  });
});

describe('a metered price', () => {
  it('is refused where it cannot work', async () => {
    const { tool: echo } = meteredEcho();
    await using service = await startService({ extraTools: [echo] });
    const admin = await service.asAdmin();
    const set = async (price: object) => {
      const { status, body } = await service.patch(
        '/api/v1/admin/tools/counted-echo',
        { metered_price: { ...perCharacter, ...price } },
        admin,
      );
      return [status, status === 200 ? '' : textAt(body, 'error')];
    };
    expect(await set({ of: 'missing' })).toEqual([400, expect.stringContaining('has no input missing')]);
    expect(await set({ per_unit_amount: '0' })).toEqual([400, expect.stringContaining('above zero')]);
    expect(await set({ per_unit_amount: '0.0000001' })).toEqual([400, expect.stringContaining('decimal')]);
    expect(await set({ max_amount: '0.01', min_amount: '0.02' })).toEqual([400, expect.stringContaining('below')]);
    expect(
      await set({
        steps: [
          { above: 5, per_unit_amount: '0' },
          { above: 5, per_unit_amount: '1' },
        ],
      }),
    ).toEqual([400, expect.stringContaining('ascending')]);
    expect(await set({ steps: [{ above: 5, per_unit_amount: '0.001' }], max_amount: '0.06', base_amount: '0.001' })).toEqual([200, '']);
    expect(amountOf(await service.post(path, { note: 'x'.repeat(7) }))).toBe('0.053');
    expect(amountOf(await service.post(path, { note: 'x'.repeat(90) }))).toBe('0.06');
  });
});

eachDatabase('a call that used less than was quoted', (open) => {
  const selling = async (runs: Tool['runs'] = 'outside', more: Partial<Tool> = {}) => {
    const { tool: echo } = meteredEcho(runs);
    const halving: Tool = {
      ...echo,
      ...more,
      async run(input, context) {
        const said = await echo.run(input, context);
        context.used?.(Math.floor(String(Object(input).note).length / 2));
        return said;
      },
    };
    return startService({ database: await open(), extraTools: [halving] });
  };

  it.each(['here', 'outside'] as const)('costs credit only that (%s)', async (runs) => {
    await using service = await selling(runs);
    const { apiKey, userId } = await service.customer({ credit: '1.00', key: { cap_day: '0.10' } });
    const credit = { ...apiKey, 'x-payment-provider': 'credit' };
    expect(await service.post(path, { note: 'abcdefgh' }, credit)).toMatchObject({ status: 200 });
    expect((await service.balances())[`credit:${userId}`]).toBe(960_000);
    // Caps: 0.04 of 0.10; the next may cost 0.06.
    expect(await service.post(path, { note: 'abcdef' }, credit)).toMatchObject({ status: 200 });
    expect(await service.post(path, { note: 'abcd' }, credit)).toMatchObject({ status: 403 });
    expect((await service.balances())['revenue:tool:counted-echo']).toBe(70_000);
  });

  it('settles only that of a signed maximum', async () => {
    await using service = await selling();
    const wallet = newUptoWallet();
    const signed = await signedFor(wallet, service, path, { note: 'abcdefgh' });
    const answer = await service.post(path, { note: 'abcdefgh' }, version2(signed));
    expect(answer).toMatchObject({ status: 200 });
    expect(settlementOf(answer)).toMatchObject({ amount: '40000' });
    expect(await movedBy(service, wallet)).toEqual([40_000]);
    expect(revenue(await service.balances())).toBe(40_000);
    const again = await service.post(path, { note: 'abcdefgh' }, version2(signed));
    expect([again.status, again.text]).toEqual([200, answer.text]);
    expect(await movedBy(service, wallet)).toEqual([40_000]);
  });

  it.each([false, true])('returns the rest of an exact amount as credit of the wallet (settled first: %s)', async (hasLastingEffect) => {
    await using service = await selling('outside', { hasLastingEffect });
    const wallet = newWallet();
    const answer = await service.post(path, { note: 'abcdefgh' }, version2(await signedFor(wallet, service, path, { note: 'abcdefgh' })));
    expect(answer).toMatchObject({ status: 200 });
    expect(settlementOf(answer)).toMatchObject({ amount: '80000' });
    const balances = await service.balances();
    expect([revenue(balances), balances[`test:credit:${wallet.account.address.toLowerCase()}`]]).toEqual([40_000, 40_000]);
  });
});

describe('a free call of a wallet', () => {
  it('needs a proof for this path', async () => {
    const { tool: echo } = countedTool();
    await using service = await startService({ extraTools: [{ ...echo, pricing: { ...echo.pricing, freePerDay: 1 } }] });
    const { account } = newWallet();
    const proof = await signedIn(account, signInInfo(await service.post(path, { note: 'a' })));
    expect(await service.post(path, { note: 'a' }, proof)).toMatchObject({ status: 200 });
    expect(
      await service.post(path, { note: 'a' }, await signedIn(account, signInInfo(await service.post(path, { note: 'a' })))),
    ).toMatchObject({
      status: 402,
    });
    const other = newWallet().account;
    const elsewhere = await signedIn(other, signInInfo(await service.get('/api/tools/timestamp')));
    expect(await service.post(path, { note: 'a' }, elsewhere)).toMatchObject({ status: 402 });
  });
});

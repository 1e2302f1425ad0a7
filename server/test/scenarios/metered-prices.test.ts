import { x402Client } from '@x402/core/client';
import { UptoEvmScheme } from '@x402/evm/upto/client';
import { describe, expect, it } from 'vitest';
import { CatalogListing, PaymentBody } from '@farebox/contract';
import { dayMs, systemClock } from '../../src/clock.ts';
import { problem } from '../../src/errors.ts';
import { meteringOf } from '../../src/tools/prices.ts';
import type { Tool } from '../../src/tools/tool.ts';
import { countedTool } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { loopbackUpstream } from '../loopback-upstream.ts';
import { connectClient } from '../mcp-client.ts';
import { signedIn, signInInfo } from '../signed-in-wallet.ts';
import { replicaOf, startService, tally, textAt, type Answer, type Service } from '../service.ts';
import { movedBy, newWallet, settlementOf, signedFor, version2, type Wallet } from '../wallet.ts';

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
    expect(await service.post(path, { wrong: 1 })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await service.post('/api/payments', { serviceId: 'counted-echo' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', error: expect.stringContaining('characters of note') },
    });
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

  it('are given to who can prove who it is, and end', async () => {
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
    expect(await service.parts.freeCalls.forget()).toBe(4);
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

  it('are not used by who sends money, nor by the retry of a paid call', async () => {
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

function newUptoWallet(): Wallet {
  const { account } = newWallet();
  return { account, client: new x402Client().register('eip155:*', new UptoEvmScheme(account)) };
}

eachDatabase('an imported tool with a metered price', (open) => {
  const document = (host: string) => ({
    openapi: '3.1.0',
    info: { title: 'Words', version: '1' },
    servers: [{ url: host }],
    paths: {
      '/translate': {
        post: {
          operationId: 'translate',
          summary: 'Translate a text',
          'x-nothing': 1,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] } } },
          },
          responses: {
            200: {
              description: 'Done',
              content: { 'application/json': { schema: { type: 'object', properties: { said: { type: 'string' } } } } },
            },
          },
        },
      },
      '/status': { get: { operationId: 'status', summary: 'Is it up', responses: { 200: { description: 'Yes' } } } },
    },
  });
  const cents = { unit: 'characters', of: 'body.text', per_unit_amount: '0.01', used_path: 'usage.characters' } as const;

  it('is sold over HTTP, MCP and to wallets, charged by what it used, and described everywhere', async () => {
    await using upstream = await loopbackUpstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ said: 'ja', usage: { characters: 3 } }));
    });
    await using service = await startService({ database: await open() });
    const admin = await service.asAdmin();
    const settings = { metered_price: cents, free_per_day: 0, verify_output: false, rules: [{ operation: 'GET *', price_amount: '0.02' }] };
    const imported = await service.post(
      '/api/v1/admin/tools',
      { kind: 'openapi', name: 'words', document: JSON.stringify(document(upstream.url)), settings, publish: true, force: true },
      admin,
    );
    expect(imported).toMatchObject({
      body: {
        tools: expect.arrayContaining([
          expect.objectContaining({ id: 'words-translate', state: 'published', price_amount: '0.01', metered_price: cents }),
          expect.objectContaining({ id: 'words-status', price_amount: '0.02' }),
        ]),
      },
    });
    const translate = '/api/tools/words-translate';
    const { apiKey, userId } = await service.customer({ credit: '1.00' });
    const first = await service.post(translate, { body: { text: 'abcdef' } }, { ...apiKey, 'x-payment-provider': 'credit' });
    expect([first.status, first.text]).toEqual([200, '{"said":"ja","usage":{"characters":3}}']);
    expect((await service.balances())[`credit:${userId}`]).toBe(970_000);
    const wallet = newUptoWallet();
    const signed = await signedFor(wallet, service, translate, { body: { text: 'abcdef' } });
    expect(settlementOf(await service.post(translate, { body: { text: 'abcdef' } }, version2(signed)))).toMatchObject({ amount: '60000' });
    // It may change something, so it is settled before it runs: what it did not use is credit of the wallet.
    expect((await service.balances())[`test:credit:${wallet.account.address.toLowerCase()}`]).toBe(30_000);
    // Never more than was quoted.
    expect(await service.post(translate, { body: { text: 'ab' } }, { ...apiKey, 'x-payment-provider': 'credit' })).toMatchObject({
      status: 200,
    });
    expect((await service.balances())[`credit:${userId}`]).toBe(950_000);

    await using agent = await connectClient(service.url, 'auto', apiKey);
    const unpaid = await agent.call('words_translate', { body: { text: 'abcd' } });
    expect(JSON.stringify(unpaid)).toContain('0.04');
    const paid = await agent.call('words_translate', { body: { text: 'abcd' }, pay: 'credit' });
    expect(paid.status).toBe('ok');
    expect((await service.balances())[`credit:${userId}`]).toBe(920_000);
    const created = await agent.call('create_payment', { serviceId: 'words_translate', input: { body: { text: 'abcde' } } });
    expect(JSON.stringify(created)).toContain('0.05');

    const pricing = {
      amount: '0.01',
      billingMode: 'per_unit',
      unit: 'characters',
      countedIn: 'body.text',
      perUnit: '0.01',
      per: 1,
      min: '0.01',
      chargedBy: 'use',
    };
    const listed = CatalogListing.parse((await service.get('/api/tools')).body).services;
    expect(listed.find(({ id }) => id === 'words-translate')?.pricing).toMatchObject(pricing);
    expect(listed.find(({ id }) => id === 'words-status')?.pricing).not.toHaveProperty('unit');
    expect((await service.get('/api/tools?view=summary')).text).toContain('"amount":"0.01","currency":"USD","unit":"characters"');
    const openapi = await service.get('/openapi.json');
    expect(openapi).toMatchObject({
      body: {
        paths: { [translate]: { post: { 'x-payment-info': { price: { mode: 'dynamic', min: '0.01', rule: { unit: 'characters' } } } } } },
      },
    });
    const found = await service.get('/discovery/resources?limit=100');
    expect(found.text).toContain('"io.github.farebox/pricing":{"unit":"characters"');
    expect((await service.get('/.well-known/agent-card.json')).text).toContain('0.01 USD per character of body.text');
    const shown = (await agent.tools('all')).find(({ name }) => name === 'words_translate');
    expect(shown?.description).toContain('Costs 0.01 USD per character of body.text, from 0.01 USD a call.');
    expect(shown?._meta).toMatchObject({
      'io.github.farebox/price': { perCall: false, unit: 'characters' },
      x402: { paymentRequired: true },
    });
    expect(shown?._meta).not.toHaveProperty('x402.amount');
    expect(shown?._meta).not.toHaveProperty(['agents-x402/priceUSD']);

    // A price of the source replaces it at once, and quotes hold.
    const again = await service.post('/api/payments', {
      serviceId: 'words-translate',
      providerId: 'test',
      input: { body: { text: 'abc' } },
    });
    const { token } = await service.payment(PaymentBody.parse(again.body).paymentId);
    await service.patch(
      '/api/v1/admin/tool-sources/words',
      { settings: { ...settings, metered_price: { ...cents, per_unit_amount: '0.05' } } },
      admin,
    );
    expect(amountOf(await service.post(translate, { body: { text: 'abc' } }))).toBe('0.15');
    expect(await service.post(translate, { body: { text: 'abc' } }, { 'x-payment-token': token })).toMatchObject({ status: 200 });
    await service.balances();
  });

  it('is not sold where its input has nothing to count', async () => {
    await using service = await startService({ database: await open() });
    const admin = await service.asAdmin();
    const request = {
      kind: 'openapi',
      name: 'words',
      document: JSON.stringify(document('http://127.0.0.1:9')),
      settings: { metered_price: cents },
      publish: true,
      force: true,
    };
    await service.post('/api/v1/admin/tools', request, admin);
    expect(await service.post('/api/tools/words-status', {})).toMatchObject({ status: 503, body: { code: 'tool_not_configured' } });
    const both = { ...request, name: 'both', settings: { metered_price: cents, price_amount: '0.01' } };
    expect(await service.post('/api/v1/admin/tools', both, admin)).toMatchObject({ status: 400 });
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

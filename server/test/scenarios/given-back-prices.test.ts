import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminPaymentPage } from '@farebox/contract';
import { hourMs } from '../../src/clock.ts';
import { problem } from '../../src/errors.ts';
import { viewOf, type DatabaseView } from '../crash/database-view.ts';
import { ledgerOnly, moneyViolations } from '../crash/money-checks.ts';
import { countedTool } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { authorizationOf, challengeIn, credentialFor } from '../machine-wallet.ts';
import { skillAnswer } from '../skill-answer.ts';
import { startService, type Answer, type Customer, type RequestHeaders, type Service } from '../service.ts';
import { signedIn, signInInfo } from '../signed-in-wallet.ts';
import { movedBy, newWallet, signedFor, version1, version2, type Wallet } from '../wallet.ts';

const path = '/api/tools/counted-echo';
const note = { note: 'hello' };

eachDatabase('a payment that was given back', (open) => {
  let service: Service;
  let view: DatabaseView;
  let admin: RequestHeaders;
  const mood = { fails: false };
  const counted = countedTool({
    work: async () => {
      if (mood.fails) throw problem('upstream_failed');
    },
  });
  beforeAll(async () => {
    const database = await open();
    view = viewOf(database);
    // A failed call has moved its money, and is given back.
    service = await startService({ database, extraTools: [{ ...counted.tool, hasLastingEffect: true }] });
    admin = await service.asAdmin();
  });
  beforeEach(async () => {
    mood.fails = false;
    await costs('0.10');
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const costs = async (amount: string) =>
    expect(await service.patch('/api/v1/admin/tools/counted-echo', { price_amount: amount }, admin)).toMatchObject({ status: 200 });
  const call = (headers: RequestHeaders, cents?: string) =>
    service.post(path, note, { ...headers, ...(cents === undefined ? {} : { 'x-max-price-cents': cents }) });
  async function failed(headers: RequestHeaders): Promise<Answer> {
    mood.fails = true;
    const answer = await call(headers);
    mood.fails = false;
    expect(answer, answer.text).toMatchObject({ status: 502 });
    return answer;
  }
  const signed = async (wallet: Wallet) => signedFor(wallet, service, path, note);
  async function chargedFor(answer: Answer): Promise<string> {
    return amountOf(answer.headers.get('x-payment-id') ?? '');
  }
  async function amountOf(paymentId: string): Promise<string> {
    const id = paymentId.slice(0, 30);
    const { items } = AdminPaymentPage.parse((await service.get('/api/v1/admin/payments?service_id=counted-echo&limit=100', admin)).body);
    return items.find((each) => each.id === id)?.amount ?? expect.fail('no such payment');
  }
  const creditOf = async ({ account }: Wallet) => (await service.balances())[`test:credit:${account.address.toLowerCase()}`] ?? 0;
  async function isSound() {
    expect(await moneyViolations(view, { ...ledgerOnly, moved: 'test network', payFirst: 'all' })).toEqual([]);
  }

  describe('of a wallet', () => {
    const byMpp = async ({ account }: Wallet) => {
      const challenge = challengeIn((await service.post(path, note)).headers.get('www-authenticate'));
      return authorizationOf(await credentialFor(account, challenge));
    };
    it.each<[string, (wallet: Wallet) => Promise<RequestHeaders>]>([
      ['x402', async (wallet) => version2(await signed(wallet))],
      ['x402 version 1', async (wallet) => version1(await signed(wallet))],
      ['MPP', byMpp],
    ])('is charged what a call costs now, and the rest is credit: %s', async (_how, pay) => {
      const wallet = newWallet();
      await failed(await pay(wallet));
      await costs('0.04');
      const answer = await call(await pay(wallet), '4');
      expect(answer, answer.text).toMatchObject({ status: 200 });
      expect([await chargedFor(answer), await creditOf(wallet), await movedBy(service, wallet)]).toEqual(['0.04', 60_000, [100_000]]);
      await isSound();
    });

    it('is charged no more than the price that it signed while its quote holds', async () => {
      const wallet = newWallet();
      await failed(version2(await signed(wallet)));
      await costs('0.04');
      const cheap = await signed(wallet);
      await costs('0.10');
      const answer = await call(version2(cheap));
      expect([answer.status, await chargedFor(answer), await creditOf(wallet)]).toEqual([200, '0.04', 60_000]);
      await isSound();
    });

    it('is charged what a call costs now when it signs in, within the maximum', async () => {
      const wallet = newWallet();
      await failed(version2(await signed(wallet)));
      await costs('0.04');
      const proof = await signedIn(wallet.account, signInInfo(await service.post(path, note)));
      expect(await call(proof, '3')).toMatchObject({ status: 409, body: { code: 'price_above_maximum', price: '0.04' } });
      const answer = await call(proof, '4');
      expect([answer.status, await chargedFor(answer), await creditOf(wallet)]).toEqual([200, '0.04', 60_000]);
      await isSound();
    });

    it('pays the price of its quote as long as that holds, and no longer', async () => {
      const [soon, late] = [newWallet(), newWallet()];
      for (const wallet of [soon, late]) await failed(version2(await signed(wallet)));
      await costs('0.50');
      const answer = await call(version2(await signed(soon)));
      expect([answer.status, await chargedFor(answer), await movedBy(service, soon)]).toEqual([200, '0.10', [100_000]]);
      // Wallets sign with the real time, so the quote is made older instead.
      await service.parts.database.write((queries) =>
        queries
          .updateTable('payments')
          .set((eb) => ({ created_at: eb('created_at', '-', hourMs) }))
          .execute(),
      );
      const paid = await call(version2(await signed(late)));
      expect([paid.status, await chargedFor(paid), await movedBy(service, late)]).toEqual([200, '0.50', [100_000, 500_000]]);
      await isSound();
    });
  });

  it('with its token is charged what the call costs now, within the maximum of each request', async () => {
    const { token } = await service.paid('counted-echo');
    await failed({ 'x-payment-token': token });
    await costs('0.04');
    expect(await call({ 'x-payment-token': token }, '3.9')).toMatchObject({ status: 409, body: { code: 'price_above_maximum' } });
    const answer = await call({ 'x-payment-token': token }, '4');
    expect([answer.status, await chargedFor(answer)]).toEqual([200, '0.04']);
    await isSound();
  });

  it('of an account is charged what the call costs now, and the rest is its credit and free of its caps', async () => {
    const customer: Customer = await service.customer({ credit: '1.00', key: { cap_total: '0.10' } });
    const created = await service.post('/api/payments', { serviceId: 'counted-echo', providerId: 'credit' }, customer.apiKey);
    const [paymentId, token] = ['paymentId', 'token'].map((name) => String(Reflect.get(Object(created.body), name)));
    const pay = (cents: string) => service.post(`/api/payments/${paymentId}/pay`, {}, { ...customer.apiKey, 'x-max-price-cents': cents });
    expect(await pay('9')).toMatchObject({ status: 409, body: { code: 'price_above_maximum' } });
    expect(await pay('10')).toMatchObject({ status: 200 });
    await failed({ ...customer.apiKey, 'x-payment-token': token ?? '' });
    await costs('0.04');
    const answer = await call({ ...customer.apiKey, 'x-payment-token': token ?? '' }, '4');
    expect([answer.status, await chargedFor(answer)]).toEqual([200, '0.04']);
    expect((await service.balances())[`credit:${customer.userId}`]).toBe(960_000);
    expect(await call({ ...customer.apiKey, 'x-payment-provider': 'credit' }, '4')).toMatchObject({ status: 200 });
    await isSound();
  });

  describe.each(['HTTP', 'MCP', 'A2A'] as const)('over %s', (surface) => {
    interface Paid {
      token?: string;
      signed?: Awaited<ReturnType<typeof signedFor>>;
      maxCents?: string;
      headers?: RequestHeaders;
    }
    /** @returns the code of the refusal, or what was charged */
    async function result({ token, signed: payload, maxCents, headers = {} }: Paid): Promise<string> {
      if (surface === 'HTTP') {
        const paying = {
          ...(token === undefined ? {} : { 'x-payment-token': token }),
          ...(payload === undefined ? {} : version2(payload)),
        };
        const answer = await call({ ...headers, ...paying }, maxCents);
        return answer.status === 200 ? chargedFor(answer) : String(Reflect.get(Object(answer.body), 'code'));
      }
      const max = maxCents === undefined ? {} : { 'io.github.farebox/max-price-cents': maxCents };
      if (surface === 'MCP') {
        const meta = { ...max, ...(payload === undefined ? {} : { 'x402/payment': payload }) };
        const params = {
          name: 'counted_echo',
          arguments: { ...note, ...(token === undefined ? {} : { paymentToken: token }) },
          _meta: meta,
        };
        const { body, text } = await service.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, headers);
        const { structuredContent, _meta: told } = Called.parse(body, { error: () => text }).result;
        return told === undefined || structuredContent['status'] !== 'ok'
          ? String(structuredContent['code'])
          : amountOf(told[paidKey].paymentId);
      }
      const metadata = {
        ...max,
        ...(payload === undefined ? {} : { 'x402.payment.status': 'payment-submitted', 'x402.payment.payload': payload }),
      };
      const input = { ...note, ...(token === undefined ? {} : { paymentToken: token }) };
      const { state, problem: refused, metadata: told } = await skillAnswer(service, { skill: 'counted-echo', input, metadata }, headers);
      if (state === 'TASK_STATE_COMPLETED') return amountOf(Bought.parse(told)[paidKey].paymentId);
      return String(Reflect.get(Object(refused), 'code'));
    }
    async function failing(paid: Paid): Promise<void> {
      mood.fails = true;
      expect(await result(paid)).toBe('upstream_failed');
      mood.fails = false;
    }

    it('its token pays what the call costs now, within the maximum of each request', async () => {
      const { token } = await service.paid('counted-echo');
      await failing({ token });
      await costs('0.04');
      expect(await result({ token, maxCents: '3.9' })).toBe('price_above_maximum');
      expect(await result({ token, maxCents: '4' })).toBe('0.04');
      await isSound();
    });

    it('its token pays the price it was made for, if the price was raised', async () => {
      const { token } = await service.paid('counted-echo');
      await failing({ token });
      await costs('0.50');
      expect(await result({ token, maxCents: '10' })).toBe('0.10');
      await isSound();
    });

    it('the wallet that signed it is charged what the call costs now, and the rest is its credit', async () => {
      const wallet = newWallet();
      await failing({ signed: await signed(wallet) });
      await costs('0.04');
      expect(await result({ signed: await signed(wallet), maxCents: '3' })).toBe('price_above_maximum');
      expect(await result({ signed: await signed(wallet), maxCents: '4' })).toBe('0.04');
      expect([await creditOf(wallet), await movedBy(service, wallet)]).toEqual([60_000, [100_000]]);
      await isSound();
    });

    it('the wallet pays by it while its quote holds, if the price was raised', async () => {
      const wallet = newWallet();
      await failing({ signed: await signed(wallet) });
      await costs('0.50');
      expect(await result({ signed: await signed(wallet), maxCents: '50' })).toBe('0.10');
      expect(await movedBy(service, wallet)).toEqual([100_000]);
      await isSound();
    });

    it('the account is charged what the call costs now, and the rest is its credit and free of its caps', async () => {
      const { apiKey: headers, userId } = await service.customer({ credit: '1.00', key: { cap_total: '0.10' } });
      const created = await service.post('/api/payments', { serviceId: 'counted-echo', providerId: 'credit' }, headers);
      const [paymentId, token] = ['paymentId', 'token'].map((name) => String(Reflect.get(Object(created.body), name)));
      expect(await service.post(`/api/payments/${paymentId}/pay`, {}, headers)).toMatchObject({ status: 200 });
      await failing({ headers, token: token ?? '' });
      await costs('0.04');
      expect(await result({ headers, token: token ?? '', maxCents: '4' })).toBe('0.04');
      expect((await service.balances())[`credit:${userId}`]).toBe(960_000);
      expect(await call({ ...headers, 'x-payment-provider': 'credit' }, '4')).toMatchObject({ status: 200 });
      await isSound();
    });
  });

  it('is not paid by a look at it above the maximum', async () => {
    const created = await service.post('/api/payments', { serviceId: 'counted-echo', providerId: 'test' });
    const at = `/api/payments/${String(Reflect.get(Object(created.body), 'paymentId'))}`;
    expect(await service.get(at, { 'x-max-price-cents': '9' })).toMatchObject({ status: 409, body: { code: 'price_above_maximum' } });
    expect(await service.get(at, { 'x-max-price-cents': '10' })).toMatchObject({ status: 200, body: { status: 'paid' } });
  });
});

const paidKey = 'io.github.farebox/payment';
const Bought = z.looseObject({ [paidKey]: z.looseObject({ paymentId: z.string() }) });
const Called = z.object({ result: z.looseObject({ structuredContent: z.looseObject({}), _meta: Bought.optional().catch(undefined) }) });

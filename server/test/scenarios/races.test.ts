import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { PaymentRequired } from '@farebox/contract';
import { z } from 'zod';
import { secondMs } from '../../src/clock.ts';
import { testAccount, toolRevenueAccount } from '../../src/payments/money/ledger.ts';
import type { Database } from '../../src/storage/database.ts';
import { countedTool, gate } from '../counted-tool.ts';
import { eachDatabase } from '../databases.ts';
import { startService, type Answer, type RequestHeaders, type Service } from '../service.ts';
import { until } from '../until.ts';

const callersOf = { sqlite: 200, postgres: 400, pglite: 100 };
/** For tests in which the number does not matter. */
const some = 50;
const priceMicros = 50_000;
const note = { note: 'hello' };
const Problem = z.object({ code: z.string() });

/** Sends the same paid call this many times at once, alternating between the services. */
function callAtOnce(services: readonly Service[], count: number, headers: RequestHeaders): Promise<Answer[]> {
  const shares = services.flatMap((service) => Array.from({ length: count / services.length }, () => service));
  return Promise.all(shares.map((service) => untilNotBusy(() => service.post('/api/tools/counted-echo', note, headers))));
}

/** Asks again while the service is too busy to decide, as its Retry-After says: which call wins is the question, not how fast the machine is. */
async function untilNotBusy(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    const isBusy = answer.status === 503 && Problem.safeParse(answer.body).data?.code === 'unavailable';
    if (!isBusy) return answer;
    await pause(Number(answer.headers.get('retry-after')) * secondMs);
  }
}

/** Counts the answers by status and error. */
function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, headers, body } of answers) {
    const error = typeof body === 'object' && body !== null && 'error' in body ? ` ${String(body.error)}` : '';
    const outcome = `${status}${error}${headers.has('idempotency-replayed') ? ' replayed' : ''}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

eachDatabase('a race', (open, kind) => {
  /** Fewer of PGlite, which has one connection and computes in this process: on a busy machine many would take minutes. */
  const callers = callersOf[kind];
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });

  describe('for one paid token', () => {
    it('is won by one of many calls: the tool runs once and is paid once', async () => {
      const { tool, runCount } = countedTool();
      await using service = await startService({ database, extraTools: [tool] });
      const { token, paymentId } = await service.paid('counted-echo');

      const answers = await callAtOnce([service], callers, { 'x-payment-token': token });

      const counts = tally(answers);
      // While it runs, nobody is asked to pay again, because the call may be given back.
      const told = ['402 payment token has no remaining calls', '409 the same payment is being settled or used'];
      expect(counts['200']).toBe(1);
      expect(told.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0)).toBe(callers - 1);
      expect(runCount()).toBe(1);
      expect(await service.payment(paymentId)).toMatchObject({ status: 'paid', usedCalls: 1, remainingCalls: 0 });
      expect((await service.balances())[testAccount(toolRevenueAccount('counted-echo'))]).toBe(priceMicros);
    });

    it('is won by one call of a local tool', async () => {
      const { tool, runCount } = countedTool({ runs: 'here' });
      await using service = await startService({ database, extraTools: [tool] });
      const { token } = await service.paid('counted-echo');

      const answers = await callAtOnce([service], some, { 'x-payment-token': token });

      expect(tally(answers)).toEqual({ '200': 1, '402 payment token has no remaining calls': some - 1 });
      expect(runCount()).toBe(1);
      await service.balances();
    });

    it('runs the tool once for many calls with one Idempotency-Key, while the first still runs and afterwards', async () => {
      const door = gate();
      const { tool, runCount } = countedTool({ work: door.wait, maxLatencyMs: 60_000 });
      await using service = await startService({ database, extraTools: [tool] });
      const { token } = await service.paid('counted-echo');
      const headers = { 'x-payment-token': token, 'idempotency-key': 'once' };

      const first = callAtOnce([service], callers, headers);
      await until('the call runs', () => door.waiting() === 1);
      const during = await callAtOnce([service], 10, headers);
      door.open();
      const counts = tally(await first);
      const after = await callAtOnce([service], some, headers);

      expect(tally(during)).toEqual({ '409 a request with this Idempotency-Key is still running': 10 });
      expect(counts['200']).toBe(1);
      expect(Object.keys(counts).toSorted()).toEqual(
        ['200', '200 replayed', '409 a request with this Idempotency-Key is still running'].filter((outcome) => outcome in counts),
      );
      expect(tally(after)).toEqual({ '200 replayed': some });
      expect(new Set(after.map(({ text }) => text))).toEqual(new Set(['{"note":"hello","run":1}']));
      expect(runCount()).toBe(1);
      expect((await service.balances())[testAccount(toolRevenueAccount('counted-echo'))]).toBe(priceMicros);
    });

    it('runs a local tool once for many calls with one Idempotency-Key, and gives each its answer', async () => {
      const { tool, runCount } = countedTool({ runs: 'here' });
      await using service = await startService({ database, extraTools: [tool] });
      const { token } = await service.paid('counted-echo');
      const answers = await callAtOnce([service], some, { 'x-payment-token': token, 'idempotency-key': 'here' });
      expect(tally(answers)).toEqual({ '200': 1, '200 replayed': some - 1 });
      expect(runCount()).toBe(1);
    });

    it('runs again after a failure, but never twice at once and never after a success', async () => {
      const { tool, runCount } = countedTool({
        work: async () => {
          if (runCount() <= 3) throw new Error('not yet');
        },
      });
      await using service = await startService({ database, extraTools: [tool] });
      const { token } = await service.paid('counted-echo');

      const answers: Answer[] = [];
      for (let round = 0; round < 5; round += 1) answers.push(...(await callAtOnce([service], 50, { 'x-payment-token': token })));

      expect(tally(answers)['200']).toBe(1);
      expect(runCount()).toBe(4);
      expect((await service.balances())[testAccount(toolRevenueAccount('counted-echo'))]).toBe(priceMicros);
    });
  });

  describe('for one payment', () => {
    it('books its money once, however often it is verified at once', async () => {
      await using service = await startService({ database });
      const created = await service.get('/api/tools/timestamp');
      const paymentId = paymentIdOf(created);

      const verified = await Promise.all(Array.from({ length: 100 }, () => untilNotBusy(() => service.get(`/api/payments/${paymentId}`))));

      expect(tally(verified)).toEqual({ '200': 100 });
      expect(await service.balances()).toEqual({ 'provider:test': -30_000, 'payments:held': 30_000 });
    });
  });

  describe('for the credit of one account', () => {
    it('debits one payment once, however often it is paid at once', async () => {
      await using service = await startService({ database });
      const { apiKey, login, userId } = await service.customer({ credit: '1.00' });
      const paymentId = paymentIdOf(await service.get('/api/tools/timestamp', apiKey));

      const credentials = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? apiKey : login));
      const path = `/api/payments/${paymentId}/pay`;
      const paid = await Promise.all(credentials.map((headers) => untilNotBusy(() => service.post(path, { provider: 'credit' }, headers))));

      expect(tally(paid)).toEqual({ '200': 100 });
      expect(await service.balances()).toMatchObject({ [`credit:${userId}`]: 970_000, 'payments:held': 30_000 });
      expect(await service.get('/api/v1/me/credit', login)).toMatchObject({ body: { balance: '0.97' } });
    });

    it('pays exactly as many payments as it covers', async () => {
      await using service = await startService({ database });
      const { apiKey, userId } = await service.customer({ credit: '0.50' });
      const quotes = await Promise.all(Array.from({ length: 40 }, () => service.get('/api/tools/timestamp', apiKey)));

      const paid = await Promise.all(
        quotes.map((quote) => untilNotBusy(() => service.post(`/api/payments/${paymentIdOf(quote)}/pay`, { provider: 'credit' }, apiKey))),
      );

      expect(tally(paid)).toEqual({ '200': 16, '402 insufficient credit': 24 });
      expect(await service.balances()).toMatchObject({ [`credit:${userId}`]: 20_000, 'payments:held': 480_000 });
    });

    it('never exceeds the cap of an API key', async () => {
      await using service = await startService({ database });
      const { apiKey, login } = await service.customer({ credit: '5.00', key: { cap_day: '0.10' } });
      const quotes = await Promise.all(Array.from({ length: 30 }, () => service.get('/api/tools/timestamp', apiKey)));

      const paid = await Promise.all(
        quotes.map((quote) => untilNotBusy(() => service.post(`/api/payments/${paymentIdOf(quote)}/pay`, { provider: 'credit' }, apiKey))),
      );

      expect(tally(paid)).toEqual({ '200': 3, '403 spending cap of the API key exceeded': 27 });
      expect(await service.get('/api/v1/me/credit', login)).toMatchObject({ body: { balance: '4.91' } });
    });

    it('is topped up once per Idempotency-Key', async () => {
      await using service = await startService({ database });
      const { userId, login } = await service.customer();
      const headers = { ...(await service.asAdmin()), 'idempotency-key': 'invoice-42' };

      const added = await Promise.all(
        Array.from({ length: 20 }, () =>
          untilNotBusy(() => service.post(`/api/v1/admin/users/${userId}/credit`, { amount: '2.50' }, headers)),
        ),
      );

      expect(tally(added)).toEqual({ '201': 1, '201 replayed': 19 });
      expect(await service.get('/api/v1/me/credit', login)).toMatchObject({ body: { balance: '2.50' } });
    });
  });

  describe('between two servers on one database', () => {
    it('for one token is won by one call', async ({ skip }) => {
      if (database.dialect === 'sqlite') skip('a SQLite file belongs to one server');
      const [one, other] = [countedTool(), countedTool()];
      await using first = await startService({ database, extraTools: [one.tool] });
      await using second = await startService({ database, extraTools: [other.tool] });
      const { token } = await first.paid('counted-echo');

      const answers = await callAtOnce([first, second], some, { 'x-payment-token': token });

      const {
        '200': won,
        '402 payment token has no remaining calls': late = 0,
        '409 the same payment is being settled or used': soon = 0,
      } = tally(answers);
      // While one call runs, its token may become free again, so nobody is asked to pay again.
      expect([won, late + soon]).toEqual([1, some - 1]);
      expect(one.runCount() + other.runCount()).toBe(1);
      expect((await second.balances())[testAccount(toolRevenueAccount('counted-echo'))]).toBe(priceMicros);
    });

    it('for one Idempotency-Key runs the tool once, and both give its answer', async ({ skip }) => {
      if (database.dialect === 'sqlite') skip('a SQLite file belongs to one server');
      const door = gate();
      const [one, other] = [countedTool({ work: door.wait }), countedTool({ work: door.wait })];
      await using first = await startService({ database, extraTools: [one.tool] });
      await using second = await startService({ database, extraTools: [other.tool] });
      const { token } = await first.paid('counted-echo');
      const headers = { 'x-payment-token': token, 'idempotency-key': 'once' };

      const during = callAtOnce([first, second], 200, headers);
      await until('a call runs', () => door.waiting() === 1);
      door.open();
      const counts = tally(await during);
      const after = await callAtOnce([first, second], 10, headers);

      expect(counts['200']).toBe(1);
      expect(Object.keys(counts).filter((outcome) => outcome.startsWith('402'))).toEqual([]);
      expect(tally(after)).toEqual({ '200 replayed': 10 });
      expect(one.runCount() + other.runCount()).toBe(1);
      expect((await first.balances())[testAccount(toolRevenueAccount('counted-echo'))]).toBe(priceMicros);
    });

    it('leaves the calls of the other server alone while it lives, and gives them back when it is gone', async ({ skip }) => {
      if (database.dialect === 'sqlite') skip('a SQLite file belongs to one server');
      const door = gate();
      const { tool } = countedTool({ work: door.wait });
      await using first = await startService({ database, extraTools: [tool] });
      await using second = await startService({ database, extraTools: [countedTool().tool] });
      const { token, paymentId } = await first.paid('counted-echo');

      const slow = first.post('/api/tools/counted-echo', note, { 'x-payment-token': token });
      await until('the call runs', () => door.waiting() === 1);
      expect(await second.parts.payments.reservations.recover()).toBe(0);
      await database.write((queries) => queries.deleteFrom('processes').execute());
      expect(await second.parts.payments.reservations.recover()).toBe(1);
      const retried = await second.post('/api/tools/counted-echo', note, { 'x-payment-token': token });
      door.open();

      expect(retried.status).toBe(200);
      expect(await slow).toMatchObject({ status: 503, body: { error: 'the call was interrupted' } });
      expect(await first.payment(paymentId)).toMatchObject({ usedCalls: 1 });
      expect((await first.balances())[testAccount(toolRevenueAccount('counted-echo'))]).toBe(priceMicros);
    });
  });
});

function paymentIdOf({ body }: Answer): string {
  return PaymentRequired.parse(body).payment.paymentId;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServiceDescriptor, type RefundPolicy } from '@farebox/contract';
import { dayMs, systemClock } from '../../src/clock.ts';
import { problem, type ProblemCode } from '../../src/errors.ts';
import type { Tool } from '../../src/tools/tool.ts';
import { countedTool } from '../counted-tool.ts';
import { startService, textAt, type Service } from '../service.ts';
import { newWallet, settlementOf, signedFor, version2 } from '../wallet.ts';

type Reason = RefundPolicy['on'][number];

const note = { note: 'hello' };
/** Failures that tests switch on, one of each kind. */
const mood = { fails: true };
const never = () => new Promise<void>(() => {});
const throwing = (code: ProblemCode) => async () => Promise.reject(problem(code));

/** For each promise of the policy, a tool that triggers it and the resulting failure. */
const failures: Record<Reason, { tool: Tool; code: ProblemCode; status: number }> = {
  tool_failed: { tool: failing('tool-failed', async () => Promise.reject(new Error('a bug'))), code: 'tool_failed', status: 500 },
  upstream_failed: { tool: failing('upstream-failed', throwing('upstream_failed')), code: 'upstream_failed', status: 502 },
  upstream_timeout: { tool: failing('upstream-timeout', never, { maxLatencyMs: 50 }), code: 'upstream_timeout', status: 504 },
  output_invalid: { tool: breaking('output-invalid'), code: 'tool_failed', status: 500 },
  tool_refused_input: { tool: failing('tool-refused-input', throwing('tool_refused_input')), code: 'tool_refused_input', status: 422 },
  // stopping.test.ts tests the real one, with a server that stops.
  call_interrupted: { tool: failing('call-interrupted', throwing('call_interrupted')), code: 'call_interrupted', status: 503 },
};

function failing(id: string, failure: () => Promise<void>, options: { maxLatencyMs?: number; runs?: Tool['runs'] } = {}): Tool {
  return countedTool({ id, ...options, work: async () => (mood.fails ? failure() : undefined) }).tool;
}

function breaking(id: string): Tool {
  const { tool } = countedTool({ id });
  return { ...tool, run: async (...given) => (mood.fails ? { note: 'hello', run: 'many' } : tool.run(...given)) };
}

const lateHere = failing(
  'late-here',
  async () => {
    const end = performance.now() + 5;
    while (performance.now() < end);
  },
  { runs: 'here', maxLatencyMs: 1 },
);

describe('the refund policy of a tool', () => {
  let service: Service;
  const time = { aheadMs: 0 };
  beforeAll(async () => {
    const extraTools = [...Object.values(failures).map(({ tool }) => tool), lateHere];
    service = await startService({ extraTools, clock: { now: () => systemClock.now() + time.aheadMs } });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const held = async () => (await service.balances())['payments:held'] ?? 0;

  it('is part of its descriptor, and is tested below', async () => {
    const { refundPolicy } = ServiceDescriptor.parse((await service.get('/api/catalog/tool-failed')).body);
    expect(refundPolicy).toEqual({
      automatic: true,
      on: Object.keys(failures),
      as: 'call_given_back',
      signed: 'settled_after_success',
      expires: 'refunded_to_credit',
    });
  });

  it.each(Object.entries(failures))(
    'gives a call back after %s: the token is good again, and a signed payment was not settled',
    async (_reason, failure) => {
      const { tool, code, status } = failure;
      const path = `/api/tools/${tool.id}`;
      const before = await held();
      const { token, paymentId } = await service.paid(tool.id);
      const signed = version2(await signedFor(newWallet(), service, path, note));

      mood.fails = true;
      expect(await service.post(path, note, { 'x-payment-token': token })).toMatchObject({
        status,
        body: { code, payment: { paymentId, remainingCalls: 1 } },
      });
      const failed = await service.post(path, note, signed);
      expect(failed).toMatchObject({ status, body: { code } });
      expect(settlementOf(failed)).toBeNull();
      expect(await held()).toBe(before + 50_000);

      mood.fails = false;
      expect(await service.post(path, note, { 'x-payment-token': token })).toMatchObject({ status: 200 });
      const answered = await service.post(path, note, signed);
      expect(answered).toMatchObject({ status: 200 });
      expect(settlementOf(answered)).toMatchObject({ success: true });
      expect(await held()).toBe(before);
    },
  );

  it('applies to a tool without a timer too: an answer later than maxLatency costs nothing', async () => {
    mood.fails = true;
    const { token } = await service.paid('late-here');
    expect(await service.post('/api/tools/late-here', note, { 'x-payment-token': token })).toMatchObject({
      status: 504,
      body: { code: 'upstream_timeout', payment: { remainingCalls: 1 } },
    });
  });

  it('refunds credit, to an account and to a wallet, when a token was not used in time', async () => {
    const customer = await service.customer({ credit: '1.00' });
    const created = await service.post('/api/payments', { serviceId: 'tool-failed', providerId: 'credit' }, customer.apiKey);
    const paymentId = textAt(created.body, 'paymentId');
    await service.post(`/api/payments/${paymentId}/pay`, { provider: 'credit' }, customer.apiKey);
    expect(await service.get('/api/v1/me/credit', customer.login)).toMatchObject({ body: { balance: '0.95' } });
    const wallet = newWallet();
    const quoted = textAt((await service.post('/api/payments', { serviceId: 'tool-failed' })).body, 'paymentId');
    const payload = await signedFor(wallet, service, '/api/tools/tool-failed', note);
    const paid = await service.post(`/api/payments/${quoted}/pay`, { provider: 'x402-test', payload });
    expect(paid).toMatchObject({ status: 200, body: { status: 'paid' } });

    time.aheadMs = 2 * dayMs;
    await service.parts.payments.payments.sweep();
    for (const id of [paymentId, quoted]) expect(await service.payment(id)).toMatchObject({ status: 'refunded' });
    expect(await service.balances()).toMatchObject({
      'payments:held': 0,
      [`credit:${customer.userId}`]: 1_000_000,
      [`test:credit:${wallet.account.address.toLowerCase()}`]: 50_000,
    });
  });
});

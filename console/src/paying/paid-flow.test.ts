import type { PaymentBody } from '@farebox/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../text/language.ts';
import { requestText, runPaidFlow, type PaidRequest, type Step } from './paid-flow.ts';

const payment = { paymentId: 'pay_1', token: 'tok_1', providerId: 'test' } as PaymentBody;
const request: PaidRequest = { method: 'POST', path: '/api/tools/word-count', body: { text: 'one' } };

/** Answers in turn; the requests are kept. */
function service(...answers: Array<[status: number, body: unknown, headers?: Record<string, string>]>): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('location', { host: 'farebox.example' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(new Request(`http://farebox.example${path}`, { ...init, signal: null }));
    const next = answers.shift();
    if (next === undefined) throw new TypeError('connection refused');
    const [status, body, headers = {}] = next;
    return new Response(JSON.stringify(body), { status, headers });
  });
  return asked;
}

async function run(
  given: PaidRequest = request,
  kept: PaymentBody | null = null,
): Promise<{ end: Awaited<ReturnType<typeof runPaidFlow>>; steps: readonly Step[] }> {
  let steps: readonly Step[] = [];
  const end = await runPaidFlow(given, (known) => (steps = known), new AbortController().signal, kept);
  return { end, steps };
}

i18n.activate('en');

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a purchase with test money', () => {
  it('asks, pays what the 402 says, and asks again with its token', async () => {
    const asked = service([402, { payment }], [200, {}], [200, { words: 1 }]);
    const { end, steps } = await run();
    expect(end).toMatchObject({ kind: 'delivered', body: { words: 1 }, payment: { paymentId: 'pay_1' } });
    expect(steps.map(({ name, exchange }) => [name, exchange?.status])).toEqual([
      ['ask', 402],
      ['pay', 200],
      ['deliver', 200],
    ]);
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([request.path, '/api/payments/pay_1/pay', request.path]);
    expect(asked[2]?.headers.get('x-payment-token')).toBe('tok_1');
  });

  it('pays nothing for a call that is free, and says how many are left', async () => {
    service([200, { words: 1 }, { 'x-free-calls-remaining': '4' }]);
    const { end, steps } = await run({ ...request, apiKey: 'fb_secret' });
    expect(end).toMatchObject({ kind: 'delivered', payment: null, freeCallsLeft: 4 });
    expect(steps).toHaveLength(1);
    const [first] = steps;
    expect(first?.exchange && requestText(first.exchange)).not.toContain('fb_secret');
  });

  it.each([
    ['no free call is left', { payment }, { ...request, apiKey: 'fb_secret' }, { kind: 'none_left' }],
    ['the input cannot work', { payment, input: { valid: false, issues: [] } }, request, { kind: 'invalid', issues: [] }],
    ['real money is asked for', { payment: { ...payment, providerId: 'x402' } }, request, { kind: 'real_money' }],
  ])('pays nothing where %s', async (_, body, given, end) => {
    const asked = service([402, body]);
    expect((await run(given)).end).toMatchObject(end);
    expect(asked).toHaveLength(1);
  });

  it('keeps the token of a call that was given back, and sends it first the next time', async () => {
    service([402, { payment }], [200, {}], [504, { code: 'upstream_timeout', error: 'late' }], [200, { ...payment, remainingCalls: 1 }]);
    const failed = await run();
    expect(failed.end).toMatchObject({ kind: 'refused', problem: { code: 'upstream_timeout' }, kept: payment });
    expect(failed.steps.map(({ name }) => name)).toEqual(['ask', 'pay', 'deliver', 'check']);
    const asked = service([200, { words: 1 }]);
    expect((await run(request, payment)).end).toMatchObject({ kind: 'delivered', body: { words: 1 } });
    expect(asked.map(({ headers }) => headers.get('x-payment-token'))).toEqual(['tok_1']);
  });

  it('pays anew where the kept token is used up, and keeps none whose call was charged', async () => {
    service([402, { payment }], [402, { payment: { ...payment, paymentId: 'pay_2' } }], [200, {}], [200, { words: 1 }]);
    expect((await run(request, payment)).end).toMatchObject({ kind: 'delivered', payment: { paymentId: 'pay_2' } });
    service([402, { payment }], [200, {}], [422, { code: 'tool_refused_input', error: 'no' }], [200, { ...payment, remainingCalls: 0 }]);
    expect((await run()).end).not.toHaveProperty('kept');
  });

  it('ends with the problem of the service, or with that of the network', async () => {
    service([402, { payment }], [409, { code: 'payment_expired', error: 'the payment expired' }]);
    expect((await run()).end).toMatchObject({ kind: 'refused', problem: { code: 'payment_expired', status: 409 } });
    service();
    expect((await run()).end).toMatchObject({ kind: 'refused', problem: { code: 'unreachable' } });
  });
});

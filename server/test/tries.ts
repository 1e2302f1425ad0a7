import { beforeAll, describe, expect, it } from 'vitest';
import type { PaymentBody } from '@farebox/contract';
import { testAccount, toolRevenueAccount } from '../src/payments/money/ledger.ts';
import { rawExchange } from './raw-http.ts';
import type { Answer, RequestHeaders, Service } from './service.ts';

/** One try: what is sent with a paid token at hand, and what must come back. */
export interface Try {
  send: (token: string) => Promise<Answer>;
  status: number;
  error: string | RegExp;
}

export const words = '/api/tools/word-count';
export const json: RequestHeaders = { 'content-type': 'application/json' };
export const bodyMaxBytes = 1024 * 1024;

export const badInput = (error: string | RegExp) => ({ status: 400, error });
export const badJson = { status: 400, error: 'request body is not valid JSON' };
export const notJson = { status: 415, error: 'request body must be application/json' };
export const tooLarge = { status: 413, error: `request body is larger than ${bodyMaxBytes} bytes` };
export const noTool = { status: 404, error: 'tool not found' };

/**
 * Makes tables of tries. Each try must get its documented error and nothing else; all of them are made with one paid token of
 * `word-count`, which must be good for its one call after the last.
 */
export function tableOfTries(service: () => Service) {
  return (name: string, tries: Readonly<Record<string, Try>>): void => {
    describe(name, () => {
      let payment: PaymentBody;
      beforeAll(async () => {
        payment = await service().paid('word-count');
      });

      it.each(Object.entries(tries))('%s', async (_name, { send, status, error }) => {
        const answer = await send(payment.token);
        expect(answer).toMatchObject({ status, body: { error: typeof error === 'string' ? error : expect.stringMatching(error) } });
        expect(answer.body).toMatchObject({ statusCode: status, code: expect.any(String), hint: expect.any(String) });
        expect(answer.headers.get('content-type')).toBe('application/json');
        expect(answer.headers.get('x-request-id')).toMatch(/^[A-Za-z0-9._-]{8,64}$/);
      });

      it('and after all of them no money and no call is lost', () => expectStillGood(service(), payment));
    });
  };
}

/** The token of `word-count` does its one call, and the books agree. */
export async function expectStillGood(service: Service, { token, paymentId }: PaymentBody): Promise<void> {
  const revenue = testAccount(toolRevenueAccount('word-count'));
  const before = await service.balances();
  expect(await service.payment(paymentId)).toMatchObject({ status: 'paid', remainingCalls: 1 });
  expect(await service.post(words, { text: 'still good' }, { 'x-payment-token': token })).toMatchObject({
    status: 200,
    body: { words: 2 },
  });
  const after = await service.balances();
  expect(after[revenue]).toBe((before[revenue] ?? 0) + 50_000);
}

/** The answer to what is written to a socket of its own. */
export async function rawAnswer(service: Service, parts: ReadonlyArray<string | Buffer>): Promise<Answer> {
  const { answers } = await rawExchange(service.url, parts, { answersMin: 1 });
  const [answer] = answers;
  if (answer === undefined) throw new Error('no answer');
  const headers = new Headers();
  for (const line of answer.head.split('\r\n').slice(1)) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return { status: answer.status, headers, text: answer.body, body: answer.body === '' ? null : JSON.parse(answer.body) };
}

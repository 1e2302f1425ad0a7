import { expect } from 'vitest';
import { systemClock } from '../src/clock.ts';
import { describedTools } from './fake-engines.ts';
import { startService, textAt, type Answer, type RequestHeaders, type Service, type ServiceOptions } from './service.ts';
import { until } from './until.ts';

export const fileUrl = 'https://documents.example/report.pdf';
export const bob = { 'x-client-id': 'bob' };

/** A service with these engines, whose clock can be put forward. */
export async function serviceWith(engines: NonNullable<ServiceOptions['providerTools']>['engines'], options: ServiceOptions = {}) {
  const time = { aheadMs: 0 };
  const clock = { now: () => systemClock.now() + time.aheadMs };
  const settings = { FAREBOX_TOOL_ENGINE: 'auto', ...options.settings };
  const service = await startService({ clock, ...options, settings, providerTools: { tools: describedTools, engines } });
  return { service, time, [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]() };
}

export async function paidCall(service: Service, tool: string, body: object, headers: RequestHeaders = {}) {
  const { token, paymentId } = await service.paid(tool, headers);
  const answer = await service.post(`/api/tools/${tool}`, body, { ...headers, 'x-payment-token': token });
  return { answer, token, paymentId };
}

export async function submitted(service: Service, headers: RequestHeaders = {}, input: object = { fileUrl }) {
  const { answer, ...rest } = await paidCall(service, 'scan-submit', input, headers);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return { id: textAt(dataOf(answer), 'id'), answer, ...rest };
}

export function dataOf({ body }: Answer): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
}

export const pollWith = (service: Service, id: string, headers: RequestHeaders, more: object = {}) =>
  service.post('/api/tools/scan-result', { id, ...more }, headers);

export const linkIn = ({ text }: Answer) => /http:[^"]*\/api\/tools\/files\/[^".]*/.exec(text)?.[0] ?? '';

export const givenBack = 'The submission was given back: its token has its call again, for a day.';

/** How often a use of a payment was taken back. */
export async function returnsOf({ parts }: Service, paymentId: string): Promise<number> {
  const entries = parts.database.read.selectFrom('ledger_entries').select('id').where('payment_id', '=', paymentId);
  return (await entries.where('kind', '=', 'use_returned').execute()).length;
}

export async function worked(service: Service, id: string): Promise<void> {
  await until('the job has ended', async () => {
    await service.parts.providerTools.runDue();
    const { database } = service.parts;
    const row = await database.read.selectFrom('tool_jobs').select('finished_at').where('id', '=', id).executeTakeFirst();
    return row?.finished_at !== null;
  });
}

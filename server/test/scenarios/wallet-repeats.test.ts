import { afterAll, beforeAll, expect, it } from 'vitest';
import { problem } from '../../src/errors.ts';
import { countedTool } from '../counted-tool.ts';
import { startService, type Service } from '../service.ts';
import { newWallet, signedFor, version2 } from '../wallet.ts';

const path = '/api/tools/word-count';
const body = { text: 'to be or not to be' };

let service: Service;
let isBroken = false;
const counted = countedTool({
  async work() {
    if (isBroken) throw problem('upstream_failed');
  },
});
beforeAll(async () => {
  service = await startService({ settings: { FAREBOX_SETTLE_FIRST: '1' }, extraTools: [counted.tool] });
});
afterAll(() => service[Symbol.asyncDispose]());

it('answers a repeated key for the signature that paid, and for another one of the same wallet', async () => {
  const wallet = newWallet();
  const [first, second] = [version2(await signedFor(wallet, service, path, body)), version2(await signedFor(wallet, service, path, body))];
  const answers = [];
  for (const headers of [first, second, first, second])
    answers.push(await service.post(path, body, { ...headers, 'idempotency-key': 'again' }));
  expect(answers.map(({ status, headers }) => [status, headers.get('idempotency-replayed')])).toEqual([
    [200, null],
    [200, 'true'],
    [200, 'true'],
    [200, 'true'],
  ]);
  await service.balances();
});

it('answers a repeated signature whose call was given back and used since, but only for the same request', async () => {
  const echo = '/api/tools/counted-echo';
  const signed = version2(await signedFor(newWallet(), service, echo, { note: 'one' }));
  isBroken = true;
  expect(await service.post(echo, { note: 'one' }, signed)).toMatchObject({ status: 502 });
  isBroken = false;
  expect(await service.post(echo, { note: 'one' }, signed)).toMatchObject({ status: 200, body: { run: 2 } });
  expect(await service.post(echo, { note: 'one' }, signed)).toMatchObject({ status: 200, body: { run: 2 } });
  expect(await service.post(echo, { note: 'another' }, signed)).toMatchObject({ status: 402, body: { code: 'payment_signature_used' } });
  await service.balances();
});

it('refuses a signature permanently after its money was returned', async () => {
  const echo = '/api/tools/counted-echo';
  const signed = version2(await signedFor(newWallet(), service, echo, { note: 'late' }));
  isBroken = true;
  expect(await service.post(echo, { note: 'late' }, signed)).toMatchObject({ status: 502 });
  isBroken = false;
  const { database } = service.parts;
  const { payments } = service.parts.payments;
  await database.write((queries) =>
    queries.updateTable('payments').set({ expires_at: 1 }).where('service_id', '=', 'counted-echo').execute(),
  );
  await payments.sweep();
  expect(await service.post(echo, { note: 'late' }, signed)).toMatchObject({ status: 409, body: { code: 'payment_already_used' } });
});

it('refuses a signature whose given-back call was used by another one of its wallet', async () => {
  const echo = '/api/tools/counted-echo';
  const wallet = newWallet();
  const [first, second] = [
    version2(await signedFor(wallet, service, echo, { note: 'x' })),
    version2(await signedFor(wallet, service, echo, { note: 'x' })),
  ];
  isBroken = true;
  expect(await service.post(echo, { note: 'x' }, first)).toMatchObject({ status: 502 });
  isBroken = false;
  const bought = await service.post(echo, { note: 'x' }, second);
  expect(bought).toMatchObject({ status: 200 });
  expect(await service.post(echo, { note: 'x' }, first)).toMatchObject({ status: 409, body: { code: 'payment_already_used' } });
  expect(await service.post(echo, { note: 'x' }, second)).toMatchObject({ status: 200, body: bought.body });
});

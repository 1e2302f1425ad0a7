import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../service.ts';
import { newWallet, signedFor, version2 } from '../wallet.ts';

const path = '/api/tools/word-count';
const body = { text: 'to be or not to be' };

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());

it('answers a key again for the signature that paid, and for another of the same wallet', async () => {
  const wallet = newWallet();
  const [first, second] = [version2(await signedFor(wallet, service, path, body)), version2(await signedFor(wallet, service, path, body))];
  const answers = [];
  for (const headers of [first, second, first, second]) answers.push(await service.post(path, body, { ...headers, 'idempotency-key': 'again' }));
  expect(answers.map(({ status, headers }) => [status, headers.get('idempotency-replayed')])).toEqual([
    [200, null],
    [200, 'true'],
    [200, 'true'],
    [200, 'true'],
  ]);
  await service.balances();
});

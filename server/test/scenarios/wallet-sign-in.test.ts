import { createSIWxPayload, encodeSIWxHeader } from '@x402/extensions/sign-in-with-x';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInInfo } from '../signed-in-wallet.ts';
import { startService, type Service } from '../service.ts';
import { newWallet } from '../wallet.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** What a client of @x402/extensions makes of the challenge, unmodified. */
it.each(['/api/v1/me/pledges', '/api/v1/me/credit', '/api/v1/me/credit/history'])(
  'a 401 of %s says what a wallet has to sign',
  async (path) => {
    const refused = await service.get(path);
    expect(refused).toMatchObject({ status: 401, body: { code: 'authentication_required', extensions: { 'sign-in-with-x': {} } } });
    const { account } = newWallet();
    const info = Object({ ...signInInfo(refused), chainId: 'eip155:84532', type: 'eip191' });
    const header = encodeSIWxHeader(await createSIWxPayload(info, account, service.url + path));
    expect(await service.get(path, { 'sign-in-with-x': header })).toMatchObject({ status: 200 });
  },
);

it('a 401 of a list that no wallet may see has no challenge', async () => {
  const refused = await service.get('/api/v1/me/api-keys');
  expect(refused.status).toBe(401);
  expect(refused.headers.get('payment-required')).toBeNull();
});

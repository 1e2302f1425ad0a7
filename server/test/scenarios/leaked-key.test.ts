import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Customer, type Service } from '../service.ts';

describe('a leaked key that is restricted to one tool', () => {
  let service: Service;
  let owner: Customer;

  beforeAll(async () => {
    service = await startService();
    owner = await service.customer({ credit: '1.00', key: { services: ['timestamp'] } });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it.each([
    '/api/v1/me/payouts',
    '/api/v1/me/payouts?format=csv',
    '/api/v1/me/credit/history',
    '/api/v1/me/credit/history?format=csv',
    '/api/v1/me/revenue',
    '/api/v1/me/statement',
    '/api/v1/me/assets',
    '/api/v1/me/credit',
    '/api/v1/me/earnings',
    '/api/v1/me/pledges',
    '/api/v1/auth/me',
  ])('cannot read %s', async (path) => {
    expect(await service.get(path, owner.apiKey)).toMatchObject({ status: 403, body: { code: 'api_key_not_allowed' } });
    expect((await service.get(path, owner.login)).status).toBe(200);
  });

  it('can read all of that if it is valid for every service', async () => {
    const { apiKey } = await service.customer();
    for (const path of ['/api/v1/me/payouts', '/api/v1/me/credit/history']) expect((await service.get(path, apiKey)).status).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Customer, type RequestHeaders, type Service } from '../service.ts';

const api = { title: 'Rain by the hour', asset_type: 'api', api_endpoint_url: 'https://api.example/rain' };

describe('unpaid requests', () => {
  let service: Service;
  let owner: Customer;
  let admin: RequestHeaders;
  beforeAll(async () => {
    const now = Date.now();
    service = await startService({ settings: { FAREBOX_RATE_UNPAID_PER_MINUTE: '8' }, clock: { now: () => now } });
    admin = await service.asAdmin();
    owner = await service.customer();
    // Strangers use up the allowance of the address that they all share.
    for (let asked = 0; asked < 8; asked += 1) await service.get('/api/v1/assets/search?q=rain');
  });
  afterAll(() => service[Symbol.asyncDispose]());

  it('are refused to strangers once the allowance of their address is used up, and to invented credentials', async () => {
    expect(await service.get('/api/v1/assets/search?q=rain')).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(await service.post('/api/tools/word-count', {})).toMatchObject({ status: 429 });
    expect(await service.get('/api/v1/assets/search?q=rain', { 'x-api-key': 'fbk_made_up' })).toMatchObject({ status: 429 });
  });

  it('are not refused to an owner or an admin at that address', async () => {
    expect(await service.post('/api/v1/admin/assets', api, owner.login)).toMatchObject({ status: 201 });
    expect(await service.post('/api/v1/admin/assets', api, admin)).toMatchObject({ status: 201 });
    for (const headers of [owner.apiKey, admin]) {
      expect(await service.get('/api/v1/assets/search?q=rain', headers)).toMatchObject({ status: 200 });
      expect(await service.post('/api/tools/word-count', {}, headers)).toMatchObject({ status: 402 });
    }
  });

  it('explain the batch when an owner registers too many one by one', async () => {
    const busy = await service.customer();
    for (let made = 0; made < 8; made += 1) {
      expect(await service.post('/api/v1/admin/assets', api, busy.login)).toMatchObject({ status: 201 });
    }
    const refused = await service.post('/api/v1/admin/assets', api, busy.login);
    expect(refused).toMatchObject({ status: 429, body: { hint: expect.stringContaining('POST /api/v1/admin/assets/batch') } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rainFields } from '../registry.ts';
import { startService, type Answer, type Customer, type Service } from '../service.ts';

const mebibyte = 1024 * 1024;
const kept = 512;

describe('a disk that is nearly full', () => {
  let service: Service;
  let owner: Customer;
  let freeMb = 10_000;
  beforeAll(async () => {
    service = await startService({ freeBytes: async () => freeMb * mebibyte });
    owner = await service.customer({ credit: '1.00' });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const setFree = async (mb: number) => {
    freeMb = mb;
    await service.parts.disk.look();
  };
  const form = () => {
    const data = new FormData();
    for (const [name, value] of Object.entries(rainFields)) data.set(name, value);
    data.set('file', new File(['station,mm\nA,1\n'], 'rain.csv', { type: 'text/csv' }));
    return data;
  };
  const source = { title: 'Rain', description: 'Rain by day.', asset_type: 'dataset', source_url: 'https://data.example/rain.csv' };
  const unpaid: ReadonlyArray<[what: string, status: number, send: () => Promise<Answer>]> = [
    ['an upload', 201, () => service.send('POST', '/api/v1/admin/assets/upload', { headers: owner.login, body: form() })],
    [
      'a resumable upload',
      201,
      () =>
        service.send('POST', '/api/v1/admin/assets/uploads', {
          headers: { ...owner.login, 'tus-resumable': '1.0.0', 'upload-length': '9', 'upload-metadata': 'filename YS5jc3Y=' },
        }),
    ],
    ['an asset', 201, () => service.post('/api/v1/admin/assets', source, owner.login)],
    [
      'a batch of assets',
      200,
      () =>
        service.send('POST', '/api/v1/admin/assets/batch', {
          headers: { ...owner.login, 'content-type': 'application/x-ndjson' },
          body: JSON.stringify({ key: 'a', ...source }),
        }),
    ],
    ['a need of a stranger', 202, () => service.post('/api/v1/agent-demand', { need: 'rain' })],
    ['a deliberate 402', 402, () => service.post('/api/v1/agent-paywall', { need: 'rain' })],
    [
      'a new account',
      201,
      () => service.post('/api/v1/auth/register', { email: `${Math.random()}@example.com`, password: 'correct horse battery' }),
    ],
  ];

  it('refuses an upload that would leave less than is kept, although there is room now', async () => {
    await setFree(kept + 1);
    const begin = (sizeBytes: number) =>
      service.send('POST', '/api/v1/admin/assets/uploads', {
        headers: { ...owner.login, 'tus-resumable': '1.0.0', 'upload-length': String(sizeBytes), 'upload-metadata': 'filename YS5jc3Y=' },
      });
    expect(await begin(2 * mebibyte)).toMatchObject({ status: 507 });
    const begun = await begin(9);
    expect(begun).toMatchObject({ status: 201 });
    await setFree(kept - 1);
    const whole = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    const place = new URL(begun.headers.get('location') ?? '', service.url).pathname;
    expect(await service.send('PATCH', place, { headers: { ...owner.login, ...whole }, body: 'a,b\n1,2\n\n' })).toMatchObject({
      status: 507,
    });
    await setFree(10_000);
  });

  it.each(unpaid)('refuses %s, and takes it when there is room again', async (_what, status, send) => {
    await setFree(kept - 1);
    expect(await send()).toMatchObject({ status: 507, body: { code: 'storage_full', error: expect.stringContaining('nearly full') } });
    await setFree(kept + 1);
    const { status: found, text } = await send();
    expect({ found, text }).toMatchObject({ found: status });
  });

  it('goes on selling, and to those who have an account', async () => {
    await setFree(1);
    const { token } = await service.paid('timestamp');
    expect(await service.get('/api/tools/timestamp', { 'x-payment-token': token })).toMatchObject({ status: 200 });
    const byCredit = { ...owner.apiKey, 'x-payment-provider': 'credit' };
    expect(await service.get('/api/tools/timestamp', byCredit)).toMatchObject({ status: 200 });
    expect(await service.get('/api/v1/assets/search?q=rain')).toMatchObject({ status: 200 });
    expect(await service.post('/api/v1/agent-demand', { need: 'rain' }, owner.apiKey)).toMatchObject({ status: 202 });
    await service.balances();
  });

  it('is shown by /readyz, which stays ready, and to the operator', async () => {
    for (const [mb, isLow] of [
      [kept - 1, true],
      [kept, false],
    ] as const) {
      await setFree(mb);
      const warnings = isLow ? [expect.stringContaining('nearly full')] : [];
      expect(await service.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready', warnings } });
      expect((await service.get('/metrics')).text).toContain(`farebox_disk_reserve_reached ${isLow ? 1 : 0}`);
    }
    await setFree(1);
    expect(await service.get('/api/v1/admin/overview', await service.asAdmin())).toMatchObject({ body: { disk_low: true } });
  });
});

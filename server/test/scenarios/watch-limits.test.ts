import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CapturedSignal } from '@farebox/contract';
import { startService, type RequestHeaders, type Service } from '../service.ts';

describe('watches of strangers', () => {
  let service: Service;
  let asked = 0;
  beforeAll(async () => {
    service = await startService({ settings: { FAREBOX_TRUSTED_HOPS: '1' } });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  async function watch(host: string, headers: RequestHeaders): Promise<CapturedSignal> {
    asked += 1;
    const body = { need: `a need ${asked}`, callback_url: `https://${host}/hook` };
    const answer = await service.post('/api/v1/agent-demand', body, headers);
    expect(answer, answer.text).toMatchObject({ status: 202 });
    return CapturedSignal.parse(answer.body);
  }
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const made = async (count: number, host: (index: number) => string, headers: (index: number) => RequestHeaders) => {
    let watches = 0;
    for (let index = 0; index < count; index += 1) if ((await watch(host(index), headers(index))).watch !== null) watches += 1;
    return watches;
  };

  it('are limited to ten per address, on any hosts', async () => {
    expect(
      await made(
        15,
        (index) => `agent-${index}.example`,
        () => from('192.0.2.1'),
      ),
    ).toBe(10);
    expect((await watch('other.example', from('192.0.2.1'))).next).toContain('too many');
  });

  it('leave room on a shared host for callers who are signed in', async () => {
    expect(
      await made(
        30,
        () => 'hooks.example',
        (index) => from(`198.51.100.${index}`),
      ),
    ).toBe(20);
    const { apiKey } = await service.customer();
    expect(
      await made(
        25,
        () => 'hooks.example',
        () => ({ ...apiKey, ...from('203.0.113.1') }),
      ),
    ).toBe(25);
  });

  it('can be ended with their secret, or by an admin', async () => {
    const one = await watch('ending.example', from('203.0.113.2'));
    const path = `/api/v1/agent-demand/${one.signal_id}/watch`;
    const end = (headers: RequestHeaders) => service.send('DELETE', path, { headers });
    expect(await end({})).toMatchObject({ status: 401 });
    expect(await end({ 'x-watch-secret': 'whsec_AAAA' })).toMatchObject({ status: 403 });
    expect(await end((await service.customer()).login)).toMatchObject({ status: 403 });
    expect((await end({ 'x-watch-secret': one.watch?.secret ?? '' })).status).toBe(204);
    expect((await end({ 'x-watch-secret': one.watch?.secret ?? '' })).status).toBe(204);

    const other = await watch('ending.example', from('203.0.113.2'));
    const admin = await service.asAdmin();
    expect((await service.send('DELETE', `/api/v1/agent-demand/${other.signal_id}/watch`, { headers: admin })).status).toBe(204);
    const { body } = await service.get('/api/v1/admin/demand-signals?limit=2', admin);
    expect(body).toMatchObject({
      items: [{ watch: { ended_at: expect.any(String), end_reason: 'removed' } }, { watch: { end_reason: 'removed' } }],
    });
    const trail = await service.get(`/api/v1/admin/audit?subject_id=${other.signal_id}`, admin);
    expect(trail.body).toMatchObject({ items: [{ action: 'watch.end' }] });
    expect((await service.send('DELETE', '/api/v1/agent-demand/sig_01KA0000000000000000000000/watch', { headers: admin })).status).toBe(
      404,
    );
  });
});

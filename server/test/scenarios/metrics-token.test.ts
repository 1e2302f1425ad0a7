import { expect, it } from 'vitest';
import { startService } from '../service.ts';

it('shows the metrics of an exposed service only to clients with the token', async () => {
  const token = 'f3a9c1d2e4b58790aa';
  await using service = await startService({ settings: { FAREBOX_METRICS_TOKEN: token } });
  for (const authorization of ['', 'Bearer', `Basic ${token}`, `Bearer ${token}x`, 'Bearer undefined']) {
    const refused = await service.get('/metrics', authorization === '' ? {} : { authorization });
    expect(refused, authorization).toMatchObject({ status: 401 });
    expect(refused.headers.get('www-authenticate')).toBe('Bearer realm="metrics"');
    expect(refused.text).not.toContain('farebox_');
  }
  expect(await service.get('/metrics', { authorization: `Bearer ${token}` })).toMatchObject({
    status: 200,
    text: expect.stringContaining('farebox_http_requests_total'),
  });
  await using open = await startService();
  expect(await open.get('/metrics')).toMatchObject({ status: 200 });
});

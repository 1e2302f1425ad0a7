import { expect, it } from 'vitest';
import { createLog } from '../../src/log.ts';
import { startService } from '../service.ts';

const address = { FAREBOX_PUBLIC_URL: 'https://tools.example.com' };
const said = { warnings: ['test money is accepted at a public address: everything is sold for nothing'] };

it('is said at the start, at /readyz and in the overview', async () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  await using service = await startService({ settings: address, log: createLog({ level: 'warn', destination }) });
  expect(lines.filter((line) => line.includes(said.warnings[0] ?? ''))).toHaveLength(1);
  expect(await service.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready', ...said } });
  expect((await service.get('/api/v1/admin/overview', await service.asAdmin())).body).toMatchObject({
    money: { takes_test_money: true, public_test_money: true },
  });
});

it('has to be meant, and is no matter on this machine or with real money', async () => {
  const refused = startService({ settings: { ...address, FAREBOX_PUBLIC_TEST_MONEY: '0' } });
  await expect(refused).rejects.toThrow('FAREBOX_PUBLIC_TEST_MONEY: https://tools.example.com is a public address');
  for (const settings of [{ FAREBOX_PUBLIC_TEST_MONEY: '0' }, { ...address, FAREBOX_REAL_MONEY: '1', FAREBOX_PUBLIC_TEST_MONEY: '0' }]) {
    await using service = await startService({ settings });
    expect((await service.get('/readyz')).body).toMatchObject({ status: 'ready', warnings: [] });
    expect((await service.get('/api/v1/admin/overview', await service.asAdmin())).body).toMatchObject({
      money: { public_test_money: false },
    });
  }
});

import { expect, it } from 'vitest';
import { nextSteps, type Standing } from './setup-list.ts';

const fresh: Standing = {
  overview: { last_backup_at: null, money: { takes_test_money: true } },
  settings: [{ name: 'FAREBOX_PUBLIC_URL', source: 'default', value: null }],
  hasOwnTool: false,
  isConfirmed: false,
};

it('lists what a new service needs, and ends when all of it is there', () => {
  expect(nextSteps(fresh)).toEqual(['address', 'money', 'wallet', 'mail', 'backup', 'tool']);
  const set = ['FAREBOX_PUBLIC_URL', 'FAREBOX_X402_PRIVATE_KEY', 'FAREBOX_MAIL_URL'].map((name) => ({
    name,
    source: 'environment' as const,
    value: 'set',
  }));
  const ready = {
    ...fresh,
    settings: set,
    hasOwnTool: true,
    overview: { last_backup_at: '2026-11-20T08:00:00Z', money: { takes_test_money: false } },
  };
  expect(nextSteps(ready)).toEqual(['alerts']);
  expect(nextSteps({ ...ready, isConfirmed: true })).toEqual([]);
});

it('asks a trial for no money, address or mail', () => {
  const trial = (value: string) => [{ name: 'FAREBOX_PUBLIC_TEST_MONEY', source: 'environment' as const, value }];
  expect(nextSteps({ ...fresh, settings: trial('1') })).toEqual(['backup', 'tool']);
  expect(nextSteps({ ...fresh, settings: trial('0') })).toEqual(nextSteps(fresh));
});

import { describe, expect, it } from 'vitest';
import { attentionOf } from './attention.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
type Facts = Parameters<typeof attentionOf>[0];

const quiet: Facts = {
  database_damaged: false,
  disk_low: false,
  unknown_settlements: { count: 0 },
  jobs: { dead: 0 },
  tools: { unavailable: 0, paused: 0 },
  search: { pending: 0 },
  money: { public_test_money: false, takes_test_money: false },
  last_backup_at: '2026-11-28T03:00:00Z',
};

const namesOf = (change: Partial<Facts>, reviews = 0) => attentionOf({ ...quiet, ...change }, reviews, now).map(({ name }) => name);

describe('what needs an operator', () => {
  it('is nothing where all is well', () => {
    expect(namesOf({})).toEqual([]);
  });

  it('is each part that is not well, with how much of it, where it is decided', () => {
    const change = { unknown_settlements: { count: 2 }, jobs: { dead: 4 } };
    expect(attentionOf({ ...quiet, ...change }, 1, now)).toEqual([
      { tone: 'bad', name: 'unknown', count: 2, page: 'settlements' },
      { tone: 'bad', name: 'dead', count: 4, page: 'jobs' },
      { tone: 'warn', name: 'reviews', count: 1, page: 'tools' },
    ]);
  });

  it('says once that test money is taken, and worse where strangers can pay with it', () => {
    expect(namesOf({ money: { public_test_money: false, takes_test_money: true } })).toEqual(['testMoney']);
    expect(namesOf({ money: { public_test_money: true, takes_test_money: true } })).toEqual(['publicTestMoney']);
  });

  it('asks for a backup where there is none, or the last is older than a week', () => {
    expect(namesOf({ last_backup_at: null })).toEqual(['noBackup']);
    expect(namesOf({ last_backup_at: '2026-11-21T11:00:00Z' })).toEqual([]);
    expect(attentionOf({ ...quiet, last_backup_at: '2026-11-20T11:00:00Z' }, 0, now)).toMatchObject([{ name: 'oldBackup', count: 8 }]);
  });

  it('does not mind a search that has no vectors to wait for', () => {
    expect(namesOf({ search: { pending: null } })).toEqual([]);
  });
});

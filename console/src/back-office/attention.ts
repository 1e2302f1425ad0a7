import type { Overview } from '@farebox/contract';

export interface Attention {
  tone: 'plain' | 'warn' | 'bad';
  /** Of the text that says it. */
  name:
    | 'damaged'
    | 'diskLow'
    | 'unknown'
    | 'dead'
    | 'reviews'
    | 'unavailable'
    | 'paused'
    | 'pendingVectors'
    | 'publicTestMoney'
    | 'testMoney'
    | 'noBackup'
    | 'oldBackup';
  /** How many, or for how many days. */
  count: number;
  /** Of the bridge, where it is decided. */
  page: 'settings' | 'settlements' | 'jobs' | 'tools';
}

/** What is read of the overview. */
interface Seen extends Pick<Overview, 'database_damaged' | 'disk_low' | 'last_backup_at'> {
  unknown_settlements: Pick<Overview['unknown_settlements'], 'count'>;
  jobs: Pick<Overview['jobs'], 'dead'>;
  tools: Pick<Overview['tools'], 'unavailable' | 'paused'>;
  search: Pick<Overview['search'], 'pending'>;
  money: Pick<Overview['money'], 'public_test_money' | 'takes_test_money'>;
}

/** Backups are due more often than this. */
const backupDaysMax = 7;

/** What an operator has to decide, in the order of its list. @param reviews how many tools of owners wait @param now unix milliseconds */
export function attentionOf(overview: Seen, reviews: number, now: number): Attention[] {
  const { unknown_settlements: unknown, jobs, tools, search, money, last_backup_at: backedUpAt } = overview;
  const backupDays = backedUpAt === null ? null : Math.floor((now - Date.parse(backedUpAt)) / 86_400_000);
  const possible: Attention[] = [
    { tone: 'bad', name: 'damaged', count: overview.database_damaged ? 1 : 0, page: 'settings' },
    { tone: 'bad', name: 'diskLow', count: overview.disk_low ? 1 : 0, page: 'settings' },
    { tone: 'bad', name: 'unknown', count: unknown.count, page: 'settlements' },
    { tone: 'bad', name: 'dead', count: jobs.dead, page: 'jobs' },
    { tone: 'warn', name: 'reviews', count: reviews, page: 'tools' },
    { tone: 'warn', name: 'unavailable', count: tools.unavailable, page: 'tools' },
    { tone: 'bad', name: 'paused', count: tools.paused, page: 'tools' },
    { tone: 'plain', name: 'pendingVectors', count: search.pending ?? 0, page: 'jobs' },
    { tone: 'bad', name: 'publicTestMoney', count: money.public_test_money ? 1 : 0, page: 'settings' },
    { tone: 'warn', name: 'testMoney', count: money.takes_test_money && !money.public_test_money ? 1 : 0, page: 'settings' },
    { tone: 'warn', name: 'noBackup', count: backupDays === null ? 1 : 0, page: 'settings' },
    { tone: 'warn', name: 'oldBackup', count: backupDays !== null && backupDays > backupDaysMax ? backupDays : 0, page: 'settings' },
  ];
  return possible.filter(({ count }) => count > 0);
}

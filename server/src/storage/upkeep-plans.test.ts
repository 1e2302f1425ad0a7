import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { purchaseStatements } from '../payments/purchase/purchase-statements.ts';
import { waitingWebhooks } from '../webhooks/webhook-metrics.ts';
import { oldestWaiting, openJobs } from '../jobs/backlog-metrics.ts';
import { openPurchases } from '../payments/backlog-metrics.ts';
import { openToolJobs } from '../provider-tools/jobs/job-metrics.ts';
import type { Database, Queries } from './database.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

/** A query before each payment must not read everything that the payer ever bought. */
const statements = purchaseStatements('sqlite');
const someOwner = { payer: '0x', serviceId: 'a', clientId: 'b', now: 0, leastMicros: 0, requestHash: 'hash', quotedSince: 0 };
const ofPayer: ReadonlyArray<[asked: string, index: string, ask: (queries: Queries) => Promise<unknown>]> = [
  ['what it has been given back', 'purchases_given_back_to_payer', (queries) => statements.findGivenBack.first(queries, someOwner)],
  ['what it has used', 'purchases_used_by_payer', (queries) => statements.findUsed.first(queries, someOwner)],
  ['what it has open', 'purchases_open_of_payer', (queries) => statements.sumOfPayer.first(queries, { payer: '0x', since: 0 })],
  ['what ended a moment ago', 'purchases_ended_of_payer', (queries) => statements.sumOfPayer.first(queries, { payer: '0x', since: 0 })],
  [
    'what it asked for',
    'purchases_open_of_payer',
    (queries) => statements.findOpenOfPayer.all(queries, { payer: '0x', serviceId: 'a', requestHash: 'b', since: 0 }),
  ],
];

/** Runs every few seconds. The other statements of timers are in the scenario of plans, as the service sends them. */
const runningCalls = `select * from purchases where state in ('reserved', 'unknown') and state = 'reserved' and (process_id = ? or process_id not in (select id from processes where alive_until > ?)) limit 1`;

/** What is read for the metrics must not read what has ended. */
const open: ReadonlyArray<[what: string, index: string, ask: (queries: Queries) => Promise<unknown>]> = [
  ['open purchases', 'purchases_', openPurchases],
  ['open jobs', 'jobs_waiting', openJobs],
  ['the oldest waiting job', 'jobs_waiting', (queries) => oldestWaiting(queries, ['one', 'other'])],
  ['webhooks that wait', 'webhooks_due', waitingWebhooks],
  ['open jobs of tools', 'tool_jobs_open', openToolJobs],
];

describe('upkeep on SQLite', () => {
  let folder: string;
  let connection: DatabaseSync;
  let database: Database;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'farebox-'));
    database = openSqlite({ file: join(folder, 'db.sqlite') });
    await migrate(database);
    connection = new DatabaseSync(join(folder, 'db.sqlite'));
  });
  afterAll(async () => {
    connection.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const stepsOf = (query: string) =>
    connection
      .prepare(`explain query plan ${query}`)
      .all()
      .map((row) => String(row['detail']));

  /** The text of the one query, which is asked for the first time. */
  async function askedBy(ask: () => Promise<unknown>): Promise<string> {
    const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
    await ask();
    const [text = ''] = prepared.mock.calls[0] ?? [];
    prepared.mockRestore();
    return text;
  }

  it.each(ofPayer)('finds %s with its own index', async (_asked, index, ask) => {
    const executed = vi.spyOn(database.read, 'executeQuery');
    await ask(database.read);
    const steps = stepsOf(String(Reflect.get(executed.mock.calls[0]?.[0] ?? {}, 'sql')));
    executed.mockRestore();
    expect(steps.join('\n')).toContain(`INDEX ${index} `);
    // Nor everything that its client ever paid.
    expect(steps.filter((step) => /^SCAN (?:payments|purchases)|^SEARCH payments (?!.*\bid=\?\))/.test(step))).toEqual([]);
  });

  it.each(open)('counts %s without reading those that ended', async (_what, index, ask) => {
    const asked = await askedBy(() => ask(database.read));
    const steps = stepsOf(asked);
    expect(steps.join('\n')).toContain(`INDEX ${index}`);
    expect(steps.filter((step) => /^SCAN (?!open_ones|waiting_ones|running_ones)(?!.* USING (?:COVERING )?INDEX)/.test(step))).toEqual([]);
  });

  it('finds running calls with an index', () => {
    const steps = stepsOf(runningCalls);
    expect(steps.filter((step) => /^SCAN purchases\b(?!.* USING (?:COVERING )?INDEX purchases_)/.test(step))).toEqual([]);
    expect(steps.some((step) => step.includes('INDEX'))).toBe(true);
  });
});

import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

/** What is asked every few seconds must not read a table that only grows. */
const upkeep = {
  'expired pending payments': `select * from payments where expires_at <= ? and status = 'pending' order by expires_at limit 1`,
  'expired unused payments': `select * from payments where expires_at <= ? and status = 'paid' and used_calls < max_calls order by expires_at limit 1`,
  'payments nobody paid': `select id from payments where expires_at < ? and status = 'expired' and paid_at is null limit 1`,
  'running calls': `select * from purchases where state in ('reserved', 'unknown') and state = 'reserved' and (process_id = ? or process_id not in (select id from processes where alive_until > ?)) limit 1`,
  'old answers': `select id from purchases where finished_at <= ? and (answer is not null or idempotency_key is not null) limit 1`,
  'an Idempotency-Key': `select * from purchases where idempotency_scope = ? and idempotency_key = ?`,
};

describe('upkeep on SQLite', () => {
  let folder: string;
  let connection: DatabaseSync;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'farebox-'));
    const database = openSqlite({ file: join(folder, 'db.sqlite') });
    await migrate(database);
    await database.close();
    connection = new DatabaseSync(join(folder, 'db.sqlite'));
  });
  afterAll(() => {
    connection.close();
    rmSync(folder, { recursive: true });
  });

  it.each(Object.entries(upkeep))('finds %s by an index', (_name, query) => {
    const steps = connection
      .prepare(`explain query plan ${query}`)
      .all()
      .map((row) => String(row['detail']));
    expect(
      steps.filter((step) => /^SCAN (?:payments|purchases)\b(?!.* USING (?:COVERING )?INDEX (?:purchases_running|payments_))/.test(step)),
    ).toEqual([]);
    expect(steps.some((step) => step.includes('INDEX'))).toBe(true);
  });
});

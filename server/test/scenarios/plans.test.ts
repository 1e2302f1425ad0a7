import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigratedPostgresDatabase, postgresUrl } from '../databases/postgres.ts';
import type { TestDatabase } from '../databases.ts';
import { dice as diceOf } from '../dice.ts';
import { castOf } from '../fuzz/cast.ts';
import { operationsOf, type OpenApiDocument } from '../fuzz/document.ts';
import { requestOf } from '../fuzz/requests.ts';
import { valuesOf } from '../fuzz/values.ts';
import { inGroups } from '../crash/at-once.ts';
import { copySqlite, fillPostgres, fillSqlite } from '../plans/fill.ts';
import { scansOnPostgres, scansOnSqlite, type Scan } from '../plans/judge.ts';
import { recordStatements } from '../plans/statements.ts';
import { startService, type Service } from '../service.ts';
import { migrations } from '../../src/storage/migrate.ts';
import { until } from '../until.ts';

const rowsOfEach = 100_000;
const requestsOfEach = 6;
const atOnce = 16;

/** What does not grow with what is sold: a row for each tool, source, replica, store or migration. */
const bounded = new Set([
  'file_store',
  'imported_tools',
  'processes',
  'schema_migrations',
  'tool_availability',
  'tool_health',
  'tool_settings',
  'tool_sources',
  'tool_statistics',
]);

/** Statements that may read more than they answer, and why. */
const excused: readonly RegExp[] = [
  // At the start only.
  /"users" where "role" = \S+ and "password_hash" is not null/,
  /^select "asset_id" from "search_documents" where "removed" = \S+ and "indexed_version" </,
  /^delete from "search_documents" where "doc" in \(select/,
  /^select "doc" from "search_vectors" where "model" != \S+ limit/,
  /left join "search_vectors".* where "search_documents"\."removed" = \S+ and "search_vectors"\."doc" is null limit/s,
  // Counted once for all who ask, at most once a minute.
  /^select "assets"\."language" as "language", count/,
  /^select count\(\*\) as "count" from "assets" where status = 'published'/,
  // Only the operator asks, and no timer: lists of what was paid and owed, and sums of what was sold, which `pagedTotals` keeps the longer the more
  // there is.
  /from "(?:revenue_events|returned_deliveries|ledger_entries)" .*(?:where 1 = 1|"revenue_event_id" = "revenue_events"\."id"\)$|"kind" = )/s,
  /from (?:revenue_events|ledger_entries)\s+where id >= .*group by 1, 2$/s,
  /from "ledger_balances" where "balance_micros" > .* "account" like/,
  /join "ledger_balances" on "ledger_balances"\."account" = 'earnings:' \|\| users\.id/,
  // What runs now: as many as there are lanes of jobs.
  /update "jobs" set "claimed_until"/,
  // Purchases that are being made or settled now.
  /"purchases" where state in \('reserved', 'unknown'\)/,
];

const ofMigrations = new Set(migrations.flatMap(({ statements }) => [...statements('sqlite'), ...statements('postgres')]));

/** Everything that a service asks its database by its timers, for its jobs and for requests of every operation. */
async function used(service: Service): Promise<void> {
  const dice = diceOf(1);
  const document: OpenApiDocument = JSON.parse((await service.get('/openapi.json')).text);
  const values = valuesOf(document, { serviceUrl: service.url, filesUrl: service.url }, dice);
  const { all: cast } = await castOf(service);
  const operations = operationsOf(document).filter(({ isLive }) => !isLive);
  for (let round = 0; round < requestsOfEach; round += 1) {
    // Not all at once: a slow machine answers most of so many with 503, and they ask the database nothing.
    await inGroups([...operations.entries()], atOnce, async ([at, operation]) => {
      const actor = cast[(at + round) % cast.length];
      const { method, path, headers, body } = requestOf(operation, values, dice);
      values.remember((await service.send(method, path, { headers: { ...actor?.headers, ...headers }, body })).text);
    });
  }
  await service.get('/metrics');
  await until('no job is due', async () => ((await service.parts.jobs.oldestWaitingAt()) ?? Infinity) > Date.now());
}

describe.each(['sqlite', ...(postgresUrl === undefined ? [] : ['postgres'])])('a service with 100,000 rows of everything (%s)', (kind) => {
  let recorded: ReturnType<typeof recordStatements>;
  let service: Service | undefined;
  let lent: TestDatabase | null = null;
  let scans: Scan[] = [];
  beforeAll(async () => {
    recorded = recordStatements();
    if (kind === 'postgres') lent = await openMigratedPostgresDatabase();
    service = await startService(lent === null ? {} : { database: lent.database });
    await used(service);
    recorded.stop();
    for (const statement of ofMigrations) recorded.statements.delete(statement);
    if (lent === null) {
      // The service goes on writing to its own.
      const file = join(service.parts.config.dataDir, 'copy.sqlite');
      copySqlite(join(service.parts.config.dataDir, 'farebox.sqlite'), file);
      fillSqlite(file, rowsOfEach);
      scans = scansOnSqlite(file, recorded.statements, bounded);
    } else {
      await fillPostgres(lent.database, rowsOfEach, bounded);
      scans = await scansOnPostgres(lent.database, recorded.statements, bounded);
    }
  }, 600_000);
  afterAll(async () => {
    recorded.stop();
    await service?.[Symbol.asyncDispose]();
    await lent?.database.close();
    await lent?.remove();
  });

  it('was seen at its work', () => {
    expect(recorded.statements.size).toBeGreaterThan(150);
  });

  it('reads no table from end to end', () => {
    expect(scans.filter(({ statement }) => !excused.some((each) => each.test(statement)))).toEqual([]);
  });
});

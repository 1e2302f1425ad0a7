import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { minuteMs } from '../../src/clock.ts';
import { testAccount, toolRevenueAccount } from '../../src/payments/money/ledger.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { countedTool } from '../counted-tool.ts';
import { openPostgresDatabase, postgresUrl } from '../databases/postgres.ts';
import { startService, type Service } from '../service.ts';
import { until } from '../until.ts';

const payments = 60;
/** More would measure how fast the machine opens connections. */
const dropsMax = 60;

describe.skipIf(postgresUrl === undefined)('a PostgreSQL that drops every connection again and again (postgres)', () => {
  it('loses no call and no cent, and does not stop the service', async () => {
    const { database, remove } = await openPostgresDatabase();
    const time = { lead: 0 };
    const { tool, runCount } = countedTool();
    try {
      await migrate(database);
      await using service = await startService({ database, extraTools: [tool], clock: { now: () => Date.now() + time.lead } });
      const bought = await Promise.all(Array.from({ length: payments }, () => service.paid('counted-echo')));
      await using chaos = await droppingConnections(service);
      // If giving a call back failed together with the connection, the call counts as running until recovery finds it a minute later.
      await using _minutes = repeatedly(500, async () => {
        time.lead += minuteMs;
        await service.parts.payments.reservations.recover().catch(() => 0);
      });

      const answered = await Promise.all(bought.map(({ token }) => callUntilAnswered(service, token)));
      expect(new Set(answered)).toEqual(new Set([200]));
      expect(chaos.dropped()).toBeGreaterThan(0);
      expect(runCount()).toBeGreaterThanOrEqual(payments);

      await chaos.stop();
      await service.parts.payments.reservations.recover();
      const used = await Promise.all(bought.map(({ paymentId }) => service.payment(paymentId)));
      expect(new Set(used.map(({ usedCalls }) => usedCalls))).toEqual(new Set([1]));
      expect((await service.balances())[testAccount(toolRevenueAccount('counted-echo'))]).toBe(payments * 50_000);
    } finally {
      await database.close();
      await remove();
    }
  });
});

/** Repeats the call with the same key until it is answered. */
function callUntilAnswered(service: Service, token: string): Promise<number> {
  const headers = { 'x-payment-token': token, 'idempotency-key': 'once' };
  const call = () => service.post('/api/tools/counted-echo', { note: 'hello' }, headers);
  return until('the answer', async () => ((await call()).status === 200 ? 200 : null), { everyMs: 50 });
}

/** Closes every other connection of the service to the database, twenty times a second, `dropsMax` times. */
async function droppingConnections({ parts }: Service) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(parts.database.read);
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  const drop = `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`;
  let dropped = 0;
  let drops = 0;
  const dropping = repeatedly(50, async () => {
    if ((drops += 1) > dropsMax) return;
    dropped += (await client.query(drop, [rows[0]?.name])).rowCount ?? 0;
  });
  return {
    dropped: () => dropped,
    stop: () => dropping[Symbol.asyncDispose](),
    async [Symbol.asyncDispose]() {
      await dropping[Symbol.asyncDispose]();
      await client.end();
    },
  };
}

/** Repeats the work until it is disposed. */
function repeatedly(everyMs: number, work: () => Promise<void>): AsyncDisposable {
  let isOver = false;
  const over = async () => {
    if (!isOver) await work();
    return isOver;
  };
  const running = until('the end', over, { withinMs: 120_000, everyMs });
  return {
    async [Symbol.asyncDispose]() {
      isOver = true;
      await running;
    },
  };
}

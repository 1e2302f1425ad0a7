import { secondMs, type Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Database } from '../storage/database.ts';
import { storeTime } from '../storage/store-time.ts';

/** A process that has not renewed its lease for this long counts as dead. */
const leaseMs = 15 * secondMs;
const renewMs = 4 * secondMs;

export interface ProcessLease {
  /** Registers this process. On SQLite it is the only one, so all others are dead and their leases end now. */
  begin(): Promise<void>;
  end(): Promise<void>;
  /** How many processes were alive when this one last renewed its lease, itself included. */
  alive(): number;
}

/** Tells the other replicas that this process is alive, so that they leave its running calls alone. */
export function processLease({
  database,
  clock,
  log,
  processId,
}: {
  database: Database;
  clock: Clock;
  log: Log;
  processId: string;
}): ProcessLease {
  let timer: NodeJS.Timeout | null = null;
  let alive = 1;

  async function renew(): Promise<void> {
    const now = await storeTime(database, clock);
    await database.write((queries) =>
      queries
        .insertInto('processes')
        .values({ id: processId, started_at: now, alive_until: now + leaseMs })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ alive_until: now + leaseMs }))
        .execute(),
    );
    alive = await countAlive(now);
  }

  async function countAlive(now: number): Promise<number> {
    // SQLite has one process.
    if (database.dialect === 'sqlite') return 1;
    const { count } = await database.read
      .selectFrom('processes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('alive_until', '>=', now)
      .executeTakeFirstOrThrow();
    return Math.max(1, count);
  }

  return {
    async begin() {
      const now = await storeTime(database, clock);
      await database.write(async (queries) => {
        const dead = queries.deleteFrom('processes');
        // The lock of the data folder guarantees that no other process runs; on PostgreSQL only the leases tell.
        await (database.dialect === 'sqlite' ? dead : dead.where('alive_until', '<', now)).execute();
      });
      await renew();
      timer = setInterval(
        () => void renew().catch((cause: unknown) => log.error({ err: cause }, 'process lease could not be renewed')),
        renewMs,
      );
      timer.unref();
    },
    async end() {
      if (timer !== null) clearInterval(timer);
      await database.write((queries) => queries.deleteFrom('processes').where('id', '=', processId).execute());
    },
    alive: () => alive,
  };
}

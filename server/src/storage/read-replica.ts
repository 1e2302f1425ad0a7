import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

/** A copy of the database that is only read, and may lag behind. */
export type ReadReplica = ReturnType<typeof readReplica>;

export interface ReadReplicaOptions {
  url: string;
  primary: Database;
  lagMaxMs: number;
  statementMs: number;
  connectionsMax: number;
  log: Log;
}

/** Shorter than for the primary: that one still has to answer. */
const connectMs = 1500;

/** The leases of the processes, which are renewed every few seconds, tell how old a copy is; whatever copies the rows. */
export function readReplica({ url, primary, lagMaxMs, log, ...limits }: ReadReplicaOptions) {
  const database = openPostgres({ url, connectMs, ...limits });
  let isWell = false;
  let hasReported = false;

  function become(well: boolean, details: object): void {
    if (well === isWell && hasReported) return;
    isWell = well;
    hasReported = true;
    if (well) log.info(details, 'the search database answers searches');
    else log.warn(details, 'the search database fails or lags: the primary answers searches');
  }

  return {
    /** For reading. */
    database,
    /** Whether it answered when it was last asked, and was not too far behind. */
    isWell: (): boolean => isWell,
    /** It failed to answer: it is not asked before the next `look` finds it well. */
    failed: (cause: unknown): void => become(false, { err: cause }),
    /** Compares it with the primary. Called at intervals. */
    async look(): Promise<void> {
      // The primary first: what the copy has then can only be newer.
      const renewedAt = await lastLease(primary);
      try {
        const lagMs = renewedAt - (await lastLease(database));
        become(lagMs <= lagMaxMs, { lagMs });
      } catch (cause) {
        become(false, { err: cause });
      }
    },
    close: (): Promise<void> => database.close(),
  };
}

async function lastLease({ read }: Database): Promise<number> {
  const { last } = await read
    .selectFrom('processes')
    .select(({ fn }) => fn.max('alive_until').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type PostgresPool,
  type PostgresPoolClient,
  type QueryResult,
} from 'kysely';
import type { Queries } from './database.ts';
import type { Tables } from './tables.ts';

type Work<T> = (queries: Queries) => Promise<T>;

export interface SharedTransactions {
  /** @param key what the work locks: works with the same key do not share a transaction */
  write<T>(work: Work<T>, key: string): Promise<T>;
}

interface QueuedWrite {
  key: string;
  run(queries: Queries): Promise<void>;
  committed(): void;
  failed(cause: unknown): void;
  /** In a transaction of its own. */
  runAlone(): Promise<void>;
}

/** This limits how long the first waits for the others, and how much is done again after a failure. */
const sharedMax = 64;
/** A row that somebody else holds for longer makes only its own work wait: all run alone then. */
const lockWaitMs = 250;
/** While one waits for its commit, the next works. */
const transactionsMax = 2;

/**
 * Writes of one replica that wait for each other's commit no more than for their own: they run at the same time in one transaction, their
 * statements on the way to the server together, and are answered after its commit. That is one transaction id and one flush for many
 * purchases. A work that only reads and then throws is refused after the commit, since another work may be why. If any other fails, all are
 * rolled back, and each runs in a transaction of its own, as if it had never been here.
 *
 * Works see what others of the same transaction have written. So each must decide by single statements, and lock nothing but what its key
 * names: then the order of keys keeps two transactions from waiting for each other.
 */
export function sharedTransactions(pool: PostgresPool, alone: <T>(work: Work<T>) => Promise<T>): SharedTransactions {
  const queue: QueuedWrite[] = [];
  let running = 0;
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || queue.length === 0 || running >= transactionsMax) return;
    isPlanned = true;
    // setImmediate runs after all ready sockets were read, so their requests take part.
    setImmediate(() => {
      isPlanned = false;
      running += 1;
      void commitTogether(pool, taken(queue)).finally(() => {
        running -= 1;
        plan();
      });
    });
  }

  return {
    write: <T>(work: Work<T>, key: string) =>
      new Promise<T>((resolve, reject) => {
        let value: T;
        queue.push({
          key,
          async run(queries) {
            value = await work(queries);
          },
          committed: () => resolve(value),
          failed: reject,
          runAlone: () => alone(work).then(resolve, reject),
        });
        plan();
      }),
  };
}

/** The first of each key, in the order of keys; the others keep their places. */
function taken(queue: QueuedWrite[]): QueuedWrite[] {
  const first = new Map<string, QueuedWrite>();
  const left: QueuedWrite[] = [];
  for (const each of queue) {
    if (first.size < sharedMax && !first.has(each.key)) first.set(each.key, each);
    else left.push(each);
  }
  queue.splice(0, queue.length, ...left);
  return [...first.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

async function commitTogether(pool: PostgresPool, works: readonly QueuedWrite[]): Promise<void> {
  let client: PostgresPoolClient;
  try {
    client = await pool.connect();
  } catch (cause) {
    for (const work of works) work.failed(cause);
    return;
  }
  let isCommitted: boolean;
  let outcomes: readonly Outcome[];
  try {
    // Nothing is written before it is known that there is a transaction.
    await Promise.all([client.query('begin', []), client.query(`set local lock_timeout = ${lockWaitMs}`, [])]);
    outcomes = await Promise.all(works.map((work) => outcomeOf(client, work)));
    const isWhole = outcomes.every(({ isUndone }) => !isUndone);
    // A transaction that failed unseen is rolled back by its commit.
    const { command }: { command: string } = await client.query(isWhole ? 'commit' : 'rollback', []);
    isCommitted = isWhole && command !== 'ROLLBACK';
  } catch (cause) {
    // Whether a commit took place that was not acknowledged is unknown: none may run again.
    for (const work of works) work.failed(cause);
    return;
  } finally {
    client.release();
  }
  if (!isCommitted) return void (await Promise.all(works.map((work) => work.runAlone())));
  for (const [at, work] of works.entries()) {
    const refusal = outcomes[at]?.refusal ?? null;
    if (refusal === null) work.committed();
    else work.failed(refusal.cause);
  }
}

interface Outcome {
  refusal: { cause: unknown } | null;
  /** It has written, or a statement of it failed: nothing of the transaction can stay. */
  isUndone: boolean;
}

async function outcomeOf(client: PostgresPoolClient, work: QueuedWrite): Promise<Outcome> {
  const connection = new SharedConnection(client);
  const queries = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SharedDriver(connection),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  try {
    await work.run(queries);
    return { refusal: null, isUndone: connection.hasFailed };
  } catch (cause) {
    return { refusal: { cause }, isUndone: connection.hasFailed || connection.hasWritten };
  }
}

class SharedDriver extends DummyDriver {
  readonly #connection: DatabaseConnection;
  constructor(connection: DatabaseConnection) {
    super();
    this.#connection = connection;
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
}

const writing: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** The connection as one of the works sees it. */
class SharedConnection implements DatabaseConnection {
  readonly #client: PostgresPoolClient;
  hasWritten = false;
  hasFailed = false;

  constructor(client: PostgresPoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { command, rowCount, rows } = await this.#client.query<Row>(sql, [...parameters]);
      if (!writing.has(command)) return { rows };
      if (rowCount > 0) this.hasWritten = true;
      return { rows, numAffectedRows: BigInt(rowCount) };
    } catch (cause) {
      this.hasFailed = true;
      throw cause;
    }
  }

  // oxlint-disable-next-line require-yield -- a purchase reads nothing long
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('a shared transaction has no streams');
  }
}

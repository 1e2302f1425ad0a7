import type { DatabaseSync } from 'node:sqlite';
import type { Queries, WriteOptions } from './database.ts';

/** How many works share one commit at most: bounds the time that the first of them waits for its answer. */
const groupMax = 512;

interface Waiting {
  run(): Promise<void>;
  committed(): void;
  failed(cause: unknown): void;
}

export interface GroupCommit {
  write<T>(work: (queries: Queries) => Promise<T>, options?: WriteOptions): Promise<T>;
  drained(): Promise<void>;
}

/**
 * Many writes, one commit. Works that arrive while the event loop reads requests run one after another inside one
 * transaction, each under its own savepoint, and all are answered after the one commit that puts them on the disk. A work that
 * throws is undone alone. With fifty callers the disk is asked once for fifty calls, not fifty times.
 */
export function groupCommit(connection: DatabaseSync, queries: Queries): GroupCommit {
  const begin = connection.prepare('begin immediate');
  const commit = connection.prepare('commit');
  const savepoint = connection.prepare('savepoint work');
  const undo = connection.prepare('rollback to work');
  const release = connection.prepare('release work');
  const queue: Waiting[] = [];
  let running: Promise<void> | null = null;

  function write<T>(work: (queries: Queries) => Promise<T>, { until = 'durable' }: WriteOptions = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let value: T;
      queue.push({
        async run() {
          value = await work(queries);
          if (until === 'applied') resolve(value);
        },
        committed: () => resolve(value),
        failed: reject,
      });
      // setImmediate runs after the sockets that are ready were read: what they ask for joins this group.
      running ??= new Promise((done) => {
        setImmediate(() => void commitAll().then(done));
      });
    });
  }

  async function commitAll(): Promise<void> {
    while (queue.length > 0) await commitGroup();
    running = null;
  }

  async function commitGroup(): Promise<void> {
    const group: Waiting[] = [];
    try {
      begin.run();
      while (queue.length > 0 && group.length < groupMax) {
        await runWaiting(group);
        // What an `applied` work set free (a quick tool that now records its answer) still joins this commit.
        await microtasksDone();
      }
      commit.run();
    } catch (cause) {
      rollBack(connection);
      const lost = group.length === 0 ? queue.splice(0, groupMax) : group;
      for (const waiting of lost) waiting.failed(cause);
      return;
    }
    for (const waiting of group) waiting.committed();
  }

  async function runWaiting(group: Waiting[]): Promise<void> {
    while (group.length < groupMax) {
      const waiting = queue.shift();
      if (waiting === undefined) return;
      try {
        savepoint.run();
        await waiting.run();
        group.push(waiting);
      } catch (cause) {
        waiting.failed(cause);
        // Throws when SQLite has already undone everything (a full disk): then the whole group fails.
        undo.run();
      }
      release.run();
    }
  }

  return {
    write,
    async drained() {
      while (running !== null) await running;
    },
  };
}

/** A connection that cannot even roll back fails the next `begin` too, and says why there. */
function rollBack(connection: DatabaseSync): void {
  try {
    if (connection.isTransaction) connection.exec('rollback');
  } catch {
    return;
  }
}

/** Resolves when no microtask is left: Node runs the next-tick queue only then. */
function microtasksDone(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

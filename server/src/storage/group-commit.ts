import { setTimeout } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import { pauses } from './batches.ts';
import { sqliteCodeOf } from './damage.ts';
import type { Queries, WriteOptions } from './database.ts';

/** How many works may share one commit. This limits how long the first of them waits for its answer. */
const groupMax = 512;

/** How long another process may lock the file: callers get an answer within five seconds. */
const lockWaitMs = 3000;
const lockRetryMs = 50;
const busyCode = 5;

interface QueuedWrite {
  run(): Promise<void>;
  committed(): void;
  failed(cause: unknown): void;
}

interface Group {
  taken: QueuedWrite[];
  /** The works that did not throw. */
  done: QueuedWrite[];
  /** Rejects the works that threw. What they read from others may be shown only after the commit. */
  refusals: Array<() => void>;
  hasSavepoints: boolean;
}

export interface GroupCommit {
  write<T>(work: (queries: Queries) => Promise<T>, options?: WriteOptions): Promise<T>;
  drained(): Promise<void>;
}

/**
 * Many writes share one commit. Works that arrive while the event loop reads requests run one after another inside one transaction. All
 * are answered after the one commit that makes them durable. If a work throws, only that work is undone. It is also answered after the
 * commit, because it may have been refused because of another work in the group. With fifty callers, the disk is synced once instead of
 * fifty times.
 *
 * @param writes how many statements have written so far, to detect whether a failed work must be undone.
 */
export function groupCommit(connection: DatabaseSync, queries: Queries, writes: () => number): GroupCommit {
  const begin = connection.prepare('begin immediate');
  const commit = connection.prepare('commit');
  const rollback = connection.prepare('rollback');
  const savepoint = connection.prepare('savepoint work');
  const undo = connection.prepare('rollback to work');
  const release = connection.prepare('release work');
  const queue: QueuedWrite[] = [];
  const pauseIfLong = pauses();
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
      // setImmediate runs after all ready sockets were read, so their requests join this group.
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
    const group: Group = { taken: [], done: [], refusals: [], hasSavepoints: false };
    try {
      await beginWhenFree();
      while (queue.length > 0 && group.taken.length < groupMax) {
        await runWaiting(group);
        // Work that an `applied` write unblocked (a quick tool that now records its answer) still joins this commit.
        await microtasksDone();
      }
      commit.run();
    } catch (cause) {
      rollBack(connection);
      const lost = group.taken.length === 0 ? queue.splice(0, groupMax) : group.taken;
      for (const waiting of lost) waiting.failed(cause);
      return;
    }
    for (const waiting of group.done) waiting.committed();
    for (const refuse of group.refusals) refuse();
  }

  /** Serves other requests while another process locks the file. @throws if the lock is held for too long */
  async function beginWhenFree(): Promise<void> {
    const until = performance.now() + lockWaitMs;
    for (;;) {
      try {
        begin.run();
        return;
      } catch (thrown) {
        if (sqliteCodeOf(thrown) !== busyCode || performance.now() > until) throw thrown;
      }
      await setTimeout(lockRetryMs);
    }
  }

  async function runWaiting(group: Group): Promise<void> {
    while (group.taken.length < groupMax) {
      const waiting = queue.shift();
      if (waiting === undefined) return;
      group.taken.push(waiting);
      await pauseIfLong();
      await (group.hasSavepoints ? runUnderSavepoint(waiting, group) : runPlainly(waiting, group));
    }
  }

  /** Nearly every work that throws has only read, so nothing has to be undone. */
  async function runPlainly(waiting: QueuedWrite, group: Group): Promise<void> {
    const writesBefore = writes();
    try {
      await waiting.run();
      group.done.push(waiting);
    } catch (cause) {
      group.refusals.push(() => waiting.failed(cause));
      // SQLite rolls back by itself if it cannot continue (a full disk). Then the whole group fails.
      if (!connection.isTransaction) throw cause;
      if (writes() !== writesBefore) await runAgain(group);
    }
  }

  /**
   * Undoes a work that had written. The group is rolled back, its other works run again, and the remaining ones run with savepoints.
   * Using savepoints from the start would make every paid call a tenth slower, because a savepoint copies each page that is written.
   */
  async function runAgain(group: Group): Promise<void> {
    rollback.run();
    begin.run();
    group.hasSavepoints = true;
    for (const waiting of group.done.splice(0)) await runUnderSavepoint(waiting, group);
  }

  async function runUnderSavepoint(waiting: QueuedWrite, group: Group): Promise<void> {
    savepoint.run();
    try {
      await waiting.run();
      group.done.push(waiting);
    } catch (cause) {
      group.refusals.push(() => waiting.failed(cause));
      // Throws if SQLite has already rolled back.
      undo.run();
    }
    release.run();
  }

  return {
    write,
    async drained() {
      while (running !== null) await running;
    },
  };
}

/** A connection that cannot roll back also fails at the next `begin`, and reports the reason there. */
function rollBack(connection: DatabaseSync): void {
  try {
    if (connection.isTransaction) connection.exec('rollback');
  } catch {
    return;
  }
}

/** Resolves when no microtasks are left: Node runs the next-tick queue only then. */
function microtasksDone(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

import { setTimeout } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import type { Queries, WriteOptions } from './database.ts';

/** How many works share one commit at most: bounds the time that the first of them waits for its answer. */
const groupMax = 512;

/** How long another process may hold the file: a caller gets an answer within five seconds. */
const lockWaitMs = 3000;
const lockRetryMs = 50;
const busyCode = 5;

/** The primary result code of SQLite; -1 for what is no failure of SQLite. */
export function sqliteCodeOf(thrown: unknown): number {
  return thrown instanceof Error && 'errcode' in thrown && typeof thrown.errcode === 'number' ? thrown.errcode & 0xff : -1;
}

interface Waiting {
  run(): Promise<void>;
  committed(): void;
  failed(cause: unknown): void;
}

interface Group {
  taken: Waiting[];
  /** Those of them that did not throw. */
  done: Waiting[];
  /** Tells those that threw: what they saw of the others may be looked at only once it is committed. */
  refusals: Array<() => void>;
  hasSavepoints: boolean;
}

export interface GroupCommit {
  write<T>(work: (queries: Queries) => Promise<T>, options?: WriteOptions): Promise<T>;
  drained(): Promise<void>;
}

/**
 * Many writes, one commit. Works that arrive while the event loop reads requests run one after another inside one
 * transaction, and all are answered after the one commit that puts them on the disk. A work that throws is undone alone, and answered
 * then too: what it was refused for may be another work of the group. With fifty callers the disk is asked once for fifty calls, not
 * fifty times.
 *
 * @param writes how many statements have written so far: what a work that throws has to be undone for.
 */
export function groupCommit(connection: DatabaseSync, queries: Queries, writes: () => number): GroupCommit {
  const begin = connection.prepare('begin immediate');
  const commit = connection.prepare('commit');
  const rollback = connection.prepare('rollback');
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
    const group: Group = { taken: [], done: [], refusals: [], hasSavepoints: false };
    try {
      await beginWhenFree();
      while (queue.length > 0 && group.taken.length < groupMax) {
        await runWaiting(group);
        // What an `applied` work set free (a quick tool that now records its answer) still joins this commit.
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

  /** While another process holds the file, others are served. @throws when it holds it too long */
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
      await (group.hasSavepoints ? runUnderSavepoint(waiting, group) : runPlainly(waiting, group));
    }
  }

  /** Nearly every work that throws has only read, and nothing has to be undone for it. */
  async function runPlainly(waiting: Waiting, group: Group): Promise<void> {
    const writesBefore = writes();
    try {
      await waiting.run();
      group.done.push(waiting);
    } catch (cause) {
      group.refusals.push(() => waiting.failed(cause));
      // SQLite undoes everything by itself where it cannot go on (a full disk): then the whole group fails.
      if (!connection.isTransaction) throw cause;
      if (writes() !== writesBefore) await runAgain(group);
    }
  }

  /**
   * Undoes a work that had written: the group is undone, the others of it run again, and the rest of it as they do, under
   * savepoints. To have them from the start would cost every paid call a tenth: a savepoint copies each page that is written.
   */
  async function runAgain(group: Group): Promise<void> {
    rollback.run();
    begin.run();
    group.hasSavepoints = true;
    for (const waiting of group.done.splice(0)) await runUnderSavepoint(waiting, group);
  }

  async function runUnderSavepoint(waiting: Waiting, group: Group): Promise<void> {
    savepoint.run();
    try {
      await waiting.run();
      group.done.push(waiting);
    } catch (cause) {
      group.refusals.push(() => waiting.failed(cause));
      // Throws when SQLite has already undone everything.
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

import { setTimeout } from 'node:timers/promises';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { pauseIfLong } from './batches.ts';
import { sqliteCodeOf } from './damage.ts';
import type { Queries, WriteOptions } from './database.ts';

/** How many works may share one commit. This limits how long the first of them waits for its answer. */
const groupMax = 512;

/** A commit holds the event loop for some milliseconds, and for more where pages go from the log to the file: it has a turn of its own. */
const heldBeforeCommitMs = 1;

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

interface GroupCommitParts {
  connection: DatabaseSync;
  queries: Queries;
  writes(): number;
  begin: StatementSync;
  commit: StatementSync;
  rollback: StatementSync;
  savepoint: StatementSync;
  undo: StatementSync;
  release: StatementSync;
  queue: QueuedWrite[];
  /** Null while nothing waits. */
  running: Promise<void> | null;
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
  const parts: GroupCommitParts = {
    connection,
    queries,
    writes,
    begin: connection.prepare('begin immediate'),
    commit: connection.prepare('commit'),
    rollback: connection.prepare('rollback'),
    savepoint: connection.prepare('savepoint work'),
    undo: connection.prepare('rollback to work'),
    release: connection.prepare('release work'),
    queue: [],
    running: null,
  };

  return {
    write: (...given) => write(parts, ...given),
    async drained() {
      while (parts.running !== null) await parts.running;
    },
  };
}

function write<T>(parts: GroupCommitParts, work: (queries: Queries) => Promise<T>, { until = 'durable' }: WriteOptions = {}): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let value: T;
    parts.queue.push({
      async run() {
        value = await work(parts.queries);
        if (until === 'applied') resolve(value);
      },
      committed: () => resolve(value),
      failed: reject,
    });
    // setImmediate runs after all ready sockets were read, so their requests join this group.
    parts.running ??= new Promise((done) => {
      setImmediate(() => void commitAll(parts).then(done));
    });
  });
}

async function commitAll(parts: GroupCommitParts): Promise<void> {
  while (parts.queue.length > 0) await commitGroup(parts);
  parts.running = null;
}

async function commitGroup(parts: GroupCommitParts): Promise<void> {
  const { queue, commit, connection } = parts;
  const group: Group = { taken: [], done: [], refusals: [], hasSavepoints: false };
  try {
    await beginWhenFree(parts);
    while (queue.length > 0 && group.taken.length < groupMax) {
      await runWaiting(parts, group);
      // Work that an `applied` write unblocked (a quick tool that now records its answer) still joins this commit.
      await microtasksDone();
    }
    // Once for a group: writes that arrive during it wait for the next.
    await pauseIfLong(heldBeforeCommitMs);
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
async function beginWhenFree(parts: GroupCommitParts): Promise<void> {
  const until = performance.now() + lockWaitMs;
  for (;;) {
    try {
      parts.begin.run();
      return;
    } catch (thrown) {
      if (sqliteCodeOf(thrown) !== busyCode || performance.now() > until) throw thrown;
    }
    await setTimeout(lockRetryMs);
  }
}

async function runWaiting(parts: GroupCommitParts, group: Group): Promise<void> {
  while (group.taken.length < groupMax) {
    const waiting = parts.queue.shift();
    if (waiting === undefined) return;
    group.taken.push(waiting);
    await pauseIfLong();
    await (group.hasSavepoints ? runUnderSavepoint(parts, waiting, group) : runPlainly(parts, waiting, group));
  }
}

/** Nearly every work that throws has only read, so nothing has to be undone. */
async function runPlainly(parts: GroupCommitParts, waiting: QueuedWrite, group: Group): Promise<void> {
  const writesBefore = parts.writes();
  try {
    await waiting.run();
    group.done.push(waiting);
  } catch (cause) {
    group.refusals.push(() => waiting.failed(cause));
    // SQLite rolls back by itself if it cannot continue (a full disk). Then the whole group fails.
    if (!parts.connection.isTransaction) throw cause;
    if (parts.writes() !== writesBefore) await runAgain(parts, group);
  }
}

/**
 * Undoes a work that had written. The group is rolled back, its other works run again, and the remaining ones run with savepoints.
 * Using savepoints from the start would make every paid call a tenth slower, because a savepoint copies each page that is written.
 */
async function runAgain(parts: GroupCommitParts, group: Group): Promise<void> {
  parts.rollback.run();
  parts.begin.run();
  group.hasSavepoints = true;
  for (const waiting of group.done.splice(0)) await runUnderSavepoint(parts, waiting, group);
}

async function runUnderSavepoint(parts: GroupCommitParts, waiting: QueuedWrite, group: Group): Promise<void> {
  parts.savepoint.run();
  try {
    await waiting.run();
    group.done.push(waiting);
  } catch (cause) {
    group.refusals.push(() => waiting.failed(cause));
    // Throws if SQLite has already rolled back.
    parts.undo.run();
  }
  parts.release.run();
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

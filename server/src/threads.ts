import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Config } from './config.ts';
import { secondMs } from './clock.ts';
import { forgetThread, setRunning, type SharedMemory } from './limits/shared-memory.ts';
import type { Log } from './log.ts';

/** What a thread is started with. */
export interface ThreadStart {
  config: Config;
  memory: SharedMemory;
  index: number;
  hasPages: boolean;
}

export interface StopOptions {
  announcedMs?: number;
  quietMs?: number;
}

/** With fewer connections to the database, a thread waits for them instead of working. */
const connectionsOfThread = 5;

/**
 * How many threads may serve. One with SQLite, which has one writer, and where the kernel does not share a port among sockets.
 * Threads and not processes: what they count together is in memory that they share, so that a limit is exact without a message for each
 * request, and one that has nothing to do yet takes no memory.
 */
export function threadsMax({ databaseUrl, databaseConnections, threads }: Config): number {
  if (databaseUrl === null || process.platform !== 'linux') return 1;
  if (threads > 0) return Math.min(threads, databaseConnections);
  return Math.max(1, Math.min(availableParallelism(), Math.floor(databaseConnections / connectionsOfThread)));
}

/** The settings of one of several threads: what is not counted together is divided. */
export function partOf(config: Config, threads: number): Config {
  const part = (value: number) => Math.max(1, Math.floor(value / threads));
  const { load, calls, mail } = config;
  return {
    ...config,
    databaseConnections: part(config.databaseConnections),
    localJobs: part(config.localJobs),
    load: { ...load, paidMax: part(load.paidMax), waitingMax: Math.floor(load.waitingMax / threads), atOnceMax: part(load.atOnceMax) },
    calls: { ...calls, waitingMax: Math.floor(calls.waitingMax / threads) },
    mail: mail === null ? null : { ...mail, perMinute: part(mail.perMinute) },
  };
}

const lookMs = 500;
/** Above this share of their time, the threads have work for one more. */
const busyShare = 0.7;
/** So often in a row. */
const busyLooks = 3;
/** A service that has just started is busy with itself. */
const settledMs = 5 * secondMs;
/** After one has died. */
const restartMs = 5 * secondMs;

interface ThreadPoolOptions extends Omit<ThreadStart, 'index'> {
  log: Log;
  /** A thread has begun to serve: connections that are open should be made anew, for the kernel to share them. */
  joined(): void;
}

/** Starts threads beside this one when there is work for them. One that dies is started again; its calls are refunded like those of a dead replica. */
export function threadPool({ log, joined, ...start }: ThreadPoolOptions) {
  const { memory } = start;
  const threads = new Map<number, { worker: Worker; isServing: boolean; ended: Promise<void> }>();
  let last = performance.eventLoopUtilization();
  let busy = 0;
  let notBefore = performance.now() + settledMs;
  let isStopping = false;
  setRunning(memory, 1);
  const timer = setInterval(look, lookMs);
  timer.unref();

  function look(): void {
    const now = performance.eventLoopUtilization();
    const shares = [performance.eventLoopUtilization(now, last).utilization];
    last = now;
    for (const thread of threads.values()) {
      // One that still starts will take its share.
      if (!thread.isServing) return;
      shares.push(thread.worker.performance.eventLoopUtilization().utilization);
    }
    const isBusy = shares.reduce((sum, share) => sum + share, 0) / shares.length > busyShare;
    busy = isBusy ? busy + 1 : 0;
    if (busy < busyLooks || threads.size + 1 >= memory.threadsMax || performance.now() < notBefore) return;
    busy = 0;
    begin();
  }

  function begin(): void {
    const free = Array.from({ length: memory.threadsMax - 1 }, (_, at) => at + 1).find((at) => !threads.has(at));
    if (free === undefined) return;
    const worker = new Worker(new URL('./serving-thread.ts', import.meta.url), { workerData: { ...start, index: free } });
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        threads.delete(free);
        forgetThread(memory, free);
        setRunning(memory, 1 + threads.size);
        if (!isStopping) {
          log.error({ thread: free }, 'a thread has died; its calls are refunded');
          notBefore = performance.now() + restartMs;
        }
        resolve();
      });
    });
    const thread = { worker, isServing: false, ended };
    threads.set(free, thread);
    worker.on('error', (cause) => log.error({ err: cause, thread: free }, 'error in a thread'));
    worker.once('message', () => {
      thread.isServing = true;
      setRunning(memory, 1 + threads.size);
      log.info({ thread: free }, 'another thread serves');
      joined();
      for (const [index, { worker: other }] of threads) if (index !== free) other.postMessage({ kind: 'joined' }, []);
    });
  }

  return {
    async stop(options: StopOptions): Promise<void> {
      isStopping = true;
      clearInterval(timer);
      const all = [...threads.values()];
      for (const { worker } of all) worker.postMessage({ kind: 'stop', options }, []);
      await Promise.all(all.map(({ ended }) => ended));
    },
  };
}

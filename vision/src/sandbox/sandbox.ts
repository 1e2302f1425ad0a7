import { fork, type ChildProcess } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Why a request has no answer. */
export type StopReason = 'busy' | 'cancelled' | 'failed' | 'memory' | 'time';

/** The answer of a process that may have been taken over: parse it. A `detail` is for the log, a `message` may be shown. */
export type SandboxOutcome =
  | { kind: 'answered'; answer: unknown }
  | { kind: 'refused'; message: string }
  | { kind: 'stopped'; reason: StopReason; detail: string | null };

export interface SandboxLimits {
  /** For one request, starting the process included. */
  timeoutMs: number;
  /** Of JavaScript's objects. */
  heapMaxMb: number;
  /** Of the whole process: image decoders and buffers count here only. */
  memoryMaxMb: number;
  /** Without a request for so long the process ends. */
  idleMs: number;
}

export interface SandboxOptions extends Partial<SandboxLimits> {
  /** The module that the process runs: it calls `answerRequests` of sandboxed.ts, and imports its parsers when first needed. */
  entry: URL;
  timeoutMs: number;
  /** Files and folders that the process may read; default all. What it runs from must be among them. */
  readable?: readonly string[];
  /** Folders that the process may write in; default none. */
  writable?: readonly string[];
  /** After so many answers the process is replaced, so that what parsers leave behind does not add up. */
  requestsMax?: number;
}

export interface SandboxRun {
  signal: AbortSignal;
  /** For this request instead of the sandbox's. */
  timeoutMs?: number;
  onProgress?: (percent: number) => void;
}

/** A process for one request at a time, started when needed and replaced after it had to be ended. */
export interface Sandbox {
  /** Never throws, never takes longer than the timeout. */
  run(request: unknown, run: SandboxRun): Promise<SandboxOutcome>;
  close(): Promise<void>;
}

/** What a process may send: it may have been taken over by what it reads. */
const Reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answered'), answer: z.unknown().optional() }),
  z.object({ kind: z.literal('progress'), percent: z.number().min(0).max(100) }),
  z.object({ kind: z.literal('refused'), message: z.string() }),
  z.object({ kind: z.literal('failed'), detail: z.string() }),
]);
export type SandboxReply = z.output<typeof Reply>;

/**
 * A process and not a worker thread, because parsers of hostile files fail in ways that end their process: V8 aborts it when one
 * allocation passes the heap limit of a worker, and image decoders are native code. It can be killed in the middle of anything, has
 * no environment variables, may write only into the folders it was given, starts no processes, and loads nothing that opens sockets.
 */
export function sandbox({ idleMs = 60_000, requestsMax = Infinity, ...options }: SandboxOptions): Sandbox {
  let current: ChildProcess | null = null;
  let served = 0;
  let idleTimer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function start(): ChildProcess {
    const child = startProcess(options);
    served = 0;
    child.on('exit', () => forget(child));
    child.on('error', () => forget(child));
    return child;
  }

  function forget(child: ChildProcess): void {
    if (current === child) current = null;
  }

  function end(child: ChildProcess): void {
    forget(child);
    child.kill('SIGKILL');
  }

  function run(request: unknown, { signal, timeoutMs = options.timeoutMs, onProgress }: SandboxRun): Promise<SandboxOutcome> {
    if (isClosed || signal.aborted) return Promise.resolve(stopped('cancelled'));
    if (idleTimer !== null) clearTimeout(idleTimer);
    const child = (current ??= start());
    holdProcess(child);
    return new Promise((resolve) => {
      const timer = setTimeout(() => giveUp('time'), timeoutMs);
      const onExit = (code: number | null, by: NodeJS.Signals | null) => settle(stopped(reasonOfExit(code, by)));
      const onError = (failure?: Error) => giveUp('failed', failure?.message);
      const onAbort = () => giveUp('cancelled');

      function onMessage(message: unknown): void {
        const { data: reply } = Reply.safeParse(message);
        if (reply?.kind === 'progress') onProgress?.(reply.percent);
        else if (reply?.kind === 'answered') settle({ kind: 'answered', answer: reply.answer });
        else if (reply?.kind === 'refused') settle({ kind: 'refused', message: reply.message });
        else giveUp('failed', reply?.detail);
      }
      function giveUp(reason: StopReason, detail?: string): void {
        end(child);
        settle(stopped(reason, detail));
      }
      function settle(outcome: SandboxOutcome): void {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit).off('error', onError);
        signal.removeEventListener('abort', onAbort);
        served += 1;
        if (served >= requestsMax) end(child);
        rest(child);
        resolve(outcome);
      }

      child.on('message', onMessage).once('exit', onExit).once('error', onError);
      signal.addEventListener('abort', onAbort, { once: true });
      child.send(Object(request), (failure) => {
        if (failure !== null) onError(failure);
      });
    });
  }

  /** An idle process neither keeps its parent alive nor stays for long. */
  function rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    if (idleTimer !== null) clearTimeout(idleTimer);
    idleTimer = setTimeout(() => end(child), idleMs).unref();
  }

  return {
    run,
    async close() {
      isClosed = true;
      if (idleTimer !== null) clearTimeout(idleTimer);
      const child = current;
      if (child === null || child.exitCode !== null) return;
      holdProcess(child);
      const exited = new Promise((resolve) => child.once('exit', resolve));
      end(child);
      await exited;
    },
  };
}

function startProcess({
  entry,
  heapMaxMb = 256,
  memoryMaxMb = 768,
  readable = ['*'],
  writable = [],
}: Omit<SandboxOptions, 'idleMs' | 'requestsMax'>): ChildProcess {
  const child = fork(fileURLToPath(entry), [String(memoryMaxMb)], {
    execArgv: [
      `--max-old-space-size=${heapMaxMb}`,
      // Parsers leave much garbage behind: with a small young generation a long document peaks at a third less, in the same time.
      '--max-semi-space-size=8',
      '--permission',
      ...readable.map((path) => `--allow-fs-read=${path}`),
      ...writable.map((folder) => `--allow-fs-write=${folder}`),
      // The image library, and the thread that watches the memory.
      '--allow-addons',
      '--allow-worker',
      '--no-warnings',
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  yieldToOthers(child);
  return child;
}

const niceness = 10;

/** A parser that takes all of a core must not make the service slow to answer. */
function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.max(niceness, getPriority()));
  } catch {
    // It has ended already, or the machine does not allow it: it works all the same.
  }
}

function holdProcess(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function stopped(reason: StopReason, detail?: string): SandboxOutcome {
  return { kind: 'stopped', reason, detail: detail ?? null };
}

/** 134 and SIGABRT are V8 without memory, SIGKILL without our doing is the watch in the process, or the kernel. */
function reasonOfExit(code: number | null, by: NodeJS.Signals | null): StopReason {
  const isMemory = code === 134 || by === 'SIGABRT' || by === 'SIGKILL' || by === 'SIGTRAP' || code === 133;
  return isMemory ? 'memory' : 'failed';
}

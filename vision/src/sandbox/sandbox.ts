import { spawn, type ChildProcess } from 'node:child_process';
import { copyFile, link, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { processorTimeMs } from './processor-time.ts';
import { separation } from './separation.ts';

/** Why a request has no answer. */
export type StopReason = 'busy' | 'cancelled' | 'failed' | 'memory' | 'time';

/** The answer of a process that may be compromised: parse it. A `detail` is for the log, a `message` may be shown. */
export type SandboxOutcome =
  | { kind: 'answered'; answer: unknown }
  | { kind: 'refused'; message: string }
  | { kind: 'stopped'; reason: StopReason; detail: string | null };

export interface SandboxLimits {
  /**
   * For one request, including the start of the process: how long it may compute. On a machine that is busy with much else, a request may
   * take several times as long.
   */
  timeoutMs: number;
  /** The heap limit for JavaScript. */
  heapMaxMb: number;
  /** The limit for the whole process, which includes image decoders and buffers. */
  memoryMaxMb: number;
  /** The process ends after this time without a request. */
  idleMs: number;
}

export interface SandboxOptions extends Partial<SandboxLimits> {
  /** The module that the process runs: it calls `answerRequests` of sandboxed.ts, and imports its parsers on first use. */
  entry: URL;
  timeoutMs: number;
  /** Files and folders that the process may read; default all. Its own code must be among them. */
  readable?: readonly string[];
  /** Folders that the process may write to; default none. */
  writable?: readonly string[];
  /**
   * Where each process has a folder for its inputs; default: the folder for temporary files. Best on the same file system as the inputs.
   */
  inboxes?: string;
  /** After this many answers the process is replaced, so that leaks of parsers do not add up. */
  requestsMax?: number;
}

export interface SandboxRun {
  signal: AbortSignal;
  /** For this request, instead of the sandbox's. */
  timeoutMs?: number;
  /** How long it may compute after some progress without any more, such as on one page of a document. */
  stepMs?: number;
  onProgress?: (percent: number) => void;
  /** A file that the process can read only during this request, by the path that the request receives. */
  input?: string;
}

/** The request; with an input, it is built from the path by which the process reads the input. */
export type SandboxRequest = object | ((input: string | null) => object);

/** A process for one request at a time, started on demand and replaced if it had to be killed. */
export interface Sandbox {
  /** Never throws, never computes longer than the timeout, and never takes more than five times as long. */
  run(request: SandboxRequest, run: SandboxRun): Promise<SandboxOutcome>;
  close(): Promise<void>;
}

/** What a process may send: it may be compromised by its input. */
const Reply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answered'), answer: z.unknown().optional() }),
  z.object({ kind: z.literal('progress'), percent: z.number().min(0).max(100) }),
  z.object({ kind: z.literal('refused'), message: z.string() }),
  z.object({ kind: z.literal('failed'), detail: z.string() }),
]);
export type SandboxReply = z.output<typeof Reply>;

interface SandboxParts extends SandboxOptions {
  idleMs: NonNullable<SandboxOptions['idleMs']>;
  requestsMax: NonNullable<SandboxOptions['requestsMax']>;
  inboxes: NonNullable<SandboxOptions['inboxes']>;
  inbox: Promise<string> | null;
  current: ChildProcess | null;
  served: number;
  idleTimer: NodeJS.Timeout | null;
  isClosed: boolean;
}

/**
 * A process instead of a worker thread, because parsers of hostile files can crash their process: V8 aborts it when one allocation exceeds
 * the heap limit of a worker, and image decoders are native code. The process can be killed at any time, has no environment variables but
 * those of its memory, reads only its code and one input, writes only to its folders, and starts no processes. If the machine allows it, it
 * has no network and sees no other process (separation.ts).
 */
export function sandbox(options: SandboxOptions): Sandbox {
  const { idleMs = 60_000, requestsMax = Infinity, inboxes = tmpdir() } = options;
  const parts: SandboxParts = {
    ...options,
    idleMs,
    requestsMax,
    inboxes,
    inbox: null,
    current: null,
    served: 0,
    idleTimer: null,
    isClosed: false,
  };

  return {
    run: (...given) => run(parts, ...given),
    close: () => close(parts),
  };
}

async function start(parts: SandboxParts, folder: string): Promise<ChildProcess> {
  const child = await startProcess({ ...parts, readable: parts.readable?.concat(folder) });
  parts.served = 0;
  child.on('exit', () => forget(parts, child));
  child.on('error', () => forget(parts, child));
  return child;
}

function forget(parts: SandboxParts, child: ChildProcess): void {
  if (parts.current === child) parts.current = null;
}

function end(parts: SandboxParts, child: ChildProcess): void {
  forget(parts, child);
  child.kill('SIGKILL');
}

async function run(parts: SandboxParts, request: SandboxRequest, { input, ...options }: SandboxRun): Promise<SandboxOutcome> {
  if (parts.isClosed || options.signal.aborted) return stopped('cancelled');
  if (parts.idleTimer !== null) clearTimeout(parts.idleTimer);
  let linked: string | null = null;
  try {
    const folder = await (parts.inbox ??= newInbox(parts.inboxes));
    linked = input === undefined ? null : await lent(input, folder);
    parts.current ??= await start(parts, folder);
  } catch (cause) {
    return stopped('failed', cause instanceof Error ? cause.message : String(cause));
  }
  const message = typeof request === 'function' ? request(linked) : request;
  try {
    if (parts.isClosed || options.signal.aborted) return stopped('cancelled');
    return await ask(parts, parts.current, message, options);
  } finally {
    if (linked !== null) await rm(linked, { force: true });
  }
}

function ask(
  parts: SandboxParts,
  child: ChildProcess,
  request: object,
  { signal, timeoutMs = parts.timeoutMs, stepMs = timeoutMs, onProgress }: SandboxRun,
): Promise<SandboxOutcome> {
  holdProcess(child);
  return new Promise((resolve) => {
    const stopWatch = whenTooLong(child, timeoutMs, () => giveUp('time'));
    let stopStep = () => {};
    const onExit = (code: number | null, by: NodeJS.Signals | null) => settle(stopped(reasonOfExit(code, by)));
    const onError = (failure?: Error) => giveUp('failed', failure?.message);
    const onAbort = () => giveUp('cancelled');

    function onMessage(message: unknown): void {
      const { data: reply } = Reply.safeParse(message);
      if (reply?.kind === 'progress') {
        stopStep();
        stopStep = whenTooLong(child, stepMs, () => giveUp('time', 'step'));
        onProgress?.(reply.percent);
      } else if (reply?.kind === 'answered') settle({ kind: 'answered', answer: reply.answer });
      else if (reply?.kind === 'refused') settle({ kind: 'refused', message: reply.message });
      else giveUp('failed', reply?.detail);
    }
    function giveUp(reason: StopReason, detail?: string): void {
      end(parts, child);
      settle(stopped(reason, detail));
    }
    function settle(outcome: SandboxOutcome): void {
      stopWatch();
      stopStep();
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      signal.removeEventListener('abort', onAbort);
      parts.served += 1;
      if (parts.served >= parts.requestsMax) end(parts, child);
      rest(parts, child);
      resolve(outcome);
    }

    child.on('message', onMessage).once('exit', onExit).once('error', onError);
    signal.addEventListener('abort', onAbort, { once: true });
    child.send(request, (failure) => {
      if (failure !== null) onError(failure);
    });
  });
}

/** An idle process does not keep its parent alive, and ends soon. */
function rest(parts: SandboxParts, child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  if (parts.idleTimer !== null) clearTimeout(parts.idleTimer);
  parts.idleTimer = setTimeout(() => end(parts, child), parts.idleMs).unref();
}

async function close(parts: SandboxParts): Promise<void> {
  parts.isClosed = true;
  if (parts.idleTimer !== null) clearTimeout(parts.idleTimer);
  const child = parts.current;
  if (child !== null && child.exitCode === null) {
    holdProcess(child);
    const exited = new Promise((resolve) => child.once('exit', resolve));
    end(parts, child);
    await exited;
  }
  if (parts.inbox !== null) await rm(await parts.inbox, { recursive: true, force: true });
}

async function newInbox(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return mkdtemp(join(folder, 'inbox-'));
}

/** A hard link to the file, or a copy if the file system has no links. */
async function lent(file: string, folder: string): Promise<string> {
  const path = join(folder, 'input');
  // A clean-up of temporary files may have removed it after a day.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rm(path, { force: true });
  await link(file, path).catch(() => copyFile(file, path));
  return path;
}

/** Of the young generation of the heap, one of its two halves. */
export const youngHalfMb = 16;

async function startProcess({
  entry,
  heapMaxMb = 256,
  memoryMaxMb = 768,
  readable = ['*'],
  writable = [],
}: Omit<SandboxOptions, 'idleMs' | 'requestsMax' | 'readable'> & { readable: readonly string[] | undefined }): Promise<ChildProcess> {
  const { command, parentSeen } = await separation();
  // They must exist before code loading from them can be blocked.
  for (const folder of writable) await mkdir(folder, { recursive: true, mode: 0o700 });
  const [program, ...parameters] = command(
    [
      process.execPath,
      `--max-old-space-size=${heapMaxMb}`,
      // Parsers produce much garbage: a document of 1,000 pages takes 280 MB at its peak with this young generation, 260 MB with half of it,
      // and an eighth more processor time then.
      `--max-semi-space-size=${youngHalfMb}`,
      '--permission',
      ...readable.map((path) => `--allow-fs-read=${path}`),
      ...writable.map((folder) => `--allow-fs-write=${folder}`),
      // The image library, and the thread that watches the memory.
      '--allow-addons',
      '--allow-worker',
      '--no-warnings',
      fileURLToPath(entry),
      String(memoryMaxMb),
      String(niceness),
      String(parentSeen),
    ],
    writable,
  );
  return spawn(program, parameters, { env: allocation, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
}

/** For the GNU C library: memory that is free goes back to the system. A process that recognises text needs a fifth less. */
const allocation = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

/** Of its time limit, a process that is to blame for it has computed at least so much; parsers also wait for the disk. */
const computedShare = 0.5;
/** However little it computes, it gets no more than so many times its limit. */
const waitedTimesMax = 5;

/**
 * Calls back when a request takes too long: a process with its low priority may have had no turn for seconds, and that is no fault of its
 * input. @returns ends the watch
 */
function whenTooLong({ pid }: ChildProcess, limitMs: number, callBack: () => void): () => void {
  const startedAt = performance.now();
  const before = pid === undefined ? null : processorTimeMs(pid);
  let timer = setTimeout(look, limitMs);
  function look(): void {
    const now = pid === undefined ? null : processorTimeMs(pid);
    const computedMs = before === null || now === null ? limitMs : now - before;
    const waitsMs = waitedTimesMax * limitMs - (performance.now() - startedAt);
    if (computedMs >= computedShare * limitMs || waitsMs <= 0) callBack();
    else timer = setTimeout(look, Math.min(waitsMs, Math.max(limitMs / 10, computedShare * limitMs - computedMs)));
  }
  return () => clearTimeout(timer);
}

/** A parser that uses a whole core must not slow the service down. */
const niceness = 10;

function holdProcess(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function stopped(reason: StopReason, detail?: string): SandboxOutcome {
  return { kind: 'stopped', reason, detail: detail ?? null };
}

/**
 * SIGABRT and SIGTRAP mean that V8 ran out of memory; a SIGKILL that we did not send comes from the memory watch, or the kernel. A shell
 * around the process reports a signal as exit code 128 plus its number.
 */
function reasonOfExit(code: number | null, by: NodeJS.Signals | null): StopReason {
  const { SIGABRT, SIGKILL, SIGTRAP } = constants.signals;
  const number = by === null ? (code ?? 0) - 128 : constants.signals[by];
  return [SIGABRT, SIGKILL, SIGTRAP].includes(number) ? 'memory' : 'failed';
}

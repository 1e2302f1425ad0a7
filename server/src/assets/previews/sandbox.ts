import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ApiDescription } from './api.ts';
import type { PreviewFile } from './made-preview.ts';

export type SandboxRequest = { kind: 'file'; file: PreviewFile } | { kind: 'api'; description: ApiDescription };

/** The note may be shown. */
export type SandboxOutcome = { kind: 'answered'; answer: unknown } | { kind: 'stopped'; note: string };

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

/** A process for one request at a time, started when needed and replaced after it had to be ended. */
export interface Sandbox {
  /** Never throws, never takes longer than the timeout. */
  run(request: SandboxRequest, signal: AbortSignal): Promise<SandboxOutcome>;
  close(): Promise<void>;
}

const entry = fileURLToPath(new URL('./sandbox-process.ts', import.meta.url));

/**
 * A process and not a worker thread, because parsers of hostile files fail in ways that end their process: V8 aborts it when one
 * allocation passes the heap limit of a worker, and image decoders are native code. It can be killed in the middle of anything, has
 * no environment variables, may not write files or start processes, and loads nothing that opens sockets.
 */
export function sandbox({
  timeoutMs,
  heapMaxMb = 256,
  memoryMaxMb = 768,
  idleMs = 60_000,
}: Partial<SandboxLimits> & { timeoutMs: number }): Sandbox {
  let current: ChildProcess | null = null;
  let idleTimer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function start(): ChildProcess {
    const child = fork(entry, [String(memoryMaxMb)], {
      execArgv: [
        `--max-old-space-size=${heapMaxMb}`,
        '--permission',
        '--allow-fs-read=*',
        // The image library, and the thread that watches the memory.
        '--allow-addons',
        '--allow-worker',
        '--no-warnings',
      ],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
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

  function run(request: SandboxRequest, signal: AbortSignal): Promise<SandboxOutcome> {
    if (isClosed || signal.aborted) return Promise.resolve(stopped('preview was cancelled'));
    if (idleTimer !== null) clearTimeout(idleTimer);
    const child = (current ??= start());
    holdProcess(child);
    return new Promise((resolve) => {
      const timer = setTimeout(() => giveUp('preview took too long'), timeoutMs);
      const onMessage = (answer: unknown) => settle({ kind: 'answered', answer });
      const onExit = (code: number | null, by: NodeJS.Signals | null) => settle(stopped(noteOfExit(code, by)));
      const onError = () => giveUp('preview failed');
      const onAbort = () => giveUp('preview was cancelled');

      function giveUp(note: string): void {
        end(child);
        settle(stopped(note));
      }
      function settle(outcome: SandboxOutcome): void {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit).off('error', onError);
        signal.removeEventListener('abort', onAbort);
        rest(child);
        resolve(outcome);
      }

      child.once('message', onMessage).once('exit', onExit).once('error', onError);
      signal.addEventListener('abort', onAbort, { once: true });
      child.send(request, (failure) => {
        if (failure !== null) onError();
      });
    });
  }

  /** An idle process neither keeps the service alive nor stays for long. */
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

function holdProcess(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function stopped(note: string): SandboxOutcome {
  return { kind: 'stopped', note };
}

/** 134 and SIGABRT are V8 without memory, SIGKILL without our doing is the watch in the process, or the kernel. */
function noteOfExit(code: number | null, by: NodeJS.Signals | null): string {
  const isMemory = code === 134 || by === 'SIGABRT' || by === 'SIGKILL' || by === 'SIGTRAP' || code === 133;
  return isMemory ? 'preview needed too much memory' : 'preview failed';
}

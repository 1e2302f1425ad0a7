import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import type { SandboxLimits, StopReason } from './sandbox/sandbox.ts';
import { sandboxPool, type SandboxLoad } from './sandbox/sandbox-pool.ts';
import type { WorkerRequest } from './worker-process.ts';
import { VisionError } from './vision-error.ts';
import { workerTasks, type TaskAnswer, type TaskInput, type WorkerTaskName } from './worker-tasks.ts';

interface TaskRun {
  /** Absolute path within the scratch folder of the workers. */
  scratch: string;
  signal: AbortSignal;
  timeoutMs?: number;
  stepMs?: number;
  onProgress?: (percent: number) => void;
}

/** The processes that work on documents and pictures. */
export interface Workers {
  /** @throws VisionError; the signal's reason */
  run<Name extends WorkerTaskName>(name: Name, input: TaskInput<Name>, run: TaskRun): Promise<TaskAnswer<Name>>;
  load(): SandboxLoad;
  close(): Promise<void>;
}

export interface WorkersOptions extends Partial<SandboxLimits> {
  /** Contains the folders of all jobs. Workers cannot write anywhere else. */
  scratchFolder: string;
  /** Additional folders that workers may read, such as folders with models. */
  readable?: readonly string[];
  concurrencyMax?: number;
  queueMax?: number;
  /** Called when a worker crashes and the input is not known to be the cause. Use it for logging. */
  onFailure?: (failure: WorkerFailure) => void;
  /** Called when a process crashes, or is ended because of its time or memory limit. Use it for counting. */
  onDeath?: (reason: StopReason) => void;
}

export interface WorkerFailure {
  task: string;
  /** The last output of the worker; null when it could not write any. */
  detail: string | null;
}

export function workers({
  scratchFolder,
  readable = [],
  concurrencyMax = 2,
  queueMax = 64,
  onFailure,
  onDeath,
  ...limits
}: WorkersOptions): Workers {
  const timeoutMs = limits.timeoutMs ?? 120_000;
  const pool = sandboxPool({
    heapMaxMb: 1024,
    memoryMaxMb: 1536,
    requestsMax: 200,
    ...limits,
    timeoutMs,
    entry: new URL('./worker-process.ts', import.meta.url),
    readable: [...codeFolders(), resolve(scratchFolder), ...readable.map((folder) => resolve(folder))],
    writable: [resolve(scratchFolder)],
    concurrencyMax,
    queueMax,
    onDeath,
    waitMs: timeoutMs,
  });

  return {
    async run(name, input, { scratch, signal, ...run }) {
      const request: WorkerRequest = { task: name, input, scratch };
      const outcome = await pool.run(request, { signal, ...run });
      if (outcome.kind === 'refused') throw new VisionError('refused', outcome.message.slice(0, 500));
      if (outcome.kind === 'stopped') {
        signal.throwIfAborted();
        if (outcome.reason === 'failed') onFailure?.({ task: name, detail: outcome.detail });
        throw stopError(name, outcome);
      }
      return answerOf(name, outcome.answer);
    },
    load: () => pool.load(),
    close: () => pool.close(),
  };
}

function stopError(task: WorkerTaskName, { reason, detail }: { reason: StopReason; detail: string | null }): VisionError {
  if (reason === 'busy') return new VisionError('busy', 'too much is being worked on');
  if (reason === 'time' && detail === 'step')
    return new VisionError('refused', 'one page takes too long to read: leave it out with pageIndex');
  if (reason === 'time') return new VisionError('refused', 'working on this input took too long');
  if (reason === 'memory') return new VisionError('refused', 'working on this input needs too much memory');
  return new VisionError('failed', `the worker failed: ${task}`);
}

/** The task's schema produced this answer. TypeScript cannot relate a name to its entry in the table. */
function answerOf<Name extends WorkerTaskName>(name: Name, answer: unknown): TaskAnswer<Name> {
  const schema: z.ZodType = workerTasks[name].answer;
  return schema.parse(answer) as TaskAnswer<Name>;
}

/** The folders with the worker's code, and no others: adjacent folders may contain data and settings. */
function codeFolders(): string[] {
  const source = fileURLToPath(new URL('.', import.meta.url));
  const installed = [dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))))];
  return [source, join(source, '../package.json'), ...installed].map((path) => resolve(path));
}

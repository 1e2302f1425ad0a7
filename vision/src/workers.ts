import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import type { SandboxLimits, StopReason } from './sandbox/sandbox.ts';
import { sandboxPool, type SandboxLoad } from './sandbox/sandbox-pool.ts';
import type { WorkerRequest } from './worker-process.ts';
import { VisionError } from './vision-error.ts';
import { workerTasks, type TaskAnswer, type TaskInput, type WorkerTaskName } from './worker-tasks.ts';

interface TaskRun {
  /** Absolute, in the scratch folder of the workers. */
  scratch: string;
  signal: AbortSignal;
  timeoutMs?: number;
  onProgress?: (percent: number) => void;
}

/** The processes that do the work on documents and pictures. */
export interface Workers {
  /** @throws VisionError; the signal's reason */
  run<Name extends WorkerTaskName>(name: Name, input: TaskInput<Name>, run: TaskRun): Promise<TaskAnswer<Name>>;
  load(): SandboxLoad;
  close(): Promise<void>;
}

export interface WorkersOptions extends Partial<SandboxLimits> {
  /** All jobs have their folders in it. Nothing else can be written by a worker. */
  scratchFolder: string;
  /** Folders that workers may read besides: models. */
  readable?: readonly string[];
  concurrencyMax?: number;
  queueMax?: number;
  /** Called when a worker breaks down and the input is not known to be at fault; for a log. */
  onFailure?: (failure: WorkerFailure) => void;
  /** Called when a process breaks down, or is ended for its time or memory; for a count. */
  onDeath?: (reason: StopReason) => void;
}

export interface WorkerFailure {
  task: string;
  /** What the worker said at last; null where it could not. */
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
        throw stopError(name, outcome.reason);
      }
      return answerOf(name, outcome.answer);
    },
    load: () => pool.load(),
    close: () => pool.close(),
  };
}

function stopError(task: WorkerTaskName, reason: StopReason): VisionError {
  if (reason === 'busy') return new VisionError('busy', 'too much is being worked on');
  if (reason === 'time') return new VisionError('refused', 'working on this input took too long');
  if (reason === 'memory') return new VisionError('refused', 'working on this input needs too much memory');
  return new VisionError('failed', `the worker failed: ${task}`);
}

/** The schema of a task makes its answer; TypeScript cannot follow a name into the table. */
function answerOf<Name extends WorkerTaskName>(name: Name, answer: unknown): TaskAnswer<Name> {
  const schema: z.ZodType = workerTasks[name].answer;
  return schema.parse(answer) as TaskAnswer<Name>;
}

/** What a worker runs from, and no more: data and settings may be in folders beside it. */
function codeFolders(): string[] {
  const source = fileURLToPath(new URL('.', import.meta.url));
  const installed = [dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))))];
  return [source, join(source, '../package.json'), ...installed].map((path) => resolve(path));
}

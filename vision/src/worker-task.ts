import { z } from 'zod';

/** A task of a worker process. The schemas are checked on both sides of the process boundary. */
export interface WorkerTask<Input, Answer> {
  input: z.ZodType<Input>;
  answer: z.ZodType<Answer>;
  /** Imports the code in the worker only: parsers are large, and the calling process does not need them. */
  load: () => Promise<(input: Input, work: TaskWork) => Promise<Answer>>;
}

export interface TaskWork {
  /** The folder of this job. Files in it are read and written by name. Nothing else can be written. */
  scratch: string;
  /** The progress of this task, 0..100; may be called at any rate. */
  onProgress(percent: number): void;
}

export function workerTask<Input, Answer>(task: WorkerTask<Input, Answer>): WorkerTask<Input, Answer> {
  return task;
}

/**
 * The name of a file in the scratch folder of a job. Paths are not allowed, so that a compromised process cannot name files outside it.
 */
export const ScratchName = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,99}$/u);

import { z } from 'zod';

/** Something that a worker process does. The schemas are checked on both sides of the process border. */
export interface WorkerTask<Input, Answer> {
  input: z.ZodType<Input>;
  answer: z.ZodType<Answer>;
  /** Imports the code in the worker only: parsers are large, and no business of the process that asks. */
  load: () => Promise<(input: Input, work: TaskWork) => Promise<Answer>>;
}

export interface TaskWork {
  /** The folder of this job: its files are read and written by their names in it. Nothing else can be written. */
  scratch: string;
  /** 0..100, of this task; call it as often as you like. */
  onProgress(percent: number): void;
}

export function workerTask<Input, Answer>(task: WorkerTask<Input, Answer>): WorkerTask<Input, Answer> {
  return task;
}

/**
 * The name of a file in the scratch folder of a job: never a path, so that a process that was taken over by what it read cannot name
 * a file of somebody else.
 */
export const ScratchName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/);

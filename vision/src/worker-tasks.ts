import { documentTasks } from './documents/document-tasks.ts';
import { ocrTasks } from './ocr/ocr-tasks.ts';
import { pictureTasks } from './pictures/picture-tasks.ts';
import type { WorkerTask } from './worker-task.ts';

/**
 * All tasks of the worker processes, by request name. To add a task: write its function in a module of its own, describe it with
 * `workerTask` in the `*-tasks.ts` of its folder, and spread that here. Call it with `workers.run(name, input, ...)`. A task reads and
 * writes files of `work.scratch` by name only. It throws `Refused` (from sandbox/sandboxed.ts) with a message for the caller when the
 * input is at fault.
 */
export const workerTasks = {
  ...documentTasks,
  ...ocrTasks,
  ...pictureTasks,
};

type WorkerTasks = typeof workerTasks;
export type WorkerTaskName = keyof WorkerTasks;
export type TaskInput<Name extends WorkerTaskName> = WorkerTasks[Name] extends WorkerTask<infer Input, infer _Answer> ? Input : never;
export type TaskAnswer<Name extends WorkerTaskName> = WorkerTasks[Name] extends WorkerTask<infer _Input, infer Answer> ? Answer : never;

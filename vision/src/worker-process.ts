import { join } from 'node:path';
import { answerRequests, type SandboxedWork } from './sandbox/sandboxed.ts';
import type { WorkerTask } from './worker-task.ts';
import { workerTasks } from './worker-tasks.ts';

export interface WorkerRequest {
  task: string;
  input: unknown;
  /** Absolute. */
  scratch: string;
}

/** The process that reads and writes untrusted files. workers.ts starts it. */
answerRequests(answer);

async function answer({ task: name, input, scratch }: WorkerRequest, { onProgress }: SandboxedWork): Promise<unknown> {
  const task = taskOf(name);
  const run = await task.load();
  return run(task.input.parse(input), { scratch: join(scratch), onProgress });
}

/** Erases the task's types, because only its name is known here. The task's own schema parses the input. */
function taskOf(name: string): WorkerTask<unknown, unknown> {
  const task: unknown = Object.entries(workerTasks).find(([known]) => known === name)?.[1];
  if (task === undefined) throw new Error(`${name} is not a task`);
  return task as WorkerTask<unknown, unknown>;
}

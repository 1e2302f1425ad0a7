import { randomUUID } from 'node:crypto';
import { TaskState, type Artifact, type Message, type Task } from '@a2a-js/sdk';
import { minuteMs, rfc3339, type Clock } from '../../clock.ts';
import { newId } from '../../ids.ts';

/** A task in this process: not paid yet, being worked on, or answered lately. */
export interface LiveTask {
  readonly id: string;
  readonly contextId: string;
  /** The client that began it. */
  readonly owner: string;
  skill: string;
  input: Record<string, unknown>;
  task: Task;
  /** Ends with the work that goes on; null while nothing does. Never rejects. */
  working: Promise<void> | null;
  readonly createdAt: number;
}

/**
 * Tasks in memory. An unpaid task writes nothing to the database, as a 402 does not, so a flood of them costs bounded memory: the oldest
 * without work are forgotten. Answers that were paid for are read from the database (`recorded-tasks.ts`).
 */
export interface LiveTasks {
  begin(asked: { skill: string; input: Record<string, unknown>; contextId: string; owner: string; message: Message }): LiveTask;
  /** Adds a message to the history; the oldest ones go where it grows too long. */
  hear(live: LiveTask, message: Message): void;
  answer(live: LiveTask, artifact: Artifact): void;
  find(id: string): LiveTask | null;
  ofOwner(owner: string): LiveTask[];
}

const tasksMax = 5000;
const bytesMax = 64 * 1024 * 1024;
const historyMax = 20;
const historyBytesMax = 1024 * 1024;
const keptMs = 30 * minuteMs;

export function liveTasks({ clock }: { clock: Clock }): LiveTasks {
  const tasks = new Map<string, LiveTask>();
  const sizes = new Map<string, TaskBytes>();
  let bytes = 0;

  function forget(): void {
    const oldest = clock.now() - keptMs;
    for (const [id, live] of tasks) {
      const isFull = tasks.size > tasksMax || bytes > bytesMax;
      if (!isFull && live.createdAt > oldest) return;
      if (live.working !== null) continue;
      tasks.delete(id);
      bytes -= bytesOf(sizes.get(id));
      sizes.delete(id);
    }
  }

  function resize({ id }: LiveTask, size: TaskBytes): void {
    bytes += bytesOf(size) - bytesOf(sizes.get(id));
    sizes.set(id, size);
    forget();
  }

  function hear(live: LiveTask, message: Message): void {
    const { history: before, artifact } = sizes.get(live.id) ?? { history: [], artifact: 0 };
    const history = [...before, lengthOf(message)];
    while (history.length > 1 && (history.length > historyMax || sum(history) > historyBytesMax)) history.shift();
    const { id: taskId, contextId } = live;
    live.task.history = [...live.task.history, { ...message, taskId, contextId }].slice(-history.length);
    resize(live, { history, artifact });
  }

  return {
    begin({ skill, input, contextId, owner, message }) {
      const now = clock.now();
      const id = newId('task', now);
      const inContext = contextId === '' ? randomUUID() : contextId;
      const task: Task = {
        id,
        contextId: inContext,
        status: { state: TaskState.TASK_STATE_SUBMITTED, message: undefined, timestamp: rfc3339(now) },
        artifacts: [],
        history: [],
        metadata: { skill },
      };
      const live: LiveTask = {
        id,
        contextId: inContext,
        owner,
        skill,
        input,
        task,
        working: null,
        createdAt: now,
      };
      tasks.set(id, live);
      hear(live, message);
      return live;
    },
    hear,
    answer(live, artifact) {
      live.task.artifacts = [artifact];
      resize(live, { history: sizes.get(live.id)?.history ?? [], artifact: lengthOf(artifact) });
    },
    find: (id) => tasks.get(id) ?? null,
    ofOwner: (owner) => [...tasks.values()].filter((live) => live.owner === owner),
  };
}

/** What a task keeps in memory, as characters of JSON: each message of its history, and its result. */
interface TaskBytes {
  history: number[];
  artifact: number;
}

function bytesOf(size: TaskBytes | undefined): number {
  return size === undefined ? 0 : sum(size.history) + size.artifact;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function lengthOf(value: Message | Artifact): number {
  return JSON.stringify(value).length;
}

/** The end of a task: nothing changes it after that. */
const finalStates: ReadonlySet<TaskState> = new Set([
  TaskState.TASK_STATE_COMPLETED,
  TaskState.TASK_STATE_FAILED,
  TaskState.TASK_STATE_CANCELED,
  TaskState.TASK_STATE_REJECTED,
]);

export function isFinal({ status }: Pick<Task, 'status'>): boolean {
  return status !== undefined && finalStates.has(status.state);
}

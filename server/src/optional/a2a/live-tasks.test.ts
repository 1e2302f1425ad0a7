import { Role, type Message } from '@a2a-js/sdk';
import { describe, expect, it } from 'vitest';
import { minuteMs } from '../../clock.ts';
import { resultArtifact } from './messages.ts';
import { liveTasks } from './live-tasks.ts';

const mebibyte = 1024 * 1024;

function message(characters: number): Message {
  const content = { $case: 'text' as const, value: 'x'.repeat(characters) };
  return {
    messageId: crypto.randomUUID(),
    contextId: '',
    taskId: '',
    role: Role.ROLE_USER,
    parts: [{ content, metadata: undefined, filename: '', mediaType: '' }],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  };
}

function tasksAt(time: { now: number }) {
  const tasks = liveTasks({ clock: { now: () => time.now } });
  const begin = (characters = 10) =>
    tasks.begin({ skill: 'word-count', input: {}, contextId: '', owner: 'anonymous', message: message(characters) });
  return { ...tasks, begin };
}

describe('tasks in memory', () => {
  it('are forgotten after half an hour, but not while they are worked on', () => {
    const time = { now: 1_000_000 };
    const tasks = tasksAt(time);
    const [idle, busy] = [tasks.begin(), tasks.begin()];
    busy.working = Promise.resolve();
    time.now += 31 * minuteMs;
    tasks.begin();
    expect(tasks.find(idle.id)).toBeNull();
    expect(tasks.find(busy.id)).toBe(busy);
  });

  it('keep a mebibyte of history at most, and the last message whatever its length', () => {
    const tasks = tasksAt({ now: 1_000_000 });
    const task = tasks.begin();
    for (let count = 0; count < 30; count += 1) tasks.hear(task, message(10));
    expect(task.task.history).toHaveLength(20);
    for (let count = 0; count < 5; count += 1) tasks.hear(task, message(0.4 * mebibyte));
    expect(task.task.history).toHaveLength(2);
    tasks.hear(task, message(1.5 * mebibyte));
    expect(task.task.history).toHaveLength(1);
    expect(task.task.history[0]).toMatchObject({ taskId: task.id, contextId: task.contextId });
  });

  it('are forgotten, the oldest first, where what they heard and answered grows too large', () => {
    const tasks = tasksAt({ now: 1_000_000 });
    const [first, second] = [tasks.begin(), tasks.begin()];
    tasks.hear(second, message(0.9 * mebibyte));
    tasks.answer(second, resultArtifact('word-count', 'x'.repeat(40 * mebibyte)));
    expect(tasks.find(first.id)).toBe(first);
    const third = tasks.begin();
    tasks.answer(third, resultArtifact('word-count', 'x'.repeat(30 * mebibyte)));
    expect([first, second, third].map(({ id }) => tasks.find(id) !== null)).toEqual([false, false, true]);
    expect(tasks.ofOwner('anonymous')).toEqual([third]);
  });
});

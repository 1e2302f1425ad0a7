import { describe, expect, it } from 'vitest';
import { runningCalls } from './mcp-endpoint.ts';

describe('a message that cancels a call', () => {
  it('reaches the call of the same caller and number alone', () => {
    const calls = runningCalls();
    using mine = calls.enter('me', 3);
    using text = calls.enter('me', '3');
    using theirs = calls.enter('them', 3);
    calls.cancel('me', 3);
    calls.cancel('me', undefined);
    expect([mine, text, theirs].map(({ cancelled }) => cancelled.aborted)).toEqual([true, false, false]);
  });

  it('reaches none of two that it may mean, and the other once one has ended', () => {
    const calls = runningCalls();
    const first = calls.enter('me', 1);
    using second = calls.enter('me', 1);
    calls.cancel('me', 1);
    expect([first.cancelled.aborted, second.cancelled.aborted]).toEqual([false, false]);
    first[Symbol.dispose]();
    calls.cancel('me', 1);
    expect([first.cancelled.aborted, second.cancelled.aborted]).toEqual([false, true]);
  });
});

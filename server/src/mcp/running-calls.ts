import type { RequestId } from '@modelcontextprotocol/server';
import type { CancellableCall } from '../surface/origin.ts';

/**
 * Calls that a message of its own can cancel, `notifications/cancelled`: so it was before the revision 2026-07-28, whose clients close the
 * stream of the call. The message has to reach the process that runs the call.
 */
export function runningCalls() {
  const running = new Map<string, Set<AbortController>>();
  const keyOf = (caller: string, id: unknown) => JSON.stringify([caller, id]);

  return {
    enter(caller: string, id: RequestId): CancellableCall {
      const key = keyOf(caller, id);
      const same = running.get(key) ?? new Set();
      const call = new AbortController();
      running.set(key, same.add(call));
      return {
        cancelled: call.signal,
        [Symbol.dispose]() {
          same.delete(call);
          if (same.size === 0 && running.get(key) === same) running.delete(key);
        },
      };
    },

    /** Cancels the call of this caller with this number. Without sessions two may have it: then none is cancelled. */
    cancel(caller: string, id: unknown): void {
      const [call, another] = running.get(keyOf(caller, id)) ?? [];
      if (another === undefined) call?.abort();
    },
  };
}

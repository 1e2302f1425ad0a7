import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from '../dice.ts';
import { NoAnswer } from './http-client.ts';
import { messageOf } from './unexpected.ts';

/** One time in three the work is done twice at the same time. */
export function twiceSometimes<T>(dice: Dice, work: () => Promise<T>): Array<Promise<T>> {
  return dice.oneIn(3) ? [work(), work()] : [work()];
}

/** Waits for each, even if one of them fails: the answers of the others are noted too. */
export async function all(works: ReadonlyArray<Promise<unknown>>): Promise<void> {
  const results = await Promise.allSettled(works);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** Works on all of them, so many at once. */
export async function inGroups<T>(items: readonly T[], size: number, work: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += size) await Promise.all(items.slice(at, at + size).map(work));
}

/** While nobody answers, what is tried is still noted, and looked into afterwards. */
const noAnswerPauseMs = 150;

/** A client: does one thing after the other until the signal aborts. It goes on where there was no answer; all else is a violation. */
export async function keepActing(act: () => Promise<void>, violations: string[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await act();
    } catch (broken) {
      if (broken instanceof NoAnswer) await pause(noAnswerPauseMs);
      else violations.push(messageOf(broken));
    }
  }
}

import { randomInt } from 'node:crypto';

/** One time in three the work is done twice at the same time. */
export function twiceSometimes<T>(work: () => Promise<T>): Array<Promise<T>> {
  return randomInt(3) === 0 ? [work(), work()] : [work()];
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

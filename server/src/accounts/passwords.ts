import { hash, verify } from '@node-rs/argon2';
import { problem } from '../errors.ts';
import { newSecret } from '../ids.ts';

/** OWASP's choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A flood of logins must not take all processors and memory: more than this at once wait, and past the queue are refused. */
const atOnceMax = 2;
const waitingMax = 64;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** @param stored null for an account that does not exist or has no password: takes the same time and is false. */
  isRight(password: string, stored: string | null): Promise<boolean>;
}

export function passwords(): Passwords {
  const limited = atMost(atOnceMax, waitingMax);
  const nobodys = hash(newSecret(), cost);
  return {
    hash: (password) => limited(() => hash(password, cost)),
    async isRight(password, stored) {
      const isMatch = await limited(async () => verify(stored ?? (await nobodys), password));
      return isMatch && stored !== null;
    },
  };
}

/** Runs at most `runningMax` works at once. @throws rate_limited when `queuedMax` already wait. */
function atMost(runningMax: number, queuedMax: number) {
  const queue: Array<() => void> = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= runningMax) {
      if (queue.length >= queuedMax) throw problem('rate_limited', { retryAfterSeconds: 5 });
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      queue.shift()?.();
    }
  };
}

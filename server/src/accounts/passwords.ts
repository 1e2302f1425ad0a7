import { problem } from '../errors.ts';

export interface Passwords {
  /** @throws unavailable when too many wait */
  hash(password: string): Promise<string>;
  /**
   * @param stored null where there is no account or no password: returns false after the same time.
   * @throws unavailable when too many wait
   */
  verify(stored: string | null, password: string): Promise<boolean>;
}

export interface PasswordsOptions {
  /** Each needs a thread and 19 MiB; Node has four threads, which files and DNS need too. */
  runningMax?: number;
  /** More would wait longer than about a second, and get 503 with Retry-After. */
  waitingMax?: number;
}

/** Argon2id with the first choice of the OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of no password, with the same cost. */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

export function argon2idPasswords({ runningMax = 2, waitingMax = 64 }: PasswordsOptions = {}): Passwords {
  const inTurn = turns(runningMax, waitingMax);
  return {
    hash: (password) => inTurn(async () => (await argon2()).hash(typed(password), cost)),
    async verify(stored, password) {
      const isRight = await inTurn(async () => (await argon2()).verify(stored ?? nobodysHash, typed(password)));
      return isRight && stored !== null;
    },
  };
}

/** Loaded with the first password. */
const argon2 = () => import('@node-rs/argon2');

/** Keyboards produce different code points for the same characters. Source: NIST SP 800-63B, 3.1.1.2. */
function typed(password: string): string {
  return password.normalize('NFKC');
}

/** Runs at most `runningMax` at once and queues `waitingMax`: a flood of logins must not take all threads or memory. */
function turns(runningMax: number, waitingMax: number) {
  let running = 0;
  const waiting: Array<() => void> = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < runningMax) running += 1;
    else await turn();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };

  /** A free place goes to the one that waits longest. */
  async function turn(): Promise<void> {
    if (waiting.length >= waitingMax) throw problem('unavailable', { retryAfterSeconds: 1 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
}

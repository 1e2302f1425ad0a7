import { problem, type Problem } from '../errors.ts';

export interface OutageWatch {
  /** Call before each query. @throws unavailable while the database answers nobody */
  asked(): void;
  /** Call after each answer, including errors. */
  answered(): void;
  stop(): void;
}

export interface OutageWatchOptions {
  /** Whether the database answers at all, checked on a separate connection. */
  isAlive(): Promise<boolean>;
  /** Aborts every open query, because no answer will come. */
  cutOff(): void;
  /** How long the database may be silent before it is checked; tests use less. */
  silenceMs?: number;
}

/**
 * Detects a database that hangs. A long statement alone is no outage: a short query on a new connection, run twice, tells the two
 * apart. If both fail, all waiting queries fail at once instead of each after its own timeout, and new queries are refused until the
 * database answers again.
 */
export function outageWatch({ isAlive, cutOff, silenceMs = 1000 }: OutageWatchOptions): OutageWatch {
  let open = 0;
  let quietSince = performance.now();
  let isDown = false;
  let isLooking = false;

  const timer = setInterval(() => {
    const isSuspicious = open > 0 && performance.now() - quietSince > silenceMs;
    if (isLooking || !(isDown || isSuspicious)) return;
    isLooking = true;
    void look().finally(() => (isLooking = false));
  }, silenceMs / 2);
  timer.unref();

  async function look(): Promise<void> {
    const lives = (await isAlive()) || (!isDown && (await isAlive()));
    if (lives) quietSince = performance.now();
    if (!lives && !isDown) {
      isDown = true;
      cutOff();
    } else isDown = !lives;
  }

  return {
    asked() {
      if (isDown) throw unavailable();
      if (open === 0) quietSince = performance.now();
      open += 1;
    },
    answered() {
      open -= 1;
      quietSince = performance.now();
    },
    stop: () => clearInterval(timer),
  };
}

const unavailable = (): Problem => problem('unavailable', { message: 'the database does not answer', retryAfterSeconds: 2 });

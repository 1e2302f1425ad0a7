import { problem, type Problem } from '../errors.ts';

export interface OutageWatch {
  /** Before each question to the database. @throws unavailable while it does not answer anybody */
  asked(): void;
  /** After each answer, a refusal too. */
  answered(): void;
  stop(): void;
}

export interface OutageWatchOptions {
  /** Whether the database answers at all; asked on a connection of its own. */
  isAlive(): Promise<boolean>;
  /** Ends every open question: nothing will come of it. */
  cutOff(): void;
  /** So long nothing may be answered before it is asked whether the database is alive; tests wait less. */
  silenceMs?: number;
}

/**
 * A database that hangs answers nobody, and a long statement is no hang: the two are told apart by asking something short on a new
 * connection, twice. Then all that wait are told at once, instead of each after its own time limit, and new questions are refused until
 * the database answers again.
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

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import manifest from '../package.json' with { type: 'json' };

const Question = z.object({ id: z.int(), ask: z.string(), value: z.unknown() });
const Reply = z.object({ id: z.int(), error: z.string().nullable(), value: z.unknown() });

/** The parent's end of a child process: a server, a baseline or the load. */
export interface Child {
  /**
   * Asks the child and waits for its answer.
   * @throws what the child threw, or if it ended or took too long
   */
  ask<T>(question: string, value: unknown, answer: z.ZodType<T>): Promise<T>;
  /** Lets the child end by itself, and kills it if it does not. */
  end(): Promise<void>;
}

/** The service has the options of V8 that `npm start` gives it. */
const optionsOfService = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--max'));

const answerMs = 120_000;
const endMs = 10_000;

interface PendingAnswer {
  resolve(value: unknown): void;
  reject(cause: Error): void;
}

/** Starts a TypeScript file of `processes/`. Its environment is only `environment`: the caller's shell cannot change the measurement. */
export function startChild(file: string, environment: Record<string, string> = {}): Child {
  const child = fork(new URL(`./processes/${file}`, import.meta.url), {
    env: environment,
    execArgv: ['--disable-warning=ExperimentalWarning', ...(file === 'farebox.ts' ? optionsOfService : [])],
    serialization: 'advanced',
    // The log of a child goes to stderr, separate from the figures.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const waiting = new Map<number, PendingAnswer>();
  let asked = 0;
  let hasEnded = false;
  child.on('message', (message) => {
    const { id, error, value } = Reply.parse(message);
    if (error === null) waiting.get(id)?.resolve(value);
    else waiting.get(id)?.reject(new Error(`${file}: ${error}`));
  });
  const ended = once(child, 'exit');
  child.once('exit', () => {
    hasEnded = true;
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended unasked`));
  });

  return {
    async ask(question, value, answer) {
      if (hasEnded) throw new Error(`${file} has ended`);
      const id = asked;
      asked += 1;
      let timer: NodeJS.Timeout | undefined;
      try {
        const reply = await new Promise<unknown>((resolve, reject) => {
          timer = setTimeout(() => reject(new Error(`${file} did not answer ${question} in ${answerMs} ms`)), answerMs);
          waiting.set(id, { resolve, reject });
          child.send({ id, ask: question, value });
        });
        return answer.parse(reply);
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
    async end() {
      if (hasEnded) return;
      const force = setTimeout(() => child.kill('SIGKILL'), endMs);
      if (child.connected) child.disconnect();
      await ended;
      clearTimeout(force);
    },
  };
}

/** Processor time of a process so far, in microseconds. */
export const CpuTime = z.object({ user: z.number(), system: z.number() });

/** The current and the peak memory of a process. */
export const Memory = z.object({ rssBytes: z.number(), peakBytes: z.number() });
export type Memory = z.output<typeof Memory>;

/**
 * The child's end: answers questions until the parent disconnects, then calls `end` and exits. Every child also answers `cpu` and `memory`.
 */
export function answerParent(
  answers: Readonly<Record<string, (value: unknown) => Promise<unknown>>>,
  end: () => Promise<void> = async () => undefined,
): void {
  const all: typeof answers = { cpu: async () => process.cpuUsage(), memory: async () => memoryNow(), ...answers };
  process.on('message', (message) => void reply(message));
  process.once('disconnect', () => {
    void end().finally(() => process.exit());
  });
  // Ctrl-C reaches the whole group: the parent ends, and the channel with it.
  process.on('SIGINT', () => undefined);

  async function reply(message: unknown): Promise<void> {
    const { id, ask, value } = Question.parse(message);
    try {
      const answer = all[ask];
      if (answer === undefined) throw new Error(`no such question: ${ask}`);
      process.send?.({ id, error: null, value: await answer(value) });
    } catch (thrown) {
      process.send?.({ id, error: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown), value: null });
    }
  }
}

function memoryNow(): Memory {
  return { rssBytes: process.memoryUsage.rss(), peakBytes: process.resourceUsage().maxRSS * 1024 };
}

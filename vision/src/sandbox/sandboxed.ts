import { registerHooks } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SandboxReply } from './sandbox.ts';

/** Thrown for a problem of the input; the message may be shown. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

export interface SandboxedWork {
  /** Called often: only whole per cents are sent, and what shows that the work goes on. */
  onProgress(percent: number): void;
}

/**
 * Makes this process one that reads untrusted files; sandbox.ts starts it. The module that the process runs calls this before it imports
 * any parser. A `Refused` becomes an answer, any other failure ends the process.
 */
export function answerRequests<Request>(
  answer: (request: Request, work: SandboxedWork) => Promise<unknown>,
  { refusedModules = [] }: { refusedModules?: readonly string[] } = {},
): void {
  yieldToOthers(Number(process.argv[3]));
  refuseModules(new Set([...networkModules, ...refusedModules]));
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
  // In a thread of its own, because a parser may block this one.
  const watched = { memoryMaxMb: Number(process.argv[2]), parent: Number(process.argv[4]) };
  const watch = new Worker(new URL('./memory-watch.ts', import.meta.url), { workerData: watched });
  watch.unref();
  process.on('disconnect', () => process.exit(0));
  process.on('message', (request: Request) => {
    // Never rejects.
    void replyTo(request, answer).then((reply) => send(reply));
  });
}

async function replyTo<Request>(
  request: Request,
  answer: (request: Request, work: SandboxedWork) => Promise<unknown>,
): Promise<SandboxReply> {
  let [shown, at] = [-1, 0];
  function onProgress(percent: number): void {
    const now = performance.now();
    if (!(Math.floor(percent) > shown) && now - at < aliveMs) return;
    [shown, at] = [Math.max(shown, Math.floor(percent)), now];
    send({ kind: 'progress', percent: shown });
  }
  try {
    return { kind: 'answered', answer: await answer(request, { onProgress }) };
  } catch (thrown) {
    if (thrown instanceof Refused) return { kind: 'refused', message: thrown.message };
    return { kind: 'failed', detail: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}

/** While progress is called, the parent hears of it this often. */
const aliveMs = 1000;

function send(reply: SandboxReply): void {
  process.send?.(reply);
}

const networkModules = ['net', 'tls', 'http', 'https', 'http2', 'dgram', 'dns', 'dns/promises', 'undici'];

/** Not covered by Node's permissions: parsers need no network. */
function refuseModules(refused: ReadonlySet<string>): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (refused.has(specifier.replace(/^node:/, ''))) throw new Error(`${specifier} is not for parsers`);
      return next(specifier, context);
    },
  });
}

/** The process sets its own priority: in its own process namespace, its id is unknown outside. */
function yieldToOthers(niceness: number): void {
  try {
    setPriority(Math.max(niceness, getPriority()));
  } catch {
    // If the machine does not allow it, everything works all the same.
  }
}

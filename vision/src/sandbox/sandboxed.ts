import { registerHooks } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SandboxReply } from './sandbox.ts';

/** Thrown for what is wrong with the input; the message may be shown. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

export interface SandboxedWork {
  /** Called often: what is sent is limited to whole percents. */
  onProgress(percent: number): void;
}

/**
 * Makes this process one that reads what strangers sent; sandbox.ts starts it. To be called by the module that the process runs,
 * before it imports any parser. A `Refused` is an answer, any other failure ends the process.
 */
export function answerRequests<Request>(
  answer: (request: Request, work: SandboxedWork) => Promise<unknown>,
  { refusedModules = [] }: { refusedModules?: readonly string[] } = {},
): void {
  yieldToOthers(Number(process.argv[3]));
  refuseModules(new Set([...networkModules, ...refusedModules]));
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
  // This thread may be busy in a parser when it matters.
  const watch = new Worker(new URL('./memory-watch.ts', import.meta.url), { workerData: { memoryMaxMb: Number(process.argv[2]) } });
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
  let shown = -1;
  function onProgress(percent: number): void {
    if (!(Math.floor(percent) > shown)) return;
    shown = Math.floor(percent);
    send({ kind: 'progress', percent: shown });
  }
  try {
    return { kind: 'answered', answer: await answer(request, { onProgress }) };
  } catch (thrown) {
    if (thrown instanceof Refused) return { kind: 'refused', message: thrown.message };
    return { kind: 'failed', detail: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) };
  }
}

function send(reply: SandboxReply): void {
  process.send?.(reply);
}

const networkModules = ['net', 'tls', 'http', 'https', 'http2', 'dgram', 'dns', 'dns/promises', 'undici'];

/** What Node's permissions do not cover: parsers have no business with the network. */
function refuseModules(refused: ReadonlySet<string>): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (refused.has(specifier.replace(/^node:/, ''))) throw new Error(`${specifier} is not for parsers`);
      return next(specifier, context);
    },
  });
}

/** By itself: where it was started apart from the machine, its number there is none outside. */
function yieldToOthers(niceness: number): void {
  try {
    setPriority(Math.max(niceness, getPriority()));
  } catch {
    // The machine does not allow it: it works all the same.
  }
}

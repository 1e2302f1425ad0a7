import { secondMs } from '../../clock.ts';
import { Problem, problem } from '../../errors.ts';
import { storeIdKey, type BlobStore } from './blob-store.ts';
import { LostBytes } from './lost-bytes.ts';

export interface BreakerLimits {
  /** Until the head of an answer. */
  answerMs: number;
  /** After so many failures in a row, or one hang, nobody waits for the store any more. */
  failuresMax: number;
  /** For so long; then one may try. */
  pauseMs: number;
}

const usual: BreakerLimits = { answerMs: 8 * secondMs, failuresMax: 3, pauseMs: 5 * secondMs };
/** What has answered so recently is not asked whether it is there before a file is sent to it. */
const freshMs = 5 * secondMs;

/**
 * A store on the network, which may fail or hang: each question has a time limit until its answer begins, and when it has failed again and
 * again, callers are refused at once until it answers. A failure of the store is `unavailable`; lost bytes and a full store stay what they are.
 *
 * @param told called with true when that begins, and with false when it ends
 */
export function breakingBlobs(
  blobs: BlobStore,
  { told = () => {}, ...given }: Partial<BreakerLimits> & { told?: ((isOpen: boolean) => void) | undefined } = {},
): BlobStore {
  const limits = { ...usual, ...given };
  let failures = 0;
  let closedUntil = 0;
  let answeredAt = Number.NEGATIVE_INFINITY;

  async function asked<T>(signal: AbortSignal | null, ask: (signal: AbortSignal) => Promise<T>, answerMs: number | null): Promise<T> {
    signal?.throwIfAborted();
    if (failures >= limits.failuresMax) {
      if (performance.now() < closedUntil) throw unavailable(limits, undefined);
      // One tries; the others wait for how that ends.
      closedUntil = performance.now() + limits.pauseMs;
    }
    const late = new AbortController();
    const timer = answerMs === null ? undefined : setTimeout(() => late.abort(new Error(`no answer within ${answerMs} ms`)), answerMs);
    try {
      const answer = await ask(signal === null ? late.signal : AbortSignal.any([signal, late.signal]));
      if (failures >= limits.failuresMax) told(false);
      failures = 0;
      answeredAt = performance.now();
      return answer;
    } catch (thrown) {
      // A time limit of the caller says the same of the store as ours.
      const isGivenUp = signal?.aborted === true && !isTimeout(signal.reason);
      if (isGivenUp || !(late.signal.aborted || isOfStore(thrown))) throw thrown;
      // Silence is not the bad luck of one request.
      const wasOpen = failures >= limits.failuresMax;
      failures = late.signal.aborted || signal?.aborted === true || isTimeout(thrown) ? limits.failuresMax : failures + 1;
      closedUntil = performance.now() + limits.pauseMs;
      if (!wasOpen && failures >= limits.failuresMax) told(true);
      throw unavailable(limits, thrown);
    } finally {
      clearTimeout(timer);
    }
  }

  const { answerMs } = limits;
  return {
    kind: blobs.kind,
    async put(key, file, about) {
      // How long a file takes depends on its size; whether the store is there does not.
      if (performance.now() - answeredAt > freshMs) await asked(about.signal, (signal) => blobs.stat(storeIdKey, { signal }), answerMs);
      await asked(about.signal, (signal) => blobs.put(key, file, { ...about, signal }), null);
    },
    read: (key, options) => asked(options.signal, (signal) => blobs.read(key, { ...options, signal }), answerMs),
    stat: (key, options) => asked(options.signal, (signal) => blobs.stat(key, { signal }), answerMs),
    remove: (key) => asked(null, (signal) => ended(signal, blobs.remove(key)), answerMs),
    list: (folder) => blobs.list(folder),
    check: (signal) => asked(signal, (either) => blobs.check(either), answerMs),
  };
}

/** Of the connection, or as the SDK tells them: not a mistake of ours, nor lost bytes. */
function isOfStore(thrown: unknown): boolean {
  if (!(thrown instanceof Error) || thrown instanceof LostBytes || thrown instanceof Problem) return false;
  return isTimeout(thrown) || 'code' in thrown || '$metadata' in thrown;
}

function isTimeout(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'TimeoutError';
}

/** What takes no signal is left alone when it takes too long. */
function ended<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ]);
}

function unavailable({ pauseMs }: BreakerLimits, cause: unknown): Problem {
  return problem('unavailable', {
    message: 'the file store does not answer',
    hint: 'Nothing was charged. Retry after the time in Retry-After.',
    retryAfterSeconds: Math.ceil(pauseMs / secondMs),
    cause,
  });
}

import { secondMs, untilAborted, processClock } from '../../clock.ts';
import { Problem, problem } from '../../errors.ts';
import { CircuitBreaker, type CircuitBreakerOptions } from '../../limits/circuit-breaker.ts';
import { storeIdKey, type BlobStore } from './blob-store.ts';
import { LostBytes } from './lost-bytes.ts';

export interface BreakerLimits extends Pick<CircuitBreakerOptions, 'failuresMax' | 'pauseMs'> {
  /** Time limit until the headers of an answer arrive. */
  answerMs: number;
}

const usual: BreakerLimits = { answerMs: 8 * secondMs, failuresMax: 3, pauseMs: 5 * secondMs };
/** If the store answered this recently, it is not checked before a file is sent to it. */
const freshMs = 5 * secondMs;

/**
 * A circuit breaker for a store on the network, which may fail or hang. Each request has a time limit until its answer begins. After
 * repeated failures, or one hang, callers are refused at once until the store answers again. A failure of the store becomes `unavailable`; lost bytes
 * and a full store keep their own errors.
 *
 * @param told called with true when that begins, and with false when it ends
 */
export function breakingBlobs(
  blobs: BlobStore,
  { told = () => {}, ...given }: Partial<BreakerLimits> & { told?: ((isOpen: boolean) => void) | undefined } = {},
): BlobStore {
  const limits = { ...usual, ...given };
  const breaker = new CircuitBreaker({ ...limits, clock: processClock, told });
  let answeredAt = Number.NEGATIVE_INFINITY;

  async function guarded<T>(signal: AbortSignal | null, ask: (signal: AbortSignal) => Promise<T>, answerMs: number | null): Promise<T> {
    signal?.throwIfAborted();
    if (!breaker.mayAsk()) throw unavailable(limits, undefined);
    const late = new AbortController();
    const timer = answerMs === null ? undefined : setTimeout(() => late.abort(new Error(`no answer within ${answerMs} ms`)), answerMs);
    try {
      const answer = await ask(signal === null ? late.signal : AbortSignal.any([signal, late.signal]));
      breaker.answered();
      answeredAt = performance.now();
      return answer;
    } catch (thrown) {
      // A timeout set by the caller counts against the store like ours.
      const isGivenUp = signal?.aborted === true && !isTimeout(signal.reason);
      if (isGivenUp || !(late.signal.aborted || isStoreFailure(thrown))) throw thrown;
      breaker.failed({ isCertain: late.signal.aborted || signal?.aborted === true || isTimeout(thrown) });
      throw unavailable(limits, thrown);
    } finally {
      clearTimeout(timer);
    }
  }

  const { answerMs } = limits;
  return {
    kind: blobs.kind,
    async put(key, file, about) {
      // The time for a file depends on its size; the time for checking the store does not.
      if (performance.now() - answeredAt > freshMs) await guarded(about.signal, (signal) => blobs.stat(storeIdKey, { signal }), answerMs);
      await guarded(about.signal, (signal) => blobs.put(key, file, { ...about, signal }), null);
    },
    read: (key, options) => guarded(options.signal, (signal) => blobs.read(key, { ...options, signal }), answerMs),
    stat: (key, options) => guarded(options.signal, (signal) => blobs.stat(key, { signal }), answerMs),
    remove: (key) => guarded(null, (signal) => untilAborted(blobs.remove(key), signal), answerMs),
    list: (folder) => blobs.list(folder),
    check: (signal) => guarded(signal, (either) => blobs.check(either), answerMs),
  };
}

/** Errors of the connection, or reported as such by the SDK: neither a bug of ours nor lost bytes. */
function isStoreFailure(thrown: unknown): boolean {
  if (!(thrown instanceof Error) || thrown instanceof LostBytes || thrown instanceof Problem) return false;
  return isTimeout(thrown) || 'code' in thrown || '$metadata' in thrown;
}

function isTimeout(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'TimeoutError';
}

function unavailable({ pauseMs }: BreakerLimits, cause: unknown): Problem {
  return problem('unavailable', {
    message: 'the file store does not answer',
    hint: 'Nothing was charged. Retry after the time in Retry-After.',
    retryAfterSeconds: Math.ceil(pauseMs / secondMs),
    cause,
  });
}

import { minuteMs, secondMs, untilAborted, type Clock } from '../clock.ts';
import { asProblem } from '../errors.ts';
import { cachedValue } from '../limits/cache.ts';
import { CircuitBreaker } from '../limits/circuit-breaker.ts';
import type { Log } from '../log.ts';
import { calibrate, usualCalibration, type Calibration } from './calibration.ts';
import type { Embedder } from './embedder.ts';

/** The embedder for searches: with short timeouts, a pause after failures, and a measured scale of its cosines. */
export interface Embedding {
  /** The id of the embedding space: only vectors of the same space are compared. */
  readonly model: string;
  readonly embedder: Embedder;
  /**
   * Null if the embedder fails or takes too long.
   * @throws when the caller has disconnected
   */
  tried<T>(what: string, limitMs: number, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T | null>;
  /** One vector for each text. Null as above, after `embedTextMs` at most. */
  vectorsOf(texts: readonly string[], purpose: 'query' | 'document', signal: AbortSignal): Promise<readonly Float32Array[] | null>;
  vectorOf(text: string, purpose: 'query' | 'document', signal: AbortSignal): Promise<Float32Array | null>;
  /** Measured once. Until then the default applies, which only moves the threshold for hits. */
  calibrated(): Promise<Calibration>;
}

export interface EmbeddingParts {
  embedder: Embedder;
  clock: Clock;
  log: Log;
  embedTextMs?: number;
}

/**
 * How long a search waits for the query's vector before it uses words only. The same for a new document, whose vector a job makes later.
 */
const embedTextMsUsual = 3 * secondMs;
/** The pause after a failure: searches must not all wait for an embedder that is down. */
const restMs = 10 * secondMs;
const calibrateMs = minuteMs;

export function embedding({ embedder, clock, log, embedTextMs = embedTextMsUsual }: EmbeddingParts): Embedding {
  const model = embedder.id;
  let calibration: Calibration | null = null;
  const breaker = new CircuitBreaker({ failuresMax: 1, pauseMs: restMs, clock });

  const tried: Embedding['tried'] = async (what, limitMs, signal, work) => {
    signal.throwIfAborted();
    if (!breaker.mayAsk()) return null;
    // Neither AbortSignal.timeout, whose timer outlives the search, nor AbortSignal.any, which costs as much as embedding a short text.
    const limited = new AbortController();
    const stop = (): void => limited.abort(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    const timer = setTimeout(stop, limitMs).unref();
    try {
      // Some models cannot be interrupted.
      const done = await untilAborted(work(limited.signal), limited.signal);
      breaker.answered();
      return done;
    } catch (cause) {
      signal.throwIfAborted();
      if (limited.signal.aborted || asProblem(cause).code === 'unavailable') breaker.failed();
      else breaker.answered();
      log.warn({ err: cause, model }, `${what}: the embedder did not answer; going by words alone`);
      return null;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  };

  /** By request: one that searches several indexes embeds its query once. */
  const asked = new WeakMap<AbortSignal, Map<string, Promise<readonly Float32Array[] | null>>>();

  const vectorsOf: Embedding['vectorsOf'] = (texts, purpose, signal) => {
    const ofRequest = asked.get(signal) ?? new Map<string, Promise<readonly Float32Array[] | null>>();
    const key = JSON.stringify([purpose, texts]);
    const running = ofRequest.get(key);
    if (running !== undefined) return running;
    const made = tried(purpose, embedTextMs, signal, async (signal) => {
      const vectors = await embedder.embedTexts([...texts], { purpose, signal });
      return vectors.length === texts.length ? vectors : null;
    }).finally(() => ofRequest.delete(key));
    asked.set(signal, ofRequest.set(key, made));
    return made;
  };

  async function measure(): Promise<void> {
    try {
      calibration = await calibrate(embedder, AbortSignal.timeout(calibrateMs));
    } catch (cause) {
      breaker.failed();
      log.warn({ err: cause, model }, 'the embedding space could not be measured; taking the usual one');
    }
  }

  const measured = cachedValue(measure, { clock, ttlMs: 0 });

  return {
    model,
    embedder,
    tried,
    vectorsOf,
    vectorOf: async (text, purpose, signal) => (await vectorsOf([text], purpose, signal))?.[0] ?? null,
    async calibrated() {
      if (calibration !== null || breaker.isOpen) return calibration ?? usualCalibration;
      await untilAborted(measured(), AbortSignal.timeout(embedTextMs)).catch(() => {});
      return calibration ?? usualCalibration;
    },
  };
}

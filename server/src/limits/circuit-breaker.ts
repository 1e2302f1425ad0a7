import type { Clock } from '../clock.ts';

export interface CircuitBreakerOptions {
  /** After this many failures in a row, nobody asks any more. */
  failuresMax: number;
  /** For how long. Afterwards, one may ask; the others wait for what comes of it. */
  pauseMs: number;
  clock: Clock;
  /** Called with true when that begins, and with false when it ends. */
  told?: (isOpen: boolean) => void;
}

/** Spares what does not answer, and those that would wait for it. */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  #failures = 0;
  #openUntil = -Infinity;

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
  }

  /** Whether nobody may ask now. */
  get isOpen(): boolean {
    return this.#hasFailed && this.#options.clock.now() < this.#openUntil;
  }

  /** Whether the caller may ask; it then says what came of it. */
  mayAsk(): boolean {
    if (this.isOpen) return false;
    if (this.#hasFailed) this.#pause();
    return true;
  }

  answered(): void {
    const wasOpen = this.#hasFailed;
    this.#failures = 0;
    if (wasOpen) this.#options.told?.(false);
  }

  /** @param isCertain silence, for instance, which is never the bad luck of a single request: it counts for as many failures as are allowed */
  failed({ isCertain = false } = {}): void {
    const wasOpen = this.#hasFailed;
    this.#failures = isCertain ? this.#options.failuresMax : this.#failures + 1;
    this.#pause();
    if (!wasOpen && this.#hasFailed) this.#options.told?.(true);
  }

  get #hasFailed(): boolean {
    return this.#failures >= this.#options.failuresMax;
  }

  #pause(): void {
    this.#openUntil = this.#options.clock.now() + this.#options.pauseMs;
  }
}

/** Time that can grow while it is used. */
export interface TimeBudget {
  /** Aborted when the time is over. */
  signal: AbortSignal;
  needsTime(ms: number): void;
  end(): void;
}

export function timeBudget(limitMs: number, limitMaxMs: number): TimeBudget {
  const over = new AbortController();
  const start = performance.now();
  let wholeMs = limitMs;
  let timer = timerFor();

  function timerFor(): NodeJS.Timeout {
    const restMs = Math.max(0, wholeMs - (performance.now() - start));
    return setTimeout(() => over.abort(new DOMException('The time for this job is over.', 'TimeoutError')), restMs).unref();
  }

  return {
    signal: over.signal,
    needsTime(ms) {
      wholeMs = Math.min(limitMaxMs, wholeMs + ms);
      clearTimeout(timer);
      timer = timerFor();
    },
    end: () => clearTimeout(timer),
  };
}

/** Time that can grow while it is used. */
export function timeBudget(limitMs: number, limitMaxMs: number) {
  const over = new AbortController();
  const start = performance.now();
  let wholeMs = limitMs;
  let timer = timerFor();

  function timerFor(): NodeJS.Timeout {
    const restMs = Math.max(0, wholeMs - (performance.now() - start));
    return setTimeout(() => over.abort(new DOMException('The time for this job is over.', 'TimeoutError')), restMs).unref();
  }

  return {
    /** Aborted when the time is over. */
    signal: over.signal,
    needsTime(ms: number): void {
      wholeMs = Math.min(limitMaxMs, wholeMs + ms);
      clearTimeout(timer);
      timer = timerFor();
    },
    end: (): void => clearTimeout(timer),
  };
}

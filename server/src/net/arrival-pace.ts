export interface ArrivalPaceOptions {
  /** How long the next `bytesMin` may take. Only waiting counts: a reader that is busy itself does not make its sender slow. */
  windowMs: number;
  bytesMin: number;
  /** Called when they took longer. */
  tooSlow: () => void;
}

/** Detects clients that send too slowly, also a byte at a time, which no limit of silence does. Being fast before earns no rest. */
export interface ArrivalPace {
  /** Waits for the next part. */
  wait<Part>(next: () => Promise<Part>): Promise<Part>;
  arrived(bytes: number): void;
}

export function arrivalPace({ windowMs, bytesMin, tooSlow }: ArrivalPaceOptions): ArrivalPace {
  let leftMs = windowMs;
  let bytes = 0;
  return {
    async wait(next) {
      if (leftMs <= 0) tooSlow();
      const since = performance.now();
      const timer = setTimeout(tooSlow, Math.max(0, leftMs));
      try {
        return await next();
      } finally {
        clearTimeout(timer);
        leftMs -= performance.now() - since;
      }
    },
    arrived(count) {
      bytes += count;
      if (bytes < bytesMin) return;
      bytes = 0;
      leftMs = windowMs;
    },
  };
}

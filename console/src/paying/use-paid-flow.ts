import { useEffect, useRef, useState } from 'react';
import { runPaidFlow, type FlowEnd, type PaidRequest, type Step } from './paid-flow.ts';

/** Runs one purchase at a time; leaving the page ends it. */
export function usePaidFlow() {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [end, setEnd] = useState<FlowEnd | null>(null);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns how it ended; null where another run or the leaving of the page ended it */
  async function start(request: PaidRequest): Promise<FlowEnd | null> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setEnd(null);
    setSteps([]);
    setRunning(true);
    try {
      const ended = await runPaidFlow(request, (known) => !own.signal.aborted && setSteps(known), own.signal);
      if (own.signal.aborted) return null;
      setEnd(ended);
      return ended;
    } catch {
      return null;
    } finally {
      if (running.current === own) setRunning(false);
    }
  }

  return { steps, end, isRunning, start };
}

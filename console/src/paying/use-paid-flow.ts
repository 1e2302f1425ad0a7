import type { PaymentBody } from '@farebox/contract';
import { useEffect, useRef, useState } from 'react';
import { jobOf } from './job-of.ts';
import { runPaidFlow, type FlowEnd, type PaidRequest, type Step } from './paid-flow.ts';

/** Runs one purchase at a time; leaving the page ends it. */
export function usePaidFlow() {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [end, setEnd] = useState<FlowEnd | null>(null);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController | null>(null);
  const kept = useRef<{ path: string; payment: PaymentBody } | null>(null);
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
      const [path = ''] = request.path.split('?');
      const open = kept.current?.path === path && request.apiKey === undefined ? kept.current.payment : null;
      const ended = await runPaidFlow(request, (known) => !own.signal.aborted && setSteps(known), own.signal, open);
      if (own.signal.aborted) return null;
      const payment = stillOpen(ended);
      kept.current = payment === null ? null : { path, payment };
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

/** The payment whose token has its call yet: the call failed, or it asked for a job that still runs. */
function stillOpen(end: FlowEnd): PaymentBody | null {
  if (end.kind === 'refused') return end.kept ?? null;
  return end.kind === 'delivered' && jobOf(end.body).isRunning ? end.payment : null;
}

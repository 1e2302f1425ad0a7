import { problem } from '../errors.ts';
import type { PaidFunds } from './earlier-purchases.ts';
import type { Funds } from './funding.ts';
import type { Order, Sale } from './sale.ts';

interface WorkPlacesParts {
  /** @throws why these funds cannot pay now */
  requireWaiting(found: PaidFunds, order: Order): Promise<void>;
}

/** Takes the place that the work of a sale needs. Only funds that pay may wait for one, each once: else one token could fill the queue. */
export function workPlaces({ requireWaiting }: WorkPlacesParts) {
  /** Payments that wait. */
  const waiting = new Set<string>();

  /** @returns what gives the place back; undefined where none is needed. @throws unavailable, payment_in_flight, or what the funds are refused for */
  return async function enter<Result>(sale: Sale<Result>, order: Order, found: Funds): Promise<(() => void) | undefined> {
    let waits: string | null = null;
    try {
      return await sale.enter?.(async () => {
        if (found.kind !== 'paid') return;
        await requireWaiting(found, order);
        const { id } = found.payment;
        if (waiting.has(id)) throw problem('payment_in_flight', { retryAfterSeconds: 1 });
        waiting.add(id);
        waits = id;
      });
    } finally {
      if (waits !== null) waiting.delete(waits);
    }
  };
}

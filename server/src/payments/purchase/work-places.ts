import { problem } from '../../errors.ts';
import type { EnterWork, PaidFunds } from './purchase-parts.ts';
import type { Order, Sale } from './sale.ts';

interface WorkPlacesParts {
  /** Whether they would pay for work; false for a repeated request, which gets the answer of the first. @throws why they cannot pay now */
  payForWork<Result>(sale: Sale<Result>, found: PaidFunds, order: Order): Promise<boolean>;
}

/** Takes the place that the work of a sale needs. Only funds that pay may wait for one, each once: else one token could fill the queue. */
export function workPlaces({ payForWork }: WorkPlacesParts): EnterWork {
  /** Payments and signatures that wait, with the Idempotency-Key of their request. */
  const waiting = new Map<string, string | null>();

  return async function enter(sale, order, found) {
    let waits: string | null = null;
    try {
      return await sale.enter?.(async () => {
        // Credit was just found to be enough, and pays once for each.
        if (found.kind === 'ledger') return true;
        if (found.kind === 'paid' && !(await payForWork(sale, found, order))) return false;
        const id = found.kind === 'paid' ? found.payment.id : found.paying.verified.authorization.id;
        const key = order.idempotencyKey;
        if (waiting.has(id)) {
          const isRepeated = key !== null && waiting.get(id) === key;
          throw problem(isRepeated ? 'idempotency_in_progress' : 'payment_in_flight', { retryAfterSeconds: 1 });
        }
        waiting.set(id, key);
        waits = id;
        return true;
      });
    } finally {
      if (waits !== null) waiting.delete(waits);
    }
  };
}

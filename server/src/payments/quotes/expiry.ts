import type { Foundation } from '../../foundation.ts';
import { sql, type RawBuilder } from 'kysely';
import { dayMs } from '../../clock.ts';
import { batchMax, deleteInBatches, inBatches } from '../../storage/batches.ts';
import type { Queries } from '../../storage/database.ts';
import type { PaymentMoney } from '../money/payment-money.ts';
import type { PaymentMetrics } from '../../metrics.ts';

export interface ExpiryParts extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  money: Pick<PaymentMoney, 'end'>;
  metrics: Pick<PaymentMetrics, 'payment'>;
}

const unpaidKeptMs = 7 * dayMs;

/** Ends expired payments. Unused money becomes credit of its payer, never revenue. @returns how many ended */
export async function endExpired({ database, money, clock, log, metrics }: ExpiryParts): Promise<number> {
  const now = clock.now();
  // Paid ones first: a flood of unpaid payments must not delay refunds.
  const ended = (await inBatches(() => endDue(unused))) + (await inBatches(() => endDue(pending)));
  if (ended > 0) log.info({ ended }, 'payments past their time ended');
  await deleteInBatches(database, 'payments', (queries) => oldUnpaid(queries, now - unpaidKeptMs));
  return ended;

  async function endDue(kind: RawBuilder<boolean>): Promise<number> {
    const due = await database.read
      .selectFrom('payments')
      .selectAll()
      .where('expires_at', '<=', now)
      .where(kind)
      .orderBy('expires_at')
      .limit(batchMax)
      .execute();
    const changed = await Promise.all(due.map((row) => database.write((queries) => money.end(queries, row, now))));
    const ended = due.filter((_row, index) => changed[index] === true);
    for (const { provider_id: provider, status } of ended) metrics.payment(provider, status === 'paid' ? 'refunded' : 'expired');
    return ended.length;
  }
}

/** The sealed id of an unpaid payment holds all of it, so its row can be deleted. */
function oldUnpaid(queries: Queries, before: number) {
  return queries
    .selectFrom('payments')
    .select('id')
    .where('expires_at', '<', before)
    .where(unpaid)
    .where(sql<boolean>`not exists (select 1 from purchases where purchases.payment_id = payments.id)`);
}

/** Literals, not parameters: SQLite uses a partial index only where the text of the query repeats its condition. */
const pending = sql<boolean>`status = 'pending' and not exists (
  select 1 from purchases where purchases.payment_id = payments.id and purchases.state in ('reserved', 'unknown')
)`;
const unused = sql<boolean>`status = 'paid' and used_calls < max_calls`;
const unpaid = sql<boolean>`status = 'expired' and paid_at is null`;

import { sql } from 'kysely';
import type { Queries } from '../storage/database.ts';
import type { PayoutLineRow } from '../storage/tables/payouts.ts';
import { earningsAccount, payoutsPaidAccount, payoutsPendingAccount, type Ledger, type Movement } from '../payments/money/ledger.ts';
import type { PlannedLine } from './plan.ts';

/** The end of a line. */
export type LineEnd = { state: 'paid'; reference: string | null } | { state: 'failed'; failure: string };

type OpenState = Exclude<PayoutLineRow['state'], LineEnd['state']>;

/** Takes the amount out of the earnings, in the transaction that inserts the line. @throws insufficient_credit */
export async function drawLine(queries: Queries, ledger: Ledger, { ownerId, amountMicros }: PlannedLine, now: number): Promise<void> {
  const accounts = { debitAccount: earningsAccount(ownerId), creditAccount: payoutsPendingAccount };
  await ledger.post(queries, { kind: 'payout', ...accounts, amountMicros, currency: 'USD' }, now);
}

/**
 * Ends a line in the caller's transaction, and its batch with the last one: paid, or back into the earnings.
 * @param from the states that it may end from
 * @returns false where it was in none of them; then nothing was changed.
 */
export async function endLine(
  queries: Queries,
  ledger: Ledger,
  line: Pick<PayoutLineRow, 'id' | 'batch_id' | 'owner_id' | 'amount_micros'>,
  { from, end, now }: { from: readonly OpenState[]; end: LineEnd; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('payout_lines')
    .set({ ...end, finished_at: now })
    .where('id', '=', line.id)
    .where('state', 'in', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const amount = { debitAccount: payoutsPendingAccount, amountMicros: line.amount_micros, currency: 'USD' };
  const movement: Movement =
    end.state === 'paid'
      ? { kind: 'payout_paid', ...amount, creditAccount: payoutsPaidAccount }
      : { kind: 'payout_returned', ...amount, creditAccount: earningsAccount(line.owner_id) };
  await ledger.post(queries, movement, now);
  await endBatch(queries, line.batch_id, now);
  return true;
}

/** The first update locks the batch: of two lines that end at once, the second sees that the first has ended. */
async function endBatch(queries: Queries, batchId: string, now: number): Promise<void> {
  const batch = queries.updateTable('payout_batches').where('id', '=', batchId);
  await batch.set((eb) => ({ state: eb.ref('state') })).execute();
  await batch
    .set({ state: 'done', done_at: now })
    .where('state', '=', 'open')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payout_lines')
            .select('id')
            .where('batch_id', '=', batchId)
            // Literals, not parameters: SQLite uses a partial index only where the text of the query repeats its condition.
            .where(sql<boolean>`state in ('pending', 'sending', 'sent')`),
        ),
      ),
    )
    .execute();
}

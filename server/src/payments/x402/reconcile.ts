import { sql } from 'kysely';
import { dayMs, secondMs, type Clock } from '../../clock.ts';
import type { Database } from '../../storage/database.ts';
import type { PurchaseRow } from '../../storage/tables.ts';
import { shortId } from '../quotes/payment.ts';
import { abandoned } from '../purchase/reservations.ts';
import { bookLate, lookUpOutcome, type LateSettlementParts } from './late-settlement.ts';
import type { Settler } from '../../settlement/settler.ts';

export interface ReconcileOptions extends LateSettlementParts {
  settler: Settler;
  processId: string;
}

/** An unknown outcome is looked for again after this time, then less and less often. */
const againMs = 5 * secondMs;
/** After this time an unknown outcome is left to the admin's list. */
const askedMs = 30 * dayMs;
const batchMax = 50;

/**
 * Looks for the outcome of settlements after a crash, or where the chain or facilitator did not answer. Money that moved becomes a paid
 * payment, however late. A payment that did not move can be sent again.
 * @returns how many outcomes were found.
 */
export async function reconcile(options: ReconcileOptions): Promise<number> {
  const { database, settler, reservations, clock, log } = options;
  let found = 0;
  const left = await abandoned(options, sql<boolean>`(signed is not null and settled_payer is null)`);
  const open = [...left.filter(({ id }) => !reservations.isRunning(id)), ...(await unknown(database, clock, settler))];
  for (const row of open) {
    try {
      if (await foundOut(options, row)) found += 1;
    } catch (cause) {
      log.warn({ err: cause, payment: shortId(row.payment_id) }, 'a settlement could not be reconciled; it is tried again');
      // Otherwise it would be the next one again.
      await reservations.markUnknown(row.id);
    }
  }
  return found;
}

async function foundOut(options: ReconcileOptions, row: PurchaseRow): Promise<boolean> {
  const { database, reservations, settler, metrics } = options;
  const outcome = await lookUpOutcome(settler, row);
  if (outcome?.kind === 'settled') return bookLate(options, row, outcome);
  if (outcome?.kind === 'failed') {
    const isRefused = await database.write((queries) => reservations.refuse(queries, row.id, row.payment_id, outcome.reason, false));
    if (isRefused && row.provider_id !== null) metrics.payment(row.provider_id, 'refused');
    return isRefused;
  }
  await reservations.markUnknown(row.id);
  return false;
}

/** Settlements with an unknown outcome that are due. The older one is, the less often it is due. A clock that was set back delays none. */
function unknown({ read }: Database, clock: Clock, { network }: Settler): Promise<PurchaseRow[]> {
  const now = clock.now();
  return (
    read
      .selectFrom('purchases')
      .selectAll()
      // Literals, not parameters: SQLite uses a partial index only where the text of the query repeats its condition.
      .where(sql<boolean>`state in ('reserved', 'unknown')`)
      .where('state', '=', 'unknown')
      .where('network', '=', network)
      .where('started_at', '>', now - askedMs)
      .where(
        sql<boolean>`(updated_at > ${now} or coalesce(updated_at, started_at) + (coalesce(updated_at, started_at) - started_at) / 4 < ${now - againMs})`,
      )
      .orderBy('updated_at')
      .limit(batchMax)
      .execute()
  );
}

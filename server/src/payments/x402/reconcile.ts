import { sql } from 'kysely';
import { dayMs, minuteMs, type Clock } from '../../clock.ts';
import type { Database } from '../../storage/database.ts';
import type { PurchaseRow } from '../../storage/tables.ts';
import { shortId } from '../payments.ts';
import type { SettleOutcome } from '../provider.ts';
import { abandoned } from '../reservations.ts';
import { bookLate, type LateSettlementParts } from './late-settlement.ts';
import { readAuthorization, type Settler } from './settler.ts';

export interface ReconcileOptions extends LateSettlementParts {
  settler: Settler;
  processId: string;
}

/** What nobody could say is asked about again after so long, then ever more rarely. */
const againMs = 2 * minuteMs;
/** What nobody could say for so long nobody will: it is left to the admin's list. */
const askedMs = 30 * dayMs;
const batchMax = 50;
const askMs = 30_000;

/**
 * Finds out what became of settlements whose outcome nobody heard: the process died in the middle, or the chain or facilitator
 * did not answer. Money that moved is a paid payment, however late; what did not move can be sent again.
 * @returns how many were found out.
 */
export async function reconcile(options: ReconcileOptions): Promise<number> {
  const { database, settler, reservations, clock, log, processId } = options;
  let found = 0;
  const left = await abandoned(database, clock, processId, sql<boolean>`(signed is not null and settled_payer is null)`);
  const open = [...left.filter(({ id }) => !reservations.isRunning(id)), ...(await unknown(database, clock, settler))];
  for (const row of open) {
    try {
      if (await foundOut(options, row)) found += 1;
    } catch (cause) {
      log.warn({ err: cause, payment: shortId(row.payment_id) }, 'a settlement could not be reconciled; it is tried again');
      // Or it would be the first that is asked about again, and at once.
      await reservations.markUnknown(row.id);
    }
  }
  return found;
}

async function foundOut(options: ReconcileOptions, row: PurchaseRow): Promise<boolean> {
  const { database, reservations } = options;
  const outcome = await ask(options, row);
  switch (outcome.kind) {
    case 'unknown':
      await reservations.markUnknown(row.id);
      return false;
    case 'failed':
      return database.write((queries) => reservations.refuse(queries, row.id, row.payment_id, outcome.reason, false));
    case 'settled':
      return bookLate(options, row, outcome);
  }
}

/** What was signed for another chain or token cannot be looked up on this one: there it would seem never to have moved. */
async function ask({ settler }: ReconcileOptions, { network, signed }: PurchaseRow): Promise<SettleOutcome> {
  const elsewhere: SettleOutcome = { kind: 'unknown', reason: 'signed for another network or token' };
  if (network !== settler.network || signed === null) return elsewhere;
  const { payload, requirement } = readAuthorization(signed);
  if (requirement.asset.toLowerCase() !== settler.asset.toLowerCase()) return elsewhere;
  return settler.reconcile(payload, requirement, AbortSignal.timeout(askMs));
}

/** Of which nobody could say yet what became of them. The longer that lasts, the less often it is asked. */
function unknown({ read }: Database, clock: Clock, { network }: Settler): Promise<PurchaseRow[]> {
  const now = clock.now();
  return (
    read
      .selectFrom('purchases')
      .selectAll()
      // Written out, not bound: SQLite uses an index of some rows only where the text of the query names the same rows.
      .where(sql<boolean>`state in ('reserved', 'unknown')`)
      .where('state', '=', 'unknown')
      .where('network', '=', network)
      .where('started_at', '>', now - askedMs)
      .where(sql<boolean>`coalesce(updated_at, started_at) + (coalesce(updated_at, started_at) - started_at) / 4 < ${now - againMs}`)
      .orderBy('updated_at')
      .limit(batchMax)
      .execute()
  );
}

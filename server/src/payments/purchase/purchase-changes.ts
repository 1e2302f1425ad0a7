import { sql } from 'kysely';
import type { Micros } from '../../money.ts';
import { compiledInsert, compiledQuery } from '../../storage/compiled-query.ts';
import type { Queries } from '../../storage/database.ts';
import type { Dialect } from '../../storage/dialect.ts';
import type { PurchaseRow } from '../../storage/tables.ts';

/** The queries that write purchases while they are open. */
export function openChanges(dialect: Dialect) {
  return {
    insertPurchase: compiledInsert(dialect, 'purchases'),
    markUsed: compiledQuery<{ id: string; answer: string | null; now: number }>(dialect, (db, value) =>
      updateReserved(db, value.id).set({ state: 'used', answer: value.answer, finished_at: value.now }),
    ),
    markSettled: compiledQuery<{ id: string; transaction: string; payer: string }>(dialect, (db, value) =>
      updateReserved(db, value.id).set({ transaction_hash: value.transaction, settled_payer: value.payer }),
    ),
    lowerSigned: compiledQuery<{ id: string; signed: string; amountMicros: Micros }>(dialect, (db, value) =>
      updateReserved(db, value.id).set({ signed: value.signed, amount_micros: value.amountMicros }),
    ),
    markUnknown: compiledQuery<{ id: string; now: number; onlySince: number }>(dialect, (db, value) =>
      updateOpen(db, value.id).set((eb) => ({
        state: 'unknown',
        updated_at: value.now,
        is_only: eb.case().when('started_at', '<', value.onlySince).then(0).else(eb.ref('is_only')).end(),
      })),
    ),
  };
}

/** The queries that end purchases, and change ended ones. */
export function endChanges(dialect: Dialect) {
  return {
    /**
     * Ends an open purchase. Frees the Idempotency-Key, so that a retry is a new purchase, and a signature or proof that only showed
     * an earlier payment, because it has paid nothing.
     */
    end: compiledQuery<{ id: string; state: PurchaseRow['state']; failure: string | null; hasRun: number; now: number }>(
      dialect,
      (db, value) =>
        updateOpen(db, value.id).set({
          state: value.state,
          failure: value.failure,
          has_run: value.hasRun,
          finished_at: value.now,
          ...withoutKey,
          signed_id: sql<string | null>`case when signed is null then null else signed_id end`,
        }),
    ),
    /** Its money moved, as reconciling found. */
    endLate: compiledQuery<{ id: string; transaction: string; payer: string; now: number }>(dialect, (db, value) =>
      updateOpen(db, value.id).set({
        state: 'given_back',
        failure: 'settled_late',
        transaction_hash: value.transaction,
        settled_payer: value.payer,
        finished_at: value.now,
        ...withoutKey,
      }),
    ),
    markSurplus: compiledQuery<{ id: string }>(dialect, (db, value) =>
      db.updateTable('purchases').set({ failure: 'surplus' }).where('id', '=', value.id),
    ),
    /** Its answer did not reach the buyer, who may request it again. */
    lose: compiledQuery<{ paymentId: string; requestHash: string }>(dialect, (db, value) =>
      db
        .updateTable('purchases')
        .set({ failure: 'undelivered', request_hash: value.requestHash })
        .where('payment_id', '=', value.paymentId)
        .where('state', '=', 'used')
        .where('failure', 'is', null),
    ),
    /** A lost answer, once. */
    takeLost: compiledQuery<{ paymentId: string; requestHash: string }, PurchaseRow>(dialect, (db, value) =>
      db
        .updateTable('purchases')
        .set({ failure: null })
        .where('payment_id', '=', value.paymentId)
        .where('request_hash', '=', value.requestHash)
        .where('state', '=', 'used')
        .where('failure', '=', 'undelivered')
        .returningAll(),
    ),
    /** Deletes its answer too: it is not paid for any more. */
    revoke: compiledQuery<{ id: string; failure: string; keepsKey: number }, PurchaseRow>(dialect, (db, value) =>
      db
        .updateTable('purchases')
        .set({
          state: 'given_back',
          failure: value.failure,
          answer: null,
          idempotency_scope: sql<string | null>`case when ${value.keepsKey} = 1 then idempotency_scope end`,
          idempotency_key: sql<string | null>`case when ${value.keepsKey} = 1 then idempotency_key end`,
        })
        .where('id', '=', value.id)
        .where('state', '=', 'used')
        .returningAll(),
    ),
  };
}

const updateReserved = (db: Queries, id: string) => db.updateTable('purchases').where('id', '=', id).where('state', '=', 'reserved');

const updateOpen = (db: Queries, id: string) =>
  db
    .updateTable('purchases')
    .where('id', '=', id)
    .where(sql<boolean>`state in ('reserved', 'unknown')`);

const withoutKey = { idempotency_scope: null, idempotency_key: null } as const;

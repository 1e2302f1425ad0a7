import { sql } from 'kysely';
import type { Micros } from '../../money.ts';
import { compiledQuery } from '../../storage/compiled-query.ts';
import type { Dialect } from '../../storage/dialect.ts';
import type { PaymentRow } from '../../storage/tables.ts';
import type { Payment } from '../quotes/payment.ts';
import { capStatements } from './spending-caps.ts';

/** The queries that store payments and lower them. */
export function storedPayments(dialect: Dialect) {
  return {
    findPayment: compiledQuery<{ id: string }, PaymentRow>(dialect, (db, value) =>
      db.selectFrom('payments').selectAll().where('id', '=', value.id),
    ),
    /** Stores a quote, unless it is stored. */
    storePayment: compiledQuery<Payment>(dialect, (db, value) =>
      db
        .insertInto('payments')
        .values({
          id: value.id,
          offer_kind: value.offerKind,
          service_id: value.serviceId,
          provider_id: value.providerId,
          status: 'pending',
          amount_micros: value.amountMicros,
          currency: value.currency,
          max_calls: value.maxCalls,
          used_calls: 0,
          client_id: value.clientId,
          payer_account_id: null,
          created_at: value.createdAt,
          expires_at: value.expiresAt,
          paid_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing()),
    ),
    /** Locks the row too, until the transaction ends. */
    lockPayment: compiledQuery<{ id: string; providerId: string }>(dialect, (db, value) =>
      db.updateTable('payments').set({ provider_id: value.providerId }).where('id', '=', value.id).where('status', '=', 'pending'),
    ),
    /** A part of its money has gone back to its payer. */
    lower: compiledQuery<{ id: string; amountMicros: Micros }, PaymentRow>(dialect, (db, value) =>
      db.updateTable('payments').set({ amount_micros: value.amountMicros }).where('id', '=', value.id).returningAll(),
    ),
    caps: capStatements(dialect),
    countAgainst: compiledQuery<{ id: string; apiKeyId: string | null; now: number | null }>(dialect, (db, value) =>
      db.updateTable('payments').set({ api_key_id: value.apiKeyId, capped_at: value.now }).where('id', '=', value.id),
    ),
  };
}

/** The queries that pay, use and end payments. */
export function paidPayments(dialect: Dialect, refusedProviders: readonly string[]) {
  return {
    /** Also an expired payment: its money has moved. */
    markPaid: compiledQuery<{
      id: string;
      providerId: string;
      payerAccountId: string | null;
      usedCalls: number;
      paidAt: number;
      expiresAt: number;
    }>(dialect, (db, value) =>
      db
        .updateTable('payments')
        .set({
          status: 'paid',
          provider_id: value.providerId,
          payer_account_id: value.payerAccountId,
          used_calls: value.usedCalls,
          paid_at: value.paidAt,
          expires_at: value.expiresAt,
        })
        .where('id', '=', value.id)
        .where(sql<boolean>`(status = 'pending' or (status = 'expired' and paid_at is null))`),
    ),
    /** Only from the state that was read: a call may have started or been given back since. */
    markEnded: compiledQuery<{
      id: string;
      from: PaymentRow['status'];
      to: PaymentRow['status'];
      usedCalls: number;
      expiresAt: number;
    }>(dialect, (db, value) =>
      db
        .updateTable('payments')
        .set({ status: value.to })
        .where('id', '=', value.id)
        .where('status', '=', value.from)
        .where('used_calls', '=', value.usedCalls)
        .where('expires_at', '=', value.expiresAt),
    ),
    takeCall: compiledQuery<{ id: string; now: number }, PaymentRow>(dialect, (db, value) =>
      db
        .updateTable('payments')
        .set((eb) => ({ used_calls: eb('used_calls', '+', 1) }))
        .where('id', '=', value.id)
        .where('status', '=', 'paid')
        .where('expires_at', '>', value.now)
        .$if(refusedProviders.length > 0, (query) => query.where('provider_id', 'not in', refusedProviders))
        .where((eb) => eb('used_calls', '<', eb.ref('max_calls')))
        .returningAll(),
    ),
    returnCall: compiledQuery<{ id: string; usableUntil: number }>(dialect, (db, value) =>
      db
        .updateTable('payments')
        .set((eb) => ({
          used_calls: eb('used_calls', '-', 1),
          expires_at: eb.case().when('expires_at', '<', value.usableUntil).then(value.usableUntil).else(eb.ref('expires_at')).end(),
        }))
        .where('id', '=', value.id),
    ),
  };
}

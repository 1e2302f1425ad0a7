import { compiledQuery } from '../storage/compiled-query.ts';
import type { Dialect } from '../storage/database.ts';
import type { CallRow, PaymentRow } from '../storage/tables.ts';

/** What taking a call tells of its payment. */
export type TakenPayment = Pick<PaymentRow, 'amount_micros' | 'max_calls' | 'used_calls' | 'currency' | 'provider_id' | 'expires_at'>;

/** The queries that every paid call runs, their texts built once. */
export function useStatements(dialect: Dialect) {
  return {
    findPayment: compiledQuery<{ id: string }, PaymentRow>(dialect, (db, value) =>
      db.selectFrom('payments').selectAll().where('id', '=', value.id),
    ),
    takeCall: compiledQuery<{ id: string; now: number; network: string; x402: string; credit: string }, TakenPayment>(
      dialect,
      (db, value) =>
        db
          .updateTable('payments')
          .set((eb) => ({ used_calls: eb('used_calls', '+', 1) }))
          .where('id', '=', value.id)
          .where('status', '=', 'paid')
          .where('expires_at', '>', value.now)
          .where('provider_id', 'not in', [value.network, value.x402, value.credit])
          .where((eb) => eb('used_calls', '<', eb.ref('max_calls')))
          .returning(['amount_micros', 'max_calls', 'used_calls', 'currency', 'provider_id', 'expires_at']),
    ),
    insertCall: compiledQuery<{
      id: string;
      paymentId: string;
      serviceId: string;
      clientId: string;
      processId: string;
      scope: string | null;
      key: string | null;
      requestHash: string | null;
      now: number;
    }>(dialect, (db, value) =>
      db.insertInto('calls').values({
        id: value.id,
        payment_id: value.paymentId,
        service_id: value.serviceId,
        client_id: value.clientId,
        state: 'running',
        process_id: value.processId,
        idempotency_scope: value.scope,
        idempotency_key: value.key,
        request_hash: value.requestHash,
        started_at: value.now,
      }),
    ),
    insertDelivered: compiledQuery<{
      id: string;
      paymentId: string;
      serviceId: string;
      clientId: string;
      processId: string;
      now: number;
    }>(dialect, (db, value) =>
      db.insertInto('calls').values({
        id: value.id,
        payment_id: value.paymentId,
        service_id: value.serviceId,
        client_id: value.clientId,
        state: 'succeeded',
        process_id: value.processId,
        started_at: value.now,
        finished_at: value.now,
      }),
    ),
    findState: compiledQuery<{ id: string }, Pick<CallRow, 'state'>>(dialect, (db, value) =>
      db.selectFrom('calls').select('state').where('id', '=', value.id),
    ),
    findRunning: compiledQuery<{ paymentId: string }, Pick<CallRow, 'id'>>(dialect, (db, value) =>
      db.selectFrom('calls').select('id').where('payment_id', '=', value.paymentId).where('state', '=', 'running').limit(1),
    ),
    findIdempotent: compiledQuery<{ scope: string; key: string }, CallRow>(dialect, (db, value) =>
      db.selectFrom('calls').selectAll().where('idempotency_scope', '=', value.scope).where('idempotency_key', '=', value.key),
    ),
    succeed: compiledQuery<{ id: string; answer: string; now: number }>(dialect, (db, value) =>
      db
        .updateTable('calls')
        .set({ state: 'succeeded', answer: value.answer, finished_at: value.now })
        .where('id', '=', value.id)
        .where('state', '=', 'running'),
    ),
    /** Frees the Idempotency-Key too: the retry is a new call. */
    endCall: compiledQuery<{ id: string; failure: string; now: number }>(dialect, (db, value) =>
      db
        .updateTable('calls')
        .set({ state: 'given_back', failure: value.failure, finished_at: value.now, idempotency_scope: null, idempotency_key: null })
        .where('id', '=', value.id)
        .where('state', '=', 'running'),
    ),
    /** Its answer is forgotten too: nobody paid for it after all. */
    revokeCall: compiledQuery<{ id: string; failure: string }, Pick<CallRow, 'payment_id' | 'service_id'>>(dialect, (db, value) =>
      db
        .updateTable('calls')
        .set({ state: 'given_back', failure: value.failure, answer: null, idempotency_scope: null, idempotency_key: null })
        .where('id', '=', value.id)
        .where('state', '=', 'succeeded')
        .returning(['payment_id', 'service_id']),
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

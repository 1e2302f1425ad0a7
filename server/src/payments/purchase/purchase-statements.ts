import { sql, type ExpressionBuilder } from 'kysely';
import type { Micros } from '../../money.ts';
import { testProviderIds } from '../../provider-ids.ts';
import { compiledQuery } from '../../storage/compiled-query.ts';
import type { Dialect, Queries } from '../../storage/database.ts';
import type { PaymentRow, PurchaseRow, Tables } from '../../storage/tables.ts';
import type { Payment } from '../quotes/payment.ts';

type NewPurchaseRow = Omit<PurchaseRow, 'failure' | 'has_run' | 'transaction_hash' | 'settled_payer' | 'updated_at'>;

/**
 * The queries of purchases, with their texts built once.
 * @param takesTestMoney false: what was paid with test money, before the service took real money, neither pays nor stands in the way
 */
export function purchaseStatements(dialect: Dialect, takesTestMoney = true) {
  const refusedProviders = takesTestMoney ? [] : testProviderIds;

  /** The payer's purchases from this service. */
  function ownedBy(db: Queries, value: OwnedBy) {
    return (
      db
        .selectFrom('purchases')
        .innerJoin('payments', 'payments.id', 'purchases.payment_id')
        .selectAll('purchases')
        .where('purchases.payer', '=', value.payer)
        .where('purchases.service_id', '=', value.serviceId)
        .where('payments.client_id', '=', value.clientId)
        // Written into the text: compared with a bound value, the partial indexes of payments would have SQLite plan the query at each run.
        .where('payments.status', '=', sql.lit('paid'))
        .where('payments.expires_at', '>', value.now)
        .$if(refusedProviders.length > 0, (query) => query.where('payments.provider_id', 'not in', refusedProviders))
        .orderBy('purchases.started_at', 'desc')
        .limit(1)
    );
  }

  /** Open purchases of a payer. Those of the ledger name no provider. */
  function openOf(db: Queries, payer: string) {
    return db
      .selectFrom('purchases')
      .where('payer', '=', payer)
      .where(sql<boolean>`state in ('reserved', 'unknown')`)
      .$if(refusedProviders.length > 0, (query) =>
        query.where((eb) => eb.or([eb('provider_id', 'is', null), eb('provider_id', 'not in', refusedProviders)])),
      );
  }

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
    countAgainst: compiledQuery<{ id: string; apiKeyId: string | null; now: number | null }>(dialect, (db, value) =>
      db.updateTable('payments').set({ api_key_id: value.apiKeyId, capped_at: value.now }).where('id', '=', value.id),
    ),
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

    insertPurchase: compiledQuery<NewPurchaseRow>(dialect, (db, value) =>
      db.insertInto('purchases').values({
        // Listed one by one: the stand-in for a row, while the text is built, has no members to spread.
        id: value.id,
        payment_id: value.payment_id,
        service_id: value.service_id,
        client_id: value.client_id,
        state: value.state,
        process_id: value.process_id,
        idempotency_scope: value.idempotency_scope,
        idempotency_key: value.idempotency_key,
        request_hash: value.request_hash,
        answer: value.answer,
        has_run: 0,
        payer: value.payer,
        holder_id: value.holder_id,
        signed_id: value.signed_id,
        provider_id: value.provider_id,
        network: value.network,
        signed: value.signed,
        amount_micros: value.amount_micros,
        is_only: value.is_only,
        started_at: value.started_at,
        finished_at: value.finished_at,
      }),
    ),
    findPurchase: compiledQuery<{ id: string }, PurchaseRow>(dialect, (db, value) =>
      db.selectFrom('purchases').selectAll().where('id', '=', value.id),
    ),
    findOpen: compiledQuery<{ paymentId: string }, PurchaseRow>(dialect, (db, value) =>
      db
        .selectFrom('purchases')
        .selectAll()
        .where('payment_id', '=', value.paymentId)
        .where(sql<boolean>`state in ('reserved', 'unknown')`),
    ),
    findByKey: compiledQuery<{ scope: string; key: string }, PurchaseRow>(dialect, (db, value) =>
      db.selectFrom('purchases').selectAll().where('idempotency_scope', '=', value.scope).where('idempotency_key', '=', value.key),
    ),
    findBySignature: compiledQuery<{ signedId: string }, PurchaseRow>(dialect, (db, value) =>
      db
        .selectFrom('purchases')
        .selectAll()
        .where('signed_id', '=', value.signedId)
        .where(sql<boolean>`signed_id is not null and state <> 'refused'`),
    ),
    /** The latest purchase that a payer has used, in its own name. */
    findUsed: compiledQuery<OwnedBy, PurchaseRow>(dialect, (db, value) =>
      ownedBy(db, value).where(sql<boolean>`purchases.state = 'used' and purchases.payer is not null`),
    ),
    /** The latest call of a payer that was given back, and pays so much, or was quoted lately, or was settled for this very request. */
    findGivenBack: compiledQuery<OwnedBy & { leastMicros: Micros; requestHash: string; quotedSince: number }, PurchaseRow>(
      dialect,
      (db, value) =>
        ownedBy(db, value)
          .where(sql<boolean>`purchases.state = 'given_back' and payments.used_calls < payments.max_calls`)
          .where((eb) =>
            eb.or([
              eb('payments.amount_micros', '>=', value.leastMicros),
              eb('payments.created_at', '>', value.quotedSince),
              isSettledFor(eb, value.requestHash),
            ]),
          ),
    ),
    /** Whether a payment was settled for a purchase of this very request, which was given back. */
    findSettledFor: compiledQuery<{ paymentId: string; requestHash: string }, { id: string }>(dialect, (db, value) =>
      db
        .selectFrom('purchases')
        .select('purchases.id')
        .where('payment_id', '=', value.paymentId)
        .where('purchases.state', '=', 'given_back')
        .where((eb) => isSettledFor(eb, value.requestHash)),
    ),
    /** Open purchases of a payer with this request. */
    findOpenOfPayer: compiledQuery<{ payer: string; serviceId: string; requestHash: string; since: number }, PurchaseRow>(
      dialect,
      (db, value) =>
        openOf(db, value.payer)
          .selectAll()
          .where('service_id', '=', value.serviceId)
          // Purchases that were paid by their id, or before an upgrade, have no request.
          .where((eb) => eb.or([eb('request_hash', '=', value.requestHash), eb('request_hash', 'is', null)]))
          .where('started_at', '>', value.since)
          .orderBy('started_at')
          .limit(100),
    ),
    /** The amounts that count against a payer's balance: open purchases, and those that ended since it was read. Each part has an index. */
    sumOfPayer: compiledQuery<{ payer: string; since: number }, { open: Micros; ended: Micros; count: number }>(dialect, (db, value) => {
      const open = openOf(db, value.payer);
      const ended = db
        .selectFrom('purchases')
        .where('payer', '=', value.payer)
        .where('finished_at', '>=', value.since)
        .where(sql<boolean>`state in ('used', 'given_back') and payer is not null`);
      const sum = sql<Micros>`cast(coalesce(sum(amount_micros), 0) as bigint)`;
      const count = sql<number>`count(*)`;
      return db
        .selectNoFrom([open.select(sum.as('sum')).as('open'), ended.select(sum.as('sum')).as('ended')])
        .select(sql<number>`(${open.select(count.as('count'))}) + (${ended.select(count.as('count'))})`.as('count'));
    }),
    /** The settlement of a payment. */
    findSettled: compiledQuery<{ paymentId: string }, PurchaseRow>(dialect, (db, value) =>
      db.selectFrom('purchases').selectAll().where('payment_id', '=', value.paymentId).where('settled_payer', 'is not', null).limit(1),
    ),
    findEarlierPrices: compiledQuery<{ serviceId: string; since: number }, { amount_micros: Micros; metered_price: string | null }>(
      dialect,
      (db, value) =>
        db
          .selectFrom('earlier_prices')
          .select(['amount_micros', 'metered_price'])
          .where('service_id', '=', value.serviceId)
          .where('replaced_at', '>', value.since)
          .orderBy('replaced_at', 'desc')
          .limit(20),
    ),
    findDistrusted: compiledQuery<{ payer: string }, Pick<PurchaseRow, 'id'>>(dialect, (db, value) =>
      db
        .selectFrom('purchases')
        .select('id')
        .where('payer', '=', value.payer)
        .where(sql<boolean>`has_run = 1 and state = 'refused'`)
        .limit(1),
    ),
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
    /** Deletes its answer too: it is not paid for any more. */
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
    findLost: compiledQuery<{ paymentId: string; requestHash: string }, PurchaseRow>(dialect, (db, value) =>
      db
        .selectFrom('purchases')
        .selectAll()
        .where('payment_id', '=', value.paymentId)
        .where('request_hash', '=', value.requestHash)
        .where('state', '=', 'used')
        .where('failure', '=', 'undelivered'),
    ),
    revoke: compiledQuery<{ id: string; failure: string }, PurchaseRow>(dialect, (db, value) =>
      db
        .updateTable('purchases')
        .set({ state: 'given_back', failure: value.failure, answer: null, ...withoutKey })
        .where('id', '=', value.id)
        .where('state', '=', 'used')
        .returningAll(),
    ),
  };
}

interface OwnedBy {
  payer: string;
  serviceId: string;
  clientId: string;
  now: number;
}

const updateReserved = (db: Queries, id: string) => db.updateTable('purchases').where('id', '=', id).where('state', '=', 'reserved');

const updateOpen = (db: Queries, id: string) =>
  db
    .updateTable('purchases')
    .where('id', '=', id)
    .where(sql<boolean>`state in ('reserved', 'unknown')`);

const withoutKey = { idempotency_scope: null, idempotency_key: null } as const;

/** A signed maximum may be settled for less than a request is quoted: it still pays that request. */
function isSettledFor(eb: ExpressionBuilder<Tables, 'purchases'>, requestHash: string) {
  return eb.and([eb('purchases.request_hash', '=', requestHash), eb('purchases.settled_payer', 'is not', null)]);
}

export type PurchaseStatements = ReturnType<typeof purchaseStatements>;

import { sql, type ExpressionBuilder } from 'kysely';
import type { Micros } from '../../money.ts';
import { compiledQuery } from '../../storage/compiled-query.ts';
import type { Queries } from '../../storage/database.ts';
import type { Dialect } from '../../storage/dialect.ts';
import type { PurchaseRow, Tables } from '../../storage/tables.ts';

/** The queries that find one purchase. */
export function purchaseLookups(dialect: Dialect) {
  return {
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
    /** The settlement of a payment. */
    findSettled: compiledQuery<{ paymentId: string }, PurchaseRow>(dialect, (db, value) =>
      db.selectFrom('purchases').selectAll().where('payment_id', '=', value.paymentId).where('settled_payer', 'is not', null).limit(1),
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
    findLost: compiledQuery<{ paymentId: string; requestHash: string }, PurchaseRow>(dialect, (db, value) =>
      db
        .selectFrom('purchases')
        .selectAll()
        .where('payment_id', '=', value.paymentId)
        .where('request_hash', '=', value.requestHash)
        .where('state', '=', 'used')
        .where('failure', '=', 'undelivered'),
    ),
    findDistrusted: compiledQuery<{ payer: string }, Pick<PurchaseRow, 'id'>>(dialect, (db, value) =>
      db
        .selectFrom('purchases')
        .select('id')
        .where('payer', '=', value.payer)
        .where(sql<boolean>`has_run = 1 and state = 'refused'`)
        .limit(1),
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
  };
}

/** The queries that find the purchases of a payer. */
export function payerLookups(dialect: Dialect, refusedProviders: readonly string[]) {
  return {
    /** The latest purchase that a payer has used, in its own name. */
    findUsed: compiledQuery<OwnedBy, PurchaseRow>(dialect, (db, value) =>
      ownedBy(db, value, refusedProviders).where(sql<boolean>`purchases.state = 'used' and purchases.payer is not null`),
    ),
    /** The latest call of a payer that was given back, and pays so much, or was quoted lately, or was settled for this very request. */
    findGivenBack: compiledQuery<OwnedBy & { leastMicros: Micros; requestHash: string; quotedSince: number }, PurchaseRow>(
      dialect,
      (db, value) =>
        ownedBy(db, value, refusedProviders)
          .where(sql<boolean>`purchases.state = 'given_back' and payments.used_calls < payments.max_calls`)
          .where((eb) =>
            eb.or([
              eb('payments.amount_micros', '>=', value.leastMicros),
              eb('payments.created_at', '>', value.quotedSince),
              isSettledFor(eb, value.requestHash),
            ]),
          ),
    ),
    /** Open purchases of a payer with this request. */
    findOpenOfPayer: compiledQuery<{ payer: string; serviceId: string; requestHash: string; since: number }, PurchaseRow>(
      dialect,
      (db, value) =>
        openOf(db, value.payer, refusedProviders)
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
      const open = openOf(db, value.payer, refusedProviders);
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
  };
}

interface OwnedBy {
  payer: string;
  serviceId: string;
  clientId: string;
  now: number;
}

/** The payer's purchases from this service. */
function ownedBy(db: Queries, value: OwnedBy, refusedProviders: readonly string[]) {
  return (
    db
      .selectFrom('purchases')
      // Read in this order by SQLite: it would read all payments of the client first, which grow with each call.
      .crossJoin('payments')
      .whereRef('payments.id', '=', 'purchases.payment_id')
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
function openOf(db: Queries, payer: string, refusedProviders: readonly string[]) {
  return db
    .selectFrom('purchases')
    .where('payer', '=', payer)
    .where(sql<boolean>`state in ('reserved', 'unknown')`)
    .$if(refusedProviders.length > 0, (query) =>
      query.where((eb) => eb.or([eb('provider_id', 'is', null), eb('provider_id', 'not in', refusedProviders)])),
    );
}

/** A signed maximum may be settled for less than a request is quoted: it still pays that request. */
function isSettledFor(eb: ExpressionBuilder<Tables, 'purchases'>, requestHash: string) {
  return eb.and([eb('purchases.request_hash', '=', requestHash), eb('purchases.settled_payer', 'is not', null)]);
}

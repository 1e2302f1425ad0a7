import { sql, type ExpressionBuilder } from 'kysely';
import { pageOf, type Page, type PageRequest } from '../storage/page.ts';
import { idFloor, type IdPrefix } from '../ids.ts';
import type { Micros } from '../money.ts';
import type { Database } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import { earningsAccount, testAccount, toolRevenueAccount } from './ledger.ts';
import { shortId } from './payments.ts';

/** A sale: a delivery of an asset, or a call of one of the operator's tools. */
export interface RevenueEvent {
  id: string;
  kind: 'asset_delivery' | 'tool_call';
  /** Asset or tool. */
  serviceId: string;
  /** Null for the operator's own tools. */
  ownerId: string | null;
  /** Shortened: the whole id would let its reader spend the payment. */
  paymentId: string;
  amountMicros: Micros;
  feeMicros: Micros;
  isTest: boolean;
  clientId: string | null;
  createdAt: number;
}

export interface RevenueFilter {
  kind?: RevenueEvent['kind'] | undefined;
  ownerId?: string | undefined;
  assetId?: string | undefined;
  /** From this time on, epoch milliseconds. */
  since?: number | undefined;
  /** Before this time. */
  until?: number | undefined;
}

export interface RevenueTotals {
  events: number;
  amountMicros: Micros;
  feeMicros: Micros;
  /** Test money, not included in the other sums. */
  testAmountMicros: Micros;
}

export interface Statement {
  openingMicros: Micros;
  closingMicros: Micros;
  entries: Array<{ id: string; kind: string; amountMicros: Micros; balanceMicros: Micros; paymentId: string | null; createdAt: number }>;
  /** False where some entries did not fit. */
  isComplete: boolean;
}

export interface RevenueBooks {
  /** Newest first. */
  list(filter: RevenueFilter, page: PageRequest): Promise<Page<RevenueEvent>>;
  totals(filter: RevenueFilter): Promise<RevenueTotals>;
  /** An owner's earnings in real money between two times, with the balances before and after. */
  statement(ownerId: string, since: number, until: number): Promise<Statement>;
}

const statementEntriesMax = 10_000;
/** Prefixes of the accounts of tools, in real and in test money. */
const toolAccounts = { real: toolRevenueAccount(''), test: testAccount(toolRevenueAccount('')) };

/**
 * All sales in one list. Deliveries have an event of their own; the event of a tool call is its ledger entry. Both ids are ULIDs, so
 * the lists merge by id, and a time is a position in them.
 */
export function revenueBooks(database: Database): RevenueBooks {
  return {
    async list(filter, page) {
      const [deliveries, calls] = await Promise.all([listDeliveries(database, filter, page), listCalls(database, filter, page)]);
      const merged = [...deliveries, ...calls].toSorted((a, b) => (a.id < b.id ? 1 : -1));
      return pageOf(merged, page.limit, (event) => event);
    },
    async totals(filter) {
      const [deliveries, calls] = await Promise.all([totalOfDeliveries(database, filter), totalOfCalls(database, filter)]);
      return {
        events: deliveries.events + calls.events,
        amountMicros: deliveries.amountMicros + calls.amountMicros,
        feeMicros: deliveries.feeMicros + calls.amountMicros,
        testAmountMicros: deliveries.testAmountMicros + calls.testAmountMicros,
      };
    },
    statement: (ownerId, since, until) => statement(database, earningsAccount(ownerId), since, until),
  };
}

/** The bounds of ids for a time range, from a cursor on. */
function boundsOf(prefix: IdPrefix, { since, until }: RevenueFilter, cursor: string | null) {
  const after = until === undefined ? null : idFloor(prefix, until);
  const cursorId = cursor === null ? null : `${prefix}_${cursor.slice('rev_'.length)}`;
  const below = [after, cursorId].filter((bound) => bound !== null).toSorted()[0] ?? null;
  return { from: since === undefined ? null : idFloor(prefix, since), below };
}

function ofDeliveries(eb: ExpressionBuilder<Tables, 'revenue_events'>, filter: RevenueFilter, cursor: string | null) {
  const { from, below } = boundsOf('rev', filter, cursor);
  return eb.and([
    ...(from === null ? [] : [eb('id', '>=', from)]),
    ...(below === null ? [] : [eb('id', '<', below)]),
    ...(filter.ownerId === undefined ? [] : [eb('owner_id', '=', filter.ownerId)]),
    ...(filter.assetId === undefined ? [] : [eb('asset_id', '=', filter.assetId)]),
  ]);
}

async function listDeliveries({ read }: Database, filter: RevenueFilter, { limit, cursor }: PageRequest): Promise<RevenueEvent[]> {
  if (filter.kind === 'tool_call') return [];
  const rows = await read
    .selectFrom('revenue_events')
    .selectAll()
    .where((eb) => ofDeliveries(eb, filter, cursor))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: 'asset_delivery',
    serviceId: row.asset_id,
    ownerId: row.owner_id,
    paymentId: shortId(row.payment_id),
    amountMicros: row.amount_micros,
    feeMicros: row.fee_micros,
    isTest: row.is_test === 1,
    clientId: row.client_id,
    createdAt: row.created_at,
  }));
}

async function totalOfDeliveries({ read }: Database, filter: RevenueFilter): Promise<RevenueTotals> {
  if (filter.kind === 'tool_call') return nothing;
  const row = await read
    .selectFrom('revenue_events')
    .select([
      sql<number>`count(*)`.as('events'),
      sql<number>`cast(coalesce(sum(case when is_test = 0 then amount_micros end), 0) as bigint)`.as('amount'),
      sql<number>`cast(coalesce(sum(case when is_test = 0 then fee_micros end), 0) as bigint)`.as('fee'),
      sql<number>`cast(coalesce(sum(case when is_test = 1 then amount_micros end), 0) as bigint)`.as('test'),
    ])
    .where((eb) => ofDeliveries(eb, filter, null))
    .executeTakeFirstOrThrow();
  return { events: row.events, amountMicros: row.amount, feeMicros: row.fee, testAmountMicros: row.test };
}

const nothing: RevenueTotals = { events: 0, amountMicros: 0, feeMicros: 0, testAmountMicros: 0 };

/** The operator's own tools belong to no owner and are no asset. */
function hasCalls({ kind, ownerId, assetId }: RevenueFilter): boolean {
  return kind !== 'asset_delivery' && ownerId === undefined && assetId === undefined;
}

function ofCalls(eb: ExpressionBuilder<Tables, 'ledger_entries'>, filter: RevenueFilter, cursor: string | null) {
  const { from, below } = boundsOf('led', filter, cursor);
  return eb.and([
    eb('kind', '=', 'use'),
    isNotReturned,
    ...(from === null ? [] : [eb('id', '>=', from)]),
    ...(below === null ? [] : [eb('id', '<', below)]),
  ]);
}

/** A call that was given back was not sold. Literals, not parameters: SQLite uses a partial index only then. */
const isNotReturned = sql<boolean>`not exists (
  select 1 from ledger_entries returned where returned.call_id = ledger_entries.call_id and returned.kind = 'use_returned'
)`;

async function listCalls({ read }: Database, filter: RevenueFilter, { limit, cursor }: PageRequest): Promise<RevenueEvent[]> {
  if (!hasCalls(filter)) return [];
  const rows = await read
    .selectFrom('ledger_entries')
    .leftJoin('purchases', 'purchases.id', 'ledger_entries.call_id')
    .select([
      'ledger_entries.id',
      'credit_account',
      'ledger_entries.amount_micros',
      'ledger_entries.payment_id',
      'created_at',
      'purchases.client_id',
    ])
    .where('ledger_entries.id', 'in', (eb) =>
      eb
        .selectFrom('ledger_entries')
        .select('id')
        .where((inner) => ofCalls(inner, filter, cursor))
        .orderBy('id', 'desc')
        .limit(limit + 1),
    )
    .execute();
  return rows.map((row) => {
    const isTest = row.credit_account.startsWith(toolAccounts.test);
    return {
      id: `rev_${row.id.slice('led_'.length)}`,
      kind: 'tool_call',
      serviceId: row.credit_account.slice((isTest ? toolAccounts.test : toolAccounts.real).length),
      ownerId: null,
      paymentId: shortId(row.payment_id ?? ''),
      amountMicros: row.amount_micros,
      feeMicros: row.amount_micros,
      isTest,
      clientId: row.client_id,
      createdAt: row.created_at,
    };
  });
}

async function totalOfCalls({ read }: Database, filter: RevenueFilter): Promise<RevenueTotals> {
  if (!hasCalls(filter)) return nothing;
  const rows = await read
    .selectFrom('ledger_entries')
    .select(['credit_account', sql<number>`count(*)`.as('events'), sql<number>`cast(sum(amount_micros) as bigint)`.as('amount')])
    .where((eb) => ofCalls(eb, filter, null))
    .groupBy('credit_account')
    .execute();
  return rows.reduce((total, { credit_account: account, events, amount }) => {
    const isTest = account.startsWith(toolAccounts.test);
    return {
      events: total.events + events,
      amountMicros: total.amountMicros + (isTest ? 0 : amount),
      feeMicros: 0,
      testAmountMicros: total.testAmountMicros + (isTest ? amount : 0),
    };
  }, nothing);
}

async function statement({ read }: Database, account: string, since: number, until: number): Promise<Statement> {
  const of = (eb: ExpressionBuilder<Tables, 'ledger_entries'>) =>
    eb.or([eb('credit_account', '=', account), eb('debit_account', '=', account)]);
  const signed = sql<number>`case when credit_account = ${account} then amount_micros else -amount_micros end`;
  const { opening } = await read
    .selectFrom('ledger_entries')
    .select(sql<number>`cast(coalesce(sum(${signed}), 0) as bigint)`.as('opening'))
    .where(of)
    .where('id', '<', idFloor('led', since))
    .executeTakeFirstOrThrow();
  const rows = await read
    .selectFrom('ledger_entries')
    .select(['id', 'kind', signed.as('amount'), 'payment_id', 'created_at'])
    .where(of)
    .where('id', '>=', idFloor('led', since))
    .where('id', '<', idFloor('led', until))
    .orderBy('id')
    .limit(statementEntriesMax + 1)
    .execute();
  let balance = opening;
  const entries = rows.slice(0, statementEntriesMax).map((row) => {
    balance += row.amount;
    return {
      id: row.id,
      kind: row.kind,
      amountMicros: row.amount,
      balanceMicros: balance,
      paymentId: row.payment_id === null ? null : shortId(row.payment_id),
      createdAt: row.created_at,
    };
  });
  return { openingMicros: opening, closingMicros: balance, entries, isComplete: rows.length <= statementEntriesMax };
}

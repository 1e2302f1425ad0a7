import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { amountOrder, lostCursor, mergedRows, pageOf, type AmountOrder, type Page, type PageRequest } from '../storage/page.ts';
import { idFloor, type IdPrefix } from '../ids.ts';
import type { Micros } from '../money.ts';
import type { Database } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import { earningsAccount, testAccount, toolRevenueAccount } from '../payments/money/ledger.ts';
import { shortId } from '../payments/quotes/payment.ts';
import { isCallKept, isDeliveryKept } from './kept-sales.ts';

/** A sale: a delivery of an asset, or a call of a tool, of the operator or of an asset. */
export interface RevenueEvent {
  id: string;
  kind: 'asset_delivery' | 'tool_call';
  /** Asset or tool. */
  serviceId: string;
  /** Of the asset; null for the operator's own tools. */
  title: string | null;
  /** Null for the operator's own tools. */
  assetId: string | null;
  /** Null for the operator's own tools. */
  ownerId: string | null;
  ownerName: string | null;
  /** Shortened: the whole id would let its reader spend the payment. */
  paymentId: string;
  amountMicros: Micros;
  feeMicros: Micros;
  isTest: boolean;
  clientId: string | null;
  createdAt: number;
  /** A delivery that was given back stays in the list, and is part of no total; null for all others. */
  givenBackAt: number | null;
}

export interface RevenueFilter {
  kind?: RevenueEvent['kind'] | undefined;
  ownerId?: string | undefined;
  assetId?: string | undefined;
  /** From this time on, epoch milliseconds. */
  since?: number | undefined;
  /** Before this time. */
  until?: number | undefined;
  /** Ids of owners, assets, tools and payments, one of which the sale has. */
  subjects?: readonly string[] | undefined;
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
  entries: Array<StoredEntry & { balanceMicros: Micros }>;
  /** False where some entries did not fit. */
  isComplete: boolean;
}

export interface RevenueBooks {
  list(filter: RevenueFilter, page: PageRequest<AmountOrder>): Promise<Page<RevenueEvent>>;
  totals(filter: RevenueFilter): Promise<RevenueTotals>;
  /** An owner's earnings in real money between two times, with the balances before and after. */
  statement(ownerId: string, since: number, until: number): Promise<Statement>;
  /** The same with every entry, however many, read as they are taken. */
  wholeStatement(
    ownerId: string,
    since: number,
    until: number,
  ): Promise<Pick<Statement, 'openingMicros'> & { entries: AsyncIterable<StatementEntry> }>;
}

type StatementEntry = Statement['entries'][number];

const statementEntriesMax = 10_000;
const statementPageSize = 1000;
/** Prefixes of the accounts of tools, in real and in test money. */
const toolAccounts = { real: toolRevenueAccount(''), test: testAccount(toolRevenueAccount('')) };

/**
 * All sales in one list. Sales of owners have an event of their own; the event of a call of the operator's tool is its ledger entry. Both
 * ids are ULIDs, so the lists merge by id, and a time is a position in them.
 */
export function revenueBooks(database: Database): RevenueBooks {
  return {
    async list(filter, page) {
      const { limit, order = 'newest', cursor } = page;
      const last = cursor === null ? null : { id: cursor, amountMicros: await amountOf(database, order, cursor) };
      const reading = { limit, last, order };
      const deliveries = deliverySubjects(filter).map((subject) => listDeliveries(database, filter, reading, subject));
      const calls = callSubjects(filter).map((subject) => listCalls(database, filter, reading, subject));
      const merged = await mergedRows([...deliveries, ...calls], limit, amountOrder(order, last).compare);
      return pageOf(merged, limit, (event) => event);
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
    async statement(ownerId, since, until) {
      const account = earningsAccount(ownerId);
      const openingMicros = await openingBalance(database, account, since);
      const found = await statementEntries(database, account, { from: idFloor('led', since), until }, statementEntriesMax + 1);
      const entries = withBalances(found.slice(0, statementEntriesMax), openingMicros);
      const closingMicros = entries.at(-1)?.balanceMicros ?? openingMicros;
      return { openingMicros, closingMicros, entries, isComplete: found.length <= statementEntriesMax };
    },
    async wholeStatement(ownerId, since, until) {
      const account = earningsAccount(ownerId);
      const openingMicros = await openingBalance(database, account, since);
      return { openingMicros, entries: everyEntry(database, account, { since, until, openingMicros }) };
    },
  };
}

/** A page of one of the two tables. */
interface Reading {
  limit: number;
  order: AmountOrder;
  last: { id: string; amountMicros: Micros } | null;
}

/** The id of a sale in the ledger. */
const entryOf = (eventId: string) => `led_${eventId.slice('rev_'.length)}`;

/** The order of a table with ids that begin with this. */
function orderIn(prefix: 'rev' | 'led', { order, last }: Reading) {
  const table = prefix === 'rev' ? 'revenue_events' : 'ledger_entries';
  const own = last === null || prefix === 'rev' ? last : { ...last, id: entryOf(last.id) };
  return amountOrder(order, own, sql.ref(`${table}.amount_micros`), `${table}.id`);
}

/** Of the sale that a cursor names, in an order by amounts. */
async function amountOf({ read }: Database, order: AmountOrder, cursor: string): Promise<Micros> {
  if (order === 'newest' || order === 'oldest') return 0;
  const found = await Promise.all([
    read.selectFrom('revenue_events').select('amount_micros').where('id', '=', cursor).executeTakeFirst(),
    read.selectFrom('ledger_entries').select('amount_micros').where('id', '=', entryOf(cursor)).executeTakeFirst(),
  ]);
  const row = found.find((each) => each !== undefined);
  if (row === undefined) throw lostCursor();
  return row.amount_micros;
}

type Condition = Expression<SqlBool>;

/** Above all ids that continue a short one. */
const idsAbove = 'z'.repeat(40);

/** Without subjects, one condition that every sale meets. Each has an index. */
function deliverySubjects({ subjects }: RevenueFilter): Condition[] {
  if (subjects === undefined) return [sql<SqlBool>`1 = 1`];
  return subjects.map((id) => {
    if (id.startsWith('pay_')) return sql<SqlBool>`payment_id >= ${id} and payment_id < ${id + idsAbove}`;
    if (id.startsWith('usr_')) return sql<SqlBool>`owner_id = ${id}`;
    return id.startsWith('ast_') ? sql<SqlBool>`asset_id = ${id}` : sql<SqlBool>`tool_id = ${id}`;
  });
}

/** Owners and assets have no calls of the operator's tools. */
function callSubjects(filter: RevenueFilter): Condition[] {
  if (!hasCalls(filter)) return [];
  const { subjects } = filter;
  if (subjects === undefined) return [sql<SqlBool>`1 = 1`];
  return subjects.flatMap((id) => {
    if (/^(?:usr|key|ast)_/.test(id)) return [];
    if (id.startsWith('pay_')) return [sql<SqlBool>`payment_id >= ${id} and payment_id < ${id + idsAbove}`];
    return [toolAccounts.real, toolAccounts.test].map((account) => sql<SqlBool>`credit_account = ${account + id}`);
  });
}

/** The bounds of ids for a time range. */
function boundsOf(prefix: IdPrefix, { since, until }: RevenueFilter) {
  return { from: since === undefined ? null : idFloor(prefix, since), below: until === undefined ? null : idFloor(prefix, until) };
}

function ofDeliveries(eb: ExpressionBuilder<Tables, 'revenue_events'>, filter: RevenueFilter) {
  const { from, below } = boundsOf('rev', filter);
  return eb.and([
    ...(from === null ? [] : [eb('id', '>=', from)]),
    ...(below === null ? [] : [eb('id', '<', below)]),
    ...(filter.ownerId === undefined ? [] : [eb('owner_id', '=', filter.ownerId)]),
    ...(filter.assetId === undefined ? [] : [eb('asset_id', '=', filter.assetId)]),
    ...(filter.kind === undefined ? [] : [eb('tool_id', filter.kind === 'tool_call' ? 'is not' : 'is', null)]),
  ]);
}

async function listDeliveries({ read }: Database, filter: RevenueFilter, reading: Reading, subject: Condition): Promise<RevenueEvent[]> {
  const { after, by } = orderIn('rev', reading);
  const rows = await read
    .selectFrom('revenue_events')
    .leftJoin('returned_deliveries', 'revenue_event_id', 'id')
    .selectAll('revenue_events')
    .select((eb) => [
      'returned_deliveries.created_at as given_back_at',
      eb.selectFrom('assets').select('title').whereRef('assets.id', '=', 'revenue_events.asset_id').as('title'),
      eb.selectFrom('users').select('display_name').whereRef('users.id', '=', 'revenue_events.owner_id').as('owner_name'),
    ])
    .where((eb) => eb.and([ofDeliveries(eb, filter), after, subject]))
    .orderBy(by)
    .limit(reading.limit + 1)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.tool_id === null ? 'asset_delivery' : 'tool_call',
    serviceId: row.tool_id ?? row.asset_id,
    title: row.title,
    assetId: row.asset_id,
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    paymentId: shortId(row.payment_id),
    amountMicros: row.amount_micros,
    feeMicros: row.fee_micros,
    isTest: row.is_test === 1,
    clientId: row.client_id,
    createdAt: row.created_at,
    givenBackAt: row.given_back_at,
  }));
}

async function totalOfDeliveries({ read }: Database, filter: RevenueFilter): Promise<RevenueTotals> {
  const row = await read
    .selectFrom('revenue_events')
    .select([
      sql<number>`count(*)`.as('events'),
      sql<number>`cast(coalesce(sum(case when is_test = 0 then amount_micros end), 0) as bigint)`.as('amount'),
      sql<number>`cast(coalesce(sum(case when is_test = 0 then fee_micros end), 0) as bigint)`.as('fee'),
      sql<number>`cast(coalesce(sum(case when is_test = 1 then amount_micros end), 0) as bigint)`.as('test'),
    ])
    .where((eb) => eb.and([ofDeliveries(eb, filter), eb.or(deliverySubjects(filter)), isDeliveryKept]))
    .executeTakeFirstOrThrow();
  return { events: row.events, amountMicros: row.amount, feeMicros: row.fee, testAmountMicros: row.test };
}

const nothing: RevenueTotals = { events: 0, amountMicros: 0, feeMicros: 0, testAmountMicros: 0 };

/** The operator's own tools belong to no owner and are no asset. */
function hasCalls({ kind, ownerId, assetId }: RevenueFilter): boolean {
  return kind !== 'asset_delivery' && ownerId === undefined && assetId === undefined;
}

function ofCalls(eb: ExpressionBuilder<Tables, 'ledger_entries'>, filter: RevenueFilter) {
  const { from, below } = boundsOf('led', filter);
  return eb.and([isCallKept, ...(from === null ? [] : [eb('id', '>=', from)]), ...(below === null ? [] : [eb('id', '<', below)])]);
}

async function listCalls({ read }: Database, filter: RevenueFilter, reading: Reading, subject: Condition): Promise<RevenueEvent[]> {
  const { after, by } = orderIn('led', reading);
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
        .where((inner) => inner.and([ofCalls(inner, filter), after, subject]))
        .orderBy(by)
        .limit(reading.limit + 1),
    )
    .execute();
  return rows.map((row) => {
    const isTest = row.credit_account.startsWith(toolAccounts.test);
    return {
      id: `rev_${row.id.slice('led_'.length)}`,
      kind: 'tool_call',
      serviceId: row.credit_account.slice((isTest ? toolAccounts.test : toolAccounts.real).length),
      title: null,
      assetId: null,
      ownerId: null,
      ownerName: null,
      paymentId: shortId(row.payment_id ?? ''),
      amountMicros: row.amount_micros,
      feeMicros: row.amount_micros,
      isTest,
      clientId: row.client_id,
      createdAt: row.created_at,
      givenBackAt: null,
    };
  });
}

async function totalOfCalls({ read }: Database, filter: RevenueFilter): Promise<RevenueTotals> {
  if (!hasCalls(filter)) return nothing;
  const rows = await read
    .selectFrom('ledger_entries')
    .select(['credit_account', sql<number>`count(*)`.as('events'), sql<number>`cast(sum(amount_micros) as bigint)`.as('amount')])
    .where((eb) => eb.and([ofCalls(eb, filter), eb.or(callSubjects(filter))]))
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

interface StoredEntry {
  id: string;
  kind: string;
  amountMicros: Micros;
  paymentId: string | null;
  /** What was sold, and its title if it is an asset; null for what is no sale. */
  serviceId: string | null;
  title: string | null;
  createdAt: number;
}

const signedFor = (account: string) => sql<number>`case when credit_account = ${account} then amount_micros else -amount_micros end`;

function ofAccount(account: string) {
  return (eb: ExpressionBuilder<Tables, 'ledger_entries'>) =>
    eb.or([eb('credit_account', '=', account), eb('debit_account', '=', account)]);
}

/**
 * The stored balance without what came since: a statement of the last month does not add up all years before it. One query, so that nothing
 * is booked in between.
 */
async function openingBalance({ read }: Database, account: string, since: number): Promise<Micros> {
  const { balance, later } = await read
    .selectNoFrom((eb) => [
      eb.selectFrom('ledger_balances').select('balance_micros').where('account', '=', account).where('currency', '=', 'USD').as('balance'),
      eb
        .selectFrom('ledger_entries')
        .select(sql<number>`cast(coalesce(sum(${signedFor(account)}), 0) as bigint)`.as('sum'))
        .where(ofAccount(account))
        .where('id', '>=', idFloor('led', since))
        .as('later'),
    ])
    .executeTakeFirstOrThrow();
  return (balance ?? 0) - (later ?? 0);
}

/** The next entries, by their ids. */
async function statementEntries(
  { read }: Database,
  account: string,
  { from, until, isAfter = false }: { from: string; until: number; isAfter?: boolean },
  limit: number,
): Promise<StoredEntry[]> {
  const rows = await read
    .selectFrom('ledger_entries')
    .select((eb) => [
      'id',
      'kind',
      signedFor(account).as('amount'),
      'payment_id',
      'created_at',
      eb.selectFrom('payments').select('service_id').whereRef('payments.id', '=', 'ledger_entries.payment_id').as('service_id'),
      eb
        .selectFrom('payments')
        .innerJoin('assets', 'assets.id', 'payments.service_id')
        .select('title')
        .whereRef('payments.id', '=', 'ledger_entries.payment_id')
        .as('title'),
    ])
    .where(ofAccount(account))
    .where('id', isAfter ? '>' : '>=', from)
    .where('id', '<', idFloor('led', until))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    amountMicros: row.amount,
    paymentId: row.payment_id === null ? null : shortId(row.payment_id),
    serviceId: row.service_id,
    title: row.title,
    createdAt: row.created_at,
  }));
}

function withBalances(entries: readonly StoredEntry[], openingMicros: Micros): StatementEntry[] {
  let balanceMicros = openingMicros;
  return entries.map((entry) => {
    balanceMicros += entry.amountMicros;
    return { ...entry, balanceMicros };
  });
}

async function* everyEntry(
  database: Database,
  account: string,
  { since, until, openingMicros }: { since: number; until: number; openingMicros: Micros },
): AsyncGenerator<StatementEntry, undefined, undefined> {
  let balance = openingMicros;
  let last: string | null = null;
  for (;;) {
    const from: string = last ?? idFloor('led', since);
    const page = await statementEntries(database, account, { from, until, isAfter: last !== null }, statementPageSize);
    const entries = withBalances(page, balance);
    yield* entries;
    if (page.length < statementPageSize) return undefined;
    balance = entries.at(-1)?.balanceMicros ?? balance;
    last = entries.at(-1)?.id ?? null;
  }
}

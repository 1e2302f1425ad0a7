import { sql, type ExpressionBuilder } from 'kysely';
import type { AuditTrail } from '../../accounts/audit-trail.ts';
import { pageOf, type Page, type PageRequest } from '../../storage/page.ts';
import { dayMs, type Clock } from '../../clock.ts';
import { Problem, problem } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../log.ts';
import type { Micros } from '../../money.ts';
import type { Database, Queries } from '../../storage/database.ts';
import type { Tables } from '../../storage/tables.ts';
import type { PayoutLineRow } from '../../storage/tables/payouts.ts';
import type { Ledger } from '../ledger.ts';
import { drawLine, endLine, type LineEnd } from './lines.ts';
import { batchOf, lineOf, type PayoutBatch, type PayoutLine, type PayoutMethod } from './payout.ts';
import { payableNow, planPayouts, type Plan, type PlannedLine, type PayoutRules } from './plan.ts';
import type { PayoutSender } from './sender.ts';
import { transfers } from './transfers.ts';

/** Whom to pay. What is absent is as the server is set. */
interface PayoutRequest {
  network: string | undefined;
  method: PayoutMethod | undefined;
}

export interface NewBatch extends PayoutRequest {
  note: string | null;
  createdBy: string;
  /** One key of one admin is one batch, however often it is asked for. */
  idempotencyKey: string | null;
}

/** What a batch would be. */
export interface PlannedBatch extends Plan {
  network: string;
  method: PayoutMethod;
  minimumMicros: Micros;
  /** What was earned after this is on hold. */
  earnedUntil: number;
}

export interface BatchDetails {
  batch: PayoutBatch;
  lines: PayoutLine[];
}

type Created = (BatchDetails & { kind: 'created'; isReplay: boolean }) | { kind: 'nothing'; plan: PlannedBatch };

/** What an admin says of a line. Said again, nothing more happens. */
interface LineMark {
  batchId: string;
  lineId: string;
  actorId: string;
}

export interface Payouts {
  /** Changes nothing. @throws invalid_input where this server cannot send on that network */
  plan(request: PayoutRequest): Promise<PlannedBatch>;
  /** Moves what is owed out of the earnings into a batch, all of it in one transaction. @throws invalid_input, idempotency_mismatch */
  create(batch: NewBatch): Promise<Created>;
  /** Newest first. */
  list(filter: { state?: PayoutBatch['state'] | undefined; lineId?: string | undefined }, page: PageRequest): Promise<Page<PayoutBatch>>;
  /** @throws not_found */
  get(batchId: string): Promise<BatchDetails>;
  /** Newest first. */
  ofOwner(ownerId: string, page: PageRequest): Promise<Page<PayoutLine>>;
  /** @throws not_found; conflict where it ended otherwise, or is on its way on the chain */
  markPaid(mark: LineMark & { reference: string }): Promise<PayoutLine>;
  /** The amount goes back to the earnings. @throws as markPaid */
  markFailed(mark: LineMark & { reason: string }): Promise<PayoutLine>;
}

export interface PayoutsOptions {
  database: Database;
  ledger: Ledger;
  auditTrail: AuditTrail;
  clock: Clock;
  log: Log;
  /** Best a runner of its own: a chain may take its time. */
  jobs: Jobs;
  /** Sends on its network; null: every batch is paid by somebody else, who marks its lines. */
  sender: PayoutSender | null;
  /** CAIP-2: where owners are paid if nothing else is said. */
  network: string;
  minimumMicros: Micros;
  holdMs: number;
}

/**
 * An admin may end a line that was given to the chain only so long after its deadline: until then its transfer may still be
 * mined, and whoever had been given the money back would be paid twice. The clocks of chains are minutes off, not a day.
 */
const deadlineMarginMs = dayMs;

/** Owner balances become batches of payouts. Money leaves the earnings with the batch, and is never in two of them. */
export function payouts(options: PayoutsOptions): Payouts {
  const { database, ledger, auditTrail, clock, sender, minimumMicros, holdMs } = options;
  const sent = transfers(options);

  function rulesOf(request: PayoutRequest): PayoutRules & { method: PayoutMethod } {
    const network = request.network ?? options.network;
    const canSend = sender !== null && sender.network === network;
    const method = request.method ?? (canSend ? 'chain' : 'export');
    if (method === 'chain' && !canSend) throw cannotSend(network);
    return { network, method, minimumMicros, holdMs, now: clock.now() };
  }

  async function plan(request: PayoutRequest): Promise<PlannedBatch> {
    const { method, network, ...rules } = rulesOf(request);
    const planned = await planPayouts(database.read, { network, ...rules });
    return { ...planned, network, method, minimumMicros, earnedUntil: rules.now - holdMs };
  }

  /** @returns null where nobody is to be paid. */
  async function book(queries: Queries, batch: NewBatch, ownerIds: readonly string[]) {
    // Those who make a batch take turns: each sees what the one before drew.
    const now = clock.now();
    await queries.updateTable('payout_locks').set({ taken_at: now }).where('name', '=', 'batches').execute();
    const request = JSON.stringify([batch.network ?? null, batch.method ?? null, batch.note]);
    const earlier = await batchOfKey(queries, batch);
    if (earlier !== undefined) {
      if (earlier.request !== request) throw problem('idempotency_mismatch');
      return { batchId: earlier.id, isReplay: true };
    }
    const { network, method, ...rules } = rulesOf(batch);
    const lines = await draw(queries, await payableNow(queries, { network, ...rules }, ownerIds), now);
    if (lines.length === 0) return null;

    const batchId = newId('pob', now);
    const totalMicros = lines.reduce((total, { amountMicros }) => total + amountMicros, 0);
    await queries
      .insertInto('payout_batches')
      .values({
        id: batchId,
        network,
        method,
        state: 'open',
        note: batch.note,
        line_count: lines.length,
        total_micros: totalMicros,
        created_by: batch.createdBy,
        idempotency_key: batch.idempotencyKey,
        request,
        created_at: now,
      })
      .execute();
    const rows = lines.map((line) => lineRow(batchId, network, line, now));
    await queries.insertInto('payout_lines').values(rows).execute();
    if (method === 'chain') for (const { id } of rows) await sent.add(queries, id);
    const details = { network, method, lineCount: lines.length, totalMicros, note: batch.note };
    await auditTrail.record(queries, { actorId: batch.createdBy, action: 'payout.create', subjectId: batchId, details });
    return { batchId, isReplay: false };
  }

  /** Whoever was given less in this very moment, by a refund, waits for the next batch. */
  async function draw(queries: Queries, planned: readonly PlannedLine[], now: number): Promise<PlannedLine[]> {
    const drawn: PlannedLine[] = [];
    for (const line of planned) {
      try {
        await drawLine(queries, ledger, line, now);
        drawn.push(line);
      } catch (thrown) {
        if (!(thrown instanceof Problem && thrown.code === 'insufficient_credit')) throw thrown;
      }
    }
    return drawn;
  }

  async function get(batchId: string): Promise<BatchDetails> {
    const row = await batches(database.read).where('id', '=', batchId).executeTakeFirst();
    if (row === undefined) throw problem('not_found', { message: 'payout not found' });
    const lines = await database.read.selectFrom('payout_lines').selectAll().where('batch_id', '=', batchId).orderBy('id').execute();
    return { batch: batchOf(row), lines: lines.map(lineOf) };
  }

  function mark({ batchId, lineId, actorId }: LineMark, end: LineEnd): Promise<PayoutLine> {
    return database.write(async (queries) => {
      const now = clock.now();
      const line = await findLine(queries, batchId, lineId);
      const from = markableStates(line, now);
      if (from.length > 0 && (await endLine(queries, ledger, line, { from, end, now }))) {
        const { state, ...said } = end;
        const details = { ...said, batchId, ownerId: line.owner_id, amountMicros: line.amount_micros };
        await auditTrail.record(queries, { actorId, action: `payout.${state}`, subjectId: lineId, details });
      }
      const ended = await findLine(queries, batchId, lineId);
      const isSaid = end.state === 'paid' ? ended.reference === end.reference : ended.failure === end.failure;
      if (ended.state !== end.state || !isSaid) throw endedOtherwise(ended);
      return lineOf(ended);
    });
  }

  return {
    plan,
    async create(batch) {
      const planned = await plan(batch);
      const ownerIds = planned.lines.map(({ ownerId }) => ownerId);
      const booked = await database.write((queries) => book(queries, batch, ownerIds));
      if (booked === null) return { kind: 'nothing', plan: planned };
      return { kind: 'created', isReplay: booked.isReplay, ...(await get(booked.batchId)) };
    },
    async list({ state, lineId }, { limit, cursor }) {
      let query = batches(database.read).orderBy('id', 'desc');
      if (state !== undefined) query = query.where('state', '=', state);
      if (lineId !== undefined) {
        query = query.where('id', '=', (eb) => eb.selectFrom('payout_lines').select('batch_id').where('payout_lines.id', '=', lineId));
      }
      if (cursor !== null) query = query.where('id', '<', cursor);
      return pageOf(await query.limit(limit + 1).execute(), limit, batchOf);
    },
    get,
    async ofOwner(ownerId, { limit, cursor }) {
      let query = database.read.selectFrom('payout_lines').selectAll().where('owner_id', '=', ownerId).orderBy('id', 'desc');
      if (cursor !== null) query = query.where('id', '<', cursor);
      return pageOf(await query.limit(limit + 1).execute(), limit, lineOf);
    },
    markPaid: ({ reference, ...line }) => mark(line, { state: 'paid', reference }),
    markFailed: ({ reason, ...line }) => mark(line, { state: 'failed', failure: reason }),
  };
}

/** Batches with what became of their lines. */
function batches(queries: Queries) {
  const sumOf = (eb: ExpressionBuilder<Tables, 'payout_batches'>, state: 'paid' | 'failed') =>
    eb
      .selectFrom('payout_lines')
      .select(sql<number>`cast(coalesce(sum(amount_micros), 0) as bigint)`.as('total'))
      .whereRef('payout_lines.batch_id', '=', 'payout_batches.id')
      .where('payout_lines.state', '=', state)
      .$asScalar()
      .$notNull();
  return queries
    .selectFrom('payout_batches')
    .selectAll()
    .select((eb) => [sumOf(eb, 'paid').as('paid_micros'), sumOf(eb, 'failed').as('failed_micros')]);
}

function batchOfKey(queries: Queries, { createdBy, idempotencyKey }: NewBatch) {
  return queries
    .selectFrom('payout_batches')
    .select(['id', 'request'])
    .where('created_by', '=', createdBy)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

async function findLine(queries: Queries, batchId: string, lineId: string): Promise<PayoutLineRow> {
  const row = await queries
    .selectFrom('payout_lines')
    .selectAll()
    .where('id', '=', lineId)
    .where('batch_id', '=', batchId)
    .executeTakeFirst();
  if (row === undefined) throw problem('not_found', { message: 'payout not found' });
  return row;
}

function lineRow(batchId: string, network: string, { ownerId, address, amountMicros }: PlannedLine, now: number) {
  return {
    id: newId('pot', now),
    batch_id: batchId,
    owner_id: ownerId,
    network,
    address,
    amount_micros: amountMicros,
    state: 'pending',
    created_at: now,
  } as const;
}

/** What an admin may end it from; nothing where it is over. @throws conflict while the chain may still decide */
function markableStates({ state, deadline_at: deadlineAt }: PayoutLineRow, now: number): Array<'pending' | 'sending' | 'sent'> {
  if (state === 'paid' || state === 'failed') return [];
  if (deadlineAt === null) return ['pending'];
  if (now >= deadlineAt + deadlineMarginMs) return ['sending', 'sent'];
  throw problem('conflict', {
    message: 'the payout is on its way on the chain',
    hint: 'The chain decides: it becomes paid or failed by itself. A day after its deadline you may say what became of it.',
  });
}

function endedOtherwise({ state, reference, failure }: PayoutLineRow) {
  const how = state === 'paid' ? `paid: ${reference ?? ''}` : `${state}: ${failure ?? ''}`;
  return problem('conflict', { message: 'the payout ended otherwise', hint: `It is ${how}` });
}

function cannotSend(network: string) {
  const message = `this server cannot send on ${network}`;
  return problem('invalid_input', {
    message,
    hint: 'Take the method export, or set up x402 payments of your own on that network.',
    issues: [{ path: 'method', message }],
  });
}

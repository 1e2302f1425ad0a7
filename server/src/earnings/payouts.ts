import type { Foundation } from '../foundation.ts';
import { sql, type ExpressionBuilder } from 'kysely';
import type { AuditTrail } from '../accounts/audit-trail.ts';
import { bound } from '../bound.ts';
import { pageOf, type Page, type PageRequest } from '../storage/page.ts';
import { dayMs } from '../clock.ts';
import { invalid, Problem, problem } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Micros } from '../money.ts';
import type { Queries } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import type { PayoutLineRow } from '../storage/tables/payouts.ts';
import type { Ledger } from '../payments/money/ledger.ts';
import { drawLine, endLine, type LineEnd } from './lines.ts';
import type { PayoutBatch, PayoutMethod } from './payout.ts';
import { payableNow, planPayouts, type Plan, type PlannedLine, type PayoutRules } from './plan.ts';
import type { PayoutSender } from '../settlement/evm/sender.ts';
import { transfers } from './transfers.ts';

/** Absent members are as configured. */
interface PayoutRequest {
  network: string | undefined;
  method: PayoutMethod | undefined;
}

export interface NewBatch extends PayoutRequest {
  note: string | null;
  createdBy: string;
  /** The same key of the same admin is the same batch. */
  idempotencyKey: string | null;
}

/** A batch before it is created. */
export interface PlannedBatch extends Plan {
  network: string;
  method: PayoutMethod;
  minimumMicros: Micros;
  /** Later earnings are on hold. */
  earnedUntil: number;
}

export interface BatchDetails {
  batch: PayoutBatch;
  lines: PayoutLineRow[];
}

type Created = (BatchDetails & { kind: 'created'; isReplay: boolean }) | { kind: 'nothing'; plan: PlannedBatch };

/** An admin's decision about a line. Idempotent. */
interface LineMark {
  batchId: string;
  lineId: string;
  actorId: string;
}

export type Payouts = ReturnType<typeof payouts>;

export interface PayoutsOptions extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  ledger: Ledger;
  auditTrail: AuditTrail;
  /** A separate runner, because a chain may be slow. */
  jobs: Jobs;
  /** Sends on its network; null: an admin pays every batch and marks its lines. */
  sender: PayoutSender | null;
  /** CAIP-2: the default network of payouts. */
  network: string;
  minimumMicros: Micros;
  holdMs: number;
}

/**
 * An admin may end a line that was sent to the chain only this long after its deadline: until then its transfer may still be mined,
 * and an owner whose money was returned would be paid twice. The clocks of chains are minutes off, not a day.
 */
const deadlineMarginMs = dayMs;

interface PayoutsParts extends PayoutsOptions {
  addTransfer: ReturnType<typeof transfers>;
}

/** Pays owner balances in batches. Creating a batch takes the money out of the earnings, so it is never in two batches. */
export function payouts(options: PayoutsOptions) {
  const addTransfer = transfers(options);
  const parts: PayoutsParts = { ...options, addTransfer };

  return {
    ...bound(parts, { plan, create, list, get, ofOwner }),

    /** @throws not_found; conflict where it ended differently, or its transfer is under way */
    markPaid: ({ reference, ...line }: LineMark & { reference: string }): Promise<PayoutLineRow> =>
      mark(parts, line, { state: 'paid', reference }),
    /** The amount goes back to the earnings. @throws as markPaid */
    markFailed: ({ reason, ...line }: LineMark & { reason: string }): Promise<PayoutLineRow> =>
      mark(parts, line, { state: 'failed', failure: reason }),
  };
}

function rulesOf(parts: PayoutsParts, request: PayoutRequest): PayoutRules & { method: PayoutMethod } {
  const { sender, minimumMicros, holdMs, clock } = parts;
  const network = request.network ?? parts.network;
  const canSend = sender !== null && sender.network === network;
  const method = request.method ?? (canSend ? 'chain' : 'export');
  if (method === 'chain' && !canSend) throw cannotSend(network);
  return { network, method, minimumMicros, holdMs, now: clock.now() };
}

/** No effect. @throws invalid_input where this server cannot send on that network */
async function plan(parts: PayoutsParts, request: PayoutRequest): Promise<PlannedBatch> {
  const { database, minimumMicros, holdMs } = parts;
  const { method, network, ...rules } = rulesOf(parts, request);
  const planned = await planPayouts(database.read, { network, ...rules });
  return { ...planned, network, method, minimumMicros, earnedUntil: rules.now - holdMs };
}

/** @returns null where there is nothing to pay. */
async function book(parts: PayoutsParts, queries: Queries, batch: NewBatch, ownerIds: readonly string[]) {
  // Batches are created one after another, so that each sees what the one before drew.
  const now = parts.clock.now();
  await queries.updateTable('payout_locks').set({ taken_at: now }).where('name', '=', 'batches').execute();
  const request = JSON.stringify([batch.network ?? null, batch.method ?? null, batch.note]);
  const earlier = await batchOfKey(queries, batch);
  if (earlier !== undefined) {
    if (earlier.request !== request) throw problem('idempotency_mismatch');
    return { batchId: earlier.id, isReplay: true };
  }
  const { network, method, ...rules } = rulesOf(parts, batch);
  const lines = await draw(parts, queries, await payableNow(queries, { network, ...rules }, ownerIds), now);
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
  if (method === 'chain') for (const { id } of rows) await parts.addTransfer(queries, id);
  const details = { network, method, lineCount: lines.length, totalMicros, note: batch.note };
  await parts.auditTrail.record(queries, { actorId: batch.createdBy, action: 'payout.create', subjectId: batchId, details });
  return { batchId, isReplay: false };
}

/** An owner whose earnings were reduced by a refund at this moment waits for the next batch. */
async function draw(parts: PayoutsParts, queries: Queries, planned: readonly PlannedLine[], now: number): Promise<PlannedLine[]> {
  const drawn: PlannedLine[] = [];
  for (const line of planned) {
    try {
      await drawLine(queries, parts.ledger, line, now);
      drawn.push(line);
    } catch (thrown) {
      if (!(thrown instanceof Problem && thrown.code === 'insufficient_credit')) throw thrown;
    }
  }
  return drawn;
}

/** @throws not_found */
async function get(parts: PayoutsParts, batchId: string): Promise<BatchDetails> {
  const batch = await batches(parts.database.read).where('id', '=', batchId).executeTakeFirst();
  if (batch === undefined) throw problem('not_found', { message: 'payout not found' });
  const lines = await parts.database.read.selectFrom('payout_lines').selectAll().where('batch_id', '=', batchId).orderBy('id').execute();
  return { batch, lines };
}

function mark(parts: PayoutsParts, { batchId, lineId, actorId }: LineMark, end: LineEnd): Promise<PayoutLineRow> {
  const { database, clock, ledger, auditTrail } = parts;
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
    return ended;
  });
}

/** Moves earnings into a batch, in one transaction. @throws invalid_input, idempotency_mismatch */
async function create(parts: PayoutsParts, batch: NewBatch): Promise<Created> {
  const planned = await plan(parts, batch);
  const ownerIds = planned.lines.map(({ ownerId }) => ownerId);
  const booked = await parts.database.write((queries) => book(parts, queries, batch, ownerIds));
  if (booked === null) return { kind: 'nothing', plan: planned };
  return { kind: 'created', isReplay: booked.isReplay, ...(await get(parts, booked.batchId)) };
}

/** Newest first. */
async function list(
  parts: PayoutsParts,
  { state, lineId }: { state?: PayoutBatch['state'] | undefined; lineId?: string | undefined },
  { limit, cursor }: PageRequest,
): Promise<Page<PayoutBatch>> {
  let query = batches(parts.database.read).orderBy('id', 'desc');
  if (state !== undefined) query = query.where('state', '=', state);
  if (lineId !== undefined) {
    query = query.where('id', '=', (eb) => eb.selectFrom('payout_lines').select('batch_id').where('payout_lines.id', '=', lineId));
  }
  if (cursor !== null) query = query.where('id', '<', cursor);
  return pageOf(await query.limit(limit + 1).execute(), limit, (row) => row);
}

/** Newest first. */
async function ofOwner(parts: PayoutsParts, ownerId: string, { limit, cursor }: PageRequest): Promise<Page<PayoutLineRow>> {
  let query = parts.database.read.selectFrom('payout_lines').selectAll().where('owner_id', '=', ownerId).orderBy('id', 'desc');
  if (cursor !== null) query = query.where('id', '<', cursor);
  return pageOf(await query.limit(limit + 1).execute(), limit, (row) => row);
}

/** Batches with the totals of their lines. */
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

/** The states from which an admin may end a line; none where it has ended. @throws conflict while the chain may still decide */
function markableStates({ state, deadline_at: deadlineAt }: PayoutLineRow, now: number): Array<'pending' | 'sending' | 'sent'> {
  if (state === 'paid' || state === 'failed') return [];
  if (deadlineAt === null) return ['pending'];
  if (now >= deadlineAt + deadlineMarginMs) return ['sending', 'sent'];
  throw problem('conflict', {
    message: 'the transfer of the payout is under way',
    hint: 'The chain decides whether it is paid or failed. A day after its deadline you can decide.',
  });
}

function endedOtherwise({ state, reference, failure }: PayoutLineRow) {
  const how = state === 'paid' ? `paid: ${reference ?? ''}` : `${state}: ${failure ?? ''}`;
  return problem('conflict', { message: 'the payout ended differently', hint: `It is ${how}` });
}

function cannotSend(network: string) {
  const message = `this server cannot send on ${network}`;
  return invalid('method', message, {
    hint: 'Use the method export, or configure x402 payments with a key of your own on that network.',
  });
}

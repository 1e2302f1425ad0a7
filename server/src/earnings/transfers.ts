import type { Foundation } from '../foundation.ts';
import { z } from 'zod';
import { hourMs, minuteMs, secondMs } from '../clock.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Database, Queries } from '../storage/database.ts';
import type { PayoutLineRow } from '../storage/tables/payouts.ts';
import type { Ledger } from '../payments/money/ledger.ts';
import { endLine, type LineEnd } from './lines.ts';
import type { PayoutSender, SignedTransfer, TransferOrder } from '../settlement/evm/sender.ts';

export interface TransfersOptions extends Pick<Foundation, 'clock' | 'database' | 'log'> {
  ledger: Ledger;
  /** A separate runner, because a chain may be slow. */
  jobs: Jobs;
  /** Null: nothing is sent by this server. */
  sender: PayoutSender | null;
}

/** The deadline of a transfer after it was begun. Then it fails, and the money goes back to the owner's earnings. */
const transferMs = 6 * hourMs;
/** Each costs gas: after this many a transfer waits for its deadline. */
const transactionsMax = 10;
const turnKind = 'send_payout';
const TransferTurn = z.object({ lineId: z.string(), turn: z.int() });
/** One an hour at the end: retries for a year while the chain is unreachable. */
const attemptsMax = 9000;

/**
 * Sends the lines of batches on the chain: one job per turn, until the line has ended. A turn asks the chain first, and stores before it broadcasts:
 *
 *   pending -> sending     the deadline is stored; from now on a transfer may exist
 *   a signed transaction   is stored
 *   broadcast, sent        again in every later turn, until it is in a block
 *   paid | failed          final on the chain
 *
 * Between any two steps the process may die, and another may run the same turn.
 * @returns adds a line, in the transaction that creates it
 */
export function transfers(parts: TransfersOptions) {
  const { sender, jobs, database } = parts;
  if (sender !== null) {
    jobs.handle(turnKind, async (payload, { signal }) => {
      const { lineId, turn } = TransferTurn.parse(payload);
      if (!(await advance(parts, sender, lineId, signal))) await database.write((queries) => addTurn(parts, queries, lineId, turn + 1));
    });
  }

  return (queries: Queries, lineId: string) => addTurn(parts, queries, lineId, 0);
}

/** The id of a turn is unique: a turn that runs twice is followed by one next turn. */
async function addTurn(parts: TransfersOptions, queries: Queries, lineId: string, turn: number): Promise<void> {
  const waitMs = turn === 0 ? 0 : Math.min(5 * minuteMs, (5 + 5 * turn) * secondMs);
  const job = { id: `${lineId}:${turn}`, kind: turnKind, payload: { lineId, turn }, attemptsMax };
  await parts.jobs.add(queries, { ...job, runAt: parts.clock.now() + waitMs });
}

async function advance(parts: TransfersOptions, via: PayoutSender, lineId: string, signal: AbortSignal): Promise<boolean> {
  const { database, clock } = parts;
  const found = await database.read.selectFrom('payout_lines').selectAll().where('id', '=', lineId).executeTakeFirst();
  if (found === undefined || isOver(found)) return true;
  if (found.network !== via.network) throw new Error(`payouts on ${found.network} cannot be sent: the network here is ${via.network}`);
  if (found.state === 'pending' && (await isSuspended(database, found.owner_id))) return false;
  const line = found.state === 'pending' ? await begin(parts, via, found, signal) : found;
  const order = line === null ? null : orderOf(line);
  if (line === null || order === null) return true;

  const signed = await transactionsOf(database, lineId);
  const outcome = await via.check(order, signed, signal);
  switch (outcome.kind) {
    case 'paid':
      return end(parts, line, ['sending', 'sent'], { state: 'paid', reference: outcome.hash ?? signed.at(-1)?.hash ?? null });
    case 'failed':
      return end(parts, line, ['sending', 'sent'], { state: 'failed', failure: outcome.reason });
    case 'mined':
      await markSent(parts, lineId);
      return false;
    case 'open':
      if (clock.now() < order.deadlineAt) await send(parts, via, order, signed, signal);
      return false;
  }
}

/** @returns null where the line has ended: the transfer would fail, or an admin ended it. */
async function begin(parts: TransfersOptions, via: PayoutSender, line: PayoutLineRow, signal: AbortSignal): Promise<PayoutLineRow | null> {
  const order = { id: line.id, to: line.address, amountMicros: line.amount_micros };
  const refusal = await via.refusal(order, signal);
  // Only before anything was signed: another process may have begun.
  if (refusal !== null) await end(parts, line, ['pending'], { state: 'failed', failure: refusal });
  else {
    await parts.database.write((queries) =>
      queries
        .updateTable('payout_lines')
        .set({ state: 'sending', deadline_at: parts.clock.now() + transferMs })
        .where('id', '=', line.id)
        .where('state', '=', 'pending')
        .execute(),
    );
  }
  const now = await parts.database.read.selectFrom('payout_lines').selectAll().where('id', '=', line.id).executeTakeFirstOrThrow();
  return isOver(now) ? null : now;
}

async function send(
  parts: TransfersOptions,
  via: PayoutSender,
  order: TransferOrder,
  earlier: readonly SignedTransfer[],
  signal: AbortSignal,
): Promise<void> {
  const last = earlier.at(-1) ?? null;
  const sent = await via.exclusively(async ({ sign, broadcast }) => {
    const next = await sign(order, last, signal);
    if (next.hash !== last?.hash) {
      if (earlier.length >= transactionsMax) return null;
      const isStored = await store(parts, order.id, earlier.length + 1, next);
      // Another process has stored its transaction first, and sends that one.
      if (!isStored) return null;
    }
    return { transaction: next.hash, answer: await broadcast(next, signal) };
  });
  if (sent === null) return;
  const { transaction, answer } = sent;
  if (answer.kind === 'accepted') await markSent(parts, order.id);
  else parts.log.warn({ payout: order.id, transaction, reason: answer.reason }, 'the network has not accepted the payout yet');
}

async function store(parts: TransfersOptions, lineId: string, attempt: number, { hash, raw }: SignedTransfer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await parts.database.write((queries) =>
    queries
      .insertInto('payout_transactions')
      .values({ line_id: lineId, attempt, hash, raw, created_at: parts.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow(),
  );
  return numInsertedOrUpdatedRows === 1n;
}

async function markSent(parts: TransfersOptions, lineId: string): Promise<void> {
  await parts.database.write((queries) =>
    queries.updateTable('payout_lines').set({ state: 'sent' }).where('id', '=', lineId).where('state', '=', 'sending').execute(),
  );
}

async function end(
  parts: TransfersOptions,
  line: PayoutLineRow,
  from: ReadonlyArray<'pending' | 'sending' | 'sent'>,
  outcome: LineEnd,
): Promise<true> {
  const { database, ledger, clock, log } = parts;
  const ended = await database.write((queries) => endLine(queries, ledger, line, { from, end: outcome, now: clock.now() }));
  if (ended) log.info({ payout: line.id, owner: line.owner_id, amountMicros: line.amount_micros, ...outcome }, 'payout ended');
  return true;
}

/** Its line waits: an admin resumes the owner, or ends the line. */
async function isSuspended({ read }: Database, ownerId: string): Promise<boolean> {
  const owner = await read.selectFrom('users').select('suspended_at').where('id', '=', ownerId).executeTakeFirst();
  return owner !== undefined && owner.suspended_at !== null;
}

function isOver({ state }: PayoutLineRow): boolean {
  return state === 'paid' || state === 'failed';
}

function orderOf({ id, address, amount_micros: amountMicros, deadline_at: deadlineAt }: PayoutLineRow): TransferOrder {
  if (deadlineAt === null) throw new Error(`payout ${id} was begun without a deadline`);
  return { id, to: address, amountMicros, deadlineAt };
}

function transactionsOf({ read }: Database, lineId: string): Promise<SignedTransfer[]> {
  return read.selectFrom('payout_transactions').select(['hash', 'raw']).where('line_id', '=', lineId).orderBy('attempt').execute();
}

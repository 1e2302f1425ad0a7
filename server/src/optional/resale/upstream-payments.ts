import type { Foundation } from '../../foundation.ts';
import { bound } from '../../bound.ts';
import { dayMs, minuteMs } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { formatAmount, type Micros } from '../../money.ts';
import type { Queries } from '../../storage/database.ts';
import { pageOf, type Page, type PageRequest } from '../../storage/page.ts';
import type { UpstreamPaymentRow } from '../../storage/tables/upstream-payments.ts';
import { failed } from '../../imports/calls/http-call.ts';

/** A payment to another server, as it is signed. */
export interface UpstreamPayment {
  sourceId: string;
  operation: string;
  /** The request of the buyer. */
  requestId: string | null;
  host: string;
  /** CAIP-2. */
  network: string;
  payTo: string;
  amountMicros: Micros;
  isTest: boolean;
  /** Epoch milliseconds: the signature is worthless from then on. */
  expiresAt: number;
  /** When people last looked at the tool: losses before that are forgiven. */
  losingSince: number;
}

/** What the answer of the other server says. */
export interface UpstreamReceipt {
  state: Exclude<UpstreamPaymentRow['state'], 'signed'>;
  transactionId: string | null;
}

/** The payments of this service to other servers, and the limit of a day. */
export type UpstreamPayments = ReturnType<typeof upstreamPayments>;

type LosingCall = Pick<UpstreamPayment, 'sourceId' | 'operation' | 'losingSince'>;

/** After so many losses in a row, a tool is taken from sale. */
export const lossesMax = 5;
/** Longer than any call takes: without an outcome by then, its process died. */
const callMsMax = 15 * minuteMs;
/** More than may run at once. */
const latestMax = 500;

export interface UpstreamPaymentsOptions extends Pick<Foundation, 'clock' | 'database'> {
  /** The limit of a day. */
  maxMicros: Micros;
}

interface UpstreamPaymentsParts extends UpstreamPaymentsOptions {
  /** The day on which a price no longer fitted. */
  spentOn: number | null;
}

export function upstreamPayments(options: UpstreamPaymentsOptions) {
  const parts: UpstreamPaymentsParts = { ...options, spentOn: null };

  return {
    ...bound(parts, { begin, end, lost, lossesInRow, list, today: spendingToday }),

    /** The buyer has paid for the call: in the transaction that records it. */
    async sold(queries: Queries, id: string): Promise<void> {
      await queries.updateTable('upstream_payments').set({ outcome: 'sold' }).where('id', '=', id).execute();
    },

    /** Whether this process has met the limit today: a call is refused before its buyer pays. */
    isSpent: (): boolean => parts.spentOn === dayNow(parts),
  };
}

function dayNow(parts: UpstreamPaymentsParts): number {
  return Math.floor(parts.clock.now() / dayMs);
}

/** How many payments in a row, up to the latest, nobody has paid for. */
async function lossesInRow(
  parts: UpstreamPaymentsParts,
  queries: Queries,
  { sourceId, operation, losingSince }: LosingCall,
): Promise<{ lost: number; lostMicros: Micros; open: number }> {
  const latest = await queries
    .selectFrom('upstream_payments')
    .select(['outcome', 'amount_micros', 'created_at'])
    .where('source_id', '=', sourceId)
    .where('operation', '=', operation)
    .where('created_at', '>', losingSince)
    .orderBy('id', 'desc')
    .limit(latestMax)
    .execute();
  const lastSold = latest.findIndex(({ outcome }) => outcome === 'sold');
  const inRow = lastSold === -1 ? latest : latest.slice(0, lastSold);
  const isOpen = ({ outcome, created_at: at }: (typeof latest)[number]) => outcome === null && parts.clock.now() - at < callMsMax;
  const lost = inRow.filter((each) => !isOpen(each));
  return {
    lost: lost.length,
    lostMicros: lost.reduce((sum, { amount_micros: amount }) => sum + amount, 0),
    open: inRow.length - lost.length,
  };
}

/**
 * Records a payment before its signature leaves the service: whatever happens to the signature, it counts on its day (UTC).
 * @returns its id
 * @throws upstream_failed where it would exceed the limit of the day, for all processes together; unavailable where the calls before it
 * were lost
 */
async function begin(parts: UpstreamPaymentsParts, { amountMicros, ...payment }: UpstreamPayment): Promise<string> {
  const { clock, database, maxMicros } = parts;
  const now = clock.now();
  const day = dayNow(parts);
  const id = newId('upay', now);
  const isWithin = await database.write(async (queries) => {
    if (amountMicros > maxMicros) return false;
    const counted = await queries
      .insertInto('upstream_spending')
      .values({ day, amount_micros: amountMicros })
      .onConflict((conflict) =>
        conflict
          .column('day')
          .doUpdateSet((eb) => ({ amount_micros: eb('upstream_spending.amount_micros', '+', amountMicros) }))
          .where('upstream_spending.amount_micros', '<=', maxMicros - amountMicros),
      )
      .returning('day')
      .executeTakeFirst();
    if (counted === undefined) return false;
    // The row of the day is locked: no other payment begins in between. Once a call was lost, those that run may be lost too.
    const { lost, open } = await lossesInRow(parts, queries, payment);
    if (lost > 0 && lost + open >= lossesMax) throw problem('unavailable', { cause: new Error('its upstream took money for nothing') });
    await queries
      .insertInto('upstream_payments')
      .values({
        id,
        source_id: payment.sourceId,
        operation: payment.operation,
        request_id: payment.requestId,
        host: payment.host,
        network: payment.network,
        pay_to: payment.payTo,
        amount_micros: amountMicros,
        is_test: payment.isTest ? 1 : 0,
        state: 'signed',
        transaction_id: null,
        expires_at: payment.expiresAt,
        created_at: now,
        outcome: null,
      })
      .execute();
    return true;
  });
  if (isWithin) return id;
  parts.spentOn = day;
  throw failed(`$${formatAmount(amountMicros)} would exceed what may be paid to other servers in a day ($${formatAmount(maxMicros)})`);
}

async function end(parts: UpstreamPaymentsParts, id: string, { state, transactionId }: UpstreamReceipt): Promise<void> {
  const set = { state, transaction_id: transactionId };
  await parts.database.write((queries) => queries.updateTable('upstream_payments').set(set).where('id', '=', id).execute());
}

/** The buyer got the money back. */
async function lost(parts: UpstreamPaymentsParts, id: string): Promise<void> {
  const rows = (queries: Queries) => queries.updateTable('upstream_payments').set({ outcome: 'lost' }).where('id', '=', id);
  await parts.database.write((queries) => rows(queries).where('outcome', 'is', null).execute());
}

/** Newest first. */
async function list(parts: UpstreamPaymentsParts, { limit, cursor }: PageRequest): Promise<Page<UpstreamPaymentRow>> {
  let query = parts.database.read.selectFrom('upstream_payments').selectAll();
  if (cursor !== null) query = query.where('id', '<', cursor);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, (row) => row);
}

/** Signed today. */
async function spendingToday(parts: UpstreamPaymentsParts): Promise<{ spentMicros: Micros; maxMicros: Micros }> {
  const { database, maxMicros } = parts;
  const row = await database.read
    .selectFrom('upstream_spending')
    .select('amount_micros')
    .where('day', '=', dayNow(parts))
    .executeTakeFirst();
  return { spentMicros: row?.amount_micros ?? 0, maxMicros };
}

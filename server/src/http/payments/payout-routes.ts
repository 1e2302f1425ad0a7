import {
  CreatePayout,
  MarkPayoutFailed,
  MarkPayoutPaid,
  MyPayoutsQuery,
  PayoutBatch as PayoutBatchBody,
  PayoutBatchDetails,
  PayoutBatchPage,
  PayoutLine as PayoutLineBody,
  PayoutLinePage,
  PayoutListQuery,
  PayoutPlan,
  PayoutQuery,
  type PayoutPlan as PayoutPlanBody,
} from '@farebox/contract';
import type { PageRequest } from '../../storage/page.ts';
import type { NameOf } from '../../operations/known-names.ts';
import type { Only, Parts } from '../../parts.ts';
import { listBody } from '../../surface/list-body.ts';
import { csvList, listed } from '../listings.ts';
import { idempotencyKeyOf } from '../../surface/request.ts';
import { answers, forAdmins, forReaders, idParam, jsonBody, optionalKey } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { optionalTime, rfc3339 } from '../../clock.ts';
import { formatAmount } from '../../money.ts';
import type { PayoutBatch } from '../../earnings/payout.ts';
import type { BatchDetails, PlannedBatch } from '../../earnings/payouts.ts';
import type { PayoutLineRow } from '../../storage/tables/payouts.ts';

export type PayoutParts = RouteParts & Pick<Parts, 'earnings' | 'log'> & Only<'operations', 'names'>;

const lineColumns = PayoutLineBody.keyof().options;
const batchColumns = PayoutBatchBody.keyof().options;
const batchParam = idParam('pob_01KAGT4M8E3V9S2QZ7XNBC5WRC');
const lineParam = batchParam.extend({ line_id: idParam('pot_01KAGT4M8E3V9S2QZ7XNBC5WRD').shape.id });

const createPayout = forAdmins.post('/admin/payouts', {
  operationId: 'createPayout',
  summary: 'Pay owners their earnings; send an Idempotency-Key to repeat it safely',
  problems: ['idempotency_mismatch'],
  request: {
    headers: optionalKey('One key of one admin is one batch, however often it is sent.'),
    ...jsonBody(CreatePayout),
  },
  responses: {
    200: answers(PayoutPlan, 'Nothing was changed: a dry run, or nobody is to be paid now.'),
    201: answers(
      PayoutBatchDetails,
      'The batch; the same again, as it is now, with Idempotency-Replayed: true, where the key was used before.',
    ),
  },
});

const listPayouts = forAdmins.get('/admin/payouts', {
  operationId: 'listPayouts',
  summary: 'Batches of payouts, the newest first',
  request: { query: PayoutListQuery },
  responses: { 200: listed(PayoutBatchPage, 'A page of batches.', batchColumns) },
});

const getPayout = forAdmins.get('/admin/payouts/{id}', {
  operationId: 'getPayout',
  summary: 'One batch with all its lines; format=csv for a payment file',
  problems: ['not_found'],
  request: { params: batchParam, query: PayoutQuery },
  responses: {
    200: listed(PayoutBatchDetails, 'The batch.', lineColumns),
  },
});

const markPayoutPaid = forAdmins.post('/admin/payouts/{id}/lines/{line_id}/paid', {
  operationId: 'markPayoutPaid',
  summary: 'Mark a payout as paid; idempotent',
  problems: ['conflict', 'not_found'],
  request: { params: lineParam, ...jsonBody(MarkPayoutPaid) },
  responses: { 200: answers(PayoutLineBody, 'The line.') },
});

const markPayoutFailed = forAdmins.post('/admin/payouts/{id}/lines/{line_id}/failed', {
  operationId: 'markPayoutFailed',
  summary: 'Mark a payout as failed: the amount goes back to the earnings',
  problems: ['conflict', 'not_found'],
  request: { params: lineParam, ...jsonBody(MarkPayoutFailed) },
  responses: { 200: answers(PayoutLineBody, 'The line.') },
});

const listMyPayouts = forReaders.get('/me/payouts', {
  operationId: 'listMyPayouts',
  summary: 'Your payouts, the newest first',
  request: { query: MyPayoutsQuery },
  responses: { 200: listed(PayoutLinePage, 'A page of payouts.', lineColumns) },
});

/** Payouts to owners, to be mounted at `/api/v1`. */
export function payoutRoutes(parts: PayoutParts): Routes {
  const { log } = parts;
  const { payouts } = parts.earnings;
  const { names } = parts.operations;
  const namesOf = (lines: readonly PayoutLineRow[]) => names.of(lines.map((line) => line.owner_id));
  const planned = async (plan: PlannedBatch) =>
    planBody(plan, await names.of([...plan.lines, ...plan.leftOut].map(({ ownerId }) => ownerId)));
  const lineBody = async (line: PayoutLineRow) => payoutLineBody(line, await namesOf([line]));
  const app = new Routes(parts);

  app.forCaller(createPayout, async (c, { accountId }) => {
    const { dry_run: isDryRun, network, method, note = null } = c.req.valid('json');
    if (isDryRun) return c.json(await planned(await payouts.plan({ network, method })), 200);
    const created = await payouts.create({ network, method, note, createdBy: accountId, idempotencyKey: idempotencyKeyOf(c) });
    if (created.kind === 'nothing') return c.json(await planned(created.plan), 200);
    const { batch, isReplay } = created;
    if (isReplay) c.header('Idempotency-Replayed', 'true');
    else log.info({ payout: batch.id, lines: batch.line_count, totalMicros: batch.total_micros, by: accountId }, 'payout made');
    return c.json(detailsBody(created, await namesOf(created.lines)), 201);
  });

  app.openapi(listPayouts, async (c) => {
    const { limit, cursor = null, format, state, line_id: lineId } = c.req.valid('query');
    const list = (page: PageRequest) => payouts.list({ state, lineId }, page);
    if (format === 'csv') return csvList(c, { fileName: 'payouts.csv', columns: batchColumns, list, cursor, cells: payoutBatchBody });
    return c.json(listBody(await list({ limit, cursor }), payoutBatchBody), 200);
  });

  app.openapi(getPayout, async (c) => {
    const details = await payouts.get(c.req.valid('param').id);
    const body = detailsBody(details, await namesOf(details.lines));
    if (c.req.valid('query').format === 'json') return c.json(body, 200);
    const list = async () => ({ items: body.lines, nextCursor: null });
    const fileName = `payout-${details.batch.id}.csv`;
    return csvList(c, { fileName, columns: lineColumns, list, cursor: null, cells: (line) => line });
  });

  app.forCaller(markPayoutPaid, async (c, { accountId: actorId }) => {
    const { id: batchId, line_id: lineId } = c.req.valid('param');
    return c.json(await lineBody(await payouts.markPaid({ batchId, lineId, actorId, ...c.req.valid('json') })), 200);
  });

  app.forCaller(markPayoutFailed, async (c, { accountId: actorId }) => {
    const { id: batchId, line_id: lineId } = c.req.valid('param');
    return c.json(await lineBody(await payouts.markFailed({ batchId, lineId, actorId, ...c.req.valid('json') })), 200);
  });

  app.forCaller(listMyPayouts, async (c, { accountId }) => {
    const { limit, cursor = null, format } = c.req.valid('query');
    const lines = (page: PageRequest) => payouts.ofOwner(accountId, page);
    const list = names.inList(lines, (line) => [line.owner_id], payoutLineBody);
    if (format === 'csv') return csvList(c, { fileName: 'payouts.csv', columns: lineColumns, list, cursor, cells: (line) => line });
    return c.json(
      listBody(await list({ limit, cursor }), (line) => line),
      200,
    );
  });

  return app;
}

function payoutLineBody(line: PayoutLineRow, nameOf: NameOf): PayoutLineBody {
  return {
    id: line.id,
    batch_id: line.batch_id,
    owner_id: line.owner_id,
    owner_name: nameOf(line.owner_id),
    network: line.network,
    address: line.address,
    amount: formatAmount(line.amount_micros),
    currency: 'USD',
    state: line.state,
    reference: line.reference,
    failure: line.failure,
    created_at: rfc3339(line.created_at),
    finished_at: optionalTime(line.finished_at),
  };
}

function payoutBatchBody(batch: PayoutBatch): PayoutBatchBody {
  return {
    id: batch.id,
    network: batch.network,
    method: batch.method,
    state: batch.state,
    line_count: batch.line_count,
    total: formatAmount(batch.total_micros),
    paid: formatAmount(batch.paid_micros),
    failed: formatAmount(batch.failed_micros),
    currency: 'USD',
    note: batch.note,
    created_by: batch.created_by,
    created_at: rfc3339(batch.created_at),
    done_at: optionalTime(batch.done_at),
  };
}

function detailsBody({ batch, lines }: BatchDetails, nameOf: NameOf): PayoutBatchDetails {
  return { ...payoutBatchBody(batch), lines: lines.map((line) => payoutLineBody(line, nameOf)) };
}

function planBody(plan: PlannedBatch, nameOf: NameOf): PayoutPlanBody {
  return {
    network: plan.network,
    method: plan.method,
    currency: 'USD',
    minimum: formatAmount(plan.minimumMicros),
    earned_until: rfc3339(plan.earnedUntil),
    line_count: plan.lines.length,
    total: formatAmount(plan.totalMicros),
    lines: plan.lines.map(({ ownerId, address, amountMicros }) => ({
      owner_id: ownerId,
      owner_name: nameOf(ownerId),
      address,
      amount: formatAmount(amountMicros),
    })),
    left_out: plan.leftOut.map(({ ownerId, balanceMicros, availableMicros, reason }) => ({
      owner_id: ownerId,
      owner_name: nameOf(ownerId),
      balance: formatAmount(balanceMicros),
      available: formatAmount(availableMicros),
      reason,
    })),
    left_out_count: plan.leftOutCount,
  };
}

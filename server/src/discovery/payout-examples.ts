import type { PayoutBatch, PayoutLine, PayoutPlan } from '@farebox/contract';
import { exampleTime } from './examples.ts';

const network = 'eip155:8453';
const owner = { owner_id: 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRD', address: '0x00000000000000000000000000000000000000aa', amount: '12.50' };

const line: PayoutLine = {
  id: 'pot_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  batch_id: 'pob_01KAGT4M8E3V9S2QZ7XNBC5WRC',
  network,
  ...owner,
  currency: 'USD',
  state: 'paid',
  reference: '0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b',
  failure: null,
  created_at: exampleTime,
  finished_at: '2026-11-20T08:01:00.000Z',
};

const batch: PayoutBatch = {
  id: line.batch_id,
  network,
  method: 'chain',
  state: 'done',
  line_count: 1,
  total: line.amount,
  paid: line.amount,
  failed: '0.00',
  currency: 'USD',
  note: 'November',
  created_by: 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRF',
  created_at: exampleTime,
  done_at: '2026-11-20T08:01:00.000Z',
};

const plan: PayoutPlan = {
  network,
  method: 'chain',
  currency: 'USD',
  minimum: '1.00',
  earned_until: '2026-11-13T08:00:00.000Z',
  line_count: 1,
  total: owner.amount,
  lines: [owner],
  left_out: [{ owner_id: 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRE', balance: '0.40', available: '0.40', reason: 'below_minimum' }],
  left_out_count: 1,
};

/** By the name of the schema. */
export const payoutExamples: Readonly<Record<string, unknown>> = {
  CreatePayout: { dry_run: true },
  PayoutPlan: plan,
  PayoutLine: line,
  PayoutLinePage: { items: [line], next_cursor: null },
  PayoutBatch: batch,
  PayoutBatchPage: { items: [batch], next_cursor: null },
  PayoutBatchDetails: { ...batch, lines: [line] },
  MarkPayoutPaid: { reference: line.reference },
  MarkPayoutFailed: { reason: 'the exchange refused the address' },
};

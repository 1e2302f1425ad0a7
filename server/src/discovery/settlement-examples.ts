import type { ResolvedSettlement, UnresolvedSettlement } from '@farebox/contract';
import { exampleTime } from './examples.ts';

const unresolved: UnresolvedSettlement = {
  id: 'pay_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  service_id: 'word-count',
  network: 'eip155:8453',
  asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  payer: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  pay_to: '0x209693bc6afc0c5328ba36faf03c514ef312287c',
  amount: '50000',
  nonce: '0xd889262efd5bf91aa12eb33d7303cc3536cb6a83b4cc10ef85a8d715f7e144da',
  transaction: null,
  created_at: exampleTime,
  over_at: '2026-11-20T08:11:00.000Z',
};
const transaction = '0xd1900e0ed099fc0ed543312051c0c0dae0ef417433acf04788d26a18b916b1ad';

/** By the name of the schema. */
export const settlementExamples: Readonly<Record<string, unknown>> = {
  UnresolvedSettlement: unresolved,
  UnresolvedSettlementPage: { items: [unresolved], next_cursor: null },
  MarkSettlementSettled: { transaction },
  MarkSettlementFailed: { reason: 'the chain has no transfer with this nonce' },
  ResolvedSettlement: { id: unresolved.id, outcome: 'settled', transaction } satisfies ResolvedSettlement,
};

import { z } from 'zod';
import type { DatabaseView } from './database-view.ts';

const whole = z.coerce.number().int();

const StoredPayment = z.object({ id: z.string(), status: z.string(), amount_micros: whole, max_calls: whole, used_calls: whole });
export type StoredPayment = z.output<typeof StoredPayment>;

const StoredPurchase = z.object({
  id: z.string(),
  payment_id: z.string(),
  service_id: z.string(),
  state: z.string(),
  process_id: z.string(),
  answer: z.string().nullable(),
});
export type StoredPurchase = z.output<typeof StoredPurchase>;

const StoredEntry = z.object({
  debit_account: z.string(),
  credit_account: z.string(),
  amount_micros: whole,
  kind: z.string(),
  payment_id: z.string().nullable(),
  call_id: z.string().nullable(),
});
export type StoredEntry = z.output<typeof StoredEntry>;

const StoredBalance = z.object({ account: z.string(), balance_micros: whole });
export type StoredBalance = z.output<typeof StoredBalance>;

const SpentByKey = z.object({ spent_total_micros: whole });

export interface Tables {
  payments: ReadonlyMap<string, StoredPayment>;
  purchases: readonly StoredPurchase[];
  entries: readonly StoredEntry[];
  balances: readonly StoredBalance[];
  /** What the API keys have counted against their caps, together. */
  countedByKeys: number;
}

export async function readTables(view: DatabaseView): Promise<Tables> {
  const [payments, purchases, entries, balances, keys] = await Promise.all([
    storedPayments(view),
    view.rows('select id, payment_id, service_id, state, process_id, answer from purchases', StoredPurchase),
    view.rows('select debit_account, credit_account, amount_micros, kind, payment_id, call_id from ledger_entries', StoredEntry),
    view.rows('select account, balance_micros from ledger_balances', StoredBalance),
    view.rows('select spent_total_micros from api_keys', SpentByKey),
  ]);
  return { payments, purchases, entries, balances, countedByKeys: sumOf(keys, ({ spent_total_micros }) => spent_total_micros) };
}

export async function storedPayments(view: DatabaseView): Promise<Map<string, StoredPayment>> {
  const rows = await view.rows('select id, status, amount_micros, max_calls, used_calls from payments', StoredPayment);
  return new Map(rows.map((row) => [row.id, row]));
}

export function sumOf<T>(items: Iterable<T>, amountOf: (item: T) => number): number {
  let sum = 0;
  for (const item of items) sum += amountOf(item);
  return sum;
}

import { join } from 'node:path';
import { z } from 'zod';
import type { Bench } from './comparison.ts';
import { Port } from './rounds.ts';

export const StockOrder = z.object({
  network: z.templateLiteral(['eip155:', z.string()]),
  asset: z.string(),
  payTo: z.string(),
  price: z.string(),
  path: z.string(),
  /** Of the ledger's database; null keeps it in memory. */
  file: z.string().nullable(),
});
export type StockOrder = z.output<typeof StockOrder>;

/** The unmodified middleware `@x402/hono`, with the unmodified facilitator of `@x402/core` in its process. */
export async function startStockSeller(bench: Bench, order: Omit<StockOrder, 'file'>, ledger: 'disk' | 'memory') {
  const process = bench.start('x402-hono.ts');
  const file = ledger === 'disk' ? join(bench.folder, 'stock.sqlite') : null;
  return { process, port: await process.ask('start', { ...order, file }, Port) };
}

import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What the simulation is about: each is answered by one request, and an asset is one line of a batch. */
export const operations = ['challenge', 'paidCall', 'fetch', 'search', 'asset', 'event'] as const;
export type Operation = (typeof operations)[number];

/** What one of them took. */
export const Cost = z.object({
  /** Of the service, with all its threads. */
  serverCpuMicros: z.number(),
  /** Of the sessions of PostgreSQL; 0 with SQLite, which works within the service; null where it is on another machine. */
  databaseCpuMicros: z.number().nullable(),
  /** That were added, in all tables. */
  rows: z.number(),
  /** By which the database grew, indexes included. */
  bytes: z.number(),
});
export type Cost = z.output<typeof Cost>;

const Costs = z.object({
  /** Of the machine that measured. */
  processor: z.string(),
  cores: z.int(),
  node: z.string(),
  /** In the catalog, while search was measured: first few, then all. */
  assets: z.tuple([z.int(), z.int()]),
  sqlite: z.record(z.enum(operations), Cost),
  postgres: z.record(z.enum(operations), Cost),
  /** Search among the few. */
  searchAmongFew: z.object({ sqlite: Cost, postgres: Cost }),
});
/** What `npm run bench -- scale --database postgres://...` has measured. */
export type Costs = z.output<typeof Costs>;

export const costsFile = new URL('costs.json', import.meta.url);

export function readCosts(): Costs {
  return Costs.parse(JSON.parse(readFileSync(costsFile, 'utf8')));
}

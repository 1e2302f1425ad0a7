import { z } from 'zod';

/** What the load process is asked for: N connections, each sending its next request when the answer to the last is complete. */
export const LoadOrder = z.object({
  port: z.int(),
  connections: z.int().min(1).max(1000),
  /** No request is begun after this long. */
  durationMs: z.number(),
  /** Whole requests as text, Latin-1. They are used up one by one, unless repeated. */
  requests: z.array(z.string()).min(1),
  isRepeated: z.boolean(),
  /** An answer with another status, or without one of these texts in it, is a wrong one. */
  expected: z.object({ status: z.int(), texts: z.array(z.string()) }),
});
export type LoadOrder = z.output<typeof LoadOrder>;

export const LoadReport = z.object({
  answers: z.int(),
  seconds: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
  /** Wrong answers by what was wrong with them. */
  wrong: z.record(z.string(), z.int()),
});
export type LoadReport = z.output<typeof LoadReport>;

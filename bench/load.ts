import { z } from 'zod';

/** A whole request as text, Latin-1. One whose body is large has so many bytes of noise between `head` and `tail`, made while it is sent. */
export const LoadRequest = z.union([z.string(), z.object({ head: z.string(), noiseBytes: z.int().min(0), tail: z.string() })]);
export type LoadRequest = z.output<typeof LoadRequest>;

export const Expectation = z.object({
  status: z.int(),
  texts: z.array(z.string()),
  /** The body is counted and thrown away, has to be so long, and the texts are looked for in the head alone. */
  bodyBytes: z.int().min(0).optional(),
});
export type Expectation = z.output<typeof Expectation>;

/** What the load process is asked for: N connections, each sending its next request when the answer to the last is complete. */
export const LoadOrder = z.object({
  port: z.int(),
  connections: z.int().min(1).max(1000),
  /** No request is begun after this long. */
  durationMs: z.number(),
  /** They are used up one by one, unless repeated. */
  requests: z.array(LoadRequest).min(1),
  isRepeated: z.boolean(),
  /** An answer with another status, or without one of these texts in it, is a wrong one. */
  expected: Expectation,
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

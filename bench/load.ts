import { z } from 'zod';

/** A whole request as text, Latin-1. A large body has this many bytes of noise between `head` and `tail`, generated while it is sent. */
export const LoadRequest = z.union([z.string(), z.object({ head: z.string(), noiseBytes: z.int().min(0), tail: z.string() })]);
export type LoadRequest = z.output<typeof LoadRequest>;

export const Expectation = z.object({
  status: z.int(),
  texts: z.array(z.string()),
  /** The body is counted and discarded. It must have this length, and the texts are searched only in the head. */
  bodyBytes: z.int().min(0).optional(),
});
export type Expectation = z.output<typeof Expectation>;

/** A job of the load process: N connections, each sends its next request after the previous answer is complete. */
export const LoadOrder = z.object({
  port: z.int(),
  connections: z.int().min(1).max(5000),
  /** The address of this machine that they come from; default 127.0.0.1. */
  from: z.string().optional(),
  /** Sleeps while there is nothing to do, where several loads share a core. */
  isCalm: z.boolean().default(false),
  /** No request starts after this time. */
  durationMs: z.number(),
  /** Each is used once, unless repeated. */
  requests: z.array(LoadRequest).min(1),
  isRepeated: z.boolean(),
  /** An answer with another status, or without one of these texts, is wrong. */
  expected: Expectation,
});
export type LoadOrder = z.input<typeof LoadOrder>;

export const LoadReport = z.object({
  answers: z.int(),
  seconds: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
  /** Wrong answers by their error. */
  wrong: z.record(z.string(), z.int()),
});
export type LoadReport = z.output<typeof LoadReport>;

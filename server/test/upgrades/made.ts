import { z } from 'zod';

/** What a test has to know of a database that was filled. */
export const Made = z.object({
  /** Epoch milliseconds: the service goes on at this time, whenever the test runs. */
  madeAt: z.int(),
  /** Headers of the seller, and of the buyer with this prepaid credit. */
  owner: z.record(z.string(), z.string()),
  buyer: z.record(z.string(), z.string()),
  balance: z.string(),
  rainId: z.string(),
  /** A call of `counted-echo` that is paid and not used. */
  unusedToken: z.string(),
  /** A job that is done. */
  jobId: z.string(),
  /** What a watch waits for. */
  watchedNeed: z.string(),
});
export type Made = z.output<typeof Made>;

import { z } from 'zod';

/** Who gets the updates of a task. */
export const Receiver = z.object({
  id: z.string(),
  url: z.string(),
  token: z.string(),
  scheme: z.string(),
  credentials: z.string(),
});
export type Receiver = z.output<typeof Receiver>;

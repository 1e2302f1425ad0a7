import { z } from 'zod';

// Loaded by the commands that read them: Zod takes longer to load than all of a help text.

const texts = z.array(z.string()).default([]);
const text = z.string().optional();
const flag = z.literal(true).optional();

/** The options of an import, whose types the library loses across functions. */
export const ImportOptions = z.object({
  name: text,
  price: text,
  pricePerUnit: text,
  freePerDay: z.number().optional(),
  priceTag: texts,
  only: texts,
  skip: texts,
  safe: texts,
  category: text,
  tag: texts,
  credential: texts,
  timeout: z.number().optional(),
  anyOutput: flag,
  allowPrivate: flag,
  onChange: z.enum(['pause', 'report', 'adopt']).optional(),
  dryRun: flag,
  publish: flag,
  publishWriting: flag,
  force: flag,
  baseUrl: text,
  variable: texts,
});
export type ImportOptions = z.output<typeof ImportOptions>;

/** What the tools of documents answer: a submission with the id of its job, a result with how far the job is. */
export const JobAnswer = z.object({
  data: z.looseObject({ id: z.string().optional(), completed: z.boolean().optional(), status: z.string().optional() }),
});

/** What `/readyz` says of search. */
export const Ready = z.object({ search: z.object({ model: z.string(), documents: z.int().nullable(), pending: z.int().nullable() }) });

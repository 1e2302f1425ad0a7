import { z } from 'zod';
import { microsFromCents } from '../src/money.ts';
import { tool, type Tool, type ToolContext } from '../src/tools/tool.ts';

export interface CountedTool {
  tool: Tool;
  /** How often it has run so far. */
  runCount(): number;
}

export interface CountedToolOptions {
  id?: string;
  internalServiceId?: string;
  aliases?: readonly string[];
  runs?: Tool['runs'];
  maxLatencyMs?: number;
  priceCents?: number;
  /** What a run does beside being counted; what it throws is the failure of the call. */
  work?: (note: string, context: ToolContext) => Promise<void>;
}

/** A tool of a test that echoes a note and counts its runs: the witness for how often a paid call really happened. */
export function countedTool({
  id = 'counted-echo',
  internalServiceId,
  aliases = [],
  runs = 'outside',
  maxLatencyMs = 10_000,
  priceCents = 5,
  work = async () => {},
}: CountedToolOptions = {}): CountedTool {
  let runCount = 0;
  return {
    runCount: () => runCount,
    tool: tool({
      id,
      ...(internalServiceId === undefined ? {} : { internalServiceId }),
      aliases,
      name: 'Counted Echo',
      description: 'Echoes a note and counts how often it did.',
      descriptionForModel: 'Use in tests only.',
      category: 'utility',
      keywords: ['echo'],
      useCases: ['Witness the runs of a paid call'],
      limitations: ['None'],
      tags: ['test'],
      method: 'POST',
      input: z.strictObject({ note: z.string().max(100) }),
      output: z.object({ note: z.string(), run: z.int() }),
      exampleRequest: { note: 'hello' },
      exampleResponse: { note: 'hello', run: 1 },
      errorExamples: [],
      pricing: { policyId: 'tiny-api', amountMicros: microsFromCents(priceCents) },
      complexity: 'simple',
      typicalResponseTimeMs: 1,
      maxLatencyMs,
      uptime: '99.5%',
      cacheable: false,
      idempotent: false,
      inputTypes: ['text'],
      outputTypes: ['text'],
      relatedServices: [],
      runs,
    }).run(async ({ note }, context) => {
      // The probe runs tools too, with their example; only calls that somebody paid for are counted.
      if (context.requestId !== 'probe') runCount += 1;
      const run = runCount;
      if (context.requestId !== 'probe') await work(note, context);
      return { note, run };
    }),
  };
}

/** A door that calls wait at until the test opens it. */
export function gate(): { wait: () => Promise<void>; open: () => void; waiting: () => number } {
  let waiting = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    waiting: () => waiting,
    open: resolve,
    async wait() {
      waiting += 1;
      await promise;
    },
  };
}

import { z } from 'zod';
import { exampleTime } from './examples.ts';

export const ToolHistoryQuery = z.object({
  days: z.coerce.number().int().min(1).max(90).default(30).meta({ description: 'The last days, as far as the access log goes back.' }),
});

const Calls = z.int().min(0);

/** What the service measured of a tool. */
export const ToolHistory = z
  .object({
    id: z.string().meta({ example: 'timestamp' }),
    check: z
      .object({
        status: z.enum(['healthy', 'unhealthy']),
        at: z.iso.datetime(),
        latency_ms: z.int().min(0),
        detail: z.string().nullable().meta({ description: 'Why it is unhealthy.' }),
      })
      .nullable()
      .meta({ description: 'The latest check; earlier ones are not kept. Null: it was not checked yet.' }),
    totals: z
      .object({
        requests: Calls.meta({ description: 'Paid or not.' }),
        executed: Calls,
        succeeded: Calls,
        failed: Calls,
        mean_ms: z.int().min(0).nullable().meta({ description: 'Of all executions; null if there was none.' }),
        quality_score: z.int().min(0).max(100),
        last_call_at: z.iso.datetime().nullable(),
      })
      .meta({ description: 'Since the first call.' }),
    latency: z
      .object({ calls: Calls, p50_ms: z.number().min(0), p95_ms: z.number().min(0) })
      .nullable()
      .meta({ description: 'Of the latest successful calls, at most 200, of the process that answers; null with less than 20.' }),
    days: z
      .array(
        z.object({
          at: z.iso.datetime(),
          challenged: Calls.meta({ description: 'Answered with a 402.' }),
          delivered: Calls,
          failed: Calls.meta({ description: 'Failed, and refunded where they were paid.' }),
          unavailable: Calls.meta({ description: 'It was disabled, or not configured.' }),
        }),
      )
      .meta({ description: 'Calls by day (UTC), from the access log.' }),
    is_complete: z.boolean().meta({ description: 'False if there were more log lines than are counted; the latest always are.' }),
  })
  .meta({
    id: 'ToolHistory',
    example: {
      id: 'timestamp',
      check: { status: 'healthy', at: exampleTime, latency_ms: 4, detail: null },
      totals: { requests: 140, executed: 121, succeeded: 119, failed: 2, mean_ms: 2, quality_score: 95, last_call_at: exampleTime },
      latency: { calls: 200, p50_ms: 1.2, p95_ms: 3.4 },
      days: [{ at: '2026-11-20T00:00:00.000Z', challenged: 12, delivered: 9, failed: 1, unavailable: 0 }],
      is_complete: true,
    },
  });
export type ToolHistory = z.output<typeof ToolHistory>;

import { z } from 'zod';
import { exampleTime } from './examples.ts';

export const ToolHistoryQuery = z.object({
  days: z.coerce.number().int().min(1).max(90).default(30).meta({ description: 'The last days, as far as they are kept.' }),
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
      .meta({ description: 'The latest check. Null: it was not checked yet.' }),
    changes: z
      .array(
        z.object({
          status: z.enum(['healthy', 'unhealthy']),
          reason: z.string().nullable().meta({ description: 'Why it was unhealthy.' }),
          at: z.iso.datetime(),
        }),
      )
      .meta({ description: 'Checks that ended differently from the one before, the newest first; at most 50, of any time that is kept.' }),
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
          checks: z.object({ made: Calls, failed: Calls }).meta({ description: 'Of all processes.' }),
          executions: z
            .object({
              made: Calls,
              failed: Calls,
              p50_ms: z.number().min(0).nullable(),
              p95_ms: z.number().min(0).nullable(),
            })
            .meta({ description: 'Of all processes. The percentiles are of successful ones, at most 5 % off; null if there was none.' }),
        }),
      )
      .meta({ description: 'Calls by day (UTC), from the access log; checks and executions, counted as they end.' }),
    is_complete: z.boolean().meta({ description: 'False if there were more log lines than are counted; the latest always are.' }),
  })
  .meta({
    id: 'ToolHistory',
    example: {
      id: 'timestamp',
      check: { status: 'healthy', at: exampleTime, latency_ms: 4, detail: null },
      totals: { requests: 140, executed: 121, succeeded: 119, failed: 2, mean_ms: 2, quality_score: 95, last_call_at: exampleTime },
      latency: { calls: 200, p50_ms: 1.2, p95_ms: 3.4 },
      changes: [{ status: 'healthy', reason: null, at: exampleTime }],
      days: [
        {
          at: '2026-11-20T00:00:00.000Z',
          challenged: 12,
          delivered: 9,
          failed: 1,
          unavailable: 0,
          checks: { made: 288, failed: 0 },
          executions: { made: 10, failed: 1, p50_ms: 1.2, p95_ms: 3.4 },
        },
      ],
      is_complete: true,
    },
  });
export type ToolHistory = z.output<typeof ToolHistory>;

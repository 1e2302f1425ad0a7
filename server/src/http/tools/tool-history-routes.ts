import { z } from '@hono/zod-openapi';
import { ToolHistory as ToolHistoryBody, ToolHistoryQuery } from '@farebox/contract';
import { rfc3339 } from '../../clock.ts';
import type { Parts } from '../../parts.ts';
import { toolHistory } from '../../tools/tool-history.ts';
import { answers, forAdmins } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';

type ToolHistoryParts = RouteParts & Pick<Parts, 'clock' | 'database' | 'tools'>;

const getToolHistory = forAdmins.get('/admin/tools/{id}/history', {
  operationId: 'getToolHistory',
  summary: 'What was measured of a tool: its checks, its speed, and how its calls ended, day by day',
  problems: ['not_found'],
  request: { params: z.object({ id: z.string().max(128).meta({ example: 'timestamp' }) }), query: ToolHistoryQuery },
  responses: { 200: answers(ToolHistoryBody, 'About a minute old at most.') },
});

/** How a tool did. To be mounted at `/api/v1`. */
export function toolHistoryRoutes(parts: ToolHistoryParts): Routes {
  const { catalog, quality } = parts.tools;
  const app = new Routes(parts);

  app.openapi(getToolHistory, async (c) => {
    const asked = c.req.valid('param').id;
    const entry = catalog.find(asked);
    if (entry === null) throw catalog.unknown(asked);
    const { id } = entry.tool;
    const { days, changes, isComplete } = await toolHistory(parts, { toolId: id, days: c.req.valid('query').days });
    const [check, latency, measured] = [quality.latestCheck(id), quality.latencyOf(id), quality.of(id)];
    const body: ToolHistoryBody = {
      id,
      check:
        check === null
          ? null
          : { status: check.status, at: rfc3339(check.checkedAt), latency_ms: Math.round(check.latencyMs), detail: check.detail },
      totals: {
        requests: measured.callCount,
        executed: measured.executionCount,
        succeeded: measured.successCount,
        failed: measured.errorCount,
        mean_ms: measured.latencyMs ?? null,
        quality_score: measured.qualityScore,
        last_call_at: measured.lastCallAt ?? null,
      },
      latency: latency === null ? null : { calls: latency.calls, p50_ms: latency.p50Ms, p95_ms: latency.p95Ms },
      changes: changes.map(({ at, ...change }) => ({ ...change, at: rfc3339(at) })),
      days: days.map(({ at, executions: { made, failed, p50Ms, p95Ms }, ...day }) => ({
        ...day,
        at: rfc3339(at),
        executions: { made, failed, p50_ms: p50Ms, p95_ms: p95Ms },
      })),
      is_complete: isComplete,
    };
    return c.json(body, 200);
  });

  return app;
}

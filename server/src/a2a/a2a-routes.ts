import { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { dayMs, minuteMs, secondMs } from '../clock.ts';
import type { Env } from '../surface/client-address.ts';
import type { Parts } from '../parts.ts';
import { a2aRecord } from './a2a-record.ts';
import type { A2AEndpoint, A2AParts } from './a2a-endpoint.ts';
import { pushDeliveries } from './push-deliveries.ts';
import { forgetKind, tellEndKind } from './task-kinds.ts';

type RoutesParts = Omit<A2AParts, 'pushDeliveries'> & Pick<Parts, 'guardedFetch'>;

/** `/a2a`. The SDK is loaded with the first request. */
export function a2aRoutes(parts: RoutesParts): OpenAPIHono<Env> {
  const endpointParts = { ...parts, pushDeliveries: pushDeliveries(parts) };
  let opening: Promise<A2AEndpoint> | null = null;
  const open = () => (opening ??= import('./a2a-endpoint.ts').then(({ a2aEndpoint }) => a2aEndpoint(endpointParts)));
  handleJobs(parts, open);
  const app = new OpenAPIHono<Env>();
  app.openAPIRegistry.registerPath(a2aRecord);
  app.post('/a2a', async (c) => (await open()).answer(c));
  return app;
}

const TellEnd = z.object({ taskId: z.string(), looks: z.number() });

/** The first looks are frequent: after a crash, most purchases have an outcome within seconds. */
const lookEveryMs = 5 * secondMs;
const looksSoonMax = 60;
const looksMax = looksSoonMax + dayMs / minuteMs;

/** What earlier processes left to do goes on with the start, not with the first request. */
function handleJobs({ clock, database, deliveries, jobs }: RoutesParts, open: () => Promise<A2AEndpoint>): void {
  // The row itself is the record of a task: once due, it counts as done and is swept like any other.
  jobs.handle(forgetKind, async () => undefined);
  deliveries.handle(tellEndKind, async (payload) => {
    const { taskId, looks } = TellEnd.parse(payload);
    if (looks > looksMax || (await (await open()).tellEnd(taskId))) return;
    const runAt = clock.now() + (looks < looksSoonMax ? lookEveryMs : minuteMs);
    await database.write((queries) => deliveries.add(queries, { kind: tellEndKind, payload: { taskId, looks: looks + 1 }, runAt }));
  });
}

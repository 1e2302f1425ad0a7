import { z } from '@hono/zod-openapi';
import { AgentDemandQuery, FulfilNeed, NearMisses, NeedState as NeedStateBody, ReopenNeed } from '@farebox/contract';
import type { NearMiss } from '../../demand/near-misses.ts';
import type { Parts } from '../../parts.ts';
import { answers, forAdmins, jsonBody } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { fulfilmentBody } from '../../surface/demand-bodies.ts';

type NeedRouteParts = RouteParts & Pick<Parts, 'demand'>;

const params = z.object({
  id: z
    .string()
    .regex(/^need_[0-9a-f]{24}$/, 'is not the id of a need')
    .meta({ example: 'need_9f86d081884c7d659a2feaa0' }),
});

const listNearMisses = forAdmins.get('/admin/agent-demand/near-misses', {
  operationId: 'listNearMisses',
  summary: 'The largest unmet needs, with what is for sale and comes nearest',
  request: { query: AgentDemandQuery },
  responses: { 200: answers(NearMisses, 'At most 12 needs, a minute old at most.') },
});

const fulfilNeed = forAdmins.post('/admin/needs/{id}/fulfil', {
  operationId: 'fulfilNeed',
  summary: 'Mark a need as fulfilled: it leaves the public demand board; nobody is notified by this',
  request: { params, ...jsonBody(FulfilNeed) },
  responses: { 200: answers(NeedStateBody, 'Marked, and recorded in the audit trail.') },
});

const reopenNeed = forAdmins.post('/admin/needs/{id}/reopen', {
  operationId: 'reopenNeed',
  summary: 'Take back that a need is fulfilled',
  request: { params, ...jsonBody(ReopenNeed) },
  responses: { 200: answers(NeedStateBody, 'Open again, and recorded in the audit trail.') },
});

/** What operators decide about needs. To be mounted at `/api/v1`. */
export function needRoutes(parts: NeedRouteParts): Routes {
  const { needMarks, nearMisses } = parts.demand;
  const app = new Routes(parts);
  async function stateOf(id: string): Promise<NeedStateBody> {
    return { id, fulfilled: fulfilmentBody((await needMarks.fulfilled()).get(id) ?? null) };
  }

  app.openapi(listNearMisses, async (c) => {
    const { window_hours: hours } = c.req.valid('query');
    return c.json({ window_hours: hours, items: (await nearMisses.of(hours)).map(nearMissBody) }, 200);
  });

  app.forCaller(fulfilNeed, async (c, { accountId: actorId }) => {
    const { id } = c.req.valid('param');
    const { need: text, supply_id: supplyId = null, note = null } = c.req.valid('json');
    await needMarks.fulfil({ id, text, supplyId, note, actorId });
    return c.json(await stateOf(id), 200);
  });

  app.forCaller(reopenNeed, async (c, { accountId: actorId }) => {
    const { id } = c.req.valid('param');
    await needMarks.reopen({ id, text: c.req.valid('json').need, actorId });
    return c.json(await stateOf(id), 200);
  });

  return app;
}

function nearMissBody({ need, nearest }: NearMiss): NearMisses['items'][number] {
  return {
    need_id: need.id,
    need: need.label,
    count: need.count,
    nearest: nearest.map(({ kind, id, title, score, price, ownerId, isAnswer }) => ({
      kind,
      id,
      title,
      score,
      price,
      owner_id: ownerId,
      answers: isAnswer,
    })),
  };
}

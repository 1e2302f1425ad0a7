import {
  MarkSettlementFailed,
  MarkSettlementSettled,
  ResolvedSettlement,
  SettlementListQuery,
  UnresolvedSettlementPage,
  type UnresolvedSettlement as UnresolvedSettlementBody,
} from '@farebox/contract';
import type { Parts } from '../../parts.ts';
import { rfc3339 } from '../../clock.ts';
import type { UnresolvedSettlement } from '../../payments/x402/unresolved.ts';
import { listBody } from '../../surface/list-body.ts';
import { answers, forAdmins, idParam, jsonBody } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';

export type SettlementParts = RouteParts & Pick<Parts, 'log' | 'payments'>;

const params = idParam('pay_01KAGT4M8E3V9S2QZ7XNBC5WRD');

const listUnresolved = forAdmins.get('/admin/settlements', {
  operationId: 'listUnresolvedSettlements',
  summary: 'Signed payments with an unknown outcome, the newest first',
  request: { query: SettlementListQuery },
  responses: { 200: answers(UnresolvedSettlementPage, 'A page of them; best is none.') },
});

const markSettled = forAdmins.post('/admin/settlements/{id}/settled', {
  operationId: 'markSettlementSettled',
  summary: 'Mark a settlement as settled: its payment is paid',
  problems: ['conflict', 'not_found'],
  request: { params, ...jsonBody(MarkSettlementSettled) },
  responses: { 200: answers(ResolvedSettlement, 'It is booked.') },
});

const markFailed = forAdmins.post('/admin/settlements/{id}/failed', {
  operationId: 'markSettlementFailed',
  summary: 'Mark a settlement as failed: its money did not move and never will',
  problems: ['conflict', 'not_found'],
  request: { params, ...jsonBody(MarkSettlementFailed) },
  responses: { 200: answers(ResolvedSettlement, 'It is forgotten.') },
});

/** Settlements that an admin has to decide. Without routes if no wallet can pay. To be mounted at `/api/v1`. */
export function settlementRoutes(parts: SettlementParts): Routes {
  const { log } = parts;
  const { unresolved } = parts.payments;
  const app = new Routes(parts);
  if (unresolved === null) return app;
  app.openapi(listUnresolved, async (c) => {
    const { limit, cursor = null } = c.req.valid('query');
    return c.json(listBody(await unresolved.list({ limit, cursor }), unresolvedBody), 200);
  });

  app.forCaller(markSettled, async (c, { accountId: actorId }) => {
    const resolved = await unresolved.markSettled({ id: c.req.valid('param').id, actorId, ...c.req.valid('json') });
    log.info({ payment: resolved.id, transaction: resolved.transaction, by: actorId }, 'settlement marked as settled');
    return c.json(resolved, 200);
  });

  app.forCaller(markFailed, async (c, { accountId: actorId }) => {
    const resolved = await unresolved.markFailed({ id: c.req.valid('param').id, actorId, ...c.req.valid('json') });
    log.info({ payment: resolved.id, by: actorId }, 'settlement marked as failed');
    return c.json(resolved, 200);
  });

  return app;
}

function unresolvedBody({ serviceId, payTo, createdAt, overAt, ...rest }: UnresolvedSettlement): UnresolvedSettlementBody {
  return { ...rest, service_id: serviceId, pay_to: payTo, created_at: rfc3339(createdAt), over_at: rfc3339(overAt) };
}

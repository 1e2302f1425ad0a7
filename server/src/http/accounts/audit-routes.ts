import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { AdminAct as AdminActBody, AdminActPage, AuditQuery } from '@farebox/contract';
import type { AdminAct } from '../../accounts/audit-trail.ts';
import { requireAdminSession } from '../../accounts/sessions.ts';
import { rfc3339 } from '../../clock.ts';
import type { Parts } from '../../parts.ts';
import type { PageRequest } from '../../storage/page.ts';
import { callerGuard } from '../caller-guard.ts';
import type { Env } from '../client-address.ts';
import { csvList, listed } from '../listings.ts';
import { bySession, registryErrors } from '../route-parts.ts';
import { throwInvalid } from '../validation.ts';
import { listBody } from './account-bodies.ts';

const actColumns = AdminActBody.keyof().options;

const listAdminActs = createRoute({
  method: 'get',
  path: '/admin/audit',
  operationId: 'listAdminActs',
  summary: 'The audit trail, the newest first',
  tags: ['Administration'],
  security: bySession,
  request: { query: AuditQuery },
  responses: {
    200: listed(AdminActPage, 'A page of the audit trail, which nothing is ever removed from.', actColumns),
    ...registryErrors(400, 401, 403),
  },
});

/** What admins did, for admins. To be mounted at `/api/v1`. */
export function auditRoutes(parts: Pick<Parts, 'auditTrail' | 'authenticator'>): OpenAPIHono<Env> {
  const { auditTrail } = parts;
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });
  app.use(listAdminActs.path, callerGuard(parts, requireAdminSession));

  app.openapi(listAdminActs, async (c) => {
    const { limit, cursor = null, format, actor_id: actorId, subject_id: subjectId } = c.req.valid('query');
    const list = (page: PageRequest) => auditTrail.list({ actorId, subjectId }, page);
    if (format === 'csv') return csvList(c, { fileName: 'audit.csv', columns: actColumns, list, cursor, cells: actCells });
    return c.json(listBody(await list({ limit, cursor }), actBody), 200);
  });

  return app;
}

function actBody(act: AdminAct): AdminActBody {
  return {
    id: act.id,
    actor_id: act.actorId,
    action: act.action,
    subject_id: act.subjectId,
    details: act.details,
    created_at: rfc3339(act.createdAt),
  };
}

function actCells(act: AdminAct) {
  return { ...actBody(act), details: JSON.stringify(act.details) };
}

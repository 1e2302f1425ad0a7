import { AdminAct as AdminActBody, AdminActPage, AuditQuery } from '@farebox/contract';
import type { AdminAct } from '../../accounts/audit-trail.ts';
import { rfc3339 } from '../../clock.ts';
import type { Only } from '../../parts.ts';
import type { PageRequest } from '../../storage/page.ts';
import { csvList, listed } from '../listings.ts';
import { forAdmins } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';
import { listBody } from '../../surface/list-body.ts';

const actColumns = AdminActBody.keyof().options;

const listAdminActs = forAdmins.get('/admin/audit', {
  operationId: 'listAdminActs',
  summary: 'The audit trail, the newest first',
  request: { query: AuditQuery },
  responses: {
    200: listed(AdminActPage, 'A page of the audit trail, which nothing is ever removed from.', actColumns),
  },
});

/** What admins did, for admins. To be mounted at `/api/v1`. */
export function auditRoutes(parts: RouteParts & Only<'accounts', 'auditTrail'>): Routes {
  const { auditTrail } = parts.accounts;
  const app = new Routes(parts);

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

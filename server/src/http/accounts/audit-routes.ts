import { AdminAct as AdminActBody, AdminActPage, AuditQuery } from '@farebox/contract';
import type { AdminAct } from '../../accounts/audit-trail.ts';
import { epochMs, rfc3339 } from '../../clock.ts';
import type { NameOf } from '../../operations/known-names.ts';
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
export function auditRoutes(parts: RouteParts & Only<'accounts', 'auditTrail'> & Only<'operations', 'names'>): Routes {
  const { auditTrail } = parts.accounts;
  const { names } = parts.operations;
  const app = new Routes(parts);

  app.openapi(listAdminActs, async (c) => {
    const { limit, cursor = null, format, order, q, actor_id: actorId, subject_id: subjectId, since, until } = c.req.valid('query');
    const filter = {
      actorId,
      subjectId,
      subjects: q === undefined ? undefined : await names.meant(q),
      since: epochMs(since),
      until: epochMs(until),
    };
    const acts = (page: PageRequest) => auditTrail.list(filter, { ...page, order });
    const list = names.inList(acts, ({ actorId, subjectId }) => [actorId, subjectId], actBody);
    if (format === 'csv') return csvList(c, { fileName: 'audit.csv', columns: actColumns, list, cursor, cells: actCells });
    return c.json(
      listBody(await list({ limit, cursor }), (body) => body),
      200,
    );
  });

  return app;
}

function actBody(act: AdminAct, nameOf: NameOf): AdminActBody {
  return {
    id: act.id,
    actor_id: act.actorId,
    actor_name: nameOf(act.actorId),
    action: act.action,
    subject_id: act.subjectId,
    subject_name: nameOf(act.subjectId),
    details: act.details,
    created_at: rfc3339(act.createdAt),
  };
}

function actCells(act: AdminActBody) {
  return { ...act, details: JSON.stringify(act.details) };
}

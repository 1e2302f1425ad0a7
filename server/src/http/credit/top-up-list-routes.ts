import { ListedTopUp as ListedTopUpBody, TopUpListQuery, TopUpPage } from '@farebox/contract';
import { rfc3339 } from '../../clock.ts';
import { listTopUps as topUpsOfAll, type ListedTopUp } from '../../credit/top-up-list.ts';
import { formatAmount } from '../../money.ts';
import type { Parts } from '../../parts.ts';
import type { PageRequest } from '../../storage/page.ts';
import { listBody } from '../../surface/list-body.ts';
import { csvList, listed } from '../listings.ts';
import { forAdmins } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../routes.ts';

const topUpColumns = ListedTopUpBody.keyof().options;

const listTopUps = forAdmins.get('/admin/top-ups', {
  operationId: 'listTopUps',
  summary: 'Credit that was granted, or bought by card or by wallet, the newest first',
  request: { query: TopUpListQuery },
  responses: { 200: listed(TopUpPage, 'A page of top-ups.', topUpColumns) },
});

/** The top-ups of everybody, for admins. To be mounted at `/api/v1`. */
export function topUpListRoutes(parts: RouteParts & Pick<Parts, 'database'>): Routes {
  const { database } = parts;
  const app = new Routes(parts);

  app.openapi(listTopUps, async (c) => {
    const { limit, cursor = null, format, user_id: holderId, kind, status } = c.req.valid('query');
    const list = (page: PageRequest) => topUpsOfAll(database, { holderId, kind, status }, page);
    if (format === 'csv') return csvList(c, { fileName: 'top-ups.csv', columns: topUpColumns, list, cursor, cells: listedTopUpBody });
    return c.json(listBody(await list({ limit, cursor }), listedTopUpBody), 200);
  });

  return app;
}

function listedTopUpBody(topUp: ListedTopUp): ListedTopUpBody {
  return {
    id: topUp.id,
    kind: topUp.kind,
    user_id: topUp.holderId,
    amount: formatAmount(topUp.amountMicros),
    currency: 'USD',
    status: topUp.status,
    test: topUp.isTest,
    refunded: formatAmount(topUp.reversedMicros),
    provider: topUp.providerId,
    payment_id: topUp.paymentId,
    note: topUp.note,
    granted_by: topUp.grantedBy,
    created_at: rfc3339(topUp.createdAt),
  };
}

import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { ListedTopUp as ListedTopUpBody, TopUpListQuery, TopUpPage } from '@farebox/contract';
import { requireAdminSession } from '../../accounts/sessions.ts';
import { rfc3339 } from '../../clock.ts';
import { listTopUps as topUpsOfAll, type ListedTopUp } from '../../credit/top-up-list.ts';
import { formatAmount } from '../../money.ts';
import type { Parts } from '../../parts.ts';
import type { PageRequest } from '../../storage/page.ts';
import { listBody } from '../accounts/account-bodies.ts';
import { callerGuard } from '../caller-guard.ts';
import type { Env } from '../client-address.ts';
import { csvList, listed } from '../listings.ts';
import { bySession, registryErrors } from '../route-parts.ts';
import { throwInvalid } from '../validation.ts';

const topUpColumns = ListedTopUpBody.keyof().options;

const listTopUps = createRoute({
  method: 'get',
  path: '/admin/top-ups',
  operationId: 'listTopUps',
  summary: 'Credit that was granted, or bought by card or by wallet, the newest first',
  tags: ['Administration'],
  security: bySession,
  request: { query: TopUpListQuery },
  responses: { 200: listed(TopUpPage, 'A page of top-ups.', topUpColumns), ...registryErrors(400, 401, 403) },
});

/** The top-ups of everybody, for admins. To be mounted at `/api/v1`. */
export function topUpListRoutes(parts: Pick<Parts, 'database' | 'authenticator'>): OpenAPIHono<Env> {
  const { database } = parts;
  const app = new OpenAPIHono<Env>({ defaultHook: throwInvalid });
  app.use(listTopUps.path, callerGuard(parts, requireAdminSession));

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

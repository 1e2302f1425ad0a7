import { UpstreamPaymentListQuery, UpstreamPaymentPage, type UpstreamPayment as UpstreamPaymentBody } from '@farebox/contract';
import { rfc3339 } from '../../clock.ts';
import { formatAmount } from '../../money.ts';
import type { Config } from '../../config.ts';
import type { Parts } from '../../parts.ts';
import { upstreamPayments } from './upstream-payments.ts';
import type { UpstreamPaymentRow } from '../../storage/tables/upstream-payments.ts';
import { listBody } from '../../surface/list-body.ts';
import { answers, forAdmins } from '../../surface/route-parts.ts';
import { Routes, type RouteParts } from '../../http/routes.ts';

export type UpstreamPaymentParts = RouteParts & Pick<Parts, 'clock' | 'database' | 'imports'> & { config: Pick<Config, 'imports'> };

const listUpstreamPayments = forAdmins.get('/admin/upstream-payments', {
  operationId: 'listUpstreamPayments',
  summary: 'What this service pays to other x402 servers for imported tools, newest first',
  request: { query: UpstreamPaymentListQuery },
  responses: { 200: answers(UpstreamPaymentPage, 'A page of it, and what is spent today.') },
});

/** What imported tools cost the service. To be mounted at `/api/v1`. */
export function upstreamPaymentRoutes(parts: UpstreamPaymentParts): Routes {
  const { clock, config, database, imports } = parts;
  const payments = upstreamPayments({ database, clock, maxMicros: config.imports.spendingMaxMicros });
  const app = new Routes(parts);

  app.openapi(listUpstreamPayments, async (c) => {
    const { limit, cursor = null } = c.req.valid('query');
    const [page, { spentMicros, maxMicros }] = await Promise.all([payments.list({ limit, cursor }), payments.today()]);
    const today = { spent: formatAmount(spentMicros), max: formatAmount(maxMicros) };
    return c.json({ ...listBody(page, paymentBody), wallet: imports.resale?.address ?? null, today }, 200);
  });

  return app;
}

function paymentBody(row: UpstreamPaymentRow): UpstreamPaymentBody {
  return {
    id: row.id,
    source_id: row.source_id,
    operation: row.operation,
    request_id: row.request_id,
    host: row.host,
    network: row.network,
    pay_to: row.pay_to,
    amount: formatAmount(row.amount_micros),
    currency: 'USD',
    test: row.is_test === 1,
    state: row.state,
    transaction: row.transaction_id,
    expires_at: rfc3339(row.expires_at),
    created_at: rfc3339(row.created_at),
  };
}

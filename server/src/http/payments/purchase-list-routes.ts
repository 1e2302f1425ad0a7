import { MyPurchase, MyPurchasePage, MyPurchaseQuery } from '@farebox/contract';
import { rfc3339 } from '../../clock.ts';
import { formatAmount } from '../../money.ts';
import type { Only, Parts } from '../../parts.ts';
import { purchasesOfPayer, type EndedPurchase } from '../../payments/purchase/purchases-of-payer.ts';
import type { PageRequest } from '../../storage/page.ts';
import { listBody } from '../../surface/list-body.ts';
import { forReaders } from '../../surface/route-parts.ts';
import { csvList, listed } from '../listings.ts';
import { Routes, type RouteParts } from '../routes.ts';

const columns = MyPurchase.keyof().options;

const listMyPurchases = forReaders.get('/me/purchases', {
  operationId: 'listMyPurchases',
  summary: 'What you and your agents bought, the newest first',
  request: { query: MyPurchaseQuery },
  responses: { 200: listed(MyPurchasePage, 'A page of purchases.', columns) },
});

/** What accounts bought, to be mounted at `/api/v1`. */
export function purchaseListRoutes(parts: RouteParts & Pick<Parts, 'database'> & Only<'tools', 'catalog'>): Routes {
  const app = new Routes(parts);
  const body = (purchase: EndedPurchase): MyPurchase => {
    const { kind, serviceId } = purchase;
    return {
      id: purchase.id,
      kind,
      service_id: serviceId,
      title: purchase.title ?? (kind === 'tool' ? parts.tools.catalog.find(serviceId)?.tool.name : null) ?? null,
      amount: formatAmount(purchase.amountMicros),
      currency: 'USD',
      provider: purchase.providerId,
      status: purchase.isRefunded ? 'refunded' : 'delivered',
      payment_id: purchase.paymentId,
      api_key_id: purchase.apiKeyId,
      api_key_name: purchase.apiKeyName,
      purchased_at: rfc3339(purchase.at),
    };
  };

  app.forCaller(listMyPurchases, async (c, { accountId }) => {
    const { limit, cursor = null, format, since, until } = c.req.valid('query');
    const period = { since: momentOf(since), until: momentOf(until) };
    const list = (page: PageRequest) => purchasesOfPayer(parts.database, accountId, period, page);
    if (format === 'csv') return csvList(c, { fileName: 'purchases.csv', columns, list, cursor, cells: body });
    return c.json(listBody(await list({ limit, cursor }), body), 200);
  });

  return app;
}

function momentOf(time: string | undefined): number | undefined {
  return time === undefined ? undefined : Date.parse(time);
}

import { z } from '@hono/zod-openapi';
import { MyPurchase, MyPurchasePage, MyPurchaseQuery, ReceiptQuery, Spending, SpendingQuery } from '@farebox/contract';
import { dayMs, rfc3339 } from '../../clock.ts';
import { problem } from '../../errors.ts';
import { languageIn, type Language } from '../../language.ts';
import { formatAmount } from '../../money.ts';
import type { Only, Parts } from '../../parts.ts';
import { purchasesOfPayer, type EndedPurchase } from '../../payments/purchase/purchases-of-payer.ts';
import { spendingOfPayer, type Spending as SpendingRows } from '../../payments/purchase/spending-of-payer.ts';
import { isTestProvider } from '../../provider-ids.ts';
import { receiptNumber, receiptPdf } from '../../payments/purchase/receipt-pdf.ts';
import type { PageRequest } from '../../storage/page.ts';
import { listBody } from '../../surface/list-body.ts';
import { answers, forReaders, idParam, typed } from '../../surface/route-parts.ts';
import { csvList, listed, pdfFile } from '../listings.ts';
import { Routes, type RouteParts } from '../routes.ts';

const columns = MyPurchase.keyof().options;

const listMyPurchases = forReaders.get('/me/purchases', {
  operationId: 'listMyPurchases',
  summary: 'What you and your agents bought, the newest first',
  request: { query: MyPurchaseQuery },
  responses: { 200: listed(MyPurchasePage, 'A page of purchases.', columns) },
});

const getMyReceipt = forReaders.get('/me/purchases/{id}/receipt', {
  operationId: 'getMyReceipt',
  summary: 'The receipt of a purchase, as a PDF',
  problems: ['not_found'],
  request: { params: idParam('call_01KAGT4M8E3V9S2QZ7XNBC5WRD'), query: ReceiptQuery },
  responses: { 200: { description: 'The receipt.', content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } } } },
});

const getMySpending = forReaders.get('/me/spending', {
  operationId: 'getMySpending',
  summary: 'What you and your agents spent, by day and by what was bought',
  request: { query: SpendingQuery },
  responses: { 200: answers(Spending, 'Every day, also those without a purchase; of services, the 50 dearest.') },
});

type PurchaseListParts = RouteParts &
  Pick<Parts, 'clock' | 'database' | 'publicUrl'> &
  Only<'accounts', 'accounts'> &
  Only<'config', 'operator' | 'taxLine'> &
  Only<'tools', 'catalog'>;

/** What accounts bought, to be mounted at `/api/v1`. */
export function purchaseListRoutes(parts: PurchaseListParts): Routes {
  const app = new Routes(parts);
  const titleOf = ({ kind, serviceId, title }: Pick<EndedPurchase, 'kind' | 'serviceId' | 'title'>, language: Language) =>
    title ?? (kind === 'tool' ? parts.tools.catalog.nameOf(serviceId, language) : null);
  const bodyIn =
    (language: Language) =>
    (purchase: EndedPurchase): MyPurchase => {
      const { kind, serviceId } = purchase;
      return {
        id: purchase.id,
        kind,
        service_id: serviceId,
        title: titleOf(purchase, language),
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
    const body = bodyIn(languageIn(c));
    const list = (page: PageRequest) => purchasesOfPayer(parts.database, accountId, period, page);
    if (format === 'csv') return csvList(c, { fileName: 'purchases.csv', columns, list, cursor, cells: body });
    return c.json(listBody(await list({ limit, cursor }), body), 200);
  });

  app.forCaller(getMyReceipt, async (c, { accountId }) => {
    const { id } = c.req.valid('param');
    const { language } = c.req.valid('query');
    const [purchase] = (await purchasesOfPayer(parts.database, accountId, { id }, { limit: 1, cursor: null })).items;
    if (purchase === undefined) throw problem('not_found');
    const { operator, taxLine } = parts.config;
    const { displayName: name, email } = await parts.accounts.accounts.get(accountId);
    const pdf = receiptPdf({
      language,
      issuer: { operator, taxLine, publicUrl: parts.publicUrl() },
      buyer: { name, email },
      purchase,
      isTest: isTestProvider(purchase.providerId),
      title: titleOf(purchase, language) ?? purchase.serviceId,
    });
    return typed(pdfFile(c, `${receiptNumber(id)}.pdf`, pdf));
  });

  app.forCaller(getMySpending, async (c, { accountId }) => {
    c.header('Cache-Control', 'no-store');
    const until = parts.clock.now();
    const since = until - (c.req.valid('query').days - 1) * dayMs;
    const { days, services } = await spendingOfPayer(parts.database, accountId, { since: since - (since % dayMs), until, bucketMs: dayMs });
    const listed = services.map((each) => ({
      service_id: each.serviceId,
      kind: each.kind,
      title: titleOf(each, languageIn(c)),
      ...spentBody(each),
    }));
    return c.json({ days: days.map((day) => ({ at: rfc3339(day.at), ...spentBody(day) })), services: listed }, 200);
  });

  return app;
}

function momentOf(time: string | undefined): number | undefined {
  return time === undefined ? undefined : Date.parse(time);
}

function spentBody({ purchases, amountMicros, testAmountMicros }: SpendingRows['days'][number] | SpendingRows['services'][number]) {
  return { purchases, amount: formatAmount(amountMicros), test_amount: formatAmount(testAmountMicros) };
}

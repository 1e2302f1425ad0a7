import { z } from '@hono/zod-openapi';
import {
  AdminPayment,
  AdminPaymentPage,
  AdminPaymentQuery,
  BackgroundJob,
  BackgroundJobPage,
  Earnings,
  EarningsQuery,
  JobListQuery,
  Overview,
  OverviewQuery,
  PaymentLife,
  RefundedPayment,
  RefundPayment,
  RetryJob,
  SalesReport,
  SalesReportQuery,
  SettingList,
  SetupCheck,
  SetupPart,
} from '@farebox/contract';
import { dayMs, epochMs } from '../../clock.ts';
import { languageHeaders, languageIn } from '../../language.ts';
import { formatAmount } from '../../money.ts';
import { settingIn } from '../../settings-in-use.ts';
import type { PageRequest } from '../../storage/page.ts';
import type { Parts } from '../../parts.ts';
import { boundedRange } from '../../surface/time-range.ts';
import { listBody } from '../../surface/list-body.ts';
import { answers, forAdmins, forReaders, idParam, jsonBody } from '../../surface/route-parts.ts';
import { csvList, listed } from '../listings.ts';
import { Routes, type RouteParts } from '../routes.ts';
import {
  adminPaymentBody,
  paymentIds,
  jobBody,
  momentBody,
  overviewBody,
  revenueBucketBody,
  salesReportBody,
  settingBody,
} from './operation-bodies.ts';

export type OperationRouteParts = RouteParts & Pick<Parts, 'clock' | 'config' | 'operations'>;

const paymentColumns = AdminPayment.keyof().options;

const jobColumns = BackgroundJob.keyof().options;

const params = idParam('pay_01KAGT4M8E3V9S2QZ7XNBC5WRD');

const getOverview = forAdmins.get('/admin/overview', {
  operationId: 'getOverview',
  summary: 'Traffic, revenue, and what needs attention',
  request: { query: OverviewQuery },
  responses: { 200: answers(Overview, 'The last hours, some seconds old at most.') },
});

const getSalesReport = forAdmins.get('/admin/sales-report', {
  operationId: 'getSalesReport',
  summary: 'What was sold in a period by tool, seller and way to pay, and how tools did',
  request: { query: SalesReportQuery },
  responses: { 200: answers(SalesReport, 'At most 400 days, compared with as many before them; some seconds old at most.') },
});

const listAllPayments = forAdmins.get('/admin/payments', {
  operationId: 'listAllPayments',
  summary: 'Stored payments, and who paid them',
  request: { query: AdminPaymentQuery },
  responses: {
    200: listed(AdminPaymentPage, 'A page of payments. A payment that nobody read or paid is stored nowhere.', paymentColumns),
  },
});

const getPaymentLife = forAdmins.get('/admin/payments/{id}', {
  operationId: 'getPaymentLife',
  summary: 'Everything that happened to a payment',
  problems: ['not_found'],
  request: { params },
  responses: { 200: answers(PaymentLife, 'The payment and its moments.') },
});

const refundPayment = forAdmins.post('/admin/payments/{id}/refund', {
  operationId: 'refundPayment',
  summary: 'Refund a paid call or delivery to its payer, used or not',
  problems: ['conflict', 'not_found'],
  request: { params, ...jsonBody(RefundPayment) },
  responses: { 200: answers(RefundedPayment, 'Refunded, once.') },
});

const listJobs = forAdmins.get('/admin/jobs', {
  operationId: 'listJobs',
  summary: 'Background jobs that wait, run, or failed for good',
  request: { query: JobListQuery },
  responses: { 200: listed(BackgroundJobPage, 'A page of jobs.', jobColumns) },
});

const retryJob = forAdmins.post('/admin/jobs/retry', {
  operationId: 'retryJob',
  summary: 'Let a job that failed for good run again',
  problems: ['conflict', 'not_found'],
  request: jsonBody(RetryJob),
  responses: { 204: { description: 'It waits for its turn, with all its attempts.' } },
});

const listSettings = forAdmins.get('/admin/settings', {
  operationId: 'listSettings',
  summary: 'Every setting and where it comes from; secrets are not shown',
  responses: { 200: answers(SettingList, 'The settings of the process that answers.') },
});

const checkSetup = forAdmins.post('/admin/setup-checks/{part}', {
  operationId: 'checkSetup',
  summary: 'Try a part of the set-up',
  description: 'Really tried, within some seconds: the public address is requested, ways to pay are asked, a vector and a file are made.',
  request: { params: z.object({ part: SetupPart }) },
  responses: { 200: answers(SetupCheck, 'What was found.') },
});

const getMyEarnings = forReaders.get('/me/earnings', {
  operationId: 'getMyEarnings',
  summary: 'Your sales by day',
  request: { query: EarningsQuery },
  responses: { 200: answers(Earnings, 'Every day, also those without sales.') },
});

/** What operators look at and decide. To be mounted at `/api/v1`. */
export function operationRoutes(parts: OperationRouteParts): Routes {
  const { clock, config } = parts;
  const { names, overviews, paymentLives, paymentRefunds, queuedJobs, revenueSeries, salesReports, setupChecks } = parts.operations;
  const app = new Routes(parts);
  app.openapi(getOverview, async (c) => c.json(overviewBody(await overviews.of(c.req.valid('query').window_hours)), 200));

  app.openapi(getSalesReport, async (c) => {
    const report = await salesReports.of(boundedRange(c.req.valid('query'), clock.now()));
    const nameOf = await names.of(salesIds(report), languageIn(c));
    return c.json(salesReportBody(report, nameOf), 200);
  });

  app.openapi(listAllPayments, async (c) => {
    const {
      limit,
      cursor = null,
      format,
      order,
      q: text,
      status,
      service_id: serviceId,
      client_id: clientId,
      ...query
    } = c.req.valid('query');
    const filter = { status, serviceId, clientId, text, since: epochMs(query.since), until: epochMs(query.until) };
    const payments = (page: PageRequest) => paymentLives.list(filter, { ...page, order });
    const list = names.inList(payments, paymentIds, adminPaymentBody, languageIn(c));
    if (format === 'csv') return csvList(c, { fileName: 'payments.csv', columns: paymentColumns, list, cursor, cells: (body) => body });
    return c.json(
      listBody(await list({ limit, cursor }), (body) => body),
      200,
    );
  });

  app.openapi(getPaymentLife, async (c) => {
    const { payment, moments, isComplete } = await paymentLives.of(c.req.valid('param').id);
    const nameOf = await names.of(paymentIds(payment), languageIn(c));
    return c.json({ payment: adminPaymentBody(payment, nameOf), moments: moments.map(momentBody), is_complete: isComplete }, 200);
  });

  app.forCaller(refundPayment, async (c, { accountId: actorId }) => {
    const { reason } = c.req.valid('json');
    const { id, amountMicros, currency, holder } = await paymentRefunds.refund({ id: c.req.valid('param').id, reason, actorId });
    return c.json({ id, amount: formatAmount(amountMicros), currency, holder }, 200);
  });

  app.openapi(listJobs, async (c) => {
    const { limit, cursor = null, format, order, q: text, state } = c.req.valid('query');
    const list = (page: PageRequest) => queuedJobs.list({ state, text }, { ...page, order });
    if (format === 'csv') return csvList(c, { fileName: 'jobs.csv', columns: jobColumns, list, cursor, cells: jobBody });
    return c.json(listBody(await list({ limit, cursor }), jobBody), 200);
  });

  app.forCaller(retryJob, async (c, { accountId: actorId }) => {
    await queuedJobs.retry(c.req.valid('json').id, { actorId });
    return c.body(null, 204);
  });

  app.openapi(listSettings, (c) => {
    const language = languageIn(c);
    return c.json({ items: config.inUse.map((each) => settingBody(settingIn(language, each))) }, 200, languageHeaders(language));
  });

  app.openapi(checkSetup, async (c) => {
    const { part } = c.req.valid('param');
    const { outcome, findings, tookMs } = await setupChecks.of(part);
    return c.json({ part, outcome, findings, took_ms: tookMs }, 200);
  });

  app.forCaller(getMyEarnings, async (c, { accountId: ownerId }) => {
    c.header('Cache-Control', 'no-store');
    const until = clock.now();
    const since = until - (c.req.valid('query').days - 1) * dayMs;
    const days = await revenueSeries.of({ since, until, bucketMs: dayMs, ownerId });
    return c.json({ days: days.map(revenueBucketBody) }, 200);
  });

  return app;
}

const salesIds = ({ services, sellers, tools }: Parameters<typeof salesReportBody>[0]) =>
  [...services, ...sellers, ...tools].map(({ id }) => id);

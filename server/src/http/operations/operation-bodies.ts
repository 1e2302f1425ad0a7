import type {
  AdminPayment,
  BackgroundJob,
  Overview as OverviewBody,
  PaymentMoment as PaymentMomentBody,
  RevenueBucket as RevenueBucketBody,
  SalesReport as SalesReportBody,
} from '@farebox/contract';
import { optionalTime, rfc3339, secondMs } from '../../clock.ts';
import { formatAmount } from '../../money.ts';
import type { Overview } from '../../operations/overview.ts';
import type { NameOf } from '../../operations/known-names.ts';
import type { KnownPayment, PaymentMoment } from '../../operations/payment-lives.ts';
import type { QueuedJob } from '../../operations/queued-jobs.ts';
import type { SettingInUse } from '../../settings-in-use.ts';
import type { SalesReport, SoldBy } from '../../operations/sales-report.ts';
import type { RevenueBucket } from '../../operations/revenue-series.ts';

export function overviewBody(overview: Overview): OverviewBody {
  const { unknown, jobs, money } = overview;
  return {
    since: rfc3339(overview.since),
    until: rfc3339(overview.until),
    bucket_seconds: overview.bucketMs / secondMs,
    totals: overview.totals,
    payments: {
      paid: overview.payments.paid,
      delivered: overview.payments.delivered,
      direct: overview.payments.direct,
    },
    series: overview.series.map(({ at, ...traffic }) => ({ at: rfc3339(at), ...traffic })),
    revenue: overview.revenue.map(revenueBucketBody),
    unknown_settlements: { count: unknown.count, oldest_at: optionalTime(unknown.oldestAt) },
    jobs: { waiting: jobs.waiting, running: jobs.running, dead: jobs.dead, oldest_due_at: optionalTime(jobs.oldestDueAt) },
    search: overview.search,
    tools: overview.tools,
    money: {
      takes_test_money: money.takesTestMoney,
      public_test_money: money.isPublicTestMoney,
      providers: [...money.providers],
      network: money.network,
    },
    database_damaged: overview.isDamaged,
    disk_low: overview.isDiskLow,
    last_backup_at: optionalTime(overview.lastBackupAt),
    replicas: overview.replicas,
    is_complete: overview.isComplete,
  };
}

export function revenueBucketBody({ at, sales, amountMicros, netMicros, testAmountMicros }: RevenueBucket): RevenueBucketBody {
  return {
    at: rfc3339(at),
    sales,
    amount: formatAmount(amountMicros),
    net: formatAmount(netMicros),
    test_amount: formatAmount(testAmountMicros),
  };
}

/** Whose names a payment has. */
export const paymentIds = ({ serviceId, clientId, payer }: KnownPayment) => [serviceId, clientId, payer];

export function adminPaymentBody(payment: KnownPayment, nameOf: NameOf): AdminPayment {
  return {
    id: payment.id,
    kind: payment.kind,
    service_id: payment.serviceId,
    service_name: nameOf(payment.serviceId),
    provider: payment.providerId,
    status: payment.status,
    amount: formatAmount(payment.amountMicros),
    currency: payment.currency,
    test: payment.isTest,
    used_calls: payment.usedCalls,
    max_calls: payment.maxCalls,
    client_id: payment.clientId,
    client_name: nameOf(payment.clientId),
    payer: payment.payer,
    payer_name: nameOf(payment.payer),
    created_at: rfc3339(payment.createdAt),
    paid_at: optionalTime(payment.paidAt),
    expires_at: rfc3339(payment.expiresAt),
  };
}

export function momentBody({ at, kind, id, amountMicros, from, to, detail }: PaymentMoment): PaymentMomentBody {
  return { at: rfc3339(at), kind, id, amount: amountMicros === null ? null : formatAmount(amountMicros), from, to, detail };
}

export function settingBody({ isSecret, ...setting }: SettingInUse) {
  return { ...setting, is_secret: isSecret };
}

export function jobBody(job: QueuedJob): BackgroundJob {
  return {
    id: job.id,
    kind: job.kind,
    state: job.state,
    attempts: job.attempts,
    attempts_max: job.attemptsMax,
    run_at: rfc3339(job.runAt),
    last_error: job.lastError,
    created_at: rfc3339(job.createdAt),
    finished_at: optionalTime(job.finishedAt),
  };
}

export function salesReportBody(report: SalesReport, nameOf: NameOf): SalesReportBody {
  const sums = ({ sales, amountMicros, beforeMicros }: Omit<SoldBy, 'id'>) => {
    return { sales, amount: formatAmount(amountMicros), amount_before: formatAmount(beforeMicros) };
  };
  const soldBy = ({ id, ...sold }: SoldBy) => ({ id, name: nameOf(id), ...sums(sold) });
  return {
    since: rfc3339(report.since),
    until: rfc3339(report.until),
    bucket_seconds: report.bucketMs / secondMs,
    total: sums(report.total),
    series: report.series.map(revenueBucketBody),
    services: report.services.map(soldBy),
    sellers: report.sellers.map(soldBy),
    providers: report.providers.map(soldBy),
    tools: report.tools.map(({ id, calls, errors, p50Ms, p95Ms }) => {
      return { id, name: nameOf(id), calls, errors, p50_ms: p50Ms, p95_ms: p95Ms };
    }),
    is_complete: report.isComplete,
  };
}

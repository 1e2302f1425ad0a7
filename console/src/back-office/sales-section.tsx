import type { SalesReport } from '@farebox/contract';
import type { ReactNode } from 'react';
import { useApi } from '../api/queries.ts';
import { useText, words } from '../text/words.ts';
import { Loaded } from '../ui/states.tsx';
import { Figure, Figures, Section } from './parts.tsx';
import { BusyTools, change, SoldBy } from './sold-by.tsx';
import { dollars, TimeChart } from './time-chart.tsx';

const texts = words({
  title: ['Sales, {since} to {until}', '销售，{since} 至 {until}'],
  amount: ['Revenue', '收入'],
  sales: ['Sales', '销售'],
  before: ['{amount} in the same time before ({change})', '此前同样长的期间 {amount}（{change}）'],
  label: ['Revenue in this period: {amount}', '此期间收入：{amount}'],
  partial: ['More was sold than is counted: the figures are of the latest sales.', '销售过多：仅统计最近的销售。'],
});

export interface SalesPeriod {
  /** Times; absent: the last 30 days. */
  since?: string | undefined;
  until?: string | undefined;
}

/** What was sold in a period, compared with the one before. @param hasTools also shows how tools did; without a chart where the page has one */
export function SalesSection({ period, hasTools = false }: { period: SalesPeriod; hasTools?: boolean }): ReactNode {
  const found = useApi<SalesReport>('/api/v1/admin/sales-report', { ...period }, { placeholderData: (before) => before });
  return (
    <Loaded from={found} waiting="h-64">
      {(report) => (
        <div className="grid gap-8">
          <Sales report={report} hasChart={!hasTools} />
          <SoldBy report={report} />
          {hasTools ? <BusyTools tools={report.tools} /> : null}
        </div>
      )}
    </Loaded>
  );
}

function Sales({ report, hasChart }: { report: SalesReport; hasChart: boolean }): ReactNode {
  const { t, money, count, percent, date } = useText(texts);
  const { total, series } = report;
  const amount = money(total.amount);
  const before = { amount: money(total.amount_before), change: change(total.amount, total.amount_before, percent) };
  return (
    <Section title={t('title', { since: date(report.since), until: date(report.until) })}>
      <Figures>
        <Figure name={t('amount')} value={amount} note={t('before', before)} />
        <Figure name={t('sales')} value={count(total.sales)} />
      </Figures>
      {hasChart ? (
        <TimeChart
          label={t('label', { amount })}
          points={series}
          lines={[{ label: 'USD', of: (bucket) => Number(bucket.amount), tone: 'accent' }]}
          format={dollars}
        />
      ) : null}
      {report.is_complete ? null : <p className="text-sm text-warn">{t('partial')}</p>}
    </Section>
  );
}

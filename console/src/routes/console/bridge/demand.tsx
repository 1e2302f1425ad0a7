import { createFileRoute } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { Page } from '../../../shell/page.tsx';
import { count, percent } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Chart } from '../../../ui/chart.tsx';
import { NativeSelect } from '../../../ui/field.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx';
import { Table } from '../../../ui/table.tsx';
import { Figure, Figures, Section, When } from '../../../back-office/parts.tsx';
import type { DemandReport } from '../../../back-office/demand-report.ts';

const texts = words({
  title: ['Demand', '需求'],
  lead: ['What agents ask for, and how much of it they find here.', '代理的需求，以及在此得到满足的程度。'],
  window: ['Period', '时间范围'],
  hours: ['Last {hours} hours', '最近 {hours} 小时'],
  days: ['Last {days} days', '最近 {days} 天'],
  searches: ['Searches', '搜索'],
  signals: ['Reported needs', '上报的需求'],
  toDelivered: ['Search to delivered', '搜索到交付'],
  unmet: ['Unmet', '未满足'],
  series: ['Searches and reported needs', '搜索和上报的需求'],
  clusters: ['Groups of needs', '需求分组'],
  need: ['Need', '需求'],
  count: ['Asked', '次数'],
  agents: ['Agents', '代理'],
  budget: ['Median budget', '预算中位数'],
  last: ['Last', '最近'],
  top: ['Most frequent without a good result', '最常见的无好结果请求'],
  none: ['Nobody has asked for anything yet', '尚无需求'],
  noneHint: ['Searches and reported needs of agents appear here.', '代理的搜索和上报的需求会显示在这里。'],
});

export const Route = createFileRoute('/console/bridge/demand')({ component: DemandPage });

function DemandPage(): ReactNode {
  const t = useWords(texts);
  const [hours, setHours] = useState(168);
  const { data, error, refetch } = useQuery({
    queryKey: ['demand', hours],
    queryFn: ({ signal }) => api<DemandReport>('/api/v1/admin/agent-demand', { query: { window_hours: hours }, signal }),
    placeholderData: (before) => before,
  });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <NativeSelect aria-label={t('window')} value={hours} onChange={(event) => setHours(Number(event.target.value))} className="!w-auto">
          <option value={24}>{t('hours', { hours: 24 })}</option>
          <option value={168}>{t('days', { days: 7 })}</option>
          <option value={720}>{t('days', { days: 30 })}</option>
        </NativeSelect>
      }
    >
      {data === undefined ? (
        error === null ? (
          <Skeleton className="h-96" />
        ) : (
          <ErrorState error={error} retry={() => void refetch()} />
        )
      ) : (
        <Report report={data} />
      )}
    </Page>
  );
}

const plain = (value: number) => String(Math.round(value));

function Report({ report }: { report: DemandReport }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const { totals, conversion, clusters, series } = report;
  const points = series.points;
  const times = useMemo(() => points.map(({ at }) => Date.parse(at) / 1000), [points]);
  const lines = useMemo(
    () => [
      { label: t('searches'), values: points.map(({ search }) => search), tone: 'accent' as const },
      { label: t('signals'), values: points.map(({ submission, probe, paywall }) => submission + probe + paywall), tone: 'warn' as const },
    ],
    [points],
  );
  if (totals.all === 0) return <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>;
  const unmet = clusters.reduce((sum, each) => sum + each.count * (each.unmet_share ?? 0), 0);
  const asked = clusters.reduce((sum, each) => sum + each.count, 0);
  return (
    <div className="grid gap-8">
      <Figures>
        <Figure name={t('searches')} value={count(totals.search, language)} />
        <Figure name={t('signals')} value={count(totals.submission + totals.probe + totals.paywall, language)} />
        <Figure
          name={t('toDelivered')}
          value={conversion.search_to_delivered === null ? '–' : percent(conversion.search_to_delivered, language)}
        />
        <Figure name={t('unmet')} value={asked === 0 ? '–' : percent(unmet / asked, language)} />
      </Figures>
      <Section title={t('series')}>
        <div className="panel min-w-0 p-4">
          <Chart label={t('series')} times={times} series={lines} format={plain} isCount />
        </div>
      </Section>
      {clusters.length === 0 ? null : (
        <Section title={t('clusters')}>
          <Table
            caption={t('clusters')}
            rows={clusters}
            keyOf={({ label, first_at: at }) => `${label} ${at}`}
            columns={[
              { id: 'need', head: t('need'), cell: ({ label }) => <span className="block max-w-md truncate">{label}</span> },
              { id: 'count', head: t('count'), isNumber: true, cell: (each) => count(each.count, language) },
              { id: 'agents', head: t('agents'), isNumber: true, cell: (each) => count(each.distinct_agents, language) },
              {
                id: 'unmet',
                head: t('unmet'),
                isNumber: true,
                cell: (each) =>
                  each.unmet_share === null ? (
                    ''
                  ) : (
                    <Badge tone={each.unmet_share > 0.5 ? 'warn' : 'plain'}>{percent(each.unmet_share, language)}</Badge>
                  ),
              },
              {
                id: 'budget',
                head: t('budget'),
                isNumber: true,
                cell: ({ budgets }) => (budgets === null ? '' : `${budgets.median} ${budgets.currency}`),
              },
              { id: 'last', head: t('last'), cell: (each) => <When time={each.last_at} /> },
            ]}
          />
        </Section>
      )}
      {report.top_unmet.length === 0 ? null : (
        <Section title={t('top')}>
          <Table
            caption={t('top')}
            rows={report.top_unmet}
            keyOf={({ query, kind }) => `${kind} ${query}`}
            columns={[
              { id: 'need', head: t('need'), cell: ({ query }) => <span className="block max-w-md truncate">{query}</span> },
              { id: 'count', head: t('count'), isNumber: true, cell: (each) => count(each.count, language) },
              { id: 'agents', head: t('agents'), isNumber: true, cell: (each) => count(each.distinct_agents, language) },
              { id: 'last', head: t('last'), cell: (each) => <When time={each.last_at} /> },
            ]}
          />
        </Section>
      )}
    </div>
  );
}

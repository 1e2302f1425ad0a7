import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import type { DemandReport } from '../../../back-office/demand-report.ts';
import { Funnel } from '../../../back-office/funnel.tsx';
import { NearMissTable } from '../../../back-office/near-miss-table.tsx';
import { NeedTable } from '../../../back-office/need-table.tsx';
import { demandQuery, nearMissesQuery } from '../../../back-office/needs.ts';
import { Figure, Figures, Section, When } from '../../../back-office/parts.tsx';
import { Page } from '../../../shell/page.tsx';
import { count, percent } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Chart } from '../../../ui/chart.tsx';
import { NativeSelect } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Table } from '../../../ui/table.tsx';

const texts = words({
  title: ['Demand', '需求'],
  lead: [
    'What agents ask for, how much of it they find here, and what to do about the rest.',
    '代理的需求、满足程度，以及如何处理未满足的部分。',
  ],
  window: ['Period', '时间范围'],
  hours: ['Last {hours} hours', '最近 {hours} 小时'],
  days: ['Last {days} days', '最近 {days} 天'],
  searches: ['Searches', '搜索'],
  signals: ['Reported needs', '上报的需求'],
  signalsNote: ['{count} of them probes and paywalls', '其中 {count} 个来自探测和付费墙'],
  zero: ['Found nothing', '无结果'],
  low: ['Only weak results', '仅有弱结果'],
  rateOf: ['{part} of {all} searches with words', '{all} 次文字搜索中的 {part} 次'],
  lowNote: ['{part} with a best score below 50%', '{part} 次最高得分低于 50%'],
  series: ['Searches and reported needs', '搜索和上报的需求'],
  funnel: ['From search to delivery', '从搜索到交付'],
  clusters: ['Groups of needs', '需求分组'],
  show: ['Show', '显示'],
  open: ['Open needs', '未满足的需求'],
  fulfilled: ['Marked as fulfilled', '已标记为满足'],
  all: ['All needs', '所有需求'],
  noneOpen: ['No needs here', '没有需求'],
  near: ['Near misses', '接近的供应'],
  nearLead: [
    'The largest unmet needs, and what is for sale and comes nearest. Better words or another offer may be all that is missing.',
    '最大的未满足需求及最接近的在售内容。也许只缺更好的描述或另一种报价。',
  ],
  need: ['Need', '需求'],
  count: ['Asked', '次数'],
  agents: ['Agents', '代理'],
  last: ['Last', '最近'],
  top: ['Most frequent without a good result', '最常见的无好结果请求'],
  partial: ['There was more demand than is counted: the numbers are of the latest.', '需求过多：仅统计最近的数据。'],
  none: ['Nobody has asked for anything yet', '尚无需求'],
  noneHint: ['Searches and reported needs of agents appear here.', '代理的搜索和上报的需求会显示在这里。'],
});

export const Route = createFileRoute('/console/bridge/demand')({ component: DemandPage });

function DemandPage(): ReactNode {
  const t = useWords(texts);
  const [hours, setHours] = useState(168);
  const found = useQuery(demandQuery(hours));
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
      <Loaded from={found} waiting="h-96" empty={{ title: t('none'), hint: t('noneHint') }} isEmpty={({ totals }) => totals.all === 0}>
        {(report) => <Report report={report} hours={hours} />}
      </Loaded>
    </Page>
  );
}

const plain = (value: number) => String(Math.round(value));

function Report({ report, hours }: { report: DemandReport; hours: number }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const { conversion } = report;
  const points = report.series.points;
  const times = useMemo(() => points.map(({ at }) => Date.parse(at) / 1000), [points]);
  const lines = useMemo(
    () => [
      { label: t('searches'), values: points.map(({ search }) => search), tone: 'accent' as const },
      { label: t('signals'), values: points.map(({ submission, probe, paywall }) => submission + probe + paywall), tone: 'warn' as const },
    ],
    // `t` is new at each rendering; what it says changes with the language alone.
    [points, language],
  );
  return (
    <div className="grid gap-8">
      <Rates report={report} />
      {report.is_complete ? null : <p className="text-sm text-warn">{t('partial')}</p>}
      <div className="grid gap-8 xl:grid-cols-[3fr_2fr]">
        <Section title={t('series')}>
          <div className="panel min-w-0 p-4">
            <Chart label={t('series')} times={times} series={lines} format={plain} isCount />
          </div>
        </Section>
        <Section title={t('funnel')}>
          <Funnel totals={conversion} hasRates />
        </Section>
      </div>
      <Needs report={report} hours={hours} />
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

function Rates({ report: { totals, searches } }: { report: DemandReport }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const { counted, zero_result: zero, low_score: low } = searches;
  const share = (part: number) => (counted === 0 ? '–' : percent(part / counted, language));
  const tone = (part: number, most: number) => (counted > 0 && part / counted > most ? ('warn' as const) : ('plain' as const));
  const others = totals.probe + totals.paywall;
  return (
    <Figures>
      <Figure name={t('searches')} value={count(totals.search, language)} />
      <Figure
        name={t('zero')}
        value={share(zero)}
        note={t('rateOf', { part: count(zero, language), all: count(counted, language) })}
        tone={tone(zero, 0.2)}
      />
      <Figure name={t('low')} value={share(low)} note={t('lowNote', { part: count(low, language) })} tone={tone(low, 0.3)} />
      <Figure
        name={t('signals')}
        value={count(totals.submission + others, language)}
        {...(others === 0 ? {} : { note: t('signalsNote', { count: count(others, language) }) })}
      />
    </Figures>
  );
}

const shows = ['open', 'fulfilled', 'all'] as const;

function Needs({ report: { clusters }, hours }: { report: DemandReport; hours: number }): ReactNode {
  const t = useWords(texts);
  const [show, setShow] = useState<(typeof shows)[number]>('open');
  const near = useQuery(nearMissesQuery(hours));
  const byNeed = useMemo(() => new Map((near.data?.items ?? []).map((item) => [item.need_id, item.nearest])), [near.data]);
  const shown = clusters.filter(({ fulfilled }) => show === 'all' || (fulfilled === null) === (show === 'open'));
  if (clusters.length === 0) return null;
  return (
    <>
      <Section
        title={t('clusters')}
        actions={
          <NativeSelect
            aria-label={t('show')}
            value={show}
            onChange={({ target }) => setShow(shows.find((each) => each === target.value) ?? 'open')}
            className="!h-8 !w-auto"
          >
            {shows.map((each) => (
              <option key={each} value={each}>
                {t(each)}
              </option>
            ))}
          </NativeSelect>
        }
      >
        <NeedTable needs={shown} near={byNeed} empty={{ title: t('noneOpen') }} />
      </Section>
      <Section title={t('near')}>
        <p className="max-w-2xl text-sm text-muted">{t('nearLead')}</p>
        <Loaded from={near} waiting="h-40">
          {({ items }) => <NearMissTable items={items} />}
        </Loaded>
      </Section>
    </>
  );
}

import type { NearMisses } from '@farebox/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { useApi } from '../../../api/queries.ts';
import { Funnel } from '../../../back-office/funnel.tsx';
import { nearMisses } from '../../../back-office/near-misses.tsx';
import { needsList } from '../../../back-office/needs-list.tsx';
import { type DemandReport } from '../../../back-office/needs.ts';
import { Figure, Figures, Section } from '../../../back-office/parts.tsx';
import { TimeChart, whole } from '../../../back-office/time-chart.tsx';
import { quantity, short, time } from '../../../resource/cells.tsx';
import { ResourceTable, there, type Resource } from '../../../resource/resource.tsx';
import { Page } from '../../../shell/page.tsx';
import { useText, words } from '../../../text/words.ts';
import { Choice } from '../../../ui/form.tsx';
import { Loaded } from '../../../ui/states.tsx';

const texts = words({
  title: ['Demand', '需求'],
  lead: [
    'What agents ask for, how much of it they find here, and what to do about the rest.',
    '智能体的需求、满足程度，以及如何处理未满足的部分。',
  ],
  hours: ['Last {hours} hours', '最近 {hours} 小时'],
  searches: ['Searches', '搜索'],
  signals: ['Reported needs', '上报的需求'],
  signalsNote: ['{count} of them probes and paywalls', '其中 {count} 个来自探测和付费墙'],
  zero: ['Found nothing', '无结果'],
  low: ['Only weak results', '仅有弱结果'],
  rateOf: ['{part} of {all} searches with words', '{all} 次文字搜索中的 {part} 次'],
  lowNote: ['{part} with a best score below 50%', '{part} 次最高得分低于 50%'],
  series: ['Searches and reported needs', '搜索和上报的需求'],
  funnel: ['From request to delivery', '从请求到交付'],
  clusters: ['Groups of needs', '需求分组'],
  show: ['Show', '显示'],
  open: ['Open needs', '未满足的需求'],
  fulfilled: ['Marked as fulfilled', '已标记为满足'],
  all: ['All needs', '所有需求'],
  near: ['Near misses', '接近的供应'],
  nearLead: [
    'The largest unmet needs, and what is for sale and comes nearest. Better words or another offer may be all that is missing.',
    '最大的未满足需求及最接近的在售内容。也许只缺更好的描述或另一种报价。',
  ],
  count: ['Asked', '次数'],
  agents: ['Agents', '智能体'],
  last: ['Last', '最近'],
  top: ['Most frequent without a good result', '最常见的无好结果请求'],
  partial: ['There was more demand than is counted: the numbers are of the latest.', '需求过多：仅统计最近的数据。'],
  none: ['Nobody has asked for anything yet', '尚无需求'],
  noneHint: ['Searches and reported needs of agents appear here.', '智能体的搜索和上报的需求会显示在这里。'],
});

const path = '/api/v1/admin/agent-demand';

const unmetRequests: Resource<DemandReport['top_unmet'][number], typeof texts> = {
  texts,
  name: 'top',
  keyOf: ({ query, kind }) => `${kind} ${query}`,
  columns: {
    need: short(({ query }) => query, 'max-w-md'),
    count: quantity((each) => each.count),
    agents: quantity((each) => each.distinct_agents),
    last: time((each) => each.last_at),
  },
};

export default function DemandPage(): ReactNode {
  const { t } = useText(texts);
  const [hours, setHours] = useState<number>(168);
  const found = useApi<DemandReport>(path, { window_hours: hours }, { placeholderData: (before) => before });
  const period = (
    <Choice
      label={t('period')}
      value={hours}
      choices={[
        [24, t('hours', { hours: 24 })],
        [168, t('days', { days: 7 })],
        [720, t('days', { days: 30 })],
      ]}
      onChoose={setHours}
    />
  );
  return (
    <Page title={t('title')} lead={t('lead')} actions={period}>
      <Loaded from={found} waiting="h-96" empty={{ title: t('none'), hint: t('noneHint') }} isEmpty={({ totals }) => totals.all === 0}>
        {(report) => <Report report={report} hours={hours} />}
      </Loaded>
    </Page>
  );
}

function Report({ report, hours }: { report: DemandReport; hours: number }): ReactNode {
  const { t } = useText(texts);
  return (
    <div className="grid gap-8">
      <Rates report={report} />
      {report.is_complete ? null : <p className="text-sm text-warn">{t('partial')}</p>}
      <div className="grid gap-8 xl:grid-cols-[3fr_2fr]">
        <Section title={t('series')}>
          <TimeChart
            label={t('series')}
            points={report.series.points}
            lines={[
              { label: t('searches'), of: ({ search }) => search, tone: 'accent' },
              { label: t('signals'), of: ({ submission, probe, paywall }) => submission + probe + paywall, tone: 'warn' },
            ]}
            format={whole}
            isCount
          />
        </Section>
        <Section title={t('funnel')}>
          <Funnel totals={report.conversion} hasRates />
        </Section>
      </div>
      {report.clusters.length === 0 ? null : <Needs clusters={report.clusters} hours={hours} />}
      {report.top_unmet.length === 0 ? null : (
        <Section title={t('top')}>
          <ResourceTable of={unmetRequests} list={there(report.top_unmet)} />
        </Section>
      )}
    </div>
  );
}

function Rates({ report: { totals, searches } }: { report: DemandReport }): ReactNode {
  const { t, count, percent } = useText(texts);
  const { counted, zero_result: zero, low_score: low } = searches;
  const share = (part: number) => (counted === 0 ? '–' : percent(part / counted));
  const tone = (part: number, most: number) => (counted > 0 && part / counted > most ? ('warn' as const) : ('plain' as const));
  const others = totals.probe + totals.paywall;
  return (
    <Figures>
      <Figure name={t('searches')} value={count(totals.search)} />
      <Figure name={t('zero')} value={share(zero)} note={t('rateOf', { part: count(zero), all: count(counted) })} tone={tone(zero, 0.2)} />
      <Figure name={t('low')} value={share(low)} note={t('lowNote', { part: count(low) })} tone={tone(low, 0.3)} />
      <Figure
        name={t('signals')}
        value={count(totals.submission + others)}
        note={others === 0 ? null : t('signalsNote', { count: count(others) })}
      />
    </Figures>
  );
}

const shows = ['open', 'fulfilled', 'all'] as const;

function Needs({ clusters, hours }: { clusters: DemandReport['clusters']; hours: number }): ReactNode {
  const { t } = useText(texts);
  const [show, setShow] = useState<(typeof shows)[number]>('open');
  const near = useApi<NearMisses>(`${path}/near-misses`, { window_hours: hours }, { placeholderData: (before) => before });
  const list = useMemo(() => needsList(near.data), [near.data]);
  const shown = clusters.filter(({ fulfilled }) => show === 'all' || (fulfilled === null) === (show === 'open'));
  const showing = (
    <Choice label={t('show')} value={show} choices={shows.map((each) => [each, t(each)])} onChoose={setShow} className="!h-8" />
  );
  return (
    <>
      <Section title={t('clusters')} actions={showing}>
        <ResourceTable of={list} list={there(shown)} />
      </Section>
      <Section title={t('near')}>
        <p className="max-w-2xl text-sm text-muted">{t('nearLead')}</p>
        <Loaded from={near} waiting="h-40">
          {({ items }) => <ResourceTable of={nearMisses} list={there(items)} />}
        </Loaded>
      </Section>
    </>
  );
}

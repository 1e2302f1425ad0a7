import type { Overview } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';
import { Page } from '../../../shell/page.tsx';
import { count, money, percent } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Badge, Dot } from '../../../ui/badge.tsx';
import { Chart } from '../../../ui/chart.tsx';
import { NativeSelect } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { Funnel } from '../../../back-office/funnel.tsx';
import { Figure, Figures, Section, When } from '../../../back-office/parts.tsx';
import { reviewsQuery } from '../../../back-office/tool-reviews.tsx';
import { Loaded } from '../../../ui/loaded.tsx';

const texts = words({
  title: ['Overview', '概览'],
  window: ['Period', '时间范围'],
  hours: ['Last {hours, plural, one {hour} other {# hours}}', '最近 {hours} 小时'],
  days: ['Last {days} days', '最近 {days} 天'],
  revenue: ['Revenue', '收入'],
  testToo: ['and {amount} in test money', '另有测试货币 {amount}'],
  delivered: ['Delivered', '已交付'],
  perMinute: ['{count} in the last minute', '最近一分钟 {count}'],
  errorRate: ['Error rate', '错误率'],
  failures: ['{count} failed or refused', '{count} 次失败或被拒'],
  conversion: ['Paid to delivered', '支付到交付'],
  payments: ['{count} paid', '已支付 {count} 笔'],
  attention: ['Needs attention', '需要处理'],
  damaged: ['The database file is damaged: restore a backup.', '数据库文件已损坏：请从备份恢复。'],
  diskLow: ['The disk of the data folder is nearly full: only paid calls are stored.', '数据目录所在磁盘将满：仅保存付费调用。'],
  nothing: ['Nothing needs you right now.', '目前没有需要处理的事项。'],
  unknown: ['{count, plural, one {# settlement} other {# settlements}} with an unknown outcome', '{count} 笔结算结果未知'],
  unclaimed: ['{amount} of unclaimed money', '{amount} 无人认领的款项'],
  dead: ['{count, plural, one {# job} other {# jobs}} failed for good', '{count} 个任务彻底失败'],
  reviews: [
    '{count, plural, one {# tool of an owner waits} other {# tools of owners wait}} for your approval',
    '{count} 个所有者的工具等待你的批准',
  ],
  unavailable: ['{count, plural, one {# published tool is} other {# published tools are}} unavailable', '{count} 个已发布的工具不可用'],
  paused: [
    '{count, plural, one {# imported tool is} other {# imported tools are}} paused: it changed, or lost money',
    '{count} 个导入的工具已暂停：定义已变更，或造成亏损',
  ],
  pendingVectors: ['{count} search documents wait for their vector', '{count} 个搜索文档等待向量'],
  testMoney: ['Test money is accepted: calls may cost nothing real', '接受测试货币：调用可能不产生真实费用'],
  publicTestMoney: [
    'Test money is accepted at a public address: strangers buy everything for nothing',
    '公共地址接受测试货币：任何人都可以免费购买一切',
  ],
  noBackup: ['No backup was made with this data folder', '此数据目录从未备份'],
  oldBackup: ['The last backup is {days, plural, one {# day} other {# days}} old', '最近一次备份已是 {days} 天前'],
  traffic: ['Traffic', '流量'],
  trafficLabel: [
    '{delivered} delivered, {challenged} answered with a 402 and {refused} failed in this period',
    '此期间交付 {delivered} 次，402 应答 {challenged} 次，失败 {refused} 次',
  ],
  challenged: ['402', '402'],
  failed: ['Failed', '失败'],
  revenueLabel: ['Revenue in this period: {amount}', '此期间收入：{amount}'],
  funnel: ['From search to delivery', '从搜索到交付'],
  service: ['Service', '服务'],
  jobs: ['Jobs', '任务'],
  jobsNote: ['{running} running', '{running} 个运行中'],
  documents: ['Documents in search', '搜索文档'],
  replicas: ['Replicas', '副本'],
  backup: ['Last backup', '最近备份'],
  backupNote: ['by farebox backup', '由 farebox backup 创建'],
  live: ['Live', '实时'],
  partial: ['More happened than is counted: the numbers are of the latest requests.', '请求过多：仅统计最近的请求。'],
});

export const Route = createFileRoute('/console/bridge/')({ component: OverviewPage });

const windows = [6, 24, 168, 720] as const;

function OverviewPage(): ReactNode {
  const t = useWords(texts);
  const [hours, setHours] = useState(24);
  const found = useQuery({
    queryKey: ['overview', hours],
    queryFn: ({ signal }) => api<Overview>('/api/v1/admin/overview', { query: { window_hours: hours }, signal }),
    refetchInterval: 15_000,
    placeholderData: (before) => before,
  });
  return (
    <Page
      title={t('title')}
      actions={
        <NativeSelect aria-label={t('window')} value={hours} onChange={(event) => setHours(Number(event.target.value))} className="!w-auto">
          {windows.map((each) => (
            <option key={each} value={each}>
              {each <= 24 ? t('hours', { hours: each }) : t('days', { days: each / 24 })}
            </option>
          ))}
        </NativeSelect>
      }
    >
      <Loaded from={found} waiting={<Waiting />}>
        {(overview) => <Numbers overview={overview} />}
      </Loaded>
    </Page>
  );
}

function Waiting(): ReactNode {
  return (
    <div className="grid gap-6">
      <Figures>
        {[1, 2, 3, 4].map((each) => (
          <Skeleton key={each} className="h-24" />
        ))}
      </Figures>
      <Skeleton className="h-64" />
    </div>
  );
}

interface Counts {
  delivered: number;
}

function Numbers({ overview }: { overview: Overview }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const { totals, payments, revenue } = overview;
  const [minute, setMinute] = useState<Counts | null>(null);
  const live = useLive('/api/v1/admin/live', true, { counts: (data) => setMinute(data as Counts) });
  const sum = (pick: (bucket: Overview['revenue'][number]) => string) =>
    String(revenue.reduce((all, each) => all + Math.round(Number(pick(each)) * 1e6), 0) / 1e6);
  const [real, test] = [sum(({ amount }) => amount), sum((each) => each.test_amount)];
  const ended = totals.delivered + totals.refused;
  const errorRate = ended === 0 ? 0 : totals.refused / ended;
  return (
    <div className="grid gap-8">
      <Figures>
        <Figure
          name={t('revenue')}
          value={money(real, language)}
          {...(Number(test) === 0 ? {} : { note: t('testToo', { amount: money(test, language) }) })}
        />
        <Figure
          name={t('delivered')}
          value={count(totals.delivered, language)}
          note={
            <span className="inline-flex items-center gap-1.5">
              <Dot tone={live === 'open' ? 'good' : 'plain'} />
              {t('perMinute', { count: minute?.delivered ?? 0 })}
            </span>
          }
        />
        <Figure
          name={t('errorRate')}
          value={percent(errorRate, language)}
          note={t('failures', { count: count(totals.refused, language) })}
          tone={errorRate > 0.1 ? 'bad' : errorRate > 0.02 ? 'warn' : 'plain'}
        />
        <Figure
          name={t('conversion')}
          value={payments.paid === 0 ? '–' : percent(payments.delivered / payments.paid, language)}
          note={t('payments', { count: count(payments.paid, language) })}
        />
      </Figures>
      {overview.is_complete ? null : <p className="text-sm text-warn">{t('partial')}</p>}
      <Attention overview={overview} />
      <div className="grid gap-8 xl:grid-cols-2">
        <Traffic overview={overview} />
        <Revenue overview={overview} total={real} />
      </div>
      <Section title={t('funnel')}>
        <Funnel totals={{ ...totals, ...payments }} />
      </Section>
      <Section title={t('service')}>
        <Figures>
          <Figure
            name={t('jobs')}
            value={count(overview.jobs.waiting, language)}
            note={t('jobsNote', { running: overview.jobs.running })}
          />
          <Figure
            name={t('documents')}
            value={overview.search.documents === null ? '–' : count(overview.search.documents, language)}
            {...(overview.search.model === null ? {} : { note: overview.search.model })}
          />
          <Figure
            name={t('replicas')}
            value={overview.replicas}
            {...(overview.money.network === null ? {} : { note: overview.money.network })}
          />
          <Figure
            name={t('backup')}
            value={
              <span className="text-base">
                <When time={overview.last_backup_at} />
              </span>
            }
            note={t('backupNote')}
          />
        </Figures>
      </Section>
    </div>
  );
}

/** What an operator has to decide, each with the way to it. */
function Attention({ overview }: { overview: Overview }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const { unknown_settlements: unknown, unclaimed, jobs, tools, search } = overview;
  const waiting = useQuery(reviewsQuery).data?.items.length ?? 0;
  const backup = daysSince(overview.last_backup_at);
  const found = [
    ...(overview.database_damaged ? [{ tone: 'bad' as const, text: t('damaged'), to: '/console/bridge/settings' }] : []),
    ...(overview.disk_low ? [{ tone: 'bad' as const, text: t('diskLow'), to: '/console/bridge/settings' }] : []),
    ...(unknown.count === 0
      ? []
      : [{ tone: 'bad' as const, text: t('unknown', { count: unknown.count }), to: '/console/bridge/settlements' }]),
    ...(unclaimed.count === 0
      ? []
      : [
          { tone: 'warn' as const, text: t('unclaimed', { amount: money(unclaimed.amount, language) }), to: '/console/bridge/settlements' },
        ]),
    ...(jobs.dead === 0 ? [] : [{ tone: 'bad' as const, text: t('dead', { count: jobs.dead }), to: '/console/bridge/jobs' }]),
    ...(waiting === 0 ? [] : [{ tone: 'warn' as const, text: t('reviews', { count: waiting }), to: '/console/bridge/tools' }]),
    ...(tools.unavailable === 0
      ? []
      : [{ tone: 'warn' as const, text: t('unavailable', { count: tools.unavailable }), to: '/console/bridge/tools' }]),
    ...(tools.paused === 0 ? [] : [{ tone: 'bad' as const, text: t('paused', { count: tools.paused }), to: '/console/bridge/tools' }]),
    ...((search.pending ?? 0) === 0
      ? []
      : [{ tone: 'plain' as const, text: t('pendingVectors', { count: search.pending ?? 0 }), to: '/console/bridge/jobs' }]),
    ...(overview.money.public_test_money
      ? [{ tone: 'bad' as const, text: t('publicTestMoney'), to: '/console/bridge/settings' }]
      : overview.money.takes_test_money
        ? [{ tone: 'warn' as const, text: t('testMoney'), to: '/console/bridge/settings' }]
        : []),
    ...(backup === null
      ? [{ tone: 'warn' as const, text: t('noBackup'), to: '/console/bridge/settings' }]
      : backup > backupDaysMax
        ? [{ tone: 'warn' as const, text: t('oldBackup', { days: backup }), to: '/console/bridge/settings' }]
        : []),
  ];
  return (
    <Section title={t('attention')}>
      {found.length === 0 ? (
        <p className="panel px-4 py-3 text-sm text-muted">{t('nothing')}</p>
      ) : (
        <ul className="panel divide-y divide-line">
          {found.map(({ tone, text, to }) => (
            <li key={text}>
              <Link to={to} className="flex items-center gap-3 px-4 py-2.5 text-sm hover:bg-hover">
                <Dot tone={tone} />
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Backups are due more often than this. */
const backupDaysMax = 7;

function daysSince(time: string | null): number | null {
  return time === null ? null : Math.floor((Date.now() - Date.parse(time)) / 86_400_000);
}

const seconds = (time: string) => Date.parse(time) / 1000;
const plain = (value: number) => String(Math.round(value));

function Traffic({ overview }: { overview: Overview }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const { series, totals } = overview;
  const times = useMemo(() => series.map(({ at }) => seconds(at)), [series]);
  const lines = useMemo(
    () => [
      { label: t('delivered'), values: series.map(({ delivered }) => delivered), tone: 'good' as const },
      { label: t('challenged'), values: series.map(({ challenged }) => challenged), tone: 'accent' as const },
      { label: t('failed'), values: series.map(({ refused }) => refused), tone: 'bad' as const },
    ],
    // `t` is new at each rendering; what it says changes with the language alone.
    [series, language],
  );
  return (
    <Section title={t('traffic')}>
      <div className="panel min-w-0 p-4">
        <Chart label={t('trafficLabel', totals)} times={times} series={lines} format={plain} isCount />
      </div>
    </Section>
  );
}

function Revenue({ overview, total }: { overview: Overview; total: string }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const { revenue } = overview;
  const times = useMemo(() => revenue.map(({ at }) => seconds(at)), [revenue]);
  const hasTest = revenue.some((each) => Number(each.test_amount) > 0);
  const lines = useMemo(
    () => [
      { label: 'USD', values: revenue.map(({ amount }) => Number(amount)), tone: 'accent' as const },
      ...(hasTest ? [{ label: 'test', values: revenue.map((each) => Number(each.test_amount)), tone: 'warn' as const }] : []),
    ],
    [revenue, hasTest],
  );
  return (
    <Section title={t('revenue')} {...(hasTest ? { actions: <Badge tone="warn">test</Badge> } : {})}>
      <div className="panel min-w-0 p-4">
        <Chart label={t('revenueLabel', { amount: money(total, language) })} times={times} series={lines} format={dollars} />
      </div>
    </Section>
  );
}

const dollars = (value: number) => `$${value.toFixed(2)}`;

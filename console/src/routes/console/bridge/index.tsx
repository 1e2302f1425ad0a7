import type { Overview } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { useLive } from '../../../api/live.ts';
import { useApi } from '../../../api/queries.ts';
import { attentionOf } from '../../../back-office/attention.ts';
import { Funnel } from '../../../back-office/funnel.tsx';
import { sumOf } from '../../../back-office/lines.ts';
import { Figure, Figures, Section, When } from '../../../back-office/parts.tsx';
import { SalesSection } from '../../../back-office/sales-section.tsx';
import { SetupSteps } from '../../../back-office/setup-steps.tsx';
import { dollars, TimeChart, whole } from '../../../back-office/time-chart.tsx';
import { reviewsQuery } from '../../../back-office/tool-reviews.tsx';
import { Page } from '../../../shell/page.tsx';
import { useText, words } from '../../../text/words.ts';
import { Badge, Dot } from '../../../ui/badge.tsx';
import { Choice } from '../../../ui/form.tsx';
import { Loaded, Skeletons } from '../../../ui/states.tsx';

const texts = words({
  title: ['Overview', '概览'],
  hours: ['Last {hours, plural, one {hour} other {# hours}}', '最近 {hours} 小时'],
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
  funnel: ['From request to delivery', '从请求到交付'],
  service: ['Service', '服务'],
  jobs: ['Jobs', '任务'],
  jobsNote: ['{running} running', '{running} 个运行中'],
  documents: ['Documents in search', '搜索文档'],
  replicas: ['Replicas', '副本'],
  backup: ['Last backup', '最近备份'],
  backupNote: ['by farebox backup', '由 farebox backup 创建'],
  partial: ['More happened than is counted: the numbers are of the latest requests.', '请求过多：仅统计最近的请求。'],
});

const windows = [6, 24, 168, 720, 2160] as const;

export default function OverviewPage(): ReactNode {
  const { t } = useText(texts);
  const [hours, setHours] = useState<number>(24);
  const found = useApi<Overview>(
    '/api/v1/admin/overview',
    { window_hours: hours },
    { refetchInterval: 15_000, placeholderData: (before) => before },
  );
  // Of the moment when the period was chosen: sums of months are not asked for again every few seconds.
  const sold = useMemo(() => ({ since: new Date(Date.now() - hours * 3_600_000).toISOString(), until: new Date().toISOString() }), [hours]);
  const period = (
    <Choice
      label={t('period')}
      value={hours}
      choices={windows.map((each) => [each, each <= 24 ? t('hours', { hours: each }) : t('days', { days: each / 24 })])}
      onChoose={setHours}
    />
  );
  return (
    <Page title={t('title')} actions={period}>
      <Loaded from={found} waiting={<Skeletons count={4} each="h-24" className="grid grid-cols-2 gap-3 lg:grid-cols-4" />}>
        {(overview) => <Numbers overview={overview} />}
      </Loaded>
      <div className="mt-8">
        <SalesSection period={sold} hasTools />
      </div>
    </Page>
  );
}

function Numbers({ overview }: { overview: Overview }): ReactNode {
  const { t } = useText(texts);
  const { totals, payments, revenue } = overview;
  const real = sumOf(revenue.map(({ amount }) => amount));
  return (
    <div className="grid gap-8">
      <Sold overview={overview} real={real} />
      {overview.is_complete ? null : <p className="text-sm text-warn">{t('partial')}</p>}
      <SetupSteps overview={overview} />
      <Attention overview={overview} />
      <div className="grid gap-8 xl:grid-cols-2">
        <Traffic overview={overview} />
        <Revenue revenue={revenue} total={real} />
      </div>
      <Section title={t('funnel')}>
        <Funnel totals={{ ...totals, ...payments }} />
      </Section>
      <Service overview={overview} />
    </div>
  );
}

function Sold({ overview: { totals, payments, revenue }, real }: { overview: Overview; real: string }): ReactNode {
  const { t, money, count, percent } = useText(texts);
  const [minute, setMinute] = useState<{ delivered: number } | null>(null);
  const live = useLive('/api/v1/admin/live', true, { counts: (data) => setMinute(data as { delivered: number }) });
  const test = sumOf(revenue.map((each) => each.test_amount));
  const ended = totals.delivered + totals.refused;
  const errorRate = ended === 0 ? 0 : totals.refused / ended;
  const lastMinute = (
    <span className="inline-flex items-center gap-1.5">
      <Dot tone={live === 'open' ? 'good' : 'plain'} />
      {t('perMinute', { count: minute?.delivered ?? 0 })}
    </span>
  );
  return (
    <Figures>
      <Figure name={t('revenue')} value={money(real)} note={Number(test) === 0 ? null : t('testToo', { amount: money(test) })} />
      <Figure name={t('delivered')} value={count(totals.delivered)} note={lastMinute} />
      <Figure
        name={t('errorRate')}
        value={percent(errorRate)}
        note={t('failures', { count: count(totals.refused) })}
        tone={errorRate > 0.1 ? 'bad' : errorRate > 0.02 ? 'warn' : 'plain'}
      />
      <Figure
        name={t('conversion')}
        value={payments.paid === 0 ? '–' : percent(payments.delivered / payments.paid)}
        note={t('payments', { count: count(payments.paid) })}
      />
    </Figures>
  );
}

function Service({ overview: { jobs, search, replicas, money, last_backup_at: backup } }: { overview: Overview }): ReactNode {
  const { t, count } = useText(texts);
  const lastBackup = (
    <span className="text-base">
      <When time={backup} />
    </span>
  );
  return (
    <Section title={t('service')}>
      <Figures>
        <Figure name={t('jobs')} value={count(jobs.waiting)} note={t('jobsNote', { running: jobs.running })} />
        <Figure name={t('documents')} value={search.documents === null ? '–' : count(search.documents)} note={search.model} />
        <Figure name={t('replicas')} value={replicas} note={money.network} />
        <Figure name={t('backup')} value={lastBackup} note={t('backupNote')} />
      </Figures>
    </Section>
  );
}

/** What an operator has to decide, each with the way to it. */
function Attention({ overview }: { overview: Overview }): ReactNode {
  const { t } = useText(texts);
  const reviews = useQuery(reviewsQuery).data?.items.length ?? 0;
  const found = attentionOf(overview, reviews, Date.now());
  return (
    <Section title={t('attention')}>
      {found.length === 0 ? (
        <p className="panel px-4 py-3 text-sm text-muted">{t('nothing')}</p>
      ) : (
        <ul className="panel divide-y divide-line">
          {found.map(({ tone, name, count, page }) => (
            <li key={name}>
              <Link to={`/console/bridge/${page}`} className="flex items-center gap-3 px-4 py-2.5 text-sm hover:bg-hover">
                <Dot tone={tone} />
                {t(name, { count, days: count })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Traffic({ overview: { series, totals } }: { overview: Overview }): ReactNode {
  const { t } = useText(texts);
  return (
    <Section title={t('traffic')}>
      <TimeChart
        label={t('trafficLabel', totals)}
        points={series}
        lines={[
          { label: t('delivered'), of: ({ delivered }) => delivered, tone: 'good' },
          { label: t('challenged'), of: ({ challenged }) => challenged, tone: 'accent' },
          { label: t('failed'), of: ({ refused }) => refused, tone: 'bad' },
        ]}
        format={whole}
        isCount
      />
    </Section>
  );
}

function Revenue({ revenue, total }: { revenue: Overview['revenue']; total: string }): ReactNode {
  const { t, money } = useText(texts);
  const hasTest = revenue.some((each) => Number(each.test_amount) > 0);
  return (
    <Section title={t('revenue')} actions={hasTest ? <Badge tone="warn">test</Badge> : null}>
      <TimeChart
        label={t('revenueLabel', { amount: money(total) })}
        points={revenue}
        lines={[
          { label: 'USD', of: ({ amount }) => Number(amount), tone: 'accent' },
          { label: 'test', of: (each) => Number(each.test_amount), tone: 'warn', isSeldom: true },
        ]}
        format={dollars}
      />
    </Section>
  );
}

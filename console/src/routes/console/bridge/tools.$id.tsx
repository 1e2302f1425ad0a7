import type { AdminTool, ImportedTool, ToolHistory } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { change, useApi } from '../../../api/queries.ts';
import { useWork } from '../../../api/use-work.ts';
import { toolsQuery } from '../../../back-office/admin-tools.ts';
import { Figure, Figures, Section, Trail, When } from '../../../back-office/parts.tsx';
import { TimeChart, whole } from '../../../back-office/time-chart.tsx';
import { ToolDefinition } from '../../../back-office/tool-definition.tsx';
import { ToolHealth } from '../../../back-office/tool-health.tsx';
import { ToolLatency } from '../../../back-office/tool-latency.tsx';
import { ToolSettings } from '../../../back-office/tool-settings.tsx';
import { Page } from '../../../shell/page.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { useText, words } from '../../../text/words.ts';
import { Badge, Dot } from '../../../ui/badge.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Choice } from '../../../ui/form.tsx';
import { EmptyState, ErrorState, Loaded, Warning } from '../../../ui/states.tsx';

const texts = words({
  back: ['All tools', '所有工具'],
  open: ['Public page', '公开页面'],
  asks: ['Publish a tool that writes?', '发布会写入的工具？'],
  asksHint: [
    'Each call changes or deletes something at its source, with your credentials. A refund does not undo that.',
    '每次调用都会以你的凭据在来源处更改或删除内容，退款无法撤销。',
  ],
  cancel: ['Cancel', '取消'],
  nowPaused: ['{name} is paused', '{name} 已暂停'],
  nowPublished: ['{name} is for sale', '{name} 正在出售'],
  unknown: ['There is no such tool', '没有此工具'],
  unknownHint: ['It may have been removed with its source.', '它可能已随来源一并移除。'],
  missing: ['It cannot be called: {missing}', '无法调用：{missing}'],
  health: ['Latest check', '最近检查'],
  healthy: ['healthy', '健康'],
  unhealthy: ['unhealthy', '异常'],
  unchecked: ['not checked yet', '尚未检查'],
  checked: ['took {duration}', '耗时 {duration}'],
  success: ['Success', '成功率'],
  executed: ['{count, plural, one {# execution} other {# executions}}, {failed} failed', '{count} 次执行，{failed} 次失败'],
  notRun: ['never executed', '从未执行'],
  speed: ['Latency, p50 / p95', '延迟 p50 / p95'],
  speedOf: ['the latest {count} calls of this process', '本进程最近 {count} 次调用'],
  speedUnknown: ['known from 20 calls on; the mean is {mean}', '满 20 次调用后可知；平均 {mean}'],
  speedNever: ['known from 20 calls on', '满 20 次调用后可知'],
  score: ['Quality score', '质量评分'],
  lastCall: ['last call', '最近调用'],
  calls: ['Calls by day', '每日调用'],
  callsLabel: ['{delivered} delivered and {failed} failed in {days} days', '{days} 天内交付 {delivered} 次，失败 {failed} 次'],
  delivered: ['Delivered', '已交付'],
  failed: ['Failed', '失败'],
  challenged: ['402', '402'],
  unavailable: ['Unavailable', '不可用'],
  partial: ['There were more calls than are counted: the numbers are of the latest.', '调用过多：仅统计最近的调用。'],
  noCalls: ['No calls in this period', '此期间没有调用'],
});

export default function ToolPage(): ReactNode {
  const { t } = useText(texts);
  const { id } = useParams({ from: '/console/bridge/tools/$id' });
  const tools = useQuery(toolsQuery);
  const tool = tools.data?.items.find((each) => each.id === id);
  if (tool !== undefined) return <Tool key={id} tool={tool} />;
  const back = (
    <Link to="/console/bridge/tools" className={buttonClasses()}>
      {t('back')}
    </Link>
  );
  return (
    <Page title={id}>
      <Loaded from={tools}>
        {() => (
          <EmptyState title={t('unknown')} action={back}>
            {t('unknownHint')}
          </EmptyState>
        )}
      </Loaded>
    </Page>
  );
}

function Tool({ tool }: { tool: AdminTool }): ReactNode {
  const { t } = useText(texts);
  const { error, run } = useWork<'publish'>();
  const setPublished = (published: boolean): Promise<void> =>
    run('publish', async () => {
      await change(`/api/v1/admin/tools/${tool.id}`, { method: 'PATCH', body: { published } });
      toast(t(published ? 'nowPublished' : 'nowPaused', { name: tool.name }), { undo: () => void setPublished(!published) });
    });
  const lead = (
    <Trail id={tool.id} list="tools" back={t('back')}>
      <Badge>{tool.category}</Badge>
    </Trail>
  );
  return (
    <Page title={tool.name} lead={lead} actions={<Publishing tool={tool} setPublished={(published) => void setPublished(published)} />}>
      <div className="grid gap-8">
        <ErrorState error={error} />
        {tool.missing_configuration === null ? null : <Warning>{t('missing', { missing: tool.missing_configuration })}</Warning>}
        <History id={tool.id} />
        {tool.source_id === null ? null : <ToolDefinition id={tool.id} sourceId={tool.source_id} />}
        <ToolSettings tool={tool} />
      </div>
    </Page>
  );
}

/** Publishes and pauses; asks before a tool that writes is published. */
function Publishing({ tool, setPublished }: { tool: AdminTool; setPublished: (published: boolean) => void }): ReactNode {
  const { t } = useText(texts);
  const [isAsking, setAsking] = useState(false);
  const isImported = tool.source_id !== null;
  const imported = useApi<ImportedTool>(`/api/v1/admin/tools/${tool.id}`, {}, { enabled: isImported });
  // What is not known yet may write.
  const writes = isImported && imported.data?.read_only !== true;
  function publish(): void {
    setAsking(false);
    setPublished(true);
  }
  return (
    <div className="flex flex-wrap gap-2">
      {tool.published ? (
        <Link to="/console/tools/$id" params={{ id: tool.id }} className={buttonClasses()}>
          {t('open')}
        </Link>
      ) : null}
      <Button
        kind={tool.published ? 'secondary' : 'primary'}
        onClick={() => (writes && !tool.published ? setAsking(true) : setPublished(!tool.published))}
      >
        {t(tool.published ? 'pause' : 'publish')}
      </Button>
      <Dialog isOpen={isAsking} onOpenChange={setAsking} title={t('asks')} description={t('asksHint')}>
        <div className="flex justify-end gap-2">
          <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
          <Button kind="danger" onClick={publish}>
            {t('publish')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

const windows = [7, 30, 90] as const;

function History({ id }: { id: string }): ReactNode {
  const { t } = useText(texts);
  const [days, setDays] = useState<number>(30);
  const path = `/api/v1/admin/tools/${encodeURIComponent(id)}/history`;
  const found = useApi<ToolHistory>(path, { days }, { placeholderData: (before) => before });
  const period = (
    <Choice
      label={t('period')}
      value={days}
      choices={windows.map((each) => [each, t('days', { days: each })])}
      onChoose={setDays}
      className="!h-8"
    />
  );
  return (
    <Loaded from={found} waiting="h-72">
      {(history) => (
        <>
          <Measured history={history} />
          <Section title={t('calls')} actions={period}>
            <Calls history={history} />
          </Section>
          <ToolHealth history={history} />
          <ToolLatency history={history} />
        </>
      )}
    </Loaded>
  );
}

function Measured({ history: { check, totals, latency } }: { history: ToolHistory }): ReactNode {
  const { t, count, percent, duration } = useText(texts);
  const isHealthy = check?.status === 'healthy';
  const speedNote = totals.mean_ms === null ? t('speedNever') : t('speedUnknown', { mean: duration(totals.mean_ms) });
  const state = (
    <span className="flex items-center gap-2 text-base">
      <Dot tone={check === null ? 'plain' : isHealthy ? 'good' : 'bad'} />
      {t(check?.status ?? 'unchecked')}
    </span>
  );
  const checked = check && (
    <>
      <When time={check.at} />, {t('checked', { duration: duration(check.latency_ms) })}
    </>
  );
  const lastCall = totals.last_call_at && (
    <>
      {t('lastCall')} <When time={totals.last_call_at} />
    </>
  );
  return (
    <div className="grid gap-3">
      <Figures>
        <Figure name={t('health')} value={state} note={checked} />
        <Figure
          name={t('success')}
          value={totals.executed === 0 ? '–' : percent(totals.succeeded / totals.executed)}
          note={totals.executed === 0 ? t('notRun') : t('executed', { count: totals.executed, failed: count(totals.failed) })}
        />
        <Figure
          name={t('speed')}
          value={latency === null ? '–' : `${duration(latency.p50_ms)} / ${duration(latency.p95_ms)}`}
          note={latency === null ? speedNote : t('speedOf', { count: latency.calls })}
        />
        <Figure name={t('score')} value={totals.quality_score} note={lastCall} />
      </Figures>
      {check?.detail === null || check === null ? null : (
        <p className="rounded-panel border border-bad/40 bg-bad-soft px-4 py-3 text-sm break-words text-bad">{check.detail}</p>
      )}
    </div>
  );
}

function Calls({ history: { days, is_complete: isComplete } }: { history: ToolHistory }): ReactNode {
  const { t } = useText(texts);
  const sum = (of: 'delivered' | 'challenged' | 'failed' | 'unavailable') => days.reduce((all, day) => all + day[of], 0);
  if (sum('delivered') + sum('challenged') + sum('failed') + sum('unavailable') === 0) return <EmptyState title={t('noCalls')} />;
  return (
    <div className="grid min-w-0 gap-3">
      {isComplete ? null : <p className="text-sm text-warn">{t('partial')}</p>}
      <TimeChart
        label={t('callsLabel', { delivered: sum('delivered'), failed: sum('failed'), days: days.length })}
        points={days}
        lines={[
          { label: t('delivered'), of: ({ delivered }) => delivered, tone: 'good' },
          { label: t('challenged'), of: ({ challenged }) => challenged, tone: 'accent' },
          { label: t('failed'), of: ({ failed }) => failed, tone: 'bad' },
          { label: t('unavailable'), of: ({ unavailable }) => unavailable, tone: 'warn', isSeldom: true },
        ]}
        format={whole}
        isCount
      />
    </div>
  );
}

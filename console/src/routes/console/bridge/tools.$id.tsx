import type { AdminTool, ImportedTool, ToolHistory } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { toolsQuery } from '../../../back-office/admin-tools.ts';
import { api } from '../../../api/client.ts';
import { queries } from '../../../api/queries.ts';
import { Figure, Figures, Mono, Section, When } from '../../../back-office/parts.tsx';
import { ToolDefinition } from '../../../back-office/tool-definition.tsx';
import { ToolHealth } from '../../../back-office/tool-health.tsx';
import { ToolLatency } from '../../../back-office/tool-latency.tsx';
import { ToolSettings } from '../../../back-office/tool-settings.tsx';
import { Page } from '../../../shell/page.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { count, duration, percent } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Badge, Dot } from '../../../ui/badge.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Chart } from '../../../ui/chart.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NativeSelect } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';

const texts = words({
  title: ['Tool', '工具'],
  back: ['All tools', '所有工具'],
  open: ['Public page', '公开页面'],
  pause: ['Pause', '暂停'],
  publish: ['Publish', '发布'],
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
  days: ['Last {days} days', '最近 {days} 天'],
  window: ['Period', '时间范围'],
  partial: ['There were more calls than are counted: the numbers are of the latest.', '调用过多：仅统计最近的调用。'],
  noCalls: ['No calls in this period', '此期间没有调用'],
});

export const Route = createFileRoute('/console/bridge/tools/$id')({ component: ToolPage });

function ToolPage(): ReactNode {
  const t = useWords(texts);
  const { id } = Route.useParams();
  const tools = useQuery(toolsQuery);
  const tool = tools.data?.items.find((each) => each.id === id);
  if (tool !== undefined) return <Tool key={id} tool={tool} />;
  return (
    <Page title={id}>
      <Loaded from={tools}>
        {() => (
          <EmptyState
            title={t('unknown')}
            action={
              <Link to="/console/bridge/tools" className={buttonClasses()}>
                {t('back')}
              </Link>
            }
          >
            {t('unknownHint')}
          </EmptyState>
        )}
      </Loaded>
    </Page>
  );
}

function Tool({ tool }: { tool: AdminTool }): ReactNode {
  const t = useWords(texts);
  const [error, setError] = useState<unknown>(null);
  const [isAsking, setAsking] = useState(false);
  const imported = useQuery({
    queryKey: ['imported tool', tool.id],
    queryFn: ({ signal }) => api<ImportedTool>(`/api/v1/admin/tools/${tool.id}`, { signal }),
    enabled: tool.source_id !== null,
  });
  // What is not known yet may write.
  const writes = tool.source_id !== null && imported.data?.read_only !== true;
  async function setPublished(published: boolean): Promise<void> {
    setError(null);
    try {
      await api(`/api/v1/admin/tools/${tool.id}`, { method: 'PATCH', body: { published } });
      await queries.invalidateQueries({ queryKey: toolsQuery.queryKey });
      toast(t(published ? 'nowPublished' : 'nowPaused', { name: tool.name }), { undo: () => void setPublished(!published) });
    } catch (thrown) {
      setError(thrown);
    }
  }
  return (
    <Page
      title={tool.name}
      lead={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Mono>{tool.id}</Mono>
          <Badge>{tool.category}</Badge>
          <Link to="/console/bridge/tools" className="text-link text-sm">
            {t('back')}
          </Link>
        </span>
      }
      actions={
        <div className="flex flex-wrap gap-2">
          {tool.published ? (
            <Link to="/console/tools/$id" params={{ id: tool.id }} className={buttonClasses()}>
              {t('open')}
            </Link>
          ) : null}
          <Button
            kind={tool.published ? 'secondary' : 'primary'}
            onClick={() => (writes && !tool.published ? setAsking(true) : void setPublished(!tool.published))}
          >
            {t(tool.published ? 'pause' : 'publish')}
          </Button>
        </div>
      }
    >
      <Dialog isOpen={isAsking} onOpenChange={setAsking} title={t('asks')} description={t('asksHint')}>
        <div className="flex justify-end gap-2">
          <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
          <Button
            kind="danger"
            onClick={() => {
              setAsking(false);
              void setPublished(true);
            }}
          >
            {t('publish')}
          </Button>
        </div>
      </Dialog>
      <div className="grid gap-8">
        {error === null ? null : <ErrorState error={error} />}
        {tool.missing_configuration === null ? null : (
          <p className="rounded-panel bg-warn-soft px-5 py-4 text-sm text-warn">{t('missing', { missing: tool.missing_configuration })}</p>
        )}
        <History id={tool.id} />
        {tool.source_id === null ? null : <ToolDefinition id={tool.id} sourceId={tool.source_id} />}
        <ToolSettings tool={tool} />
      </div>
    </Page>
  );
}

const windows = [7, 30, 90] as const;

function History({ id }: { id: string }): ReactNode {
  const t = useWords(texts);
  const [days, setDays] = useState(30);
  const found = useQuery({
    queryKey: ['tool history', id, days],
    queryFn: ({ signal }) => api<ToolHistory>(`/api/v1/admin/tools/${encodeURIComponent(id)}/history`, { query: { days }, signal }),
    placeholderData: (before) => before,
  });
  return (
    <Loaded from={found} waiting="h-72">
      {(history) => (
        <>
          <Measured history={history} />
          <Section
            title={t('calls')}
            actions={
              <NativeSelect
                aria-label={t('window')}
                value={days}
                onChange={({ target }) => setDays(Number(target.value))}
                className="!h-8 !w-auto"
              >
                {windows.map((each) => (
                  <option key={each} value={each}>
                    {t('days', { days: each })}
                  </option>
                ))}
              </NativeSelect>
            }
          >
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
  const t = useWords(texts);
  const language = useLanguage();
  const isHealthy = check?.status === 'healthy';
  return (
    <div className="grid gap-3">
      <Figures>
        <Figure
          name={t('health')}
          value={
            <span className="flex items-center gap-2 text-base">
              <Dot tone={check === null ? 'plain' : isHealthy ? 'good' : 'bad'} />
              {t(check?.status ?? 'unchecked')}
            </span>
          }
          {...(check === null
            ? {}
            : {
                note: (
                  <>
                    <When time={check.at} />, {t('checked', { duration: duration(check.latency_ms, language) })}
                  </>
                ),
              })}
        />
        <Figure
          name={t('success')}
          value={totals.executed === 0 ? '–' : percent(totals.succeeded / totals.executed, language)}
          note={totals.executed === 0 ? t('notRun') : t('executed', { count: totals.executed, failed: count(totals.failed, language) })}
        />
        <Figure
          name={t('speed')}
          value={latency === null ? '–' : `${duration(latency.p50_ms, language)} / ${duration(latency.p95_ms, language)}`}
          note={
            latency !== null
              ? t('speedOf', { count: latency.calls })
              : totals.mean_ms === null
                ? t('speedNever')
                : t('speedUnknown', { mean: duration(totals.mean_ms, language) })
          }
        />
        <Figure
          name={t('score')}
          value={totals.quality_score}
          {...(totals.last_call_at === null
            ? {}
            : {
                note: (
                  <>
                    {t('lastCall')} <When time={totals.last_call_at} />
                  </>
                ),
              })}
        />
      </Figures>
      {check?.detail === null || check === null ? null : (
        <p className="rounded-panel border border-bad/40 bg-bad-soft px-4 py-3 text-sm break-words text-bad">{check.detail}</p>
      )}
    </div>
  );
}

const plain = (value: number) => String(Math.round(value));

function Calls({ history: { days, is_complete: isComplete } }: { history: ToolHistory }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const times = useMemo(() => days.map(({ at }) => Date.parse(at) / 1000), [days]);
  const lines = useMemo(() => {
    const of = (name: 'delivered' | 'challenged' | 'failed' | 'unavailable') => days.map((day) => day[name]);
    return [
      { label: t('delivered'), values: of('delivered'), tone: 'good' as const },
      { label: t('challenged'), values: of('challenged'), tone: 'accent' as const },
      { label: t('failed'), values: of('failed'), tone: 'bad' as const },
      // Seldom, so it is drawn where it happened.
      ...(days.some(({ unavailable }) => unavailable > 0)
        ? [{ label: t('unavailable'), values: of('unavailable'), tone: 'warn' as const }]
        : []),
    ];
    // `t` is new at each rendering; what it says changes with the language alone.
  }, [days, language]);
  const sum = (at: number) => (lines[at]?.values ?? []).reduce((all, each) => all + each, 0);
  if (lines.every((_, at) => sum(at) === 0)) return <EmptyState title={t('noCalls')} />;
  return (
    <div className="panel min-w-0 p-4">
      {isComplete ? null : <p className="pb-3 text-sm text-warn">{t('partial')}</p>}
      <Chart
        label={t('callsLabel', { delivered: sum(0), failed: sum(2), days: days.length })}
        times={times}
        series={lines}
        format={plain}
        isCount
      />
    </div>
  );
}

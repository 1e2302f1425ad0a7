import type { ImportedTool, ImportResult, ToolSource } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { api, probePatienceMs } from '../api/client.ts';
import { queries } from '../api/queries.ts';
import { useWork } from '../api/use-work.ts';
import { toast } from '../shell/toasts.tsx';
import { dateTime } from '../text/format.ts';
import { useLanguage, useWords, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { ErrorState, Skeleton } from '../ui/states.tsx';
import { CredentialsDialog } from './credentials.tsx';
import { Mono, Section, When } from './parts.tsx';
import { ToolState, toolStates } from './tool-state.tsx';

const texts = words({
  title: ['Where it comes from', '来源'],
  source: ['Source', '来源'],
  operation: ['Operation', '操作'],
  state: ['State', '状态'],
  read: ['Read', '读取'],
  readError: ['could not be read: {error}', '无法读取：{error}'],
  probed: ['Probed', '检测'],
  neverProbed: ['not yet', '尚未'],
  forced: ['published although its probe failed', '检测未通过但已发布'],
  flags: ['Texts address models', '文本针对模型'],
  reread: ['Read the source again', '重新读取来源'],
  rereadDone: ['The source says the same', '来源没有变化'],
  rereadChanged: ['{count, plural, one {# tool has} other {# tools have}} changed at the source', '来源有 {count} 个工具已变化'],
  credentials: ['Credentials', '凭据'],
  probe: ['Probe again', '重新检测'],
  probeDone: ['Probed: {state}', '检测完成：{state}'],
  changes: ['What its source says now', '来源的最新定义'],
  changesLead: [
    'Where the tool is for sale, it is sold as on the left until you accept what is on the right.',
    '在你接受右侧的定义前，若该工具在售，仍按左侧的定义出售。',
  ],
  where: ['Where', '位置'],
  before: ['Here', '此处'],
  after: ['At the source', '来源'],
  absent: ['absent', '无'],
  accept: ['Accept the change', '接受变化'],
  accepted: ['The new definition is taken', '已采用新定义'],
  removed: ['The tool was removed, as at its source', '工具已随来源移除'],
});

/** The source of an imported tool, and how its definition differs there now. */
export function ToolDefinition({ id, sourceId }: { id: string; sourceId: string }): ReactNode {
  const t = useWords(texts);
  const say = useWords(toolStates);
  const work = useWork<'reread' | 'probe' | 'accept'>();
  const { busy, error } = work;
  const [isChanging, setChanging] = useState(false);
  const navigate = useNavigate();
  const tool = useQuery({
    queryKey: ['imported tool', id],
    queryFn: ({ signal }) => api<ImportedTool>(`/api/v1/admin/tools/${id}`, { signal }),
  });
  const source = useQuery({
    queryKey: ['tool source', sourceId],
    queryFn: ({ signal }) => api<ImportResult>(`/api/v1/admin/tool-sources/${sourceId}`, { signal }),
  });
  const run = (name: 'reread' | 'probe' | 'accept', act: () => Promise<void>) =>
    work.run(name, async () => {
      await act();
      await queries.invalidateQueries();
    });
  const reread = () =>
    run('reread', async () => {
      const { tools } = await api<ImportResult>(`/api/v1/admin/tool-sources/${sourceId}/read`, {
        method: 'POST',
        patienceMs: probePatienceMs,
      });
      const changed = tools.filter(({ changes }) => changes !== null).length;
      toast(changed === 0 ? t('rereadDone') : t('rereadChanged', { count: changed }));
    });
  const probe = () =>
    run('probe', async () => {
      const { state } = await api<ImportedTool>(`/api/v1/admin/tools/${id}/probe`, { method: 'POST' });
      toast(t('probeDone', { state: say(state) }));
    });
  const replaceCredentials = async (credentials: Record<string, string>) => {
    await api(`/api/v1/admin/tool-sources/${sourceId}`, { method: 'PATCH', body: { credentials }, patienceMs: probePatienceMs });
    await queries.invalidateQueries();
  };
  const accept = () =>
    run('accept', async () => {
      try {
        await api(`/api/v1/admin/tools/${id}`, { method: 'PATCH', body: { accept_change: true } });
        toast(t('accepted'));
      } catch (thrown) {
        if (!isGone(thrown)) throw thrown;
        toast(t('removed'));
        await navigate({ to: '/console/bridge/tools' });
      }
    });
  if (tool.data === undefined) {
    return tool.error === null ? <Skeleton className="h-40" /> : <ErrorState error={tool.error} retry={() => void tool.refetch()} />;
  }
  const { changes } = tool.data;
  const from = source.data?.source ?? null;
  return (
    <Section
      title={t('title')}
      actions={
        <div className="flex flex-wrap gap-2">
          {from === null ? null : (
            <Button size="small" onClick={() => setChanging(true)}>
              {t('credentials')}
            </Button>
          )}
          <Button size="small" isBusy={busy === 'probe'} onClick={() => void probe()}>
            {t('probe')}
          </Button>
          <Button size="small" isBusy={busy === 'reread'} onClick={() => void reread()}>
            {t('reread')}
          </Button>
        </div>
      }
    >
      {error === null ? null : <ErrorState error={error} />}
      <Definition tool={tool.data} source={from} />
      {changes === null ? null : <Changes changes={changes} accept={() => void accept()} isBusy={busy === 'accept'} />}
      {isChanging && from !== null ? (
        <CredentialsDialog names={from.credentials} save={replaceCredentials} close={() => setChanging(false)} />
      ) : null}
    </Section>
  );
}

function isGone(thrown: unknown): boolean {
  return thrown instanceof Object && 'status' in thrown && thrown.status === 404;
}

function Definition({ tool, source }: { tool: ImportedTool; source: ToolSource | null }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  return (
    <div className="panel p-5">
      <Facts
        facts={[
          {
            name: t('source'),
            value:
              source === null ? (
                <Mono>{tool.source_id}</Mono>
              ) : (
                <span className="grid gap-0.5">
                  <span>
                    {source.name} <span className="text-faint">({source.kind})</span>
                  </span>
                  <Mono className="break-all">{source.location}</Mono>
                </span>
              ),
          },
          { name: t('operation'), value: <Mono className="break-all">{tool.operation}</Mono> },
          {
            name: t('state'),
            value: (
              <span className="flex flex-wrap items-center gap-2">
                <ToolState state={tool.state} />
                {tool.reason === null ? null : <span className="text-muted">{tool.reason}</span>}
                {tool.forced ? <span className="text-warn">{t('forced')}</span> : null}
              </span>
            ),
          },
          {
            name: t('read'),
            value:
              source === null ? null : source.read_error === null ? (
                <When time={source.read_at} />
              ) : (
                <span className="text-bad">{t('readError', { error: source.read_error })}</span>
              ),
          },
          {
            name: t('probed'),
            value: tool.probed_at === null ? t('neverProbed') : <time dateTime={tool.probed_at}>{dateTime(tool.probed_at, language)}</time>,
          },
          { name: t('flags'), value: tool.flags.length === 0 ? null : <span className="text-bad">{tool.flags.join(', ')}</span> },
        ]}
      />
    </div>
  );
}

/** A difference on each row, as in a review of code: what is sold, and what the source says. */
function Changes({
  changes,
  accept,
  isBusy,
}: {
  changes: NonNullable<ImportedTool['changes']>;
  accept: () => void;
  isBusy: boolean;
}): ReactNode {
  const t = useWords(texts);
  return (
    <section className="panel grid min-w-0 overflow-hidden border-warn/40">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line bg-warn-soft px-5 py-3">
        <div className="grid gap-0.5">
          <h3 className="text-sm text-warn">{t('changes')}</h3>
          <p className="text-[13px] text-ink">{t('changesLead')}</p>
        </div>
        <Button kind="primary" size="small" isBusy={isBusy} onClick={accept}>
          {t('accept')}
        </Button>
      </div>
      <div tabIndex={0} role="region" aria-label={t('changes')} className="max-h-96 overflow-auto">
        <table className="w-full border-collapse text-[13px]">
          <thead>
            <tr className="text-left text-xs text-faint">
              <th scope="col" className="h-9 px-5 font-medium">
                {t('where')}
              </th>
              <th scope="col" className="px-3 font-medium">
                {t('before')}
              </th>
              <th scope="col" className="px-3 font-medium">
                {t('after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ path, before, after }) => (
              <tr key={path} className="border-t border-line align-top">
                <th scope="row" className="px-5 py-2 text-left font-normal">
                  <Mono className="break-all">{path}</Mono>
                </th>
                <td className="bg-bad-soft px-3 py-2">
                  <Value text={before} absent={t('absent')} />
                </td>
                <td className="bg-good-soft px-3 py-2">
                  <Value text={after} absent={t('absent')} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Value({ text, absent }: { text: string | null; absent: string }): ReactNode {
  if (text === null) return <span className="text-muted italic">{absent}</span>;
  return <code className="break-words whitespace-pre-wrap text-ink">{text}</code>;
}

import type { ImportedTool, ImportResult, ToolSource } from '@farebox/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { api, probePatienceMs } from '../api/client.ts';
import { ApiProblem } from '../api/problem.ts';
import { change, queries, useApi } from '../api/queries.ts';
import { useWork } from '../api/use-work.ts';
import { toast } from '../shell/toasts.tsx';
import { useText, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { ErrorState, Loaded } from '../ui/states.tsx';
import { CredentialsDialog } from './credentials.tsx';
import { Mono, Section, When } from './parts.tsx';
import { ToolChanges } from './tool-difference.tsx';
import { ToolState, toolStates } from './tool-state.tsx';

const texts = words({
  title: ['Where it comes from', '来源'],
  source: ['Source', '来源'],
  operation: ['Operation', '操作'],
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
  accepted: ['The new definition is taken', '已采用新定义'],
  removed: ['The tool was removed, as at its source', '工具已随来源移除'],
});

const sourcePath = (id: string) => `/api/v1/admin/tool-sources/${id}`;
const toolPath = (id: string) => `/api/v1/admin/tools/${id}`;

/** What an operator can do about an imported tool and its source. Afterwards, everything is read again. */
function useDefinitionActs(id: string, sourceId: string) {
  const { t } = useText(texts);
  const { t: say } = useText(toolStates);
  const navigate = useNavigate();
  const { busy, error, run } = useWork<'reread' | 'probe' | 'accept'>();
  const work = (name: 'reread' | 'probe' | 'accept', act: () => Promise<void>) =>
    void run(name, async () => {
      await act();
      await queries.invalidateQueries();
    });
  return {
    busy,
    error,
    reread: () =>
      work('reread', async () => {
        const { tools } = await api<ImportResult>(`${sourcePath(sourceId)}/read`, { method: 'POST', patienceMs: probePatienceMs });
        const count = tools.filter(({ changes }) => changes !== null).length;
        toast(count === 0 ? t('rereadDone') : t('rereadChanged', { count }));
      }),
    probe: () =>
      work('probe', async () => {
        const { state } = await api<ImportedTool>(`${toolPath(id)}/probe`, { method: 'POST' });
        toast(t('probeDone', { state: say(state) }));
      }),
    accept: () =>
      work('accept', async () => {
        try {
          await api(toolPath(id), { method: 'PATCH', body: { accept_change: true } });
          toast(t('accepted'));
        } catch (thrown) {
          if (!(thrown instanceof ApiProblem) || thrown.status !== 404) throw thrown;
          toast(t('removed'));
          await navigate({ to: '/console/bridge/tools' });
        }
      }),
    async replaceCredentials(credentials: Record<string, string>) {
      await change(sourcePath(sourceId), { method: 'PATCH', body: { credentials }, patienceMs: probePatienceMs });
    },
  };
}

/** The source of an imported tool, and how its definition differs there now. */
export function ToolDefinition({ id, sourceId }: { id: string; sourceId: string }): ReactNode {
  const tool = useApi<ImportedTool>(toolPath(id));
  return (
    <Loaded from={tool} waiting="h-40">
      {(known) => <Definition tool={known} sourceId={sourceId} />}
    </Loaded>
  );
}

function Definition({ tool, sourceId }: { tool: ImportedTool; sourceId: string }): ReactNode {
  const { t } = useText(texts);
  const source = useApi<ImportResult>(sourcePath(sourceId)).data?.source ?? null;
  const { busy, error, reread, probe, accept, replaceCredentials } = useDefinitionActs(tool.id ?? '', sourceId);
  const [isChanging, setChanging] = useState(false);
  const actions = (
    <div className="flex flex-wrap gap-2">
      {source === null ? null : (
        <Button size="small" onClick={() => setChanging(true)}>
          {t('credentials')}
        </Button>
      )}
      <Button size="small" isBusy={busy === 'probe'} onClick={probe}>
        {t('probe')}
      </Button>
      <Button size="small" isBusy={busy === 'reread'} onClick={reread}>
        {t('reread')}
      </Button>
    </div>
  );
  return (
    <Section title={t('title')} actions={actions}>
      <ErrorState error={error} />
      <DefinitionFacts tool={tool} source={source} />
      {tool.changes === null ? null : <ToolChanges changes={tool.changes} accept={accept} isBusy={busy === 'accept'} />}
      {isChanging && source !== null ? (
        <CredentialsDialog names={source.credentials} save={replaceCredentials} close={() => setChanging(false)} />
      ) : null}
    </Section>
  );
}

function DefinitionFacts({ tool, source }: { tool: ImportedTool; source: ToolSource | null }): ReactNode {
  const { t, dateTime } = useText(texts);
  const from = source && (
    <span className="grid gap-0.5">
      <span>
        {source.name} <span className="text-faint">({source.kind})</span>
      </span>
      <Mono className="break-all">{source.location}</Mono>
    </span>
  );
  const read = source && (
    <>
      {source.read_error === null ? (
        <When time={source.read_at} />
      ) : (
        <span className="text-bad">{t('readError', { error: source.read_error })}</span>
      )}
    </>
  );
  const state = (
    <span className="flex flex-wrap items-center gap-2">
      <ToolState state={tool.state} />
      {tool.reason === null ? null : <span className="text-muted">{tool.reason}</span>}
      {tool.forced ? <span className="text-warn">{t('forced')}</span> : null}
    </span>
  );
  const probed = tool.probed_at === null ? t('neverProbed') : <time dateTime={tool.probed_at}>{dateTime(tool.probed_at)}</time>;
  return (
    <div className="panel p-5">
      <Facts
        facts={[
          { name: t('source'), value: from ?? <Mono>{tool.source_id}</Mono> },
          { name: t('operation'), value: <Mono className="break-all">{tool.operation}</Mono> },
          { name: t('state'), value: state },
          { name: t('read'), value: read },
          { name: t('probed'), value: probed },
          { name: t('flags'), value: tool.flags.length === 0 ? null : <span className="text-bad">{tool.flags.join(', ')}</span> },
        ]}
      />
    </div>
  );
}

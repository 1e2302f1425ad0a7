import type { BackgroundJob } from '@farebox/contract';
import { createFileRoute } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useList } from '../../../api/lists.ts';
import { Page } from '../../../shell/page.tsx';
import { useWords, words } from '../../../text/words.ts';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect } from '../../../ui/field.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { Mono, When } from '../../../back-office/parts.tsx';
import { ListTable } from '../../../ui/list-table.tsx';

const texts = words({
  title: ['Jobs', '任务'],
  lead: ['Work in the background. A job that failed in all its attempts waits for you.', '后台工作。所有尝试均失败的任务等待你处理。'],
  state: ['State', '状态'],
  dead: ['Failed for good', '彻底失败'],
  waiting: ['Waiting', '等待中'],
  running: ['Running', '运行中'],
  kind: ['Kind', '类型'],
  attempts: ['Attempts', '尝试'],
  due: ['Due', '计划时间'],
  error: ['Last error', '最近错误'],
  job: ['Job', '任务'],
  retry: ['Run again', '重新运行'],
  retried: ['The job waits for its turn', '任务已重新排队'],
  none: ['No jobs in this state', '没有处于此状态的任务'],
});

export const Route = createFileRoute('/console/bridge/jobs')({ component: JobsPage });

function JobsPage(): ReactNode {
  const t = useWords(texts);
  const [state, setState] = useState<BackgroundJob['state']>('dead');
  const list = useList<BackgroundJob>('/api/v1/admin/jobs', { state });
  const [error, setError] = useState<unknown>(null);
  const retry = async (id: string) => {
    setError(null);
    try {
      await api('/api/v1/admin/jobs/retry', { body: { id } });
      toast(t('retried'));
    } catch (thrown) {
      setError(thrown);
    }
    void list.refetch();
  };
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <NativeSelect
          aria-label={t('state')}
          value={state}
          onChange={({ target: { value } }) => setState(value === 'waiting' || value === 'running' ? value : 'dead')}
          className="!w-auto"
        >
          <option value="dead">{t('dead')}</option>
          <option value="waiting">{t('waiting')}</option>
          <option value="running">{t('running')}</option>
        </NativeSelect>
      }
    >
      {error === null ? null : (
        <div className="mb-4">
          <ErrorState error={error} />
        </div>
      )}
      <ListTable
        caption={t('title')}
        list={list}
        keyOf={({ id }) => id}
        empty={{ title: t('none') }}
        columns={[
          { id: 'kind', head: t('kind'), cell: ({ kind }) => kind },
          { id: 'job', head: t('job'), cell: ({ id }) => <Mono>{id}</Mono> },
          { id: 'attempts', head: t('attempts'), isNumber: true, cell: (job) => `${job.attempts} / ${job.attempts_max}` },
          { id: 'due', head: t('due'), cell: (job) => <When time={job.run_at} /> },
          {
            id: 'error',
            head: t('error'),
            cell: (job) => (
              <span title={job.last_error ?? ''} className="block max-w-md truncate text-bad">
                {job.last_error ?? ''}
              </span>
            ),
          },
          {
            id: 'act',
            head: '',
            cell: (job) =>
              job.state === 'dead' ? (
                <Button size="small" onClick={() => void retry(job.id)}>
                  {t('retry')}
                </Button>
              ) : null,
          },
        ]}
      />
    </Page>
  );
}

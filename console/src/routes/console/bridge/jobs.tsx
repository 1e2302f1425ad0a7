import type { BackgroundJob } from '@farebox/contract';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { code, number, orderedTime, short, time } from '../../../resource/cells.tsx';
import { byTime } from '../../../resource/filters.ts';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { words } from '../../../text/words.ts';

const texts = words({
  title: ['Jobs', '任务'],
  lead: ['Work in the background. A job that failed in all its attempts waits for you.', '后台工作。所有尝试均失败的任务等待你处理。'],
  find: ['Kind, error or id', '类型、错误或编号'],
  dead: ['Failed for good', '彻底失败'],
  waiting: ['Waiting', '等待中'],
  running: ['Running', '运行中'],
  attempts: ['Attempts', '尝试'],
  due: ['Due', '计划时间'],
  error: ['Last error', '最近错误'],
  job: ['Job', '任务'],
  retry: ['Run again', '重新运行'],
  retried: ['The job waits for its turn', '任务已重新排队'],
  none: ['No jobs in this state', '没有处于此状态的任务'],
});

export default function JobsPage(): ReactNode {
  return <ResourcePage of={jobs} path="/api/v1/admin/jobs" isFile />;
}

const jobs: Resource<BackgroundJob, typeof texts> = {
  texts,
  filters: {
    q: { kind: 'text', label: 'find' },
    state: { kind: 'choice', label: 'state', values: ['dead', 'waiting', 'running'], isSaid: true },
    sort: byTime,
  },
  columns: {
    kind: ({ kind }) => kind,
    job: code(({ id }) => id),
    made: orderedTime((job) => job.created_at),
    attempts: number((job) => `${job.attempts} / ${job.attempts_max}`),
    due: time((job) => job.run_at),
    error: short((job) => job.last_error, 'max-w-md text-bad'),
  },
  acts: [
    {
      name: 'retry',
      isFor: ({ state }) => state === 'dead',
      async run({ id }, { done }) {
        await api('/api/v1/admin/jobs/retry', { body: { id } });
        done('retried');
      },
    },
  ],
};

import type { ToolHistory } from '@farebox/contract';
import { type ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { Dot } from '../ui/badge.tsx';
import { classes } from '../ui/classes.ts';
import { EmptyState } from '../ui/states.tsx';
import { Section, When } from './parts.tsx';

const texts = words({
  title: ['Health', '健康'],
  strip: [
    '{failed, plural, =0 {No check failed} one {# check failed} other {# checks failed}} of {made} in {days} days',
    '{days} 天内共检查 {made} 次，{failed} 次失败',
  ],
  day: ['{date}: {failed} of {made} checks failed', '{date}：{made} 次检查中 {failed} 次失败'],
  unchecked: ['{date}: not checked', '{date}：未检查'],
  passed: ['All passed', '全部通过'],
  some: ['Some failed', '部分失败'],
  all: ['All failed', '全部失败'],
  noCheck: ['Not checked', '未检查'],
  empty: ['No check in this period', '此期间没有检查'],
  emptyHint: ['The days appear with the first check of the tool.', '首次检查后将按日显示。'],
  changes: ['Changes', '变化'],
  healthy: ['passed', '通过'],
  unhealthy: ['failed', '失败'],
});

type Day = ToolHistory['days'][number];
type State = 'noCheck' | 'passed' | 'some' | 'all';

const grounds: Readonly<Record<State, string>> = {
  noCheck: 'bg-sunken border border-line',
  passed: 'bg-good',
  some: 'bg-warn',
  all: 'bg-bad',
};

/** The checks of a tool, a mark for each day, and when their outcome changed. */
export function ToolHealth({ history: { days, changes } }: { history: ToolHistory }): ReactNode {
  const { t } = useText(texts);
  const isChecked = days.some(({ checks }) => checks.made > 0);
  return (
    <Section title={t('title')}>
      {isChecked ? <Strip days={days} /> : <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
      {changes.length === 0 ? null : <Changes changes={changes} />}
    </Section>
  );
}

function Strip({ days }: { days: readonly Day[] }): ReactNode {
  const { t, count, date } = useText(texts);
  const sum = (of: 'made' | 'failed') => days.reduce((all, { checks }) => all + checks[of], 0);
  const inWords = ({ at, checks }: Day) =>
    checks.made === 0
      ? t('unchecked', { date: date(at) })
      : t('day', { date: date(at), failed: count(checks.failed), made: count(checks.made) });
  return (
    <div className="panel grid min-w-0 gap-3 p-4">
      <p className="text-sm">{t('strip', { failed: sum('failed'), made: count(sum('made')), days: days.length })}</p>
      <ol className="flex h-8 gap-px">
        {days.map((day) => (
          <li key={day.at} title={inWords(day)} className={classes('min-w-0 flex-1 rounded-sm', grounds[stateOf(day)])}>
            <span className="sr-only">{inWords(day)}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-[13px] text-muted">
        {(['passed', 'some', 'all', 'noCheck'] as const).map((state) => (
          <span key={state} className="inline-flex items-center gap-2">
            <span className={classes('size-2.5 rounded-sm', grounds[state])} />
            {t(state)}
          </span>
        ))}
      </p>
    </div>
  );
}

function stateOf({ checks: { made, failed } }: Day): State {
  if (made === 0) return 'noCheck';
  return failed === 0 ? 'passed' : failed === made ? 'all' : 'some';
}

function Changes({ changes }: { changes: ToolHistory['changes'] }): ReactNode {
  const { t } = useText(texts);
  return (
    <div className="panel min-w-0">
      <h3 className="border-b border-line px-4 py-2 text-sm font-medium text-muted">{t('changes')}</h3>
      <ol tabIndex={0} aria-label={t('changes')} className="max-h-72 divide-y divide-line overflow-y-auto">
        {changes.map(({ at, status, reason }) => (
          <li key={at} className="grid gap-x-4 gap-y-1 px-4 py-2 text-sm sm:grid-cols-[10rem_1fr]">
            <span className="text-muted">
              <When time={at} />
            </span>
            <span className="flex min-w-0 items-baseline gap-2">
              <Dot tone={status === 'healthy' ? 'good' : 'bad'} />
              <span className="min-w-0 break-words">
                {t(status)}
                {reason === null ? null : <span className="text-muted">: {reason}</span>}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
